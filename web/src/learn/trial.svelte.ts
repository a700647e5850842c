import { analyse, explore } from '../api/games';
import { session } from '../api/session.svelte';
import { player } from '../sound/player';
import { randomRoll } from '../table/dice';
import { soundsOf } from '../sound/choose';
import type { BoardModel } from '../board/model';
import type { ExploreView, RollView } from '../wire/generated';
import { sceneOf, type MarkKind, type Move, type Scene, type Side } from '../wire/scene';
import { judge, type Task, type Verdict } from './task';
import { startingSetup, type StartingSetup } from './starting-setup';
import { explain, type Refused } from './why';

/** Marks of a pending decision. */
const PENDING: ReadonlySet<MarkKind> = new Set(['attacker', 'attacked', 'pushed', 'offender']);

/** The delay before the other side answers, in milliseconds. */
const PAUSE = 550;

/** An attempt at a task: the position, what was played, and the result. */
export class Trial implements BoardModel {
  view = $state.raw<ExploreView | null>(null);
  verdict = $state<Verdict>('open');
  /** Whether input is blocked, while the server or the other side is thinking. */
  busy = $state(false);
  /** The server did not answer. */
  failed = $state(false);
  /** Why the last try was illegal. */
  refused = $state.raw<Refused | null>(null);
  /** How many hints were asked for: one in words, a second that shows spaces. */
  hints = $state(0);
  /** The last roll, and the number of rolls. */
  rolled = $state.raw<RollView | null>(null);
  throws = $state(0);
  viewer = $state<Side>(1);

  #first: ExploreView | null = null;
  #startingSetup = $state.raw<StartingSetup | null>(null);
  #line = $state.raw<readonly string[]>([]);
  /** Counts restarts, so that earlier answers are ignored. */
  #run = 0;

  constructor(
    private readonly game: string,
    readonly task: Task,
    private readonly onreached: () => void,
  ) {}

  get name(): string {
    return this.task.game ?? this.game;
  }

  get scene(): Scene | null {
    if (!this.view) return null;
    const { board, pieces, marks, ask } = this.view;
    const hinted = this.hints > 1 && this.#line.length === 0 ? this.task.hint : [];
    const shown = hinted.flatMap((name) => {
      const space = board.spaces.findIndex((each) => each.name === name);
      return space < 0 ? [] : [{ space, kind: 'capture' as const }];
    });
    // Without a decision, there is no prompt.
    if (this.verdict !== 'open' && !this.waitsForDice && !this.busy) {
      return sceneOf(board, { pieces, marks: marks.filter(({ kind }) => !PENDING.has(kind)) });
    }
    return sceneOf(board, { pieces, marks: [...marks, ...shown], ask });
  }

