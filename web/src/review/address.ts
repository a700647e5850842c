import { canonicalName } from '../games/variants';

/** What the address of the analysis says: where it begins, a line, and how far along it the board is. */
export interface Place {
  readonly game: string;
  /** Where the line begins; null for the usual start. */
  readonly position: string | null;
  readonly moves: readonly string[];
  /** How many of the moves are made; all of them if it is not said. */
  readonly at: number;
}

/** Reads an address. The game is empty if there is none. */
export function readPlace(search: URLSearchParams): Place {
  const moves = (search.get('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  const at = search.get('at');
  const number = at === null || !/^\d+$/.test(at) ? moves.length : Number(at);
  return {
    game: canonicalName(search.get('game')?.trim() ?? ''),
    position: search.get('position')?.trim() || null,
    moves,
    at: Math.min(number, moves.length),
  };
}

/** Writes an address, as short as possible. */
export function writePlace(path: string, { game, position, moves, at }: Place): string {
  const parts = [`game=${encode(game)}`];
  if (position !== null) parts.push(`position=${encode(position)}`);
  if (moves.length > 0) parts.push(`moves=${encode(moves.join(' '))}`);
  if (at < moves.length) parts.push(`at=${at}`);
  return `${path}?${parts.join('&')}`;
}

/** Leaves characters that an address may contain unescaped, so that it can be read and typed. */
function encode(text: string): string {
  return encodeURIComponent(text)
    .replace(/%20/g, '+')
    .replace(/%(2F|3A|2C|40|3D)/gi, (code) => decodeURIComponent(code));
}
