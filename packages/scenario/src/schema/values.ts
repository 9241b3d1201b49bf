/** Kinds, defaults and the delay of a link as values: a page that shows a scenario has them without the schemas, and so without the parser. */

import type { Cpu } from './host-settings.ts';
import type { Link } from './link.ts';
import type { Queue } from './switches.ts';

export const ATM_PHYS = ['oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal'] as const;
export const ETHERNET_PHYS = ['eth10', 'eth100'] as const;
export const PHYS = [...ATM_PHYS, ...ETHERNET_PHYS] as const;
export type Phy = (typeof PHYS)[number];

/** Whether a port of this PHY carries Ethernet frames rather than cells. */
export const isEthernet = (name: Phy): boolean => ETHERNET_PHYS.some((ethernet) => ethernet === name);

/** Most that the clock of any port may be off. */
export const MAX_CLOCK_PPM = 100;

/** Most ppm that a clock of this PHY may be off: SONET and the PDH 20, 25.6 Mb/s and Ethernet 100. */
export const clockTolerancePpm = (name: Phy): number =>
  isEthernet(name) || name.startsWith('atm25') ? MAX_CLOCK_PPM : 20;

/** In order of service priority. */
export const CATEGORIES = ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What a connection is for, as a series names it. */
export const CONNECTION_ROLES = [
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

/** What a category has that a port does not mention. */
export const defaultQueue = (): Queue => ({
  capacityCells: 8_192,
  clpThresholdCells: null,
  discard: { kind: 'none' },
});

/** A CPU that takes no time. */
export const freeCpu = (): Cpu => ({
  speed: 1,
  syscallPs: 0,
  sendPacketPs: 0,
  receivePacketPs: 0,
  interruptPs: 0,
  copyPsPerOctet: 0,
  checksumPsPerOctet: 0,
  tickPs: 0,
  cellPs: 0,
});

/** The layers of one drawing: cables, connections, emulated LANs, subnets. */
export const LAYERS = ['physical', 'vcs', 'elans', 'ip'] as const;
export type Layer = (typeof LAYERS)[number];

/** Light in fibre and signals in copper: 5 ns a metre. */
const PS_PER_METRE = 5_000;

/** Propagation delay of a link, which states it directly or by its length. */
export function linkDelayPs(link: Pick<Link, 'delayPs' | 'lengthM'>): number {
  return link.delayPs ?? (link.lengthM ?? 0) * PS_PER_METRE;
}

/** Classical IP over permanent or switched circuits, an emulated LAN, or Ethernet. */
export const OVERS = ['pvc', 'svc', 'lane', 'ethernet'] as const;
export type Over = (typeof OVERS)[number];

/** 9180 octets over Classical IP (RFC 2225), 1500 over Ethernet and emulated LANs. */
export const defaultMtu = (over: Over): number => (over === 'pvc' || over === 'svc' ? 9_180 : 1_500);

/** What an interface runs over. */
export const overOf = (entry: { readonly over?: Over | undefined }): Over => entry.over ?? 'pvc';
