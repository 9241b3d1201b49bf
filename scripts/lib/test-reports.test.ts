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
          { status: 'failed', fullName: 'comes back' },
        ],
      },
      { name: `${ROOT}/b.test.ts`, status: 'failed', assertionResults: [] },
    ],
  };
  expect(countOfVitest(report).failures).toEqual(['a.test.ts: comes back', 'b.test.ts: it does not load']);
});

it('names the failed tests of Playwright, however deep they are described', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', title, tests: [{ status }] });
  const report = {
    stats: { expected: 1, flaky: 0, unexpected: 1 },
    suites: [{ specs: [spec('goes', 'expected')], suites: [{ specs: [spec('comes back', 'unexpected')] }] }],
  };
  expect(countOfPlaywright(report)).toEqual({ passed: 1, failed: 1, failures: ['a.spec.ts: comes back'] });
});
