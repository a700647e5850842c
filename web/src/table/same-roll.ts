import type { StepView } from '../wire/generated';

type Step = Pick<StepView, 'text' | 'by'>;

/** Notices an attack that was taken back and is repeated, as its dice don't change. */
export class SameRoll {
  /** The longest line that was played before something was taken back. */
  #before: readonly Step[] = [];
  #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
  }

  /** The steps of the game have changed. Says whether a roll was repeated. */
  arrive(steps: readonly Step[]): boolean {
    const last = this.#steps;
    this.#steps = steps;
    if (steps.length < last.length) {
      // Several moves may be taken back one after another.
      if (!begins(this.#before, last)) this.#before = last;
      return false;
    }
    const isNew = steps.length > last.length && steps.at(-1)?.by === null;
    return isNew && begins(this.#before, steps);
  }
}

/** Whether a line begins with these steps. */
function begins(line: readonly Step[], steps: readonly Step[]): boolean {
  return steps.length <= line.length && steps.every(({ text }, at) => line[at]?.text === text);
}
