/** The server refused, or was not reached. `message` is a sentence for people. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** A word for programs: `not-found`, `rate-limited`, …; `offline` where nobody answered. */
    readonly code: string,
    message: string,
    /** In how many seconds to ask again, where the server says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(message);
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Asks the server. The answer is what the server's description of itself says it is. */
export async function call<Answer>(
  method: Method,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (signal) init.signal = signal;
  if (body !== undefined) {
    init.headers = { ...init.headers, 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(`/api/v1${path}`, init);
  } catch {
    throw new ApiError(0, signal?.aborted ? 'aborted' : 'offline', '');
  }
  const text = await response.text();
  if (!response.ok) throw refusal(response, text);
  return (text === '' ? undefined : read(text)) as Answer;
}

function refusal({ status, headers }: Response, text: string): ApiError {
  const body = read(text) as { error?: { code?: string; message?: string } } | undefined;
  const seconds = Number(headers.get('retry-after') ?? NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  return new ApiError(status, body?.error?.code ?? 'unknown', body?.error?.message ?? '', retryAfter);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `?a=1&b=2` of those that are there. */
export function query(
  values: Readonly<Record<string, string | number | boolean | null | undefined>>,
): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