  get key(): string {
    return [this.#run, ...this.#line].join(' ');
  }

  get steps(): ExploreView['steps'] {
    return this.view?.steps ?? [];
  }

  get decides(): Side | null {
    return (this.view?.decides ?? null) as Side | null;
  }

  /** The moves that the reader may choose from now. */
  get moves(): readonly Move[] {
    if (this.#startingSetup) return this.busy || this.verdict !== 'open' ? [] : this.#startingSetup.moves;
    const open = this.view && !this.busy && this.verdict === 'open' && this.view.decides === this.viewer;
    return open && this.view ? this.view.moves : [];
  }

  /** Whether a die is to be rolled. If only the attack was the task, it may still be. */
  get waitsForDice(): boolean {
    return !this.busy && this.verdict !== 'missed' && (this.view?.dice.length ?? 0) > 0;
  }

  get begun(): boolean {
    return this.#line.length > 0;
  }

  /** The first move of the reader, if there was one. */
  get firstMove(): string | null {
    return this.view?.steps.find((step) => step.by === this.viewer)?.text ?? null;
  }

  /** Sets the position up, at first or once more. */
  async begin(): Promise<void> {
    const run = (this.#run += 1);
    Object.assign(this, { verdict: 'open', busy: false, failed: false, refused: null, rolled: null });
    this.#line = [];
    if (this.task.goal.kind === 'arrange') return this.#arrange(null, run);
    if (this.#first) {
      this.view = this.#first;
      return;
    }
    const view = await this.#ask(() => explore({ game: this.name, position: this.task.position }), run);
    if (!view) return;
    this.#first = this.view = view;
    this.viewer = (view.decides ?? view.turn) === 2 ? 2 : 1;
  }

  /** The reader makes a move. */
  async play({ text }: Move): Promise<void> {
    const run = this.#run;
    this.refused = null;
    this.busy = true;
    if (this.task.goal.kind === 'arrange') await this.#arrange(text, run);
    else if (await this.#take(text, run)) await this.#go(run);
    if (run === this.#run) this.busy = false;
  }

  /** The reader rolls: the dice of the task, or random ones. */
  async roll(): Promise<void> {
    const run = this.#run;
    const rolls = this.view?.dice ?? [];
    const given = this.task.dice?.[this.#rollCount()];
    const roll = rolls.find(({ text }) => text === given) ?? randomRoll(rolls);
    if (roll === undefined) return;
    this.rolled = roll;
    this.throws += 1;
    player.play('dice');
    this.busy = true;
    await rest(PAUSE);
    if (run === this.#run && (await this.#take(roll.text, run))) {
      await (this.verdict === 'reached' ? this.#push(run) : this.#go(run));
    }
    if (run === this.#run) this.busy = false;
  }

  /** Resolves a push after the task is solved. */
  async #push(run: number): Promise<void> {
    const move = this.view?.moves[0];
    if (!move || !this.view?.marks.some((mark) => mark.kind === 'pushed')) return;
    await rest(PAUSE);
    await this.#take(move.text, run);
  }

  /** The reader tried an illegal move. */
  async refuse(spaces: readonly string[]): Promise<void> {
    const run = this.#run;
    const view = this.view;
    if (!view) return;
    const refused = await explain(this.name, view, spaces);
    if (run === this.#run) this.refused = refused;
  }

  /** The next hint, and none after the last; without words for it the spaces come first. */
  hint(hasWords: boolean): void {
    this.hints = this.hints > 1 ? 0 : hasWords ? this.hints + 1 : 2;
  }

  /** Rearranges the pieces, or resets them to the usual arrangement. */
  async #arrange(setup: string | null, run: number): Promise<void> {
    const before = this.scene;
    const view = await this.#ask(async () => {
      const shown = await startingSetup(this.name, setup);
      if (run === this.#run) this.#startingSetup = shown;
      return shown.view;
    }, run);
    if (!view || this.task.goal.kind !== 'arrange') return;
    this.view = view;
    this.#line = setup === null ? [] : [setup];
    if (setup !== null && before) player.play('move');
    if (setup === this.task.goal.setup) this.#reach();
  }

  #reach(): void {
    this.verdict = 'reached';
    player.play('win');
    this.onreached();
  }

  /** Continues until the reader decides again: judges the move, and answers for the other side. */
  async #go(run: number): Promise<void> {
    for (;;) {
      const { view } = this;
      if (!view || run !== this.#run) return;
      const verdict = judge(this.task.goal, this.viewer, view);
      if (verdict === 'reached') {
        this.#reach();
        return;
      }
      const answers = view.decides !== null && view.decides !== this.viewer;
      const known = this.task.answers?.[this.#line.join(' ')];
      // A wrong move is answered if the answer shows why it is wrong.
      if (verdict === 'missed' && !(answers && known)) {
        this.verdict = verdict;
        return;
      }
      if (!answers) return;
      await rest(PAUSE);
      const reply = known ?? this.#planned(view) ?? (await this.#think(view));
      if (run !== this.#run || !(await this.#take(reply, run))) return;
      if (verdict === 'missed') {
        this.verdict = verdict;
        return;
      }
    }
  }

  /** The task's next answer for the other side, if it is legal. */
  #planned(view: ExploreView): string | undefined {
    const made = view.steps.filter((step) => step.by !== null && step.by !== this.viewer).length;
    const reply = this.task.replies?.[made];
    return view.moves.find((move) => move.text === reply)?.text;
  }

  /** The computer's answer if it may be asked; otherwise the first legal move. */
  async #think(view: ExploreView): Promise<string> {
    const fallback = view.moves[0]?.text ?? 'pass';
    if (view.moves.length < 2 || !session.me) return fallback;
    try {
      const { lines } = await analyse({ game: this.name, position: view.position, lines: 1, timeMs: 300 });
      return lines[0]?.moves[0] ?? fallback;
    } catch {
      return fallback;
    }
  }

  async #take(text: string, run: number): Promise<boolean> {
    const moves = [...this.#line, text];
    const view = await this.#ask(
      () => explore({ game: this.name, position: this.task.position, moves }),
      run,
    );
    if (!view) return false;
    this.#line = moves;
    this.view = view;
    const step = view.steps.at(-1);
    // The reader's own roll has made its sound already.
    const heard = soundsOf(step?.effects ?? []).filter((sound) => sound !== 'dice' || step?.by !== null);
    for (const sound of heard) player.play(sound);
    return true;
  }

  /** Asks the server; null if it didn't answer, or the reader has restarted since. */
  async #ask(ask: () => Promise<ExploreView>, run: number): Promise<ExploreView | null> {
    try {
      const view = await ask();
      return run === this.#run ? view : null;
    } catch {
      if (run === this.#run) this.failed = true;
      return null;
    }
  }

  #rollCount(): number {
    return this.view?.steps.filter((step) => step.by === null).length ?? 0;
  }
}

function rest(time: number): Promise<void> {
  return new Promise((done) => setTimeout(done, time));
}
