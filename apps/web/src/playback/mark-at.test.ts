/** Which mark a point of the picture is on. */
import { createEngine } from '@lanelab/engine/node';
import { describe, expect, it } from 'vitest';
import { type FoundMark, markAt, nearestOn, recordQuery } from './mark-at.ts';
import { laneOf } from './marks.ts';
import type { DrawnEnd } from './marks-draw.ts';
import { nothingRecorded } from './recording.ts';
import { Session } from './session.ts';
import { presetOf } from './test/test-playback.ts';
import type { LinkEnd, Mark } from './types.ts';

const MS = 1e9;
const US = 1e6;
const SIZES = { markWidth: 10, markHeight: 6 };
const line = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
];

function endOf(direction: 'ab' | 'ba', bitPs = 0): DrawnEnd {
  const end: LinkEnd = {
    key: `1:${direction}`,
    link: 1,
    direction,
    node: 1,
    port: 0,
    cellPs: bitPs > 0 ? 0 : 1,
    bitPs,
    roomCells: null,
    delayAt: () => MS,
    isUpAt: () => true,
  };
  return { end, lane: laneOf(line, direction, 10), onLine: laneOf(line, direction, 2), width: 40 };
}

/** A mark from px `tail` to px `head` of a pipe of 1 ms, which is 1000 px long, 2 ms after the beginning. */
const markOf = (tail: number, head: number, number: number): Mark => ({
  fromPs: 2 * MS - head * 1e6,
  toPs: 2 * MS - tail * 1e6,
  cells: 1,
  flow: 0,
  vpi: 0,
  vci: 0,
  look: 'data',
  origin: 7,
  number,
});

/** The number of the mark that is found among those of both directions. */
function numberAt(x: number, y: number, there: readonly Mark[], back: readonly Mark[] = [], zoom = 1) {
  const recording = {
    ...nothingRecorded,
    cellsAt: (end: LinkEnd, _timePs: number, take: (mark: Mark) => void) =>
      (end.direction === 'ab' ? there : back).forEach(take),
  };
  const picture = { recording, timePs: 2 * MS, detail: 'cells', stress: null } as const;
  return markAt({ x, y }, picture, [endOf('ab'), endOf('ba')], SIZES, zoom)?.mark.number ?? null;
}

describe('the mark at a point', () => {
  it('is the one whose stretch is there, in its lane', () => {
    const [there, back] = [[markOf(100, 140, 1), markOf(300, 340, 2)], [markOf(860, 900, 3)]];
    expect(numberAt(120, 10, there, back)).toBe(1);
    expect(numberAt(320, 12, there, back)).toBe(2);
    // The other direction begins at the right: px 860 to 900 of it are px 100 to 140 of the line, above it.
    expect(numberAt(120, -10, there, back)).toBe(3);
    expect(numberAt(220, 10, there, back)).toBeNull();
    expect(numberAt(120, 40, there, back)).toBeNull();
  });

  it('may be missed by the width of a finger, which is the same at every zoom', () => {
    const marks = [markOf(100, 140, 1), markOf(152, 190, 2)];
    expect(numberAt(95, 18, marks)).toBe(1);
    expect(numberAt(145, 10, marks)).toBe(1);
    expect(numberAt(147, 10, marks)).toBe(2);
    expect(numberAt(95, 18, marks, [], 4)).toBeNull();
  });

  it('lies on the nearest piece of a lane with bends', () => {
    const lane = laneOf([...line, { x: 1000, y: 500 }], 'ab', 0);
    expect(nearestOn(lane, { x: 990, y: 250 })).toEqual({ along: 1250, away: 10 });
    expect(nearestOn(lane, { x: -3, y: 4 })).toEqual({ along: 0, away: 5 });
  });

  it('is asked for by its cell, or by its frame', () => {
    const mark = markOf(0, 10, 4);
    expect(recordQuery({ end: endOf('ab').end, mark })).toEqual({ kind: 'pdu', connection: 7, sequence: 4 });
    expect(recordQuery({ end: endOf('ab', 100_000).end, mark })).toEqual({ kind: 'frame', sender: 7, ordinal: 4 });
  });
});

describe('on the engine', () => {
  it.each([
    ['w5', 4000 * MS, 4010 * MS],
    ['class-mpoa', 0, 1000 * MS],
  ])('%s: every mark on a wire leads to its record', async (id, fromPs, toPs) => {
    const signal = new AbortController().signal;
    const run = await Session.open(createEngine(), presetOf(id, 6000 * MS));
    try {
      await run.go(fromPs, { signal, closely: { fromPs } });
      await run.recordOn(toPs, { signal });
      const { messages } = await run.inspect({ kind: 'messages', from: 0, limit: 100_000 });
      const { packets } = await run.inspect({ kind: 'packets', from: 0, limit: 100_000 });
      const marks: FoundMark[] = [];
      for (const { atPs } of [...messages, ...packets].filter((record) => record.sent && record.atPs >= fromPs))
        for (const end of run.ends)
          run.recording.framesAt(end, atPs + 3 * US, (mark) => void marks.push({ end, mark }));
      expect(marks.length).toBeGreaterThan(50);
      for (const onWire of marks.slice(0, 300)) {
        const place = await run.inspect(recordQuery(onWire));
        expect(place, JSON.stringify(onWire)).not.toBeNull();
        const { log = 'packets', number = -1 } = place ?? {};
        const detail = await run.inspect(log === 'packets' ? { kind: 'packet', number } : { kind: 'message', number });
        expect(detail).toMatchObject({ sent: true, number });
      }
    } finally {
      await run.free();
    }
  });
});

describe('data packets', () => {
  const numbersOf = async (run: Session) => {
    const { packets } = await run.inspect({ kind: 'packets', from: 0, limit: 100_000 });
    return packets.map(({ number }) => number);
  };

  it('are there just before the play head once somebody wants them, with the numbers that they always have', async () => {
    const signal = new AbortController().signal;
    const run = await Session.open(createEngine(), presetOf('w5', 6000 * MS));
    try {
      const timePs = 4000 * MS;
      await run.go(timePs, { signal, exactly: true });
      expect(await numbersOf(run)).toEqual([]);
      const hash = await run.stateHash();
      await run.setPackets(true, signal);
      expect([run.positionPs, await run.stateHash()]).toEqual([timePs, hash]);
      const last = (await numbersOf(run)).at(-1);
      expect(last).toBeGreaterThan(100);
      await run.go(timePs + 60 * MS, { signal, exactly: true });
      expect(await numbersOf(run)).toContain(last);
      await run.go(timePs, { signal, exactly: true });
      expect((await numbersOf(run)).at(-1)).toBe(last);
      await run.go(timePs, { signal, closely: { fromPs: timePs }, exactly: true });
      await run.setPackets(false, signal);
      await run.go(timePs + 20 * MS, { signal, exactly: true });
      expect(await numbersOf(run)).toEqual([]);
    } finally {
      await run.free();
    }
  });

  it('are there before the stretch that is shown closely, in which alone they had been kept', async () => {
    const signal = new AbortController().signal;
    const run = await Session.open(createEngine(), presetOf('clip-pair-collapse', 200 * MS));
    try {
      const timePs = 146 * MS;
      await run.go(timePs - 1 * MS, { signal, exactly: true });
      await run.go(timePs, { signal, closely: { fromPs: timePs - MS / 10 }, exactly: true });
      const before = await numbersOf(run);
      await run.setPackets(true, signal);
      const after = await numbersOf(run);
      expect(after.length).toBeGreaterThan(before.length);
      expect(after.slice(after.length - before.length)).toEqual(before);
    } finally {
      await run.free();
    }
  });
});
