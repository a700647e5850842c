/** The choices of a player; the first is the default. */
export const choices = {
  /** The colours of everything. */
  theme: ['night', 'day', 'contrast'],
  /** How boards are shown: drawn flat, or as holograms. */
  dimension: ['2d', '3d'],
  /** The style of the board under the pieces. */
  ground: ['inlaid', 'plain'],
  /** The style of the pieces. */
  pieces: ['figures', 'letters'],
  /** How fast pieces move. */
  pace: ['normal', 'slow', 'fast', 'instant'],
} as const;
/** The switches of a player; all are on by default. */
export const switches = ['coordinates', 'odds', 'threats', 'warnings', 'sound'] as const;

export type Choice = keyof typeof choices;
export type Chosen<Name extends Choice> = (typeof choices)[Name][number];
export type Switch = (typeof switches)[number];

/** All settings of a player, as stored with the account. */
export type StoredSettings = { [Name in Choice]: Chosen<Name> } & Record<Switch, boolean> & {
    /** From 0 to 100. */
    volume: number;
  };

/** The valid ones among stored settings, perhaps from another version of the app. */
export function readStoredSettings(stored: unknown): Partial<StoredSettings> {
  if (typeof stored !== 'object' || stored === null) return {};
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(stored)) {
    if (isChoice(name)) {
      if (choices[name].some((each) => each === value)) read[name] = value;
    } else if (switches.some((each) => each === name)) {
      if (typeof value === 'boolean') read[name] = value;
    } else if (name === 'volume' && isVolume(value)) read[name] = value;
  }
  return read as Partial<StoredSettings>;
}

export function isVolume(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= 100;
}

function isChoice(name: string): name is Choice {
  return Object.hasOwn(choices, name);
}
