/**
 * The one interface to the engine: the same shape in a browser worker, a server worker thread and the CLI.
 *
 * A call is written here and in `src/wasm/mod.rs`; one that needs several slices or the module itself is in `wasm-engine.ts`, too. The
 * files that carry calls know no names of them. Times are whole picoseconds in a `number`: a run is at most 9 000 s long, so that they stay below 2^53.
 */

import { asJson, asTimePs, asWhole } from './arguments.ts';
import type { Caller } from './calls.ts';
import type { LinkDirection, TRACE_COLUMNS, TraceKind } from './generated/names.ts';
import type {
  CaptureCounts,
  CaptureRequest,
  InspectAnswers,
  InspectQuery,
  OverheadRequest,
  OverheadRow,
  RunResult as SimulatedResult,
  WatchRequest,
  Why,
} from './generated/types.ts';
import type { Snapshot } from './snapshot.ts';

/** A scenario document (any version that `@lanelab/scenario` has migrated to the current one). */
export type ScenarioDocument = unknown;

export interface EngineInfo {
  /** Engine version, as in every result and caption. */
  readonly version: string;
  /** Newest scenario schema version that this engine reads. */
  readonly scenarioVersion: number;
}

export interface Progress {
  /** Simulated time reached, ps. */
  readonly timePs: number;
  /** Time asked for, ps. */
  readonly targetPs: number;
  /** Cell-hops served so far. */
  readonly cellHops: number;
}

export interface RunOptions {
  /** Stops the run between two slices; the promise rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
  /** Called between slices, at most about 20 times a second. */
  readonly onProgress?: (progress: Progress) => void;
  /** Rejects with a `BoundError` once exceeded: for servers. */
  readonly bounds?: { readonly cellHops?: number; readonly wallMs?: number; readonly memoryBytes?: number };
}

/** What a run has measured so far. */
export interface RunResult extends SimulatedResult {
  /** Time that the engine took for it. */
  readonly wallMs: number;
}

export type ColumnName<Kind extends TraceKind> = (typeof TRACE_COLUMNS)[Kind][number];

/** Columns of one trace: a number for every record since the last `drain`. `simulation/columns.rs` says what they mean. */
export interface TraceOf<Kind extends TraceKind> {
  readonly kind: Kind;
  /** Name of the series as it was asked for; for cells and frames the direction of a link (`linkEndName`); for events an empty text. */
  readonly name: string;
  readonly columns: Readonly<Record<ColumnName<Kind>, Float64Array>>;
}

export type Trace = { readonly [Kind in TraceKind]: TraceOf<Kind> }[TraceKind];

/** The name of one direction of a link, in traces and wherever the page looks something up by it: `4:ab`. */
export const linkEndName = (link: number, direction: LinkDirection): string => `${link}:${direction}`;

/** What the links' ends have counted at one instant: six numbers a link, in the order of the document. */
export interface LinkCounts {
  readonly timePs: number;
  /** Cells sent, cells waiting and cells dropped at end `a`, then at end `b`. */
  readonly counts: Float64Array;
}

export type InspectAnswer<Query extends InspectQuery> = InspectAnswers[Query['kind']];

