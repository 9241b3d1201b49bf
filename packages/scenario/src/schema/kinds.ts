/** Kinds of ports and of service, by name. */

export const ATM_PHYS = ['oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal'] as const;
export const ETHERNET_PHYS = ['eth10', 'eth100'] as const;
export const PHYS = [...ATM_PHYS, ...ETHERNET_PHYS] as const;
export type Phy = (typeof PHYS)[number];

/** Whether a port of this PHY carries Ethernet frames rather than cells. */
export const isEthernet = (name: Phy): boolean => ETHERNET_PHYS.some((ethernet) => ethernet === name);

/** In order of service priority. */
export const CATEGORIES = ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'] as const;
export type Category = (typeof CATEGORIES)[number];
