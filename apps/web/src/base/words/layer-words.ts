/** What the layers of the drawing say. */
import type { VccRole } from '@lanelab/engine';

export const layerWords = { physical: 'Physical', vcs: 'VCs', elans: 'ELANs', ip: 'IP' } as const;

export const layerTitles = {
  physical: 'Fibres, ports and queues',
  vcs: 'Open virtual channel connections (VCCs)',
  elans: 'Emulated LANs',
  ip: 'IP subnets',
} as const;

export const roleWords: Readonly<Record<VccRole, string>> = {
  permanent: 'permanent (PVC)',
  signalling: 'signalling',
  ilmi: 'ILMI',
  'configuration-direct': 'configuration direct',
  'control-direct': 'control direct',
  'control-distribute': 'control distribute',
  'multicast-send': 'multicast send',
  'multicast-forward': 'multicast forward',
  'data-direct': 'data direct',
  'mpoa-control': 'MPOA control',
  shortcut: 'shortcut',
  'classical-ip': 'Classical IP',
};

export const layerPhrases = {
  label: 'Layer of the drawing',
  panel: 'What this layer shows',
  list: 'List',
  roles: 'Kinds of connection shown',
  noVccs: 'No connection is open at this instant. Press Play: devices call each other as the network comes up.',
  noElans: 'No emulated LAN here. Add one under Properties, with nothing selected.',
  noSubnets: 'No IP address here yet. Link a host to something and it gets one.',
  asking: 'Asking the run',
  members: (count: number) => (count === 1 ? '1 client' : `${count} clients`),
  joined: (joined: number, count: number) => `${joined} of ${count} joined`,
  servedBy: (names: string) => `LES and BUS on ${names}`,
  noServer: 'no LES and BUS',
  cells: (count: number) => (count === 1 ? '1 cell' : `${count.toLocaleString('en')} cells`),
  tree: 'to several',
  drawnAs: 'Drawn as',
  network: 'Subnets and routers',
  virtual: 'Virtual router',
  virtualRouter: 'virtual router',
  ingress: 'ingress MPS',
  egress: 'egress MPS',
  both: 'ingress and egress MPS',
  routers: (names: string) => (names === '' ? 'no router' : `by ${names}`),
  calculates: 'Calculate routes (MPS)',
  forwards: 'Forward packets (MPC)',
  noVirtual: 'No router here is an MPOA server: turn MPOA on in a router and in hosts or edge devices.',
  trace: 'Trace a flow',
  noTrace: 'none',
  noPath: 'No data packet of this flow has been sent yet at this instant.',
  delays: 'times: one cell now, queues and fibre included',
  hops: (count: number) => (count === 1 ? '1 link' : `${count} links`),
  routed: 'through',
  wrap: 'What a packet is wrapped in, octets',
  overhead: (data: number, all: number, share: number) =>
    `${data} octets of data in ${all} on the line, ${Math.round(share * 1000) / 10} % overhead`,
} as const;

/** How packets go, for the strip of a traced flow. */
export const viaWords: Readonly<Record<string, string>> = {
  pvc: 'on a permanent connection',
  'classical-ip': 'by Classical IP',
  lane: 'by LAN emulation',
  shortcut: 'on a shortcut',
  ethernet: 'over Ethernet',
  bus: 'flooded by the BUS',
};

export const badgeWords = {
  label: 'What runs on the devices',
  up: 'up',
  joining: 'joining',
  failed: 'failed',
} as const;

export const costWords = {
  title: 'Which way flows go',
  caption: 'Path and cost of the latest full data packet; press a flow to trace it on the drawing',
  flow: 'Flow',
  via: 'Goes',
  path: 'Path',
  links: 'Links',
  cells: 'Cells',
  overhead: 'Overhead',
} as const;

export const tracedWords = {
  none: (count: number) => (count === 0 ? 'No flow begins or ends here.' : 'No flow is traced.'),
  flow: (from: string, to: string) => (to === '' ? `Tracing the cells of ${from}.` : `Tracing ${from} to ${to}.`),
} as const;
