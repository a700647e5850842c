import type { Step } from '../board/motion';
import type { Effect } from '../wire/generated';
import { sceneOf, type MarkKind, type Piece, type Scene, type Side } from '../wire/scene';

/** A variant of a game. */
export interface Variant {
  /** The name of the game with the variant, as the server has it. */
  readonly name: string;
  /** The number of squares along an edge of the board, if there are several sizes. */
  readonly size: number | null;
  /** The optional rules. */
  readonly options: readonly string[];
}

/** What the app knows about a game without a server: its names, its pieces and a recorded game to watch. */
export interface Showcase {
  /** The place of the game among the others. */
  readonly place: number;
  readonly name: string;
  readonly title: string;
  readonly credit: string;
  readonly summary: string;
  readonly sides: readonly [string, string];
  /** The usual game and its variants, the usual one first. */
  readonly variants: readonly Variant[];
  /** One piece of each kind and side. */
  readonly pieces: readonly Omit<Piece, 'space'>[];
  /** The recorded positions, from the start. */
  readonly scenes: readonly Scene[];
  /** The steps between them. */
  readonly steps: readonly Step[];
}

interface Recorded extends Omit<Showcase, 'pieces' | 'scenes' | 'steps'> {
  ground: Pick<Scene, 'board' | 'palette' | 'spaces' | 'walls' | 'gates'>;
  kinds: Record<string, { side: Side; kind: string; figure: string; ratings: Piece['ratings'] }>;
  frames: {
    pieces: Record<string, number[]>;
    marks: [number, MarkKind][];
    /** The effects since the previous frame. */
    effects?: Effect[];
  }[];
}

/** The data of all games. Without HOLOCOURT_EXAMPLES, `@examples` has none. */
const files: Readonly<Record<string, unknown>> = import.meta.glob(
  ['./*/showcase.json', '@examples/*/web/showcase.json'],
  { eager: true, import: 'default' },
);

/** All games, in the order of the home page. */
export const showcases: readonly Showcase[] = (Object.values(files) as Recorded[])
  .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name))
  .map(unfold);

function unfold({ ground, kinds, frames, ...info }: Recorded): Showcase {
  const pieces = Object.entries(kinds).map(([letter, kind]) => ({ letter, ...kind }));
  const scenes = frames.map((frame): Scene => {
    const pieces = Object.entries(frame.pieces).flatMap(([letter, spaces]) => {
      const kind = kinds[letter];
      return kind ? spaces.map((space): Piece => ({ space, letter, ...kind })) : [];
    });
    const marks = frame.marks.map(([space, kind]) => ({ space, kind }));
    return sceneOf(ground, { pieces, marks });
  });
  const steps = frames.slice(1).map(({ effects = [] }, at): Step => ({ text: String(at), effects }));
  return { ...info, pieces, scenes, steps };
}
