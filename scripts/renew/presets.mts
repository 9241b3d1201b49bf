// Keeps the former document of each preset whose model has changed, for the links that were made from it.
import { join } from 'node:path';
import type { FormerDocuments } from '../../packages/papers/src/presets/former/former.ts';
import { keepPresets, type PresentDocuments } from '../../packages/papers/src/presets/former/keep.ts';
import { PRESETS } from '../../packages/papers/src/presets/registry.ts';
import { ROOT } from './files.mts';
import type { Renewal } from './steps.mts';

const FOLDER = join(ROOT, 'packages/papers/src/presets/former');
const [PRESENT, FORMER] = [join(FOLDER, 'present.json'), join(FOLDER, 'former.json')];

const text = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export async function renewPresets({ files, tell }: Renewal): Promise<void> {
  const present: PresentDocuments = JSON.parse(files.read(PRESENT) ?? '{}');
  const former: FormerDocuments = JSON.parse(files.read(FORMER) ?? '{}');
  const kept = await keepPresets(PRESETS, { present, former });
  for (const id of kept.gone) tell(`${id} is no preset any more: links made from it open nothing`);
  files.write(PRESENT, text(kept.present));
  files.write(FORMER, text(kept.former));
  tell(
    `${PRESETS.length} presets; ${kept.changed.length === 0 ? 'none has' : `${kept.changed.join(', ')}: have`} another model`,
  );
}
