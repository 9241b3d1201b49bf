/**
 * How Tampere's hosts may have run netperf: who had the CPU, how large the socket buffers were, and which calls were made. The paper states none of
 * the three, and one model holds for a host in all of its rows.
 */

import type { Scenario, SchedulerKind } from '@lanelab/scenario';
import { BUFFER, MESSAGE } from '../common.ts';
import { TUT_HOSTS, type TutHost } from './testbed.ts';

/** urku and jaarli are PCs with Linux 2.2, sello and basso workstations with Solaris. */
export type TutSystem = 'linux' | 'solaris';

export const TUT_SYSTEMS: Readonly<Record<TutHost, TutSystem>> = {
  urku: 'linux',
  jaarli: 'linux',
  sello: 'solaris',
  basso: 'solaris',
};

export interface TutHostModel {
  readonly id: string;
  /** Rules by which processes share the CPU; null: first come, first served, a task at a time, as no system of that time did. */
  readonly schedulers: Readonly<Record<TutSystem, SchedulerKind | null>>;
  /** Send and receive buffer of every socket, in octets. */
  readonly buffers: Readonly<Record<TutSystem, number>>;
  /** Octets of a send and of a receive call; null: as many as the socket's buffer holds, which is netperf's own default. */
  readonly calls: { readonly send: number; readonly receive: number } | null;
  /** Whether a send call is copied whole before TCP runs, instead of segment by segment. */
  readonly copiedWhole: boolean;
}

const US = 1_000_000;
/** lmbench's table of 1995 for a switch between two processes: 6 us on a Pentium Pro with Linux, 14 us on an Ultra 1. */
const SWITCH_PS: Readonly<Record<TutSystem, number>> = { linux: 6 * US, solaris: 14 * US };

export const NO_SCHEDULER = { linux: null, solaris: null } as const;
export const OWN_SCHEDULERS = { linux: 'linux-2.2', solaris: 'solaris-ts' } as const;
export const LARGE_BUFFERS = { linux: BUFFER, solaris: BUFFER } as const;

const systemOf = (name: string): TutSystem | null => {
  const host = TUT_HOSTS.find((candidate) => candidate === name);
  return host === undefined ? null : TUT_SYSTEMS[host];
};

/** The scenario with its hosts' processors and streams as this model has them, whichever they had; devices of other names and other flows stay. */
export function withHostModel(scenario: Scenario, model: TutHostModel): Scenario {
  const { nodes, flows } = scenario.model;
  const systems = new Map(nodes.map(({ id, name }) => [id, systemOf(name)]));
  const bufferAt = (node: number): number => {
    const system = systems.get(node) ?? null;
    return system === null ? BUFFER : model.buffers[system];
  };
  return {
    ...scenario,
    model: {
      ...scenario.model,
      nodes: nodes.map((node) => {
        const system = systems.get(node.id) ?? null;
        if (node.kind !== 'host' || system === null) return node;
        const { kernel: _, ...bare } = node;
        const { copyChunkOctets: __, ...stack } = node.stack;
        const kind = model.schedulers[system];
        const call = model.calls?.send ?? model.buffers[system];
        return {
          ...bare,
          stack: model.copiedWhole ? { ...stack, copyChunkOctets: call } : stack,
          ...(kind === null ? {} : { kernel: { scheduler: { kind, switchPs: SWITCH_PS[system], wakePs: 0 } } }),
        };
      }),
      flows: flows.map((flow) => {
        if (flow.kind !== 'tcp-stream') return flow;
        const [sendBuffer, receiveBuffer] = [bufferAt(flow.from), bufferAt(flow.to)];
        const { send, receive } = model.calls ?? { send: sendBuffer, receive: receiveBuffer };
        return { ...flow, sendBuffer, receiveBuffer, messageOctets: send, receiveOctets: receive };
      }),
    },
  };
}

const KBYTE = 1_024;
/** A Solaris socket has 8 KB to send and 8 KB to receive by default; 16 KB are reported from ATM hosts. */
const SOLARIS_BUFFERS = [8 * KBYTE, 16 * KBYTE] as const;
const RECEIVE_CALLS = [8_192, 4_096, 2_048, 1_448] as const;
const EQUAL_CALLS = [4_096, 8_192, 16_384, 32_767, BUFFER] as const;

type Sockets = Omit<TutHostModel, 'id' | 'schedulers'>;
const large = { buffers: LARGE_BUFFERS, copiedWhole: false } as const;

/** Buffers and calls by name, with and without a scheduler. */
const SOCKETS: Readonly<Record<string, Sockets>> = {
  // As the lab had them before it had schedulers.
  former: { ...large, calls: { send: MESSAGE, receive: BUFFER } },
  ...Object.fromEntries(
    RECEIVE_CALLS.map((receive) => [`receive-${receive}`, { ...large, calls: { send: MESSAGE, receive } }]),
  ),
  ...Object.fromEntries(
    EQUAL_CALLS.map((size) => [`equal-${size}`, { ...large, copiedWhole: true, calls: { send: size, receive: size } }]),
  ),
  'write-whole': { ...large, copiedWhole: true, calls: { send: MESSAGE, receive: BUFFER } },
  netperf: { ...large, calls: null },
  ...Object.fromEntries(
    SOLARIS_BUFFERS.map((solaris) => [
      `netperf-solaris-${solaris}`,
      { buffers: { linux: BUFFER, solaris }, calls: null, copiedWhole: false },
    ]),
  ),
};

const SCHEDULERS: Readonly<Record<string, TutHostModel['schedulers']>> = {
  none: NO_SCHEDULER,
  own: OWN_SCHEDULERS,
  bsd: { linux: 'bsd', solaris: 'bsd' },
  nt: { linux: 'nt', solaris: 'nt' },
  'nt-server': { linux: 'nt-server', solaris: 'nt-server' },
};

/** Every model that is tried: each scheduler with all buffers and calls. */
export const TUT_HOST_MODELS: readonly TutHostModel[] = Object.entries(SCHEDULERS).flatMap(([scheduler, schedulers]) =>
  Object.entries(SOCKETS).map(([sockets, rest]) => ({ id: `${scheduler}/${sockets}`, schedulers, ...rest })),
);

/** Buffers and calls, for models that differ in their schedulers alone. */
export const socketsOf = ({ buffers, calls, copiedWhole }: TutHostModel): string =>
  JSON.stringify([buffers, calls, copiedWhole]);

/** @throws where no model is called so */
export function tutHostModel(id: string): TutHostModel {
  const model = TUT_HOST_MODELS.find((candidate) => candidate.id === id);
  if (model === undefined) throw new Error(`Tampere's hosts have no model ${id}`);
  return model;
}

/**
 * What the presets have: each system's own scheduler, and what netperf and both systems do where nothing else is asked of them. Chosen by what is documented,
 * and fitted to table 1, before table 2 was run with it.
 */
export const TUT_HOST_MODEL = tutHostModel(`own/netperf-solaris-${8 * KBYTE}`);
