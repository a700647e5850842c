import { motion } from '../board/motion';
import type { MarkKind, Scene, Side } from '../wire/scene';
import type { SoundName } from './voices';

/** What is to be heard when one scene follows another, or null for nothing. */
export function soundBetween(before: Scene, after: Scene): SoundName | null {
  if (marks(after, 'attacker') && !marks(before, 'attacker')) return 'dice';
  const happened = motion(before, after);
  if (!happened) return null;
  if (happened.gone.length > 0) return 'capture';
  return marks(before, 'pushed') ? 'push' : 'move';
}

/** What is to be heard at the end of a game; `viewer` is null for someone who only watches. */
export function soundOfEnd(winner: Side | null, viewer: Side | null): SoundName {
  return winner !== null && viewer !== null && winner !== viewer ? 'lose' : 'win';
}

function marks(scene: Scene, kind: MarkKind): boolean {
  return scene.marks.some((mark) => mark.kind === kind);
}
