/** Runs a command line in this process and keeps what it prints. */

import type { Engine, EnginePool, RunResult } from '@lanelab/engine';
import { nodeEngines } from '../engines.ts';
import type { Engines, Io } from '../io.ts';
import { main } from '../main.ts';

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Surroundings {
  readonly engines?: Engines;
  readonly signal?: AbortSignal;
  readonly errIsTerminal?: boolean;
}

export async function lanelab(args: readonly string[], given: Surroundings = {}): Promise<Outcome> {
  let [out, err] = ['', ''];
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    errIsTerminal: given.errIsTerminal ?? false,
    signal: given.signal ?? new AbortController().signal,
    engines: given.engines ?? nodeEngines,
  };
  const code = await main(args, io);
  return { code, out, err };
}

/** Goodput of a figure's point, from its model. */
type Goodput = (flow: { readonly messageOctets: number; readonly sendBuffer: number }) => number;

interface Model {
  readonly model: {
    readonly seed: number;
    readonly flows: readonly { readonly messageOctets: number; readonly sendBuffer: number }[];
  };
}

const resultOf = ({ model }: Model, goodput: Goodput): RunResult => {
  const [flow = { messageOctets: 0, sendBuffer: 0 }] = model.flows;
  const mbps = goodput(flow);
  return {
    engine: '9.9.9',
    digest: '00112233445566ff',
    stateHash: '0',
    seed: model.seed,
    simSeconds: 1,
    wallMs: 1,
    cellHops: 1,
    events: 1,
    flows: [
      {
        id: 1,
        kind: 'tcp-stream',
        from: 2,
        to: 3,
        goodputMbps: mbps,
        receivedMbps: mbps,
        packetsSent: 1,
        packetsReceived: 1,
        lost: 0,
        reordered: 0,
        retransmits: 0,
        meanDelayUs: null,
        jitterUs: null,
        holds: {},
      },
    ],
    links: [],
    queues: [],
    cpus: [],
  };
};

const never = (): never => {
  throw new Error('this test needs no engine of this kind');
};

/** A pool that computes nothing: results come from `goodput`, and the keys in `broken` fail. */
export function fakePool(goodput: Goodput, broken: (key: string) => boolean = () => false): Engines {
  const pool: EnginePool = {
    size: 1,
    async run(tasks, options = {}) {
      const results = new Map<string, RunResult>();
      const failures = new Map<string, Error>();
      for (const { key, scenario } of tasks) {
        options.signal?.throwIfAborted();
        if (broken(key)) failures.set(key, new Error('it broke'));
        else results.set(key, resultOf(scenario as Model, goodput));
        options.onProgress?.((results.size + failures.size) / tasks.length);
      }
      return { results, traces: new Map(), failures };
    },
    overhead: async () => [],
    version: async () => '9.9.9',
    close: async () => undefined,
  };
  return { single: async (): Promise<Engine> => never(), pool: async () => pool };
}

/** For commands that must not start an engine. */
export const noEngines: Engines = { single: never, pool: never };
