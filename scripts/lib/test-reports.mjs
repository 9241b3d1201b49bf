// What the reports of test runners say: how many tests passed and failed, the names of those that failed, and why they did.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT, say } from './run.mjs';

/** `[[name, passed], ...]` as a count, each printed. */
export function countOfResults(results) {
  for (const [name, passed] of results) say(`${passed ? 'passed' : 'FAILED'}: ${name}`);
  const failures = results.filter(([, passed]) => !passed).map(([name]) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

/** The JSON report of Vitest. A file that does not load has failed without a test. */
export function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults
      .filter((one) => one.status === 'failed')
      .map(({ fullName, failureMessages = [] }) => `${file}: ${fullName}${reasonOf(failureMessages[0])}`);
    return failed.length === 0 && status === 'failed' ? [`${file}: it does not load${reasonOf(message)}`] : failed;
  });
  return { passed: numPassedTests, failed: numFailedTests, failures };
}

/** The JSON report of Playwright. */
export function countOfPlaywright({ stats, suites }) {
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) => {
    const failed = tests.find(({ status }) => status === 'unexpected');
    if (failed === undefined) return [];
    const error = failed.results?.find((result) => result.error !== undefined)?.error;
    return [`${file}: ${title}${reasonOf(error?.stack ?? error?.message)}`];
  });
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** The first line of an error's text, and the first place in this repository that its stack names. */
function reasonOf(text = '') {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim());
  const what = lines.find((line) => line !== '');
  if (what === undefined) return '';
  const [, place] =
    text.replaceAll(`${ROOT}/`, '').match(/\bat (?:.* \()?(?:file:\/\/)?((?!\/|node:|node_modules)[\w./-]+:\d+):\d+/) ??
    [];
  return `: ${what}${place === undefined ? '' : ` (${place})`}`;
}
