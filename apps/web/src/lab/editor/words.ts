/** Short words on the stage. */
import type { Phy } from '@lanelab/scenario';

const phys: Readonly<Record<Phy, string>> = {
  oc3c: 'OC-3c 155.52 Mb/s',
  oc12c: 'OC-12c 622.08 Mb/s',
  ds3: 'DS3 44.736 Mb/s',
  e3: 'E3 34.368 Mb/s',
  atm25: 'ATM25 25.6 Mb/s',
  'atm25-ideal': '25.6 Mb/s, ideal',
  eth10: 'Ethernet 10 Mb/s',
  eth100: 'Ethernet 100 Mb/s',
};

export const phyWords = (phy: Phy): string => phys[phy];
