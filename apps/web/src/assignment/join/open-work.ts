/** Opens a student's work: from the server, or without a connection from what this browser keeps of it. */
import { parseLesson, parseResult } from '@lanelab/lessons';
import { fewLessonSentences } from '@lanelab/lessons/words';
import { noProgress, type OpenedLesson, opened } from '../../lesson/play/opened.ts';
import type { Me } from '../../share/assignments/answers.ts';
import { type Handing, type KeptWork, readKeptWork } from '../../share/assignments/kept-work.ts';
import { readMe } from '../../share/assignments/server.ts';
import type { SavedWork } from '../../share/assignments/work-keeper.ts';
import { mayComeLater } from '../../share/links/ask-server.ts';
import { attempted } from '../attempted.ts';

export interface OpenedWork {
  readonly me: Me;
  readonly lesson: OpenedLesson;
  readonly work: SavedWork;
  /** Whether the server has this work. */
  readonly isSent: boolean;
  /** What waited for being handed in when the page was left. */
  readonly handing: Handing | null;
  /** Clock of the server minus that of this machine, ms. */
  readonly clockAheadMs: number;
}

export type WorkOpening =
  | { readonly ok: true; readonly opened: OpenedWork }
  /** `isEnded`: the key opens nothing any more. */
  | { readonly ok: false; readonly reason: string; readonly isEnded: boolean };

/** What the server has saved; nothing done yet where it has nothing that this lab can read. */
export function savedOnServer({ student, work }: Me, lesson: OpenedLesson): SavedWork {
  const read = work === null ? null : parseResult(work.result);
  return {
    progress: read?.ok === true ? read.result : { ...noProgress(lesson, student.seed), name: student.name },
    revision: work?.revision ?? 0,
    savedAtMs: work?.savedAtMs ?? null,
  };
}

/**
 * The work to go on with. What this browser could not send goes before what the server has: it rests on the revision that it was
 * begun from, so that a later one of another machine is noticed and offered.
 */
export function workToGoOnWith(me: Me, lesson: OpenedLesson, kept: KeptWork | null) {
  if (kept !== null && !kept.isSent) {
    const { progress, revision, savedAtMs } = kept;
    return { work: { progress, revision, savedAtMs }, isSent: false };
  }
  return { work: savedOnServer(me, lesson), isSent: true };
}

export async function openWork(code: string, key: string): Promise<WorkOpening> {
  // A browser that keeps nothing has no work of its own.
  const kept = await readKeptWork(code, key).catch(() => null);
  const asked = await attempted(() => readMe(code, key));
  if (!asked.ok && (kept === null || !mayComeLater(asked.error))) {
    const { kind, message } = asked.error;
    return { ok: false, reason: message, isEnded: kind === 'key' };
  }
  const me = asked.ok ? asked.value : kept?.me;
  if (me === undefined) throw new Error('neither the server nor this browser has the work');
  const parsed = parseLesson(me.lesson);
  if (!parsed.ok) return { ok: false, reason: fewLessonSentences(parsed.faults), isEnded: false };
  const lesson = opened(parsed.lesson, null);
  const goesOn =
    asked.ok || kept === null
      ? workToGoOnWith(me, lesson, kept)
      : { work: { progress: kept.progress, revision: kept.revision, savedAtMs: kept.savedAtMs }, isSent: kept.isSent };
  return {
    ok: true,
    opened: {
      me,
      lesson,
      ...goesOn,
      handing: kept?.handing ?? null,
      clockAheadMs: asked.ok ? me.assignment.nowMs - Date.now() : 0,
    },
  };
}
