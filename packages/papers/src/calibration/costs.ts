/** The CPU cost model's values, all of them, each with where it comes from (papers.md, "Cost model"). */

import type { CostNote } from '@lanelab/messages/cost-notes';
import type { ScenarioInput } from '@lanelab/scenario';
import { calibrated } from './calibrated.ts';

export type Provenance = 'paper' | 'calibrated' | 'assumed' | 'standard';

/** A number of the model that a reader may ask about. */
export interface Cost {
  readonly value: number;
  readonly provenance: Provenance;
  /** Where the value comes from: `shownCost` has the sentence. */
  readonly notes: readonly CostNote[];
}

type CpuInput = Required<NonNullable<Extract<ScenarioInput['model']['nodes'][number], { kind: 'host' }>['cpu']>>;
export type CostKey = Exclude<keyof CpuInput, 'speed'>;

const US = 1_000_000;
export const assumed = (value: number, ...notes: readonly CostNote[]): Cost => ({
  value,
  provenance: 'assumed',
  notes,
});

const MIX = 'assumed-mix.curitiba';

/**
 * Costs of Curitiba's stations at speed 1.
 *
 * Table 3 has one number a station, so one scale a station can be fitted and the mix cannot. The mix is chosen so that a
 * call costs what figure 7 asks for: 64-octet messages are poor there, which needs more than 24 us a call at 21.6 Mb/s.
 */
export const CURITIBA_COSTS: Readonly<Record<CostKey, Cost>> = {
  syscallPs: {
    value: 36 * US,
    provenance: 'calibrated',
    notes: ['call.curitiba'],
  },
  sendPacketPs: assumed(16 * US, 'send-packet', MIX),
  receivePacketPs: assumed(16 * US, 'receive-packet', MIX),
  interruptPs: assumed(8 * US, 'interrupt'),
  copyPsPerOctet: assumed(9_000, 'copy', MIX),
  checksumPsPerOctet: assumed(7_000, 'checksum', MIX),
  tickPs: assumed(10 * US, 'tick'),
  cellPs: assumed(0, 'cell.by-nic'),
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
  syscallPs: assumed(5 * US, 'call.detken'),
  sendPacketPs: assumed(35 * US, 'send-packet'),
  receivePacketPs: assumed(35 * US, 'receive-packet'),
  interruptPs: assumed(10 * US, 'interrupt'),
  copyPsPerOctet: assumed(6_000, 'copy'),
  checksumPsPerOctet: assumed(4_000, 'checksum'),
  tickPs: assumed(5 * US, 'tick'),
  cellPs: assumed(0, 'cell.by-board'),
};

/** Machines of Cluj's testbeds. */
export type ClujHost = 'Pentium II 400' | 'Celeron 366' | 'Pentium 233 MMX' | 'Pentium 120';

const CLUJ_PACKET = calibrated('cluj.packetPs');
const CLUJ_COPY = calibrated('cluj.copyPsPerOctet');
const unexplained = (cost: Cost, ...notes: readonly CostNote[]): Cost => ({
  ...cost,
  notes: [...notes, ...cost.notes],
});

/**
 * Costs of Cluj's machines at speed 1 (Celeron 366), by network: the NICs and their drivers differ.
 *
 * Four numbers are fitted to elapsed and receiving times of table 1, medians of eleven seeds: a packet sent or received, an octet copied, a cell
 * in the driver, and the select call of `CLUJ_LOOP`. The table's other times are compared with. The rest is assumed.
 */
export const CLUJ_COSTS: Readonly<Record<'atm' | 'fe', Readonly<Record<CostKey, Cost>>>> = {
  atm: {
    syscallPs: assumed(20 * US, 'call.windows'),
    sendPacketPs: unexplained(CLUJ_PACKET, 'send-packet', 'unexplained'),
    receivePacketPs: unexplained(CLUJ_PACKET, 'receive-packet.as-sent'),
    interruptPs: assumed(18 * US, 'interrupt'),
    copyPsPerOctet: unexplained(CLUJ_COPY, 'copy.far-beyond-memory', 'unexplained'),
    checksumPsPerOctet: assumed(7_000, 'checksum'),
    tickPs: assumed(10 * US, 'tick'),
    cellPs: unexplained(calibrated('cluj.cellPs'), 'cell.by-driver'),
  },
  fe: {
    syscallPs: assumed(20 * US, 'as-over-atm'),
    sendPacketPs: unexplained(CLUJ_PACKET, 'as-over-atm'),
    receivePacketPs: unexplained(CLUJ_PACKET, 'as-over-atm'),
    interruptPs: assumed(18 * US, 'as-over-atm'),
    copyPsPerOctet: unexplained(CLUJ_COPY, 'as-over-atm', 'unexplained'),
    checksumPsPerOctet: assumed(7_000, 'as-over-atm'),
    tickPs: assumed(10 * US, 'as-over-atm'),
    cellPs: assumed(0, 'cell.none'),
  },
};

/** Speeds beside the Celeron's. */
export const CLUJ_SPEEDS: Readonly<Record<ClujHost, Cost>> = {
  'Pentium II 400': assumed(1.09, 'speed.pentium-400'),
  'Celeron 366': assumed(1, 'speed.celeron-366'),
  'Pentium 233 MMX': assumed(0.5, 'speed.pentium-233'),
  'Pentium 120': assumed(0.26, 'speed.pentium-120'),
};

/** The loop of Cluj's processes. */
export const CLUJ_LOOP = {
  loopPs: { value: 100 * US, provenance: 'paper', notes: ['loop.at-least'] },
  selectPs: unexplained(calibrated('cluj.selectPs'), 'loop.select'),
} as const satisfies Readonly<Record<string, Cost>>;

/** Sockets of Cluj's processes. */
export const CLUJ_SOCKETS = {
  sendBuffer: { value: 8_192, provenance: 'paper', notes: ['buffer.8-kb'] } as Cost,
  receiveBuffer: {
    atm: assumed(36_560, 'buffer.atm'),
    fe: assumed(8_760, 'buffer.fe'),
  },
  receiveOctets: assumed(8_192, 'buffer.receive-call'),
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
