import { Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Piece, Point, Scene } from '../wire/scene';
import { turnBetween, turnTo } from './facing';
import type { Figure } from './figures';
import { sizeOn, spotOf } from './place';
import type { Pillar } from './pick';
import { acts, endOf, poseAt, type Act } from './timeline';

/** What the troupe plays. */
export interface Play {
  readonly scene: Scene;
  readonly facings: ReadonlyMap<number, number>;
  /** Where the hand has put a piece that the scene still has elsewhere, as a point of the scene. */
  readonly moved: { readonly space: number; readonly at: Point; readonly lifted: boolean } | null;
  /** The way of a move that was chosen and is not on the board yet, as indices. */
  readonly ahead: readonly number[] | null;
  /** The space of the chosen piece. */
  readonly chosen: number | null;
  /** Spaces whose pieces stay bright while the others are dimmed; null dims none. */
  readonly bright: ReadonlySet<number> | null;
}

/** Who stands on a space, with what only the drawing knows. */
interface Actor {
  readonly piece: Piece;
  /** Its own moment in the common breath. */
  readonly phase: number;
  turn: number;
  dim: number;
  shine: number;
}

/** A place where a piece comes apart. */
export interface Burst {
  readonly piece: Piece;
  readonly matrix: Matrix4;
}

/** What a walking piece leaves behind. */
export interface Wake {
  readonly piece: Piece;
  readonly points: readonly Point[];
  readonly part: number;
}

const UP = new Vector3(0, 1, 0);

/** The pieces in motion: it knows where each one is now, from the scene, the acts and the hand. It draws nothing. */
export class Troupe {
  #play: Play | null = null;
  #actors = new Map<number, Actor>();
  #leaving: { actor: Actor; act: Act }[] = [];
  #acts: readonly Act[] = [];
  #began = 0;
  /** A walk that began before the scene with it arrived. */
  #ahead: { way: readonly number[]; began: number } | null = null;
  #last = 0;
  #bursts = new Set<Act>();

  /** A new scene arrives, or something changed around the same one. */
  show(play: Play, now: number, animate: boolean, dropped: boolean): void {
    const before = this.#play?.scene ?? null;
    this.#play = play;
    if (play.scene !== before) this.#arrive(before, play, now, animate, dropped);
    this.#goAhead(play, now, animate);
  }

