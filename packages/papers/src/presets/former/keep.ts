/** Notices which presets have changed since they were last kept, and keeps what they were. */

import { encodeLink, modelHash, type Preset } from '@lanelab/scenario';
import { type FormerDocument, type FormerDocuments, wholeScenario } from './former.ts';

/** Presets by id, each as a link that holds its scenario whole. */
export type PresentDocuments = Readonly<Record<string, string>>;

export interface Kept {
  readonly present: PresentDocuments;
  readonly former: FormerDocuments;
  /** Ids of presets whose model is another than the one kept. */
  readonly changed: readonly string[];
  /** Ids that no preset has any more: links to them open nothing. */
  readonly gone: readonly string[];
}

/** The document as it was, unless its model is the preset's own: then only a drawing or a text has changed. */
async function formerOf(preset: Preset, document: string): Promise<FormerDocument | null> {
  const scenario = await wholeScenario(document);
  if (modelHash(scenario.model) === modelHash(preset.build().model)) return null;
  return { link: encodeLink(scenario, [{ ...preset, build: () => scenario }]), document };
}

/** The files as they should be, from what they were and the presets of now. */
export async function keepPresets(
  presets: readonly Preset[],
  { present, former }: Pick<Kept, 'present' | 'former'>,
): Promise<Kept> {
  const documents = Object.fromEntries(presets.map((preset) => [preset.id, encodeLink(preset.build(), [])]));
  const kept = new Map(Object.entries(former));
  const changed: string[] = [];
  for (const preset of presets) {
    const before = present[preset.id];
    if (before === undefined || before === documents[preset.id]) continue;
    const was = await formerOf(preset, before);
    if (was === null) continue;
    changed.push(preset.id);
    const others = (kept.get(preset.id) ?? []).filter(({ document }) => document !== before);
    kept.set(preset.id, [was, ...others]);
  }
  const gone = Object.keys(present).filter((id) => documents[id] === undefined);
  return { present: documents, former: Object.fromEntries(kept), changed, gone };
}
