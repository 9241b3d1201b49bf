/** What the engine is asked, and what it returns. Written from the Rust types by `npm run build:types`. */

import type {
  AccountCause,
  AccountHold,
  ControlProtocol,
  DropReason,
  FlowKind,
  Hold,
  LinkDirection,
  OverheadLayer,
  ServiceCategory,
  Via,
  VccRole,
} from './names.ts';

/** What an analyser sees at one port of a traffic generator, from the end of the warm-up or its first flow's start on. */
export type AnalyserResult = {
  /** Generator. */
  readonly node: number;
  /** Port. */
  readonly port: number;
  /** What is counted: `cells` or `frames`. */
  readonly unit: 'cells' | 'frames';
  /** Cells or frames a second that left the port. */
  readonly sentPerS: number;
  /** Their octets, Mb/s: 53 of a cell; of a frame those from destination address to frame check sequence. */
  readonly sentMbps: number;
  /** Cells or frames a second that came in. */
  readonly receivedPerS: number;
  /** Their octets, Mb/s. */
  readonly receivedMbps: number;
  /**
   * Share of the time in which the line was busy: of a shared medium with both ways, else with the busier one; preambles and
   * gaps between frames included.
   */
  readonly utilisation: number;
  /** Collisions of frames that left the port, where the medium is shared; from the start. */
  readonly collisions?: number;
};

/** Receive calls as columns. */
export type ArrivalColumns = {
  /** When. */
  readonly ps: ReadonlyArray<number>;
  /** Octets. */
  readonly octets: ReadonlyArray<number>;
  /** Whose. */
  readonly node: ReadonlyArray<number>;
};

/** What took most of the time. */
export type Bottleneck = {
  /** Its name. */
  readonly cause: AccountCause;
  /** What it is and how one knows. */
  readonly sentence: string;
};

/** Calls as columns. */
export type CallColumns = {
  /** When. */
  readonly ps: ReadonlyArray<number>;
  /** Octets. */
  readonly octets: ReadonlyArray<number>;
};

/** What a capture holds and what it does not, so far. */
export type CaptureCounts = {
  /** PDUs, frames and cells in the file. */
  readonly records: number;
  /** PDUs left out, for cells of them are missing on the link. */
  readonly damaged: number;
  /** Records left out for want of memory, since nobody took the octets. */
  readonly missed: number;
};

/** A link by its number, or a node's port. */
export type CapturePlace = {
  readonly link: number
} | {
  readonly node: number;
  readonly port: number
};

/** What to capture; capturing changes neither digest nor state hash. */
export type CaptureRequest = {
  /** 1 to 16 places, each an interface of the file. */
  readonly at: ReadonlyArray<CapturePlace>;
  /** Whether each cell is a record, too. */
  readonly cells?: boolean;
};

/** One CPU: shares of the run. */
export type CpuResult = {
  /** Node. */
  readonly node: number;
  /** Busy. */
  readonly utilisation: number;
  /** At interrupt level. */
  readonly interrupt: number;
  /** In protocol code. */
  readonly protocol: number;
  /** In system calls. */
  readonly process: number;
};

/** States of one device. */
export type DeviceState = {
  readonly node: number;
  readonly states: ReadonlyArray<PartState>;
};

/** A sentence. */
export type DiaryEntry = {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly part?: string;
  readonly elan?: number;
  readonly what: string;
};

/** Some sentences, and where to go on. */
export type DiaryPage = {
  /** What to ask from next time; entries older than the log keeps are gone. */
  readonly next: number;
  readonly entries: ReadonlyArray<DiaryEntry>;
};

/** The log of a flow, in columns. */
export type FlowLog = {
  /** End of each send call in ps, by sequence number from 0. */
  readonly sentPs: ReadonlyArray<number>;
  /** What arrived, in order of arrival. */
  readonly arrivals: LogArrivals;
};

/** Where a flow's packets go. */
export type FlowPath = {
  readonly flow: number;
  /** How the latest data packet went. */
  readonly via: Via;
  /** Devices in order, switches and routers included. */
  readonly nodes: ReadonlyArray<number>;
  /** Layers from the inside out, of the latest full data packet. */
  readonly wrap: ReadonlyArray<PacketWrap>;
  /** Cells of that packet. */
  readonly cells: number;
};

