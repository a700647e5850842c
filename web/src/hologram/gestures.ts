import type { BoardController } from '../board/board-controller.svelte';
import { turned, zoomed } from './orbit';
import { floorAt } from './pick';
import type { HologramRenderer } from './renderer';

/** How far a pointer goes before it drags, in pixels. */
const SLACK = 5;
const LONG_PRESS = 450;
const DOUBLE_TAP = 350;

/** How far a key with Shift turns the table, in parts of the picture. */
const TURNS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0.1, 0],
  ArrowRight: [-0.1, 0],
  ArrowUp: [0, 0.08],
  ArrowDown: [0, -0.08],
};

interface Finger {
  x: number;
  y: number;
}

/**
 * Pointer input of the hologram: pieces are tapped and dragged as on the flat board; on empty ground, beside the board
 * or with the right button, a drag turns the table; two fingers or the wheel zoom.
 */
export class Gestures {
  readonly #fingers = new Map<number, Finger>();
  #pressed: Finger | null = null;
  #turning: { moved: boolean; space: string | null; cancels: boolean } | null = null;
  #spread = 0;
  #tapped = -Infinity;
  #longPress = 0;

  constructor(
    readonly controller: () => BoardController,
    readonly renderer: () => HologramRenderer | null,
    readonly surface: () => SVGSVGElement,
    readonly cursor: (look: 'grab' | 'grabbing' | 'pointer') => void,
  ) {}

