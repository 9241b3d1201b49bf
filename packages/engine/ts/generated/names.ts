/** The enumerations of the engine: their names by number. Written from the Rust types by `npm run build:types`. */

export const ACCOUNT_CAUSES = [
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
] as const;
export type AccountCause = (typeof ACCOUNT_CAUSES)[number];

export const ACCOUNT_HOLDS = [
  'nagle',
  'window',
  'congestion-window',
  'silly-window',
  'send-buffer',
] as const;
export type AccountHold = (typeof ACCOUNT_HOLDS)[number];

export const CONTROL_MESSAGES = [
  'ALERTING',
  'CALL PROCEEDING',
  'SETUP',
  'CONNECT',
  'CONNECT ACKNOWLEDGE',
  'RESTART',
  'RELEASE',
  'RESTART ACKNOWLEDGE',
  'RELEASE COMPLETE',
  'NOTIFY',
  'STATUS ENQUIRY',
  'STATUS',
  'ADD PARTY',
  'ADD PARTY ACKNOWLEDGE',
  'ADD PARTY REJECT',
  'DROP PARTY',
  'DROP PARTY ACKNOWLEDGE',
  'PARTY ALERTING',
  'LEAF SETUP FAILURE',
  'LEAF SETUP REQUEST',
  'BGN',
  'BGAK',
  'END',
  'ENDAK',
  'RS',
  'RSAK',
  'BGREJ',
  'SD',
  'ER',
  'POLL',
  'STAT',
  'USTAT',
  'UD',
  'MD',
  'ERAK',
  'GetRequest',
  'GetNextRequest',
  'GetResponse',
  'SetRequest',
  'LE_CONFIGURE_REQUEST',
  'LE_JOIN_REQUEST',
  'READY_QUERY',
  'LE_REGISTER_REQUEST',
  'LE_UNREGISTER_REQUEST',
  'LE_ARP_REQUEST',
  'LE_FLUSH_REQUEST',
  'LE_NARP_REQUEST',
  'LE_TOPOLOGY_REQUEST',
  'LE_VERIFY_REQUEST',
  'LE_CONFIGURE_RESPONSE',
  'LE_JOIN_RESPONSE',
  'READY_IND',
  'LE_REGISTER_RESPONSE',
  'LE_UNREGISTER_RESPONSE',
  'LE_ARP_RESPONSE',
  'LE_FLUSH_RESPONSE',
  'LE_VERIFY_RESPONSE',
  'NHRP Resolution Request',
  'NHRP Resolution Reply',
  'NHRP Registration Request',
  'NHRP Registration Reply',
  'NHRP Purge Request',
  'NHRP Purge Reply',
  'NHRP Error Indication',
  'MPOA Cache Imposition Request',
  'MPOA Cache Imposition Reply',
  'MPOA Egress Cache Purge Request',
  'MPOA Egress Cache Purge Reply',
  'MPOA Keep-Alive',
  'MPOA Trigger',
  'MPOA Resolution Request',
  'MPOA Resolution Reply',
  'ARP_REQUEST',
  'ARP_REPLY',
  'InARP_REQUEST',
  'InARP_REPLY',
  'ARP_NAK',
  'Trap',
  'Trap coldStart',
  'Trap warmStart',
  'ARP',
] as const;
export type ControlMessage = (typeof CONTROL_MESSAGES)[number];

export const CONTROL_PROTOCOLS = [
  'sscop',
  'ilmi',
  'lane',
  'llc',
  'arp',
] as const;
export type ControlProtocol = (typeof CONTROL_PROTOCOLS)[number];

export const DROP_REASONS = [
  'bufferFull',
  'clp',
  'epd',
  'ppd',
  'policed',
  'noRoute',
  'link',
] as const;
export type DropReason = (typeof DROP_REASONS)[number];

export const EVENT_NOTES = [
  'handled',
  'wrote',
  'writer-sleeps',
  'writer-wakes',
  'held',
  'ack-delayed',
  'sent',
  'received',
  'read',
  'lost',
] as const;
export type EventNote = (typeof EVENT_NOTES)[number];

