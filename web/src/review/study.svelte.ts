import { explore, games } from '../api/games';
import { complain } from '../api/say';
import type { ExploreView, GameInfo } from '../wire/generated';
import { sceneOf, type Scene, type Side } from '../wire/scene';
import type { Place } from './address';
import {
  childBy,
  cut,
  go,
  growLine,
  lineTo,
  movesTo,
  nodeOf,
  plant,
  promote,
  ROOT,
  wholeLine,
  type Direction,
  type Node,
  type Step,
  type Tree,
} from './tree';

/** A game that is studied: its tree of variations, and the position of it that is on the board. */
export class Study {
  /** The game with its variant. */
  name = $state('');
  info = $state.raw<GameInfo | null>(null);
  /** The position at the root. */
  start = $state('');
  tree = $state.raw<Tree>(plant());
  at = $state(ROOT);
  /** The position that was shown last; it may lag behind {@link at} for as long as the server takes. */
  shown = $state.raw<{ readonly id: number; readonly view: ExploreView } | null>(null);
  #views: Record<number, ExploreView> = {};
  /** Counts opened games, so that late answers about an earlier one are ignored. */
  #opened = 0;

  readonly node = $derived<Node>(nodeOf(this.tree, this.at));
  /** The position on the board, once it is the one that was asked for. */
  readonly view = $derived<ExploreView | null>(this.shown?.id === this.at ? this.shown.view : null);
  readonly scene = $derived<Scene | null>(
    this.shown ? sceneOf(this.shown.view.board, this.shown.view) : null,
  );
  /** What led to the position on the board. */
  readonly steps = $derived<readonly Step[]>(
    this.shown ? lineTo(this.tree, this.shown.id).flatMap(({ step }) => step ?? []) : [],
  );
  readonly sides = $derived<readonly [string, string]>(this.info?.sides ?? ['', '']);
  readonly moves = $derived<readonly string[]>(movesTo(this.tree, this.at));
  /** Whether the root is the usual start of the game. */
  readonly isUsual = $derived(
    this.info?.variants.some((each) => each.name === this.name && each.start === this.start) ?? false,
  );
  /** Who decides on the board; null where dice do, or the game is over. */
  readonly decides = $derived((this.view?.decides ?? null) as Side | null);

  /** The place of the node, for an address. */
  readonly place = $derived.by<Place>(() => ({
    game: this.name,
    position: this.isUsual ? null : this.start,
    moves: wholeLine(this.tree, this.at),
    at: this.node.ply,
  }));

  /** Opens a game at a place in a line. If the server refuses, throws its reason and changes nothing. */
  async open({ game, position, moves, at }: Place): Promise<void> {
    const opened = (this.#opened += 1);
    const [view, { games: known }] = await Promise.all([
      explore({ game, position, moves: [...moves] }),
      games(),
    ]);
    if (opened !== this.#opened) return;
    const grown = growLine(plant(), ROOT, view.steps);
    this.name = view.game;
    this.info = known.find((each) => each.variants.some((variant) => variant.name === view.game)) ?? null;
    this.start = view.start;
    this.tree = grown.tree;
    this.#views = { [grown.id]: view };
    this.shown = { id: grown.id, view };
    this.at = grown.id;
    const line = [...grown.tree.nodes.values()];
    if (at < moves.length) this.goTo(line.find((node) => node.ply === at)?.id ?? ROOT);
  }

  /** Shows a node. */
  goTo(id: number): void {
    this.at = id;
    const view = this.#views[id];
    if (view) this.#show(id, view);
    else this.#fetch(id).then((fetched) => fetched && this.#show(id, fetched), complain);
  }

  go(direction: Direction): void {
    const to = go(this.tree, this.at, direction);
    if (to !== this.at) this.goTo(to);
  }

  /** Plays moves from the position on the board: new ones become a variation. Gives the node at their end. */
  async play(...texts: readonly string[]): Promise<number | null> {
    const [opened, from] = [this.#opened, this.at];
    let known: number | null = from;
    for (const text of texts) known = known === null ? null : (childBy(this.tree, known, text)?.id ?? null);
    if (known !== null) {
      this.goTo(known);
      return known;
    }
    try {
      const moves = [...movesTo(this.tree, from), ...texts];
      const view = await explore({ game: this.name, position: this.start, moves });
      if (opened !== this.#opened) return null;
      const grown = growLine(this.tree, from, view.steps.slice(-texts.length));
      this.tree = grown.tree;
      this.#views[grown.id] = view;
      this.goTo(grown.id);
      return grown.id;
    } catch (error) {
      complain(error);
      // The board has already dropped the piece, so it is shown again where it was.
      if (this.shown) this.shown = { ...this.shown, view: { ...this.shown.view } };
      return null;
    }
  }

  promote(): void {
    this.tree = promote(this.tree, this.at);
  }

  /** Deletes the node on the board and all that follows. */
  cut(): void {
    const { tree, id } = cut(this.tree, this.at);
    this.tree = tree;
    this.goTo(id);
  }

  #show(id: number, view: ExploreView): void {
    if (id !== this.at) return;
    this.shown = { id, view };
    // The next position of the game is probably wanted next.
    const next = go(this.tree, id, 'on');
    if (!this.#views[next]) this.#fetch(next).catch(() => undefined);
  }

  async #fetch(id: number): Promise<ExploreView | null> {
    const opened = this.#opened;
    const moves = [...movesTo(this.tree, id)];
    const view = await explore({ game: this.name, position: this.start, moves });
    if (opened !== this.#opened) return null;
    this.#views[id] = view;
    return view;
  }
}
