import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle';

/** The variables of a message. */
export type Values = Readonly<Record<string, string | number>>;

/** The messages of one language. */
export class Catalogue {
  readonly ids: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(language: string, text: string) {
    // Isolation marks are for right-to-left names, which are not allowed here.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    const resource = new FluentResource(text);
    this.#bundle.addResource(resource);
    this.ids = resource.body.map(({ id }) => id);
  }

  /** A message with its variables filled in, or one of its attributes; null if there is none. */
  find(id: string, values: Values = {}, attribute?: string): string | null {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    // A missing variable shows its name.
    return this.#bundle.formatPattern(pattern, numbered(values), []);
  }
}

/** Numbers decide between singular and plural, and are written as they are: 1500, not 1,500. */
function numbered(values: Values): Record<string, string | FluentNumber> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, string | FluentNumber>;
}
