/** Positions of devices on the stage, the notes about a scenario, and where it opens. No result depends on any of them. */

import * as z from 'zod/mini';
import { choice, decimal, formed, integer, list, picoseconds, recordId, text, withDefault } from './primitives.ts';
import { LAYERS } from './values.ts';

const LIMIT = 1_000_000;
/** 1 µs to 10 s of simulated time a second. */
const MIN_SPEED_PS = 1_000_000;
const MAX_SPEED_PS = 10_000_000_000_000;
/** Checks of one document, and characters of one. */
const MAX_CHECKS = 50;
const MAX_CHECK = 500;

const pointSchema = z.strictObject({ x: decimal(-LIMIT, LIMIT, 'px'), y: decimal(-LIMIT, LIMIT, 'px') });
export type Point = z.output<typeof pointSchema>;

const idKey = () => formed('record-id', /^[1-9]\d{0,7}$/);

/** Devices drawn as one; a device is in one group at most, and an id of no device means nothing, as everywhere in the layout. */
const groupSchema = z.strictObject({ id: recordId(), name: text(1, 80), nodes: list(recordId(), 0, 10_000) });
export type Group = z.output<typeof groupSchema>;

export const layoutSchema = z.strictObject({
  nodes: withDefault(z.record(idKey(), pointSchema), () => ({})),
  /** Waypoints between the two ends. */
  links: withDefault(z.record(idKey(), z.strictObject({ waypoints: list(pointSchema, 0, 100) })), () => ({})),
  groups: withDefault(list(groupSchema, 0, 1_000), () => []),
});
export type Layout = z.output<typeof layoutSchema>;

/** Where the clock stands when the document is opened. An instant beyond the end of the run is its end. */
const startSchema = z.strictObject({
  timePs: picoseconds(),
  /** Simulated time that passes in a second of the viewer's: it decides whether cells, frames or flows are drawn. */
  speedPs: z.exactOptional(integer(MIN_SPEED_PS, MAX_SPEED_PS, 'ps')),
  layer: z.exactOptional(choice(LAYERS)),
});
export type Start = z.output<typeof startSchema>;

export const viewSchema = z.strictObject({
  title: withDefault(text(0, 200), ''),
  question: withDefault(text(0, 500), ''),
  notes: withDefault(text(0, 20_000), ''),
  start: z.exactOptional(startSchema),
  /** Checks of what a run shows, in the language of docs/checks.md, for whoever opens the document to see. */
  checks: z.exactOptional(list(text(1, MAX_CHECK), 0, MAX_CHECKS)),
});
export type View = z.output<typeof viewSchema>;
