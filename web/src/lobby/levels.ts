import { lookUp, t } from '../messages/t.svelte';
import type { ComputerInfo } from '../wire/generated';

/** A computer player as people know it: somebody at court. */
export interface Character {
  /** The name by which the server knows it: `level:4`, `best`. */
  readonly player: string;
  readonly name: string;
  /** How it plays, in one line. */
  readonly line: string;
}

/** Who plays under this name of the server, in the current language; its own name where we know nobody. */
export function character(player: string): Character {
  const id = player.replace(':', '-');
  return {
    player,
    name: lookUp(`${id}-name`) ?? player,
    line: lookUp(`${id}-line`) ?? '',
  };
}

/** The characters there are, the weakest first. */
export const characters = (computers: readonly ComputerInfo[]): Character[] =>
  computers.map(({ player }) => character(player));

/** What somebody on a seat is called. */
export function seatName(seat: { readonly name: string; readonly computer: boolean } | null): string {
  if (!seat) return t('lobby-nobody');
  return seat.computer ? character(seat.name).name : seat.name;
}
