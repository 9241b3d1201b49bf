/** Documents from outside, checked and brought to the current schema version. */
import { issueSentence } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/server';
import { documentHash, parseScenario, type Scenario } from '@lanelab/scenario';
import { ApiError } from '../errors.ts';
import { plainLine } from '../lib/html.ts';
import type { ScenarioContent } from '../storage/scenario-head.ts';

/** No shorter than the longest title that a scenario may have. */
const TITLE_LENGTH = 200;

/** The scenario, or the sentences that say why it is none. */
export function checkScenario(document: unknown): Scenario {
  const parsed = parseScenario(document);
  if (parsed.ok) return parsed.scenario;
  const details = parsed.errors.map((issue) => {
    const path = issue.path === '' ? 'body' : `body.${issue.path}`;
    return { path, message: issueSentence(issue, path), code: issue.code };
  });
  const [first = { path: 'body', message: '' }] = details;
  const message =
    details.length > 1
      ? say('check-scenario.and-more', { first: first.message, more: details.length - 1 })
      : first.message;
  throw new ApiError('invalid_scenario', message, { path: first.path, details });
}

/** What is stored of a scenario. */
export function contentOf(scenario: Scenario): ScenarioContent {
  const title = plainLine(scenario.view.title, TITLE_LENGTH);
  return { title, document: JSON.stringify(scenario), hash: documentHash(scenario) };
}
