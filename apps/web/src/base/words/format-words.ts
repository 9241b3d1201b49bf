/** The words of the scenario format as people read them: PHYs, service categories, stack profiles. */
import type { Category, Host, Phy } from '@lanelab/scenario';

export interface Word<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

const words = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Word<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const phyNames: Readonly<Record<Phy, string>> = {
  oc3c: 'OC-3c',
  oc12c: 'OC-12c',
  ds3: 'DS3',
  e3: 'E3',
  atm25: 'ATM25',
  'atm25-ideal': 'ATM25 ideal',
  eth10: '10BASE-T',
  eth100: '100BASE-TX',
};

/** With the rate of the line. */
export const phyLabels: Readonly<Record<Phy, string>> = {
  oc3c: 'OC-3c, 155.52 Mb/s',
  oc12c: 'OC-12c, 622.08 Mb/s',
  ds3: 'DS3, 44.736 Mb/s',
  e3: 'E3, 34.368 Mb/s',
  atm25: 'ATM25, 25.6 Mb/s',
  'atm25-ideal': '25.6 Mb/s without command octets',
  eth10: 'Ethernet, 10 Mb/s',
  eth100: 'Ethernet, 100 Mb/s',
};

const categoryLabels: Readonly<Record<Category, string>> = {
  cbr: 'CBR',
  'rt-vbr': 'rt-VBR',
  'nrt-vbr': 'nrt-VBR',
  abr: 'ABR',
  ubr: 'UBR',
};

const profileLabels: Readonly<Record<Host['profile'], string>> = {
  'bsd-reno': 'BSD Reno',
  winnt4: 'Windows NT 4',
  win98: 'Windows 98',
  'linux-2.2': 'Linux 2.2',
};

export const phyWords = words(phyLabels);
export const categoryWords = words(categoryLabels);
export const profileWords = words(profileLabels);

/** The short name of a PHY; one that this lab does not know keeps its own. */
export function phyName(phy: string): string {
  return Object.hasOwn(phyNames, phy) ? phyNames[phy as Phy] : phy;
}

export function categoryName(category: string): string {
  return Object.hasOwn(categoryLabels, category) ? categoryLabels[category as Category] : category;
}
