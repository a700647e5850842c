import type { Effect, EndingView } from '../wire/generated';

/** Endings that have nothing to do with the last move. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'end-resigned',
  'end-timeout',
  'end-illegal-move',
  'end-gone',
  'end-agreed',
  'end-claimed-repetition',
  'end-claimed-no-progress',
  'end-abandoned',
  'end-repetition',
  'end-no-progress',
  'end-both-forfeited',
  'end-aborted',
]);

/** Whether the last move ended the game. */
export function isDecidedOnBoard(ending: EndingView | null): boolean {
  return ending !== null && !ELSEWHERE.has(ending.reason.code);
}

/** The spaces of what ended a game: the capturers and the captured, or where the last piece went. */
export function deciding(effects: readonly Effect[]): readonly string[] {
  const names = effects.flatMap((effect) => {
    if (effect.type !== 'removed') return [];
    const { at, why } = effect;
    if ('ends' in why) return [at, ...why.ends];
    if (why.type === 'jumped') return [at, why.to];
    return why.type === 'caught' ? [at, why.at] : [at];
  });
  const end = effects.findLast((effect) => effect.type === 'moved')?.path.at(-1);
  const all = names.length > 0 ? names : end === undefined ? [] : [end];
  return [...new Set(all)];
}
