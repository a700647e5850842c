import type { Effect, MoveKind } from '../wire/generated';
import type { Side } from '../wire/scene';
import type { SoundName } from './voices';

/** The sounds of some effects in order: dice first, then what they or a move did. */
export function soundsOf(effects: readonly Effect[]): readonly SoundName[] {
  const has = (...types: Effect['type'][]) => effects.some(({ type }) => types.includes(type));
  const dice = has('attacked', 'rolled', 'showdown');
  const done = soundOfDeed(effects, has('removed'));
  return [...(dice ? ['dice' as const] : []), ...(done ? [done] : [])];
}

function soundOfDeed(effects: readonly Effect[], captures: boolean): SoundName | null {
  if (captures) {
    const huffs = effects.every((effect) => effect.type !== 'removed' || effect.why.type === 'huffed');
    return huffs ? 'huff' : 'capture';
  }
  const last = effects.filter((effect) => effect.type === 'moved').at(-1);
  return last ? SOUND_OF[last.how] : null;
}

/** Each special move has a sound of its own. */
const SOUND_OF: Readonly<Record<MoveKind, SoundName>> = {
  step: 'move',
  jump: 'move',
  recycle: 'move',
  boost: 'boost',
  exchange: 'exchange',
  entry: 'enter',
  push: 'push',
};

/** The sound at the end of a game; `viewer` is null for a spectator. */
export function soundOfEnd(winner: Side | null, viewer: Side | null): SoundName {
  return winner !== null && viewer !== null && winner !== viewer ? 'lose' : 'win';
}
