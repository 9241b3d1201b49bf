/** Emulated LANs, what their clients are set to, and VP tunnels. */

import * as z from 'zod/mini';
import { expecting } from './expected.ts';
import { decimal, flag, integer, numberOf, portId, recordId, text, vpi, withDefault } from './primitives.ts';

/** ATM Forum af-lane-0084, C3: octets of the AAL5 SDU. */
export const MAX_FRAMES = [1_516, 4_544, 9_234, 18_190] as const;
const maxFrame = () => numberOf(MAX_FRAMES);

/** LEC-ID or LE header, and Ethernet header, before the IP packet. */
const FRAME_OVERHEAD = 16;

/** The largest IP packet that frames of an emulated LAN carry. */
export const carriedMtu = (octets: number): number => octets - FRAME_OVERHEAD;

/** Version of LAN emulation: LUNI 1.0 or 2.0. */
const version = () => numberOf([1, 2]);

const NAME_OCTETS = 32;
const elanName = () =>
  expecting(
    { kind: 'name', min: 1, max: NAME_OCTETS },
    z.string().check(
      z.refine((name) => {
        const { length } = new TextEncoder().encode(name);
        return length >= 1 && length <= NAME_OCTETS;
      }),
    ),
  );

/** An emulated LAN (Ethernet): a row of the LECS's database. */
export const elanSchema = z.strictObject({
  /** Also the ELAN-ID of LANE v2. */
  id: recordId(),
  name: elanName(),
  maxFrame: withDefault(maxFrame(), 1_516),
  /** Newest LANE version that its servers speak. */
  version: withDefault(version(), 2),
});
export type Elan = z.output<typeof elanSchema>;

const seconds = (min: number, max: number) => integer(min, max, 's');
const delay = () => integer(0, 600_000, 'ms');

/** A LAN emulation client's parameters by their numbers (af-lane-0084, 5.1.1); absent ones have the version's defaults. */
export const lecSchema = z.partial(
  z.strictObject({
    /** The ELAN's where absent. */
    version: version(),
    /** The ELAN's where absent. */
    maxFrame: maxFrame(),
    /** C5: the ELAN that it asks the LECS for; the name of its own where absent. */
    elanName: elanName(),
    /** Opens LLC-multiplexed data direct VCCs to who announces the same, and takes such calls (v2); not where absent. */
    llcMultiplexed: flag(),
    c7S: seconds(10, 300),
    c10: integer(1, 20, 'frames'),
    c11S: seconds(1, 60),
    /** 0: never. */
    c12S: seconds(0, 1_000_000),
    c13: integer(0, 2),
    c17S: seconds(10, 300),
    c18S: seconds(4, 30),
    c20S: seconds(1, 30),
    c21S: seconds(1, 4),
    c22S: seconds(1, 8),
    c28S: seconds(1, 10),
    c33S: seconds(10, 300),
    c37Ms: delay(),
    c38Ms: delay(),
  }),
);
export type LecParameters = z.output<typeof lecSchema>;

const tunnelEnd = z.strictObject({ node: recordId(), port: portId(), vpi: vpi() });

/** A virtual path between two switches that signal through it as over a link; VP rows of the switches between carry it. */
export const tunnelSchema = z.strictObject({
  id: recordId(),
  name: text(1, 80),
  a: tunnelEnd,
  b: tunnelEnd,
  /** The line's where absent. */
  mbps: z.exactOptional(decimal(0.001, 1_000_000_000, 'Mb/s')),
});
export type Tunnel = z.output<typeof tunnelSchema>;
