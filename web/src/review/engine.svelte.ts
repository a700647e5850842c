import { analyse } from '../api/games';
import { ApiError } from '../api/http';
import { sentence } from '../api/say';
import { session } from '../api/session.svelte';
import { remember, remembered } from '../ui/storage';
import type { Analysis } from '../wire/generated';

/** A position to think about. */
export interface Question {
  readonly game: string;
  readonly position: string;
  readonly moves: readonly string[];
}

/** The thinking time of each pass while the position stays on the board. */
const TIMES: readonly number[] = [300, 1000, 3000, 5000];
/** Stepping quickly through a game doesn't analyse every position. */
const DELAY = 160;

export const MOST_LINES = 5;
export const LONGEST: readonly number[] = [1000, 3000, 5000];

/** The computer's analysis of the position on the board, in passes of increasing depth. */
export class Engine {
  on = $state(false);
  lines = $state(within(remembered('engine.lines'), 1, MOST_LINES, 3));
  longest = $state(within(remembered('engine.time'), 1000, 5000, 3000));
  /** The analysis; null before the first answer. */
  found = $state.raw<Analysis | null>(null);
  thinking = $state(false);
  /** Why there is none. */
  errorText = $state('');
  /** The seconds until the next pass, if the limit is reached. */
  waits = $state<number | null>(null);
  #kept: Record<string, { readonly analysis: Analysis; readonly time: number }> = {};
  #asking: AbortController | null = null;
  #timer = 0;

  setLines(lines: number): void {
    this.lines = lines;
    remember('engine.lines', String(lines));
  }

  setLongest(time: number): void {
    this.longest = time;
    remember('engine.time', String(time));
  }

  /** Analyses a position instead of the previous one. */
  look(question: Question): void {
    this.stop();
    const kept = this.#kept[keyOf(question, this.lines)];
    this.found = kept?.analysis ?? null;
    this.#timer = window.setTimeout(() => void this.#deepen(question, kept?.time ?? 0), DELAY);
    this.thinking = next(kept, this.longest) !== undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
    this.#asking = null;
    this.found = null;
    this.thinking = false;
    this.errorText = '';
    this.waits = null;
  }

  async #deepen(question: Question, since: number): Promise<void> {
    const asking = new AbortController();
    this.#asking = asking;
    let time: number | undefined = next({ analysis: this.found, time: since }, this.longest);
    try {
      await session.enter();
      while (time !== undefined && !asking.signal.aborted) {
        const request = { ...question, moves: [...question.moves], lines: this.lines, timeMs: time };
        const analysis = await analyse(request, asking.signal);
        if (asking.signal.aborted) return;
        this.found = analysis;
        this.#kept[keyOf(question, this.lines)] = { analysis, time };
        time = next({ analysis, time }, this.longest);
      }
      this.thinking = false;
    } catch (error) {
      if (!asking.signal.aborted) this.#complain(error, question);
    }
  }

  #complain(error: unknown, question: Question): void {
    this.thinking = false;
    const seconds = error instanceof ApiError && error.status === 429 ? (error.retryAfter ?? 10) : null;
    if (seconds === null) this.errorText = sentence(error);
    else this.#wait(seconds, question);
  }

  /** Counts down, then continues. */
  #wait(seconds: number, question: Question): void {
    this.waits = seconds;
    this.#timer = window.setTimeout(() => {
      if (seconds > 1) this.#wait(seconds - 1, question);
      else this.look(question);
    }, 1000);
  }
}

/**
 * The thinking time of the next pass; none for solved positions. A solved game may have to load its tablebase first, so
 * that only the second answer has the values of all moves.
 */
function next(
  kept: { readonly analysis: Analysis | null; readonly time: number } | undefined,
  longest: number,
): number | undefined {
  const analysis = kept?.analysis;
  const time = kept?.time ?? 0;
  const known = analysis?.lines.every((line) => line.exact) && (analysis.exact !== null || time >= 1000);
  if (known || analysis?.lines.length === 0) return undefined;
  return TIMES.find((each) => each > time && each <= longest);
}

function keyOf({ game, position, moves }: Question, lines: number): string {
  return [game, position, lines, ...moves].join('|');
}

function within(text: string | null, least: number, most: number, otherwise: number): number {
  const number = Number(text ?? NaN);
  return number >= least && number <= most ? number : otherwise;
}
