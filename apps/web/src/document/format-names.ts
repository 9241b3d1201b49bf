/** The words of the scenario format as people read them: PHYs, service categories, stack profiles. */
import { say } from '@lanelab/messages/format-names';
import type { Category, Host, Phy } from '@lanelab/scenario';

export interface Word<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

const words = <Value extends string>(labels: Readonly<Record<Value, string>>): readonly Word<Value>[] =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }));

const phyNames: Readonly<Record<Phy, string>> = {
  oc3c: say('format.oc-3c'),
  oc12c: say('format.oc-12c'),
  ds3: say('format.ds3'),
  e3: 'E3',
  atm25: say('format.atm25'),
  'atm25-ideal': say('format.atm25-ideal'),
  eth10: say('format.10-base-t'),
  eth100: say('format.100-base-tx'),
};

/** With the rate of the line. */
export const phyLabels: Readonly<Record<Phy, string>> = {
  oc3c: say('format.oc-3c-155-52-mb'),
  oc12c: say('format.oc-12c-622-08-mb'),
  ds3: say('format.ds3-44-736-mb-s'),
  e3: say('format.e3-34-368-mb-s'),
  atm25: say('format.atm25-25-6-mb-s'),
  'atm25-ideal': say('format.25-6-mb-s-without'),
  eth10: say('format.ethernet-10-mb-s'),
  eth100: say('format.ethernet-100-mb-s'),
};

const categoryLabels: Readonly<Record<Category, string>> = {
  cbr: say('format.cbr'),
  'rt-vbr': say('format.rt-vbr'),
  'nrt-vbr': say('format.nrt-vbr'),
  abr: say('format.abr'),
  ubr: say('format.ubr'),
};

const profileLabels: Readonly<Record<Host['profile'], string>> = {
  'bsd-reno': say('format.bsd-reno'),
  winnt4: say('format.windows-nt-4'),
  win98: say('format.windows-98'),
  'linux-2.2': say('format.linux-2-2'),
};

export const phyWords = words(phyLabels);
export const categoryWords = words(categoryLabels);
export const profileWords = words(profileLabels);

export const profileName = (profile: Host['profile']): string => profileLabels[profile];

/** The short name of a PHY; one that this lab does not know keeps its own. */
export function phyName(phy: string): string {
  return Object.hasOwn(phyNames, phy) ? phyNames[phy as Phy] : phy;
}

export function categoryName(category: string): string {
  return Object.hasOwn(categoryLabels, category) ? categoryLabels[category as Category] : category;
}
