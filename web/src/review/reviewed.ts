import type { ReviewMove } from '../wire/generated';

/** What a review says about a choice, for tests. */
export function reviewed(
  ply: number,
  by: number | null,
  before: number,
  after: number,
  more: Partial<ReviewMove> = {},
): ReviewMove {
  return {
    ply,
    text: `m${ply}`,
    by,
    before,
    after,
    loss: 0,
    mistake: null,
    best: null,
    line: [],
    exact: false,
    ...more,
  };
}
