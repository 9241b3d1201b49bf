/** The default of any field, read from the schemas. */

import type { core } from 'zod/mini';
import type { FieldPath } from '../path.ts';
import { scenarioSchema } from './document.ts';

type Schema = core.$ZodType;
type Definition = core.$ZodTypes['_zod']['def'];

const definitionOf = (schema: Schema): Definition => (schema as core.$ZodTypes)._zod.def;

/** The schema of the value itself: behind defaults, optional and nullable keys, and what is computed from it. */
function valueSchema(schema: Schema): Schema {
  const definition = definitionOf(schema);
  if (definition.type === 'default' || definition.type === 'optional' || definition.type === 'nullable')
    return valueSchema(definition.innerType);
  return definition.type === 'pipe' ? valueSchema(definition.in) : schema;
}

/** The schema of an entry; of a choice of records, in the first that has the key. */
function entrySchema(schema: Schema, key: string | number): Schema | undefined {
  const definition = definitionOf(valueSchema(schema));
  if (definition.type === 'array') return definition.element;
  if (definition.type === 'object') return definition.shape[key];
  if (definition.type !== 'union') return undefined;
  return definition.options.map((option) => entrySchema(option, key)).find((found) => found !== undefined);
}

/** Whether a record's schema is of this kind: `host`, `ping`. */
function isOfKind(schema: Schema, kind: string): boolean {
  const definition = definitionOf(entrySchema(schema, 'kind') ?? schema);
  return definition.type === 'literal' && definition.values.includes(kind);
}

/** The schema of a record of this kind, or of the whole scenario. */
function recordSchema(kind: string): Schema | undefined {
  if (kind === 'scenario') return scenarioSchema;
  return (['nodes', 'flows'] as const)
    .map((list) => definitionOf(valueSchema(entrySchema(scenarioSchema.shape.model.shape[list], 0) ?? scenarioSchema)))
    .flatMap((definition) => (definition.type === 'union' ? definition.options : []))
    .find((option) => isOfKind(option, kind));
}

/** The default of a field of a record of this kind; undefined where the field has none. */
export function defaultAt(kind: string, path: FieldPath): unknown {
  const field = path.reduce<Schema | undefined>(
    (schema, key) => (schema === undefined ? undefined : entrySchema(schema, key)),
    recordSchema(kind),
  );
  if (field === undefined) return undefined;
  const definition = definitionOf(field);
  return definition.type === 'default' ? definition.defaultValue : undefined;
}
