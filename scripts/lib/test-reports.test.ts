import { expect, it, vi } from 'vitest';
import { ROOT } from './run.mjs';
import { countOfPlaywright, countOfResults, countOfVitest } from './test-reports.mjs';

it('names what failed among named results', () => {
  // What it prints would look like a failure of this test.
  vi.spyOn(console, 'log').mockReturnValue();
  const results = [
    ['one', true],
    ['two', false],
  ];
  expect(countOfResults(results)).toEqual({ passed: 1, failed: 1, failures: ['two'] });
});

it('names the failed tests of Vitest, and files that do not load', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: `${ROOT}/a.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'goes' },
          {
            status: 'failed',
            fullName: 'comes back',
            failureMessages: [
              `AssertionError: expected 1 to be 2\n    at node:internal:1:2\n    at test (file://${ROOT}/node_modules/a.js:1:2)\n    at ${ROOT}/a.test.ts:7:3`,
            ],
          },
        ],
      },
      { name: `${ROOT}/b.test.ts`, status: 'failed', message: 'Error: no such module', assertionResults: [] },
    ],
  };
  expect(countOfVitest(report).failures).toEqual([
    'a.test.ts: comes back: AssertionError: expected 1 to be 2 (a.test.ts:7)',
    'b.test.ts: it does not load: Error: no such module',
  ]);
});

it('names the failed tests of Playwright, however deep they are described', () => {
  const error = {
    message: '\u001b[31mError\u001b[39m: not there',
    stack: `Error: not there\n  at go (${ROOT}/e2e/a.ts:5:6)`,
  };
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ status, results: status === 'expected' ? [{}] : [{ error }] }],
  });
  const report = {
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [{ specs: [spec('goes', 'expected')], suites: [{ specs: [spec('comes back', 'unexpected')] }] }],
  };
  expect(countOfPlaywright(report)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts: comes back: Error: not there (e2e/a.ts:5)'],
  });
});
