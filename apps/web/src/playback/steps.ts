/** Steps of the clock: to the next or previous start of a cell, or event. */
import type { CellStore } from './cell-store.ts';
import type { Session } from './session.ts';

/** The first stretch that is searched; each next one is twice as long. */
const firstStretchPs = 20e6;

type Find = (cells: CellStore, timePs: number) => number | null;

/** The first instant after one, running on as far as it takes; the end where there is none. */
async function forward(session: Session, fromPs: number, find: Find, signal: AbortSignal): Promise<number> {
  await session.go(fromPs, { signal, closely: { fromPs } });
  let stretch = firstStretchPs;
  for (;;) {
    // What the engine has not come to may bring an earlier one.
    const found = find(session.cells, fromPs);
    if (found !== null && found < session.cells.toPs) return found;
    if (session.cells.toPs >= session.durationPs) return session.durationPs;
    const known = session.cells.toPs;
    if (session.positionPs !== known) await session.go(known, { signal, closely: { fromPs }, exactly: true });
    await session.recordOn(known + stretch, { signal });
    stretch *= 2;
  }
}

/** The last instant before one, recording stretches further and further back; the beginning where there is none. */
async function backward(session: Session, fromPs: number, find: Find, signal: AbortSignal): Promise<number> {
  let stretch = firstStretchPs;
  for (;;) {
    const since = Math.max(0, fromPs - stretch);
    await session.go(fromPs, { signal, closely: { fromPs: since } });
    const found = find(session.cells, fromPs);
    // One that began before everything was known may have others after it.
    if (found !== null && found >= since) {
      await session.go(found, { signal, closely: { fromPs: found } });
      return found;
    }
    if (since === 0) return 0;
    stretch *= 4;
  }
}

export function stepCell(session: Session, fromPs: number, direction: 1 | -1, signal: AbortSignal): Promise<number> {
  return direction === 1
    ? forward(session, fromPs, (cells, at) => cells.nextStart(at), signal)
    : backward(session, fromPs, (cells, at) => cells.previousStart(at), signal);
}

export function stepEvent(session: Session, fromPs: number, direction: 1 | -1, signal: AbortSignal): Promise<number> {
  return direction === 1
    ? forward(session, fromPs, (cells, at) => cells.nextEvent(at), signal)
    : backward(session, fromPs, (cells, at) => cells.previousEvent(at), signal);
}
