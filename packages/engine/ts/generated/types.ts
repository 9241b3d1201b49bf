/** What the engine is asked, and what it returns. Written from the Rust types by `npm run build:types`. */

import type {
  AccountCause,
  AccountHold,
  ControlMessage,
  ControlProtocol,
  DropReason,
  FieldId,
  FlowKind,
  Hold,
  LayerId,
  LinkDirection,
  OverheadLayer,
  PacketName,
  PacketProtocol,
  ReceiveQueue,
  ServiceCategory,
  TlvCode,
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

/** Why a frame was dropped. */
export type ArpDropReason = 'queue_full' | 'unresolved' | 'cleared';

/** What the resolver tells. */
export type ArpEvent = {
  readonly 'kind': 'resolved';
  /** The neighbour. */
  readonly ip: Ipv4Address;
  /** Its MAC address. */
  readonly mac: EthernetAddress;
} | {
  readonly 'kind': 'changed';
  /** The neighbour. */
  readonly ip: Ipv4Address;
  /** Its new MAC address. */
  readonly mac: EthernetAddress;
  /** The one until now. */
  readonly before: EthernetAddress;
} | {
  readonly 'kind': 'failed';
  /** The neighbour. */
  readonly ip: Ipv4Address;
} | {
  readonly 'kind': 'aged';
  /** The neighbour. */
  readonly ip: Ipv4Address;
} | {
  readonly 'kind': 'conflict';
  /** The address. */
  readonly ip: Ipv4Address;
  /** The other station. */
  readonly mac: EthernetAddress;
} | {
  readonly 'kind': 'dropped';
  /** Next hop of the frame. */
  readonly nextHop: Ipv4Address;
  /** Reason for the drop. */
  readonly reason: ArpDropReason;
} | {
  readonly 'kind': 'malformed'
};

/** Clients that an LE_ARP_REQUEST was passed on to. */
export type ArpReach = {
  readonly 'kind': 'everybody'
} | {
  readonly 'kind': 'proxies';
  /** Number of proxies. */
  readonly count: number;
};

/** Receive calls as columns. */
export type ArrivalColumns = {
  /** Time at which each call ended, in ps. */
  readonly ps: ReadonlyArray<number>;
  /** Octets. */
  readonly octets: ReadonlyArray<number>;
  /** Node that made each call. */
  readonly node: ReadonlyArray<number>;
};

/** What a message or packet holds, for whoever looks for some by their fields. */
export type AskedFields = {
  /** Outermost first. */
  readonly layers: ReadonlyArray<LayerId>;
  /** The fields that were asked for, in wire order; a field may occur several times. */
  readonly fields: ReadonlyArray<Particular>;
};

/** An ATM end system address. */
export type AtmAddress = string;

/** What the server tells. */
export type AtmArpEvent = {
  readonly 'kind': 'registered';
  /** Its IP address. */
  readonly ip: Ipv4Address;
  /** Its ATM address. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'duplicate';
  /** The IP address. */
  readonly ip: Ipv4Address;
  /** The claimant's ATM address. */
  readonly address: AtmAddress;
  /** The owner's. */
  readonly owner: AtmAddress;
} | {
  readonly 'kind': 'unknown';
  /** The IP address that was asked for. */
  readonly ip: Ipv4Address;
  /** IP address of the requester. */
  readonly asker: Ipv4Address;
} | {
  readonly 'kind': 'aged';
  /** The IP address. */
  readonly ip: Ipv4Address;
} | {
  readonly 'kind': 'no_answer';
  /** Its VCC. */
  readonly vcc: VccId;
  /** Its ATM address. */
  readonly peer: AtmAddress;
} | {
  readonly 'kind': 'malformed';
  /** VCC that the PDU came on. */
  readonly vcc: VccId;
};

/** An ATM address, and what it belongs to. */
export type AtmEnd = {
  readonly address: AtmAddress;
  /** Device of the document; services inside a switch count as the switch. */
  readonly node: number;
  readonly kind: AtmEndKind;
  /** Emulated LAN that the machine belongs to. */
  readonly elan?: number;
  /** Subnet that an ATMARP server is for: `10.0.1.0/24`. */
  readonly subnet?: string;
};

/** What has an ATM address of its own. */
export type AtmEndKind = 'lec' | 'lecs' | 'les' | 'bus' | 'mpc-control' | 'mpc' | 'mps' | 'clip' | 'atmarp' | 'station';

/** The part of an address that a switch assigns. */
export type AtmPrefix = string;

/** What a VCC is for, as broadband low layer information (Q.2931 4.5.9) says it. */
export type Blli = 'lane_control' | 'lane_data' | 'lane_multicast' | 'llc_snap' | 'vc_mux_ip' | 'other';

/** What took most of the time. */
export type Bottleneck = {
  /** Name of the cause. */
  readonly cause: AccountCause;
  /** Share of the elapsed time that the cause took, in whole per cents. */
  readonly sharePercent: number;
  /** The rule that held data back longest, where its share is notable. */
  readonly held: HeldShare | null;
  /** What the line alone allows, in tenths of Mb/s; none where the line has nothing to do with the cause. */
  readonly lineTenthsMbps: number | null;
};

/** Events that the bridge reports. */
export type BridgeEvent = {
  readonly 'kind': 'learned';
  /** Its MAC address. */
  readonly mac: EthernetAddress;
  /** Port at which it was seen. */
  readonly port: number;
} | {
  readonly 'kind': 'moved';
  /** Its MAC address. */
  readonly mac: EthernetAddress;
  /** Port at which it was seen before. */
  readonly from: number;
  /** Port at which it is seen now. */
  readonly to: number;
} | {
  readonly 'kind': 'aged';
  /** Its MAC address. */
  readonly mac: EthernetAddress;
} | {
  readonly 'kind': 'forgotten';
  /** Its MAC address. */
  readonly mac: EthernetAddress;
  /** The port that went down. */
  readonly port: number;
} | {
  readonly 'kind': 'filtered';
  /** Reason for filtering it. */
  readonly reason: FilterReason;
};

/** Why a BUS discards a frame. */
export type BusDropReason = 'not_a_client' | 'wrong_lecid' | 'too_old' | 'own_address' | 'no_receiver';

/** Something that an observer of a BUS wants to know. */
export type BusEvent = {
  readonly 'kind': 'call_refused';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
  /** Cause of the refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'client_added';
  /** Its LECID. */
  readonly lecid: number;
  /** Its ATM address. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'client_removed';
  /** Its LECID. */
  readonly lecid: number;
  /** Its ATM address. */
  readonly address: AtmAddress;
  /** Reason for the removal. */
  readonly why: BusRemoval;
} | {
  readonly 'kind': 'party_refused';
  /** Its ATM address. */
  readonly address: AtmAddress;
  /** What the network says. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'frame_dropped';
  /** LECID in its LE header. */
  readonly lecid: number;
  /** Reason for the drop. */
  readonly reason: BusDropReason;
} | {
  readonly 'kind': 'flush_forwarded';
  /** LECID of the requester. */
  readonly lecid: number;
  /** ATM address of the client that must answer. */
  readonly target: AtmAddress;
} | {
  readonly 'kind': 'ignored';
  /** The VCC it came on. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'malformed';
  /** The VCC it came on. */
  readonly vcc: VccId;
};

/** Why a client is no longer served. */
export type BusRemoval = {
  readonly 'kind': 'left_elan'
} | {
  readonly 'kind': 'called_again'
} | {
  readonly 'kind': 'released';
  /** Cause of the release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'stopped'
};

/** What is asked for in a call. */
export type Call = {
  /** Address that is called. */
  readonly called: AtmAddress;
  /** Address of the caller. */
  readonly calling: AtmAddress;
  /** Protocol that the VCC will carry. */
  readonly blli: Blli;
  /** Whether further parties may be added: cells then go from the caller to all of them only. */
  readonly multipoint: boolean;
  /** Service category, the same in both directions. */
  readonly category: CallCategory;
  /** Traffic from the caller. */
  readonly forward: CallTraffic;
  /** Traffic to the caller; zero in a point-to-multipoint call. */
  readonly backward: CallTraffic;
  /** Largest CPCS-SDU from the caller, in octets. */
  readonly forwardMaxSdu: number;
  /** Largest CPCS-SDU to the caller, in octets; zero in a point-to-multipoint call. */
  readonly backwardMaxSdu: number;
};

/** ATM service category (TM 4.0). */
export type CallCategory = 'cbr' | 'rt-vbr' | 'nrt-vbr' | 'abr' | 'ubr';

/** Calls as columns. */
export type CallColumns = {
  /** Time of each call, in ps. */
  readonly ps: ReadonlyArray<number>;
  /** Octets. */
  readonly octets: ReadonlyArray<number>;
};

/** What the user side tells. */
export type CallEvent = {
  readonly 'kind': 'bound';
  /** The VCC. */
  readonly vcc: VccId;
  /** Its VPI. */
  readonly vpi: number;
  /** Its VCI. */
  readonly vci: number;
} | {
  readonly 'kind': 'unbound';
  /** The VCC. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'proceeding';
  /** The VCC. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'malformed'
} | {
  readonly 'kind': 'unexpected';
  /** Type of the message. */
  readonly message: CallMessage;
  /** Cause in the answer. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'timer_expired';
  /** Name of the timer. */
  readonly timer: TimerName;
  /** The VCC it belonged to, if one. */
  readonly vcc: VccId | null;
} | {
  readonly 'kind': 'restarted';
  /** Number of calls. */
  readonly calls: number;
} | VccEvent;

/** A call at one switch; never used twice. */
export type CallId = number;

/** What a message does. */
export type CallMessage = string;

/** Traffic of one direction, in cells/s for CLP = 0+1; what a category does not use is zero. */
export type CallTraffic = {
  /** Peak cell rate; of UBR informative, 0 where not stated. */
  readonly pcr: number;
  /** Sustainable cell rate (VBR). */
  readonly scr: number;
  /** Maximum burst size in cells (VBR). */
  readonly mbs: number;
  /** Minimum cell rate (ABR). */
  readonly mcr: number;
};

/** What a capture holds and what it does not, so far. */
export type CaptureCounts = {
  /** PDUs, frames and cells in the file. */
  readonly records: number;
  /** PDUs left out, for cells of them are missing on the link. */
  readonly damaged: number;
  /** Records left out because memory was full, since nobody took the octets. */
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

/** Why a call or a party ended (Q.850 and UNI 3.1 5.4.5.15); unknown numbers are kept. */
export type Cause = number;

/** The octets of one cell. */
export type CellDetail = {
  /** The PDU that it belongs to. */
  readonly pdu: PduPlace;
  /** Its place among the cells of the PDU, from 0. */
  readonly index: number;
  /** Cells of the PDU. */
  readonly count: number;
  /** The header and the 48 octets behind it. */
  readonly layers: ReadonlyArray<PacketLayer>;
  /** All 53 octets, hexadecimal, two digits an octet. */
  readonly hex: string;
};

/** A cell as it is seen on a link. */
export type CellOnLink = {
  /** Connection of the run, as traces of cells have it. */
  readonly connection: number;
  /** Number of the cell on the connection. */
  readonly sequence: number;
  /** VPI on this link. */
  readonly vpi: number;
  /** VCI on this link. */
  readonly vci: number;
  /** Whether its CLP bit is 1. */
  readonly clp?: boolean;
  /** Whether both ends of the link are switches: the header has the form of the NNI. */
  readonly nni?: boolean;
};

/** The cells of a PDU: a connection of the run, and the numbers of cells on it. */
export type CellSpan = {
  /** The connection, as traces of cells have it. */
  readonly connection: number;
  /** Number of the first cell. */
  readonly first: number;
  /** How many cells there are. */
  readonly count: number;
};

/** Why a frame was dropped. */
export type ClipDropReason = 'down' | 'group' | 'no_server' | 'queue_full' | 'unknown' | 'no_answer' | 'call_failed' | 'cleared';

/** What the client tells. */
export type ClipEvent = {
  readonly 'kind': 'registered';
  /** The server. */
  readonly server: AtmAddress;
} | {
  readonly 'kind': 'server_lost';
  /** The server. */
  readonly server: AtmAddress;
} | {
  readonly 'kind': 'duplicate';
  /** The address. */
  readonly ip: Ipv4Address;
  /** The other station. */
  readonly owner: AtmAddress;
} | {
  readonly 'kind': 'resolved';
  /** The neighbour. */
  readonly ip: Ipv4Address;
  /** Its ATM address; none if it is known by a PVC only. */
  readonly address: AtmAddress | null;
} | {
  readonly 'kind': 'failed';
  /** The neighbour. */
  readonly ip: Ipv4Address;
  /** Which of the two. */
  readonly reason: ClipDropReason;
} | {
  readonly 'kind': 'aged';
  /** The neighbour. */
  readonly ip: Ipv4Address;
} | {
  readonly 'kind': 'opened';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** The neighbour. */
  readonly peer: AtmAddress;
} | {
  readonly 'kind': 'cleared';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** The neighbour. */
  readonly peer: AtmAddress;
  /** Cause of the release or refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'idle';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** The neighbour. */
  readonly peer: AtmAddress;
} | {
  readonly 'kind': 'dropped';
  /** Next hop of the frame. */
  readonly nextHop: Ipv4Address;
  /** Reason for the drop. */
  readonly reason: ClipDropReason;
} | {
  readonly 'kind': 'malformed';
  /** VCC that the PDU came on. */
  readonly vcc: VccId;
};

/** A column of a table. */
export type ColumnId = 'address' | 'atm_address' | 'atmarp_server' | 'cache_id' | 'call' | 'called' | 'calling' | 'category' | 'cells_s' | 'client' | 'control_address' | 'destination' | 'direction' | 'dll_destination' | 'dll_source' | 'egress_mpc' | 'egress_mpc_data_address' | 'elan' | 'elan_id' | 'far_end' | 'frames_in_window' | 'frames_waiting' | 'from' | 'how' | 'ingress_mpc' | 'ingress_mpc_data_address' | 'input' | 'interface' | 'ip_address' | 'kind' | 'lan_type' | 'last_cause' | 'last_code' | 'last_keep_alive' | 'last_used' | 'lec' | 'lecid' | 'left' | 'les' | 'lifetime' | 'mac_address' | 'mac_addresses' | 'maximum_frame_size' | 'metric' | 'mib_state' | 'mpc' | 'mpoa_device' | 'mps' | 'mtu' | 'multicast_forward' | 'multicast_send' | 'nbma_address' | 'next_hop' | 'not_acknowledged' | 'opened_by' | 'other_end' | 'output' | 'parties' | 'phase' | 'port' | 'protocol_address' | 'proxy' | 'receiving' | 'request' | 'request_id' | 'requester' | 'requester_nbma' | 'role' | 'rule' | 'selective' | 'sending' | 'sent_to' | 'sequence_number' | 'state' | 'tag' | 'tlvs' | 'to' | 'unique' | 'use' | 'vcc' | 'vcis' | 'version' | 'vpi_vci' | 'vr_r' | 'vt_a' | 'vt_ms' | 'vt_s' | 'waiting';

/** One CPU: shares of the run. */
export type CpuResult = {
  /** Node. */
  readonly node: number;
  /** Share of the time in which the CPU was busy, 0 to 1; the next three are parts of it. */
  readonly utilisation: number;
  /** Share at interrupt level. */
  readonly interrupt: number;
  /** Share in protocol code. */
  readonly protocol: number;
  /** Share in system calls of processes. */
  readonly process: number;
  /** What queues of the host's receive path lost, where they lost anything. */
  readonly lost?: ReadonlyArray<QueueLoss>;
};

/** How long a CPU was waited for while somebody else had it; part of the time of its cause. */
export type CpuWait = {
  /** Name of the cause that the time is part of. */
  readonly cause: AccountCause;
  /** Node whose CPU it is. */
  readonly node: number;
  /** Kind of work that had the CPU meanwhile. */
  readonly by: 'interrupt' | 'protocol' | 'process';
  /** Flow that the process serves. */
  readonly flow?: number;
  /** Whether it is the process that sends. */
  readonly sends?: boolean;
  /** Length of the wait in ps. */
  readonly ps: number;
};

/** Why a client is gone. */
export type Departure = {
  readonly 'kind': 'released';
  /** Cause of the release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'stopped'
};

/** States of one device. */
export type DeviceState = {
  readonly node: number;
  readonly states: ReadonlyArray<PartState>;
};

/** What a machine of a device reported. */
export type DiaryEntry = {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  /** The process that reported it, where the machine belongs to one. */
  readonly process?: Part;
  /** Emulated LAN that the process belongs to. */
  readonly elan?: number;
  /** Interface that the report is about. */
  readonly interface?: PortRef;
  /** Channel of the VCC that the report is about, as far as it is known. */
  readonly channel?: SwitchChannel;
} & ({
  readonly 'machine': 'arp'
} & ArpEvent | {
  readonly 'machine': 'bridge'
} & BridgeEvent | {
  readonly 'machine': 'segment'
} & SegmentEvent | {
  readonly 'machine': 'router'
} & RouterEvent | {
  readonly 'machine': 'lec'
} & LecEvent | {
  readonly 'machine': 'les'
} & LesEvent | {
  readonly 'machine': 'bus'
} & BusEvent | {
  readonly 'machine': 'lecs'
} & LecsEvent | {
  readonly 'machine': 'mpc'
} & MpcEvent | {
  readonly 'machine': 'mps'
} & MpsEvent | {
  readonly 'machine': 'nhs'
} & NhrpReport | {
  readonly 'machine': 'clip'
} & ClipEvent | {
  readonly 'machine': 'atmarp'
} & AtmArpEvent | {
  readonly 'machine': 'calls'
} & CallEvent | {
  readonly 'machine': 'exchange'
} & ExchangeEvent | {
  readonly 'machine': 'sscop'
} & SscopEvent | {
  readonly 'machine': 'ilmi_user'
} & IlmiUserEvent | {
  readonly 'machine': 'ilmi_network'
} & IlmiNetworkEvent | {
  readonly 'machine': 'register'
} & RegisterEvent | {
  readonly 'machine': 'process'
} & ProcessEvent);

/** Some entries, and where to go on. */
export type DiaryPage = {
  /** What to ask from next time; entries older than the log keeps are gone. */
  readonly next: number;
  readonly entries: ReadonlyArray<DiaryEntry>;
};

/** Why a datagram is dropped without an ICMP message. */
export type DiscardReason = 'multicast' | 'directed_broadcast' | 'martian_address';

/** A span of simulated time in picoseconds. */
export type Duration = number;

/** Name of an emulated LAN (C5): up to 32 octets. */
export type ElanName = string;

/** A MAC address. */
export type EthernetAddress = string;

/** What a switch's call processing tells. */
export type ExchangeEvent = {
  readonly 'kind': 'connect';
  /** Call that the row belongs to. */
  readonly call: CallId;
  /** Channel by which cells come in. */
  readonly input: SwitchChannel;
  /** Channel by which cells go out. */
  readonly output: SwitchChannel;
  /** Service category. */
  readonly category: CallCategory;
  /** Traffic of this direction, for policing. */
  readonly traffic: CallTraffic;
} | {
  readonly 'kind': 'disconnect';
  /** Call that the row belongs to. */
  readonly call: CallId;
  /** Channel by which cells came in. */
  readonly input: SwitchChannel;
  /** Channel by which cells went out. */
  readonly output: SwitchChannel;
} | {
  readonly 'kind': 'call_received';
  /** Its id from now on. */
  readonly call: CallId;
  /** Port that it came by. */
  readonly port: PortRef;
  /** Address that is called. */
  readonly called: AtmAddress;
} | {
  readonly 'kind': 'routed';
  /** The call. */
  readonly call: CallId;
  /** Port by which the call leaves. */
  readonly port: PortRef;
  /** Administrative weight of the route from here; 0 where another switch computed it or no link is left. */
  readonly weight: number;
} | {
  readonly 'kind': 'call_refused';
  /** The call. */
  readonly call: CallId;
  /** The port that could not take it, or at which it came in. */
  readonly port: PortRef;
  /** Address that was called. */
  readonly called: AtmAddress;
  /** The cause sent back. */
  readonly cause: Cause;
  /** The reason. */
  readonly why: Refusal;
} | {
  readonly 'kind': 'crankback';
  /** The call. */
  readonly call: CallId;
  /** The port beyond which it was blocked. */
  readonly port: PortRef;
  /** Cause of the block. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'rerouted';
  /** The call. */
  readonly call: CallId;
  /** How many tries were made before. */
  readonly attempt: number;
  /** Port by which the call leaves. */
  readonly port: PortRef;
} | {
  readonly 'kind': 'call_released';
  /** The call. */
  readonly call: CallId;
  /** Cause of the release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'bandwidth_changed';
  /** The port. */
  readonly port: PortRef;
  /** Cells/s now available. */
  readonly available: number;
  /** Cells/s of the port. */
  readonly capacity: number;
} | {
  readonly 'kind': 'malformed';
  /** Port that the message came by. */
  readonly port: PortRef;
} | {
  readonly 'kind': 'no_such_port';
  /** The port number that the driver named. */
  readonly port: PortRef;
} | {
  readonly 'kind': 'unexpected';
  /** Port that the message came by. */
  readonly port: PortRef;
  /** Type of the message. */
  readonly message: CallMessage;
  /** Cause in the answer. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'timer_expired';
  /** Port of the call. */
  readonly port: PortRef;
  /** Name of the timer. */
  readonly timer: TimerName;
  /** The call it belonged to, if one. */
  readonly call: CallId | null;
} | {
  readonly 'kind': 'restarted';
  /** The port. */
  readonly port: PortRef;
  /** Number of calls. */
  readonly calls: number;
};

/** Why a frame goes nowhere. */
export type FilterReason = 'same_port' | 'reserved' | 'no_port' | 'port_down';

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
  /** Devices that worked on that packet, in order; switches are not among them. The receiver follows when its processor is done. */
  readonly stays: ReadonlyArray<PacketStay>;
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
  /** Packets received, without datagrams that found the socket buffer full; of a ping the replies. */
  readonly packetsReceived: number;
  /**
   * TCP: segments sent again. Datagrams and echoes: numbers missing below the highest that arrived, and datagrams that found the
   * socket buffer full. Cells: PDUs that had not arrived, those under way among them.
   */
  readonly lost: number;
  /** Packets that came after a later one. */
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
  /** Cells received a second; absent for flows of packets. */
  readonly cellsPerS?: number;
  /** What was sent and arrived when, where the scenario asks for it. */
  readonly log?: FlowLog;
  /** Time stamps of a flow through a layer 4 switch, once it has begun. */
  readonly transfer?: TransferResult;
  /** Where the time went, where the scenario asks for it and something was delivered. */
  readonly account?: TimeAccount;
};

/** Why an entry left the LE_ARP cache. */
export type Forgotten = {
  readonly 'kind': 'aged'
} | {
  readonly 'kind': 'topology_changed'
} | {
  readonly 'kind': 'narp'
} | {
  readonly 'kind': 'no_answer'
} | {
  readonly 'kind': 'call_failed';
  /** Cause of the failure. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'moved_here'
} | {
  readonly 'kind': 'asked'
} | {
  readonly 'kind': 'left'
};

/** How long a rule held data back. */
export type HeldShare = {
  /** Name of the rule. */
  readonly rule: AccountHold;
  /** Share of the elapsed time that the rule held data, in whole per cents. */
  readonly sharePercent: number;
};

/** Error of a response (RFC 1157 4.1.1); unknown numbers are kept. */
export type IlmiError = number;

/** What a port tells its switch. */
export type IlmiNetworkEvent = {
  readonly 'kind': 'prefix_registered'
} | {
  readonly 'kind': 'prefix_refused';
  /** Reason in its response. */
  readonly error: IlmiError;
} | {
  readonly 'kind': 'asks';
  /** The address that is asked for. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'registered';
  /** The registered address. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'withdrawn';
  /** The withdrawn address. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'failed'
} | {
  readonly 'kind': 'malformed'
};

/** What a user tells the end system. */
export type IlmiUserEvent = {
  readonly 'kind': 'registered';
  /** The registered address. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'refused';
  /** The refused address. */
  readonly address: AtmAddress;
  /** The network's reason. */
  readonly error: IlmiError;
} | {
  readonly 'kind': 'ready';
  /** The network's prefix. */
  readonly prefix: AtmPrefix;
  /** Registered addresses, in ascending order. */
  readonly addresses: ReadonlyArray<AtmAddress>;
  /** Addresses of LECSs, the first to be tried first. */
  readonly lecs: ReadonlyArray<AtmAddress>;
} | {
  readonly 'kind': 'withdrawn'
} | {
  readonly 'kind': 'failed'
} | {
  readonly 'kind': 'malformed'
};

/** The type of each query's answer, by the kind of the query. */
export type InspectAnswers = {
  readonly tables: ReadonlyArray<ProtocolTable>;
  readonly messages: MessagePage;
  readonly message: MessageDetail | null;
  readonly packets: PacketPage;
  readonly packet: PacketDetail | null;
  readonly pdu: PduPlace | null;
  readonly frame: PduPlace | null;
  readonly cell: CellDetail | null;
  readonly malformed: ReadonlyArray<MalformedMessages>;
  readonly diary: DiaryPage;
  readonly vccs: ReadonlyArray<VccRecord>;
  readonly paths: ReadonlyArray<FlowPath>;
  readonly states: ReadonlyArray<DeviceState>;
  readonly addresses: ReadonlyArray<AtmEnd>;
};

/** A question. */
export type InspectQuery = {
  readonly 'kind': 'tables';
  /** Device of the document. */
  readonly node: number;
} | {
  readonly 'kind': 'messages';
  /** Number of the first. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
  /** Fields that each message comes with, by their places in `FIELD_IDS`; absent where no contents are asked for. */
  readonly fields?: ReadonlyArray<number>;
} | {
  readonly 'kind': 'message';
  /** Number of the message in the log. */
  readonly number: number;
} | {
  readonly 'kind': 'packets';
  /** Number of the first. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
  /** As for messages. */
  readonly fields?: ReadonlyArray<number>;
} | {
  readonly 'kind': 'packet';
  /** Number of the packet in the log. */
  readonly number: number;
} | {
  readonly 'kind': 'pdu';
  /** Connection of the run, as traces of cells have it. */
  readonly connection: number;
  /** Number of the cell on the connection. */
  readonly sequence: number;
} | {
  readonly 'kind': 'frame';
  /** Device that sent it on this link. */
  readonly sender: number;
  /** Its number among what the sender sent. */
  readonly ordinal: number;
} | {
  readonly 'kind': 'cell'
} & CellOnLink | {
  readonly 'kind': 'malformed';
} | {
  readonly 'kind': 'diary';
  /** Number of the first report. */
  readonly from: number;
  /** How many at most. */
  readonly limit: number;
} | {
  readonly 'kind': 'vccs';
} | {
  readonly 'kind': 'paths';
} | {
  readonly 'kind': 'states';
} | {
  readonly 'kind': 'addresses';
};

/** A point in simulated time: picoseconds since the run began. */
export type Instant = number;

/** An IPv4 address. */
export type Ipv4Address = string;

/** LAN-TYPE (C2, S2). */
export type LanType = number;

/** What a control frame asks or answers. */
export type LaneMessage = string;

/** How a request fared; zero in requests. */
export type LaneStatus = number;

/** One TLV. */
export type LaneTlv = {
  /** Identifier: OUI and type. */
  readonly id: TlvCode | Uppercase<string>;
  /** Octets of the value, at most 255. */
  readonly value: Value;
};

/** What an entity speaks. */
export type LaneVersion = 'v1' | 'v2';

/** Why a frame was not sent or delivered. */
export type LecDropReason = 'not_operational' | 'too_long' | 'unknown_frame_limit' | 'queue_full' | 'to_itself' | 'echo' | 'not_for_us' | 'wrong_vcc' | 'wrong_elan' | 'stopped';

/** Something that the layer above or an observer wants to know. */
export type LecEvent = {
  readonly 'kind': 'phase';
  /** The phase that begins. */
  readonly phase: LecPhase;
} | {
  readonly 'kind': 'configured';
  /** The LES to join. */
  readonly les: AtmAddress;
  /** What else it said: parameters of the client, and of MPOA machines above it. */
  readonly tlvs: ReadonlyArray<LaneTlv>;
} | {
  readonly 'kind': 'joined';
  /** Its LECID (C14). */
  readonly lecid: number;
  /** Whether the ELAN works by v2. */
  readonly v2: boolean;
  /** LAN type of the ELAN. */
  readonly lanType: LanType;
  /** Largest SDU of a data frame, in octets. */
  readonly maxSdu: number;
  /** Name of the ELAN. */
  readonly elanName: ElanName;
  /** ELAN-ID (C31). */
  readonly elanId: number | null;
} | {
  readonly 'kind': 'failed';
  /** Phase in which it failed. */
  readonly phase: LecPhase;
  /** Reason of the failure. */
  readonly reason: LecFailure;
  /** Time of its next attempt. */
  readonly retryAtPs: Instant;
} | {
  readonly 'kind': 'dropped';
  /** Reason for the drop. */
  readonly reason: LecDropReason;
} | {
  readonly 'kind': 'flooded';
  /** Destination of the frame. */
  readonly dst: EthernetAddress;
} | {
  readonly 'kind': 'learned';
  /** MAC address of the entry. */
  readonly mac: EthernetAddress;
  /** Its ATM address. */
  readonly atm: AtmAddress;
  /** Whether a proxy answered for it. */
  readonly remote: boolean;
  /** MPOA device type in the answer. */
  readonly device: MpoaDevice | null;
} | {
  readonly 'kind': 'forgotten';
  /** MAC address of the entry. */
  readonly mac: EthernetAddress;
  /** Reason for its removal. */
  readonly reason: Forgotten;
} | {
  readonly 'kind': 'discovered';
  /** LAN destination of the frame: the MAC address that the device type is about. */
  readonly mac: EthernetAddress;
  /** ATM address of the client. */
  readonly atm: AtmAddress;
  /** The MPOA device type: client, server or both. */
  readonly device: MpoaDevice;
} | {
  readonly 'kind': 'flush_done';
  /** MAC address of the destination. */
  readonly mac: EthernetAddress;
  /** Whether a LE_FLUSH_RESPONSE said so; if not, the path switching delay (C22) has passed. */
  readonly answered: boolean;
} | {
  readonly 'kind': 'data_direct_opened';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** The other client. */
  readonly peer: AtmAddress;
} | {
  readonly 'kind': 'data_direct_closed';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** The other client. */
  readonly peer: AtmAddress;
  /** Cause of the release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'registered';
  /** The MAC address. */
  readonly mac: EthernetAddress;
} | {
  readonly 'kind': 'not_registered';
  /** The MAC address. */
  readonly mac: EthernetAddress;
  /** Its status; `None` without an answer. */
  readonly status: LaneStatus | null;
} | {
  readonly 'kind': 'topology_change';
  /** True at the beginning, false at the end. */
  readonly changing: boolean;
} | {
  readonly 'kind': 'malformed';
  /** VCC that the frame came on. */
  readonly vcc: VccId;
};

/** Why a client gave up. */
export type LecFailure = {
  readonly 'kind': 'no_lecs';
  /** That cause; none where a LECS was connected and did not answer. */
  readonly cause: Cause | null;
} | {
  readonly 'kind': 'call_failed';
  /** What the call was for. */
  readonly vcc: LecVccRole;
  /** Cause of the failure. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'lost';
  /** Role of the VCC. */
  readonly vcc: LecVccRole;
  /** Cause of the release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'no_answer';
  /** The request without answer. */
  readonly request: LaneMessage;
} | {
  readonly 'kind': 'refused';
  /** The request. */
  readonly request: LaneMessage;
  /** The answer. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'no_address';
  /** The request. */
  readonly request: LaneMessage;
} | {
  readonly 'kind': 'wrong_lan_type';
  /** The request. */
  readonly request: LaneMessage;
} | {
  readonly 'kind': 'wrong_frame_size';
  /** The request. */
  readonly request: LaneMessage;
} | {
  readonly 'kind': 'bad_lecid';
  /** The number. */
  readonly lecid: number;
} | {
  readonly 'kind': 'no_bus'
} | {
  readonly 'kind': 'no_multicast_forward'
};

/** Where the client is between power-on and service. */
export type LecPhase = 'initial' | 'lecs_connect' | 'configure' | 'join' | 'initial_registration' | 'bus_connect' | 'operational';

/** What a VCC is for. */
export type LecVccRole = 'configuration_direct' | 'control_direct' | 'control_distribute' | 'multicast_send' | 'multicast_forward' | 'data_direct';

/** Something that an observer of a LECS wants to know. */
export type LecsEvent = {
  readonly 'kind': 'call_refused';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
  /** Cause of the refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'configured';
  /** The client's ATM address. */
  readonly address: AtmAddress;
  /** Name of the emulated LAN. */
  readonly elanName: ElanName;
  /** ATM address of its LES. */
  readonly les: AtmAddress;
} | {
  readonly 'kind': 'refused';
  /** The client's ATM address. */
  readonly address: AtmAddress;
  /** Status in the response. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'idle';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
} | {
  readonly 'kind': 'ignored';
  /** The VCC it came on. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'malformed';
  /** The VCC it came on. */
  readonly vcc: VccId;
};

/** Something that happened at a LES. */
export type LesEvent = {
  readonly 'kind': 'call_refused';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
  /** Cause of the refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'joined';
  /** The LECID that it was given. */
  readonly lecid: number;
  /** Its ATM address. */
  readonly address: AtmAddress;
  /** Whether it speaks for other MAC addresses than its own. */
  readonly proxy: boolean;
  /** Version of LAN emulation that it speaks to this LES. */
  readonly version: LaneVersion;
  /** Whether the client asked for selective multicast. */
  readonly selective: boolean;
} | {
  readonly 'kind': 'join_refused';
  /** The ATM address that it named. */
  readonly address: AtmAddress;
  /** Status in the response. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'left';
  /** Its LECID. */
  readonly lecid: number;
  /** Its ATM address. */
  readonly address: AtmAddress;
  /** Reason of the departure. */
  readonly why: Departure;
} | {
  readonly 'kind': 'control_timeout';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
} | {
  readonly 'kind': 'party_refused';
  /** Its ATM address. */
  readonly address: AtmAddress;
  /** What the network says. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'registered';
  /** The MAC address. */
  readonly mac: EthernetAddress;
  /** LECID of the owner. */
  readonly lecid: number;
  /** ATM address at which it is reached. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'unregistered';
  /** The MAC address. */
  readonly mac: EthernetAddress;
  /** LECID of its last owner. */
  readonly lecid: number;
} | {
  readonly 'kind': 'registration_refused';
  /** LECID that the request named. */
  readonly lecid: number;
  /** Operation of the request. */
  readonly opCode: LaneMessage;
  /** Status in the response. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'arp_answered';
  /** LECID of the requester. */
  readonly lecid: number;
  /** MAC address that was asked for. */
  readonly mac: EthernetAddress;
  /** The answer. */
  readonly address: AtmAddress;
} | {
  readonly 'kind': 'arp_forwarded';
  /** LECID of the requester. */
  readonly lecid: number;
  /** MAC address that was asked for. */
  readonly mac: EthernetAddress;
  /** Clients that received the request. */
  readonly reach: ArpReach;
} | {
  readonly 'kind': 'arp_refused';
  /** LECID that the request named. */
  readonly lecid: number;
  /** Status in the response. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'relayed';
  /** Operation of the response. */
  readonly opCode: LaneMessage;
  /** LECID of the client that answered. */
  readonly from: number;
  /** LECID of the client that had asked. */
  readonly to: number;
} | {
  readonly 'kind': 'distributed';
  /** Operation of the announcement. */
  readonly opCode: LaneMessage;
  /** LECID of its sender. */
  readonly from: number;
} | {
  readonly 'kind': 'verified';
  /** LECID of the requester. */
  readonly lecid: number;
  /** ATM address that was asked about. */
  readonly address: AtmAddress;
  /** The answer. */
  readonly status: LaneStatus;
} | {
  readonly 'kind': 'ignored';
  /** Operation of the frame. */
  readonly opCode: LaneMessage;
  /** LECID in it. */
  readonly lecid: number;
  /** Reason for discarding it. */
  readonly why: Unwanted;
} | {
  readonly 'kind': 'malformed';
  /** The VCC it came on. */
  readonly vcc: VccId;
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
  /** Frames that left for the link, those dropped on it included; absent for an ATM link. */
  readonly frames?: number;
  /** Octets of the frames, padding and frame check sequence included, preamble not; absent for an ATM link. */
  readonly octets?: number;
  /** Frames that the port gave up, since its queue was full or they collided 16 times; absent for an ATM link. */
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

/** Control messages of a device that nobody can read. */
export type MalformedMessages = {
  readonly node: number;
  /** How many of those that the log keeps left this device. */
  readonly sent: number;
  /** How many arrived here. */
  readonly received: number;
  /** Their numbers in the log. */
  readonly numbers: ReadonlyArray<number>;
};

/** What the value of a field means, where the field has a closed list of values or flags. */
export type Meaning = 'good' | 'wrong' | 'one_wrong_bit' | 'ethernet' | 'request' | 'reply' | 'atm' | 'e164' | 'nsapa' | 'nsap' | 'ipv4' | 'high_priority' | 'discarded_first' | 'echo_reply' | 'destination_unreachable' | 'echo' | 'time_exceeded' | 'unknown' | 'snmpv1' | 'unreadable' | 'valid' | 'invalid' | 'uni30' | 'uni31' | 'uni40' | 'user' | 'node' | 'public' | 'private' | 'ilmi40' | 'lecs_address' | 'last_fragment' | 'more_fragments' | 'dont_fragment' | 'ieee8023_data' | 'lane_control' | 'other' | 'non_mpoa' | 'mpoa_server' | 'mpoa_client' | 'mpoa_server_and_client' | 'seconds' | 'cells_per_second' | 'frames' | 'not_present' | 'mac_address' | 'route_descriptor' | 'no_such_tag' | 'not_given' | 'not_joined' | 'snap_header' | 'ether_type' | 'bridged_frame' | 'atm_forum' | 'iana_nhrp' | 'no_extensions' | 'first_extension' | 'one_address' | 'prefix_bits' | 'compulsory' | 'router' | 'authoritative' | 'destination_stable' | 'unique' | 'source_stable' | 'no_reply' | 'fault_ais' | 'fault_rdi' | 'continuity_check' | 'loopback' | 'performance_management' | 'activation' | 'end_point' | 'not_stated' | 'to_be_looped' | 'looped' | 'whole_interface' | 'to_originator' | 'from_originator' | 'clear_call' | 'discard' | 'discard_and_report' | 'itu_coding' | 'network_coding' | 'other_coding' | 'bad_contents' | 'abr' | 'backward' | 'forward' | 'send_less' | 'no_increase' | 'missing_from_here' | 'here_again' | 'ended_by_sscop' | 'ended_by_user' | 'no_checksum' | 'user_data' | 'last_cell' | 'congestion' | 'congestion_last_cell' | 'oam_segment' | 'oam_end_to_end' | 'resource_management' | 'reserved' | 'extension_end' | 'extension_responder_address' | 'extension_forward_transit_nhs_record' | 'extension_reverse_transit_nhs_record' | 'extension_authentication' | 'extension_vendor_private' | 'extension_mpoa_dll_header' | 'extension_mpoa_egress_cache_tag' | 'extension_mpoa_atm_service_category' | 'extension_mpoa_keep_alive_lifetime' | 'extension_mpoa_hop_count' | 'extension_mpoa_original_error_code' | 'no_flags' | 'remote_address' | 'v2_capable' | 'selective_multicast' | 'v2_required' | 'proxy' | 'topology_change' | 'exclude_explorers' | 'unspecified' | 'ieee8023' | 'ieee8025' | 'arp' | 'icmp' | 'tcp' | 'udp';

/** A control message with its octets. */
export type MessageDetail = {
  readonly protocol: ControlProtocol;
  /** The specification's name of the message, `LE_ARP_REQUEST`, `SETUP` or `POLL`; none if it is malformed or of an unknown type. */
  readonly message: ControlMessage | null;
  /** Number of the type, where the message can be read but the specification has no such type. */
  readonly unknownType?: number;
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  /** None between a switch and the services inside it. */
  readonly port: number | null;
  /** 0 on Ethernet. */
  readonly vpi: number;
  /** 0 on Ethernet. */
  readonly vci: number;
  /** Whether the message left this node; else it arrived here. */
  readonly sent: boolean;
  /** Whether a fault took the message as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it. */
  readonly ordinal: number;
  /** Flow that it belongs to, where it is data of one. */
  readonly flow?: number;
  /** Its cells, where it left in cells. */
  readonly cells?: CellSpan;
  /** What the message is known by. */
  readonly particulars: ReadonlyArray<Particular>;
  /** Layers of the message, and those of its fields that were asked for. */
  readonly contents?: AskedFields;
  /** Octets of the SDU, or of the Ethernet frame without its frame check sequence. */
  readonly octets: number;
  /** Outermost layer first; what travels in cells begins with the padding and the trailer of AAL5. */
  readonly layers: ReadonlyArray<PacketLayer>;
  /** Hexadecimal, two digits an octet; in cells the whole CPCS-PDU, which the cells carry 48 octets each. */
  readonly hex: string;
  /** What the node reported at this very event. */
  readonly reports: ReadonlyArray<DiaryEntry>;
};

/** Some messages, and where to go on. */
export type MessagePage = {
  /** What to ask from next time; messages older than the log keeps are gone. */
  readonly next: number;
  readonly messages: ReadonlyArray<MessageRecord>;
};

/** A control message without its octets. */
export type MessageRecord = {
  readonly protocol: ControlProtocol;
  /** The specification's name of the message, `LE_ARP_REQUEST`, `SETUP` or `POLL`; none if it is malformed or of an unknown type. */
  readonly message: ControlMessage | null;
  /** Number of the type, where the message can be read but the specification has no such type. */
  readonly unknownType?: number;
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  /** None between a switch and the services inside it. */
  readonly port: number | null;
  /** 0 on Ethernet. */
  readonly vpi: number;
  /** 0 on Ethernet. */
  readonly vci: number;
  /** Whether the message left this node; else it arrived here. */
  readonly sent: boolean;
  /** Whether a fault took the message as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it. */
  readonly ordinal: number;
  /** Flow that it belongs to, where it is data of one. */
  readonly flow?: number;
  /** Its cells, where it left in cells. */
  readonly cells?: CellSpan;
  /** What the message is known by. */
  readonly particulars: ReadonlyArray<Particular>;
  /** Layers of the message, and those of its fields that were asked for. */
  readonly contents?: AskedFields;
  /** Octets of the SDU, or of the Ethernet frame without its frame check sequence. */
  readonly octets: number;
};

/** Why a datagram from a shortcut was dropped. */
export type MpcDropReason = 'unknown_tag' | 'no_entry' | 'purging' | 'no_shortcut';

/** Something that an MPC did, decided or learned. */
export type MpcEvent = {
  readonly 'kind': 'dropped';
  /** Reason for the drop. */
  readonly reason: MpcDropReason;
} | {
  readonly 'kind': 'mps_known';
  /** Control address of the MPS. */
  readonly mps: AtmAddress;
} | {
  readonly 'kind': 'mps_unknown';
  /** Control address of the MPS. */
  readonly mps: AtmAddress;
} | {
  readonly 'kind': 'mps_failed';
  /** Control address of the MPS. */
  readonly mps: AtmAddress;
  /** Reason for taking it for dead. */
  readonly why: MpsFailure;
} | {
  readonly 'kind': 'requested';
  /** The ingress MPS. */
  readonly mps: AtmAddress;
  /** Destination to resolve. */
  readonly dst: Ipv4Address;
  /** Reason for asking now. */
  readonly why: MpcTrigger;
  /** The request ID. */
  readonly requestId: number;
} | {
  readonly 'kind': 'resolved';
  /** Destination that was resolved. */
  readonly dst: Ipv4Address;
  /** Data address of the egress MPC. */
  readonly egress: AtmAddress;
  /** Tag that the egress MPC asks for in front of each datagram; none if it needs none. */
  readonly tag: number | null;
  /** Holding time of the entry. */
  readonly holdingPs: Duration;
} | {
  readonly 'kind': 'refresh_due';
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
} | {
  readonly 'kind': 'hold_down';
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
  /** Reason for the hold-down. */
  readonly why: MpcFailure;
  /** Length of the hold-down. */
  readonly timePs: Duration;
} | {
  readonly 'kind': 'ingress_removed';
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
  /** Reason for the removal. */
  readonly why: MpcRemoval;
} | {
  readonly 'kind': 'ingress_full'
} | {
  readonly 'kind': 'imposed';
  /** The egress MPS's name of it. */
  readonly cacheId: number;
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
  /** The tag given out. */
  readonly tag: number | null;
  /** Whether the entry existed before. */
  readonly renewed: boolean;
  /** Holding time of the entry. */
  readonly holdingPs: Duration;
} | {
  readonly 'kind': 'imposition_refused';
  /** The egress MPS's name of the entry. */
  readonly cacheId: number;
  /** The code sent. */
  readonly code: NhrpCode;
} | {
  readonly 'kind': 'purging';
  /** The egress MPS's name of it. */
  readonly cacheId: number;
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
  /** Reason for the removal. */
  readonly why: MpcRemoval;
} | {
  readonly 'kind': 'egress_removed';
  /** The egress MPS's name of it. */
  readonly cacheId: number;
  /** Destination of the entry. */
  readonly dst: Ipv4Address;
  /** Reason for the removal. */
  readonly why: MpcRemoval;
} | {
  readonly 'kind': 'data_plane_purge';
  /** VCC that the datagram came on. */
  readonly vcc: VccId;
  /** Destination of the datagram. */
  readonly dst: Ipv4Address;
} | {
  readonly 'kind': 'vcc_up';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** ATM address of its far end. */
  readonly peer: AtmAddress;
  /** Whether it is a shortcut; otherwise it leads to an MPS. */
  readonly shortcut: boolean;
} | {
  readonly 'kind': 'vcc_released';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** ATM address of its far end. */
  readonly peer: AtmAddress;
  /** Whether for carrying nothing; otherwise no entry uses it. */
  readonly idle: boolean;
} | {
  readonly 'kind': 'vcc_lost';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** ATM address of its far end. */
  readonly peer: AtmAddress;
  /** Cause of the refusal or release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'call_refused';
  /** ATM address of the caller. */
  readonly calling: AtmAddress;
  /** Cause of the refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'malformed';
  /** VCC that the PDU came on. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'ignored';
  /** VCC that the message came on. */
  readonly vcc: VccId;
  /** Type of the message. */
  readonly op: NhrpMessage;
  /** Its request ID. */
  readonly requestId: number;
};

/** Why an ingress entry is in hold-down. */
export type MpcFailure = {
  readonly 'kind': 'no_reply'
} | {
  readonly 'kind': 'refused';
  /** Code of the refusal. */
  readonly code: NhrpCode;
} | {
  readonly 'kind': 'own_address'
} | {
  readonly 'kind': 'call';
  /** Cause of the refusal. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'too_many_shortcuts'
};

/** Why an entry is no longer valid. */
export type MpcRemoval = 'expired' | 'hold_down_over' | 'by_mps' | 'by_egress' | 'mps_failed' | 'cleared' | 'moved' | 'lec_down' | 'acknowledged' | 'unanswered';

/** What made an MPC ask. */
export type MpcTrigger = {
  readonly 'kind': 'flow';
  /** The count. */
  readonly frames: number;
} | {
  readonly 'kind': 'mps'
} | {
  readonly 'kind': 'retry'
};

/** What MPOA machines work above a LAN emulation client. */
export type MpoaDevice = {
  /** Control ATM address of the MPOA server. */
  readonly mps: AtmAddress | null;
  /** Control ATM address of the MPOA client. */
  readonly mpc: AtmAddress | null;
  /**
   * MAC addresses of the MPOA server's router, at most 35. None: the LAN destination of the frame that carries
   * the TLV.
   */
  readonly mpsMacs: ReadonlyArray<EthernetAddress>;
};

/** What an MPS tells. */
export type MpsEvent = {
  readonly 'kind': 'lookup';
  /** Number that the answer must repeat. */
  readonly id: number;
  /** Destination to route. */
  readonly destination: Ipv4Address;
} | {
  readonly 'kind': 'resolution_requested';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** Destination address. */
  readonly destination: Ipv4Address;
} | {
  readonly 'kind': 'resolved';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** Destination address. */
  readonly destination: Ipv4Address;
  /** ATM address of the shortcut's far end. */
  readonly egress: AtmAddress;
} | {
  readonly 'kind': 'refused';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** Destination address. */
  readonly destination: Ipv4Address;
  /** Code of the refusal. */
  readonly code: NhrpCode;
} | {
  readonly 'kind': 'imposing';
  /** Control ATM address of the egress MPC. */
  readonly mpc: AtmAddress;
  /** Destination of the shortcut. */
  readonly destination: Ipv4Address;
  /** Its cache ID. */
  readonly cacheId: number;
} | {
  readonly 'kind': 'imposed';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** The cache ID. */
  readonly cacheId: number;
  /** Code in its reply. */
  readonly code: NhrpCode;
} | {
  readonly 'kind': 'withdrawn';
  /** Control ATM address of the egress MPC. */
  readonly mpc: AtmAddress;
  /** Its cache ID. */
  readonly cacheId: number;
} | {
  readonly 'kind': 'egress_purged';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** The cache ID. */
  readonly cacheId: number;
} | {
  readonly 'kind': 'ingress_purge';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** Network. */
  readonly prefix: Ipv4Address;
  /** Bits of it. */
  readonly prefixLen: number;
} | {
  readonly 'kind': 'triggered';
  /** Its control ATM address. */
  readonly mpc: AtmAddress;
  /** Destination address. */
  readonly destination: Ipv4Address;
} | {
  readonly 'kind': 'gave_up';
  /** ATM address of the node that was asked. */
  readonly peer: AtmAddress;
  /** The request. */
  readonly op: NhrpMessage;
  /** Its request ID. */
  readonly requestId: number;
} | {
  readonly 'kind': 'vcc_lost';
  /** Far end. */
  readonly peer: AtmAddress;
  /** Packets lost. */
  readonly lost: number;
} | {
  readonly 'kind': 'malformed';
  /** VCC that the PDU came on. */
  readonly vcc: VccId;
};

/** Why an MPS is taken for dead. */
export type MpsFailure = 'silent' | 'restarted';

/** What came of a request, entry by entry (RFC 2332 5.2.0.1, AF-MPOA-0087); unknown numbers are kept. */
export type NhrpCode = number;

/** What is wrong with a packet; unknown numbers are kept. */
export type NhrpError = number;

/** Type of a packet (RFC 2332 5.1, AF-MPOA-0087). */
export type NhrpMessage = string;

/** What happens in an NHS that nobody has to act on. */
export type NhrpReport = {
  readonly 'kind': 'registration';
  /** Protocol address. */
  readonly protocol: Ipv4Address;
  /** ATM address. */
  readonly nbma: AtmAddress;
  /** The verdict. */
  readonly code: NhrpCode;
} | {
  readonly 'kind': 'forwarded';
  /** Type of the packet. */
  readonly op: NhrpMessage;
  /** Its request ID. */
  readonly requestId: number;
  /** ATM address of the next hop. */
  readonly to: AtmAddress;
} | {
  readonly 'kind': 'answered';
  /** Destination asked for. */
  readonly destination: Ipv4Address;
  /** The answer's code. */
  readonly code: NhrpCode;
  /** Whether it is known at first hand; else it came out of the transit cache. */
  readonly authoritative: boolean;
} | {
  readonly 'kind': 'error_sent';
  /** ATM address of the receiver. */
  readonly to: AtmAddress;
  /** Code of the error. */
  readonly code: NhrpError;
} | {
  readonly 'kind': 'error_received';
  /** ATM address of the reporter. */
  readonly from: AtmAddress;
  /** Code of the error. */
  readonly code: NhrpError;
} | {
  readonly 'kind': 'purge';
  /** ATM address of the sender. */
  readonly from: AtmAddress;
  /** Network. */
  readonly prefix: Ipv4Address;
  /** Bits of it. */
  readonly prefixLen: number;
} | {
  readonly 'kind': 'stray';
  /** ATM address of the sender. */
  readonly from: AtmAddress;
  /** Type of the packet. */
  readonly op: NhrpMessage;
  /** Its request ID. */
  readonly requestId: number;
} | {
  readonly 'kind': 'gave_up';
  /** Type of the request. */
  readonly op: NhrpMessage;
  /** Its request ID. */
  readonly requestId: number;
};

/** Reason why the computation found no route. */
export type NoRoute = 'no_such_address' | 'unreachable' | 'no_bandwidth' | 'too_slow';

/** Which MTUs to calculate. */
export type OverheadRequest = {
  /** MTUs in octets. */
  readonly mtus: ReadonlyArray<number>;
};

/** What one layer leaves of one line. */
export type OverheadRow = {
  /** `line`, `atm`, `aal`, `ip`, `transport` or `application`. */
  readonly layer: OverheadLayer;
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

/** A data packet with its octets. */
export type PacketDetail = {
  readonly protocol: PacketProtocol;
  /** What it is by its innermost protocol that is known: `TCP`, `ICMP echo`, `IP fragment`. */
  readonly message: PacketName;
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  /** None between a switch and the services inside it. */
  readonly port: number | null;
  /** 0 on Ethernet. */
  readonly vpi: number;
  /** 0 on Ethernet. */
  readonly vci: number;
  /** Whether the message left this node; else it arrived here. */
  readonly sent: boolean;
  /** Whether a fault took the message as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it. */
  readonly ordinal: number;
  /** Flow that it belongs to, where it is data of one. */
  readonly flow?: number;
  /** Its cells, where it left in cells. */
  readonly cells?: CellSpan;
  /** What the message is known by. */
  readonly particulars: ReadonlyArray<Particular>;
  /** Layers of the message, and those of its fields that were asked for. */
  readonly contents?: AskedFields;
  /** Octets of the SDU, or of the Ethernet frame without its frame check sequence. */
  readonly octets: number;
  /** Outermost layer first; what travels in cells begins with the padding and the trailer of AAL5. */
  readonly layers: ReadonlyArray<PacketLayer>;
  /** Hexadecimal, two digits an octet; in cells the whole CPCS-PDU, which the cells carry 48 octets each. */
  readonly hex: string;
  /** What the node reported at this very event. */
  readonly reports: ReadonlyArray<DiaryEntry>;
};

/** A field. */
export type PacketField = {
  readonly id: FieldId;
  /** First octet within the whole PDU. */
  readonly start: number;
  /** The octet after the last. */
  readonly end: number;
  /** The value as the octets have it. */
  readonly value: Value;
  /** What the value means; none where the value says it all. */
  readonly meaning: Value;
};

/** A layer. */
export type PacketLayer = {
  readonly id: LayerId;
  readonly fields: ReadonlyArray<PacketField>;
};

/** Some data packets, and where to go on. */
export type PacketPage = {
  /** What to ask from next time; packets older than the log keeps, or from while nobody asked for packets, are gone. */
  readonly next: number;
  readonly packets: ReadonlyArray<PacketRecord>;
};

/** A data packet, or a frame on Ethernet, without its octets. */
export type PacketRecord = {
  readonly protocol: PacketProtocol;
  /** What it is by its innermost protocol that is known: `TCP`, `ICMP echo`, `IP fragment`. */
  readonly message: PacketName;
  /** Number in the log, counted from the start of the run. */
  readonly number: number;
  readonly atPs: number;
  /** Device of the document at which this was noted; services inside a switch count as the switch. */
  readonly node: number;
  /** None between a switch and the services inside it. */
  readonly port: number | null;
  /** 0 on Ethernet. */
  readonly vpi: number;
  /** 0 on Ethernet. */
  readonly vci: number;
  /** Whether the message left this node; else it arrived here. */
  readonly sent: boolean;
  /** Whether a fault took the message as it left. */
  readonly lost: boolean;
  /** Device that sent it. */
  readonly sender: number;
  /** Its number among what the sender sent: the same at both ends; odd where services inside a switch sent it. */
  readonly ordinal: number;
  /** Flow that it belongs to, where it is data of one. */
  readonly flow?: number;
  /** Its cells, where it left in cells. */
  readonly cells?: CellSpan;
  /** What the message is known by. */
  readonly particulars: ReadonlyArray<Particular>;
  /** Layers of the message, and those of its fields that were asked for. */
  readonly contents?: AskedFields;
  /** Octets of the SDU, or of the Ethernet frame without its frame check sequence. */
  readonly octets: number;
};

/** When a device had the latest packet in its hands. */
export type PacketStay = {
  readonly node: number;
  /** When it came in, or was made. */
  readonly arrivedPs: number;
  /** When the device's processor was done with it: it was handed to the port that sends it on, or to the program that wants it. */
  readonly donePs: number;
};

/** A layer around a packet. */
export type PacketWrap = {
  readonly layer: WrapLayer;
  readonly octets: number;
};

/** A part of a device that has tables. The entities above signalling are processes: they report as themselves and can be killed. */
export type Part = 'lec' | 'mpc' | 'mps' | 'clip' | 'lecs' | 'les' | 'bus' | 'atmarp' | 'arp' | 'bridge' | 'ip' | 'switch';

/** State of one part of a device. */
export type PartState = {
  readonly process: Part;
  readonly phase: ProcessPhase;
  readonly ok: boolean;
};

/** A value that a message is known by. */
export type Particular = {
  readonly field: FieldId;
  /** The value as the octets have it. */
  readonly value: Value;
  /** What the value means; none where the value says it all. */
  readonly meaning: Value;
};

/** A party of a point-to-multipoint VCC; the first one, of the set-up, is 0. */
export type PartyId = number;

/** One of the two logs. */
export type PduLog = 'messages' | 'packets';

/** The record of what left, in one of the logs. */
export type PduPlace = {
  readonly log: PduLog;
  readonly number: number;
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

/** One logical port of a switch: a physical port, or a VP tunnel through one. */
export type PortRef = {
  /** Physical port. */
  readonly port: number | 'servers';
  /** VPI of the channels at it: 0 of the port itself, another of a VP tunnel. */
  readonly vpi: number;
};

/** What happens to a process as a whole. */
export type ProcessEvent = {
  readonly 'kind': 'started'
} | {
  readonly 'kind': 'died'
};

/** How far an entity is on its way to service. */
export type ProcessPhase = 'dead' | 'no_address' | 'up' | LecPhase;

/** A table of one protocol machine. */
export type ProtocolTable = {
  /** Part of the device. */
  readonly owner: Part;
  readonly table: TableId;
  readonly columnIds: ReadonlyArray<ColumnId>;
  readonly rows: ReadonlyArray<TableRow>;
};

/** What a queue of the receive path lost. */
export type QueueLoss = {
  /** The queue. */
  readonly queue: ReceiveQueue;
  /** PDUs, frames or packets. */
  readonly pdus: number;
  /** Cells that they fill. */
  readonly cells: number;
};

/** One output queue; also a switch's backplane, and what it refused of the cells that came in by a port. */
export type QueueResult = {
  /** Node; services inside a switch count as the switch. */
  readonly node: number;
  /** Port; 0 for a backplane, none between a switch and the services inside it. */
  readonly port: number | null;
  /** Whether the queue is that of cells which the services inside a switch send to it; absent for all other queues. */
  readonly fromServices?: boolean;
  /**
   * Service category of an output queue; `backplane`; `input` for cells that a switch dropped as they came in by the port,
   * by policing or because there is no table row.
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

/** Why a call or party was refused here. */
export type Refusal = {
  readonly 'kind': 'route';
  /** Reason of the failure. */
  readonly why: NoRoute;
} | {
  readonly 'kind': 'not_registered'
} | {
  readonly 'kind': 'bandwidth';
  /** Cells/s asked for. */
  readonly asked: number;
  /** Cells/s left. */
  readonly left: number;
} | {
  readonly 'kind': 'no_vci'
} | {
  readonly 'kind': 'blocked'
} | {
  readonly 'kind': 'port_down'
} | {
  readonly 'kind': 'bad_route'
} | {
  readonly 'kind': 'not_understood'
};

/** What a switch's register of addresses reports. */
export type RegisterEvent = {
  readonly 'kind': 'address_taken';
  /** The address. */
  readonly address: AtmAddress;
  /** Port at which the address is registered. */
  readonly holder: PortRef;
  /** Port at which it was asked for and refused. */
  readonly refused: PortRef;
};

/** An event of one of a node's machines. */
export type Report = {
  readonly 'machine': 'arp'
} & ArpEvent | {
  readonly 'machine': 'bridge'
} & BridgeEvent | {
  readonly 'machine': 'segment'
} & SegmentEvent | {
  readonly 'machine': 'router'
} & RouterEvent | {
  readonly 'machine': 'lec'
} & LecEvent | {
  readonly 'machine': 'les'
} & LesEvent | {
  readonly 'machine': 'bus'
} & BusEvent | {
  readonly 'machine': 'lecs'
} & LecsEvent | {
  readonly 'machine': 'mpc'
} & MpcEvent | {
  readonly 'machine': 'mps'
} & MpsEvent | {
  readonly 'machine': 'nhs'
} & NhrpReport | {
  readonly 'machine': 'clip'
} & ClipEvent | {
  readonly 'machine': 'atmarp'
} & AtmArpEvent | {
  readonly 'machine': 'calls'
} & CallEvent | {
  readonly 'machine': 'exchange'
} & ExchangeEvent | {
  readonly 'machine': 'sscop'
} & SscopEvent | {
  readonly 'machine': 'ilmi_user'
} & IlmiUserEvent | {
  readonly 'machine': 'ilmi_network'
} & IlmiNetworkEvent | {
  readonly 'machine': 'register'
} & RegisterEvent | {
  readonly 'machine': 'process'
} & ProcessEvent;

/** What a router reports. */
export type RouterEvent = {
  readonly 'kind': 'discarded';
  /** Reason for the drop. */
  readonly reason: DiscardReason;
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

/** Why a frame was dropped. */
export type SegmentDropReason = 'excessive_collisions' | 'queue_full' | 'too_long' | 'no_port' | 'damaged';

/** What a shared Ethernet segment reports. */
export type SegmentEvent = {
  readonly 'kind': 'dropped';
  /** Reason for the loss. */
  readonly reason: SegmentDropReason;
};

/** Why a segment was sent. */
export type SegmentReason = 'syn' | 'syn-ack' | 'data-full' | 'data-last' | 'data-nagle-released' | 'data-half-window' | 'data-small' | 'retransmit-timeout' | 'fast-retransmit' | 'persist-probe' | 'ack-immediate' | 'ack-every-nth' | 'ack-delayed-timer' | 'ack-out-of-order' | 'ack-control' | 'ack-unacceptable' | 'window-update' | 'fin' | 'reset';

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

/** What a link tells its user. */
export type SscopEvent = {
  readonly 'kind': 'up'
} | {
  readonly 'kind': 'down';
  /** Reason why the link went down. */
  readonly reason: SscopReason;
  /** Messages of this end that were not acknowledged. */
  readonly lost: number;
} | {
  readonly 'kind': 'refused';
  /** Octets of the message; an observer sees only their number. */
  readonly octets: number;
} | {
  readonly 'kind': 'malformed'
};

/** Why a link went down. */
export type SscopReason = 'released' | 'peer_released' | 'peer_gave_up' | 'refused' | 'no_answer' | 'no_response' | 'recovered' | 'started_over';

/** A VPI/VCI at a port. */
export type SwitchChannel = {
  /** Physical port. */
  readonly port: number | 'servers';
  /** VPI. */
  readonly vpi: number;
  /** VCI. */
  readonly vci: number;
};

/** A table. Whoever shows it has the specification's name for it. */
export type TableId = 'arp_table' | 'atmarp_table' | 'bus_clients' | 'calls' | 'configuration_direct' | 'filtering_database' | 'ilmi_address_table' | 'ilmi_addresses' | 'le_arp_cache' | 'lec_mac_addresses' | 'lec_vccs' | 'lecs_database' | 'lecs_rules' | 'les_clients' | 'les_registrations' | 'mpoa_egress_cache' | 'mpoa_ingress_cache' | 'mpoa_vccs' | 'mps_control_vccs' | 'mps_egress_impositions' | 'mps_ingress_resolutions' | 'mps_known_mpcs' | 'mps_resolutions_under_way' | 'mpss' | 'nhrp_answered_requests' | 'nhrp_pending_requests' | 'nhrp_registrations' | 'nhrp_transit_cache' | 'ports' | 'reachable_end_systems' | 'registration' | 'routes' | 'sscop_link' | 'vccs';

/** A row of a table. */
export type TableRow = {
  /** A value for each column. */
  readonly values: ReadonlyArray<Value>;
  /** Time at which the row was last written. */
  readonly sincePs: number;
  /** Time at which the row ages out if nothing renews it; null where it does not age. */
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
  /** Parts of the causes that are processors: waits for a CPU that somebody else had. */
  readonly waits?: ReadonlyArray<CpuWait>;
  /** Picoseconds in which a rule held data back; no two at one instant. */
  readonly held: {
    readonly [hold in AccountHold]?: number
  };
  /** PDUs of the flow that hosts lost, by the queue that had no room; from the start. */
  readonly lost?: ReadonlyArray<QueueLoss>;
  /** What took most of it. */
  readonly bottleneck: Bottleneck;
};

/** A timer of Q.2931 or Q.2971, by its number. */
export type TimerName = 'T301' | 'T303' | 'T308' | 'T309' | 'T310' | 'T313' | 'T316' | 'T322' | 'T398' | 'T399';

/** A transfer; every time but `startPs` counts from the beginning of the first send call, in picoseconds. */
export type TransferResult = {
  /** Time in the run at which the first send call began, in ps; all other times count from there. */
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

/** Why the LES has no use for a control frame. */
export type Unwanted = 'sender_not_joined' | 'requester_not_joined' | 'wrong_sender' | 'not_for_les' | 'unsupported_version';

/** A value. */
export type Value = {
  readonly 'type': 'none'
} | {
  readonly 'type': 'number';
  readonly 'value': number
} | {
  readonly 'type': 'signed';
  readonly 'value': number
} | {
  readonly 'type': 'hex';
  readonly 'value': {
    /** The number. */
    readonly number: number;
    /** Digits, with leading zeros. */
    readonly digits: number;
  }
} | {
  readonly 'type': 'size';
  readonly 'value': number
} | {
  readonly 'type': 'text';
  readonly 'value': string
} | {
  readonly 'type': 'octets';
  readonly 'value': string
} | {
  readonly 'type': 'word';
  readonly 'value': Word
} | {
  readonly 'type': 'meaning';
  readonly 'value': Meaning
} | {
  readonly 'type': 'field';
  readonly 'value': FieldId
} | {
  readonly 'type': 'message';
  readonly 'value': string
} | {
  readonly 'type': 'mac';
  readonly 'value': EthernetAddress
} | {
  readonly 'type': 'ip';
  readonly 'value': Ipv4Address
} | {
  readonly 'type': 'network';
  readonly 'value': {
    /** The address. */
    readonly address: Ipv4Address;
    /** Bits of the prefix. */
    readonly bits: number;
  }
} | {
  readonly 'type': 'atm_address';
  readonly 'value': AtmAddress
} | {
  readonly 'type': 'atm_prefix';
  readonly 'value': AtmPrefix
} | {
  readonly 'type': 'vcc';
  readonly 'value': {
    /** The number. */
    readonly number: number;
    /** Whether the other end called. */
    readonly incoming: boolean;
  }
} | {
  readonly 'type': 'port';
  readonly 'value': PortRef
} | {
  readonly 'type': 'switch_channel';
  readonly 'value': {
    /** The port. */
    readonly port: number | 'servers';
    /** VPI. */
    readonly vpi: number;
    /** VCI. */
    readonly vci: number;
  }
} | {
  readonly 'type': 'channel';
  readonly 'value': {
    /** VPI. */
    readonly vpi: number;
    /** VCI. */
    readonly vci: number;
  }
} | {
  readonly 'type': 'far_port';
  readonly 'value': {
    /** The switch. */
    readonly node: number;
    /** Port of the switch. */
    readonly port: PortRef;
  }
} | {
  readonly 'type': 'category';
  readonly 'value': CallCategory
} | {
  readonly 'type': 'cause';
  readonly 'value': Cause
} | {
  readonly 'type': 'lane_status';
  readonly 'value': LaneStatus
} | {
  readonly 'type': 'nhrp_code';
  readonly 'value': NhrpCode
} | {
  readonly 'type': 'nhrp_error';
  readonly 'value': NhrpError
} | {
  readonly 'type': 'tlv';
  readonly 'value': LaneTlv
} | {
  readonly 'type': 'tlv_id';
  readonly 'value': TlvCode | Uppercase<string>
} | {
  readonly 'type': 'mpoa_device';
  readonly 'value': MpoaDevice
} | {
  readonly 'type': 'time';
  readonly 'value': Instant
} | {
  readonly 'type': 'span';
  readonly 'value': Duration
} | {
  readonly 'type': 'list';
  readonly 'value': ReadonlyArray<Value>
};

/** What signalling tells an entity. */
export type VccEvent = {
  readonly 'kind': 'incoming';
  /** Id of the new VCC. */
  readonly vcc: VccId;
  /** What the caller asks for. */
  readonly call: Call;
} | {
  readonly 'kind': 'connected';
  /** Id of the VCC. */
  readonly vcc: VccId;
} | {
  readonly 'kind': 'released';
  /** Id of the VCC. */
  readonly vcc: VccId;
  /** Cause of the refusal or release. */
  readonly cause: Cause;
} | {
  readonly 'kind': 'party_added';
  /** The VCC. */
  readonly vcc: VccId;
  /** The party. */
  readonly party: PartyId;
} | {
  readonly 'kind': 'party_dropped';
  /** The VCC. */
  readonly vcc: VccId;
  /** The party. */
  readonly party: PartyId;
  /** Cause of the refusal or removal. */
  readonly cause: Cause;
};

/** A link that a connection leaves by. */
export type VccHop = {
  readonly node: number;
  /** None between a switch and the services inside it. */
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
};

/** A VCC at one entity, from its set-up to its release. */
export type VccId = {
  readonly number: number; incoming: boolean
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
   * or Ethernet frames in the interval), `role:<role>` (cells offered to all connections of the role in the interval), `cpu:<node>`
   * (busy share of the interval), `acr:<flow>` (allowed rate of a flow with ABR, cells/s),
   * `tcp:<flow>:<cwnd|ssthresh|window|flight|buffered>` (octets), `tcp:<flow>:rto` (ms).
   */
  readonly series?: ReadonlyArray<string>;
  /** Time between samples of the series. The same series at the same interval keep their beat when they are asked for again. */
  readonly intervalPs?: number;
  /** Links of which every cell or frame is recorded. */
  readonly links?: ReadonlyArray<number>;
  /** Keep events with their causes. */
  readonly events?: boolean;
  /** Keep data packets, as control messages always are; where a later request asks for none, what was kept is forgotten with the next. */
  readonly packets?: boolean;
};

/** One link of a chain of causes. */
export type Why = {
  /** Time of the event, in ps. */
  readonly atPs: number;
  /** Node at which it happened. */
  readonly node: number;
  /** Not a cause itself, but what the flow waited for meanwhile: a hold, a sleeping writer, a delayed acknowledgement. */
  readonly meanwhile: boolean;
} & ({
  readonly 'note': 'handled'
} | {
  readonly 'note': 'wrote', 
/** Octets that were copied. */
  octets: number,
} | {
  readonly 'note': 'writer-sleeps', 
/** Octets free. */
  free: number, 
/** Octets that must be free. */
  lowWater: number,
} | {
  readonly 'note': 'writer-wakes'
} | {
  readonly 'note': 'held', 
/** Rule that held the data back. */
  hold: Hold,
} | {
  readonly 'note': 'ack-delayed'
} | {
  readonly 'note': 'sent', 
/** Reason for sending it. */
  reason: SegmentReason, 
/** Octets of payload. */
  octets: number,
} | {
  readonly 'note': 'received', 
/** Octets of payload. */
  octets: number,
} | {
  readonly 'note': 'read', 
/** Octets that were taken. */
  octets: number,
} | {
  readonly 'note': 'lost'
});

/** A word of a closed list. */
export type Word = 'accepted' | 'active' | 'active_refresh' | 'active_resolved' | 'all_others' | 'answered' | 'arp_pending' | 'atm_address' | 'atmarp_server' | 'behind_the_bridge' | 'being_answered' | 'being_confirmed' | 'being_resolved' | 'being_set_up' | 'call_delivered' | 'call_initiated' | 'call_present' | 'call_received' | 'called' | 'calling' | 'calling_the_server' | 'calls' | 'configuration_direct' | 'connect_request' | 'connected' | 'control' | 'control_direct' | 'control_distribute' | 'data_direct' | 'data_transfer_ready' | 'down' | 'end_system' | 'ethernet_802_3' | 'failed_call' | 'failed_cleared' | 'failed_down' | 'failed_group' | 'failed_no_answer' | 'failed_no_server' | 'failed_queue_full' | 'failed_unknown' | 'flush_pending' | 'forward_direct' | 'here' | 'idle' | 'imposing' | 'inactive_cached' | 'inactive_query' | 'incoming' | 'incoming_call_proceeding' | 'incomplete' | 'invalid' | 'joined' | 'joining' | 'local' | 'mac_address' | 'multicast_forward' | 'multicast_send' | 'name' | 'negative_hold_down' | 'neighbour' | 'no' | 'no_answer' | 'none' | 'null' | 'open' | 'opening' | 'outgoing' | 'outgoing_call_proceeding' | 'outgoing_connection_pending' | 'outgoing_disconnection_pending' | 'outgoing_recovery_pending' | 'outgoing_resynchronization_pending' | 'own' | 'passed_on' | 'peer' | 'purging' | 'purging_expired' | 'pvc' | 'refreshing' | 'registered' | 'registering' | 'release_indication' | 'release_request' | 'remote' | 'resolved' | 'resolving' | 'restart' | 'restart_request' | 'route_wanted' | 'sent' | 'shortcut' | 'static' | 'this_mpc' | 'token_ring' | 'transient' | 'unknown' | 'unspecified' | 'up' | 'v1' | 'v2' | 'valid' | 'vc_pending' | 'waiting_for_the_next_attempt' | 'waits_for_le_verify' | 'waits_for_ready_ind' | 'withdrawing' | 'yes';

/** What octets of a packet belong to. */
export type WrapLayer = 'data' | 'tcp' | 'udp' | 'icmp' | 'transport' | 'ip' | 'llc_snap' | 'mpoa_tag' | 'ethernet' | 'le_header' | 'aal5' | 'cell_headers';
