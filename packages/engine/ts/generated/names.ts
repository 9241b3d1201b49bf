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

export const SERVICE_CATEGORIES = [
  'cbr',
  'rt-vbr',
  'nrt-vbr',
  'abr',
  'ubr',
] as const;
export type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];

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
  frames: ['leftPs', 'octets', 'flow', 'dropped'],
  events: ['timePs', 'node', 'flow', 'origin', 'count', 'causeOrigin', 'causeCount', 'note', 'value'],
} as const;
export type TraceKind = keyof typeof TRACE_COLUMNS;
