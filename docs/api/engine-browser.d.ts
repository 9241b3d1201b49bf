declare const ACCOUNT_CAUSES: readonly [
  'sender-cpu',
  'receiver-cpu',
  'relay-cpu',
  'system-call',
  'nagle',
  'delayed-ack',
  'window',
  'congestion-window',
  'silly-window',
  'resolution',
  'bus-queue',
  'router',
  'switch-queue',
  'nic-queue',
  'serialisation',
  'propagation',
  'signalling',
  'retransmission',
  'loop',
  'idle',
];
type AccountCause = (typeof ACCOUNT_CAUSES)[number];
declare const ACCOUNT_HOLDS: readonly ['nagle', 'window', 'congestion-window', 'silly-window', 'send-buffer'];
type AccountHold = (typeof ACCOUNT_HOLDS)[number];
declare const CONTROL_PROTOCOLS: readonly ['sscop', 'ilmi', 'lane', 'llc', 'arp'];
type ControlProtocol = (typeof CONTROL_PROTOCOLS)[number];
declare const DROP_REASONS: readonly ['bufferFull', 'clp', 'epd', 'ppd', 'policed', 'noRoute', 'link'];
type DropReason = (typeof DROP_REASONS)[number];
declare const FLOW_KINDS: readonly ['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames', 'relay'];
type FlowKind = (typeof FLOW_KINDS)[number];
declare const HOLDS: readonly [
  'nagle',
  'window',
  'silly-window',
  'congestion',
  'writer-low-water',
  'writer-full',
  'delayed-ack',
];
type Hold = (typeof HOLDS)[number];
declare const LINK_DIRECTIONS: readonly ['ab', 'ba'];
type LinkDirection = (typeof LINK_DIRECTIONS)[number];
declare const OVERHEAD_LAYERS: readonly ['line', 'atm', 'aal', 'ip', 'transport', 'application'];
type OverheadLayer = (typeof OVERHEAD_LAYERS)[number];
declare const SERVICE_CATEGORIES: readonly ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'];
type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];
declare const VCC_ROLES: readonly [
  'permanent',
  'signalling',
  'ilmi',
  'configuration-direct',
  'control-direct',
  'control-distribute',
  'multicast-send',
  'multicast-forward',
  'data-direct',
  'mpoa-control',
  'shortcut',
  'classical-ip',
];
type VccRole = (typeof VCC_ROLES)[number];
type AnalyserResult = {
  readonly node: number;
  readonly port: number;
  readonly unit: 'cells' | 'frames';
  readonly sentPerS: number;
  readonly sentMbps: number;
  readonly receivedPerS: number;
  readonly receivedMbps: number;
  readonly utilisation: number;
  readonly collisions?: number;
};
type ArrivalColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
  readonly node: ReadonlyArray<number>;
};
type Bottleneck = {
  readonly cause: AccountCause;
  readonly sentence: string;
};
type CallColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
};
type CaptureCounts = {
  readonly records: number;
  readonly damaged: number;
  readonly missed: number;
};
type CapturePlace =
  | {
      readonly link: number;
    }
  | {
      readonly node: number;
      readonly port: number;
    };
