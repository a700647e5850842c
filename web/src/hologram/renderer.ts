import {
  Mesh,
  PerspectiveCamera,
  Raycaster,
  Scene as World,
  Vector2,
  Vector3,
  WebGLRenderer,
  type ShaderMaterial,
} from 'three';
import type { Dice as Roll } from '../board/props';
import type { Piece, Scene } from '../wire/scene';
import { Beam } from './beam';
import { shownColour, type Colours } from './colours';
import { Dice } from './die';
import { facings } from './facing';
import { Quality } from './quality';
import { Figures } from './figures';
import { Ground } from './ground';
import type { Pulse } from './light';
import { paintSigns, paintLightTrails, paintWrong, type Signs } from './marks';
import { colourStone, makeStone } from './stone';
import { between, eyeAt, fit, home, homeOf, isAway, LOOK, type Orbit, type Vector } from './orbit';
import { Sheet } from './paint';
import { spaceMeant, type Ray } from './pick';
import type { Spot } from './place';
import { Pools } from './pools';
import { Sparks } from './sparks';
import { boundsOf, pedestalOf } from './pedestal';
import { PieceAnimator, type Play } from './piece-animator';
import { TUMBLE } from './tumble';

/** Everything that the renderer shows. */
export interface Showing extends Signs, Omit<Play, 'facings' | 'chosen' | 'upright'> {
  readonly flipped: boolean;
  readonly coordinates: boolean;
  readonly animate: boolean;
  /** Whether the move was dragged. */
  readonly dropped: boolean;
  /** How long the dice are watched before anything else happens, in milliseconds. */
  readonly wait: number;
  readonly dice: Roll | null;
  /** Whether pieces are tokens with letters. */
  readonly letters: boolean;
}

/** A place of the picture, in pixels from its upper left corner. */
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** A long lens: the far side is not much smaller than the near one. */
const ANGLE = (20 * Math.PI) / 180;
const FLASH = 700;
/** How much higher the board is in the picture than its middle, as a part of it. */
const RAISED = 0.055;

/** The board in three dimensions: table, board, pieces, camera. It renders only while something moves. */
export class HologramRenderer {
  /** Called when the camera has moved, so that overlays can follow. */
  onsight: () => void = () => {};

  readonly #renderer: WebGLRenderer;
  readonly #world = new World();
  readonly #camera = new PerspectiveCamera((ANGLE * 180) / Math.PI, 1, 0.1, 30);
  readonly #pulse: Pulse = { time: { value: 0 }, picture: { value: new Vector2(1, 1) } };
  readonly #figures = new Figures(this.#pulse);
  readonly #pools = new Pools();
  readonly #beam = new Beam(this.#pulse);
  readonly #sparks = new Sparks(this.#pulse);
  readonly #dice = new Dice(this.#pulse);
  readonly #ground: Ground;
  readonly #matter: ShaderMaterial = makeStone(this.#pulse);
  readonly #table = new Mesh(undefined, this.#matter);
  readonly #signs = new Sheet(0.005, 2);
  readonly #wrong = new Sheet(0.006, 3);
  readonly #lightTrails = new Sheet(0.012, 4);
  readonly #animator = new PieceAnimator();

  #showing: Showing | null = null;
  #colours: Colours | null = null;
  #board = '';
  #home: Orbit = home;
  #orbit: Orbit = home;
  #goal: Orbit = home;
  readonly #fineness = new Quality();
  #size: Pixel = { x: 1, y: 1 };
  #bounds: readonly Vector[] = [];
  #distance = 5;
  #aspect = 1;
  #frame = 0;
  #drawn = 0;
  #wrongSince = -Infinity;
  #seen = true;
  #wasBusy = false;
  #dirty = true;

