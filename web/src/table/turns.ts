import type { StepView } from '../wire/generated';
import type { Side } from '../wire/scene';
import { rollOf, type Roll } from './dice';

/** One choice in the list of moves. */
export interface Entry {
  /** The number of choices after this one, which is the position that a click opens. */
  readonly at: number;
  readonly step: StepView;
  /** Set for rolls. */
  readonly fall: Roll | null;
}

/** All choices of one turn: those of the one whose turn it is, the opponent's inside it, and dice. */
export interface Turn {
  readonly side: Side;
  readonly entries: readonly Entry[];
}

/** A line of the list: a turn of the side that began, and the answer. */
export interface Round {
  readonly number: number;
  readonly turns: readonly [Turn | null, Turn | null];
}

export function turnsOf(steps: readonly StepView[]): readonly Turn[] {
  const turns: { side: Side; entries: Entry[] }[] = [];
  steps.forEach((step, index) => {
    const entry = { at: index + 1, step, fall: rollOf(step.effects) };
    const last = turns[turns.length - 1];
    if (last?.side === step.turn) last.entries.push(entry);
    else turns.push({ side: step.turn, entries: [entry] });
  });
  return turns;
}

/** The number of the turn that each step belongs to, as in the list of moves: it counts those of the side that began. */
export function turnNumbers(steps: readonly { readonly turn: number }[]): readonly number[] {
  const begins = steps[0]?.turn;
  let [number, side] = [1, begins];
  return steps.map(({ turn }) => {
    if (turn !== side && turn === begins) number += 1;
    side = turn;
    return number;
  });
}

/** The turns side by side; `first` is who began. */
export function roundsOf(steps: readonly StepView[], first: Side): readonly Round[] {
  const rounds: Round[] = [];
  for (const turn of turnsOf(steps)) {
    const last = rounds[rounds.length - 1];
    if (last && turn.side !== first && last.turns[1] === null) {
      rounds[rounds.length - 1] = { ...last, turns: [last.turns[0], turn] };
    } else {
      const turns = turn.side === first ? ([turn, null] as const) : ([null, turn] as const);
      rounds.push({ number: rounds.length + 1, turns });
    }
  }
  return rounds;
}
