// What the reports of test runners say: how many tests passed and failed, and the names of those that failed.
import { relative } from 'node:path';
import { ROOT, say } from './run.mjs';

/** `[[name, passed], ...]` as a count, each printed. */
export function countOfResults(results) {
  for (const [name, passed] of results) say(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  const failures = results.filter(([, passed]) => !passed).map(([name]) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** The JSON report of Vitest. A file that does not load has failed without a test. */
export function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName }) => `${file}: ${fullName}`);
    return failed.length === 0 && status === 'failed' ? [`${file}: it does not load`] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** The JSON report of Playwright. */
export function countOfPlaywright({ stats, suites }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests.some(({ status }) => status === 'unexpected') ? [`${file}: ${title}`] : [],
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}
