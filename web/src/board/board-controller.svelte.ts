import { untrack } from 'svelte';
import { t } from '../messages/t.svelte';
import type { Move, Piece, Scene, Space } from '../wire/scene';
import { viewOnly } from './model';
import { Frame, isPlayed } from './geometry';
import * as hands from './hand';
import { askWords } from './label';
import { brightSpaces, indexByName, pieceBySpace } from './lookup';
import { defaultOptions } from './options';
import type { BoardProps } from './props';
import { rowsOf } from './rows';
import { candidates, movesFrom, spoken, standing, targets } from './select';
import { spaceInDirection, type Direction } from './arrow-keys';
import { NO_PREVIEWS, canCapture, marked, noPreview, together, type Preview } from './preview';
import { kingsInDanger, noThreats } from './threats';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The screens on which choices are crowded. */
export type Crowding = 'nowhere' | 'narrow' | 'everywhere';

/**
 * The state of a board besides its scene: selection, premove, drag, focus, prompt. The flat board and the hologram both
 * draw it and forward pointer and key events to it. Create it during component initialisation, as it uses effects.
 */
export class BoardController {
  readonly #props: BoardProps;

  constructor(props: BoardProps) {
    this.#props = props;
    this.hand = untrack(() => hands.rest(this.reach));
    // A new position or new moves: the selection is cleared, and a premove is played or dropped.
    // The same position sent again, as after reconnecting, doesn't drop a selection; but what
    // was sent and did not change it was refused.
    let seen: { scene: Scene; key: string; moves: number } | null = null;
    $effect.pre(() => {
      const now = { scene: this.scene, key: this.#model.key, moves: this.moves.length };
      const isSame = seen?.key === now.key && seen.moves === now.moves;
      if (isSame && (seen?.scene === now.scene || untrack(() => this.hand.pending === null))) return;
      seen = now;
      untrack(() => this.take(hands.arrive(this.hand, this.reach)));
    });
    $effect(() => {
      const moves = this.#considered;
      untrack(() => this.#model.consider?.(moves));
    });
  }

  readonly #model = $derived.by(() => this.#props.model ?? viewOnly);
  readonly scene = $derived.by(() => this.#props.scene);
  readonly steps = $derived.by(() => this.#model.steps);
  readonly previews = $derived.by(() => this.#model.previews ?? NO_PREVIEWS);
  readonly moves = $derived.by(() => marked(this.#model.moves, this.previews, this.#model.decides));
  readonly decides = $derived.by(() => this.#model.decides);
  readonly viewer = $derived.by(() => this.#model.viewer);
  readonly sides = $derived.by((): readonly [string, string] => this.#props.sides ?? ['', '']);
  readonly label = $derived.by(() => this.#props.label ?? t('board-label'));
  readonly threats = $derived.by(() => this.#props.threats ?? noThreats);
  readonly shown = $derived.by(() => ({ ...defaultOptions, ...this.#props.options }));
  readonly frame = $derived.by(() => new Frame(this.#props.flipped ?? false));

  readonly rows = $derived(rowsOf(this.scene));
  readonly indexOf = $derived(indexByName(this.scene));
  readonly pieceOn = $derived(pieceBySpace(this.scene));
  readonly forced = $derived(this.scene.marks.some((mark) => mark.kind === 'pushed'));
  readonly reach = $derived.by((): hands.Reach => ({
    moves: this.moves,
    forced: this.forced,
    ahead: this.#model.premovable ?? false,
    holds: (name) => this.isViewers(name),
  }));

  hand = $state.raw() as hands.Hand;
  /** The spaces of the last illegal try, which flash. */
  wrong = $state.raw<readonly string[]>([]);
  /** The space under the pointer or the focus. */
  over = $state<string | null>(null);
  /** The space whose ratings a long press shows. */
  peeked = $state<number | null>(null);
  /** The space of the other side's piece that was touched last, whose ratings are shown. */
  tapped = $state<number | null>(null);
  #focused = $state(0);
  /** The last move if it was dragged, so that its piece need not walk. */
  dragged: string | null = null;

  /** The space in the tab order. */
  readonly start = $derived.by(() => this.#firstFocus());
  readonly open = $derived.by(() => targets(this.moves, this.hand.selection));
  readonly chosen = $derived.by(() => standing(this.hand.selection) ?? this.hand.premove?.from ?? null);
  /** Where the player has moved a piece, until the scene shows it. */
  readonly sent = $derived.by(() => last(this.hand.pending?.trail) ?? this.hand.premove?.to ?? null);

  /** Where the player has put a piece that is still elsewhere in the scene: dragged to a point, or moved to a space. */
  readonly moved = $derived.by(() => {
    const { hand } = this;
    const name = hand.pending?.trail[0] ?? hand.selection.path[0] ?? hand.premove?.from;
    const space = name === undefined ? undefined : this.indexOf.get(name);
    if (space === undefined) return null;
    if (hand.grip?.at) return { space, at: hand.grip.at, lifted: true };
    if (hand.pending) {
      // On an empty space it stays; what happens on an occupied one, the server will show.
      const { trail } = hand.pending;
      const end = last(trail);
      if (end === undefined || trail.length < 2 || this.pieceAt(end)) return null;
      return { space, at: this.#centreOf(end), lifted: false };
    }
    return hand.selection.path.length > 1
      ? { space, at: this.#centreOf(this.chosen ?? undefined), lifted: false }
      : null;
  });

  /** A pending decision dims everything else. */
  readonly bright = $derived.by(() => brightSpaces(this.scene, this.open, this.indexOf));

  readonly offered = $derived.by((): readonly Move[] => {
    if (this.hand.asked.length > 0) return this.hand.asked;
    return this.forced ? this.moves : spoken(this.moves);
  });
  /** Many choices are labelled by their spaces alone; on a narrow screen, even a few. */
  readonly crowded = $derived.by((): Crowding => {
    if (!this.forced || this.hand.asked.length > 0) return 'nowhere';
    const choices = this.offered.length;
    return choices > 4 ? 'everywhere' : choices > 2 ? 'narrow' : 'nowhere';
  });
  /** The prompt, in words. */
  readonly note = $derived.by(() => {
    const { asked, selection, premove } = this.hand;
    if (asked.length > 0) return t('board-which');
    if (selection.goal !== null) return t('board-way');
    if (premove?.to) return t('board-premove', { from: premove.from, to: premove.to });
    if (premove) return t('board-premoving', { from: premove.from });
    const unfinished = this.#unfinished();
    if (unfinished !== null) return unfinished;
    const special = this.bright !== null || this.offered.length > 0;
    if (!special && !(this.shown.asks && this.moves.length > 0)) return '';
    const prompt = askWords(this.scene, this.sides, this.viewer);
    const words = this.#duties.length > 0 && this.viewer === this.decides ? t('board-duty') : prompt;
    return this.kingsInDanger ? `${t('board-kingDanger')} ${words}` : words;
  });

  /** Whether the player who is to move could lose a king. */
  readonly kingsInDanger = $derived.by(
    () => this.viewer === this.decides && kingsInDanger(this.threats, this.scene).length > 0,
  );

  readonly #considered = $derived.by((): readonly Move[] => {
    const { selection } = this.hand;
    if (selection.path.length === 0) return [];
    const left = candidates(this.#model.moves, selection);
    const there = left.filter(({ aim, trail }) => aim === this.over || last(trail) === this.over);
    return there.length > 0 ? there : left;
  });

  /** The pieces that must jump, or one of them is lost. */
  readonly #duties = $derived.by(() =>
    this.scene.ask?.code === 'ask-jump' ? canCapture(this.#model.moves) : [],
  );

  /** What the considered moves would do; before a piece is chosen, the pieces that must capture or be lost. */
  readonly preview = $derived.by((): Preview => {
    const { decides } = this;
    if (decides === null || this.hand.pending || this.hand.grip?.at) return noPreview;
    if (this.hand.selection.path.length > 0) {
      return together(this.#considered, this.previews, decides);
    }
    return { ...noPreview, duties: this.#duties };
  });

  /** The piece whose ratings are shown. */
  readonly rated = $derived.by(() => {
    const pointed = this.over === null ? undefined : this.indexOf.get(this.over);
    const index = this.peeked ?? pointed ?? this.tapped;
    const piece = index == null ? undefined : this.pieceOn.get(index);
    return piece?.ratings && !this.hand.grip?.at ? { piece, ratings: piece.ratings } : null;
  });

  spaceOf(name: string | null): Space | null {
    return (name === null ? undefined : this.scene.spaces[this.indexOf.get(name) ?? -1]) ?? null;
  }

  pieceAt(name: string): Piece | undefined {
    const index = this.indexOf.get(name);
    return index === undefined ? undefined : this.pieceOn.get(index);
  }

  isViewers(name: string): boolean {
    const piece = this.pieceAt(name);
    return piece !== undefined && (this.viewer === 'both' || this.viewer === piece.side);
  }

  /** Whether touching the space does something. */
  isLive(name: string): boolean {
    return movesFrom(this.moves, name).length > 0 || this.open.some((target) => target.space === name);
  }

  focus(index: number): void {
    this.#focused = index;
  }

  press(space: string): void {
    this.tapped = null;
    this.#focused = this.indexOf.get(space) ?? this.#focused;
    this.take(hands.press(this.hand, this.reach, space));
  }

  /** The pointer drags to a point of the frame. */
  drag(at: { x: number; y: number }): void {
    this.hand = hands.drag(this.hand, at);
  }

  release(space: string | null): void {
    this.take(hands.release(this.hand, this.reach, space));
  }

  choose(space: string): void {
    this.take(hands.choose(this.hand, this.reach, space));
  }

  play(move: Move): void {
    this.take(hands.play(this.hand, move));
  }

  cancel(): void {
    this.take(hands.cancel(this.hand, this.reach));
  }

  /** Handles a key on the board. Returns the space that gets the focus, or whether the key was handled. */
  key(key: string): number | boolean {
    const direction = ARROWS[key];
    const name = this.scene.spaces[this.start]?.name;
    if (direction) {
      this.#focused = spaceInDirection(this.scene, this.frame, this.start, direction);
      return this.#focused;
    }
    if ((key === 'Enter' || key === ' ') && name !== undefined) this.choose(name);
    else if (key === 'Escape') this.cancel();
    else return false;
    return true;
  }

  take({ hand, told }: hands.Change): void {
    this.hand = hand;
    switch (told?.kind) {
      case 'move':
        this.dragged = told.dragged ? told.move.text : null;
        this.#model.play(told.move);
        break;
      case 'wrong':
        // Touching an empty space without a selection is not a try.
        if (told.spaces.length === 1 && !told.spaces.some((space) => this.isViewers(space))) {
          // Touching a piece of the other side shows its card.
          this.tapped = this.indexOf.get(told.spaces[0] ?? '') ?? null;
          return;
        }
        this.wrong = told.spaces;
        this.#model.refuse?.(told.spaces);
        break;
      case 'premove':
        this.#model.premove?.(told.premove);
    }
  }

  /** What a path still needs, and how to go back; null if none has been begun. */
  #unfinished(): string | null {
    const { selection } = this.hand;
    if (selection.path.length < 2 && selection.goal === null) return null;
    const [first, ...others] = candidates(this.moves, selection);
    if (!first) return null;
    const steps = first.trail.length - 1;
    if (selection.goal !== null || others.some(({ trail }) => trail.length - 1 !== steps))
      return t('board-unfinished');
    const gone = first.trail.indexOf(standing(selection) ?? '', 1);
    return t('board-path', { steps, left: steps - gone });
  }

  #centreOf(name: string | undefined) {
    return this.frame.at(this.spaceOf(name ?? null)?.centre ?? { x: 0, y: 0 });
  }

  /** The first space in the tab order: one with a move, or the first playable one. */
  #firstFocus(): number {
    const { spaces } = this.scene;
    const kept = spaces[this.#focused];
    if (kept && isPlayed(kept)) return this.#focused;
    const movable = spaces.findIndex((space) => movesFrom(this.moves, space.name).length > 0);
    return movable >= 0 ? movable : spaces.findIndex(isPlayed);
  }
}

function last<T>(list: readonly T[] | undefined): T | undefined {
  return list?.[list.length - 1];
}
