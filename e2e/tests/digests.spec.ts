/**
 * What the lab runs is what the command line runs: a sample of the presets has the same digest in both. `npm test -- thorough
 * engine` holds the digests of every preset natively, in Node and in Chromium against each other.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PRESETS } from '@lanelab/papers/presets';
import { encodeLink } from '@lanelab/scenario';
import { PRESET_SAMPLE } from '../../scripts/lib/levels.mjs';
import { expect, test } from '../lab.ts';

const CLI = new URL('../../apps/cli/bin/lanelab.mjs', import.meta.url).pathname;
/** A result with every arrival of a flow, or with a series, is several megabytes. */
const MAX_OCTETS = 1 << 28;
const start = promisify(execFile);

async function digestOfCommand(preset: string): Promise<string> {
  const args = [CLI, 'run', preset, '--json', '-'];
  const { stdout } = await start(process.execPath, args, { encoding: 'utf8', maxBuffer: MAX_OCTETS });
  const { digest }: { digest: string } = JSON.parse(stdout);
  return digest;
}

for (const { id, build } of PRESETS.filter((preset) => PRESET_SAMPLE.includes(preset.id))) {
  test(`the lab shows the digest of ${id}, and the command line prints it`, { tag: '@main' }, async ({ lab }) => {
    await lab.open(`/lab#${encodeLink(build(), PRESETS)}`);
    await lab.runToEnd();
    await expect(lab.get('digest')).toContainText(await digestOfCommand(id));
  });
}

test('presets whose digest the lab shows are there', { tag: '@main' }, () => {
  expect(PRESETS.filter(({ id }) => PRESET_SAMPLE.includes(id))).toHaveLength(PRESET_SAMPLE.length);
});
