import { fixtures } from '../fixtures/fixtures';
import { court } from '../pieces/court';
import { creatures } from '../pieces/creatures';
import type { Piece, Scene, Side } from '../wire/scene';

/** Every figure of a side, around a round board, and one without a drawing. */
export function allFigures(side: Side): Scene | null {
  const round = fixtures.find(({ scene }) => scene.board.kind === 'round');
  if (!round) return null;
  const figures = [...Object.keys(creatures), ...Object.keys(court), 'none'];
  const pieces = figures.map((figure, space): Piece => ({
    space,
    side,
    kind: figure,
    figure,
    letter: 'Z',
    ratings: null,
  }));
  return { ...round.scene, pieces, marks: [], ask: null };
}
