/** Sessions on the real engine: a recording made in jumps and steps equals one made from the beginning. */
import { createEngine } from '@lanelab/engine/node';
import { afterEach, describe, expect, it } from 'vitest';
import { Session } from './session.ts';
import { presetOf } from './test/test-playback.ts';
import type { Mark } from './types.ts';

const MS = 1e9;
const signal = new AbortController().signal;

let open: Session | null = null;
afterEach(async () => {
  await open?.free();
  open = null;
});

async function session(id: string, now?: () => number): Promise<Session> {
  await open?.free();
  open = await Session.open(createEngine(), presetOf(id, 40 * MS), now === undefined ? {} : { now });
  return open;
}

/** Every slice takes as long as it should: a snapshot is kept after every second one. */
function hurried(): () => number {
  let now = 0;
  return () => {
    now += 40;
    return now;
  };
}

function picture(run: Session, timePs: number) {
  return run.ends.map((end) => {
    const [cells, frames]: [Mark[], Mark[]] = [[], []];
    run.recording.cellsAt(end, timePs, (mark) => cells.push(mark));
    run.recording.framesAt(end, timePs, (mark) => frames.push(mark));
    const { fromPs, toPs } = { fromPs: timePs - 2e8, toPs: timePs };
    const starts: number[] = [];
    run.cells.of(end)?.starts(fromPs, toPs, 'data', starts, 10_000);
    return { cells, queue: run.recording.queueAt(end, timePs), frames: frames.map((frame) => frame.toPs) };
  });
}

describe.each(['w1', 'w5', 'clip-pair-collapse'])('%s', (id) => {
  it('shows the same cells and queues however it came there', async () => {
    const straight = await session(id);
    const times = [20 * MS, 4 * MS, 33 * MS, 7 * MS + 1, 20 * MS + 5];
    await straight.recordOn(MS / 100, { signal });
    const wanted = new Map<number, ReturnType<typeof picture>>();
    for (const time of times.toSorted((one, other) => one - other)) {
      await straight.recordOn(time + MS / 100, { signal });
      wanted.set(time, picture(straight, time));
    }
    const jumping = await session(id, hurried());
    for (const time of times) {
      await jumping.go(time, { signal, closely: { fromPs: time } });
      await jumping.recordOn(time + MS / 100, { signal });
      const cells = (all: ReturnType<typeof picture>) => all.map((end) => ({ cells: end.cells, queue: end.queue }));
      expect(jumping.recording.knowsCells(time)).toBe(true);
      expect(cells(picture(jumping, time)), `at ${time}`).toEqual(cells(wanted.get(time) ?? []));
    }
    expect(jumping.snapshots.count).toBeGreaterThan(5);
  });

  it('has every sample of a series once, in order', async () => {
    const run = await session(id, hurried());
    await run.go(20 * MS, { signal, exactly: true });
    await run.go(3 * MS, { signal, exactly: true });
    await run.go(40 * MS, { signal, closely: { fromPs: 39 * MS } });
    const [series] = run.recording.series();
    expect(series?.timesPs.length).toBe(799);
    for (const one of run.recording.series()) expect(one.values.length).toBe(799);
    expect(series?.timesPs).toEqual(series?.timesPs.toSorted((one, other) => one - other));
  });
});

it('goes back and forth in the memory that the engine has', async () => {
  const run = await session('w5');
  const octets: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    for (const timePs of [38 * MS, 12 * MS, 30 * MS, 3 * MS])
      await run.go(timePs, { signal, exactly: true, closely: { fromPs: timePs } });
    octets.push((await run.taken()).snapshot.octets);
  }
  expect(new Set(octets).size, octets.join(', ')).toBe(1);
});

it('knows how long a cell is on each wire', async () => {
  const run = await session('w2');
  await run.recordOn(2 * MS, { signal });
  for (const end of run.ends) {
    const starts: number[] = [];
    run.cells.of(end)?.starts(0, 2 * MS, 'data', starts, 10_000);
    if (starts.length < 1000) continue;
    const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
    expect(Math.min(...gaps)).toBe(end.cellPs);
  }
});

it('comes to its target by steps that are no whole picoseconds', async () => {
  const run = await session('w1');
  const abort = new AbortController();
  let slices = 0;
  const bounded = {
    signal: abort.signal,
    exactly: true,
    onShare: () => {
      slices += 1;
      if (slices > 20_000) abort.abort();
    },
  };
  await run.go(4 * MS, bounded);
  await run.go(5 * MS, { ...bounded, stepPs: 333_333.3 });
  expect(run.positionPs).toBe(5 * MS);
  await run.go(2 * MS, { ...bounded, stepPs: MS / 3 });
  expect(run.positionPs).toBe(2 * MS);
});
