/** What the presets of switched networks share. */

import type { FlowInput, Topology } from '@lanelab/scenario';

export const SECOND_PS = 1_000_000_000_000;

/** Short fibre, and short twisted pair. */
export const OC3 = { phy: 'oc3c', lengthM: 20 } as const;
export const ATM25 = { phy: 'atm25', lengthM: 20 } as const;
export const ETHERNET = { phy: 'eth10', lengthM: 20 } as const;

/** Switches are reachable, clients have joined and registered by then. */
export const READY_S = 6;

export const BUFFER = 65_535;
export const MESSAGE = 8_192;

interface StreamTimes {
  readonly startS?: number;
  readonly stopS?: number;
  readonly toIp?: string;
}

const span = ({ startS = 8, stopS, toIp }: StreamTimes) => ({
  startPs: startS * SECOND_PS,
  stopPs: stopS === undefined ? null : stopS * SECOND_PS,
  ...(toIp === undefined ? {} : { toIp }),
});

const nextFlow = (net: Topology): number => net.flows.length + 1;

/** One netperf TCP stream. */
export function stream(net: Topology, from: number, to: number, times: StreamTimes = {}): void {
  const flow: FlowInput = {
    id: nextFlow(net),
    kind: 'tcp-stream',
    from,
    to,
    messageOctets: MESSAGE,
    sendBuffer: BUFFER,
    receiveBuffer: BUFFER,
    ...span(times),
  };
  net.flow(flow);
}

/** Echo requests, five a second unless said otherwise. */
export function ping(net: Topology, from: number, to: number, times: StreamTimes = {}): void {
  const intervalPs = SECOND_PS / 5;
  net.flow({ id: nextFlow(net), kind: 'ping', from, to, intervalPs, ...span({ startS: READY_S, ...times }) });
}

/** LES and BUS of several emulated LANs beside the LECS. */
export const lanServices = (...elans: readonly number[]) => [
  { kind: 'lecs' as const },
  ...elans.map((elan) => ({ kind: 'les' as const, elan })),
];
