/** A time in minutes and seconds, with hours if there are any, and tenths in the last ten seconds. */
export function clockTime(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return `0:0${Math.floor(left / 1000)}.${Math.floor((left % 1000) / 100)}`;
  // A running clock that shows 1:00 has a minute or a little more left.
  const seconds = Math.floor(left / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