  /** Throws if there is no WebGL. */
  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({
      canvas,
      alpha: true,
      antialias: true,
    });
    this.#renderer.setClearColor(0x000000, 0);
    const fine = Math.min(2048, this.#renderer.capabilities.maxTextureSize);
    this.#ground = new Ground(this.#pulse, fine, Math.min(8, this.#renderer.capabilities.getMaxAnisotropy()));
    this.#table.renderOrder = 0;
    this.#world.add(
      this.#table,
      this.#ground,
      this.#signs,
      this.#wrong,
      this.#lightTrails,
      this.#pools,
      this.#figures,
      this.#dice,
      this.#beam,
      this.#sparks,
    );
  }

  get orbit(): Orbit {
    return this.#goal;
  }

  /** Whether the camera has been moved. */
  get isAway(): boolean {
    return isAway(this.#goal, this.#home);
  }

  /** Moves the camera, at once or gently. */
  look(orbit: Orbit, gently = false): void {
    this.#goal = orbit;
    if (!gently) this.#orbit = orbit;
    this.#dirty = true;
    this.#place();
    this.#request();
  }

  goHome(): void {
    this.look(this.#home, true);
  }

  colour(colours: Colours): void {
    this.#colours = colours;
    this.#figures.colour(colours);
    this.#pools.colour(colours);
    this.#beam.colour(colours);
    this.#dice.colour(colours);
    colourStone(this.#matter, colours);
    const glowing = colours.look.glow > 0.5;
    this.#sparks.glowing = glowing;
    for (const sheet of [this.#signs, this.#wrong, this.#lightTrails]) sheet.glow = colours.look.glow;
    if (this.#showing) {
      this.#drawGround(this.#showing);
      this.#signs.wear(paintSigns(this.#showing, colours));
    }
    this.#request();
  }

  show(showing: Showing): void {
    const before = this.#showing;
    this.#showing = showing;
    const { scene, flipped, coordinates } = showing;
    const now = performance.now();
    this.#figures.useLetters(showing.letters);
    const board = boardKey(scene);
    if (this.#board !== board) {
      this.#board = board;
      this.#table.geometry.dispose();
      this.#table.geometry = pedestalOf(scene);
      this.#drawGround(showing);
      const away = this.isAway;
      this.#home = homeOf(scene.board.kind);
      if (!away) this.#orbit = this.#goal = this.#home;
      this.#fit();
    } else if (before && (before.flipped !== flipped || before.coordinates !== coordinates)) {
      this.#drawGround(showing);
    }
    if (before && before.flipped !== flipped) {
      // The camera goes around the table.
      this.#orbit = { ...this.#orbit, around: this.#orbit.around + Math.PI };
      this.#dirty = true;
    }
    const chosen = scene.spaces.findIndex((space) => space.name === showing.chosen?.name);
    const thrown = this.#dice.show(showing.dice, now, showing.animate && before !== null);
    this.#animator.show(
      {
        ...showing,
        chosen: showing.selection.path.length > 0 ? this.#startOf(showing) : chosen,
        facings: facings(scene, showing.moves, flipped),
        upright: showing.letters ? (flipped ? Math.PI : 0) : null,
      },
      now,
      showing.animate,
      showing.dropped,
      // What the dice decide happens when they rest.
      Math.max(showing.wait, thrown ? TUMBLE : 0),
    );
    if (this.#colours) this.#signs.wear(paintSigns(showing, this.#colours));
    this.#request();
  }

  /** A wrong try flashes. */
  flash(names: readonly string[]): void {
    if (!this.#showing || !this.#colours || names.length === 0) return;
    this.#wrong.wear(paintWrong(this.#showing.scene, names, this.#colours));
    this.#wrongSince = performance.now();
    this.#request();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#size = { x: width, y: height };
    const ratio = this.#fineness.of(window.devicePixelRatio || 1);
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(width, height, false);
    this.#aspect = width / height;
    this.#camera.aspect = this.#aspect;
    // Pieces need room above the far rim, the table needs none below the near one.
    this.#camera.setViewOffset(this.#aspect, 1, 0, RAISED, this.#aspect, 1);
    this.#pulse.picture.value.set(width * ratio, height * ratio);
    this.#sparks.resize(height * ratio);
    this.#beam.resize(height * ratio);
    this.#fit();
    this.#draw(performance.now());
  }

  /** Whether the picture is in view; nothing is drawn while it is not. */
  setSeen(seen: boolean): void {
    this.#seen = seen;
    if (seen) this.#request();
  }

  /** The line of sight through a place of the picture, given in parts from its upper left corner. */
  rayAt(x: number, y: number): Ray {
    const caster = new Raycaster();
    this.#camera.updateMatrixWorld();
    caster.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), this.#camera);
    const { origin, direction } = caster.ray;
    return { origin: origin.toArray(), direction: direction.toArray() };
  }

  /**
   * The space at a position in the picture; `held` is the space of a dragged piece. If any space
   * is possible, the upper half of a piece doesn't hide those behind it.
   */
  spaceAt(x: number, y: number, open: ReadonlySet<number>, held: number | null, any = false): number | null {
    const scene = this.#showing?.scene;
    if (!scene) return null;
    const pillars = this.#animator
      .pillars((piece) => this.heightOf(piece) * (any ? 0.5 : 1))
      .filter(({ space }) => space !== held);
    return spaceMeant(scene, this.rayAt(x, y), pillars, open);
  }

  /** How high a piece is, in its own sizes. */
  heightOf(piece: Piece): number {
    return this.#figures.form(piece).height;
  }

  /** Where a place of the world is in a picture of this size. */
  pixelOf({ x, z }: Spot, height: number, size: Pixel): Pixel {
    const seen = new Vector3(x, height, z).project(this.#camera);
    return { x: (seen.x * 0.5 + 0.5) * size.x, y: (0.5 - seen.y * 0.5) * size.y };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#seen = false;
    for (const each of [
      this.#figures,
      this.#pools,
      this.#beam,
      this.#sparks,
      this.#dice,
      this.#ground,
      this.#signs,
      this.#wrong,
      this.#lightTrails,
    ]) {
      each.dispose();
    }
    this.#table.geometry.dispose();
    this.#matter.dispose();
    this.#renderer.dispose();
    // A browser gives only a few of these at a time.
    if (!this.#renderer.getContext().isContextLost()) this.#renderer.forceContextLoss();
  }

  /** The space of the piece whose path is being chosen. */
  #startOf({ scene, selection }: Showing): number {
    return scene.spaces.findIndex((space) => space.name === selection.path[0]);
  }

  #drawGround({ scene, flipped, coordinates }: Showing): void {
    if (this.#colours) this.#ground.draw(scene, this.#colours, flipped, coordinates);
  }

  #fit(): void {
    const scene = this.#showing?.scene;
    if (scene) {
      this.#bounds = boundsOf(scene);
      this.#distance = fit(this.#bounds, this.#home.above, ANGLE, this.#aspect) * 1.02;
    }
    this.#place();
  }

  #place(): void {
    // A corner that comes nearer as the board turns needs more room than it does from the seat.
    const room = ({ above, around }: Orbit) => fit(this.#bounds, above, ANGLE, this.#aspect, around, RAISED);
    const farther = Math.max(1, room(this.#orbit) / room(this.#home));
    const distance = (this.#distance * farther) / this.#orbit.zoom;
    this.#camera.position.set(...eyeAt(this.#orbit, distance, this.#showing?.flipped ?? false));
    this.#camera.lookAt(...LOOK);
    this.#camera.updateMatrixWorld();
    this.onsight();
  }

  #request(): void {
    if (this.#frame === 0 && this.#seen) this.#frame = requestAnimationFrame((now) => this.#tick(now));
  }

  #tick(now: number): void {
    this.#frame = 0;
    if (!this.#seen) return;
    const busy = this.#isBusy(now);
    const since = now - this.#drawn;
    // While something moves, every frame is drawn; if that takes too long, the resolution drops.
    if (busy && this.#wasBusy && this.#fineness.took(since)) this.resize(this.#size.x, this.#size.y);
    else if (busy || this.#dirty) this.#draw(now);
    else if (since >= this.#fineness.breath) {
      this.#fineness.breathed(since);
      this.#draw(now);
    }
    this.#wasBusy = busy;
    this.#request();
  }

  #isBusy(now: number): boolean {
    return (
      this.#animator.isBusy(now) ||
      this.#dice.isBusy(now) ||
      this.#sparks.isBusy ||
      now - this.#wrongSince < FLASH ||
      this.#orbit !== this.#goal
    );
  }

  #draw(now: number): void {
    const [showing, colours] = [this.#showing, this.#colours];
    if (!showing || !colours) return;
    const since = Math.min(0.5, (now - this.#drawn) / 1000);
    this.#drawn = now;
    this.#dirty = false;
    this.#pulse.time.value = (now / 1000) % 3600;
    this.#follow(since);
    for (const { piece, matrix } of this.#animator.bursts(now)) {
      const { css } = colours;
      const tints = piece.side === 1 ? [css.one, css['one-edge']] : [css.two, css['two-plate']];
      this.#sparks.burst(this.#figures.form(piece).geometry, matrix, tints.map(shownColour));
    }
    const figures = this.#animator.figures(now);
    this.#figures.draw(figures);
    this.#pools.draw(figures);
    this.#sparks.tick();
    this.#dice.tick(now, showing.flipped);
    const trails = this.#animator.lightTrails(now);
    if (trails.length > 0 || this.#lightTrails.visible)
      this.#lightTrails.wear(paintLightTrails(trails, showing.scene, colours));
    const flash = 1 - (now - this.#wrongSince) / FLASH;
    this.#wrong.strength = Math.max(0, flash);
    if (flash <= 0) this.#wrong.visible = false;
    this.#renderer.render(this.#world, this.#camera);
  }

  /** Moves the camera towards its target. */
  #follow(since: number): void {
    if (this.#orbit === this.#goal) return;
    const next = between(this.#orbit, this.#goal, 1 - Math.exp(-since * 12));
    const near =
      Math.abs(Math.sin((next.around - this.#goal.around) / 2)) < 0.001 &&
      Math.abs(next.above - this.#goal.above) < 0.002 &&
      Math.abs(next.zoom - this.#goal.zoom) < 0.002;
    this.#orbit = near ? this.#goal : next;
    this.#place();
  }
}

/** The key of a board, as pages that request every position get the same board again and again. */
function boardKey({ board, spaces, walls }: Scene): string {
  const size = board.kind === 'round' ? 0 : board.size;
  return `${board.kind} ${size} ${walls.length} ${spaces.map(({ shade }) => shade.kind).join()}`;
}
