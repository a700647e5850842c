import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadRules } from './rules';

const RESULTS = join(import.meta.dirname, '../../../crates/browser/tests/results.json');

interface Case {
  readonly do: 'perft' | 'benchSearch' | 'ask' | 'replay';
  readonly game: string;
  readonly depth: number;
  readonly nodes: number;
  readonly path: string;
  readonly log: string;
  readonly request: unknown;
  readonly kind?: 'answer' | 'problem';
  readonly gives: string;
}

/** What the same crate returned natively; its own test checks that. */
const cases = JSON.parse(readFileSync(RESULTS, 'utf8')) as readonly Case[];
const rules = await loadRules();

function outcome(each: Case): Pick<Case, 'kind' | 'gives'> {
  switch (each.do) {
    case 'perft':
      return { gives: String(rules.perft(each.game, undefined, each.depth)) };
    case 'benchSearch':
      return { gives: String(rules.benchSearch(each.game, BigInt(each.nodes))) };
    case 'replay':
      return { gives: hash(rules.replay(each.log)) };
    case 'ask':
      try {
        return { kind: 'answer', gives: hash(rules.ask(each.path, JSON.stringify(each.request))) };
      } catch (problem) {
        return { kind: 'problem', gives: hash(String(problem)) };
      }
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test.each(['perft', 'benchSearch', 'ask', 'replay'])('%s returns the same as natively', (kind) => {
  const some = cases.filter((each) => each.do === kind);
  expect(some.length).toBeGreaterThan(0);
  for (const each of some) {
    expect(outcome(each), JSON.stringify(each)).toMatchObject({
      gives: each.gives,
      ...(each.kind ? { kind: each.kind } : {}),
    });
  }
});
