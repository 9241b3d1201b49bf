/** Two Sun workstations with SunOS 4.1 on one ATM switch: the network of Comer and Lin, and of Moldeklev and Gunningberg. */

import { type FlowInput, type HostInput, type Scenario, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';

const US = 1_000_000;

/** What the card's driver offered; TCP is left 9 148 octets of it. */
const FORE_MTU = 9_188;
const TAXI_MBPS = 100;
export const MSS = FORE_MTU - 40;
export const KBYTE = 1_024;
/** Longer than any call: a send call copies all that fits, and then lets TCP send. */
export const WHOLE = 16_777_216;

/**
 * Sockets and TCP as 4.3BSD-Tahoe has them, which SunOS's come from: a call fills the free space in clusters of 1 KB before TCP runs, the writer sleeps while
 * less than a cluster is free, a receiver announces 35 % of its buffer or two segments.
 */
export const SUNOS_STACK = {
  copyChunkOctets: WHOLE,
  writerLowWaterOctets: KBYTE,
  windowUpdateTwoMss: true,
  windowUpdatePercent: 35,
  fastRecovery: false,
} as const satisfies HostInput['stack'];

/**
 * Costs of a sun4m from lmbench's tables: a null call takes 7 to 13 us and a copy runs at 23 to 26 MB/s. A TCP round trip over loopback takes 335 to
 * 826 us: two packets sent, two received, and two switches of 37 to 75 us.
 */
export const SUN4M_CPU = {
  syscallPs: 10 * US,
  sendPacketPs: 117 * US,
  receivePacketPs: 117 * US,
  copyPsPerOctet: 41_000,
  checksumPsPerOctet: 20_000,
} as const;

/** What both ends of the connection do; buffers are in octets. */
interface SunPair {
  readonly sendBuffer: number;
  readonly receiveBuffer: number;
  /** Requests of this size, each answered with four octets, instead of one stream. */
  readonly requestOctets?: number;
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}

/** The default of ttcp, whose source says 8 KB. */
const WRITE = 8_192;
const ANSWER = 4;

/** The lab has no TAXI lines: a backplane with their rate stands for them, which both directions share. */
export function sunPair({ sendBuffer, receiveBuffer, requestOctets, ...view }: SunPair): Scenario {
  const net = new Topology();
  const host = (name: string, x: number, ip: string) => {
    const id = net.host(name, { x, y: 120 }, { profile: 'bsd-reno', stack: SUNOS_STACK, cpu: SUN4M_CPU });
    net.link(id, node, OC3);
    net.address(id, ip, FORE_MTU);
    return id;
  };
  const node = net.switch('ASX-100', { x: 360, y: 120 }, { backplaneMbps: TAXI_MBPS });
  const from = host('Sender', 80, '10.0.0.1');
  const to = host('Receiver', 640, '10.0.0.2');
  net.pvc(from, to);
  const ends = { id: 1, from, to, sendBuffer, receiveBuffer } as const;
  const flow: FlowInput =
    requestOctets === undefined
      ? { ...ends, kind: 'tcp-stream', messageOctets: WRITE }
      : { ...ends, kind: 'tcp-rr', requestOctets, responseOctets: ANSWER };
  net.flow(flow);
  return net.build({ durationPs: 10 * SECOND_PS, view });
}
