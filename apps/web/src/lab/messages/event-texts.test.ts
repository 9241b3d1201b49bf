import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import type { AtmEnd, DiaryEntry } from '../../playback/run/types.ts';
import { EventTexts } from './event-texts.ts';

interface Answers {
  readonly entries: readonly DiaryEntry[];
  readonly ends: readonly AtmEnd[];
}

async function diaryOf(scenario: Scenario, seconds: number): Promise<Answers> {
  const engine = createEngine();
  const run = await engine.open(scenario);
  try {
    await run.runUntil(seconds * 1e12);
    const { entries } = await run.inspect({ kind: 'diary', from: 0, limit: 5_000 });
    return { entries, ends: await run.inspect({ kind: 'addresses' }) };
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
    const { entries, ends } = await diaryOf(scenario, Math.min(scenario.model.durationPs / 1e12, 35));
    const texts = new EventTexts(scenario, ends).textsOf(entries).map(({ text }) => text);
    expect(texts.length).toBe(entries.length);
    expect(entries.some((event) => 'vcc' in event && event.vcc?.incoming === true)).toBe(true);
    expect(texts.filter((text) => /2147483\d{3}|8388\d{3}|65535|undefined|null|\[object/.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^[\dA-Z].*[.]$/.test(text))).toEqual([]);
    // Only the registration of an address itself, and a question about one, is about its digits.
    const aboutAddress = /^(The network has registered|Address|The end system at)/;
    expect(texts.filter((text) => /[\da-f]{26}-/.test(text) && !aboutAddress.test(text))).toEqual([]);
  },
);

test('connections are named by their role and by who is at the other end, from both ends', async () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset class-mpoa');
  const { entries, ends } = await diaryOf(scenario, 9);
  const texts = new EventTexts(scenario, ends).textsOf(entries);
  const of = (name: string) =>
    texts
      .filter(({ node }) => scenario.model.nodes.find(({ id }) => id === node)?.name === name)
      .map(({ text }) => text);
  expect(of('A')).toEqual(
    expect.arrayContaining([
      'The configuration direct VCC to the LECS in West is connected.',
      'The control direct VCC to the LES of red is connected.',
      'A call comes in as the control distribute VCC from the LES of red.',
      'The multicast send VCC to the BUS of red is connected.',
      'The multicast forward VCC from the BUS of red is connected.',
      'The LEC enters Operational.',
    ]),
  );
  expect(of('West')).toEqual(
    expect.arrayContaining([
      'A call comes in as the control direct VCC from A’s LEC.',
      'The LECS sends A’s LEC to emulated LAN “red”.',
    ]),
  );
  expect(of('B')).toEqual(expect.arrayContaining(['A call comes in as the shortcut VCC from A’s MPC.']));
});

test('sentences stay the same when the events are read again, and name no internal number where their start is gone', async () => {
  const scenario = findPreset('class-mpoa')?.build();
  if (scenario === undefined) throw new Error('no preset class-mpoa');
  const { entries, ends } = await diaryOf(scenario, 1);
  const texts = new EventTexts(scenario, ends);
  const first = texts.textsOf(entries);
  expect(texts.textsOf(entries)).toEqual(first);
  const late = new EventTexts(scenario, ends).textsOf(entries.slice(100));
  expect(late.filter(({ text }) => /2147483\d{3}/.test(text))).toEqual([]);
});
