/** The presets of the Conformance group: each sends the messages for whose sake it is there, and tshark reads all of their captures. */

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEngine } from '@lanelab/engine/node';
import { CONFORMANCE_PRESETS, PRESETS } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lanelab } from './test/harness.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lanelab-conformance-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What tshark prints of the packets of a capture that pass a filter. */
const tshark = (file: string, filter: string): readonly string[] =>
  execFileSync('tshark', ['-r', file, '-Y', filter], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  })
    .split('\n')
    .filter((line) => line !== '');

/** Messages that the scenario itself cuts short. */
const damagedBy = ({ model }: Scenario): number =>
  model.changes.reduce((sum, change) => sum + (change.kind === 'damage-message' ? (change.count ?? 1) : 0), 0);

test.each(CONFORMANCE_PRESETS)('$id sends what it shows', async ({ build, shows }) => {
  const engine = createEngine();
  const run = await engine.open(build());
  await run.runUntil(run.durationPs);
  const { messages } = await run.inspect({ kind: 'messages', from: 0, limit: 100_000 });
  const names = messages.filter(({ sent }) => sent).map(({ message }) => message);
  const unread = await run.inspect({ kind: 'malformed' });
  await run.free();
  await engine.close();
  expect(names).toEqual(expect.arrayContaining([...shows]));
  expect(unread.reduce((sum, { sent }) => sum + sent, 0)).toBe(damagedBy(build()));
});

test.each(CONFORMANCE_PRESETS)('tshark finds nothing wrong with $id but what it damages', async ({ id, build }) => {
  const file = join(folder, `${id}.pcapng`);
  const links = build().model.links.flatMap((link) => ['--at', String(link.id)]);
  const { code, err } = await lanelab(['run', id, '--pcap', file, ...links]);
  expect([code, err]).toEqual([0, expect.stringContaining(' records')]);
  const wrong = tshark(file, '_ws.malformed || _ws.expert.severity >= 0x00800000');
  expect(wrong).toHaveLength(damagedBy(build()));
  expect(tshark(file, 'frame').length).toBeGreaterThan(100);
});

test('tshark reads the frames of a multiplexed VCC as LLC of the ATM Forum, in both directions', async () => {
  const file = join(folder, 'multiplexed.pcapng');
  await lanelab(['run', 'conformance-llc-multiplexed', '--pcap', file, '--at', '1']);
  const frames = (filter: string) => tshark(file, `llc.oui == 0x00a03e && ${filter}`).length;
  // Data, and READY_IND of who called.
  const [data, control] = ['llc contains aa:aa:03:00:a0:3e:00:0c', 'llc contains aa:aa:03:00:a0:3e:00:0a'].map(frames);
  expect(data).toBeGreaterThan(20);
  expect(control).toBeGreaterThan(0);
});

test('no two of them show the same, and each stands among all presets', () => {
  const shown = CONFORMANCE_PRESETS.map(({ shows }) => shows.join());
  expect(new Set(shown).size).toBe(shown.length);
  const ids = new Set(PRESETS.map(({ id }) => id));
  expect(CONFORMANCE_PRESETS.filter(({ id }) => !ids.has(id))).toEqual([]);
});
