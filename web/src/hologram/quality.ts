/** More pixels than this for one of the page are not seen. */
const MOST = 2;
const STEPS = [1, 0.75, 0.5] as const;
/** Milliseconds for a picture from which on motion is not smooth. */
const SLOW = 26;
/** Milliseconds between two pictures while only breath and light move, and the most where there is no more power. */
const [BREATH, SLEEP] = [33, 500];
/** How much later than due a picture may come, and how often in a row it may come later still. */
const [LATE, OFTEN] = [60, 4];
/** How many pictures are judged together. */
const JUDGED = 24;

/** How fine the picture is: as fine as the screen, or coarser where that is too much work. It is never coarser than the page. */
export class Fineness {
  #step = 0;
  #count = 0;
  #slow = 0;
  #breath = BREATH;
  #late = 0;

  /** How long to wait for the next picture while only breath and light move. */
  get breath(): number {
    return this.#breath;
  }

  /** How many pixels are drawn for one of the page. */
  of(screen: number): number {
    const most = Math.min(MOST, screen);
    return Math.max(Math.min(1, most), most * (STEPS[this.#step] ?? 1));
  }

  /** A picture took some milliseconds while something moved. Says whether pictures are coarser from now on. */
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

  /** A picture of breath came after some milliseconds. Where they all come late, there shall be fewer of them. */
  breathed(time: number): void {
    this.#late = time > this.#breath + LATE ? this.#late + 1 : 0;
    if (this.#late < OFTEN) return;
    this.#breath = Math.min(SLEEP, this.#breath * 2);
    this.#late = 0;
  }
}
