/** Makes the head start of a model: runs it on an engine that has run nothing before. For the build and for tests. */
import type { Scenario } from '@lanelab/scenario';
import { changed, checksum, type HeadStart, samplesIn } from './head-start.ts';
import type { Engine } from './run/types.ts';
import { Session } from './session.ts';

/** How far before the instant it may lie: as near as the queues allow, since of what is in them already nothing is recorded. */
const LEADS_PS = [200e9, 100e9, 50e9, 20e9, 10e9, 5e9, 1e9];
/** Simulated time that an engine computes in a millisecond, about. */
const PS_PER_MS = 10e9;

/** Null where the instant is too near the beginning, or no state before it has queues that empty in time. */
export async function makeHeadStart(engine: Engine, scenario: Scenario, startPs: number): Promise<HeadStart | null> {
  // A clock that stands still makes slices that depend on nothing but the model.
  const session = await Session.open(engine, scenario, { now: () => 0 });
  const { signal } = new AbortController();
  const opened = session.snapshots.before(0)?.snapshot;
  if (opened === undefined) throw new Error('a session keeps the state in which it was opened');
  let made: HeadStart | null = null;
  for (const timePs of LEADS_PS.map((lead) => startPs - lead)) {
    if (timePs <= 0) continue;
    await session.go(timePs, { signal, exactly: true });
    const { snapshot, settlePs, counts } = await session.taken();
    if (timePs + settlePs > startPs) continue;
    made = {
      timePs,
      settlePs,
      costMs: Math.ceil(timePs / PS_PER_MS),
      base: checksum(opened),
      octets: snapshot.octets,
      references: snapshot.references,
      ...changed(opened, snapshot),
      counts,
      ...samplesIn(session.series.all()),
    };
  }
  await session.free();
  return made;
}
