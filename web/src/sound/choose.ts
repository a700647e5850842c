import type { Effect } from '../wire/generated';
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
  if (captures) return 'capture';
  const last = effects.filter((effect) => effect.type === 'moved').at(-1);
  return last ? (last.how === 'push' ? 'push' : 'move') : null;
}

/** The sound at the end of a game; `viewer` is null for a spectator. */
export function soundOfEnd(winner: Side | null, viewer: Side | null): SoundName {
  return winner !== null && viewer !== null && winner !== viewer ? 'lose' : 'win';
}
