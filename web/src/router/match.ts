/** The parameters of a pattern. */
export type Params = Readonly<Record<string, string>>;

/** Compares an address with a pattern such as `/table/:id`. */
export function match(pattern: string, path: string): Params | null {
  const [wanted, given] = [split(pattern), split(path)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(value);
    else if (part !== value) return null;
  }
  return params;
}

function split(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** A mistyped address must not break the page. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
