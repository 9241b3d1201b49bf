/** What the comparison of two scenarios says. */

import { say } from '@lanelab/messages/compare';

/** Variants of a scenario, by id. */
export const variantWords = {
  'without-mpoa': say('compare.without-mpoa'),
  'with-mpoa': say('compare.with-mpoa'),
  'p1-1': say('compare.mpc-p1-1-a-shortcut'),
  'p1-100': say('compare.mpc-p1-100-a-shortcut'),
  'mtu-1500': say('compare.mtu-1500-everywhere'),
  'without-nagle': say('compare.without-nagles-algorithm'),
  'large-buffers': say('compare.socket-buffers-four-times-as'),
  'small-buffers': say('compare.socket-buffers-a-quarter-as'),
  'without-changes': say('compare.without-faults-and-changes'),
  'other-seed': say('compare.another-seed'),
} as const;

export type VariantId = keyof typeof variantWords;

/** Parts of the model by their path without indices; a part that is named is compared as a whole only where one side lacks it. */
export const partWords: Readonly<Record<string, string>> = {
  mpc: say('compare.mpoa-client'),
  mps: say('compare.mpoa-server'),
  'mpc.p1': say('compare.mpc-p1-frames-before-a'),
  'mpc.p2S': say('compare.mpc-p2-s'),
  'mpc.idleS': say('compare.idle-time-of-a-shortcut'),
  'interfaces.mtu': say('compare.mtu'),
  'interfaces.ip': say('compare.address'),
  'interfaces.elan': say('compare.elan'),
  'interfaces.mpoa': say('compare.mpoa-of-this-interface'),
  'stack.nagle': say('compare.nagles-algorithm'),
  'cpu.speed': say('compare.cpu-speed'),
  profile: say('compare.tcp-of'),
  name: say('compare.name'),
  forwarding: say('compare.forwarding-limit'),
  'forwarding.packetsPerS': say('compare.packets-a-second'),
  punt: say('compare.slow-path'),
  services: say('compare.servers'),
  sendBuffer: say('compare.send-buffer'),
  receiveBuffer: say('compare.receive-buffer'),
  receiveOctets: say('compare.octets-of-a-receive-call'),
  messageOctets: say('compare.octets-of-a-message'),
  intervalPs: say('compare.interval'),
  startPs: say('compare.start'),
  stopPs: say('compare.end'),
  delayPs: say('compare.delay'),
  seed: say('compare.seed'),
  durationPs: say('compare.duration'),
  changes: say('compare.faults-and-changes'),
  elans: say('compare.emulated-lans'),
  tunnels: say('compare.vp-tunnels'),
};

export const kindWords = {
  nodes: say('compare.device'),
  links: say('compare.link-2'),
  flows: say('compare.traffic'),
} as const;

export const measureWords = {
  roundTrip: say('compare.ping-round-trip'),
  delay: say('compare.one-way-delay'),
  hops: say('compare.links-crossed'),
  cells: say('compare.cells-carried'),
  bus: say('compare.cells-through-the-bus'),
  goodput: say('compare.goodput'),
  lost: say('compare.packets-lost'),
} as const;
