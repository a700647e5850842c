import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Lists skipped tests, and why, in the file that `cargo xtask test` prints in its summary. */
export default class SkippedReporter implements Reporter {
  onTestEnd(test: TestCase, { status }: TestResult): void {
    const file = process.env.HOLOCOURT_SKIPPED_TESTS;
    if (status !== 'skipped' || !file) return;
    const why = test.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given';
    appendFileSync(file, `${test.titlePath().slice(2).join(': ')}: ${why}\n`);
  }
}
