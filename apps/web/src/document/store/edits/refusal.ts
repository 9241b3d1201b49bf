/** Why an edited scenario cannot be taken: what the format finds in it that it did not find before. */
import { parseScenario, type Scenario, type ScenarioIssue } from '@lanelab/scenario';
import { formatPicoseconds } from '../../../base/format/duration.ts';
import { formatInteger } from '../../../base/format/number.ts';

const found = new WeakMap<Scenario, readonly ScenarioIssue[]>();

/** Everything that the format says against a scenario. */
function issuesOf(scenario: Scenario): readonly ScenarioIssue[] {
  const known = found.get(scenario);
  if (known !== undefined) return known;
  const result = parseScenario(scenario);
  const issues = result.ok ? [] : result.errors;
  found.set(scenario, issues);
  return issues;
}

/** The first fault that a change at `path` brings; one of the field itself goes before others. Null: it may stand. */
export function refusalOf(before: Scenario, after: Scenario, path: string): ScenarioIssue | null {
  const faults = issuesOf(after);
  if (faults.length === 0) return null;
  const old = issuesOf(before);
  // Sentences name what was renamed, and positions move when a row goes: either is enough to know a fault again.
  const isOld = (issue: ScenarioIssue) =>
    old.some((known) => known.message === issue.message || (known.path === issue.path && issue.path !== path));
  const fresh = faults.filter((issue) => !isOld(issue));
  return fresh.find((issue) => issue.path.startsWith(path)) ?? fresh[0] ?? null;
}

/** The format's sentence for people: times in their units, numbers in groups of three. */
export function plainSentence(subject: string, message: string): string {
  const isTime = message.includes('(picoseconds)');
  const words = message
    .replace(/-?\d+(?:\.\d+)?(?:e\+?\d+)?(?![\d.]*\d*\/|\.\d)/g, (digits) => {
      const value = Number(digits);
      if (!Number.isInteger(value)) return digits;
      if (!isTime) return Math.abs(value) < 10_000 ? digits : formatInteger(value);
      if (value === 0) return '0';
      return value < 0 ? `−${formatPicoseconds(-value)}` : formatPicoseconds(value);
    })
    .replace('a whole number of picoseconds', 'a time')
    .replace('a whole number', isTime ? 'a time' : 'a whole number')
    .replace(' (picoseconds)', '')
    .replace(/ \((octets|cells|metres|milliseconds|px|Mb\/s)\)/, ' $1');
  return `${subject} ${words}.`;
}
