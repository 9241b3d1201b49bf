/**
 * A student's work in this browser, in IndexedDB, by class and key: what was done, whether the server has it, and what waits for being
 * handed in. With it a lesson goes on without a connection.
 */
import { type LessonProgress, parseResult } from '@lanelab/lessons';
import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { lazyStore } from '../kept-documents.ts';
import { rescuedWrites } from '../rescued-writes.ts';
import { meAnswer } from './answers.ts';

const store = lazyStore('lanelab-assignments', 'work');

const keptSchema = z.object({
  /** What the server last said of the student and the assignment. */
  me: meAnswer,
  progress: z.unknown(),
  /** The server's revision that the work rests on; 0 before the first. */
  revision: z.number(),
  /** When the server took it, by its clock; null: never. */
  savedAtMs: z.nullable(z.number()),
  /** Whether the server has exactly this work. */
  isSent: z.boolean(),
  handing: z.nullable(z.object({ attempt: z.string(), result: z.unknown() })),
});

/** What is being handed in; `attempt` names it, so that sending it twice hands it in once. */
export interface Handing {
  readonly attempt: string;
  readonly result: LessonProgress;
}

export interface KeptWork extends Omit<z.output<typeof keptSchema>, 'progress' | 'handing'> {
  readonly progress: LessonProgress;
  readonly handing: Handing | null;
}

const nameOf = (code: string, key: string): string => `${code}/${key}`;

/** Null where there is none, and for what another version of the lab wrote differently. Rejects where the browser keeps nothing. */
export async function readKeptWork(code: string, key: string): Promise<KeptWork | null> {
  await writes.recover();
  const read = z.safeParse(keptSchema, await get<unknown>(nameOf(code, key), store()));
  if (!read.success) return null;
  const progress = parseResult(read.data.progress);
  if (!progress.ok) return null;
  const { handing } = read.data;
  const handed = handing === null ? null : parseResult(handing.result);
  return {
    ...read.data,
    progress: progress.result,
    handing: handing !== null && handed?.ok === true ? { attempt: handing.attempt, result: handed.result } : null,
  };
}

const writes = rescuedWrites<KeptWork>('lanelab.work.', (name, work) => set(name, work, store()));

export const keepWork = (code: string, key: string, work: KeptWork): Promise<void> =>
  writes.write(nameOf(code, key), work);

export async function forgetWork(code: string, key: string): Promise<void> {
  writes.forget(nameOf(code, key));
  await del(nameOf(code, key), store());
}
