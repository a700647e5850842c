import { analyse } from '../api/games';
import { complain } from '../api/say';
import { effectsAloud } from '../messages/effect';
import { t } from '../messages/t.svelte';
import { opinionWords } from '../review/evaluation-text';
import { ask } from '../rules/rules';
import type { TableView } from '../wire/generated';
import type { Move } from '../wire/scene';
import type { Seat } from './allowed-actions';

/** How long the computer thinks about a hint, in milliseconds. */
const THINKS = 500;

/** A hint for one position. */
interface Advice {
  readonly position: string;
  readonly move: Move;
  /** What the move does, and who stands better then. */
  readonly why: string;
  /** Whether the hint names the move, and not only where to look. */
  readonly told: boolean;
}

/** Hints in a casual game against a computer: first where to look, then the move with its reason. */
export class Hint {
  #advice = $state.raw<Advice | null>(null);
  thinking = $state(false);

  constructor(
    private readonly view: () => TableView | null,
    private readonly seat: () => Seat,
  ) {}

  /** Whether a hint can be asked for now. */
  readonly offered = $derived.by(() => {
    const [view, seat] = [this.view(), this.seat()];
    if (!view || (seat !== 1 && seat !== 2)) return false;
    const { phase, decides, moves, seats } = view.state;
    const opponent = seats[seat === 1 ? 1 : 0];
    return (
      phase === 'playing' && decides === seat && moves.length > 1 && opponent.computer && !view.terms.rated
    );
  });
  /** The hint for the position on the board. */
  readonly advice = $derived.by(() => {
    const advice = this.offered ? this.#advice : null;
    return advice?.position === this.view()?.state.position ? advice : null;
  });
  /** What to mark on the board: where to look, or the whole move. */
  readonly trail = $derived.by((): readonly string[] => {
    const { move, told } = this.advice ?? {};
    return move ? (told ? move.trail : move.trail.slice(0, 1)) : [];
  });

  /** Says more: where to look, then the move. */
  async ask(): Promise<void> {
    if (this.advice) {
      this.#advice = { ...this.advice, told: true };
      return;
    }
    const view = this.view();
    const position = view?.state.position ?? null;
    if (!view || position === null || this.thinking) return;
    this.thinking = true;
    try {
      this.#advice = await adviceOn(view, position);
    } catch (error) {
      complain(error);
    } finally {
      this.thinking = false;
    }
  }
}

async function adviceOn({ game, state }: TableView, position: string): Promise<Advice | null> {
  const analysis = await analyse({ game: game.name, position, moves: [], timeMs: THINKS });
  const best = analysis.lines[0]?.moves[0];
  const move = state.moves.find(({ text }) => text === best);
  if (!move) return null;
  const { effects } = await ask('/preview', { game: game.name, position, move: move.text });
  const does = effectsAloud(effects, game.sides);
  const why = t('hint-why', { does, stands: opinionWords(analysis, game.sides) }).trim();
  // A move without spaces can only be told.
  return { position, move, why, told: move.trail.length === 0 };
}
