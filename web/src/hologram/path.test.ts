import { describe, expect, test } from 'vitest';
import { fixture } from '../fixtures/fixtures';
import type { Scene } from '../wire/scene';
import { durationOf, pointOnPath, legsOf } from './path';

const court = fixture('courtyard', 28).scene;
const table = fixture('holochess', 0).scene;
const way = (scene: Scene, ...names: string[]) =>
  names.map((name) => scene.spaces.findIndex((space) => space.name === name));
const points = (scene: Scene, ...names: string[]) =>
  way(scene, ...names).flatMap((space) => scene.spaces[space]?.centre ?? []);

describe('the path of a piece', () => {
  test('jumps over each enemy separately', () => {
    const legs = legsOf(court, way(court, 'j5', 'h7', 'j9'), 1);
    expect(legs.map(({ kind }) => kind)).toEqual(['jump', 'jump']);
  });

  test('does not jump over pieces of its own side', () => {
    expect(legsOf(court, way(court, 'j5', 'h7'), 2).map(({ kind }) => kind)).toEqual(['step']);
  });

  test('goes step by step through the centre', () => {
    const legs = legsOf(table, way(table, 'a5', 'b5', 'c', 'b11'), 1);
    expect(legs.map(({ kind }) => kind)).toEqual(['step', 'step', 'step']);
    expect(durationOf(legs)).toBeCloseTo(300);
  });

  test('lifts a piece that is moved to the far end of the board', () => {
    expect(legsOf(court, way(court, 'c10', 'h1'), 1).map(({ kind }) => kind)).toEqual(['flight']);
  });
});

describe('a piece on its path', () => {
  const legs = legsOf(court, way(court, 'j5', 'h7', 'j9'), 1);
  const places = points(court, 'j5', 'h7', 'j9');

  test('is in the air over the jumped piece, and on the ground where it lands', () => {
    expect(pointOnPath(legs, places, 100).lift).toBeGreaterThan(1);
    expect(pointOnPath(legs, places, 100).at.x).toBeCloseTo(points(court, 'i6')[0]?.x ?? 9);
    expect(pointOnPath(legs, places, 200)).toMatchObject({ at: places[1], lift: 0 });
    expect(pointOnPath(legs, places, 300).lift).toBeGreaterThan(1);
  });

  test('starts at the start and ends at the end', () => {
    expect(pointOnPath(legs, places, -50)).toMatchObject({ at: places[0], lift: 0 });
    expect(pointOnPath(legs, places, 5000)).toEqual({ at: places[2], lift: 0 });
  });
});
