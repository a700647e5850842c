import { complain } from '../api/say';
import { whyNot, whyStuck } from '../api/why';
import { spacesNear } from '../board/lookup';
import type { BoardModel } from '../board/model';
import { NO_PREVIEWS, type Previews } from '../board/preview';
import { t } from '../messages/t.svelte';
import type { StepView } from '../wire/generated';
import type { Move, Scene, Side } from '../wire/scene';
import type { LiveTable } from './live.svelte';
import type { GameHistory } from './history.svelte';
import type { Seat } from './allowed-actions';
import { arranges, type Setup } from './setup.svelte';

/** How long the reason for an illegal try is shown, in milliseconds. */
const STAYS = 7000;

/**
 * The model of a table's board. It shows an earlier position, the viewer's arrangement or the current position, and
 * forwards the chosen moves.
 */
export class TableModel implements BoardModel {
  /** The moves that the viewer thinks about. */
  considered = $state.raw<readonly Move[]>([]);
  /** What they would do. */
  previews = $state.raw<Previews>(NO_PREVIEWS);
  /** Whether a move should be asked about before it is made; null to ask about none. */
  isRash: ((text: string) => Promise<boolean>) | null = null;
  /** The move that is asked about. */
  rash = $state<string | null>(null);
  /** Why the last try was wrong. */
  notice = $state('');
  /** Whether the second of two who share a screen has taken it over. */
  uncovered = $state(false);
  #timer = 0;

  constructor(
    private readonly live: LiveTable,
    private readonly past: GameHistory,
    private readonly setup: Setup,
  ) {}

  /** Who arranges; two who share a screen take turns, and what the first has arranged is covered. */
  readonly arranging = $derived.by((): Side | null =>
    this.live.view ? arranges(this.live.view, this.live.seat) : null,
  );
  readonly covered = $derived.by(
    () =>
      this.live.seat === 'both' &&
      this.arranging === 2 &&
      !this.uncovered &&
      !this.live.view?.terms.openSetup,
  );
  readonly #arranged = $derived.by(() => this.arranging !== null && !this.covered);
  readonly #canArrange = $derived.by(
    () =>
      this.#arranged &&
      (this.live.seat === 'both' ||
        !(this.live.view?.state.seats[(this.arranging ?? 1) - 1]?.ready ?? false)),
  );
  /** The earlier position on the board; null where it shows the game as it is. */
  readonly #earlier = $derived.by(() => (this.past.at === null ? null : this.past.shown));

  readonly scene = $derived.by((): Scene | null => {
    const { scene } = this.live;
    return this.#earlier?.scene ?? (scene && this.#arranged ? this.setup.scene(scene) : scene);
  });
  readonly steps = $derived.by((): readonly StepView[] =>
    (this.live.view?.steps ?? []).slice(0, this.#earlier?.at),
  );
  readonly key = $derived.by(() => {
    const { gameNumber, phase, decides } = this.live.view?.state ?? {};
    const arranged = this.#arranged ? this.setup.text : '';
    return [gameNumber, phase, decides, this.steps.length, this.steps.at(-1)?.text, arranged].join(' ');
  });
  readonly moves = $derived.by((): readonly Move[] => {
    if (this.past.at !== null || !this.live.view || !this.scene) return [];
    return this.#canArrange ? this.setup.moves(this.scene) : this.live.view.state.moves;
  });
  readonly decides = $derived.by(() =>
    this.past.at === null ? (this.live.view?.state.decides ?? null) : null,
  );
  readonly viewer = $derived.by((): Seat => (this.#canArrange ? this.arranging : this.live.seat));
  readonly premovable = $derived.by(() => {
    const { view, mine, seat } = this.live;
    const plays = view?.state.phase === 'playing' && this.past.at === null;
    return plays && !mine && seat !== null && seat !== 'both';
  });

  play({ text }: Move): void {
    if (this.#canArrange) this.setup.choose(text);
    else if (this.isRash) void this.#playUnlessRash(text);
    else this.live.move(text).catch(complain);
  }

  /** The player makes the move that was held back, or takes it back. */
  answer(isMeant: boolean): void {
    const text = this.rash;
    this.rash = null;
    if (text === null) return;
    if (isMeant) this.live.move(text).catch(complain);
    else this.live.release();
  }

  async #playUnlessRash(text: string): Promise<void> {
    // A warning is only a help; without one, the move is made.
    const isRash = (await this.isRash?.(text).catch(() => false)) ?? false;
    if (isRash) this.rash = text;
    else await this.live.move(text).catch(complain);
  }

  consider(moves: readonly Move[]): void {
    this.considered = moves;
    // A reason is gone with what it was about.
    if (moves.length > 0) this.forget();
  }

  /** A wrong try is answered: by the server, which knows the rules, or in general where it does not answer. */
  async refuse(spaces: readonly string[]): Promise<void> {
    const { view } = this.live;
    const position = view?.state.position ?? null;
    if (!view || position === null || this.past.at !== null || view.state.moves.length === 0) return;
    const [from = '', to] = spaces;
    const general = to === undefined ? t('wrong-piece', { from }) : t('wrong-way', { from, to });
    try {
      const { game } = view.terms;
      const near = this.scene && to === undefined ? spacesNear(this.scene, from) : [];
      const why = to === undefined ? whyStuck(game, position, from, near) : whyNot(game, position, spaces);
      this.#tell((await why) || general);
    } catch {
      this.#tell(general);
    }
  }

  /** A notice about a position is cleared in the next. */
  forget(): void {
    clearTimeout(this.#timer);
    this.notice = '';
  }

  #tell(words: string): void {
    this.forget();
    this.notice = words;
    this.#timer = window.setTimeout(() => (this.notice = ''), STAYS);
  }
}