type CaptureRequest = {
  readonly at: ReadonlyArray<CapturePlace>;
  readonly cells?: boolean;
};
type CpuResult = {
  readonly node: number;
  readonly utilisation: number;
  readonly interrupt: number;
  readonly protocol: number;
  readonly process: number;
};
type DeviceState = {
  readonly node: number;
  readonly states: ReadonlyArray<PartState>;
};
type DiaryEntry = {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly part?: string;
  readonly elan?: number;
  readonly what: string;
};
type DiaryPage = {
  readonly next: number;
  readonly entries: ReadonlyArray<DiaryEntry>;
};
type FlowLog = {
  readonly sentPs: ReadonlyArray<number>;
  readonly arrivals: LogArrivals;
};
type FlowPath = {
  readonly flow: number;
  readonly via: 'ethernet' | 'classical-ip' | 'shortcut' | 'lane' | 'bus';
  readonly nodes: ReadonlyArray<number>;
  readonly wrap: ReadonlyArray<PacketWrap>;
  readonly cells: number;
};
type FlowResult = {
  readonly id: number;
  readonly kind: FlowKind;
  readonly from: number;
  readonly to: number;
  readonly goodputMbps: number;
  readonly receivedMbps: number;
  readonly packetsSent: number;
  readonly packetsReceived: number;
  readonly lost: number;
  readonly reordered: number;
  readonly retransmits: number;
  readonly meanDelayUs: number | null;
  readonly jitterUs: number | null;
  readonly holds: { readonly [hold in Hold]?: number };
  readonly transactions?: number;
  readonly transactionsPerS?: number;
  readonly framesPerS?: number;
  readonly utilisation?: number;
  readonly cellsPerS?: number;
  readonly log?: FlowLog;
  readonly transfer?: TransferResult;
  readonly account?: TimeAccount;
};
type InspectAnswers = {
  readonly tables: ReadonlyArray<ProtocolTable>;
  readonly messages: MessagePage;
  readonly message: MessageDetail | null;
  readonly diary: DiaryPage;
  readonly vccs: ReadonlyArray<VccRecord>;
  readonly paths: ReadonlyArray<FlowPath>;
  readonly states: ReadonlyArray<DeviceState>;
};
type InspectQuery =
  | {
      readonly kind: 'tables';
      readonly node: number;
    }
  | {
      readonly kind: 'messages';
      readonly from: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'message';
      readonly number: number;
    }
  | {
      readonly kind: 'diary';
      readonly from: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'vccs';
    }
  | {
      readonly kind: 'paths';
    }
  | {
      readonly kind: 'states';
    };
