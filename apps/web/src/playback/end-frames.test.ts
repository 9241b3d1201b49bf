/** Ethernet frames on the wire: where the engine says that they are, however one came there. */
import { createEngine } from '@lanelab/engine/node';
import { type Scenario, Topology } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { Session } from './session.ts';
import type { Mark } from './types.ts';

const MS = 1e9;
const signal = new AbortController().signal;
/** IP and UDP headers, Ethernet header and check sequence, preamble. */
const AROUND = 28 + 18 + 8;

/** Datagrams of 1 000 octets every 2 ms over 10 Mb/s, each answered by none. */
function pair(half: boolean): Scenario {
  const net = new Topology();
  const [a, b] = [net.host('A', { x: 80, y: 80 }), net.host('B', { x: 480, y: 80 })];
  net.link(a, b, { phy: 'eth10', lengthM: 100, half });
  net.interfaces(a, { ip: '10.0.0.1', over: 'ethernet' });
  net.interfaces(b, { ip: '10.0.0.2', over: 'ethernet' });
  net.flow({ id: 1, kind: 'udp-stream', from: a, to: b, messageOctets: 1000, intervalPs: 2 * MS });
  return net.build({ durationPs: 40 * MS, view: { title: 'A line' } });
}

function marksAt(run: Session, timePs: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (const end of run.ends) run.recording.cellsAt(end, timePs, (mark) => marks.push(mark));
  return marks;
}

it.each([false, true])('a frame is on the line while it is sent, half duplex: %s', async (half) => {
  const run = await Session.open(createEngine(), pair(half));
  try {
    await run.recordOn(20 * MS, { signal });
    const starts = run.recording.startsBetween(10 * MS, 18 * MS, 'data', 100) ?? [];
    expect(starts.length).toBe(4);
    const [start = 0] = starts;
    const sentPs = (1000 + AROUND) * 8 * 100_000;
    expect(marksAt(run, start + 0.4 * MS)).toMatchObject([
      { fromPs: start, toPs: start + sentPs, flow: 1, look: 'data' },
    ]);
    expect(marksAt(run, start - 1)).toEqual([]);
    expect(run.cells.nextStart(start - 1)).toBe(start);
    expect(run.cells.quietUntil(start - 1)).toBe(start);

    // An engine that stands in the middle of a frame knows of it, back and forth.
    for (const timePs of [30 * MS + 0.4 * MS, start + 0.4 * MS, 38 * MS, start + 0.5 * MS]) {
      await run.go(timePs, { signal, exactly: true, closely: { fromPs: timePs } });
      expect(run.positionPs).toBe(timePs);
      expect(run.recording.knowsCells(timePs)).toBe(true);
      const marks = marksAt(run, timePs);
      await run.recordOn(timePs + 2 * MS, { signal });
      expect(marksAt(run, timePs)).toEqual(marks);
    }
    expect(marksAt(run, start + 0.5 * MS).length).toBe(1);
  } finally {
    await run.free();
  }
});

it('at the end of the run nothing is waited for', async () => {
  const run = await Session.open(createEngine(), pair(false));
  try {
    await run.go(40 * MS, { signal, exactly: true, closely: { fromPs: 40 * MS } });
    expect([run.positionPs, run.cells.knownPs]).toEqual([40 * MS, 40 * MS]);
  } finally {
    await run.free();
  }
});
