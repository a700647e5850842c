import { expect, test } from 'vitest';
import { request } from './challenge';

const wanted = {
  game: 'courtier',
  clock: '300+3',
  seat: 'first',
  form: { kind: 'bestOf', games: 2 },
  begins: 'lot',
  groups: 'usual',
  openSetup: false,
  rated: false,
} as const;

test('a casual game allows takebacks', () =>
  expect(request(wanted)).toMatchObject({
    seat: 'first',
    terms: {
      game: 'courtier',
      time: { kind: 'fischer', startMs: 300_000, incrementMs: 3000 },
      form: { kind: 'bestOf', games: 2 },
      begins: 'lot',
      rated: false,
      takebacks: true,
    },
  }));
test('a rated game does not, as the server refuses it', () =>
  expect(request({ ...wanted, rated: true }).terms).toMatchObject({ rated: true, takebacks: false }));
