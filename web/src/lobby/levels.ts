import { lookUp, t } from '../messages/t.svelte';
import type { ComputerInfo } from '../wire/generated';

/** A computer player, as people know it. */
export interface Character {
  /** The server's name for it: `level:4`, `best`. */
  readonly player: string;
  readonly name: string;
  /** How it plays, in one line. */
  readonly line: string;
}

/** The name of a computer player in the current language; the server's name if there is none. */
export function character(player: string): Character {
  const id = player.replace(':', '-');
  return {
    player,
    name: lookUp(`${id}-name`) ?? player,
    line: lookUp(`${id}-line`) ?? '',
  };
}

/** All characters, the weakest first. */
export const characters = (computers: readonly ComputerInfo[]): Character[] =>
  computers.map(({ player }) => character(player));

/** The name of the player on a seat. */
export function seatName(seat: { readonly name: string; readonly computer: boolean } | null): string {
  if (!seat) return t('lobby-nobody');
  return seat.computer ? character(seat.name).name : seat.name;
}