/** One flow. */
export type FlowResult = {
  /** Flow. */
  readonly id: number;
  /** Kind in the scenario. */
  readonly kind: FlowKind;
  /** Node of the sender. */
  readonly from: number;
  /** Node of the receiver; for cells where they end, 0 where they are dropped. */
  readonly to: number;
  /**
   * What the sender's calls handed over and its buffer no longer holds, over the time since the connection was established or the
   * warm-up ended; for cells their 48 octets as they are offered.
   */
  readonly goodputMbps: number;
  /** What the receiving application took, over the same time; for cells those that arrived. */
  readonly receivedMbps: number;
  /** Segments with data, datagrams, echo requests or (of cells) PDUs sent. */
  readonly packetsSent: number;
  /** Those received; datagrams that found the socket buffer full not among them; of a ping the replies. */
  readonly packetsReceived: number;
  /**
   * TCP: segments sent again. Datagrams and echoes: numbers missing below the highest that arrived, and datagrams that found the
   * socket buffer full. Cells: PDUs that had not arrived, those under way among them.
   */
  readonly lost: number;
  /** Those that came after a later one. */
  readonly reordered: number;
  /** Segments sent again. */
  readonly retransmits: number;
  /**
   * Mean time from the end of the sender's call to the end of the receiver's that took its last octet; of a ping the round trip; of
   * cells from the offer of a PDU's first cell to the arrival of its last.
   */
  readonly meanDelayUs: number | null;
  /** RFC 3550 jitter of that delay. */
  readonly jitterUs: number | null;
  /** Milliseconds in each hold that occurred. */
  readonly holds: {
    readonly [hold in Hold]?: number
  };
  /** Transactions done, of requests and responses. */
  readonly transactions?: number;
  /** The same a second, from readiness or the end of the warm-up on. */
  readonly transactionsPerS?: number;
  /** Frames received a second, from the first one's time or the end of the warm-up on. */
  readonly framesPerS?: number;
  /** Share of the time that these take on the line of the port that receives, preambles and gaps included. */
  readonly utilisation?: number;
  /** Of cells: those received a second. */
  readonly cellsPerS?: number;
  /** What was sent and arrived when, where the scenario asks for it. */
  readonly log?: FlowLog;
  /** Of a flow through a layer 4 switch: its time stamps, once it has begun. */
  readonly transfer?: TransferResult;
  /** Where the time went, where the scenario asks for it and something was delivered. */
  readonly account?: TimeAccount;
};

/** The type of each query's answer, by the kind of the query. */
export type InspectAnswers = {
  readonly tables: ReadonlyArray<ProtocolTable>;
  readonly messages: MessagePage;
  readonly message: MessageDetail | null;
  readonly diary: DiaryPage;
  readonly vccs: ReadonlyArray<VccRecord>;
  readonly paths: ReadonlyArray<FlowPath>;
  readonly states: ReadonlyArray<DeviceState>;
};

