import { describe, expect, test } from 'vitest';
import { courseId, courseTexts, type CourseTexts, type Say } from '../messages/learn';
import { showcases } from '../games/games';
import { arrangementsOf } from '../table/arrangements';
import { allCourses, minutesOf, partsOf } from './course';
import { piecesOf } from './rich';
import type { Task } from './task';

const courses = await allCourses();

/** The names of all texts that a task must have, and those that it may have. */
function wanted(part: 'lesson' | 'exercise', { id, typical = [] }: Task) {
  const always: Say[] =
    part === 'lesson' ? ['title', 'text', 'task', 'done'] : ['title', 'task', 'hint', 'done', 'wrong'];
  const must = [...always, ...typical.map((move): Say => `wrong-${move}`)];
  const may: Say[] = part === 'lesson' ? ['ruling', 'wrong'] : [];
  const name = (what: Say) => courseId(part, id, what);
  return { must: must.map(name), may: may.map(name) };
}

test('every game has a course', () => expect(courses.map(({ game }) => game)).toEqual(showcases));

describe.each(courses)('the course of $game.title', async ({ game, lessons, exercises }) => {
  const names = [
    ...lessons.map((task) => wanted('lesson', task)),
    ...exercises.map((task) => wanted('exercise', task)),
  ];
  // The card at the table: the goal, what surprises people, and tips for a first game.
  const card = ['goal', ...[1, 2, 3].flatMap((at) => [`rule-${at}`, `tip-${at}`])];
  const named = (await arrangementsOf(game.name)).flatMap(({ id }) => [
    `arrangement-${id}-title`,
    `arrangement-${id}-text`,
  ]);
  const must = ['lead', 'credit', ...card, ...named, ...names.flatMap((each) => each.must)];
  const known = new Set([...must, ...names.flatMap((each) => each.may)]);

  test('has at least eight exercises', () => expect(exercises.length).toBeGreaterThanOrEqual(8));
  test('has a name of its own for everything', () => {
    for (const tasks of [lessons, exercises]) {
      expect(new Set(tasks.map((task) => task.id)).size).toBe(tasks.length);
    }
  });

  describe.each(['en', 'de'] as const)('in %s', async (language) => {
    const texts: CourseTexts = await courseTexts(game.name, language);
    test('has all texts', () => expect(must.filter((name) => !texts[name]?.trim())).toEqual([]));
    test('has no unused text', () =>
      expect(Object.keys(texts).filter((name) => !known.has(name))).toEqual([]));
    test('takes five minutes at most to read a part', () => {
      for (const part of partsOf(lessons)) expect(minutesOf(part, texts)).toBeLessThanOrEqual(5);
    });
    test('closes what it opens', () => {
      for (const text of Object.values(texts)) {
        for (const piece of piecesOf(text)) expect(piece.text).not.toMatch(/[*`]/);
      }
    });
  });

  test('has all lessons in parts of five at most, in order', () => {
    const parts = partsOf(lessons);
    expect(parts.flat()).toEqual(lessons);
    for (const part of parts) {
      expect(part.length).toBeGreaterThan(0);
      expect(part.length).toBeLessThanOrEqual(5);
    }
  });

  test('says the same spaces in both languages', async () => {
    const [en, de] = [await courseTexts(game.name, 'en'), await courseTexts(game.name, 'de')];
    const spaces = (text = '') =>
      piecesOf(text)
        .filter((piece) => piece.kind === 'space')
        .map((piece) => piece.text)
        .sort();
    for (const name of Object.keys(en)) expect(spaces(de[name]), name).toEqual(spaces(en[name]));
  });
});
