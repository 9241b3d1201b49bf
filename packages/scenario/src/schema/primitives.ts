/** Numbers, names and lists that several record types share, each with its rule. */

import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';
import { expecting } from './expected.ts';
import type { Unit } from './issue.ts';
import { CATEGORIES, MAX_CLOCK_PPM, PHYS } from './values.ts';

/** Largest exact integer in JSON and JavaScript, and so the largest time in ps (about 2.5 hours). */
const MAX_SAFE = Number.MAX_SAFE_INTEGER;

export { withDefault };

/** A whole number from `min` to `max`. */
export const integer = (min: number, max: number, unit?: Unit, orNull?: 'no-limit' | 'lost') =>
  expecting({ kind: 'integer', min, max, unit, orNull }, z.int().check(z.gte(min), z.lte(max)));

/** A number from `min` to `max`. */
export const decimal = (min: number, max: number, unit?: Unit, orNull?: 'no-limit') =>
  expecting({ kind: 'decimal', min, max, unit, orNull }, z.number().check(z.gte(min), z.lte(max)));

/** One word of several. */
export const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  expecting({ kind: 'choice', options }, z.enum(options));

/** One number of several. */
export const numberOf = <const T extends readonly [number, ...number[]]>(options: T) =>
  expecting({ kind: 'choice', options }, z.literal(options));

/** zod measures whatever has a `length`: a record with a field of that name, too, whose value need not even be a number. */
const when = ({ value }: z.core.ParsePayload) => typeof value === 'string' || Array.isArray(value);

/** Checks that a text has `min` to `max` characters, or a list as many items. */
const lengths = (min: number, max: number) =>
  [
    new z.core.$ZodCheckMinLength({ check: 'min_length', minimum: min, when }),
    new z.core.$ZodCheckMaxLength({ check: 'max_length', maximum: max, when }),
  ] as const;

/** Text of `min` to `max` characters. */
export const text = (min: number, max: number) =>
  expecting({ kind: 'text', min, max }, z.string().check(...lengths(min, max)));

/** A list of `min` to `max` records. */
export const list = <T extends z.core.SomeType>(item: T, min: number, max: number) =>
  expecting({ kind: 'list', min, max }, z.array(item).check(...lengths(min, max)));

export const flag = () => expecting({ kind: 'flag' }, z.boolean());

/** Text of a given form. */
export const formed = (kind: 'ipv4' | 'mac' | 'atm-prefix' | 'record-id', pattern: RegExp) =>
  expecting({ kind }, z.string().check(z.regex(pattern)));

/** Time or duration in picoseconds. */
export const picoseconds = (min = 0) => integer(min, MAX_SAFE, 'ps');

/** Number of a node, link or flow: immutable, since random streams and tie order hang on it. */
export const recordId = () => integer(1, 16_777_215);

/** Number of a port within its node. */
export const portId = () => integer(1, 65_535);

export const vpi = () => integer(0, 4_095);
/** VCI 0 to 31 are reserved (I.361), but a generator may send on them. */
export const vci = () => integer(0, 65_535);

/** A socket buffer or a call's size. */
export const octets = () => integer(1, 16_777_216, 'octets');

/** RFC 791: every host takes datagrams of 68 octets; an AAL5 PDU holds 65 527 behind LLC/SNAP. */
export const mtu = () => integer(68, 65_527, 'octets');

/** Dotted decimal without leading zeros. */
export const ipv4 = () => formed('ipv4', /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/);

/** Six octets in hex, neither a group's nor all zero. */
export const mac = () => formed('mac', /^(?!00(?::00){5}$)[\da-fA-F][02468aceACE](?::[\da-fA-F]{2}){5}$/);

export const phy = () => choice(PHYS);

/** How much faster than nominal a port’s clock is; less is allowed on some PHYs. As the model’s `clocks` says where absent. */
export const clockPpm = () => decimal(-MAX_CLOCK_PPM, MAX_CLOCK_PPM, 'ppm');

/** A port of anything but a switch, whose ports have buffers, too. */
export const portSchema = z.strictObject({
  id: portId(),
  phy: phy(),
  /** Half duplex, of an Ethernet port; a hub's are so anyway. */
  half: z.exactOptional(flag()),
  /** End system identifier of an ATM port, MAC address of a generator's Ethernet port; made from the node's number where absent. */
  mac: z.exactOptional(mac()),
  clockPpm: z.exactOptional(clockPpm()),
  /** Time that a station at an Ethernet port takes from a frame’s last bit until it has the next one ready; none where absent. */
  turnaroundPs: z.exactOptional(integer(0, 1_000_000_000_000, 'ps')),
  /** Signalling waits at an end system’s ATM port with other UBR data, as where absent, or in a queue of its own that is served first. */
  signallingQueue: z.exactOptional(choice(['shared', 'own'])),
});
export type Port = z.output<typeof portSchema>;

export const category = () => choice(CATEGORIES);

/** One bucket of the Generic Cell Rate Algorithm GCRA(I, L), I.371. */
export const bucket = () => z.strictObject({ incrementPs: picoseconds(1), limitPs: picoseconds() });
export type Bucket = z.output<ReturnType<typeof bucket>>;

/** Traffic shaper: a cell leaves once it conforms to every bucket. Empty: no shaping. */
export const shaper = () => withDefault(list(bucket(), 0, 4), () => []);
