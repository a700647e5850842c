import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Effect } from '../wire/generated';
import type { Piece, PieceLook, Point, Scene } from '../wire/scene';
import { turnBetween, turnTo } from './facing';
import type { Figure } from './figures';
import { STACKED, stacks } from './court';
import { sizeOn, spotOf } from './place';
import type { Pillar } from './pick';
import { durationOf, legsOf, pointOnPath, type Leg } from './path';
import { acts, endOf, poseAt, type Act } from './timeline';

/** What to animate. */
export interface Play {
  readonly scene: Scene;
  /** The effects since the previous scene. */
  readonly effects: readonly Effect[];
  /** How much faster than its natural speed everything moves. */
  readonly rate: number;
  readonly facings: ReadonlyMap<number, number>;
  /** Where the player has put a piece that is still elsewhere in the scene, as a point of the scene. */
  readonly moved: { readonly space: number; readonly at: Point; readonly lifted: boolean } | null;
  /** The path of a move that was chosen but isn't on the board yet, as indices. */
  readonly ahead: readonly number[] | null;
  /** The space of the chosen piece. */
  readonly chosen: number | null;
  /** The direction that all pieces face, to keep letters readable; null if each has its own. */
  readonly upright: number | null;
  /** Spaces whose pieces stay bright while the others are dimmed; null dims none. */
  readonly bright: ReadonlySet<number> | null;
}

/** A piece on a space, with the state of its drawing. */
interface Actor {
  readonly piece: Piece;
  /** Its phase in the common breath. */
  readonly phase: number;
  readonly figure: Figure;
  turn: number;
  dim: number;
  shine: number;
}

/** An act and the places of its way. */
interface Cue {
  readonly act: Act;
  readonly points: readonly Point[];
}

/** A place where a piece dissolves. */
export interface Burst {
  readonly piece: Piece;
  readonly matrix: Matrix4;
}

/** What a walking piece leaves behind. */
export interface LightTrail {
  readonly piece: Piece;
  readonly points: readonly Point[];
  readonly part: number;
}

const UP = new Vector3(0, 1, 0);
const NONE: readonly never[] = [];