  /** Whether something moves that must be drawn at full speed. */
  isBusy(now: number): boolean {
    if (now - this.#began < endOf(this.#acts) + 60) return true;
    if (this.#ahead && now - this.#ahead.began < 420) return true;
    return [...this.#actors.entries()].some(
      ([space, actor]) => Math.abs(turnBetween(actor.turn, this.#goal(space, actor))) > 0.01,
    );
  }

  /** What begins to fall apart now; each is given once. */
  bursts(now: number): readonly Burst[] {
    const found: Burst[] = [];
    for (const { actor, act } of this.#leaving) {
      if (act.kind !== 'fall' || this.#bursts.has(act) || now - this.#began < act.delay) continue;
      this.#bursts.add(act);
      found.push({ piece: act.piece, matrix: this.#leavingFigure(actor, act, now).matrix });
    }
    return found;
  }

  /** The ways that are being walked. */
  wakes(now: number): readonly Wake[] {
    const walks = this.#acts.filter(
      (act) => act.kind === 'walk' || act.kind === 'shove' || act.kind === 'carry',
    );
    return walks.flatMap((act) => {
      const part = (now - this.#began - act.delay) / (act.duration + 220);
      return part < 1 ? [{ piece: act.piece, points: this.#points(act.way), part }] : [];
    });
  }

  figures(now: number): readonly Figure[] {
    const since = Math.min(0.1, Math.max(0, (now - this.#last) / 1000));
    this.#last = now;
    const standing = [...this.#actors].map(([space, actor]) => this.#figure(space, actor, now, since));
    const elapsed = now - this.#began;
    this.#leaving = this.#leaving.filter(({ act }) => elapsed < act.delay + act.duration);
    return [
      ...standing,
      ...this.#leaving.map(({ actor, act }) => this.#leavingFigure(actor, act, now)),
      ...this.#carried(now),
    ];
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
    { scene, facings }: Play,
    now: number,
    animate: boolean,
    dropped: boolean,
  ): void {
    const list = animate ? acts(before, scene, dropped) : [];
    const walk = list.find((act) => act.kind === 'walk');
    const known = this.#ahead && walk && same(this.#ahead.way, walk.way);
    // What went ahead of its scene goes on from where it is.
    this.#began = known && this.#ahead ? this.#ahead.began : now;
    this.#ahead = null;
    this.#acts = list;
    this.#bursts.clear();
    const old = this.#actors;
    this.#leaving = list
      .filter((act) => act.kind === 'fall' || act.kind === 'fade')
      .map((act) => ({ actor: old.get(act.piece.space) ?? actorOf(act.piece, 0), act }));
    const cameFrom = new Map(
      list.flatMap((act) =>
        act.way.length > 1 && act.kind !== 'lunge' ? [[act.way[act.way.length - 1], act.way[0]]] : [],
      ),
    );
    this.#actors = new Map(
      scene.pieces.map((piece) => {
        const was = old.get(cameFrom.get(piece.space) ?? piece.space);
        const kept = was && was.piece.side === piece.side && was.piece.kind === piece.kind;
        const fresh = actorOf(piece, facings.get(piece.space) ?? 0);
        return [piece.space, kept ? { ...was, piece } : fresh];
      }),
    );
  }

  #goAhead({ ahead }: Play, now: number, animate: boolean): void {
    if (!ahead || ahead.length < 2 || !animate)
      this.#ahead = ahead && !animate ? { way: ahead, began: now - 1000 } : null;
    else if (!this.#ahead || !same(this.#ahead.way, ahead)) this.#ahead = { way: ahead, began: now };
  }

  /** Where a piece stands, or is on its way. */
  #figure(space: number, actor: Actor, now: number, since: number): Figure {
    const play = this.#play;
    const scene = play?.scene;
    if (!play || !scene) throw new Error('nothing is played yet');
    const ease = 1 - Math.exp(-since * 11);
    actor.turn += turnBetween(actor.turn, this.#goal(space, actor)) * ease;
    actor.dim += ((play.bright !== null && !play.bright.has(space) ? 1 : 0) - actor.dim) * ease;
    actor.shine += ((play.chosen === space ? 1 : 0) - actor.shine) * ease;

    let size = sizeOn(scene, space);
    let at = scene.spaces[space]?.centre ?? { x: 0, y: 0 };
    let [lift, gone, lean] = [0, 0, 0];
    const act = this.#acts.find((each) => isOf(each, space));
    if (act) {
      const pose = poseAt(act, this.#points(act.way), now - this.#began);
      ({ at, lift, gone, lean } = pose);
      if (act.kind === 'lunge' && now - this.#began >= act.duration) at = scene.spaces[space]?.centre ?? at;
      const part = Math.min(1, Math.max(0, (now - this.#began - act.delay) / act.duration));
      if (act.kind === 'walk' || act.kind === 'shove')
        size = sizeOn(scene, act.way[0] ?? space) * (1 - part) + size * part;
    }
    if (play.moved?.space === space) {
      if (play.moved.lifted) [at, lift] = [play.moved.at, 0.22];
      else if (this.#ahead) at = this.#aheadAt(actor.piece, now) ?? play.moved.at;
      else at = play.moved.at;
    }
    const hover = actor.shine * 0.07;
    return {
      piece: this.#shown(actor.piece, now),
      matrix: matrixOf(at, size, lift + hover, actor.turn, lean),
      mood: [actor.phase, actor.shine, actor.dim, gone],
    };
  }

  #leavingFigure(actor: Actor, act: Act, now: number): Figure {
    const scene = this.#play?.scene;
    const points = this.#points(act.way);
    const pose = poseAt(act, points, now - this.#began);
    const size = scene ? sizeOn(scene, act.piece.space) : 0.2;
    return {
      piece: act.piece,
      matrix: matrixOf(pose.at, size, pose.lift, actor.turn, 0),
      mood: [actor.phase, 0, 0, pose.gone],
    };
  }

  /** In an exchange the top checker is carried over: until it arrives, both stacks are as they were without it. */
  #shown(piece: Piece, now: number): Pick<Piece, 'kind' | 'side'> {
    const carry = this.#acts.find((act) => act.kind === 'carry');
    if (!carry || now - this.#began >= carry.duration || !carry.way.includes(piece.space)) return piece;
    return { kind: 'courtesan', side: piece.side };
  }

  #carried(now: number): readonly Figure[] {
    const carry = this.#acts.find((act) => act.kind === 'carry');
    const scene = this.#play?.scene;
    if (!carry || !scene || now - this.#began >= carry.duration) return [];
    const { at, lift } = poseAt(carry, this.#points(carry.way), now - this.#began);
    const size = sizeOn(scene, carry.way[0] ?? 0);
    return [
      {
        piece: { kind: 'courtesan', side: carry.piece.side },
        matrix: matrixOf(at, size, 0.26 + lift, 0, 0),
        mood: [0, 0.6, 0, 0],
      },
    ];
  }

  #aheadAt(piece: Piece, now: number): Point | null {
    if (!this.#ahead) return null;
    const { way, began } = this.#ahead;
    const duration = Math.min(350, 150 + 50 * (way.length - 1));
    return poseAt({ kind: 'walk', piece, way, delay: 0, duration }, this.#points(way), now - began).at;
  }

  /** Which way a piece wants to look: where it walks, else what it may attack. */
  #goal(space: number, actor: Actor): number {
    const act = this.#acts.find((each) => each.kind === 'walk' && isOf(each, space));
    const [from, to] = act ? [act.way[act.way.length - 2], act.way[act.way.length - 1]] : [];
    const points = from === undefined || to === undefined ? [] : this.#points([from, to]);
    const [a, b] = points;
    if (a && b && this.#last - this.#began < (act?.duration ?? 0)) return turnTo(spotOf(a), spotOf(b));
    return this.#play?.facings.get(space) ?? actor.turn;
  }

  #points(way: readonly number[]): readonly Point[] {
    return way.flatMap((space) => this.#play?.scene.spaces[space]?.centre ?? []);
  }
}

/** Whether an act moves the piece that stands on a space in the end. */
function isOf(act: Act, space: number): boolean {
  switch (act.kind) {
    case 'walk':
    case 'shove':
      return act.way[act.way.length - 1] === space;
    case 'rise':
    case 'lunge':
      return act.way[0] === space;
    default:
      return false;
  }
}

function actorOf(piece: Piece, turn: number): Actor {
  return { piece, phase: ((piece.space * 0.37 + piece.side * 0.21) % 1) as number, turn, dim: 0, shine: 0 };
}

function matrixOf(at: Point, size: number, lift: number, turn: number, lean: number): Matrix4 {
  const { x, z } = spotOf(at);
  const rotation = new Quaternion().setFromAxisAngle(UP, turn);
  if (lean !== 0) rotation.multiply(new Quaternion().setFromEuler(new Euler(lean, 0, 0)));
  return new Matrix4().compose(new Vector3(x, lift * size, z), rotation, new Vector3(size, size, size));
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, at) => value === b[at]);
}
