import type { ExploreView } from '../wire/generated';
import type { Side } from '../wire/scene';

/** What the reader has to achieve, judged by the server's answers alone. */
export type Goal =
  /** Any move at all. */
  | { readonly kind: 'any' }
  /** The reader's pieces are arranged like this. */
  | { readonly kind: 'arrange'; readonly setup: string }
  /** One of these moves. */
  | { readonly kind: 'moves'; readonly accept: readonly string[] }
  /** A piece of this letter on this space. */
  | ({ readonly kind: 'reach'; readonly letter: string; readonly space: string } & MoveLimit)
  /** This many pieces of a side are captured. */
  | ({ readonly kind: 'capture'; readonly side: Side; readonly count: number } & MoveLimit)
  /** A forced win; `accept` lists all winning first moves. */
  | { readonly kind: 'win'; readonly within: number; readonly accept: readonly string[] }
  /** The other side cannot win at once; `accept` lists all such moves. */
  | { readonly kind: 'safe'; readonly accept: readonly string[] }
  /** The attack that most likely kills, or wins (kills or pushes); `accept` lists the best. */
  | { readonly kind: 'chance'; readonly of: 'kill' | 'win'; readonly accept: readonly string[] }
  /** The game ends in a draw. */
  | ({ readonly kind: 'draw' } & MoveLimit)
  /** A draw may be claimed. */
  | ({ readonly kind: 'claim' } & MoveLimit)
  /** Dice were rolled, and their decision is made. */
  | ({ readonly kind: 'rolled' } & MoveLimit);

/** The limit for reaching a goal. */
interface MoveLimit {
  /** The reader's decisions; one by default. */
  readonly within?: number;
  /** Whether the other side answers before it is judged. */
  readonly answered?: boolean;
}

/** A position and a goal. Its texts are found by its `id`. */
export interface Task {
  readonly id: string;
  /** The game with its variant, where it is not the usual one. */
  readonly game?: string;
  readonly position: string;
  readonly goal: Goal;
  /** The spaces that the last hint shows. */
  readonly hint: readonly string[];
  /** The rolls of the task, in order; without them the reader rolls. */
  readonly dice?: readonly string[];
  /** The other side's answers, by everything that was played before. */
  readonly answers?: Readonly<Record<string, string>>;
  /** Its other answers, in order. */
  readonly replies?: readonly string[];
  /** The whole correct line, including dice and answers. */
  readonly solution: readonly string[];
  /** Wrong moves that have an explanation of their own. */
  readonly typical?: readonly string[];
}

/** The state of a task. */
export type Verdict = 'open' | 'reached' | 'missed';

/** Whether the goal is reached, can still be, or cannot any more. */
export function judge(goal: Goal, viewer: Side, now: ExploreView): Verdict {
  const mine = now.steps.filter((step) => step.by === viewer);
  if (mine.length === 0 && now.steps.length === 0) return 'open';
  const begun = mine[0]?.text ?? '';
  switch (goal.kind) {
    case 'any':
      return 'reached';
    case 'arrange':
      return 'open';
    case 'moves':
    case 'safe':
    case 'chance':
      return goal.accept.includes(begun) ? 'reached' : 'missed';
    case 'win':
      if (now.ending?.winner === viewer) return 'reached';
      return goal.accept.includes(begun) ? wait(goal, viewer, mine.length, now) : 'missed';
    default:
      return isReached(goal, now) ? 'reached' : wait(goal, viewer, mine.length, now);
  }
}

function isReached(
  goal: Extract<Goal, { kind: 'reach' | 'capture' | 'draw' | 'claim' | 'rolled' }>,
  now: ExploreView,
): boolean {
  switch (goal.kind) {
    case 'reach':
      return stands(now, goal.letter, goal.space);
    case 'capture':
      return lost(now, goal.side) >= goal.count;
    case 'draw':
      return now.ending !== null && now.ending.winner === null;
    case 'claim':
      return now.claimable !== null;
    case 'rolled':
      return now.steps.some((step) => step.by === null) && now.dice.length === 0;
  }
}

/** A goal stays open while decisions, dice, a push or an answer are outstanding. */
function wait(limit: MoveLimit, viewer: Side, made: number, now: ExploreView): Verdict {
  if (now.ending) return 'missed';
  if (now.dice.length > 0 || now.marks.some((mark) => mark.kind === 'pushed')) return 'open';
  if (limit.answered && now.decides !== viewer) return 'open';
  return made < (limit.within ?? 1) ? 'open' : 'missed';
}

function stands(view: ExploreView, letter: string, space: string): boolean {
  return view.pieces.some(
    (piece) => piece.letter === letter && view.board.spaces[piece.space]?.name === space,
  );
}

/** How many pieces of a side were removed. */
function lost({ steps }: ExploreView, side: Side): number {
  const effects = steps.flatMap((step) => step.effects);
  return effects.filter((effect) => effect.type === 'removed' && effect.side === side).length;
}
