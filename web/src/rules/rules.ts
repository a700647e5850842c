import { ApiError } from '../api/http';
import type { Answer, Body, Path } from '../api/http';
import { problem } from '../api/problem';
import type { Problem } from '../wire/generated';
import wasm from './pkg/rules_bg.wasm?url';

type Rules = typeof import('./pkg/rules');
let loading: Promise<Rules> | null = null;

/** The requests that the rules answer in the page, as the server does at these paths. */
type Question = Path<'post'> &
  (
    | '/explore'
    | '/odds'
    | '/preview'
    | '/why'
    | '/threats'
    | '/compose'
    | '/records/check'
    | '/records/make'
    | '/records/split'
  );

/** Loads the rules, once. A failure is forgotten, so that the next question tries again. */
export function loadRules(): Promise<Rules> {
  loading ??= import('./pkg/rules')
    .then(async (rules) => {
      await rules.default({ module_or_path: wasm });
      return rules;
    })
    .catch(() => {
      loading = null;
      throw new ApiError(0, problem('offline'));
    });
  return loading;
}

/** The games and computer players. */
export async function listGames(): Promise<Answer<'get', '/games'>> {
  const rules = await loadRules();
  return JSON.parse(rules.ask('/games', 'null')) as Answer<'get', '/games'>;
}

/** Asks the rules. The types are those of the server's OpenAPI document. */
export async function ask<Q extends Question>(
  question: Q,
  body: Body<'post', Q>,
): Promise<Answer<'post', Q>> {
  const rules = await loadRules();
  try {
    return JSON.parse(rules.ask(question, JSON.stringify(body))) as Answer<'post', Q>;
  } catch (refusal) {
    if (typeof refusal !== 'string') throw refusal;
    throw new ApiError(400, JSON.parse(refusal) as Problem);
  }
}
