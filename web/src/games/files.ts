/**
 * Files that were found by `import.meta.glob`, by the game whose folder they are in: `games/<game>/…` or, in a build
 * with examples, `examples/<game>/web/…`.
 */
export function byGame<File>(files: Readonly<Record<string, unknown>>): ReadonlyMap<string, File> {
  const entries = Object.entries(files).map(([path, file]) => {
    const game = /([^/]+)(?:\/web)?\/[a-z]+\.json$/.exec(path)?.[1] ?? path;
    return [game, file as File] as const;
  });
  return new Map(entries);
}