type LinkResult = {
  readonly id: number;
  readonly direction: LinkDirection;
  readonly cells: number;
  readonly utilisation: number;
  readonly dropped: number;
  readonly frames?: number;
  readonly octets?: number;
  readonly refused?: number;
  readonly collisions?: number;
};
type LogArrivals = {
  readonly seq: ReadonlyArray<number>;
  readonly ps: ReadonlyArray<number>;
};
type MessageDetail = {
  readonly layers: ReadonlyArray<PacketLayer>;
  readonly hex: string;
  readonly said: ReadonlyArray<string>;
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly protocol: ControlProtocol;
  readonly name: string;
  readonly summary: string;
  readonly octets: number;
};
type MessagePage = {
  readonly next: number;
  readonly messages: ReadonlyArray<MessageRecord>;
};
type MessageRecord = {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly protocol: ControlProtocol;
  readonly name: string;
  readonly summary: string;
  readonly octets: number;
};
type OverheadRequest = {
  readonly mtus: ReadonlyArray<number>;
};
type OverheadRow = {
  readonly layer: OverheadLayer;
  readonly label: string;
  readonly phy: string;
  readonly encapsulation: 'clip' | 'lane';
  readonly transport: 'tcp' | 'udp' | null;
  readonly mtu: number | null;
  readonly cells: number | null;
  readonly mbps: number;
};
type PacketField = {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly meaning: string;
};
type PacketLayer = {
  readonly protocol: string;
  readonly fields: ReadonlyArray<PacketField>;
};
type PacketWrap = {
  readonly layer: string;
  readonly octets: number;
};
type PartState = {
  readonly part: string;
  readonly state: string;
  readonly ok: boolean;
};
type PlannedColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
  readonly endPs: number;
};
type ProtocolTable = {
  readonly part: string;
  readonly name: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<TableRow>;
};
type QueueResult = {
  readonly node: number;
  readonly port: number;
  readonly category: ServiceCategory | 'backplane' | 'input';
  readonly arrived: number;
  readonly served: number;
  readonly maxLength: number;
  readonly meanWaitUs: number | null;
  readonly drops: { readonly [reason in DropReason]?: number };
};
type ReceiverResult = {
  readonly node: number;
  readonly riPs: number;
  readonly rfPs: number;
  readonly receivingPs: number;
  readonly afterPs: number;
  readonly octets: number;
};
type RunResult$1 = {
  readonly engine: string;
  readonly digest: string;
  readonly stateHash: string;
  readonly seed: number;
  readonly simSeconds: number;
  readonly cellHops: number;
  readonly events: number;
  readonly flows: ReadonlyArray<FlowResult>;
  readonly links: ReadonlyArray<LinkResult>;
  readonly queues: ReadonlyArray<QueueResult>;
  readonly cpus: ReadonlyArray<CpuResult>;
  readonly series?: ReadonlyArray<SeriesResult>;
  readonly analysers?: ReadonlyArray<AnalyserResult>;
};
type SenderResult = {
  readonly siPs: number;
  readonly sfPs: number;
};
type SeriesResult = {
  readonly name: string;
  readonly timesS: ReadonlyArray<number>;
  readonly values: ReadonlyArray<number>;
};
type TableRow = {
  readonly cells: ReadonlyArray<string>;
  readonly sincePs: number;
  readonly expiresPs: number | null;
};
type TimeAccount = {
  readonly elapsedPs: number;
  readonly deliveries: number;
  readonly causes: { readonly [cause in AccountCause]?: number };
  readonly held: { readonly [hold in AccountHold]?: number };
  readonly bottleneck: Bottleneck;
};
type TransferResult = {
  readonly startPs: number;
  readonly sender: SenderResult;
  readonly receivers: ReadonlyArray<ReceiverResult>;
  readonly departures: CallColumns;
  readonly services: CallColumns;
  readonly arrivals: ArrivalColumns;
  readonly planned: PlannedColumns;
};
type VccHop = {
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
};
type VccRecord = {
  readonly role: VccRole;
  readonly from: number;
  readonly to: ReadonlyArray<number>;
  readonly category: ServiceCategory;
  readonly hops: ReadonlyArray<VccHop>;
  readonly cells: number;
  readonly openedPs: number;
};
type WatchRequest = {
  readonly series?: ReadonlyArray<string>;
  readonly intervalPs?: number;
  readonly links?: ReadonlyArray<number>;
  readonly events?: boolean;
};
type Why = {
  readonly atUs: number;
  readonly node: number;
  readonly what: string;
  readonly meanwhile: boolean;
};
type ScenarioDocument = unknown;
interface EngineInfo {
  readonly version: string;
  readonly scenarioVersion: number;
}
interface Progress {
  readonly timePs: number;
  readonly targetPs: number;
  readonly cellHops: number;
}
interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly bounds?: {
    readonly cellHops?: number;
    readonly wallMs?: number;
    readonly memoryBytes?: number;
  };
}
interface RunResult extends RunResult$1 {
  readonly wallMs: number;
}
interface TraceColumns {
  readonly name: string;
  readonly columns: Readonly<Record<string, Float64Array>>;
}
interface LinkCounts {
  readonly timePs: number;
  readonly counts: Float64Array;
}
interface Snapshot {
  readonly timePs: number;
  readonly memory: Uint8Array;
}
type InspectAnswer<Query extends InspectQuery> = InspectAnswers[Query['kind']];
interface Run {
  readonly durationPs: number;
  runUntil(timePs: number, options?: RunOptions): Promise<Progress>;
  apply(change: unknown): Promise<void>;
  watch(request: WatchRequest): Promise<void>;
  drain(): Promise<readonly TraceColumns[]>;
  counts(): Promise<LinkCounts>;
  why(flow: number, depth: number): Promise<readonly Why[]>;
  inspect<Q extends InspectQuery>(query: Q): Promise<InspectAnswer<Q>>;
  capture(request: CaptureRequest): Promise<void>;
  takeCapture(): Promise<Uint8Array>;
  endCapture(): Promise<Uint8Array>;
  captureCounts(): Promise<CaptureCounts>;
  result(): Promise<RunResult>;
  stateHash(): Promise<string>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  free(): Promise<void>;
}
interface Engine {
  info(): Promise<EngineInfo>;
  open(scenario: ScenarioDocument): Promise<Run>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}
declare class EngineCrash extends Error {
  readonly name = 'EngineCrash';
}
interface WorkerEngine extends Engine {
  readonly lost: Promise<EngineCrash>;
}
interface PoolTask {
  readonly key: string;
  readonly scenario: unknown;
}
interface PoolOptions {
  readonly signal?: AbortSignal;
  readonly bounds?: RunOptions['bounds'];
  readonly onResult?: (key: string, result: RunResult) => void;
  readonly onFailure?: (key: string, error: Error) => void;
  readonly onProgress?: (share: number) => void;
}
interface PoolOutcome {
  readonly results: ReadonlyMap<string, RunResult>;
  readonly failures: ReadonlyMap<string, Error>;
}
interface EnginePool {
  readonly size: number;
  run(tasks: readonly PoolTask[], options?: PoolOptions): Promise<PoolOutcome>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  version(): Promise<string>;
  close(): Promise<void>;
}
declare function loadEngine(): Promise<WebAssembly.Module>;
declare function createWorkerEngine(): Promise<WorkerEngine>;
declare function createBrowserPool(size?: number): Promise<EnginePool>;
export { createBrowserPool, createWorkerEngine, loadEngine };