/** A question. */
export type InspectQuery = {
  readonly 'kind': 'tables';
  /** Which. */
  readonly node: number;
} | {
  readonly 'kind': 'messages';
  /** Number of the first. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
} | {
  readonly 'kind': 'message';
  /** Its number. */
  readonly number: number;
} | {
  readonly 'kind': 'diary';
  /** Number of the first sentence. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
} | {
  readonly 'kind': 'vccs';
} | {
  readonly 'kind': 'paths';
} | {
  readonly 'kind': 'states';
};

/** One direction of a link. */
export type LinkResult = {
  /** Link. */
  readonly id: number;
  /** `ab` or `ba`. */
  readonly direction: LinkDirection;
  /** Cells that left for it, those dropped on it included; none on an Ethernet link. */
  readonly cells: number;
  /** Share of the time that a cell was on the wire, or a frame with its preamble and the gap after it. */
  readonly utilisation: number;
  /** Cells or frames that the link dropped: cut, or one that a glitch took. */
  readonly dropped: number;
  /** Of an Ethernet link: frames that left for it, those dropped on it included. */
  readonly frames?: number;
  /** Of an Ethernet link: octets of the frames, padding and frame check sequence included, preamble not. */
  readonly octets?: number;
  /** Of an Ethernet link: frames that the port gave up, since its queue was full or they collided 16 times. */
  readonly refused?: number;
  /** Collisions of the port's frames, where a hub is at the other end. */
  readonly collisions?: number;
};

/** Messages that arrived, in order of arrival. */
export type LogArrivals = {
  /** Sequence numbers. */
  readonly seq: ReadonlyArray<number>;
  /** Ends of the receive calls that took them, in ps. */
  readonly ps: ReadonlyArray<number>;
};

/** A message with its octets. */
export type MessageDetail = {
  /** Outermost layer first. */
  readonly layers: ReadonlyArray<PacketLayer>;
  /** Hexadecimal, two digits an octet. */
  readonly hex: string;
  /** What the node said at this very event. */
  readonly said: ReadonlyArray<string>;
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
  /** It left here; else it came in. */
  readonly sent: boolean;
  /** A fault took it as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends. */
  readonly ordinal: number;
  readonly protocol: ControlProtocol;
  /** The specification's name: `LE_ARP_REQUEST`, `SETUP`, `POLL`. */
  readonly name: string;
  /** One line, tcpdump style. */
  readonly summary: string;
  readonly octets: number;
};

/** Some messages, and where to go on. */
export type MessagePage = {
  /** What to ask from next time; messages older than the log keeps are gone. */
  readonly next: number;
  readonly messages: ReadonlyArray<MessageRecord>;
};

/** A message without its octets. */
export type MessageRecord = {
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
  /** It left here; else it came in. */
  readonly sent: boolean;
  /** A fault took it as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends. */
  readonly ordinal: number;
  readonly protocol: ControlProtocol;
  /** The specification's name: `LE_ARP_REQUEST`, `SETUP`, `POLL`. */
  readonly name: string;
  /** One line, tcpdump style. */
  readonly summary: string;
  readonly octets: number;
};

/** Which MTUs to calculate. */
export type OverheadRequest = {
  /** MTUs in octets. */
  readonly mtus: ReadonlyArray<number>;
};

/** What one layer leaves of one line. */
export type OverheadRow = {
  /** `line`, `atm`, `aal`, `ip`, `transport` or `application`. */
  readonly layer: OverheadLayer;
  /** The layer in words. */
  readonly label: string;
  /** PHY. */
  readonly phy: string;
  /** `clip` or `lane`. */
  readonly encapsulation: 'clip' | 'lane';
  /** `tcp` or `udp`; none below the transport layer, where it does not matter. */
  readonly transport: 'tcp' | 'udp' | null;
  /** MTU; none below IP, where it does not matter. */
  readonly mtu: number | null;
  /** Cells that a datagram of the MTU takes; none below IP. */
  readonly cells: number | null;
  /** What the layer leaves, in Mb/s. */
  readonly mbps: number;
};

/** A field. */
export type PacketField = {
  readonly name: string;
  /** First octet within the whole PDU. */
  readonly start: number;
  /** The octet after the last. */
  readonly end: number;
  readonly value: string;
  readonly meaning: string;
};

/** A layer. */
export type PacketLayer = {
  readonly protocol: string;
  readonly fields: ReadonlyArray<PacketField>;
};

/** A layer around a packet. */
export type PacketWrap = {
  readonly layer: string;
  readonly octets: number;
};

/** State of one part of a device. */
export type PartState = {
  readonly part: string;
  /** `operational`, `up`, `dead`. */
  readonly state: string;
  readonly ok: boolean;
};

/** A plan as columns. */
export type PlannedColumns = {
  /** When each message is due. */
  readonly ps: ReadonlyArray<number>;
  /** Octets. */
  readonly octets: ReadonlyArray<number>;
  /** How long the plan is, the gap after its last message included. */
  readonly endPs: number;
};

/** A table of one protocol machine. */
export type ProtocolTable = {
  /** Part of the device: `LEC`, `IP`, `switch`. */
  readonly part: string;
  /** Name in the specification's words: `LE_ARP cache`. */
  readonly name: string;
  readonly columns: ReadonlyArray<string>;
  readonly rows: ReadonlyArray<TableRow>;
};

/** One output queue; also a switch's backplane, and what it refused of the cells that came in by a port. */
export type QueueResult = {
  /** Node. */
  readonly node: number;
  /** Port; 0 for a backplane. */
  readonly port: number;
  /**
   * Service category of an output queue; `backplane`; `input` for cells that a switch dropped as they came in by the port,
   * by policing or for want of a table row.
   */
  readonly category: ServiceCategory | 'backplane' | 'input';
  /** Cells that arrived; at an input those that were dropped, for the others count where they go. */
  readonly arrived: number;
  /** Cells served. */
  readonly served: number;
  /** Most cells present. */
  readonly maxLength: number;
  /** Mean wait of served cells. */
  readonly meanWaitUs: number | null;
  /** Drops by reason. */
  readonly drops: {
    readonly [reason in DropReason]?: number
  };
};

/** Time stamps of a receiver. */
export type ReceiverResult = {
  /** Node. */
  readonly node: number;
  /** r_i, end of the first receive call. */
  readonly riPs: number;
  /** r_f, end of the last one so far: the elapsed time. */
  readonly rfPs: number;
  /** r_f - r_i. */
  readonly receivingPs: number;
  /** r_f - s_f, or 0 where that is negative. */
  readonly afterPs: number;
  /** Octets taken. */
  readonly octets: number;
};

/** The result of a run. */
export type RunResult = {
  /** Engine version. */
  readonly engine: string;
  /** Hash of what is measured and of every cell that it rests on; 16 hex digits. */
  readonly digest: string;
  /** Hash of the model's state; 16 hex digits. */
  readonly stateHash: string;
  /** Seed. */
  readonly seed: number;
  /** Simulated time. */
  readonly simSeconds: number;
  /** Cells served by output queues. */
  readonly cellHops: number;
  /** Events handled: PDUs, timers, CPU work. */
  readonly events: number;
  /** Flows by id. */
  readonly flows: ReadonlyArray<FlowResult>;
  /** Directions of links by id. */
  readonly links: ReadonlyArray<LinkResult>;
  /** Queues that saw a cell, by node and port. */
  readonly queues: ReadonlyArray<QueueResult>;
  /** CPUs by node. */
  readonly cpus: ReadonlyArray<CpuResult>;
  /** Series that the scenario measures. */
  readonly series?: ReadonlyArray<SeriesResult>;
  /** Ports of traffic generators that have flows, by node and port. */
  readonly analysers?: ReadonlyArray<AnalyserResult>;
};

/** Time stamps of the sender. */
export type SenderResult = {
  /** s_i, beginning of the first send call: 0. */
  readonly siPs: number;
  /** s_f, end of the last one so far: the sending time. */
  readonly sfPs: number;
};

/** One series, sampled at equal intervals from the start of the run. */
export type SeriesResult = {
  /** As the scenario names it. */
  readonly name: string;
  /** Ends of the intervals. */
  readonly timesS: ReadonlyArray<number>;
  /** A level at these times, or growth in the interval before. */
  readonly values: ReadonlyArray<number>;
};

/** A row of a table. */
export type TableRow = {
  /** A text for each column. */
  readonly cells: ReadonlyArray<string>;
  /** When it was last written. */
  readonly sincePs: number;
  /** When it ages out if nothing renews it. */
  readonly expiresPs: number | null;
};

/** Where the time of a flow went, as `docs/scenario.md` describes it. */
export type TimeAccount = {
  /** From the first action of the application, or the end of the warm-up, to the last delivery. */
  readonly elapsedPs: number;
  /** Deliveries in this time. */
  readonly deliveries: number;
  /** Picoseconds by cause; they sum to `elapsed_ps`. */
  readonly causes: {
    readonly [cause in AccountCause]?: number
  };
  /** Picoseconds in which a rule held data back; no two at one instant. */
  readonly held: {
    readonly [hold in AccountHold]?: number
  };
  /** What took most of it. */
  readonly bottleneck: Bottleneck;
};

/** A transfer; every time but `startPs` counts from the beginning of the first send call, in picoseconds. */
export type TransferResult = {
  /** When that was in the run. */
  readonly startPs: number;
  /** The sending client. */
  readonly sender: SenderResult;
  /** Receivers that took anything, in the scenario's order; the server of a client-server service. */
  readonly receivers: ReadonlyArray<ReceiverResult>;
  /** Send calls of the sender: when they began. */
  readonly departures: CallColumns;
  /** Receive calls of the server: when they ended. */
  readonly services: CallColumns;
  /** Receive calls of the receivers: when they ended. */
  readonly arrivals: ArrivalColumns;
  /** The sender's plan. */
  readonly planned: PlannedColumns;
};

/** A link that a connection leaves by. */
export type VccHop = {
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
};

/** One direction of a connection. */
export type VccRecord = {
  readonly role: VccRole;
  readonly from: number;
  /** Devices at its ends; several for point-to-multipoint. */
  readonly to: ReadonlyArray<number>;
  readonly category: ServiceCategory;
  /** Each link that it leaves by, with the label it has there. Branches of a tree follow one another. */
  readonly hops: ReadonlyArray<VccHop>;
  readonly cells: number;
  readonly openedPs: number;
};

/** What to record while running; recording changes neither digest nor state hash. */
export type WatchRequest = {
  /**
   * Series by name: `throughput:<flow>` (Mb/s in the interval), `packets:<flow>` (received in the interval),
   * `queue:<node>:<port>:<category>` (cells), `drops:<node>:<port>:<category>` (cells in the interval), `link:<link>:<ab|ba>` (cells
   * or Ethernet frames in the interval), `cpu:<node>` (busy share of the interval), `acr:<flow>` (allowed rate of a flow with ABR,
   * cells/s), `tcp:<flow>:<cwnd|ssthresh|window|flight|buffered>` (octets), `tcp:<flow>:rto` (ms).
   */
  readonly series?: ReadonlyArray<string>;
  /** Time between samples of the series. The same series at the same interval keep their beat when they are asked for again. */
  readonly intervalPs?: number;
  /** Links of which every cell or frame is recorded. */
  readonly links?: ReadonlyArray<number>;
  /** Keep events with their causes. */
  readonly events?: boolean;
};

/** One link of a chain of causes. */
export type Why = {
  /** When, in us. */
  readonly atUs: number;
  /** At which node. */
  readonly node: number;
  /** What, in words. */
  readonly what: string;
  /** Not a cause itself, but what the flow waited for meanwhile: a hold, a sleeping writer, a delayed acknowledgement. */
  readonly meanwhile: boolean;
};
