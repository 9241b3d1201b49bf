/** The one interface to the engine: the same shape in a browser worker, a server worker thread and the CLI. */

import type { InspectAnswer, InspectQuery } from './inspect.ts';

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

export interface FlowResult {
  readonly id: number;
  readonly kind: 'tcp-stream' | 'udp-stream' | 'tcp-rr' | 'ping' | 'cells' | 'frames' | 'relay';
  readonly from: number;
  readonly to: number;
  /** Octets that the sender's calls handed over and that have left its buffer, Mb/s; of cells the 48 octets as they are offered. */
  readonly goodputMbps: number;
  /** Octets that the receiving application took, Mb/s; of cells those that arrived. */
  readonly receivedMbps: number;
  readonly packetsSent: number;
  readonly packetsReceived: number;
  readonly lost: number;
  readonly reordered: number;
  readonly retransmits: number;
  readonly meanDelayUs: number | null;
  /** RFC 3550 estimator. */
  readonly jitterUs: number | null;
  /** Milliseconds in which data waited, by what for: nagle, window, silly-window, congestion, writer-low-water, writer-full, delayed-ack. */
  readonly holds: Readonly<Record<string, number>>;
  /** Of frames: received a second, and the share of the receiving line that they take with preambles and gaps. */
  readonly framesPerS?: number;
  readonly utilisation?: number;
  /** Of cells: received a second. */
  readonly cellsPerS?: number;
  /** Of `tcp-rr`: transactions done, and the same a second from readiness or the end of the warm-up on. */
  readonly transactions?: number;
  readonly transactionsPerS?: number;
  /** Where the flow asks for it: what was sent and received when. */
  readonly log?: FlowLog;
  /** Where the time went; where `measure.account` asks for it and something was delivered. */
  readonly account?: TimeAccount;
  /** Of a flow through a layer 4 switch, once it has begun. */
  readonly transfer?: TransferResult;
}

export interface FlowLog {
  /** End of each send call, ps, by sequence number from 0. */
  readonly sentPs: readonly number[];
  /** What arrived, in order of arrival: sequence numbers, and the ends of the receive calls that took them, ps. */
  readonly arrivals: { readonly seq: readonly number[]; readonly ps: readonly number[] };
}

/** What an instant on the way to a delivery went into; exactly one at a time. */
export type AccountCause =
  | 'sender-cpu'
  | 'receiver-cpu'
  | 'relay-cpu'
  | 'system-call'
  | 'nagle'
  | 'delayed-ack'
  | 'window'
  | 'congestion-window'
  | 'silly-window'
  | 'resolution'
  | 'bus-queue'
  | 'router'
  | 'switch-queue'
  | 'nic-queue'
  | 'serialisation'
  | 'propagation'
  | 'signalling'
  | 'retransmission'
  | 'loop'
  | 'idle';

/** What held ready data back while the path ran elsewhere. */
export type AccountHold = 'nagle' | 'window' | 'congestion-window' | 'silly-window' | 'send-buffer';

export interface TimeAccount {
  /** From the first action of the application (or the end of the warm-up) to the last delivery, ps. */
  readonly elapsedPs: number;
  /** Messages, receive calls or replies that were delivered in this time. */
  readonly deliveries: number;
  /** Picoseconds by cause, those that occurred; they sum to `elapsedPs`. */
  readonly causes: Readonly<Partial<Record<AccountCause, number>>>;
  /** Picoseconds of `elapsedPs` in which the sender had data that a rule held back; no two rules at one instant. */
  readonly held: Readonly<Partial<Record<AccountHold, number>>>;
  readonly bottleneck: { readonly cause: AccountCause; readonly sentence: string };
}

/** Calls as columns: when, and how many octets. */
export interface CallColumns {
  readonly ps: readonly number[];
  readonly octets: readonly number[];
}

