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

/** Costs of Curitiba's stations at speed 1 (Solimoes). */
export const CURITIBA_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: assumed(8 * US, 'one socket call, a processor of the Pentium 166 class'),
  sendPacketPs: assumed(60 * US, 'TCP output, IP, driver'),
  receivePacketPs: assumed(60 * US, 'IP and TCP input'),
  interruptPs: assumed(15 * US, 'one PDU taken from the NIC'),
  copyPsPerOctet: assumed(12_000, 'user to kernel or back, about 80 MB/s'),
  checksumPsPerOctet: assumed(8_000, 'TCP checksum, about 125 MB/s'),
  tickPs: assumed(10 * US, 'clock interrupt every 10 ms'),
  cellPs: assumed(0, 'the NICs segment by themselves'),
};

/** Curitiba, table 3: TCP over loopback inside one station, Mb/s. */
export const CURITIBA_TABLE3 = { Solimoes: 115.567, Negro: 114.231, Madeira: 41.48, Tapajos: 111.782 } as const;
export type CuritibaStation = keyof typeof CURITIBA_TABLE3;

/** One scale per station: the paper's table 3 relative to Solimoes. */
export const CURITIBA_SPEEDS: Readonly<Record<CuritibaStation, Cost>> = {
  Solimoes: { value: 1, provenance: 'calibrated', note: 'the scale of the others' },
  Negro: { value: 0.988, provenance: 'calibrated', note: 'table 3, 114.231 / 115.567' },
  Madeira: { value: 0.359, provenance: 'calibrated', note: 'table 3, 41.480 / 115.567' },
  Tapajos: { value: 0.967, provenance: 'calibrated', note: 'table 3, 111.782 / 115.567' },
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
