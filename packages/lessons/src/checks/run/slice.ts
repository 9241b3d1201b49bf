/** A stretch of a run, as judges see it. */
import type {
  AtmEnd,
  DeviceState,
  DiaryEntry,
  FieldId,
  FlowPath,
  InspectQuery,
  MessageRecord,
  PacketRecord,
  ProtocolTable,
  RunResult,
  VccRecord,
} from '@lanelab/engine';

export interface Sample {
  readonly timePs: number;
  readonly value: number;
}

/** A cell or an Ethernet frame that a device or a link dropped. */
export interface Drop {
  readonly atPs: number;
  readonly link: number;
  /** The device that it would have left for that link. */
  readonly node: number;
  /** How the engine finds the packet that it is of. */
  readonly query: Extract<InspectQuery, { readonly kind: 'pdu' | 'frame' }>;
}

/** What happened after `fromPs` up to and with `toPs`, in the order of time, and the network at `toPs`. Each question is put to the engine once. */
export interface Slice {
  readonly fromPs: number;
  readonly toPs: number;
  /** Where the scenario ends, ps. */
  readonly endPs: number;
  readonly messages: readonly MessageRecord[];
  /** Data packets, hop by hop; empty where no judge needs them. */
  readonly packets: readonly PacketRecord[];
  readonly diary: readonly DiaryEntry[];
  /** What was dropped; empty where no judge needs it. */
  readonly drops: readonly Drop[];
  /** The packet that a dropped cell or frame is of, as it left for this hop; null where it is of none, or no longer known. */
  packetOf(drop: Drop): Promise<PacketRecord | null>;
  /** New samples of a series. */
  samples(series: string): readonly Sample[];
  result(): Promise<RunResult>;
  states(): Promise<readonly DeviceState[]>;
  tables(node: number): Promise<readonly ProtocolTable[]>;
  vccs(): Promise<readonly VccRecord[]>;
  paths(): Promise<readonly FlowPath[]>;
  addresses(): Promise<readonly AtmEnd[]>;
}

/** What has to be kept or asked for while a run goes on. */
export interface Needs {
  readonly packets?: boolean;
  /** Whether every cell and frame that is dropped has to be known. */
  readonly drops?: boolean;
  /** Fields of messages and packets that filters read. */
  readonly fields?: readonly FieldId[];
  /** Series of the engine. */
  readonly series?: readonly string[];
  /** Instants between which series are added up: multiples of the time between samples. */
  readonly sampledPs?: readonly number[];
  /** Instants at which a slice has to end. */
  readonly instants?: readonly number[];
  /** Flows whose packets are logged. */
  readonly flowLogs?: readonly number[];
  /** Whether the time account is needed. */
  readonly account?: boolean;
}

const joined = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** Everything that any of several needs. */
export const allNeeds = (all: readonly Needs[]): Required<Needs> => ({
  packets: all.some(({ packets }) => packets === true),
  drops: all.some(({ drops }) => drops === true),
  fields: joined(all.map(({ fields }) => fields)),
  series: joined(all.map(({ series }) => series)),
  sampledPs: joined(all.map(({ sampledPs }) => sampledPs)),
  instants: joined(all.map(({ instants }) => instants)),
  flowLogs: joined(all.map(({ flowLogs }) => flowLogs)),
  account: all.some(({ account }) => account === true),
});
