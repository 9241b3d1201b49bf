/** What the comparison of two scenarios says. */

export const compareWords = {
  one: 'One',
  compare: 'Compare',
  against: 'Compared with',
  asDrawn: 'As it stands',
  same: 'Both scenarios are the same',
  more: (count: number) => `and ${count} more`,
  change: 'Change',
  panesMenu: 'Both panes',
  swap: 'Swap sides',
  link: 'Look at the same place in both',
  unlink: 'Look at each by itself',
  copyLink: 'Copy the link to this comparison',
  copied: 'Link copied.',
  off: 'off',
  on: 'on',
  usual: 'usual',
  absent: 'not there',
  present: 'there',
  difference: 'Difference',
  noValue: '–',
  paste: 'Paste a link, an address of a preset, or a scenario’s JSON',
  pasteLabel: 'Scenario to compare with',
  use: 'Compare with it',
  presets: 'Networks of the lab',
  variants: 'The same network',
  own: 'Something else',
  refused: 'What you pasted',
  keys: 'That is a list of keys, not a scenario.',
  nothingThere: 'That link names no scenario.',
  nothing:
    'There is nothing to compare this network with: draw devices and traffic, or choose another network to stand beside it.',
} as const;

/** Variants of a scenario, by id. */
export const variantWords = {
  'without-mpoa': 'Without MPOA',
  'with-mpoa': 'With MPOA',
  'p1-1': 'MPC-p1 = 1: a shortcut at once',
  'p1-100': 'MPC-p1 = 100: a shortcut later',
  'mtu-1500': 'MTU 1500 everywhere',
  'without-nagle': 'Without Nagle’s algorithm',
  'large-buffers': 'Socket buffers four times as large',
  'small-buffers': 'Socket buffers a quarter as large',
  'without-changes': 'Without faults and changes',
  'other-seed': 'Another seed',
} as const;

export type VariantId = keyof typeof variantWords;

/** Parts of the model by their path without indices; a part that is named is compared as a whole only where one side lacks it. */
export const partWords: Readonly<Record<string, string>> = {
  mpc: 'MPOA client',
  mps: 'MPOA server',
  'mpc.p1': 'MPC-p1, frames before a shortcut',
  'mpc.p2S': 'MPC-p2, s',
  'mpc.idleS': 'idle time of a shortcut, s',
  'interfaces.mtu': 'MTU',
  'interfaces.ip': 'address',
  'interfaces.elan': 'ELAN',
  'interfaces.mpoa': 'MPOA of this interface',
  'stack.nagle': 'Nagle’s algorithm',
  'cpu.speed': 'CPU speed',
  profile: 'TCP of',
  name: 'name',
  forwarding: 'forwarding limit',
  'forwarding.packetsPerS': 'packets a second',
  punt: 'slow path',
  services: 'servers',
  sendBuffer: 'send buffer',
  receiveBuffer: 'receive buffer',
  receiveOctets: 'octets of a receive call',
  messageOctets: 'octets of a message',
  intervalPs: 'interval',
  startPs: 'start',
  stopPs: 'end',
  delayPs: 'delay',
  seed: 'seed',
  durationPs: 'duration',
  changes: 'faults and changes',
  elans: 'emulated LANs',
  tunnels: 'VP tunnels',
};

export const kindWords = { nodes: 'device', links: 'link', flows: 'traffic' } as const;

export const measureWords = {
  roundTrip: 'Ping round trip',
  delay: 'One-way delay',
  hops: 'Links crossed',
  cells: 'Cells carried',
  bus: 'Cells through the BUS',
  goodput: 'Goodput',
  lost: 'Packets lost',
} as const;