/** One scenario being simulated. */
export interface Run {
  readonly durationPs: number;
  /** Simulates up to `timePs`, in slices; every computation window is closed there. */
  runUntil(timePs: number, options?: RunOptions): Promise<Progress>;
  /** Applies a change of the scenario format (without `atPs`) now. */
  apply(change: unknown): Promise<void>;
  watch(request: WatchRequest): Promise<void>;
  drain(): Promise<readonly Trace[]>;
  /** Needs no `watch`; exact where `runUntil` has ended. */
  counts(): Promise<LinkCounts>;
  /**
   * Why the last data of a flow went out when they did: the chain of causes, latest first, back over `depth` events. Needs
   * `watch({ events: true })` before.
   */
  why(flow: number, depth: number): Promise<readonly Why[]>;
  /** Tables, messages, VCCs: what the protocols hold and have done. Exact where `runUntil` has ended. */
  inspect<Q extends InspectQuery>(query: Q): Promise<InspectAnswer<Q>>;
  /** Captures what passes these places from now on, as a pcapng file whose parts `takeCapture` and, at last, `endCapture` give. */
  capture(request: CaptureRequest): Promise<void>;
  /** The next part of the file: what has passed since the last. Complete up to where `runUntil` has ended. */
  takeCapture(): Promise<Uint8Array>;
  /** The last part; the capture is over. */
  endCapture(): Promise<Uint8Array>;
  captureCounts(): Promise<CaptureCounts>;
  result(): Promise<RunResult>;
  stateHash(): Promise<string>;
  snapshot(): Promise<Snapshot>;
  /** Copies: the caller keeps its snapshot. */
  restore(snapshot: Snapshot): Promise<void>;
  /** Frees the engine's memory; the run cannot be used afterwards. */
  free(): Promise<void>;
}

/** An engine: one run at a time. */
export interface Engine {
  info(): Promise<EngineInfo>;
  /** Opens a scenario, given as it is or as its JSON text. */
  open(scenario: ScenarioDocument): Promise<Run>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}

function runOver(caller: Caller, durationPs: number): Run {
  let isFreed = false;
  const call: Caller['call'] = async (name, args, options) => {
    if (isFreed) throw new Error('This run has been freed; open the scenario again.');
    return caller.call(name, args, options);
  };
  return {
    durationPs,
    runUntil: async (timePs, options) => call('runUntil', [asTimePs('runUntil', timePs)], options),
    apply: async (change) => call('apply', [asJson('apply', change)]),
    watch: async (request) => call('watch', [asJson('watch', request)]),
    drain: () => call('drain', []),
    async counts() {
      const [timePs, counts] = await Promise.all([call('timePs', []), call('counts', [])]);
      return { timePs, counts };
    },
    why: async (flow, depth) => JSON.parse(await call('why', [asWhole('why', flow), asWhole('why', depth)])),
    inspect: async (query) => JSON.parse(await call('inspect', [asJson('inspect', query)])),
    capture: async (request) => call('capture', [asJson('capture', request)]),
    takeCapture: () => call('takeCapture', []),
    endCapture: () => call('endCapture', []),
    captureCounts: async () => JSON.parse(await call('captureCounts', [])),
    async result() {
      const [json, wallMs] = await Promise.all([call('result', []), call('wallMs', [])]);
      return { ...(JSON.parse(json) as SimulatedResult), wallMs: Math.round(wallMs) };
    },
    stateHash: () => call('stateHash', []),
    snapshot: () => call('snapshot', []),
    restore: (snapshot) => call('restore', [snapshot]),
    async free() {
      if (isFreed) return;
      await call('free', []);
      isFreed = true;
    },
  };
}

/** An engine whose calls go to `caller`. The scenario and other documents are written as JSON once, and cross so. */
export function engineOver(caller: Caller): Engine {
  return {
    info: () => caller.call('info', []),
    async open(scenario) {
      const json = typeof scenario === 'string' ? scenario : asJson('open', scenario);
      return runOver(caller, await caller.call('open', [json]));
    },
    overhead: async (request) => JSON.parse(await caller.call('overhead', [asJson('overhead', request)])),
    close: () => caller.close(),
  };
}

/** The engine refused a scenario or a request: which rule (`docs/scenario-problems.md`), where, and the value. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly code: string;
  readonly path: string;
  /** What breaks the rule; absent where the path alone says it. */
  readonly value: unknown;
  constructor(code: string, path: string, value?: unknown) {
    super(`${code} ${path}`);
    this.code = code;
    this.path = path;
    this.value = value;
  }
}

/** A bound given by the caller was exceeded. */
export class BoundError extends Error {
  override readonly name = 'BoundError';
}
