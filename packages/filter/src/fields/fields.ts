/** Every field of the filter language, by name: the one list that filters, checks and completions read. */
import { data } from './data.ts';
import type { Field } from './field.ts';
import { lane } from './lane.ts';
import { layers } from './layers.ts';
import { nhrp } from './nhrp.ts';
import { run } from './run.ts';
import { signalling } from './signalling.ts';

/** In the order in which completions list them. */
export const FIELDS: readonly Field[] = [...run, ...layers, ...data, ...lane, ...nhrp, ...signalling];

const byName = new Map(FIELDS.flatMap((field) => [field.name, ...field.also].map((name) => [name, field] as const)));

/** Every name that is understood. */
export const FIELD_NAMES: readonly string[] = [...byName.keys()];

/** The field of a name; null where there is none. */
export const fieldNamed = (name: string): Field | null => byName.get(name) ?? null;
