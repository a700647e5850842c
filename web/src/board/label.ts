import { say, type Fact } from '../messages/say';
import { t, word } from '../messages/t.svelte';
import type { MarkKind, Move, Scene, Side } from '../wire/scene';
import { lastTrail } from './motion';
import { movesFrom, standing, targets, type Selection } from './select';
import { noThreats, type Threats } from './threats';

/** What the labels need to know beside the scene. */
export interface Knowledge {
  readonly scene: Scene;
  readonly moves: readonly Move[];
  readonly selection: Selection;
  /** Whose pieces the viewer moves. */
  readonly viewer: Side | 'both' | null;
  /** The names of the sides, as the game calls them. */
  readonly sides: readonly [string, string];
  readonly threats?: Threats;
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
    parts.push(t(words));
  } else if (count > 0) {
    parts.push(t('board-moves', { count }));
  }
  return parts.join(', ');
}

/** What kind of space it is, where that matters. */
function natureOf(index: number, { scene, sides }: Knowledge): string | null {
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

/** The name of a side in the current language. */
export function sideName(sides: readonly [string, string], side: Side): string {
  return word('side', sides[side - 1] ?? '');
}

/** What a move without two spaces, or a push, is called on its button. */
export function moveWords(move: Move, scene: Scene): string {
  const marked = (kind: MarkKind, name: string | undefined) =>
    scene.marks.some((mark) => mark.kind === kind && scene.spaces[mark.space]?.name === name);
  const [first, second] = move.trail;
  if (first === undefined) return move.text === 'pass' ? t('move-pass') : move.text;
  if (second === undefined && marked('offender', first)) return t('move-remove', { space: first });
  if (second !== undefined && marked('pushed', first)) return t('move-push', { space: second });
  return move.text;
}

/** What is asked now: in the player's language where the marks say it, in the server's words otherwise. */
export function askWords(
  scene: Scene,
  moves: readonly Move[],
  decides: Side | null,
  sides: readonly [string, string],
): string {
  const fact = askedFact(scene, moves, decides);
  if (fact) return say(fact, sides);
  return scene.asks.replace(/\bseat ([12])\b/gi, (_, seat: string) => sideName(sides, seat === '1' ? 1 : 2));
}

function askedFact(scene: Scene, moves: readonly Move[], decides: Side | null): Fact | null {
  const at = (kind: MarkKind) => {
    const mark = scene.marks.find((each) => each.kind === kind);
    return mark && scene.pieces.find((each) => each.space === mark.space);
  };
  const rolls = at('attacker');
  if (rolls) return { code: 'ask-roll', params: { side: { side: rolls.side } } };
  if (decides === null) return null;
  const side = { side: decides };
  const pushed = at('pushed');
  if (pushed) {
    const space = scene.spaces[pushed.space]?.name ?? '';
    return { code: 'ask-push', params: { side, piece: { piece: pushed.kind }, space } };
  }
  if (at('offender')) return { code: 'ask-remove', params: { side } };
  if (moves.length === 1 && moves[0]?.text === 'pass') return { code: 'ask-pass', params: { side } };
  const [code, actions] = ASKED[scene.asks.replace(/^seat [12] /, '')] ?? [];
  if (code === undefined) return null;
  return { code, params: actions === undefined ? { side } : { side, actions } };
}

/** What the server asks, as a code, and how many actions are left. */
const ASKED: Readonly<Record<string, readonly [code: string, actions?: number]>> = {
  'moves one piece to an empty adjacent space.': ['ask-move'],
  'moves or jumps.': ['ask-jump'],
  'moves a pawn.': ['ask-move-pawn'],
  'moves, captures or exchanges.': ['ask-capture-or-exchange'],
  'has two actions: move or attack.': ['ask-actions', 2],
  'has one action left: move or attack.': ['ask-actions', 1],
};

/** The last move in words, for those who cannot see it. */
export function lastWords(scene: Scene, sides: readonly [string, string]): string {
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
