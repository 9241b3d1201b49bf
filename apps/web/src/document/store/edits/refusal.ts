/** Why an edited scenario cannot be taken: what the format finds in it that it did not find before. */
import { type Issue, parseScenario, type Scenario } from '@lanelab/scenario';

const found = new WeakMap<Scenario, readonly Issue[]>();

/** Every rule of the format that a scenario breaks. */
function issuesOf(scenario: Scenario): readonly Issue[] {
  const known = found.get(scenario);
  if (known !== undefined) return known;
  const result = parseScenario(scenario);
  const issues = result.ok ? [] : result.errors;
  found.set(scenario, issues);
  return issues;
}

/** What an issue says apart from its place. */
const factsOf = ({ code, value, rule }: Issue): string => JSON.stringify([code, value, rule]);

/** The first issue that a change at `path` brings; one of the field itself goes before others. Null: it may stand. */
export function refusalOf(before: Scenario, after: Scenario, path: string): Issue | null {
  const issues = issuesOf(after);
  if (issues.length === 0) return null;
  const old = issuesOf(before);
  const facts = new Set(old.map(factsOf));
  const paths = new Set(old.map((issue) => issue.path));
  // Names in a rule change when a device is renamed, and positions move when a row goes: either identifies an old issue.
  const isOld = (issue: Issue) => facts.has(factsOf(issue)) || (paths.has(issue.path) && issue.path !== path);
  const fresh = issues.filter((issue) => !isOld(issue));
  return fresh.find((issue) => issue.path.startsWith(path)) ?? fresh[0] ?? null;
}
