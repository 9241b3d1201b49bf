/** The lecture against the runs that it shows: every moment comes, in its order. */
import { createWorkerEngine } from '@lanelab/engine/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProtocolLog } from '../playback/run/protocol-log.ts';
import type { WorkerEngine } from '../playback/run/types.ts';
import { type Beat, minutesOf, ownLecture } from './beats.ts';
import { captionAt } from './captions.ts';
import { type Found, findMoment } from './log.ts';

const { beats } = ownLecture;

const STRETCH_PS = 500e9;
const FURTHEST_PS = 14e12;

let engine: WorkerEngine;
beforeAll(() => {
  engine = createWorkerEngine();
});
afterAll(() => engine.close());

async function shown({ scenario }: Beat): Promise<Found> {
  const document = scenario();
  const log = new ProtocolLog();
  const run = await engine.open(document);
  for (let timePs = STRETCH_PS; timePs <= FURTHEST_PS; timePs += STRETCH_PS) {
    await run.runUntil(timePs);
    await log.read((query) => run.inspect(query));
  }
  await run.free();
  return { flows: document.model.flows, messages: log.messages, diary: log.diary };
}

it('has seven beats in 20 minutes', () => {
  expect([beats.length, minutesOf(ownLecture)]).toEqual([7, 20]);
  expect(new Set(beats.map(({ id }) => id)).size).toBe(7);
});

describe.each(beats)('$id', (beat) => {
  it('comes to its moments in order', async () => {
    const found = await shown(beat);
    const from = findMoment(beat.from, found);
    const until = beat.until === null ? null : findMoment(beat.until, found);
    if (from === null || until === null) throw new Error(`from ${from} until ${until}`);
    expect(until).toBeGreaterThanOrEqual(from);
    const captions = beat.captions.map(({ at }) => findMoment(at, found));
    expect(captions).toEqual(captions.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity)));
    expect(captions.every((at) => at !== null && at <= until)).toBe(true);
    expect(captionAt(beat.captions, found, from)).toBe(beat.captions[0]);
    expect(captionAt(beat.captions, found, until)).toBe(beat.captions.at(-1));
  });

  it('has devices in hand that are there', () => {
    const names = beat.scenario().model.nodes.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...beat.selects]));
  });
});
