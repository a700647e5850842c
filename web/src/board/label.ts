import { effectsAloud } from '../messages/effect';
import { say, sayKnown, type Sides } from '../messages/say';
import { lookUp, t, word } from '../messages/t.svelte';
import type { MarkKind, Move, Piece, Scene, Side } from '../wire/scene';
import { lastTrail } from './motion';
import type { Effect } from '../wire/generated';
import type { Previews } from './preview';
import { candidates, movesFrom, standing, targets, type Selection } from './select';
import { noThreats, type Threats } from './threats';

/** The data of the labels. */
export interface Knowledge {
  readonly scene: Scene;
  readonly moves: readonly Move[];
  readonly selection: Selection;
  /** Whose pieces the viewer moves. */
  readonly viewer: Side | 'both' | null;
  /** The names of the sides, as the game calls them. */
  readonly sides: Sides;
  readonly threats?: Threats;
  /** What the moves would do, as far as it is known. */
  readonly previews?: Previews;
}

const TOLD: readonly MarkKind[] = ['attacker', 'attacked', 'pushed', 'offender'];

/** What a screen reader says of a space: `a4, teal king, your piece, 3 moves`. */
export function labelOf(index: number, known: Knowledge): string {
  const { scene, moves, selection, viewer, threats = noThreats } = known;
  const space = scene.spaces[index];
  if (!space) return '';
  const piece = scene.pieces.find((each) => each.space === index);
  const parts: string[] = [];
  if (piece) {
    const kind = word('piece', piece.kind);
    parts.push(t('board-piece', { space: space.name, side: sideName(known.sides, piece.side), piece: kind }));
    if (viewer === 'both' || viewer === piece.side) parts.push(t('board-yours'));
    if (piece.ratings) {
      const [attack, defence, movement] = piece.ratings;
      parts.push(t('board-ratings', { attack, defence, movement }));
      const card = cardOf(piece);
      if (card) parts.push(card);
    }
  } else {
    parts.push(t('board-empty', { space: space.name }));
  }
  const nature = natureOf(index, known);
  if (nature) parts.push(nature);
  for (const mark of scene.marks) {
    if (mark.space === index && TOLD.includes(mark.kind))
      parts.push(t(`board-${mark.kind}` as 'board-pushed'));
  }
  if (threats.threatened.includes(space.name)) parts.push(t('board-threatened'));
  if (threats.capturable.includes(space.name)) parts.push(t('board-capturable'));
  const target = targets(moves, selection).find((each) => each.space === space.name);
  const count = movesFrom(moves, space.name).length;
  if (standing(selection) === space.name) parts.push(t('board-chosen'));
  else if (target) {
    const words = target.kind === 'step' ? 'board-step' : target.capture ? 'board-capture' : 'board-target';
    const happens = target.kind === 'end' ? happensAt(space.name, known) : '';
    parts.push(happens === '' ? t(words) : `${t(words)}: ${happens}`);
    if (target.deadly) parts.push(t('board-deadly'));
  } else if (count > 0) {
    parts.push(t('board-moves', { count }));
  }
  return parts.join(', ');
}

/** What happens when the chosen piece goes to a space, besides going there; empty if that is all, or depends on its way. */
function happensAt(space: string, { moves, selection, previews, sides }: Knowledge): string {
  const there = candidates(moves, selection).filter(
    ({ aim, trail }) => aim === space || (aim === null && trail.at(-1) === space),
  );
  const told = there.map(({ text }) => effectsAloud((previews?.get(text) ?? []).filter(isMore), sides));
  const [first = '', ...others] = told;
  return others.every((each) => each === first) ? first.replace(/\.$/, '') : '';
}

/** Whether an effect is more than a step, which the space itself says. */
function isMore(effect: Effect): boolean {
  return effect.type !== 'moved' || effect.how !== 'step';
}

/** The kind of space, if it is special. */
export function natureOf(index: number, { scene, sides }: Pick<Knowledge, 'scene' | 'sides'>): string | null {
  const shade = scene.spaces[index]?.shade;
  switch (shade?.kind) {
    case 'home':
    case 'entrance':
      return t(`board-${shade.kind}`, { side: sideName(sides, shade.side) });
    case 'safe':
    case 'yard':
      return t(`board-${shade.kind}`);
    default:
      return null;
  }
}

/** The role of a piece and its other names; null if it has none. */
export function cardOf({ figure }: Pick<Piece, 'figure'>): string | null {
  return lookUp(`card-${figure}`);
}

/** The name of a side in the current language. */
export function sideName(sides: Sides, side: Side): string {
  return word('side', sides[side - 1] ?? '');
}

/** The label of the button for a move that is chosen by words. */
export function moveWords(move: Move, { ask }: Pick<Scene, 'ask'>): string {
  const space = move.trail.at(-1);
  if (space === undefined) return ask?.code === 'ask-pass' ? t('move-pass') : move.text;
  switch (ask?.code) {
    case 'ask-remove':
      return t('move-remove', { space });
    case 'ask-push':
      return t('move-push', { space });
    default:
      return move.text;
  }
}

/** The current prompt, in the second person for the player it is about; empty if there is none. */
export function askWords(
  { ask }: Pick<Scene, 'ask'>,
  sides: Sides,
  viewer: Side | 'both' | null = null,
): string {
  if (!ask) return '';
  const side = ask.params.side;
  const isYou = typeof side === 'object' && 'side' in side && side.side === viewer;
  return (isYou ? sayKnown({ ...ask, code: `you-${ask.code}` }, sides) : null) ?? say(ask, sides);
}

/** The last move in words, for those who cannot see it. */
export function lastWords(scene: Scene, sides: Sides): string {
  const trail = lastTrail(scene);
  const [from, to] = [trail[0], trail[trail.length - 1]];
  if (from === undefined || to === undefined) return '';
  const name = (index: number) => scene.spaces[index]?.name ?? '';
  const piece =
    scene.pieces.find((each) => each.space === to) ?? scene.pieces.find((each) => each.space === from);
  if (!piece || from === to) return t('board-lastAt', { space: name(to) });
  const side = sideName(sides, piece.side);
  return t('board-last', { side, piece: word('piece', piece.kind), from: name(from), to: name(to) });
}