/** A transfer through a layer 4 switch; every time but `startPs` counts from the beginning of the first send call. */
export interface TransferResult {
  /** When that was in the run. */
  readonly startPs: number;
  /** s_i (0) and s_f, end of the last send call so far: the sending time. */
  readonly sender: { readonly siPs: number; readonly sfPs: number };
  /** r_i and r_f (the elapsed time) of each receiver, what is between them, and r_f - s_f. */
  readonly receivers: readonly {
    readonly node: number;
    readonly riPs: number;
    readonly rfPs: number;
    readonly receivingPs: number;
    readonly afterPs: number;
    readonly octets: number;
  }[];
  /** Beginnings of the sender's calls; ends of the server's receive calls; ends of the receivers', with whose they were. */
  readonly departures: CallColumns;
  readonly services: CallColumns;
  readonly arrivals: CallColumns & { readonly node: readonly number[] };
  /** The sender's plan, and how long it is. */
  readonly planned: CallColumns & { readonly endPs: number };
}

export interface LinkResult {
  readonly id: number;
  readonly direction: 'ab' | 'ba';
  /** Cells that left for it, those dropped on it included; 0 on an Ethernet link. */
  readonly cells: number;
  /** Share of the run, 0..1, in which these cells were on the wire, or frames with their preambles and gaps. */
  readonly utilisation: number;
  /** Cells or frames that the link dropped: cut, or one that a glitch took. */
  readonly dropped: number;
  /** Of an Ethernet link: frames that left for it, those dropped on it included. */
  readonly frames?: number;
  /** Of an Ethernet link: octets of the frames, padding and frame check sequence included, preamble not. */
  readonly octets?: number;
  /** Of an Ethernet link: frames that the port gave up, for a full queue or 16 collisions. */
  readonly refused?: number;
  /** Towards a hub: collisions of the port's frames. */
  readonly collisions?: number;
}

export interface QueueResult {
  readonly node: number;
  /** 0 for a backplane. */
  readonly port: number;
  /** Service category of an output queue; `backplane`; `input` for cells that a switch dropped as they came in by the port. */
  readonly category: string;
  /** At an input those dropped alone: the others count where they go. */
  readonly arrived: number;
  readonly served: number;
  readonly maxLength: number;
  readonly meanWaitUs: number | null;
  readonly drops: Readonly<Record<string, number>>;
}

export interface CpuResult {
  readonly node: number;
  /** Busy share of the run, 0..1, and its parts. */
  readonly utilisation: number;
  readonly interrupt: number;
  readonly protocol: number;
  readonly process: number;
}

export interface SeriesResult {
  /** As `measure.series` names it. */
  readonly name: string;
  /** Ends of the intervals. */
  readonly timesS: readonly number[];
  /** Levels at these times, or growth in the interval before. */
  readonly values: readonly number[];
}

export interface RunResult {
  readonly engine: string;
  /** Hash of what `measure` declares and of every cell it rests on; 16 hex digits. */
  readonly digest: string;
  readonly stateHash: string;
  readonly seed: number;
  readonly simSeconds: number;
  readonly wallMs: number;
  readonly cellHops: number;
  readonly events: number;
  readonly flows: readonly FlowResult[];
  readonly links: readonly LinkResult[];
  readonly queues: readonly QueueResult[];
  readonly cpus: readonly CpuResult[];
  /** Series that the scenario measures, sampled from the start of the run. */
  readonly series?: readonly SeriesResult[];
  /** Ports of traffic generators that have flows; absent where there are none. */
  readonly analysers?: readonly AnalyserResult[];
}

/** What an analyser sees at one port of a traffic generator, from the end of the warm-up or its first flow's start on. */
export interface AnalyserResult {
  readonly node: number;
  readonly port: number;
  readonly unit: 'cells' | 'frames';
  /** Cells or frames a second that left the port, and their octets in Mb/s: 53 a cell; of a frame without preamble. */
  readonly sentPerS: number;
  readonly sentMbps: number;
  readonly receivedPerS: number;
  readonly receivedMbps: number;
  /** Share of the time, 0..1, in which the line was busy: a shared medium with both ways, else with the busier one. */
  readonly utilisation: number;
  /** Collisions of frames that left the port, where the medium is shared. */
  readonly collisions?: number;
}

