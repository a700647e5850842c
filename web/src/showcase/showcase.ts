import type { Step } from '../board/motion';
import type { Effect } from '../wire/generated';
import { sceneOf, type MarkKind, type Piece, type Scene, type Side } from '../wire/scene';
import recorded from './showcase.json';

/** A game in one of its variants. */
export interface Variant {
  /** The name by which it is asked for. */
  readonly name: string;
  /** How many squares the board has from edge to edge, where there are several sizes to choose from. */
  readonly size: number | null;
  /** The optional rules that it is played with. */
  readonly options: readonly string[];
}

/** A game as the home page shows it: what it is, and a recorded game to watch. */
export interface Showcase {
  readonly name: string;
  readonly title: string;
  readonly credit: string;
  readonly summary: string;
  readonly sides: readonly [string, string];
  /** The usual game and its variants, the usual one first. */
  readonly variants: readonly Variant[];
  /** The recorded positions, from the start. */
  readonly scenes: readonly Scene[];
  /** What led from each of them to the next. */
  readonly steps: readonly Step[];
}

interface Recorded extends Omit<Showcase, 'scenes' | 'steps'> {
  ground: Pick<Scene, 'board' | 'palette' | 'spaces' | 'walls' | 'gates'>;
  kinds: Record<string, { side: Side; kind: string; ratings: Piece['ratings'] }>;
  frames: {
    pieces: Record<string, number[]>;
    marks: [number, MarkKind][];
    /** What led here from the frame before. */
    effects?: Effect[];
  }[];
}

/** The five games, in the order of the home page. */
export const showcases: readonly Showcase[] = (recorded as unknown as Recorded[]).map(unfold);

function unfold({ ground, kinds, frames, ...info }: Recorded): Showcase {
  const scenes = frames.map((frame): Scene => {
    const pieces = Object.entries(frame.pieces).flatMap(([letter, spaces]) => {
      const kind = kinds[letter];
      return kind ? spaces.map((space): Piece => ({ space, letter, ...kind })) : [];
    });
    const marks = frame.marks.map(([space, kind]) => ({ space, kind }));
    return sceneOf(ground, { pieces, marks });
  });
  const steps = frames.slice(1).map(({ effects = [] }, at): Step => ({ text: String(at), effects }));
  return { ...info, scenes, steps };
}
