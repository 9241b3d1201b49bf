/** What the scenario routes take and give besides what every stored document has. */
import { z } from 'zod';
import { storedAnswers } from './stored.ts';

export const SCENARIO_RULE = 'must be a scenario, a JSON object as docs/scenario.md describes';

/** Any JSON object here; the schema of `docs/scenario.md` is applied where the body is read (`documents/`), with its own messages. The OpenAPI document has it, too. */
export const scenarioBody = z.looseObject({}, SCENARIO_RULE).meta({ id: 'Scenario' });

export const scenarioAnswers = storedAnswers('Scenario', scenarioBody, {
  picture: z.string().describe('The network of this revision, drawn'),
});