/** What to record while running; recording changes neither digest nor state hash. */
export interface WatchRequest {
  /**
   * Series by name: `throughput:<flow>` (Mb/s in the interval), `packets:<flow>` (received in the interval), `queue:<node>:<port>:<category>` (cells),
   * `drops:<node>:<port>:<category>` (cells in the interval), `link:<link>:<ab|ba>` (cells or Ethernet frames in the interval), `cpu:<node>` (busy share
   * of the interval), `acr:<flow>` (allowed rate of a flow with ABR, cells/s),
   * `tcp:<flow>:<cwnd|ssthresh|window|flight|buffered>` (octets), `tcp:<flow>:rto` (ms).
   */
  readonly series?: readonly string[];
  /** Sampling interval of the series, ps. The same series at the same interval keep their beat when they are asked for again. */
  readonly intervalPs?: number;
  /**
   * Links of which every cell is recorded, as `cells:<link>:<ab|ba>`: `arrivedS` at the queue and `leftS` the port with the last bit,
   * `connection`, `sequence`, `last`, `clp`, `queue`, `dropped` (-1, or a number from 0), `vpi`, `vci`, `flow` (0: shared by several), `role` (an index of `VCC_ROLES`).
   * Of an Ethernet link every frame, as `frames:<link>:<ab|ba>`: `leftS` the port with the last bit, `octets`, `flow` (0: none), `dropped` (0 or 1).
   */
  readonly links?: readonly number[];
  /** Record protocol and application events with their causes. */
  readonly events?: boolean;
}

/** Where a capture is taken: a link by its number, or a node's port. */
export type CapturePlace = { readonly link: number } | { readonly node: number; readonly port: number };

/** What to capture; capturing changes neither digest nor state hash. */
export interface CaptureRequest {
  /** 1 to 16 places, each an interface of the file. */
  readonly at: readonly CapturePlace[];
  /** Every cell of an ATM link too, on an interface of its own. */
  readonly cells?: boolean;
}

/** What a capture holds and what it does not, so far. */
export interface CaptureCounts {
  /** PDUs, frames and cells in the file. */
  readonly records: number;
  /** PDUs left out, for cells of them are missing on the link. */
  readonly damaged: number;
  /** Records left out for want of memory: the engine holds 64 MB until `takeCapture`. */
  readonly missed: number;
}

/** Columns of one trace, drained as they fill. */
export interface TraceColumns {
  readonly name: string;
  readonly columns: Readonly<Record<string, Float64Array>>;
}

/** What the links' ends have counted at one instant: six numbers a link, in the order of the document. */
export interface LinkCounts {
  readonly timePs: number;
  /** Cells sent, cells waiting and cells dropped at end `a`, then at end `b`. */
  readonly counts: Float64Array;
}

/** One link of a chain of causes. */
export interface Why {
  readonly atUs: number;
  readonly node: number;
  /** In words: `output held: nagle`. */
  readonly what: string;
  /** Not a cause itself, but what the flow waited for meanwhile. */
  readonly meanwhile: boolean;
}

/** The whole state of a run at one instant: the engine's linear memory. */
export interface Snapshot {
  readonly timePs: number;
  readonly memory: Uint8Array;
}

/** One scenario being simulated. */
export interface Run {
  readonly durationPs: number;
  /** Simulates up to `timePs`, in slices; every computation window is closed there. */
  runUntil(timePs: number, options?: RunOptions): Promise<Progress>;
  /** Applies a change of the scenario format (without `atPs`) now. */
  apply(change: unknown): Promise<void>;
  watch(request: WatchRequest): Promise<void>;
  drain(): Promise<readonly TraceColumns[]>;
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
  restore(snapshot: Snapshot): Promise<void>;
  /** Gives the engine's memory back; the run cannot be used after. */
  free(): Promise<void>;
}

export interface OverheadRequest {
  readonly mtus: readonly number[];
}

export interface OverheadRow {
  /** `line`, `atm`, `aal`, `ip`, `transport`, `application` */
  readonly layer: string;
  readonly label: string;
  readonly phy: string;
  readonly encapsulation: 'clip' | 'lane';
  readonly transport: 'tcp' | 'udp' | null;
  readonly mtu: number | null;
  /** Cells that a datagram of the MTU takes. */
  readonly cells: number | null;
  readonly mbps: number;
}

/** An engine: one run at a time. */
export interface Engine {
  info(): Promise<EngineInfo>;
  open(scenario: ScenarioDocument): Promise<Run>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}

/** The engine refused a scenario or a change: where, which rule, which value, and the way out, in one sentence. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** A bound given by the caller was exceeded. */
export class BoundError extends Error {
  override readonly name = 'BoundError';
}
