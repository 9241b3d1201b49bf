/** The CPU cost model's values, all of them, each with where it comes from (papers.md, "Cost model"). */

import type { ScenarioInput } from '../schema/document.ts';

export type Provenance = 'paper' | 'calibrated' | 'assumed' | 'standard';

/** A number of the model that a reader may ask about. */
export interface Cost {
  readonly value: number;
  readonly provenance: Provenance;
  readonly note: string;
}

type CpuInput = Required<NonNullable<Extract<ScenarioInput['model']['nodes'][number], { kind: 'host' }>['cpu']>>;
export type CostKey = Exclude<keyof CpuInput, 'speed'>;

const US = 1_000_000;
const assumed = (value: number, note: string): Cost => ({ value, provenance: 'assumed', note });

const US_NOTE = 'the mix of costs is assumed; table 3 sets its scale';

/**
 * Costs of Curitiba's stations at speed 1.
 *
 * Table 3 gives one number a station, so one scale a station can be fitted and the mix cannot. The mix is chosen so that a
 * call costs what figure 7 asks for: 64-octet messages are poor there, which needs more than 24 us a call at 21.6 Mb/s.
 */
export const CURITIBA_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: {
    value: 36 * US,
    provenance: 'calibrated',
    note: 'figure 7: messages of 64 octets are poor, so a call takes more than 24 µs',
  },
  sendPacketPs: assumed(16 * US, `TCP output, IP, driver; ${US_NOTE}`),
  receivePacketPs: assumed(16 * US, `IP and TCP input; ${US_NOTE}`),
  interruptPs: assumed(8 * US, 'one PDU taken from the NIC'),
  copyPsPerOctet: assumed(9_000, `user to kernel or back; ${US_NOTE}`),
  checksumPsPerOctet: assumed(7_000, `TCP checksum; ${US_NOTE}`),
  tickPs: assumed(10 * US, 'clock interrupt every 10 ms'),
  cellPs: assumed(0, 'the NICs segment by themselves'),
};

/** Curitiba, table 3: TCP over loopback inside one station, Mb/s. */
export const CURITIBA_TABLE3 = { Solimoes: 115.567, Negro: 114.231, Madeira: 41.48, Tapajos: 111.782 } as const;
export type CuritibaStation = keyof typeof CURITIBA_TABLE3;

const table3 = (value: number): Cost => ({
  value,
  provenance: 'calibrated',
  note: 'one scale a station: its TCP loopback rate equals table 3',
});

/** One scale per station, fitted to table 3 within 0.1 %. */
export const CURITIBA_SPEEDS: Readonly<Record<CuritibaStation, Cost>> = {
  Solimoes: table3(1.0589),
  Negro: table3(1.0467),
  Madeira: table3(0.3808),
  Tapajos: table3(1.0242),
};

/** Costs of Detken's PCs at speed 1 (Pentium II 350). */
export const CLIP_PAIR_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: assumed(5 * US, 'one socket call, Pentium II 350'),
  sendPacketPs: assumed(35 * US, 'TCP output, IP, driver'),
  receivePacketPs: assumed(35 * US, 'IP and TCP input'),
  interruptPs: assumed(10 * US, 'one PDU taken from the NIC'),
  copyPsPerOctet: assumed(6_000, 'user to kernel or back'),
  checksumPsPerOctet: assumed(4_000, 'TCP checksum'),
  tickPs: assumed(5 * US, 'clock interrupt every 10 ms'),
  cellPs: assumed(0, 'ForeRunnerLE155: SAR on the board'),
};

/** A host's `cpu` from a table of costs. */
export function cpuOf(costs: Readonly<Record<CostKey, Cost>>, speed: number): CpuInput {
  return {
    speed,
    syscallPs: costs.syscallPs.value,
    sendPacketPs: costs.sendPacketPs.value,
    receivePacketPs: costs.receivePacketPs.value,
    interruptPs: costs.interruptPs.value,
    copyPsPerOctet: costs.copyPsPerOctet.value,
    checksumPsPerOctet: costs.checksumPsPerOctet.value,
    tickPs: costs.tickPs.value,
    cellPs: costs.cellPs.value,
  };
}
