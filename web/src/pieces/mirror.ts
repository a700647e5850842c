/**
 * Closes the right half of an outline with its mirror image. The half is absolute path data of `M`, `L`, `C` and `Q`
 * that starts and ends on the middle line x = 50.
 */
export function mirror(half: string): string {
  const segments = parse(half);
  const ends = segments.map((segment) => segment.points.slice(-2));
  const back = segments
    .slice(1)
    .map((segment, at) => {
      const controls = pairs(segment.points.slice(0, -2)).reverse();
      const end = ends[at] ?? [50, 0];
      return segment.command + [...controls, end].map(reflect).join(' ');
    })
    .reverse();
  return `${half}${back.join('')}Z`;
}

interface Segment {
  readonly command: string;
  readonly points: readonly number[];
}

function parse(path: string): readonly Segment[] {
  return [...path.matchAll(/([MLCQ])([^MLCQ]*)/g)].map(([, command = 'L', numbers = '']) => ({
    command,
    points: numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number),
  }));
}

function pairs(numbers: readonly number[]): (readonly number[])[] {
  return numbers.flatMap((_, at) => (at % 2 === 0 ? [numbers.slice(at, at + 2)] : []));
}

function reflect([x = 50, y = 0]: readonly number[]): string {
  return `${100 - x} ${y}`;
}

/** A circle as path data. */
export function dot(x: number, y: number, r: number, ry: number = r): string {
  return `M${x - r} ${y}A${r} ${ry} 0 1 0 ${x + r} ${y}A${r} ${ry} 0 1 0 ${x - r} ${y}Z`;
}
