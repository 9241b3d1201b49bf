/** Positions of devices on the stage, and the notes about a scenario. No result depends on either. */

import * as z from 'zod/mini';
import { decimal, formed, list, recordId, text, withDefault } from './primitives.ts';

const LIMIT = 1_000_000;
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

export const viewSchema = z.strictObject({
  title: withDefault(text(0, 200), ''),
  question: withDefault(text(0, 500), ''),
  notes: withDefault(text(0, 20_000), ''),
});
export type View = z.output<typeof viewSchema>;
