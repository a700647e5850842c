import { isKey } from '../messages/messages';
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
    parts.push(t('board.piece', { space: space.name, side: sideName(known.sides, piece.side), piece: kind }));
    if (viewer === 'both' || viewer === piece.side) parts.push(t('board.yours'));
    if (piece.ratings) {
      const [attack, defence, movement] = piece.ratings;
      parts.push(t('board.ratings', { attack, defence, movement }));
    }
  } else {
    parts.push(t('board.empty', { space: space.name }));
  }
  const nature = natureOf(index, known);
  if (nature) parts.push(nature);
  for (const mark of scene.marks) {
    if (mark.space === index && TOLD.includes(mark.kind))
      parts.push(t(`board.${mark.kind}` as 'board.pushed'));
  }
  if (threats.threatened.includes(space.name)) parts.push(t('board.threatened'));
  if (threats.capturable.includes(space.name)) parts.push(t('board.capturable'));
  const target = targets(moves, selection).find((each) => each.space === space.name);
  const count = movesFrom(moves, space.name).length;
  if (standing(selection) === space.name) parts.push(t('board.chosen'));
  else if (target) {
    const words = target.kind === 'step' ? 'board.step' : target.capture ? 'board.capture' : 'board.target';
    parts.push(t(words));
  } else if (count > 0) {
    parts.push(count === 1 ? t('board.moves.one') : t('board.moves.many', { count }));
  }
  return parts.join(', ');
}

/** What kind of space it is, where that matters. */
function natureOf(index: number, { scene, sides }: Knowledge): string | null {
  const shade = scene.spaces[index]?.shade;
  switch (shade?.kind) {
    case 'home':
    case 'entrance':
      return t(`board.${shade.kind}`, { side: sideName(sides, shade.side) });
    case 'safe':
    case 'yard':
      return t(`board.${shade.kind}`);
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
  if (first === undefined) return move.text === 'pass' ? t('move.pass') : move.text;
  if (second === undefined && marked('offender', first)) return t('move.remove', { space: first });
  if (second !== undefined && marked('pushed', first)) return t('move.push', { space: second });
  return move.text;
}

/** What is asked now: in the player's language where the marks say it, in the server's words otherwise. */
export function askWords(
  scene: Scene,
  moves: readonly Move[],
  decides: Side | null,
  sides: readonly [string, string],
): string {
  const side = decides ? sideName(sides, decides) : null;
  const pushed = scene.marks.find((mark) => mark.kind === 'pushed');
  const piece = pushed && scene.pieces.find((each) => each.space === pushed.space);
  if (side && piece) {
    const space = scene.spaces[piece.space]?.name ?? '';
    return t('ask.push', { side, piece: word('piece', piece.kind), space });
  }
  if (side && scene.marks.some((mark) => mark.kind === 'offender')) return t('ask.huff', { side });
  const attacker = scene.marks.find((mark) => mark.kind === 'attacker');
  const rolls = attacker && scene.pieces.find((each) => each.space === attacker.space);
  if (rolls) return t('ask.roll', { side: sideName(sides, rolls.side) });
  if (side && moves.length === 1 && moves[0]?.text === 'pass') return t('ask.pass', { side });
  const known = `ask.${scene.asks
    .replace(/^seat [12] /, '')
    .replace(/[^a-z]+/gi, ' ')
    .trim()
    .replaceAll(' ', '-')}`;
  if (side && isKey(known)) return t(known, { side });
  return scene.asks.replace(/\bseat ([12])\b/gi, (_, seat: string) => sideName(sides, seat === '1' ? 1 : 2));
}

/** The last move in words, for those who cannot see it. */
export function lastWords(scene: Scene, sides: readonly [string, string]): string {
  const trail = lastTrail(scene);
  const [from, to] = [trail[0], trail[trail.length - 1]];
  if (from === undefined || to === undefined) return '';
  const name = (index: number) => scene.spaces[index]?.name ?? '';
  const piece =
    scene.pieces.find((each) => each.space === to) ?? scene.pieces.find((each) => each.space === from);
  if (!piece || from === to) return t('board.lastAt', { space: name(to) });
  const side = sideName(sides, piece.side);
  return t('board.last', { side, piece: word('piece', piece.kind), from: name(from), to: name(to) });
}
