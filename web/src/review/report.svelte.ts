import { ApiError } from '../api/http';
import { sentence } from '../api/say';
import { session } from '../api/session.svelte';
import { tableView } from '../api/tables';
import type { RecordChecked, Review, ReviewMove, TableView } from '../wire/generated';
import { checkRecord, reviewSoFar, startReview, tableRecord } from './api';

/** How long to wait before asking again how far a review has come. */
const PAUSE = 900;

/** A finished game with the computer's review, which grows as it is made. */
export class Report {
  table = $state.raw<TableView | null>(null);
  record = $state.raw<RecordChecked | null>(null);
  review = $state.raw<Review | null>(null);
  /** Why there is none. */
  errorText = $state('');
  /** Whether the game is still being played. */
  unfinished = $state(false);
  /** The number of the game at the table, once it is known. */
  number = $state<number | null>(null);
  #timer = 0;
  #stopped = false;

  readonly moves = $derived<readonly ReviewMove[]>(this.review?.moves ?? []);
  readonly running = $derived(this.review?.progress === 'waiting' || this.review?.progress === 'running');

  constructor(
    readonly id: string,
    /** Which game at the table; the last one that is over if null. */
    readonly game: number | null,
  ) {}

  /** Loads the game and starts a review if there is none. Calls back when there is something to show. */
  async load(onrecord: (record: RecordChecked) => void): Promise<void> {
    try {
      this.table = await tableView(this.id);
      const game = this.game ?? lastFinished(this.table);
      if (game === null) {
        this.unfinished = true;
        return;
      }
      this.number = game;
      this.record = await checkRecord(await tableRecord(this.id, game));
      if (this.#stopped) return;
      onrecord(this.record);
      await this.#begin(game);
    } catch (error) {
      this.errorText = sentence(error);
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  async #begin(game: number): Promise<void> {
    await session.enter();
    try {
      this.review = await startReview(this.id, game);
      this.#again(game);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      this.#later(() => this.#begin(game), (error.retryAfter ?? 10) * 1000);
    }
  }

  #again(game: number): void {
    if (!this.running) return;
    this.#later(async () => {
      this.review = await reviewSoFar(this.id, game);
      this.#again(game);
    }, PAUSE);
  }

  #later(task: () => Promise<void>, wait: number): void {
    if (this.#stopped) return;
    this.#timer = window.setTimeout(() => {
      task().catch((error: unknown) => (this.errorText = sentence(error)));
    }, wait);
  }
}

/** The number of the last game at a table that is over. */
function lastFinished({ state: { ending, gameNumber } }: TableView): number | null {
  const number = ending ? gameNumber : gameNumber - 1;
  return number > 0 ? number : null;
}
