/** A higher pixel ratio isn't visible. */
const MOST = 2;
const STEPS = [1, 0.75, 0.5] as const;
/** Milliseconds for a frame above which motion isn't smooth. */
const SLOW = 26;
/** Milliseconds between two frames while only breath and light move, and the most on a slow machine. */
const [BREATH, SLEEP] = [33, 500];
/** How late an idle frame may be, and how often in a row it may be later than that. */
const [LATE, OFTEN] = [60, 4];
/** The number of frames that are judged together. */
const JUDGED = 24;

/** The resolution of the picture: that of the screen, or lower on a slow machine, but never lower than that of the page. */
export class Quality {
  #step = 0;
  #count = 0;
  #slow = 0;
  #breath = BREATH;
  #late = 0;

  /** The delay before the next frame while only breath and light move. */
  get breath(): number {
    return this.#breath;
  }

  /** The pixel ratio to render at. */
  of(screen: number): number {
    const most = Math.min(MOST, screen);
    return Math.max(Math.min(1, most), most * (STEPS[this.#step] ?? 1));
  }

  /** Records how long a frame took during motion. Returns whether the resolution drops. */
  took(time: number): boolean {
    this.#count += 1;
    if (time > SLOW) this.#slow += 1;
    if (this.#count < JUDGED) return false;
    const tooSlow = this.#slow > JUDGED / 2 && this.#step < STEPS.length - 1;
    this.#count = 0;
    this.#slow = 0;
    if (tooSlow) this.#step += 1;
    return tooSlow;
  }

  /** An idle frame took some milliseconds. If they are all late, there will be fewer of them. */
  breathed(time: number): void {
    this.#late = time > this.#breath + LATE ? this.#late + 1 : 0;
    if (this.#late < OFTEN) return;
    this.#breath = Math.min(SLEEP, this.#breath * 2);
    this.#late = 0;
  }
}
