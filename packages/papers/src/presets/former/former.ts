/** What presets were before they changed, so that a link made from one of them opens what its sender saw. */

import { decodeLink, type Scenario } from '@lanelab/scenario';

/** A scenario that went by a preset's name, as `npm run renew` kept it when the preset changed. */
export interface FormerDocument {
  /** The link to it as it was given out: the preset's name and digits of the model's hash. */
  readonly link: string;
  /** The scenario as a link that holds it whole: links of every version open for ever. */
  readonly document: string;
}

/** By the preset's id, the latest first. */
export type FormerDocuments = Readonly<Record<string, readonly FormerDocument[]>>;

/** The scenario of a link that holds one whole. */
export async function wholeScenario(document: string): Promise<Scenario> {
  const result = await decodeLink(document, () => Promise.resolve(null));
  if (!result.ok) throw new Error(`a kept document cannot be read: ${result.fault.code}`);
  return result.scenario;
}

/** What the preset of that id was, the latest first. */
export async function formerScenarios(id: string): Promise<readonly Scenario[]> {
  const file = await import('./former.json', { with: { type: 'json' } });
  const all: FormerDocuments = file.default;
  return Promise.all((all[id] ?? []).map(({ document }) => wholeScenario(document)));
}
