import { sideName } from '../board/label';
import { motion } from '../board/motion';
import { character } from '../lobby/levels';
import { sentence, type Fact } from '../messages/say';
import { lookUp, t, word } from '../messages/t.svelte';
import type { EndingView, SeatView, StepView, TableView } from '../wire/generated';
import type { Piece, Scene, Side } from '../wire/scene';
import { fallOf, type Fall } from './dice';
import { outcomeOf } from './outcome';
import type { Seat } from './possible';

type Sides = readonly [string, string];

/** What whoever sits there is called. */
export function seatName(seat: SeatView): string {
  if (seat.name === null) return t('table-empty');
  return seat.computer ? character(seat.name).name : seat.name;
}

/** A move as it is read aloud: `a2 attacks b2`. */
export function moveAloud(text: string): string {
  if (text === 'pass') return t('move-pass');
  return text
    .replace(/^>(\w+)$/, (_, space: string) => t('aloud-push', { space }))
    .replace(/^!(\w+)$/, (_, space: string) => t('aloud-remove', { space }))
    .replace(/(\w)([-x=*@])(?=\w)/g, (_, before: string, sign: string) => {
      return `${before} ${lookUp(`aloud-${SIGNS[sign] ?? 'to'}`) ?? sign} `;
    });
}

const SIGNS: Readonly<Record<string, string>> = {
  '-': 'to',
  x: 'takes',
  '=': 'exchanges',
  '*': 'attacks',
  '@': 'recycles',
};

/** What dice showed, in words. */
export function fallAloud({ kind, values: [first = 0, second = 0] }: Fall, sides: Sides): string {
  return kind === 'attack'
    ? t('aloud-die', { value: first })
    : t('aloud-showdown', { one: sideName(sides, 1), first, two: sideName(sides, 2), second });
}

/** A step of the game in words. */
export function stepAloud(step: StepView, sides: Sides): string {
  const fall = fallOf(step.text);
  if (fall) return fallAloud(fall, sides);
  const side = sideName(sides, step.by ?? step.turn);
  return t('aloud-move', { side, move: moveAloud(step.text) });
}

/**
 * What an attack did, as it is read beside the dice and with the spaces, if these steps of a game end with its die;
 * null otherwise. The scenes are those before the die fell and after it.
 */
export function attackAloud(
  steps: readonly StepView[],
  before: Scene,
  after: Scene,
  sides: Sides,
): string | null {
  const [attack, die] = steps.slice(-2);
  const fall = die ? fallOf(die.text) : null;
  if (!attack || fall?.kind !== 'attack') return null;
  const outcome = outcomeOf(attack.text, before, after);
  if (!outcome) return null;
  const name = ({ kind }: Piece) => word('piece', kind);
  const space = (piece: Piece) => before.spaces[piece.space]?.name ?? '';
  return t(outcome.killed ? 'aloud-killed' : 'aloud-pushed', {
    side: sideName(sides, attack.by ?? attack.turn),
    attacker: name(outcome.attacker),
    from: space(outcome.attacker),
    defender: name(outcome.defender),
    to: space(outcome.defender),
    value: fall.values[0] ?? 0,
    loser: name(outcome.loser),
  });
}

/** A step in words and, as what is seen has to be part of the name of a button, as it is written. */
export function stepLabel(step: StepView, sides: Sides): string {
  const aloud = stepAloud(step, sides);
  const heard = fallOf(step.text) !== null || aloud.toLowerCase().includes(step.text.toLowerCase());
  return heard ? aloud : `${aloud}, ${step.text}`;
}

/** What is no longer on the board: `Amber guard on b4 is gone`. */
export function lossesAloud(before: Scene, after: Scene, sides: Sides): readonly string[] {
  const { gone = [], walks = [] } = motion(before, after) ?? {};
  // Whoever went where it was captured at once is gone from there.
  const lost = walks.flatMap(({ piece, way }) => {
    const end = way.at(-1) ?? piece.space;
    return after.pieces.some(({ space }) => space === end) ? [] : [{ ...piece, space: end }];
  });
  return [...gone, ...lost].map((piece) =>
    t('aloud-gone', {
      side: sideName(sides, piece.side),
      piece: word('piece', piece.kind),
      space: before.spaces[piece.space]?.name ?? '',
    }),
  );
}

/** Whose turn it is, as the viewer would say it. */
export function turnWords({ state, game }: TableView, seat: Seat): string {
  if (state.phase !== 'playing') return '';
  const side = state.decides ?? state.turn;
  if (side === null) return '';
  if (seat === side) return state.turn === side ? t('table-yourTurn') : t('table-yourChoice');
  const name = sideName(game.sides, side);
  return state.turn === side ? t('table-turnOf', { side: name }) : t('table-choiceOf', { side: name });
}

/** How the game ended: who won, seen from the viewer's seat. */
export function endTitle(ending: EndingView, sides: Sides, seat: Seat): string {
  if (ending.result === '*') return t('over-aborted');
  if (ending.winner === null) return t('over-drawn');
  if (seat === 1 || seat === 2) return ending.winner === seat ? t('over-won') : t('over-lost');
  return t('over-wins', { side: sideName(sides, ending.winner) });
}

/** Why the game ended, in the player's language where we know the reason, in the server's words otherwise. */
export function endReason({ termination, winner, sentence: words }: EndingView, sides: Sides): string {
  if (termination === 'repetition' || termination === 'no-progress') return t(`over-by-${termination}`);
  const fact = ENDED[termination]?.(winner === null ? null : winner === 1 ? 2 : 1);
  return fact ? sentence(fact, sides) : withoutSeats(words);
}

const lost =
  (code: string) =>
  (loser: Side | null): Fact | null =>
    loser === null ? null : { code, params: { loser: { side: loser } } };
const plain = (code: string, length?: number) => (): Fact =>
  length === undefined ? { code } : { code, params: { length } };

/** The server's reasons as facts. */
const ENDED: Readonly<Record<string, (loser: Side | null) => Fact | null>> = {
  resignation: lost('end-resigned'),
  'time-forfeit': lost('end-timeout'),
  'illegal-move': lost('end-illegal-move'),
  abandoned: lost('end-gone'),
  agreement: plain('end-agreed'),
  aborted: plain('end-aborted'),
  'the king was captured': plain('end-king-captured'),
  'both kings were captured': plain('end-kings-lost'),
  'both kings were captured by one move': plain('end-both-kings-captured'),
  'both players had to forfeit their turns': plain('end-both-forfeited'),
  'a second pawn was captured': plain('end-captures'),
  'three pawns stand in a row': plain('end-row', 3),
  'four pawns stand in a row': plain('end-row', 4),
  'three pawns stand in a row and a second pawn was captured': plain('end-row-and-captures', 3),
  'four pawns stand in a row and a second pawn was captured': plain('end-row-and-captures', 4),
  'no pawn is left to the other side': plain('end-no-pawns'),
  'the king entered the Courtyard': plain('end-king-entered'),
  "the king reached the enemy's home square": plain('end-king-home'),
};

/** The name of a side says enough: `Teal (seat 1) wins` is `Teal wins`. */
export function withoutSeats(sentence: string): string {
  return sentence.replace(/ \(seat [12]\)/g, '');
}
