/** Steps of the clock: to the next or previous start of a cell, or event. */
import type { CellStore } from './cell-store.ts';
import type { Session } from './session.ts';
import type { Ask, StepTarget } from './types.ts';

/** The first stretch that is searched; each next one is twice as long. */
const FIRST_STRETCH_PS = 20e6;

/** How far runs that step together need to be searched: what one has found, the others need not look beyond. */
export interface Bound {
  timePs: number;
}

type Find = (cells: CellStore, timePs: number) => number | null;

/** The first instant after one, running on as far as it takes; the bound where there is none before it. */
async function forward(
  session: Session,
  fromPs: number,
  find: Find,
  bound: Bound,
  signal: AbortSignal,
): Promise<number> {
  await session.go(fromPs, { signal, closely: { fromPs } });
  let stretch = FIRST_STRETCH_PS;
  for (;;) {
    // What the engine has not come to may bring an earlier one.
    const found = find(session.cells, fromPs);
    if (found !== null && found < session.cells.knownPs) {
      bound.timePs = Math.min(bound.timePs, found);
      return found;
    }
    if (session.cells.knownPs >= Math.min(bound.timePs, session.durationPs))
      return Math.min(bound.timePs, session.durationPs);
    const known = session.cells.toPs;
    if (session.positionPs !== known) await session.go(known, { signal, closely: { fromPs }, exactly: true });
    await session.recordOn(known + stretch + session.cells.aheadPs, { signal });
    stretch *= 2;
  }
}

/** The last instant before one, recording stretches further and further back; the bound where there is none after it. */
async function backward(
  session: Session,
  fromPs: number,
  find: Find,
  bound: Bound,
  signal: AbortSignal,
): Promise<number> {
  let stretch = FIRST_STRETCH_PS;
  for (;;) {
    const since = Math.max(0, fromPs - stretch);
    await session.go(fromPs, { signal, closely: { fromPs: since } });
    const found = find(session.cells, fromPs);
    // One that began before everything was known may have others after it.
    if (found !== null && found >= since) {
      bound.timePs = Math.max(bound.timePs, found);
      await session.go(found, { signal, closely: { fromPs: found } });
      return found;
    }
    if (since <= bound.timePs) return bound.timePs;
    stretch *= 4;
  }
}

/** Nothing is found yet. */
export const unbounded = (direction: 1 | -1): Bound => ({ timePs: direction === 1 ? Number.POSITIVE_INFINITY : 0 });

export type Step = (
  session: Session,
  fromPs: number,
  direction: 1 | -1,
  bound: Bound,
  signal: AbortSignal,
) => Promise<number>;

export const stepCell: Step = (session, fromPs, direction, bound, signal) =>
  direction === 1
    ? forward(session, fromPs, (cells, at) => cells.nextStart(at), bound, signal)
    : backward(session, fromPs, (cells, at) => cells.previousStart(at), bound, signal);

export const stepEvent: Step = (session, fromPs, direction, bound, signal) =>
  direction === 1
    ? forward(session, fromPs, (cells, at) => cells.events.after(at), bound, signal)
    : backward(session, fromPs, (cells, at) => cells.events.before(at), bound, signal);

/** What happens at an instant has happened, and is in the engine's log, so much later. */
export const HAPPENED_PS = 1;
/** Each stretch that is run in search of a target is so many times as long as the one before. */
const LONGER = 4;

/** Steps of one run to instants of a target; the other runs on the same clock only come along. */
export const stepToward =
  (target: StepTarget, isMine: (session: Session) => boolean): Step =>
  async (session, fromPs, direction, bound, signal) => {
    if (!isMine(session)) return direction === 1 ? session.durationPs : bound.timePs;
    const found =
      direction === 1 ? await firstAfter(target, session, fromPs, signal) : target.before(fromPs - HAPPENED_PS);
    const to = found === null ? bound.timePs : Math.min(found + HAPPENED_PS, session.durationPs);
    await session.go(to, { signal, exactly: true, closely: { fromPs: to } });
    return to;
  };

/** Runs on until an instant of the target has come; to the end where none comes. */
async function firstAfter(target: StepTarget, session: Session, fromPs: number, signal: AbortSignal): Promise<number> {
  await session.go(fromPs, { signal });
  const ask: Ask = (query) => session.inspect(query);
  let stretch = FIRST_STRETCH_PS;
  for (;;) {
    const found = await target.after(ask, fromPs);
    if (found !== null && found <= session.positionPs) return found;
    if (session.positionPs >= session.durationPs) return session.durationPs;
    await session.go(session.positionPs + stretch, { signal });
    stretch *= LONGER;
  }
}
