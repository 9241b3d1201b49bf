/** Parameters of LANE, MPOA, forwarding and servers: number in the specification, unit, default. */
import { say } from '@lanelab/messages/properties';
import type { Quantity } from '../../base/format/quantities.ts';

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
  p('p1', say('parameter.p1-frames-before-a-shortcut'), 'number', say('parameter.ten-frames')),
  p('p2S', say('parameter.p2-counted-within'), 's', '1 s'),
];
export const mpcOthers = [
  p('p4S', say('parameter.p4-first-retry'), 's', '5 s'),
  p('p5S', say('parameter.p5-longest-retry'), 's', '40 s'),
  p('p6S', say('parameter.p6-hold-down'), 's', '160 s'),
  p('idleS', say('parameter.shortcut-idle'), 's', '1200 s'),
  p('pcrCps', say('parameter.shortcut-peak-cells-s'), 'number', say('parameter.the-line')),
  p('maxEgress', say('parameter.egress-entries'), 'number', '1024'),
  p('maxIngress', say('parameter.ingress-entries'), 'number', '1024'),
  p('maxShortcuts', say('parameter.most-shortcuts'), 'number', '256'),
  p('ingressPs', say('parameter.packet-in-by-a-shortcut'), 'time', '0 s'),
  p('egressPs', say('parameter.packet-out'), 'time', '0 s'),
  p('egressPsPerOctet', say('parameter.packet-out-an-octet'), 'time/octet', say('parameter.0-ns-octet')),
];
/** af-mpoa-0114, 4.7.2. */
export const mpsParameters = [
  p('p1S', say('parameter.p1-keep-alive-every'), 's', '10 s'),
  p('p2S', say('parameter.p2-keep-alive-holds'), 's', '35 s'),
  p('p4S', say('parameter.p4-first-retry'), 's', '5 s'),
  p('p5S', say('parameter.p5-longest-retry'), 's', '40 s'),
  p('p6S', say('parameter.p6-give-up-after'), 's', '40 s'),
  p('p7Min', say('parameter.p7-holding-time-min'), 'number', say('parameters.20-min')),
];
/** af-lane-0021, 5.1.1, and af-lane-0084, 5.1.1: two defaults hang on the version. */
export const lecParameters = (version: 1 | 2): readonly Parameter[] => [
  p('c7S', say('parameter.c7-control-time-out'), 's', version === 1 ? '120 s' : '30 s'),
  p(
    'c10',
    say('parameter.c10-unknown-frames'),
    'number',
    version === 1 ? say('parameter.one-frame') : say('parameter.ten-frames'),
  ),
  p('c11S', say('parameter.c11-within'), 's', '1 s'),
  p('c12S', say('parameter.c12-circuit-idle'), 's', '1200 s'),
  p('c13', say('parameter.c13-le-arp-retries'), 'number', '1'),
  p('c17S', say('parameter.c17-cache-ages'), 's', '300 s'),
  p('c18S', say('parameter.c18-forward-delay'), 's', '15 s'),
  p('c20S', say('parameter.c20-le-arp-waits'), 's', '1 s'),
  p('c21S', say('parameter.c21-flush-waits'), 's', '4 s'),
  p('c22S', say('parameter.c22-path-switching'), 's', '6 s'),
  p('c28S', say('parameter.c28-call-completes'), 's', '4 s'),
  p('c33S', say('parameter.c33-forward-gone'), 's', '60 s'),
  p('c37Ms', say('parameter.c37-rejoins-after'), 'ms', '1 ms'),
  p('c38Ms', say('parameter.c38-rejoins-within'), 'ms', '5000 ms'),
];
export const forwardingParameters = [
  p('packetsPerS', say('parameter.rate-packets-s'), 'number', say('parameter.no-limit')),
  p('mbps', say('parameter.rate'), 'Mb/s', say('parameter.no-limit')),
  p('queuePackets', say('parameter.queue-packets'), 'number', say('parameter.512-packets')),
];
export const processorParameters = [
  p('cellsPerS', say('parameter.cells-per-second'), 'number', say('parameter.no-limit')),
  p('framesPerS', say('parameter.pdus-per-second'), 'number', say('parameter.no-limit')),
  p('queueFrames', say('parameter.queue-pdus'), 'number', say('parameter.no-limit')),
];

/** What a host's kernel holds on the receive path: docs/scenario.md, Host. */
export const kernelLimits = [
  p('receiveRing', say('kernel.receive-ring'), 'number', say('parameter.no-limit')),
  p('inputQueue', say('kernel.input-queue'), 'number', say('parameter.no-limit')),
  p('softInterruptPs', say('kernel.soft-interrupt'), 'time', say('parameter.no-limit')),
];

/** An output buffer: docs/scenario.md, Queue. */
export const discardChoices = [
  { value: 'none', label: say('parameter.discards-single-cells') },
  { value: 'ppd', label: say('parameter.discards-rest-of-packet') },
  { value: 'epd', label: say('parameter.discards-whole-packets') },
] as const;

/** Numbers and switches of TCP beside the mechanisms that experiments switch: docs/scenario.md, Host. */
export const stackWords = {
  asProfile: say('parameter.as-profile'),
} as const;
const ofProfile = stackWords.asProfile;
export const stackNumbers = [
  p('delayedAckMs', say('parameter.delayed-ack-after'), 'ms', ofProfile),
  p('ackEverySegments', say('parameter.ack-every-segments'), 'number', ofProfile),
  p('initialWindowSegments', say('parameter.first-window-segments'), 'number', ofProfile),
  p('rtoTickMs', say('parameter.retransmission-tick'), 'ms', ofProfile),
  p('rtoMinMs', say('parameter.retransmits-after-least'), 'ms', ofProfile),
  p('rtoMaxMs', say('parameter.retransmits-after-most'), 'ms', ofProfile),
  p('copyChunkOctets', say('parameter.copied-at-a-time'), 'octets', ofProfile),
  p('writerLowWaterOctets', say('parameter.writer-woken-at'), 'octets', ofProfile),
];
export const stackFlags = [
  { key: 'windowUpdateTwoMss', label: say('parameter.window-update-at-2-mss') },
  { key: 'congestionAvoidance', label: say('parameter.congestion-avoidance') },
  { key: 'fastRetransmit', label: say('parameter.fast-retransmit') },
  { key: 'fastRecovery', label: say('parameter.fast-recovery') },
  { key: 'windowMssMultiple', label: say('parameter.window-in-whole-mss') },
] as const;
export const socketWords = {
  options: [
    { value: 'bsd', label: say('parameter.bsd-2') },
    { value: 'winsock', label: say('parameter.winsock-2') },
    { value: 'winsock-blocking', label: say('parameter.winsock-blocking-2') },
  ],
} as const;