/** Computes where every piece is at a given time, from the scene, the timeline and the pointer. It draws nothing. */
export class PieceAnimator {
  #play: Play | null = null;
  #actors = new Map<number, Actor>();
  #cues: readonly Cue[] = NONE;
  /** What moves the piece that ends on a space. */
  #cueOf = new Map<number, Cue>();
  #leaving: { readonly actor: Actor; readonly cue: Cue }[] = [];
  #carried: { readonly figure: Figure; readonly cue: Cue } | null = null;
  #began = 0;
  #ends = 0;
  #rate = 1;
  /** A walk that began before the scene with it arrived. */
  #ahead: {
    readonly way: readonly number[];
    readonly points: readonly Point[];
    readonly legs: readonly Leg[];
    readonly began: number;
  } | null = null;
  #last = 0;
  #bursts = new Set<Act>();
  readonly #figures: Figure[] = [];

  /** Shows a new scene, or a change around the same one. The animation may wait for the dice. */
  show(play: Play, now: number, animate: boolean, dropped: boolean, wait = 0): void {
    const before = this.#play?.scene ?? null;
    this.#play = play;
    this.#rate = play.rate;
    if (play.scene !== before) this.#arrive(before, play, now, animate, dropped, wait);
    this.#goAhead(play, now, animate);
  }

  /** The time since the beginning of what is played, in natural milliseconds; negative while it waits for the dice. */
  #elapsed(now: number): number {
    return (now - this.#began) * this.#rate;
  }

  /** Whether something moves that needs the full frame rate. */
  isBusy(now: number): boolean {
    if (this.#elapsed(now) < this.#ends + 60) return true;
    if (this.#ahead && (now - this.#ahead.began) * this.#rate < durationOf(this.#ahead.legs) + 60)
      return true;
    for (const [space, actor] of this.#actors) {
      if (Math.abs(turnBetween(actor.turn, this.#goal(space, actor))) > 0.01) return true;
    }
    return false;
  }

  /** The pieces that start to dissolve now; each is returned once. */
  bursts(now: number): readonly Burst[] {
    if (this.#leaving.length === 0) return NONE;
    const found: Burst[] = [];
    for (const { actor, cue } of this.#leaving) {
      const { act } = cue;
      if (act.kind !== 'fall' || this.#bursts.has(act) || this.#elapsed(now) < act.delay) continue;
      this.#bursts.add(act);
      found.push({ piece: act.piece, matrix: this.#leave(actor, cue, now).matrix });
    }
    return found;
  }

  /** The paths that are being walked. Dragged pieces leave none. */
  lightTrails(now: number): readonly LightTrail[] {
    if (this.#elapsed(now) > this.#ends + 300) return NONE;
    return this.#cues.flatMap(({ act, points }) => {
      if (act.way.length < 2 || act.kind === 'lunge' || act.legs.some(({ kind }) => kind === 'flight'))
        return [];
      const walking = act.kind === 'fall' ? durationOf(act.legs) : act.duration;
      const begins = act.kind === 'fall' ? act.delay - walking : act.delay;
      const part = (this.#elapsed(now) - begins) / (walking + 220);
      return part >= 0 && part < 1 ? [{ piece: act.piece, points, part }] : [];
    });
  }

  /** Every piece as it is now. The list and its elements are reused for the next frame. */
  figures(now: number): readonly Figure[] {
    const since = Math.min(0.5, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    const all = this.#figures;
    all.length = 0;
    for (const [space, actor] of this.#actors) all.push(this.#stand(space, actor, now, since));
    const elapsed = this.#elapsed(now);
    if (this.#leaving.length > 0)
      this.#leaving = this.#leaving.filter(({ cue: { act } }) => elapsed < act.delay + act.duration);
    for (const { actor, cue } of this.#leaving) all.push(this.#leave(actor, cue, now));
    const carried = this.#carry(now);
    if (carried) all.push(carried);
    return all;
  }

  /** The room that the pieces take, for pointing at them. */
  pillars(heightOf: (piece: Piece) => number): readonly Pillar[] {
    const scene = this.#play?.scene;
    if (!scene) return [];
    return scene.pieces.map((piece) => {
      const size = sizeOn(scene, piece.space);
      const { x, z } = spotOf(scene.spaces[piece.space]?.centre ?? { x: 0, y: 0 });
      return { space: piece.space, x, z, radius: size * 0.34, height: size * heightOf(piece) * 0.86 };
    });
  }

  #arrive(
    before: Scene | null,
    { scene, effects, facings, upright }: Play,
    now: number,
    animate: boolean,
    dropped: boolean,
    wait: number,
  ): void {
    const list = animate ? acts(before, scene, effects, dropped) : [];
    const walk = list.find((act) => act.legs.length > 0);
    const known = this.#ahead && walk && same(this.#ahead.way, walk.way);
    // A walk that began before its scene arrived continues.
    this.#began = known && this.#ahead ? this.#ahead.began : now + wait;
    this.#ahead = null;
    this.#ends = endOf(list);
    this.#cues = list.map((act) => ({ act, points: this.#points(act.way) }));
    this.#cueOf = new Map(this.#cues.flatMap((cue) => endsOn(cue.act).map((space) => [space, cue] as const)));
    this.#bursts.clear();
    const old = this.#actors;
    this.#leaving = this.#cues
      .filter(({ act: { kind } }) => kind === 'fall' || kind === 'lift')
      .map((cue) => ({ actor: old.get(cue.act.way[0] ?? -1) ?? actorOf(cue.act.piece, 0), cue }));
    const carry = this.#cues.find(({ act }) => act.kind === 'carry');
    const stack = carry && scene.pieces.find(({ space }) => space === carry.act.way.at(-1));
    const top = stack && stacks[stack.figure]?.top;
    this.#carried = carry && top ? { figure: carriedFigure({ ...top, side: stack.side }), cue: carry } : null;
    const cameFrom = new Map(
      list.flatMap(({ kind, way }) =>
        way.length > 1 && (kind === 'walk' || kind === 'shove') ? [[way[way.length - 1], way[0]]] : [],
      ),
    );
    this.#actors = new Map(
      scene.pieces.map((piece) => {
        const was = old.get(cameFrom.get(piece.space) ?? piece.space);
        const kept = was && was.piece.side === piece.side && was.piece.figure === piece.figure;
        const fresh = actorOf(piece, upright ?? facings.get(piece.space) ?? 0);
        return [piece.space, kept ? { ...was, piece, figure: { ...was.figure, piece } } : fresh];
      }),
    );
  }

  #goAhead({ ahead, scene }: Play, now: number, animate: boolean): void {
    if (!ahead || ahead.length < 2) this.#ahead = null;
    else if (!this.#ahead || !same(this.#ahead.way, ahead)) {
      const side = this.#actors.get(ahead[0] ?? -1)?.piece.side ?? 1;
      const legs = legsOf(scene, ahead, side);
      const began = animate ? now : now - durationOf(legs);
      this.#ahead = { way: ahead, points: this.#points(ahead), legs, began };
    }
  }

  /** The figure of a piece that is on its space or moving to it. */
  #stand(space: number, actor: Actor, now: number, since: number): Figure {
    const play = this.#play;
    const scene = play?.scene;
    if (!play || !scene) throw new Error('nothing is played yet');
    const ease = 1 - Math.exp(-since * 11);
    actor.turn += turnBetween(actor.turn, this.#goal(space, actor)) * ease;
    actor.dim += ((play.bright !== null && !play.bright.has(space) ? 1 : 0) - actor.dim) * ease;
    actor.shine += ((play.chosen === space ? 1 : 0) - actor.shine) * ease;

    let size = sizeOn(scene, space);
    let at = scene.spaces[space]?.centre ?? NOWHERE;
    let [lift, gone, lean] = [0, 0, 0];
    const cue = this.#cueOf.get(space);
    if (cue && this.#elapsed(now) < this.#ends) {
      const { act, points } = cue;
      ({ at, lift, gone, lean } = poseAt(act, points, this.#elapsed(now)));
      if (act.kind === 'lunge' && this.#elapsed(now) >= act.duration) at = scene.spaces[space]?.centre ?? at;
      if (act.kind === 'walk' || act.kind === 'shove') {
        const part = Math.min(1, Math.max(0, (this.#elapsed(now) - act.delay) / act.duration));
        size = sizeOn(scene, act.way[0] ?? space) * (1 - part) + size * part;
      }
    }
    if (play.moved?.space === space) {
      ({ at } = play.moved);
      if (play.moved.lifted) lift = 0.22;
      else if (this.#ahead) {
        const { legs, points, began } = this.#ahead;
        ({ at, lift } = pointOnPath(legs, points, (now - began) * this.#rate));
      }
    }
    const { figure } = actor;
    figure.piece = this.#shown(actor.piece, now);
    put(figure.matrix, at, size, lift + actor.shine * 0.07, actor.turn, lean);
    mood(figure, actor.phase, actor.shine, actor.dim, gone);
    return figure;
  }

  #leave({ figure, phase, turn }: Actor, { act, points }: Cue, now: number): Figure {
    const scene = this.#play?.scene;
    const { at, lift, lean, gone } = poseAt(act, points, this.#elapsed(now));
    const size = scene ? sizeOn(scene, act.way[act.way.length - 1] ?? 0) : 0.2;
    put(figure.matrix, at, size, lift, turn, lean);
    mood(figure, phase, act.kind === 'lift' && this.#elapsed(now) >= 0 ? 1 : 0, 0, gone);
    return figure;
  }

  /** In an exchange the top of a stack is carried over; until it arrives, neither piece has it. */
  #shown(piece: Piece, now: number): PieceLook {
    const carry = this.#carried?.cue.act;
    if (!carry || this.#elapsed(now) >= carry.delay + carry.duration || !carry.way.includes(piece.space))
      return piece;
    const rest = stacks[piece.figure]?.rest;
    return rest ? { ...rest, side: piece.side } : piece;
  }

  #carry(now: number): Figure | null {
    const scene = this.#play?.scene;
    if (!this.#carried || !scene) return null;
    const { figure, cue } = this.#carried;
    if (this.#elapsed(now) >= cue.act.delay + cue.act.duration) {
      this.#carried = null;
      return null;
    }
    const { at, lift } = poseAt(cue.act, cue.points, this.#elapsed(now));
    put(figure.matrix, at, sizeOn(scene, cue.act.way[0] ?? 0), STACKED + lift, this.#play?.upright ?? 0, 0);
    return figure;
  }

  /** The direction a piece turns to: where it walks, or what it may attack. */
  #goal(space: number, actor: Actor): number {
    const { upright, facings } = this.#play ?? {};
    if (upright != null) return upright;
    const cue = this.#cueOf.get(space);
    if (cue?.act.kind === 'walk' && this.#elapsed(this.#last) < cue.act.delay + cue.act.duration) {
      const [from, to] = [cue.points[cue.points.length - 2], cue.points[cue.points.length - 1]];
      if (from && to) return turnTo(spotOf(from), spotOf(to));
    }
    return facings?.get(space) ?? actor.turn;
  }

  #points(way: readonly number[]): readonly Point[] {
    return way.flatMap((space) => this.#play?.scene.spaces[space]?.centre ?? []);
  }
}

const NOWHERE: Point = { x: 0, y: 0 };

/** The spaces on which an act ends, by piece. */
function endsOn({ kind, way }: Act): readonly number[] {
  switch (kind) {
    case 'walk':
    case 'shove':
      return way.slice(-1);
    case 'rise':
    case 'lunge':
      return way.slice(0, 1);
    default:
      return NONE;
  }
}

function actorOf(piece: Piece, turn: number): Actor {
  const phase = (piece.space * 0.37 + piece.side * 0.21) % 1;
  return { piece, phase, figure: figureOf(piece), turn, dim: 0, shine: 0 };
}

function figureOf(piece: PieceLook): Figure {
  return { piece, matrix: new Matrix4(), mood: [0, 0, 0, 0] };
}

/** The top of a stack, shining as it is carried. */
function carriedFigure(top: PieceLook): Figure {
  const figure = figureOf(top);
  mood(figure, 0, 0.6, 0, 0);
  return figure;
}

const [turning, leaning] = [new Quaternion(), new Quaternion()];
const [forward, place, scale] = [new Euler(), new Vector3(), new Vector3()];

function put(matrix: Matrix4, { x, y }: Point, size: number, lift: number, turn: number, lean: number): void {
  turning.setFromAxisAngle(UP, turn);
  if (lean !== 0) turning.multiply(leaning.setFromEuler(forward.set(lean, 0, 0)));
  matrix.compose(place.set(x, lift * size, -y), turning, scale.setScalar(size));
}

function mood({ mood: to }: Figure, phase: number, shine: number, dim: number, gone: number): void {
  to[0] = phase;
  to[1] = shine;
  to[2] = dim;
  to[3] = gone;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
