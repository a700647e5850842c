/** Which pieces could be taken, seen by whoever looks at the board: by the names of their spaces. */
export interface Threats {
  /** One's own that the other side could take. */
  readonly threatened: readonly string[];
  /** The other side's that one could take. */
  readonly capturable: readonly string[];
  /** Those of both that could not be taken when threats were last told. */
  readonly fresh: readonly string[];
}

export const noThreats: Threats = { threatened: [], capturable: [], fresh: [] };

/** As many signs as a glance can take in. */
const FEW = 4;

/** The same threats, seen from the other side of the board. */
export function turnedRound({ threatened, capturable, fresh }: Threats): Threats {
  return { threatened: capturable, capturable: threatened, fresh };
}

/** What is new among threats; nothing where there were none to compare with. */
export function freshSince(now: Omit<Threats, 'fresh'>, before: Threats | null): readonly string[] {
  if (before === null) return [];
  const known = new Set([...before.threatened, ...before.capturable]);
  return [...now.threatened, ...now.capturable].filter((space) => !known.has(space));
}

/** Whether the sign of a piece is a full one. Where lines of pieces face each other, only kings and what is new have such. */
export function isLoud({ threatened, capturable, fresh }: Threats, space: string, kind: string): boolean {
  return threatened.length + capturable.length <= FEW || kind === 'king' || fresh.includes(space);
}
