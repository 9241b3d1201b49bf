/** The whole document of schema version 8. */

import * as z from 'zod/mini';
import { changeSchema } from './change.ts';
import { elanSchema, tunnelSchema } from './elan.ts';
import { expecting } from './expected.ts';
import { flowSchema } from './flow.ts';
import { layoutSchema, viewSchema } from './layout.ts';
import { linkSchema } from './link.ts';
import { edgeSchema, generatorSchema, hostSchema, hubSchema, routerSchema, serverSchema } from './nodes.ts';
import { choice, flag, integer, list, numberOf, picoseconds, recordId, text, withDefault } from './primitives.ts';
import { switchSchema } from './switches.ts';

/** Every added key raises it. */
export const SCENARIO_VERSION = 8;

const MAX_RECORDS = 10_000;
/** Futures of one network. */
export const MAX_BRANCHES = 16;
/** Characters of a branch's name. */
export const MAX_BRANCH_NAME = 80;
/** 9 000 s; longer times do not fit an exact integer of picoseconds. */
const MAX_DURATION_PS = 9_000_000_000_000_000;

const nodeSchema = z.discriminatedUnion('kind', [
  hostSchema,
  switchSchema,
  generatorSchema,
  edgeSchema,
  routerSchema,
  serverSchema,
  hubSchema,
]);
export type Node = z.output<typeof nodeSchema>;

/** Series of the result; their names are checked with the references. */
const measuredSeriesSchema = z.strictObject({
  names: list(text(1, 80), 1, 64),
  intervalPs: picoseconds(1),
});

const measureSchema = z.strictObject({
  flows: withDefault(expecting({ kind: 'flow-ids' }, z.union([z.literal('all'), z.array(recordId())])), 'all'),
  warmupPs: withDefault(picoseconds(), 0),
  account: z.exactOptional(flag()),
  series: z.exactOptional(measuredSeriesSchema),
});

export const modelSchema = z.strictObject({
  nodes: list(nodeSchema, 0, MAX_RECORDS),
  links: withDefault(list(linkSchema, 0, MAX_RECORDS), () => []),
  elans: withDefault(list(elanSchema, 0, MAX_RECORDS), () => []),
  tunnels: withDefault(list(tunnelSchema, 0, MAX_RECORDS), () => []),
  flows: withDefault(list(flowSchema, 0, MAX_RECORDS), () => []),
  changes: withDefault(list(changeSchema, 0, MAX_RECORDS), () => []),
  durationPs: integer(1, MAX_DURATION_PS, 'ps'),
  seed: withDefault(integer(0, Number.MAX_SAFE_INTEGER), 1),
  /** Clocks of ports that give no offset are drawn from the seed; they are exact where absent. */
  clocks: z.exactOptional(choice(['drawn'])),
  measure: withDefault(measureSchema, () => ({ flows: 'all' as const, warmupPs: 0 })),
});
export type Model = z.output<typeof modelSchema>;

const drawnAt = () => withDefault(layoutSchema, () => ({ nodes: {}, links: {}, groups: [] }));

/** One of several futures of a network. Exactly one of them keeps nothing: it is the document's own model. */
const branchSchema = z.strictObject({
  id: recordId(),
  name: text(1, MAX_BRANCH_NAME),
  /** Where the clock stood when the branch was made. */
  atPs: picoseconds(),
  kept: z.exactOptional(z.strictObject({ model: modelSchema, layout: drawnAt() })),
});
export type Branch = z.output<typeof branchSchema>;

export const scenarioSchema = z.strictObject({
  lanelab: numberOf([SCENARIO_VERSION]),
  model: modelSchema,
  layout: drawnAt(),
  view: withDefault(viewSchema, () => ({ title: '', question: '', notes: '' })),
  /** Absent where there is one future only. */
  branches: z.exactOptional(list(branchSchema, 2, MAX_BRANCHES)),
});
/** A scenario with every default filled in. */
export type Scenario = z.output<typeof scenarioSchema>;
/** A scenario as it may be written: defaults left out. */
export type ScenarioInput = z.input<typeof scenarioSchema>;
