/** Same model, same seed, same engine: the same bits in Chromium as in Node, for every preset at its default point. */
import { execFileSync } from 'node:child_process';
import { encodeLink, PRESETS } from '@lanelab/scenario';
import { expect, test } from '../lab.ts';

/** A result with every arrival of a flow, or with a series, is several megabytes. */
const MAX_OCTETS = 1 << 28;

const CLI = new URL('../../apps/cli/bin/lanelab.mjs', import.meta.url).pathname;

function digestInNode(preset: string): string {
  const text = execFileSync(process.execPath, [CLI, 'run', preset, '--json', '-'], {
    encoding: 'utf8',
    maxBuffer: MAX_OCTETS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { digest }: { digest: string } = JSON.parse(text);
  return digest;
}

for (const { id, build } of PRESETS) {
  test(`${id} gives the digest that Node gives`, async ({ lab }) => {
    await lab.open(`/lab#${encodeLink(build())}`);
    await lab.runToEnd();
    await expect(lab.get('digest')).toContainText(digestInNode(id));
  });
}
