/** The format as JSON Schema (draft 2020-12), for readers that know no zod. What records say of each other no schema can check: `parseScenario` does. */
import * as z from 'zod/mini';
import { OLDEST_VERSION } from './migrate/registry.ts';
import { SCENARIO_VERSION, scenarioSchema } from './schema/document.ts';

export interface ScenarioJsonSchema {
  /** A document of the current version, or of an older one, of which no more is said. */
  readonly scenario: object;
  /** Parts that the schema refers to, by name. */
  readonly parts: Readonly<Record<string, object>>;
}

/** `refer` makes the reference to a part out of its name. */
export function scenarioJsonSchema(refer: (name: string) => string): ScenarioJsonSchema {
  const { $schema: _, $defs = {}, ...current } = z.toJSONSchema(scenarioSchema, { io: 'input', reused: 'ref' });
  const nameOf = (key: string): string => `ScenarioPart${key.replace('__schema', '')}`;
  const named = <T extends object>(schema: T): T =>
    JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? refer(nameOf(value.replace('#/$defs/', ''))) : value,
    ) as T;
  const older = Array.from({ length: SCENARIO_VERSION - OLDEST_VERSION }).map((_none, at) => OLDEST_VERSION + at);
  const previous = {
    type: 'object',
    required: ['lanelab', 'model'],
    properties: { lanelab: { enum: older }, model: { type: 'object' } },
  };
  return {
    scenario: { anyOf: [named(current), previous] },
    parts: Object.fromEntries(Object.entries($defs).map(([key, part]) => [nameOf(key), named(part)])),
  };
}