  down(event: PointerEvent): void {
    const controller = this.controller();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.surface().setPointerCapture(event.pointerId);
    if (this.#fingers.size === 2) {
      this.#letGo();
      this.#spread = this.#span();
      this.#turning = { moved: true, space: null, cancels: false };
      return;
    }
    this.#pressed = { x: event.clientX, y: event.clientY };
    const space = this.#spaceUnder(event);
    if (event.button !== 0) {
      this.#turning = { moved: false, space: null, cancels: true };
      return;
    }
    const choosesAhead = controller.hand.premove?.to === null;
    if (space === null || !(controller.isLive(space) || controller.isViewers(space) || choosesAhead)) {
      this.#turning = { moved: false, space, cancels: false };
      return;
    }
    if (event.pointerType === 'touch') {
      this.#longPress = window.setTimeout(
        () => (controller.peeked = controller.indexOf.get(space) ?? null),
        LONG_PRESS,
      );
    }
    controller.press(space);
  }

  move(event: PointerEvent): void {
    const controller = this.controller();
    const finger = this.#fingers.get(event.pointerId);
    const [dx, dy] = finger ? [event.clientX - finger.x, event.clientY - finger.y] : [0, 0];
    if (finger && this.#turning) {
      // Small tremors do not turn the table.
      const far =
        this.#pressed && Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y);
      if (!this.#turning.moved && (far ?? 0) < SLACK) return;
      this.#turning.moved = true;
      this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      this.#turn(dx, dy);
      return;
    }
    const over = this.#spaceUnder(event);
    if (event.pointerType !== 'touch' || controller.hand.grip) controller.over = over;
    this.cursor(over !== null && controller.isLive(over) ? 'pointer' : 'grab');
    const { grip } = controller.hand;
    if (!grip || !this.#pressed) return;
    const far = Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y);
    if (grip.at === null && far < SLACK) return;
    clearTimeout(this.#longPress);
    this.cursor('grabbing');
    // A finger hides what is under it, so the piece is drawn a little above it.
    const point = this.#pointUnder(event, event.pointerType === 'touch' ? 26 : 0);
    if (point) controller.drag(controller.frame.at(point));
  }

  up(event: PointerEvent): void {
    const controller = this.controller();
    clearTimeout(this.#longPress);
    controller.peeked = null;
    this.#fingers.delete(event.pointerId);
    const turning = this.#turning;
    if (turning) {
      if (this.#fingers.size > 0) return;
      this.#turning = null;
      this.#pressed = null;
      this.cursor('grab');
      if (!turning.moved) this.#tap(turning.space, turning.cancels, event.timeStamp);
      return;
    }
    this.#pressed = null;
    if (event.pointerType === 'touch') controller.over = null;
    controller.release(this.#spaceUnder(event));
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0) this.#turning = null;
    this.#letGo();
  }

  wheel(event: WheelEvent): void {
    const renderer = this.renderer();
    if (!renderer) return;
    // Some wheels count lines instead of pixels, and two fingers on a pad send small steps with the control key.
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1);
    const next = zoomed(renderer.orbit, Math.exp(-pixels * (event.ctrlKey ? 0.008 : 0.0012)));
    // At the limit of the zoom, the page scrolls.
    if (next.zoom === renderer.orbit.zoom) return;
    event.preventDefault();
    renderer.look(next, true);
  }

  /** Handles keys that move the camera. Returns whether this is one. */
  key({ key, shiftKey }: KeyboardEvent): boolean {
    const renderer = this.renderer();
    const [right, down] = (shiftKey && TURNS[key]) || [0, 0];
    if (!renderer) return false;
    if (key === '+' || key === '=') renderer.look(zoomed(renderer.orbit, 1.2), true);
    else if (key === '-') renderer.look(zoomed(renderer.orbit, 1 / 1.2), true);
    else if (key === '0') renderer.goHome();
    else if (right !== 0 || down !== 0) renderer.look(turned(renderer.orbit, right, down), true);
    else return false;
    return true;
  }

  /** A tap on nothing: it clears the selection, and a double tap resets the camera. */
  #tap(space: string | null, cancels: boolean, now: number): void {
    const controller = this.controller();
    if (now - this.#tapped < DOUBLE_TAP) this.renderer()?.goHome();
    this.#tapped = cancels ? -Infinity : now;
    if (cancels || space === null) controller.cancel();
    else {
      controller.press(space);
      controller.release(null);
    }
  }

  #letGo(): void {
    clearTimeout(this.#longPress);
    this.#pressed = null;
    const controller = this.controller();
    controller.peeked = null;
    controller.release(null);
  }

  #turn(dx: number, dy: number): void {
    const renderer = this.renderer();
    if (!renderer) return;
    this.cursor('grabbing');
    const { width, height } = this.surface().getBoundingClientRect();
    const share = 1 / this.#fingers.size;
    let orbit = turned(renderer.orbit, (dx / width) * share, (dy / height) * share);
    if (this.#fingers.size === 2) {
      const spread = this.#span();
      if (this.#spread > 0) orbit = zoomed(orbit, spread / this.#spread);
      this.#spread = spread;
    }
    renderer.look(orbit);
  }

  /** How far apart two fingers are. */
  #span(): number {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  #partOf(event: PointerEvent, ahead: number): { x: number; y: number } {
    const box = this.surface().getBoundingClientRect();
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - ahead - box.top) / box.height };
  }

  #pointUnder(event: PointerEvent, ahead: number) {
    const { x, y } = this.#partOf(event, ahead);
    const ray = this.renderer()?.rayAt(x, y);
    return ray ? floorAt(ray, 0.05) : null;
  }

  #spaceUnder(event: PointerEvent): string | null {
    const controller = this.controller();
    const dragged = controller.hand.grip?.at != null;
    const { x, y } = this.#partOf(event, dragged && event.pointerType === 'touch' ? 26 : 0);
    const open = new Set(controller.open.flatMap((target) => controller.indexOf.get(target.space) ?? []));
    // Ahead of the turn, the chosen piece may go anywhere.
    const { premove } = controller.hand;
    const ahead = premove?.to === null ? premove.from : null;
    const held = dragged ? controller.moved?.space : ahead === null ? null : controller.indexOf.get(ahead);
    const found = this.renderer()?.spaceAt(x, y, open, held ?? null, ahead !== null) ?? null;
    return found === null ? null : (controller.scene.spaces[found]?.name ?? null);
  }
}
