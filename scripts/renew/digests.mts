// Digests that tests hold: of kept documents, and of the pair of the lecture.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createEngine } from '../../packages/engine/ts/node.ts';
import { vitest } from '../lib/suites.mjs';
import { ROOT } from './files.mts';
import type { Renewal } from './steps.mts';

const FOLDER = join(ROOT, 'packages/scenario/fixtures/digests');
const PAIR = join(ROOT, 'apps/web/src/lecture/pair-digest.json');
const PAIR_TEST = 'apps/web/src/lecture/pair-digest.test.ts';

interface Fixture {
  readonly digest: string;
  readonly cellHops: number;
  readonly document: unknown;
}

async function renewed({ document }: Fixture): Promise<Fixture> {
  const engine = createEngine();
  const run = await engine.open(document);
  await run.runUntil(run.durationPs);
  const { digest, cellHops } = await run.result();
  await engine.close();
  return { digest, cellHops, document };
}

export async function renewDigests({ files, tell }: Renewal): Promise<void> {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    const before: Fixture = JSON.parse(files.read(path) ?? '{}');
    const after = await renewed(before);
    if (after.digest === before.digest) continue;
    files.write(path, `${JSON.stringify(after, null, 2)}\n`);
    tell(`${name}: documents made before give other results; CHANGELOG.md must say why`);
  }
  const before = files.read(PAIR);
  // Behind `-u` the file would be taken for its value, and the whole suite would run.
  const { failed } = await vitest([PAIR_TEST, '-u']);
  if (failed > 0) throw new Error(`${PAIR_TEST} failed`);
  files.note(PAIR, before);
}