export const FLOW_KINDS = [
  'tcp-stream',
  'udp-stream',
  'tcp-rr',
  'ping',
  'cells',
  'frames',
  'relay',
] as const;
export type FlowKind = (typeof FLOW_KINDS)[number];

export const HOLDS = [
  'nagle',
  'window',
  'silly-window',
  'congestion',
  'writer-low-water',
  'writer-full',
  'delayed-ack',
] as const;
export type Hold = (typeof HOLDS)[number];

export const LINK_DIRECTIONS = [
  'ab',
  'ba',
] as const;
export type LinkDirection = (typeof LINK_DIRECTIONS)[number];

export const OVERHEAD_LAYERS = [
  'line',
  'atm',
  'aal',
  'ip',
  'transport',
  'application',
] as const;
export type OverheadLayer = (typeof OVERHEAD_LAYERS)[number];

export const PACKET_NAMES = [
  'TCP',
  'UDP',
  'ICMP echo',
  'ICMP echo reply',
  'ICMP destination unreachable',
  'ICMP time exceeded',
  'IP fragment',
  'IP',
  'ARP',
  'payload',
] as const;
export type PacketName = (typeof PACKET_NAMES)[number];

export const PACKET_PROTOCOLS = [
  'ip',
  'arp',
  'data',
] as const;
export type PacketProtocol = (typeof PACKET_PROTOCOLS)[number];

export const SERVICE_CATEGORIES = [
  'cbr',
  'rt-vbr',
  'nrt-vbr',
  'abr',
  'ubr',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

export const TLV_CODES = [
  'control_timeout',
  'max_unknown_frame_count',
  'max_unknown_frame_time',
  'vcc_timeout',
  'max_retry_count',
  'aging_time',
  'forward_delay_time',
  'expected_arp_time',
  'flush_timeout',
  'path_switching_delay',
  'local_segment_id',
  'multicast_send_type',
  'multicast_send_avg_rate',
  'multicast_send_peak_rate',
  'connection_completion_timer',
  'config_frag_info',
  'layer_3_address',
  'elan_id',
  'service_category',
  'mpc_p1',
  'mpc_p2',
  'mpc_p3',
  'mpc_p4',
  'mpc_p5',
  'mpc_p6',
  'device_type',
  'llc_muxed_atm_address',
  'x5_adjustment',
  'preferred_les',
] as const;
export type TlvCode = (typeof TLV_CODES)[number];

export const VIAS = [
  'ethernet',
  'classical-ip',
  'shortcut',
  'lane',
  'bus',
] as const;
export type Via = (typeof VIAS)[number];

export const VCC_ROLES = [
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
] as const;
export type VccRole = (typeof VCC_ROLES)[number];

/** Names of the columns of each kind of trace. */
export const TRACE_COLUMNS = {
  series: ['timePs', 'value'],
  cells: ['arrivedPs', 'leftPs', 'connection', 'sequence', 'last', 'clp', 'queue', 'dropped', 'vpi', 'vci', 'flow', 'role'],
  frames: ['leftPs', 'octets', 'flow', 'dropped', 'sender', 'ordinal'],
  events: ['timePs', 'node', 'flow', 'origin', 'count', 'causeOrigin', 'causeCount', 'note', 'value'],
} as const;
export type TraceKind = keyof typeof TRACE_COLUMNS;

/** Time of one cell on each ATM PHY, ps. */
export const CELL_TIMES_PS: Readonly<Record<string, number>> = {
  'oc3c': 2831197,
  'oc12c': 707799,
  'ds3': 10416667,
  'e3': 12500000,
  'atm25': 16875000,
  'atm25-ideal': 16562500,
};

/** Time of one bit on each Ethernet PHY, ps. */
export const BIT_TIMES_PS: Readonly<Record<string, number>> = {
  'eth10': 100000,
  'eth100': 10000,
};
