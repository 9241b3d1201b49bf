import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { Speaker } from './spoken.ts';

async function diaryOf(scenario: Scenario, seconds: number): Promise<readonly DiaryEntry[]> {
  const engine = createEngine();
  const run = await engine.open(scenario);
  try {
    await run.runUntil(seconds * 1e12);
    return (await run.inspect({ kind: 'diary', from: 0, limit: 5_000 })).entries;
  } finally {
    await run.free();
    await engine.close();
  }
}

test.each(['class-mpoa', 'clip-pair-svc', 'les-dies', 'host-moves'])(
  '%s: whole sentences, without numbers of calls that came in and without addresses of devices',
  async (id) => {
    const scenario = findPreset(id)?.build();
    if (scenario === undefined) throw new Error(`no preset ${id}`);
    const entries = await diaryOf(scenario, Math.min(scenario.model.durationPs / 1e12, 35));
    const said = new Speaker(scenario).speak(entries).map(({ what }) => what);
    expect(said.length).toBe(entries.length);
    expect(entries.some(({ what }) => /2147483\d{3}/.test(what))).toBe(true);
    expect(said.filter((what) => /2147483\d{3}|[\da-f]{26}-/.test(what))).toEqual([]);
    expect(said.filter((what) => !/^[\dA-Z].*[.]$/.test(what))).toEqual([]);
    expect(said.filter((what) => /\bport 65535\b|\bas Ubr\b/.test(what))).toEqual([]);
  },
);

test('connections are named by their role and by who is at the other end, from both ends', async () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset class-mpoa');
  const entries = await diaryOf(scenario, 9);
  const said = new Speaker(scenario).speak(entries);
  const of = (name: string) =>
    said
      .filter(({ node }) => scenario.model.nodes.find(({ id }) => id === node)?.name === name)
      .map(({ what }) => what);
  expect(of('A')).toEqual(
    expect.arrayContaining([
      'The configuration direct VCC to the LECS in West is connected.',
      'The control direct VCC to the LES of red is connected.',
      'A call from the LES of red came in as the control distribute VCC.',
      'The multicast send VCC to the BUS of red is connected.',
      'The multicast forward VCC from the BUS of red is connected.',
      'The LEC enters Operational.',
    ]),
  );
  expect(of('West')).toEqual(
    expect.arrayContaining([
      'A call from A’s LEC came in as the control direct VCC.',
      'The LECS sends A’s LEC to emulated LAN "red".',
    ]),
  );
  expect(of('B')).toEqual(expect.arrayContaining(['A call from A’s MPC came in as the shortcut VCC.']));
});

test('what was said stays said when the log is asked again, and with its start gone a number still tells nothing raw', async () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset class-mpoa');
  const entries = await diaryOf(scenario, 1);
  const speaker = new Speaker(scenario);
  const first = speaker.speak(entries);
  expect(speaker.speak(entries)).toEqual(first);
  const late = new Speaker(scenario).speak(entries.slice(100));
  expect(late.filter(({ what }) => /2147483\d{3}/.test(what))).toEqual([]);
});
