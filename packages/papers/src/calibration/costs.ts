/** The CPU cost model's values, all of them, each with where it comes from (papers.md, "Cost model"). */

import type { ScenarioInput } from '@lanelab/scenario';
import { calibrated } from './calibrated.ts';

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
export const assumed = (value: number, note: string): Cost => ({ value, provenance: 'assumed', note });

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

export type CuritibaStation = 'Solimoes' | 'Negro' | 'Madeira' | 'Tapajos';

/** One scale per station. */
export const CURITIBA_SPEEDS: Readonly<Record<CuritibaStation, Cost>> = {
  Solimoes: calibrated('curitiba.speed.Solimoes'),
  Negro: calibrated('curitiba.speed.Negro'),
  Madeira: calibrated('curitiba.speed.Madeira'),
  Tapajos: calibrated('curitiba.speed.Tapajos'),
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

/** Machines of Cluj's testbeds. */
export type ClujHost = 'Pentium II 400' | 'Celeron 366' | 'Pentium 233 MMX' | 'Pentium 120';

const CLUJ_PACKET = calibrated('cluj.packetPs');
const CLUJ_COPY = calibrated('cluj.copyPsPerOctet');
const unexplained = (cost: Cost, note: string): Cost => ({ ...cost, note: `${note}; ${cost.note}` });

/**
 * Costs of Cluj's machines at speed 1 (Celeron 366), by network: the NICs and their drivers differ.
 *
 * Four numbers are fitted to elapsed and receiving times of table 1, medians of eleven seeds: a packet sent or received, an octet copied, a cell
 * in the driver, and the select call of `CLUJ_LOOP`. The table's other times are compared with. The rest is assumed.
 */
export const CLUJ_COSTS: Readonly<Record<'atm' | 'fe', Readonly<Record<CostKey, Cost>>>> = {
  atm: {
    syscallPs: assumed(20 * US, 'one socket call under Windows'),
    sendPacketPs: unexplained(CLUJ_PACKET, 'TCP output, IP, driver; unexplained, calibrated'),
    receivePacketPs: unexplained(CLUJ_PACKET, 'IP and TCP input, the same as for a packet sent'),
    interruptPs: assumed(18 * US, 'one PDU taken from the NIC'),
    copyPsPerOctet: unexplained(CLUJ_COPY, 'far beyond a copy in memory; unexplained, calibrated'),
    checksumPsPerOctet: assumed(7_000, 'TCP checksum'),
    tickPs: assumed(10 * US, 'clock interrupt every 10 ms'),
    cellPs: unexplained(calibrated('cluj.cellPs'), 'the driver moves every cell by itself'),
  },
  fe: {
    syscallPs: assumed(20 * US, 'as over ATM'),
    sendPacketPs: unexplained(CLUJ_PACKET, 'as over ATM'),
    receivePacketPs: unexplained(CLUJ_PACKET, 'as over ATM'),
    interruptPs: assumed(18 * US, 'as over ATM'),
    copyPsPerOctet: unexplained(CLUJ_COPY, 'as over ATM; unexplained, calibrated'),
    checksumPsPerOctet: assumed(7_000, 'as over ATM'),
    tickPs: assumed(10 * US, 'as over ATM'),
    cellPs: assumed(0, 'no cells'),
  },
};

/** Speeds beside the Celeron's. */
export const CLUJ_SPEEDS: Readonly<Record<ClujHost, Cost>> = {
  'Pentium II 400': assumed(1.09, 'clocks of 400 and 366 MHz; the same core'),
  'Celeron 366': assumed(1, 'the machine that the costs are of'),
  'Pentium 233 MMX': assumed(0.5, 'clock of 233 MHz, and fewer instructions a cycle than the P6 core'),
  'Pentium 120': assumed(0.26, 'clock of 120 MHz, and fewer instructions a cycle than the P6 core'),
};

/** The loop of Cluj's processes. */
export const CLUJ_LOOP = {
  loopPs: { value: 100 * US, provenance: 'paper', note: 'at least 100 µs' },
  selectPs: unexplained(calibrated('cluj.selectPs'), 'a select call and the loop around it'),
} as const satisfies Readonly<Record<string, Cost>>;

/** Sockets of Cluj's processes. */
export const CLUJ_SOCKETS = {
  sendBuffer: { value: 8_192, provenance: 'paper', note: '8 KB' } as Cost,
  receiveBuffer: {
    atm: assumed(36_560, 'TcpWindowSize where none is set: four segments of 9 140 octets'),
    fe: assumed(8_760, 'TcpWindowSize where none is set: 8 192 octets rounded up to six segments of 1 460'),
  },
  receiveOctets: assumed(8_192, 'one receive call asks for as much as the send buffer holds'),
} as const;

/** The same PCs with what an octet costs fitted to figures 8 and 9. */
export const DETKEN_COSTS: Readonly<Record<CostKey, Cost>> = {
  ...CLIP_PAIR_COSTS,
  copyPsPerOctet: calibrated('detken.copyPsPerOctet'),
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
