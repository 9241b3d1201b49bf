/**
 * The assignments of the server, call by call. Every failure is a `StoreError` with a sentence for people. Whoever hands out a lesson
 * keeps its teacher key, and a student their own: these functions keep none.
 */
import type { Lesson, LessonProgress } from '@lanelab/lessons';
import * as z from 'zod/mini';
import { call, callForText, callIfChanged, type Tagged } from '../links/ask-server.ts';
import {
  type Assignment,
  assignmentAnswer,
  type CreatedAssignment,
  createdAnswer,
  type HandedWork,
  handedAnswer,
  joinedAnswer,
  type Me,
  meAnswer,
  type Overview,
  overviewAnswer,
  type Place,
  placesAnswer,
  type Settings,
  type Submission,
  savedAnswer,
  studentWorkAnswer,
  submissionAnswer,
  teacherKeyAnswer,
  type Work,
} from './answers.ts';

const ALL = '/api/assignments';
const of = (code: string) => `${ALL}/${encodeURIComponent(code)}`;
const ofStudent = (code: string, student: string) => `${of(code)}/students/${encodeURIComponent(student)}`;

const asTeacher = (key: string) => ({ 'x-teacher-key': key });
const asStudent = (key: string) => ({ 'x-student-key': key });

const sending = (method: string, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Makes an assignment of a lesson; the teacher key is in this answer, and in that of a renewal. */
export const giveLesson = (lesson: Lesson, settings: Settings): Promise<CreatedAssignment> =>
  call(createdAnswer, ALL, sending('POST', { lesson, settings }));

/** What anybody with the class link may know. */
export const readAssignment = async (code: string): Promise<Assignment> =>
  (await call(assignmentAnswer, of(code))).assignment;

export const changeSettings = async (code: string, key: string, settings: Partial<Settings>): Promise<Assignment> =>
  (await call(assignmentAnswer, of(code), sending('PATCH', { settings }, asTeacher(key)))).assignment;

/** Erases everything about the class for good. */
export async function eraseAssignment(code: string, key: string): Promise<void> {
  await call(z.unknown(), of(code), { method: 'DELETE', headers: asTeacher(key) });
}

/** A new teacher key; the old one ends. */
export const renewTeacherKey = async (code: string, key: string): Promise<string> =>
  (await call(teacherKeyAnswer, `${of(code)}/teacher-key`, { method: 'POST', headers: asTeacher(key) })).teacherKey;

/** Places made beforehand. Their codes are in this answer and in no other. */
export const makePlaces = async (code: string, key: string, names: readonly string[]): Promise<readonly Place[]> =>
  (await call(placesAnswer, `${of(code)}/codes`, sending('POST', { names }, asTeacher(key)))).codes;

export const exportAssignment = (code: string, key: string): Promise<string> =>
  callForText(`${of(code)}/export`, asTeacher(key));

export const resultsAsCsv = (code: string, key: string): Promise<string> =>
  callForText(`${of(code)}/results.csv`, asTeacher(key));

/** Null where nothing has changed since the answer that `etag` names. */
export const readOverview = (code: string, key: string, etag: string | null): Promise<Tagged<Overview> | null> =>
  callIfChanged(overviewAnswer, `${of(code)}/overview`, etag, asTeacher(key));

/** What a student has saved so far; null before the first time. */
export const readStudentWork = async (code: string, key: string, student: string): Promise<Work | null> =>
  (await call(studentWorkAnswer, `${ofStudent(code, student)}/work`, { headers: asTeacher(key) })).work;

export const readHanded = (code: string, key: string, student: string, number: number): Promise<HandedWork> =>
  call(handedAnswer, `${ofStudent(code, student)}/submissions/${number}`, { headers: asTeacher(key) });

/** What a teacher says to a submission: what is absent stays. */
export interface Marking {
  readonly comment?: string;
  readonly returned?: boolean;
  /** By the id of the step; null takes the teacher's own mark back. */
  readonly overrides?: Readonly<Record<string, { readonly passes: boolean; readonly reason: string } | null>>;
}

export async function markSubmission(
  code: string,
  key: string,
  handed: { readonly student: string; readonly number: number },
  marking: Marking,
): Promise<Submission> {
  const path = `${ofStudent(code, handed.student)}/submissions/${handed.number}`;
  return (await call(submissionAnswer, path, sending('PATCH', marking, asTeacher(key)))).submission;
}

export async function eraseStudent(code: string, key: string, student: string): Promise<void> {
  await call(z.unknown(), ofStudent(code, student), { method: 'DELETE', headers: asTeacher(key) });
}

/** Joins a class by a name, or takes the place of a code; resolves to the key of the student. */
export const joinClass = async (
  code: string,
  as: { readonly name: string } | { readonly code: string },
): Promise<string> => (await call(joinedAnswer, `${of(code)}/students`, sending('POST', as))).studentKey;

export const readMe = (code: string, key: string): Promise<Me> =>
  call(meAnswer, `${of(code)}/me`, { headers: asStudent(key) });

/** Saves work that rests on a revision; `conflict` where another machine has saved a later one. */
export const saveWork = (code: string, key: string, result: LessonProgress, revision: number) =>
  call(savedAnswer, `${of(code)}/me/work`, sending('PUT', { result, revision }, asStudent(key)));

/** Hands work in. The same `attempt` sent twice is one submission. */
export const handInWork = async (
  code: string,
  key: string,
  result: LessonProgress,
  attempt: string,
): Promise<Submission> =>
  (await call(submissionAnswer, `${of(code)}/me/submissions`, sending('POST', { result, attempt }, asStudent(key))))
    .submission;

/** One's own submission, with what the server found where the settings let a student see it. */
export const readOwnSubmission = (code: string, key: string, number: number): Promise<HandedWork> =>
  call(handedAnswer, `${of(code)}/me/submissions/${number}`, { headers: asStudent(key) });
