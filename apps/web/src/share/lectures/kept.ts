/** Lectures that were made in this browser, in IndexedDB, by an id of their own. Nothing here is on any server. */
import { LECTURE_VERSION, type Lecture, parseLecture } from '@lanelab/scenario/lecture';
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

export interface KeptLecture {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  readonly lecture: Lecture;
}

export const emptyLecture: Lecture = { lanelabLecture: LECTURE_VERSION, title: '', beats: [] };

let opened: UseStore | null = null;
const store = (): UseStore => {
  opened ??= createStore('lanelab-lectures', 'lectures');
  return opened;
};

/** What another version of the lab wrote differently is left alone, and null here. */
function keptOf(id: string, value: unknown): KeptLecture | null {
  if (typeof value !== 'object' || value === null) return null;
  const changedAt: unknown = Reflect.get(value, 'changedAt');
  const parsed = parseLecture(Reflect.get(value, 'lecture'));
  return typeof changedAt === 'number' && parsed.ok ? { id, changedAt, lecture: parsed.lecture } : null;
}

/** Lectures changed last come first. */
export async function listKept(): Promise<readonly KeptLecture[]> {
  const found = await entries<string, unknown>(store());
  return found.flatMap(([id, value]) => keptOf(id, value) ?? []).toSorted((a, b) => b.changedAt - a.changedAt);
}

export async function readKept(id: string): Promise<KeptLecture | null> {
  return keptOf(id, await get<unknown>(id, store()));
}

export async function keepLecture(id: string, lecture: Lecture): Promise<void> {
  await set(id, { changedAt: Date.now(), lecture }, store());
}

export async function forgetLecture(id: string): Promise<void> {
  await del(id, store());
}
