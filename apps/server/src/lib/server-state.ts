/** How the server is now, read for whoever asks, and written into the gauges. */
import type { FastifyInstance } from 'fastify';
import type { JobState } from '../jobs/job.ts';
import { isDatabaseLost } from '../storage/faults.ts';
import { createStateRepository, type QueueState } from '../storage/state-repository.ts';
import type { Disk } from './disk.ts';
import type { People } from './recent-people.ts';

export interface ServerState {
  readonly people: People;
  /** Undefined while the database is away. */
  readonly stored: StoredState | undefined;
  /** The disk of the embedded database. */
  readonly disk: Disk | undefined;
}

export interface StoredState {
  readonly jobs: Readonly<Record<JobState, number>>;
  readonly queue: readonly QueueState[];
  readonly resultBytes: number;
  readonly scenarioBytes: number;
}

async function readStored({ database, jobs, scenarios }: FastifyInstance): Promise<StoredState> {
  const state = createStateRepository(database);
  return {
    jobs: await jobs.counts(),
    queue: await state.queue(),
    resultBytes: await state.resultBytes(),
    scenarioBytes: await scenarios.totalBytes(),
  };
}

async function diskOfDatabase({ config, database, diskOf }: FastifyInstance): Promise<Disk | undefined> {
  return database.kind === 'libsql' ? diskOf(config.DATA_DIR) : undefined;
}

/** While the database is away all else can still be read. */
export async function readState(app: FastifyInstance): Promise<ServerState> {
  const stored = await readStored(app).catch((error: unknown) => {
    if (isDatabaseLost(error)) return undefined;
    throw error;
  });
  const state = { people: app.recentPeople.count(), stored, disk: await diskOfDatabase(app) };
  writeGauges(app, state);
  return state;
}

function writeGauges({ instruments, config }: FastifyInstance, { people, stored, disk }: ServerState): void {
  instruments.people.set({ by: 'seat' }, people.seats);
  instruments.people.set({ by: 'address' }, people.addresses);
  instruments.storedLimit.set({ what: 'results' }, config.CACHE_MAX_BYTES);
  instruments.storedLimit.set({ what: 'scenarios' }, config.SCENARIOS_MAX_BYTES);
  if (disk !== undefined) {
    instruments.diskFree.set({ folder: config.DATA_DIR }, disk.freeBytes);
    instruments.diskSize.set({ folder: config.DATA_DIR }, disk.sizeBytes);
  }
  // What is not known is not shown.
  for (const gauge of [instruments.jobs, instruments.queue, instruments.oldestWait, instruments.stored]) gauge.reset();
  if (stored === undefined) return;
  for (const [state, count] of Object.entries(stored.jobs)) instruments.jobs.set({ state }, count);
  for (const { kind, waiting, computed, oldestWaitSeconds } of stored.queue) {
    instruments.queue.set({ kind, state: 'waiting' }, waiting);
    instruments.queue.set({ kind, state: 'computed' }, computed);
    instruments.oldestWait.set({ kind }, oldestWaitSeconds);
  }
  instruments.stored.set({ what: 'results' }, stored.resultBytes);
  instruments.stored.set({ what: 'scenarios' }, stored.scenarioBytes);
}
