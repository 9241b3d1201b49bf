/** An engine that answers at once, or when the test says so. Its results are made up but depend on the scenario alone. */
import { createHash } from 'node:crypto';
import type { OverheadRow, RunResult, TimeAccount } from '@lanelab/engine';
import { canonicalJson, mustParse, type Scenario } from '@lanelab/scenario';
import { z } from 'zod';
import type { ResultVerdict } from '../../src/judging/question.ts';
import type { EngineIdentity, SimulationOptions, Simulator } from '../../src/services/simulator.ts';

export class FakeSimulator implements Simulator {
  /** Scenarios that were run, in the order they were started. */
  readonly started: Scenario[] = [];
  readonly aborted: Scenario[] = [];
  readonly bounds: SimulationOptions['bounds'][] = [];
  closed = false;
  /** The engine that it says to be; figures that come with the lab are of another. */
  stamp = 'fake';
  /** Thrown by every run while set. */
  failure: Error | undefined;
  #gate: Promise<void> | undefined;
  #open: (() => void) | undefined;

  #free = 0;

  /** Holds every run that starts from now on, but for the first `free`, until `release`. */
  hold(free = 0): void {
    this.#free = this.started.length + free;
    this.#gate = new Promise((resolve) => {
      this.#open = resolve;
    });
  }

  release(): void {
    this.#open?.();
    this.#gate = undefined;
  }

  async identity(): Promise<EngineIdentity> {
    return { version: '0.0.0-fake', build: 'fake', stamp: this.stamp };
  }

  async run(given: Scenario | string, { signal, bounds, onProgress }: SimulationOptions): Promise<RunResult> {
    const scenario = typeof given === 'string' ? mustParse(JSON.parse(given)) : given;
    this.started.push(scenario);
    this.bounds.push(bounds);
    if (this.failure !== undefined) throw this.failure;
    onProgress(0.5);
    const held = this.started.length > this.#free ? this.#gate : undefined;
    if (held !== undefined) await this.#untilAborted(scenario, signal, held);
    // No run is over before others have had their turn.
    await new Promise((resolve) => setImmediate(resolve));
    return result(scenario);
  }

  #untilAborted(scenario: Scenario, signal: AbortSignal, held: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => {
        this.aborted.push(scenario);
        reject(new DOMException('The run was cancelled.', 'AbortError'));
      });
      void held.then(resolve);
    });
  }

  /** Says nothing of the question. One about checks is held as runs are, one about a result is answered at once. */
  async judge(question: string, options: SimulationOptions): Promise<string> {
    const { scenario } = z.object({ scenario: z.unknown().optional() }).parse(JSON.parse(question));
    if (scenario === undefined) return JSON.stringify(NOTHING_HANDED_IN);
    const { engine } = await this.run(mustParse(scenario), options);
    return JSON.stringify({ kind: 'checks', engine, untilPs: 0, checks: [] });
  }

  async overhead({ mtus }: { readonly mtus: readonly number[] }): Promise<readonly OverheadRow[]> {
    return mtus.map((mtu) => ({
      layer: 'ip',
      label: 'IP',
      phy: 'oc3c',
      encapsulation: 'clip',
      transport: null,
      mtu,
      cells: null,
      mbps: 100 + mtu / 1000,
    }));
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}

const NOTHING_HANDED_IN: ResultVerdict = {
  kind: 'result',
  engine: '0.0.0-fake',
  lesson: { origin: 'result', hash: '', claimedHash: '' },
  agrees: true,
  steps: [],
  unknownSteps: [],
};

const ACCOUNT: TimeAccount = {
  elapsedPs: 3e9,
  deliveries: 1,
  causes: { 'sender-cpu': 2e9, serialisation: 1e9 },
  held: {},
  bottleneck: { cause: 'sender-cpu', sharePercent: 67, held: null, lineTenthsMbps: null },
};

function result({ model }: Scenario): RunResult {
  const hash = createHash('sha256').update(canonicalJson(model)).digest('hex');
  return {
    engine: '0.0.0-fake',
    digest: hash.slice(0, 16),
    stateHash: hash.slice(16, 32),
    seed: model.seed,
    simSeconds: model.durationPs / 1e12,
    wallMs: 1,
    cellHops: 1000,
    events: 100,
    flows: model.flows.map(({ id, kind, from }) => ({
      id,
      kind,
      from,
      to: from,
      goodputMbps: Number.parseInt(hash.slice(0, 4), 16) / 3000,
      receivedMbps: 1,
      packetsSent: 10,
      packetsReceived: 10,
      lost: 0,
      reordered: 0,
      retransmits: 0,
      meanDelayUs: 30,
      jitterUs: null,
      holds: {},
      ...(model.measure.account === true ? { account: ACCOUNT } : {}),
    })),
    links: [{ id: 1, direction: 'ab', cells: 100, utilisation: 0.5, dropped: 0 }],
    queues: [
      { node: 1, port: 1, category: 'ubr', arrived: 1, served: 1, maxLength: 1, meanWaitUs: 2, drops: { epd: 0 } },
    ],
    cpus: [{ node: 1, utilisation: 0.1, interrupt: 0.05, protocol: 0.03, process: 0.02 }],
    analysers: [
      {
        node: 1,
        port: 1,
        unit: 'frames',
        sentPerS: 1,
        sentMbps: 1,
        receivedPerS: 1,
        receivedMbps: 1,
        utilisation: 0.5,
      },
    ],
    series: (model.measure.series?.names ?? []).map((name) => ({ name, timesS: [1], values: [1] })),
  };
}
