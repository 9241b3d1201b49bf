/** Numbers, names and lists that several record types share, each with its rule as a sentence. */

import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { mustBe, mustBeOneOf } from './explain.ts';
import { CATEGORIES, PHYS } from './kinds.ts';

/** Largest exact integer in JSON and JavaScript, and so the largest time in ps (about 2.5 hours). */
const MAX_SAFE = Number.MAX_SAFE_INTEGER;

export { withDefault };

/** A whole number from `min` to `max`. */
export function integer(min: number, max: number, unit = '') {
  const range = max === MAX_SAFE ? `from ${min} on` : `from ${min} to ${max}`;
  const error = mustBe(`a whole number ${range}${unit}`);
  return z.int({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** A number from `min` to `max`. */
export function decimal(min: number, max: number, unit = '') {
  const error = mustBe(`a number from ${min} to ${max}${unit}`);
  return z.number({ error }).check(z.gte(min, { error }), z.lte(max, { error }));
}

/** One word of several. */
export function choice<const T extends readonly [string, ...string[]]>(options: T) {
  return z.enum(options, { error: mustBeOneOf(options) });
}

/** Text of at most `max` characters. */
export function text(min: number, max: number) {
  const error = mustBe(`text of ${min} to ${max} characters`);
  return z.string({ error }).check(z.minLength(min, { error }), z.maxLength(max, { error }));
}

/** A list of `min` to `max` records. */
export function list<T extends z.core.SomeType>(item: T, min: number, max: number) {
  const error = mustBe(`a list of ${min} to ${max} entries`);
  return z.array(item, { error }).check(z.minLength(min, { error }), z.maxLength(max, { error }));
}

export const flag = () => z.boolean({ error: mustBe('true or false') });

/** Time or duration in picoseconds. */
export const picoseconds = (min = 0) => integer(min, MAX_SAFE, ' (picoseconds)');

/** Number of a node, link or flow: immutable, since random streams and tie order hang on it. */
export const recordId = () => integer(1, 16_777_215);

/** Number of a port within its node. */
export const portId = () => integer(1, 65_535);

export const vpi = () => integer(0, 4_095);
/** VCI 0 to 31 are reserved (I.361), but a generator may send on them. */
export const vci = () => integer(0, 65_535);

/** A socket buffer or a call's size. */
export const octets = () => integer(1, 16_777_216, ' (octets)');

/** RFC 791: every host takes datagrams of 68 octets; an AAL5 PDU holds 65 527 behind LLC/SNAP. */
export const mtu = () => integer(68, 65_527, ' (octets)');

const ipv4Error = mustBe('an IPv4 address such as "10.0.0.1"');
/** Dotted decimal without leading zeros. */
export const ipv4 = () =>
  z
    .string({ error: ipv4Error })
    .check(z.regex(/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/, { error: ipv4Error }));

const macError = mustBe('the MAC address of one station such as "02:00:00:00:01:00"');
/** Six octets in hex, neither a group's nor all zero. */
export const mac = () =>
  z.string({ error: macError }).check(
    z.regex(/^(?!00(?::00){5}$)[\da-fA-F][02468aceACE](?::[\da-fA-F]{2}){5}$/, {
      error: macError,
    }),
  );

export const phy = () => choice(PHYS);

/** A port of anything but a switch, whose ports have buffers, too. */
export const portSchema = z.strictObject({
  id: portId(),
  phy: phy(),
  /** Half duplex, of an Ethernet port; a hub's are so anyway. */
  half: z.exactOptional(flag()),
  /** End system identifier of an ATM port, MAC address of a generator's Ethernet port; made from the node's number where absent. */
  mac: z.exactOptional(mac()),
});
export type Port = z.output<typeof portSchema>;

export const category = () => choice(CATEGORIES);

/** One bucket of the Generic Cell Rate Algorithm GCRA(I, L), I.371. */
export const bucket = () => z.strictObject({ incrementPs: picoseconds(1), limitPs: picoseconds() });
export type Bucket = z.output<ReturnType<typeof bucket>>;

/** Traffic shaper: a cell leaves once it conforms to every bucket. Empty: no shaping. */
export const shaper = () => withDefault(list(bucket(), 0, 4), () => []);
