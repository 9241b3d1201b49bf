// Part of the web build: writes the head start of each demonstration into a folder, and beside them a list of presets, models and files.
// Takes the folder, and the digits of the engine's stamp that the names of the files end in.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWorkerEngine } from '@lanelab/engine/node';
import { DEMONSTRATIONS } from '@lanelab/papers';
import { findPreset } from '@lanelab/papers/presets';
import { modelHash } from '@lanelab/scenario';
import { brotliOf } from './compressed.config.ts';
import { writeHeadStart } from './src/playback/head-start-file.ts';
import { makeHeadStart } from './src/playback/make-head-start.ts';

/** What a page may fetch in place of a run, octets: more takes longer than the run. */
const MOST_OCTETS = 150 * 1024;
/** A run to an earlier instant takes no time. */
const EARLIEST_PS = 1_000_000_000_000;
/** Digits of the model's hash in the names of files. */
const HASH_DIGITS = 16;

const [folder, stamp] = process.argv.slice(2);
if (folder === undefined || stamp === undefined) throw new Error('name the folder, and the stamp of the engine');
mkdirSync(folder, { recursive: true });

const kept: { readonly preset: string; readonly model: string; readonly file: string }[] = [];
for (const { id } of DEMONSTRATIONS) {
  const scenario = findPreset(id)?.build();
  if (scenario === undefined) throw new Error(`no preset ${id}`);
  const startPs = scenario.view.start?.timePs ?? 0;
  const model = modelHash(scenario.model);
  if (startPs < EARLIEST_PS || kept.some((other) => other.model === model)) continue;
  // Each in an engine that has run nothing before, as on the page.
  const engine = createWorkerEngine();
  const head = await makeHeadStart(engine, scenario, startPs);
  await engine.close();
  const written = head === null ? null : writeHeadStart(head);
  const octets = written === null ? 0 : (await brotliOf(written, 'memory')).length;
  const isKept = written !== null && octets <= MOST_OCTETS;
  process.stdout.write(`${id}: ${Math.ceil(octets / 1024)} KB${isKept ? '' : ', not kept'}\n`);
  if (!isKept) continue;
  const file = `start-${model.slice(0, HASH_DIGITS)}-${stamp}.bin`;
  writeFileSync(join(folder, file), written);
  kept.push({ preset: id, model, file });
}
writeFileSync(join(folder, 'index.json'), JSON.stringify(kept));
