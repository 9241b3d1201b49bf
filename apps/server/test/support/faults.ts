/** Faults of a server, a worker and their database, drawn from a seed: which of them break together, how, in which order, for how long. */
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import type { Cluster } from './cluster.ts';
import type { KeptProcess } from './kept-process.ts';
import type { Started } from './server-process.ts';

const PARTS = ['server', 'worker', 'database'] as const;
type Part = (typeof PARTS)[number];

/** Each of the three alone, each two of them, and all. */
const TOGETHER: readonly (readonly Part[])[] = [1, 2, 3, 4, 5, 6, 7].map((bits) =>
  PARTS.filter((_, at) => (bits >> at) % 2 === 1),
);

export interface Fault {
  readonly parts: readonly Part[];
  /** Whether they are killed outright, as kill -9 does it, or asked to end. */
  readonly isKill: boolean;
  /** Between one part and the next. */
  readonly gapMs: number;
  /** How long the database stays away. */
  readonly awayMs: number;
  /** How long everything runs before it. */
  readonly quietMs: number;
}

const round: fc.Arbitrary<readonly Fault[]> = fc
  .shuffledSubarray([...TOGETHER], { minLength: TOGETHER.length })
  .chain((sets) =>
    fc.tuple(
      ...sets.map((parts) =>
        fc.record({
          parts: fc.shuffledSubarray([...parts], { minLength: parts.length }),
          isKill: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
          gapMs: fc.integer({ min: 0, max: 300 }),
          awayMs: fc.integer({ min: 0, max: 6000 }),
          quietMs: fc.integer({ min: 0, max: 2000 }),
        }),
      ),
    ),
  );

/** Rounds of seven faults: in each of them every set of parts breaks once. The same seed draws the same faults. */
export function faultsOf(seed: number, rounds: number): readonly Fault[] {
  return fc.sample(round, { seed, numRuns: rounds }).flat();
}

export interface Breakable {
  readonly server: KeptProcess<Started>;
  readonly worker: KeptProcess<Started>;
  readonly cluster: Cluster;
}

export async function breakThem({ server, worker, cluster }: Breakable, fault: Fault): Promise<void> {
  const signal = fault.isKill ? 'SIGKILL' : 'SIGTERM';
  let isAway = false;
  for (const [at, part] of fault.parts.entries()) {
    if (at > 0) await setTimeout(fault.gapMs);
    if (part === 'server') await server.end(signal);
    if (part === 'worker') await worker.end(signal);
    if (part === 'database') {
      await cluster.stop(fault.isKill ? 'kill' : 'fast');
      isAway = true;
    }
  }
  if (!isAway) return;
  await setTimeout(fault.awayMs);
  await cluster.start();
}

export function inWords({ parts, isKill, awayMs }: Fault): string {
  const away = parts.includes('database') ? `, the database away for ${awayMs} ms` : '';
  return `${parts.join(', ')} ${isKill ? 'killed' : 'ended'}${away}`;
}
