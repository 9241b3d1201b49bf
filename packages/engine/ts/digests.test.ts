/** Whole runs of switched networks in the committed WASM build: they give what `packages/engine/tests/engine/fixtures.rs` holds the native code to. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from './node.ts';

const folder = new URL('../../scenario/fixtures/digests/', import.meta.url);

interface Fixture {
  readonly document: unknown;
  readonly digest: string;
  readonly cellHops: number;
}

test.each(readdirSync(folder).toSorted())('%s is the same natively and in WASM', async (name) => {
  const { document, digest, cellHops } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture;
  const engine = createEngine();
  const run = await engine.open(document);
  await run.runUntil(run.durationPs);
  expect(await run.result()).toMatchObject({ digest, cellHops });
  await run.free();
  await engine.close();
});
