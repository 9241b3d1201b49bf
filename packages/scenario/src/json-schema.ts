/** Formats of documents as JSON Schema (draft 2020-12), for readers that know no zod. What records say of each other no schema can check: `parseScenario` does. */
import * as z from 'zod/mini';
import { OLDEST_VERSION } from './migrate/registry.ts';
import { SCENARIO_VERSION, scenarioSchema } from './schema/document.ts';

export interface DocumentJsonSchema {
  readonly document: object;
  /** Parts that the schema refers to, by name. */
  readonly parts: Readonly<Record<string, object>>;
}

/** Makes the reference to a part out of its name. */
type Refer = (name: string) => string;

/** What `schema` takes. Parts that it has at several places are named, and their names begin with `prefix`. */
export function documentJsonSchema(schema: z.ZodMiniType, prefix: string, refer: Refer): DocumentJsonSchema {
  const { $schema: _, $defs = {}, ...whole } = z.toJSONSchema(schema, { io: 'input', reused: 'ref' });
  const nameOf = (key: string): string => `${prefix}${key.replace('__schema', '')}`;
  const named = <T extends object>(part: T): T =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? refer(nameOf(value.replace('#/$defs/', ''))) : value,
    ) as T;
  return {
    document: named(whole),
    parts: Object.fromEntries(Object.entries($defs).map(([key, part]) => [nameOf(key), named(part)])),
  };
}

/** A scenario of the current version, or of an older one, of which no more is said. */
export function scenarioJsonSchema(refer: Refer): DocumentJsonSchema {
  const { document, parts } = documentJsonSchema(scenarioSchema, 'ScenarioPart', refer);
  const older = Array.from({ length: SCENARIO_VERSION - OLDEST_VERSION }).map((_none, at) => OLDEST_VERSION + at);
  const previous = {
    type: 'object',
    required: ['lanelab', 'model'],
    properties: { lanelab: { enum: older }, model: { type: 'object' } },
  };
  return { document: { anyOf: [document, previous] }, parts };
}
