import type { ComponentProps } from 'svelte';
import type Arrows from '../board/Arrows.svelte';
import type { Analysis, ExploreView } from '../wire/generated';
import { standingOf } from './score';

type Arrow = ComponentProps<typeof Arrows>['arrows'][number];

/** The first moves of the best lines as arrows, numbered where there are several. Dice have none. */
export function arrowsOf(
  found: Analysis,
  { moves }: Pick<ExploreView, 'moves'>,
  most: number,
): readonly Arrow[] {
  if (found.decides === null) return [];
  const lines = found.lines.slice(0, most);
  return lines.flatMap((line, rank) => {
    const move = moves.find((each) => each.text === line.moves[0]);
    if (!move) return [];
    const { standing, side } = standingOf(line.score);
    const loses = standing === 'winning' && side !== found.decides;
    return [{ trail: move.trail, text: lines.length > 1 ? String(rank + 1) : '', loses }];
  });
}
