import { expect, test } from 'vitest';
import { SameRoll } from './same-roll';

/** Steps by their texts; those that begin with r are rolls. */
const steps = (texts: string) =>
  texts
    .split(' ')
    .flatMap((text) => (text === '' ? [] : [{ text, by: text.startsWith('r') ? null : (1 as const) }]));
/** Which of these lines, one after another, end with a repeated roll. */
function check(lines: readonly string[], expected: readonly boolean[]): void {
  const [first = '', ...others] = lines;
  const same = new SameRoll(steps(first));
  expect(others.map((line) => same.arrive(steps(line)))).toEqual(expected);
}

test('an attack that is repeated rolls the same', () =>
  check(['', 'a*b', 'a*b r4', '', 'a*b', 'a*b r4'], [false, false, false, false, true]));
test('another attack is another roll', () => check(['a*b r4', '', 'c*b', 'c*b r4'], [false, false, false]));
test('the first roll is no repetition', () => check(['x', 'x a*b', 'x a*b r4'], [false, false]));
test('what is taken back in two steps is remembered as a whole', () =>
  check(['x a*b r4 y', 'x', '', 'x', 'x a*b r4'], [false, false, false, true]));
test('dice may come with the attack, and the reply with them', () =>
  check(['a*b r4 >c', '', 'a*b r4'], [false, true]));
