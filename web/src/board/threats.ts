/** Which pieces could be taken, seen by whoever looks at the board: by the names of their spaces. */
export interface Threats {
  /** One's own that the other side could take. */
  readonly threatened: readonly string[];
  /** The other side's that one could take. */
  readonly capturable: readonly string[];
}

export const noThreats: Threats = { threatened: [], capturable: [] };

/** The same threats, seen from the other side of the board. */
export function turnedRound({ threatened, capturable }: Threats): Threats {
  return { threatened: capturable, capturable: threatened };
}
