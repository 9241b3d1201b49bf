/** Bodies about assignments: a lesson with settings, and results that students save and hand in. */
import { type LessonProgress, lessonHash } from '@lanelab/lessons';
import { storableText } from '../lib/storable.ts';
import {
  type AssignmentSettings,
  type AssignmentStep,
  DEFAULT_SETTINGS,
  NEW_ASSIGNMENT_RULE,
  newAssignment,
  withSettings,
} from '../schemas/assignment.ts';
import { type Progress, WORK_RULE, workToSave } from '../schemas/assignment-student.ts';
import { HAND_IN_RULE, handIn } from '../schemas/submission.ts';
import { checkLesson, checkResult } from './check-document.ts';
import { type Checked, devicesOfLesson, inside, type JsonBody, read } from './read-body.ts';
import { devicesIn, shaped } from './read-verdict.ts';
import type { Finding } from './tasks.ts';

export interface NewAssignmentContent {
  /** JSON text of the lesson. */
  readonly lesson: string;
  readonly lessonHash: string;
  /** JSON text, since a title may be one for each language. */
  readonly title: string;
  readonly minutes: number;
  readonly steps: readonly AssignmentStep[];
  readonly settings: AssignmentSettings;
}

/** A result without its lesson, which is stored once for the whole class. */
export interface ResultContent {
  /** JSON text. */
  readonly result: string;
  /** Hash of the lesson that the result says was played. */
  readonly lessonHash: string;
  readonly seed: string;
}

export interface WorkContent extends ResultContent {
  readonly revision: number;
  readonly progress: readonly Progress[];
  /** The step that the student is at; null where none was begun. */
  readonly at: string | null;
}

export interface HandInContent extends ResultContent {
  readonly attempt: string;
}

export function readAssignment(body: JsonBody): Promise<Finding<Checked<NewAssignmentContent>>> {
  const devices = (document: unknown) => devicesOfLesson(inside(document, 'lesson'));
  return read(body, { rule: NEW_ASSIGNMENT_RULE, devicesOf: devices }, (document) => {
    const { settings = {}, ...given } = shaped(newAssignment, document);
    const lesson = checkLesson(given.lesson, 'body.lesson');
    return {
      lesson: JSON.stringify(lesson),
      lessonHash: lessonHash(lesson),
      title: JSON.stringify(lesson.title),
      minutes: lesson.minutes,
      steps: lesson.steps.map(({ id, title, task }) => ({ id, title, kind: task.kind })),
      settings: withSettings(DEFAULT_SETTINGS, settings),
    };
  });
}

function contentOf({ lesson, ...rest }: LessonProgress): ResultContent {
  return { result: JSON.stringify(rest), lessonHash: lesson.hash, seed: storableText(rest.seed) };
}

/** The step that was begun last, or the last one that anything was done in. */
function stepAt({ steps }: LessonProgress): string | null {
  const step = steps.findLast(({ state }) => state === 'begun') ?? steps.at(-1);
  return step === undefined ? null : storableText(step.id);
}

export function readWork(body: JsonBody): Promise<Finding<Checked<WorkContent>>> {
  return read(body, { rule: WORK_RULE, devicesOf: devicesIn }, (document) => {
    const given = shaped(workToSave, document);
    const result = checkResult(given.result, 'body.result');
    const progress = result.steps.map(({ id, state, tries, hints }) => ({ step: id, state, tries, hints }));
    return { ...contentOf(result), revision: given.revision, progress, at: stepAt(result) };
  });
}

export function readHandIn(body: JsonBody): Promise<Finding<Checked<HandInContent>>> {
  return read(body, { rule: HAND_IN_RULE, devicesOf: devicesIn }, (document) => {
    const given = shaped(handIn, document);
    return { ...contentOf(checkResult(given.result, 'body.result')), attempt: given.attempt };
  });
}
