import { sideName } from '../board/label';
import { t } from '../messages/t.svelte';
import type { TableView } from '../wire/generated';
import { seatName } from './game-text';

/** Who moves first, and whether that was drawn by lot; empty once somebody has moved. */
export function startLine({ game, state, terms }: TableView): string {
  const { first, gameNumber, phase, ply, seats } = state;
  if (phase !== 'playing' || ply > 0 || first === null) return '';
  const isDrawn = terms.begins === 'lot' && terms.position === null && gameNumber === 1;
  const who = { name: seatName(seats[first - 1] ?? seats[0]), side: sideName(game.sides, first) };
  return t(isDrawn ? 'aloud-lot' : 'aloud-begins', who);
}
