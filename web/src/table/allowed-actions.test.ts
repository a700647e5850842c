import { describe, expect, test } from 'vitest';
import type { StateView, StepView, TableView } from '../wire/generated';
import { possible, type Possible, type Seat } from './allowed-actions';

const step: StepView = { text: 'a4-b4', by: 1, turn: 1, trail: [], leftMs: null, effects: [] };
const claim = { code: 'claim-repetition', params: { times: 3 } };
const seat = { name: 'Ada', computer: false, ready: false, away: null };

interface Given {
  readonly state?: Partial<StateView>;
  readonly steps?: readonly StepView[];
  readonly draws?: boolean;
  readonly takebacks?: boolean;
}
function may(viewer: Seat, { state, steps = [step], draws = true, takebacks = true }: Given = {}): Possible {
  const view = {
    game: { draws },
    terms: { takebacks },
    steps,
    state: {
      phase: 'playing',
      seats: [seat, seat],
      offers: [],
      claimable: null,
      canAbort: false,
      paused: false,
      score: { games: 0 },
      ...state,
    },
  } as unknown as TableView;
  return possible(view, viewer);
}

describe('while playing', () => {
  test('a player takes back, offers a draw, resigns', () => {
    expect(may(1).offer).toEqual(['takeback', 'draw']);
    expect(may(1).resign).toBe(true);
  });
  test('a spectator can do none of that', () =>
    expect(may(null, { state: { claimable: claim, canAbort: true } })).toEqual({
      offer: [],
      answer: [],
      withdraw: [],
      claim: null,
      resign: false,
      concede: false,
      abort: false,
      away: null,
    }));
  test('a player who has not moved can take nothing back', () => expect(may(2).offer).toEqual(['draw']));
  test('where there are no takebacks, none is offered', () =>
    expect(may(1, { takebacks: false }).offer).toEqual(['draw']));
  test('a game without draws offers none', () =>
    expect(may(1, { draws: false }).offer).toEqual(['takeback']));
  test('a game that can be aborted is not resigned', () => {
    const { abort, resign } = may(1, { state: { canAbort: true } });
    expect([abort, resign]).toEqual([true, false]);
  });
  test('a draw is claimed where it may be', () =>
    expect(may(2, { state: { claimable: claim } }).claim).toBe(claim));
});

describe('what is offered', () => {
  const state = { offers: [{ what: 'draw' as const, by: 1 as const }] };
  test('can be withdrawn by the player who made it', () => {
    const { withdraw, offer, answer } = may(1, { state });
    expect([withdraw, offer, answer]).toEqual([['draw'], ['takeback'], []]);
  });
  test('can be answered by the opponent', () => {
    const { withdraw, offer, answer } = may(2, { state });
    expect([withdraw, offer, answer]).toEqual([[], [], ['draw']]);
  });
});

describe('an opponent who is away', () => {
  const away = { since: 1, until: 2 };
  const state: Partial<StateView> = { seats: [seat, { ...seat, away }] };
  test('may lose by it', () => expect(may(1, { state }).away).toEqual(away));
  test('is not oneself', () => expect(may(2, { state }).away).toBeNull());
  test('has time where games take days', () => {
    const slow: Partial<StateView> = { seats: [seat, { ...seat, away: { since: 1, until: null } }] };
    expect(may(1, { state: slow }).away).toBeNull();
  });
  test('does not count while the clocks are stopped', () =>
    expect(may(1, { state: { ...state, paused: true } }).away).toBeNull());
});

test('after the match there is a rematch and nothing to resign', () => {
  const { offer, resign } = may(1, { state: { phase: 'over' } });
  expect([offer, resign]).toEqual([['rematch'], false]);
});
test('between two games of a match it can be conceded', () => {
  const between = may(1, { state: { phase: 'ready', score: { games: 1 } as StateView['score'] } });
  expect([between.concede, between.resign]).toEqual([true, false]);
});
