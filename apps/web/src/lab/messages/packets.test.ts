import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { expect, test } from 'vitest';
import type { MessageDetail } from '../../playback/run/types.ts';
import { summaryOf } from './filter.ts';
import { fieldsOf } from './octets.ts';
import { sendingsOf } from './sendings.ts';

/** One message of each name that a preset sends. */
async function messagesOf(id: string): Promise<readonly MessageDetail[]> {
  const scenario = findPreset(id)?.build();
  if (scenario === undefined) throw new Error(`no preset ${id}`);
  const engine = createEngine();
  const run = await engine.open(scenario);
  try {
    await run.runUntil(Math.min(scenario.model.durationPs, 12e12));
    const { messages } = await run.inspect({ kind: 'messages', from: 0, limit: 20_000 });
    const firsts = new Map(messages.map(({ message, number }) => [message, number]));
    const details = [...firsts.values()].map(async (number) => run.inspect({ kind: 'message', number }));
    return (await Promise.all(details)).filter((detail) => detail !== null);
  } finally {
    await run.free();
    await engine.close();
  }
}

const nameOf = (node: number) => `device ${node}`;

test.each(['class-mpoa', 'clip-pair-svc'])('%s: every field of every message is in words', async (id) => {
  const details = await messagesOf(id);
  expect(details.length).toBeGreaterThan(10);
  for (const { layers, message } of details) {
    const fields = fieldsOf(layers, nameOf);
    for (const { name, value, meaning } of fields)
      expect(`${name} ${value} ${meaning}`, message ?? '').not.toMatch(/undefined|\[object|^[a-z]+(?:_[a-z]+)+ /);
  }
});

test('a message is summed up by its name and its telling values', async () => {
  const sendings = sendingsOf(await messagesOf('class-mpoa'));
  const summaries = new Map(sendings.map((sending) => [sending.term, summaryOf(sending, nameOf)]));
  expect(summaries.get('POLL')).toMatch(/^POLL: N\(PS\) \d+, N\(S\) \d+$/);
  expect(summaries.get('Trap coldStart')).toBe('Trap coldStart: generic-trap coldStart');
  expect(summaries.get('RELEASE')).toMatch(
    /^RELEASE: call reference \d+ \((?:from|to) the side that chose it\), cause normal call clearing \(cause 16\)$/,
  );
  expect(summaries.get('ARP')).toMatch(/^ARP: operation 2 \(reply\), source hardware address 02:00:00:00:02:00, /);
});

test('a switch and the servers inside it are told apart, whoever speaks', async () => {
  const scenario = findPreset('class-mpoa')?.build();
  const engine = createEngine();
  const run = await engine.open(scenario);
  await run.runUntil(1e12);
  const { messages } = await run.inspect({ kind: 'messages', from: 0, limit: 20_000 });
  await run.free();
  await engine.close();
  const inside = sendingsOf(messages).filter((sending) => sending.inside !== null);
  const speakersOf = (name: string) => new Set(inside.filter(({ term }) => term === name).map((one) => one.inside));
  expect(speakersOf('CALL PROCEEDING')).toEqual(new Set(['switch']));
  expect(speakersOf('POLL')).toEqual(new Set(['switch', 'servers']));
});
