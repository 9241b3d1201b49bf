/** Where the network of a step comes from, and what is changed in it. */
import { LAYERS } from '@lanelab/scenario';
import { choice, integer, list, picoseconds, text } from '@lanelab/scenario/documents';
import * as z from 'zod/mini';

const MAX_PATH = 300;
const MAX_CHANGES = 50;
/** Characters of a link: those of an address that every browser takes whole. */
const MAX_LINK = 1_000_000;
const MAX_NAME = 80;
const MAX_SELECTED = 50;
/** 1 µs to 10 s of simulated time a second, as the clock of the lab has it. */
const MIN_SPEED_PS = 1_000_000;
const MAX_SPEED_PS = 10_000_000_000_000;

export const MAX_ID = 40;
/** Names of steps, options, values and draws: they stand in addresses, checks and results. */
export const idSchema = text(1, MAX_ID);

/** A value at a path of the scenario, in the notation of `lanelab run --set`: `model.flows[0].messageOctets`. */
const changeSchema = z.strictObject({ path: text(1, MAX_PATH), value: z.unknown() });
export type ScenarioChange = z.output<typeof changeSchema>;
export const changesSchema = list(changeSchema, 0, MAX_CHANGES);

/** A preset by name, the text of a link after its `#`, a whole document, or the network that an earlier step begins with. */
export const sourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('preset'), id: text(1, 100) }),
  z.strictObject({ kind: z.literal('link'), payload: text(1, MAX_LINK) }),
  z.strictObject({ kind: z.literal('document'), document: z.record(z.string(), z.unknown()) }),
  z.strictObject({ kind: z.literal('step'), id: idSchema }),
]);
export type StepSource = z.output<typeof sourceSchema>;

/** How the lab is opened at a step. */
export const viewSchema = z.strictObject({
  timePs: z.exactOptional(picoseconds()),
  /** Simulated time in a second of the reader's: it decides whether cells, frames or flows are drawn. */
  speedPs: z.exactOptional(integer(MIN_SPEED_PS, MAX_SPEED_PS, 'ps')),
  layer: z.exactOptional(choice(LAYERS)),
  /** Devices by name that are outlined. */
  selects: z.exactOptional(list(text(1, MAX_NAME), 0, MAX_SELECTED)),
});
export type StepView = z.output<typeof viewSchema>;
