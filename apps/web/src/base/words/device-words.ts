/** What the forms of devices say of emulated LANs, servers, signalling and MPOA. */
import { MAX_FRAMES, type Over } from '@lanelab/scenario';
import { formatInteger } from '../format/number.ts';

export const elanWords = {
  none: 'None yet. With one, hosts that are linked to a signalling switch join it.',
  unserved: 'Nobody runs its LES and BUS: its clients cannot join.',
  add: 'Add an emulated LAN',
} as const;

/** Emulated LANs' clients and frames. */
export const lecWords = {
  title: 'LAN emulation client',
  version: 'Version',
  frame: 'Largest frame',
  asElan: 'as the ELAN',
  versions: [1, 2].map((version) => ({ value: String(version), label: `LANE v${version}` })),
  frames: MAX_FRAMES.map((octets) => ({ value: String(octets), label: `${formatInteger(octets)} octets` })),
} as const;

/** IP interfaces, and where packets go from them. */
export const interfaceWords = {
  all: 'interfaces',
  none: 'No address yet. Link the host to a switch and it gets one.',
  address: 'IP address',
  prefix: 'Subnet prefix',
  port: 'Port',
  over: 'Runs over',
  mtu: 'MTU',
  mac: 'MAC address',
  ownMac: 'by its number',
  mpoa: 'Served by MPOA',
  add: 'Add interface',
  remove: 'Delete this interface',
  onPort: (port: number) => `Interface on port ${port}`,
} as const;

/** Where packets go that are not for a neighbour. */
export const routeWords = {
  gateway: 'Default router',
  firstRouter: 'first of its subnet',
  title: 'Static routes',
  route: 'route',
  noneHost: 'None: what is not for its subnets goes to the default router.',
  noneRouter: 'None: routers know each other’s subnets.',
  line: (network: string, prefix: number, via: string) => `${network}/${prefix} by ${via}`,
  subnet: 'Subnet',
  prefix: 'Prefix',
  via: 'Next hop',
} as const;

/** Permanent connections of hosts and routers. */
export const pvcWords = {
  title: 'Permanent connections',
  connection: 'connection',
  noneHost: 'None yet. A flow to another host brings its own.',
  noneRouter: 'None yet. A router over permanent circuits needs one to each neighbour.',
  peer: 'Next hop',
  nobody: 'nobody has this address',
  vpi: 'VPI',
  vci: 'VCI',
  port: 'Port',
  category: 'Category',
  notShaped: 'Not shaped.',
} as const;

/** Server processes. */
export const serviceWords = {
  title: 'Servers',
  inside: 'Servers inside',
  service: 'service',
  none: 'None: it runs no servers.',
  runs: 'Runs',
  kinds: [
    { value: 'lecs', label: 'LECS' },
    { value: 'les', label: 'LES and BUS' },
    { value: 'atmarp', label: 'ATMARP server' },
  ],
  lecs: 'LECS',
  les: (elan: string) => `LES and BUS of ${elan}`,
  atmarp: (subnet: string) => `ATMARP server of ${subnet}`,
  noElan: 'no ELAN',
  elan: 'Emulated LAN',
  maxClients: 'Clients at most',
  usualClients: '1000 clients',
  intelligent: 'BUS knows who is where',
  processor: 'Processor limits',
} as const;

/** What a switch signals. */
export const signallingWords = {
  title: 'Signalling',
  message: 'Message takes',
  noTime: '0 s',
  prefix: 'Network prefix',
  ownPrefix: 'by its number',
} as const;

/** Forwarding engines. */
export const forwardingWords = { limits: 'Forwarding limits', punt: 'Slow path (punt)' } as const;

/** Edge devices. */
export const bridgeWords = {
  bridge: 'bridge',
  none: 'None yet. Linked to a signalling switch, it bridges to the first emulated LAN.',
  atm: 'ATM port',
  mac: 'MAC address',
  ownMac: 'by its number',
  ethernet: (port: number) => `Ethernet port ${port}`,
  ports: 'Ethernet ports',
} as const;

/** MPOA clients and servers. */
export const mpoaWords = {
  client: 'MPOA client',
  others: 'Other MPOA parameters',
  tags: 'Asks for egress tags',
  category: 'Shortcut category',
  told: 'Told of MPOA servers',
  toldWhy: 'LANE v1 has no way to find them: a client on it knows those that are ticked.',
  server: 'MPOA server',
  triggers: 'Sends triggers',
} as const;

/** Ports of devices. */
export const portWords = {
  title: 'Ports',
  none: 'None yet. A link brings its own.',
  noLink: 'no link',
  to: (name: string) => `to ${name}`,
  half: (port: number) => `Port ${port} half duplex`,
  esi: (port: number) => `ESI of port ${port}`,
  mac: (port: number) => `MAC of port ${port}`,
  ownMac: 'by its number',
} as const;

const overLabels: Readonly<Record<Over, string>> = {
  pvc: 'permanent circuits',
  svc: 'switched circuits (ATMARP)',
  lane: 'an emulated LAN',
  ethernet: 'Ethernet',
};

export const overWords = (Object.keys(overLabels) as Over[]).map((value) => ({ value, label: overLabels[value] }));

/** How a switch's port tells ABR sources their rates. */
export const explicitRateWords = {
  title: 'explicit rate',
  start: 'Tell ABR sources their rates here',
  stop: 'Tell no rates here',
  target: 'Fills the line to, per cent',
  interval: 'Measures over',
} as const;
