/** Parameters of LANE, MPOA, forwarding and servers: number in the specification, unit, default. */
import type { Quantity } from '../format/quantities.ts';

export interface Parameter {
  readonly key: string;
  readonly label: string;
  readonly quantity: Quantity;
  /** Shown while the field is empty: the default with its unit. */
  readonly usual: string;
}

const p = (key: string, label: string, quantity: Quantity, usual: string): Parameter => ({
  key,
  label,
  quantity,
  usual,
});

/** af-mpoa-0114, 4.7.1: what decides on a shortcut goes first. */
export const mpcFirst = [
  p('p1', 'p1, frames before a shortcut', 'number', '10 frames'),
  p('p2S', 'p2, counted within', 's', '1 s'),
];
export const mpcOthers = [
  p('p4S', 'p4, first retry', 's', '5 s'),
  p('p5S', 'p5, longest retry', 's', '40 s'),
  p('p6S', 'p6, hold-down', 's', '160 s'),
  p('idleS', 'Shortcut idle', 's', '1200 s'),
  p('pcrCps', 'Shortcut peak, cells/s', 'number', 'the line'),
  p('maxEgress', 'Egress entries', 'number', '1024'),
  p('ingressPs', 'Packet in by a shortcut', 'time', '0 s'),
  p('egressPs', 'Packet out', 'time', '0 s'),
  p('egressPsPerOctet', 'Packet out, an octet', 'time/octet', '0 ns/octet'),
];
/** af-mpoa-0114, 4.7.2. */
export const mpsParameters = [
  p('p1S', 'p1, keep-alive every', 's', '10 s'),
  p('p2S', 'p2, keep-alive holds', 's', '35 s'),
  p('p4S', 'p4, first retry', 's', '5 s'),
  p('p5S', 'p5, longest retry', 's', '40 s'),
  p('p6S', 'p6, gives up after', 's', '40 s'),
  p('p7Min', 'p7, holding time, min', 'number', '20 min'),
];
/** af-lane-0021, 5.1.1, and af-lane-0084, 5.1.1: two defaults hang on the version. */
export const lecParameters = (version: 1 | 2): readonly Parameter[] => [
  p('c7S', 'C7, control time-out', 's', version === 1 ? '120 s' : '30 s'),
  p('c10', 'C10, unknown frames', 'number', version === 1 ? '1 frame' : '10 frames'),
  p('c11S', 'C11, within', 's', '1 s'),
  p('c12S', 'C12, circuit idle', 's', '1200 s'),
  p('c13', 'C13, LE_ARP retries', 'number', '1'),
  p('c17S', 'C17, cache ages', 's', '300 s'),
  p('c18S', 'C18, forward delay', 's', '15 s'),
  p('c20S', 'C20, LE_ARP waits', 's', '1 s'),
  p('c21S', 'C21, flush waits', 's', '4 s'),
  p('c22S', 'C22, path switching', 's', '6 s'),
  p('c28S', 'C28, call completes', 's', '4 s'),
  p('c33S', 'C33, forward gone', 's', '60 s'),
  p('c37Ms', 'C37, rejoins after', 'ms', '1 ms'),
  p('c38Ms', 'C38, rejoins within', 'ms', '5000 ms'),
];
export const forwardingParameters = [
  p('packetsPerS', 'Rate, packets/s', 'number', 'no limit'),
  p('mbps', 'Rate', 'Mb/s', 'no limit'),
  p('queuePackets', 'Queue, packets', 'number', '512 packets'),
];
export const processorParameters = [
  p('cellsPerS', 'Cells/s', 'number', 'no limit'),
  p('framesPerS', 'PDUs/s', 'number', 'no limit'),
  p('queueFrames', 'Queue, PDUs', 'number', 'no limit'),
];

/** An output buffer: docs/scenario.md, Queue. */
export const queueWords = {
  capacity: 'Capacity',
  clp: 'CLP cells only to',
  noLimit: 'no limit',
  loses: 'When full, loses',
  discards: [
    { value: 'none', label: 'single cells' },
    { value: 'ppd', label: 'rest of packet (PPD)' },
    { value: 'epd', label: 'whole packets (EPD)' },
  ],
  epdFrom: 'EPD from',
  lastStays: 'Last cell stays',
} as const;

/** Numbers and switches of TCP beside the mechanisms that experiments switch: docs/scenario.md, Host. */
export const stackWords = {
  others: 'More TCP parameters',
  asProfile: 'as profile',
  on: 'on',
  off: 'off',
} as const;
const ofProfile = stackWords.asProfile;
export const stackNumbers = [
  p('delayedAckMs', 'Delayed ACK after', 'ms', ofProfile),
  p('ackEverySegments', 'ACK every, segments', 'number', ofProfile),
  p('initialWindowSegments', 'First window, segments', 'number', ofProfile),
  p('rtoTickMs', 'Retransmission tick', 'ms', ofProfile),
  p('rtoMinMs', 'Retransmits after, least', 'ms', ofProfile),
  p('rtoMaxMs', 'Retransmits after, most', 'ms', ofProfile),
  p('copyChunkOctets', 'Copied at a time', 'octets', ofProfile),
  p('writerLowWaterOctets', 'Writer woken at', 'octets', ofProfile),
];
export const stackFlags = [
  { key: 'windowUpdateTwoMss', label: 'Window update at 2 MSS' },
  { key: 'congestionAvoidance', label: 'Congestion avoidance' },
  { key: 'fastRetransmit', label: 'Fast retransmit' },
  { key: 'fastRecovery', label: 'Fast recovery' },
  { key: 'windowMssMultiple', label: 'Window in whole MSS' },
] as const;
export const socketWords = {
  key: 'sockets',
  label: 'Sockets',
  options: [
    { value: 'bsd', label: 'BSD' },
    { value: 'winsock', label: 'Winsock' },
    { value: 'winsock-blocking', label: 'Winsock, blocking' },
  ],
} as const;
