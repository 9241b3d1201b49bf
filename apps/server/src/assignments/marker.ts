/**
 * Marks what students handed in: asks for the verdict as anybody may, and keeps it with the submission. What waits is in the database, so
 * that whoever starts next goes on. Each student counts as a person of the class, whose jobs wait in turn with all others.
 */
import { say } from '@lanelab/messages/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Marking } from '../documents/read-marking.ts';
import { ApiError } from '../errors.ts';
import { isFinished, type Job, type Person } from '../jobs/job.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Documents } from '../plugins/app/documents.ts';
import type { VerdictService } from '../services/verdict-service.ts';
import { isPassing, levelOf } from '../storage/faults.ts';
import type { MarkingRepository, ToBeMarked, WaitingSubmission } from '../storage/marking-repository.ts';

export interface MarkerOptions {
  readonly marking: MarkingRepository;
  readonly documents: Documents;
  readonly verdicts: VerdictService;
  readonly jobs: Jobs;
  /** Counts the cells of runs to be computed; throws where there were too many. */
  readonly countCells: (person: Person, cells: number) => void;
  readonly log: FastifyBaseLogger;
}

export interface Marker {
  /** Something waits since now. */
  wake(): void;
  /** Keeps what is under way from other servers, and begins what waits; called every now and then. */
  tend(): Promise<void>;
  /** Takes nothing more, and resolves once what was begun has stopped; it waits for whoever starts next. */
  close(): Promise<void>;
}

/** Submissions that one server marks at the same time. */
const AT_ONCE = 16;
/** How long a job is followed before its claim is renewed. */
const FOLLOWED_MS = 60_000;

/** Refusals that pass: nothing is wrong with the submission. */
const PASSING: ReadonlySet<string> = new Set([
  'busy',
  'job_limit',
  'rate_limited',
  'job_cancelled',
  'engine_unavailable',
  'database_unavailable',
  'disk_full',
]);

/** The first of each assignment, then the second of each: a large class does not hold up a small one. */
function inTurn(waiting: readonly WaitingSubmission[]): readonly WaitingSubmission[] {
  const seen = new Map<string, number>();
  const placed = waiting.map((submission) => {
    const place = seen.get(submission.assignmentId) ?? 0;
    seen.set(submission.assignmentId, place + 1);
    return { submission, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ submission }) => submission);
}

export function createMarker({ marking, documents, verdicts, jobs, countCells, log }: MarkerOptions): Marker {
  const underWay = new Map<string, { readonly of: WaitingSubmission; readonly over: Promise<void> }>();
  const ending = new AbortController();
  const ended = new Promise<void>((resolve) => ending.signal.addEventListener('abort', () => resolve()));
  const nameOf = ({ studentId, number }: WaitingSubmission): string => `${studentId} ${number}`;

  /** The job as soon as it is finished; undefined where this process ends, or the job was forgotten. */
  async function finished(job: Job, ticket: string, person: Person): Promise<Job | undefined> {
    let newest: Job | undefined = job;
    while (newest !== undefined && !isFinished(newest.state)) {
      const settled = await Promise.race([jobs.settled(job.id, FOLLOWED_MS), ended]);
      if (ending.signal.aborted) return undefined;
      newest = settled ?? undefined;
      if (newest !== undefined && !isFinished(newest.state)) newest = await jobs.look(job.id, { ...person, ticket });
    }
    return newest;
  }

  /** The verdict as JSON text; undefined where it has to be asked for again another time. */
  async function verdictOn({ question, hash, cost, cells }: Marking, key: string, person: Person) {
    const kept = await verdicts.find(key);
    if (kept !== undefined) return kept;
    countCells(person, cells);
    const input = { question, hash, cost };
    const { job, ticket } = await jobs.submit(
      { kind: 'verdict', key, input, resultUrl: `/api/verdicts/${key}` },
      person,
    );
    const last = await finished(job, ticket, person);
    if (last === undefined) return undefined;
    if (last.error !== null) throw new ApiError(last.error.code, last.error.message);
    return verdicts.find(key);
  }

  /** Resolves to whether the submission is marked now. */
  async function mark(of: WaitingSubmission, given: ToBeMarked): Promise<boolean> {
    const person = { address: `assignment ${of.assignmentId}`, name: `student ${of.studentId}` };
    const octets = given.result.length + given.lesson.length;
    const found = await documents.run('readMarking', given, { person, octets });
    const key = await verdicts.key(found.hash);
    if (!(await marking.name(of, key, found.fingerprint))) return false;
    const verdict = await verdictOn(found, key, person);
    if (verdict === undefined) return false;
    const { opened } = found;
    const marks = await documents.run('readMarks', { verdict, opened }, { person, octets: verdict.length });
    return marking.marked(of, { marks, verdict });
  }

  /** Resolves to whether the submission waits no longer: it is marked, or cannot be. */
  async function begin(of: WaitingSubmission): Promise<boolean> {
    try {
      const given = await marking.read(of);
      return given !== undefined && (await mark(of, given));
    } catch (error) {
      const isLater = isPassing(error) || (error instanceof ApiError && PASSING.has(error.code));
      log[isLater ? 'debug' : 'warn']({ err: error, ...of }, 'a submission could not be marked');
      if (isLater) return false;
      await marking.failed(of, problemOf(error));
      return true;
    }
  }

  async function take(of: WaitingSubmission): Promise<void> {
    let isOver = false;
    try {
      if (!(await marking.claim(of))) return;
      isOver = await begin(of);
      if (!isOver) await marking.release(of);
    } catch (error) {
      // The claim runs out by itself.
      log[levelOf(error, 'warn')]({ err: error, ...of }, 'a submission was left to be marked later');
    } finally {
      underWay.delete(nameOf(of));
    }
    // What has to wait is looked at when the chores are done next.
    if (isOver) wake();
  }

  async function look(): Promise<void> {
    if (ending.signal.aborted || underWay.size >= AT_ONCE) return;
    for (const of of inTurn(await marking.waiting())) {
      if (ending.signal.aborted || underWay.size >= AT_ONCE) return;
      if (!underWay.has(nameOf(of))) underWay.set(nameOf(of), { of, over: take(of) });
    }
  }

  function wake(): void {
    look().catch((error: unknown) =>
      log[levelOf(error, 'warn')]({ err: error }, 'submissions that wait could not be looked for'),
    );
  }

  return {
    wake,
    async tend() {
      for (const { of } of underWay.values()) await marking.renew(of);
      await look();
    },
    async close() {
      ending.abort();
      await Promise.all([...underWay.values()].map(({ over }) => over));
    },
  };
}

/** Why a submission could not be marked, in a sentence for student and teacher. */
function problemOf(error: unknown): string {
  const reason = error instanceof ApiError ? error.message : say('assignments.failed-in-server');
  return say('assignments.not-marked', { reason });
}
