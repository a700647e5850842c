import type { ErrorBody, paths, Problem } from '../wire/generated';
import { hasNoNetwork, noteAnswer } from './network';
import { problem, Refused } from './problem';

/** A refused request, or one without an answer: then the code is `offline`. */
export class ApiError extends Refused {
  constructor(
    readonly status: number,
    told: Problem,
    /** The seconds to wait before trying again, if the server says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(told);
  }
}

type Method = 'get' | 'post' | 'patch' | 'delete';
/** The paths below `/api/v1` that support a method. */
export type Path<M extends Method> = {
  [P in keyof paths]: paths[P][M] extends { responses: unknown }
    ? P extends `/api/v1${infer Rest}`
      ? Rest
      : never
    : never;
}[keyof paths];
type Operation<M extends Method, P extends string> = paths[`/api/v1${P}` & keyof paths][M];

/** The JSON type of a part of a request or response. */
type Json<Part> = Part extends { content: { 'application/json': infer Content } } ? Content : undefined;
/** The body of a successful response. */
type AnswerOf<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 204)]> : never;
/** The response of a path. */
export type Answer<M extends Method, P extends Path<M>> = AnswerOf<Operation<M, P>>;
/** The body of a request to a path. */
export type Body<M extends Method, P extends Path<M>> =
  Operation<M, P> extends { requestBody: infer B } ? Json<B> : undefined;

/** The required and optional parts of a request; none that the operation doesn't have. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };
type Asked<O> = O extends { parameters: { path?: infer P; query?: infer Q } }
  ? Part<'path', P> &
      Part<'query', Q> &
      Part<'body', O extends { requestBody: infer B } ? Json<B> : undefined>
  : never;
type Options<O> = Asked<O> & { readonly signal?: AbortSignal | undefined };
/** The options may be left out if nothing is required. */
type Arguments<O> = Record<never, never> extends Options<O> ? [options?: Options<O>] : [options: Options<O>];

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;
interface Request {
  readonly path?: Values;
  readonly query?: Values;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request. Its types and those of the response come from the server's OpenAPI document. */
export async function call<M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...[options]: Arguments<Operation<M, P>>
): Promise<Answer<M, P>> {
  const request = (options ?? {}) as Request;
  const init: RequestInit = { method: method.toUpperCase(), headers: { accept: 'application/json' } };
  if (request.signal) init.signal = request.signal;
  if (request.body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(request.body);
  }
  if (hasNoNetwork()) throw new ApiError(0, problem('offline'));
  let response: Response;
  try {
    response = await fetch(address(path, request), init);
  } catch {
    if (request.signal?.aborted) throw new ApiError(0, problem('aborted'));
    noteAnswer(false);
    throw new ApiError(0, problem('offline'));
  }
  noteAnswer(true);
  const text = await response.text();
  if (!response.ok) throw refusal(response, text);
  return (text === '' ? undefined : read(text)) as Answer<M, P>;
}

function address(path: string, { path: parts = {}, query = {} }: Request): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
  return `/api/v1${filled}${queryOf(query)}`;
}

/** Formats the defined parameters as `?a=1&b=2`. */
export function queryOf(values: Values): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

function refusal({ status, headers }: Response, text: string): ApiError {
  const body = read(text) as Partial<ErrorBody> | undefined;
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  return new ApiError(status, body?.error ?? problem('unknown'), retryAfter);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
