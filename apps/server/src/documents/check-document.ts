/** Documents from outside, checked and brought to the current schema version. */
import {
  type Lesson,
  type LessonFault,
  type LessonProgress,
  lessonHash,
  parseLesson,
  parseResult,
  textIn,
} from '@lanelab/lessons';
import { lessonSentence } from '@lanelab/lessons/words';
import { issueSentence } from '@lanelab/messages/scenario';
import { say } from '@lanelab/messages/server';
import { documentHash, parseScenario, type Scenario } from '@lanelab/scenario';
import { ApiError, type ErrorCode, type ErrorDetail } from '../errors.ts';
import { plainLine } from '../lib/html.ts';
import type { DocumentContent } from '../storage/document-head.ts';

/** No shorter than the longest title that a document may have. */
const TITLE_LENGTH = 200;

/** The scenario, or the sentences that say why it is none. `at` is where in the request it stands. */
export function checkScenario(document: unknown, at = 'body'): Scenario {
  const parsed = parseScenario(document);
  if (parsed.ok) return parsed.scenario;
  throw refusalOf(
    'invalid_scenario',
    parsed.errors.map((issue) => {
      const path = placeIn(at, issue.path);
      return { path, message: issueSentence(issue, path), code: issue.code };
    }),
  );
}

/** The lesson, or the sentences that say why it is none. */
export function checkLesson(document: unknown, at = 'body'): Lesson {
  const parsed = parseLesson(document);
  if (parsed.ok) return parsed.lesson;
  throw refusalOf('invalid_lesson', detailsOf(parsed.faults, at));
}

/** The result of a lesson, or the sentences that say why it is none. */
export function checkResult(document: unknown, at: string): LessonProgress {
  const parsed = parseResult(document);
  if (parsed.ok) return parsed.result;
  throw refusalOf('invalid_result', detailsOf(parsed.faults, at));
}

const placeIn = (at: string, path: string): string => (path === '' ? at : `${at}.${path}`);

const detailsOf = (faults: readonly LessonFault[], at: string): ErrorDetail[] =>
  faults.map((fault) => ({
    path: placeIn(at, fault.path),
    message: lessonSentence(fault),
    code: fault.code === 'issue' ? fault.issue.code : fault.code,
  }));

/** The first fault as the message, all of them as details. */
export function refusalOf(code: ErrorCode, details: ErrorDetail[]): ApiError {
  const [first = { path: 'body', message: '' }] = details;
  const message =
    details.length > 1
      ? say('check-document.and-more', { first: first.message, more: details.length - 1 })
      : first.message;
  return new ApiError(code, message, { path: first.path, details });
}

/** What is stored of a scenario. */
export function contentOf(scenario: Scenario): DocumentContent {
  const title = plainLine(scenario.view.title, TITLE_LENGTH);
  return { title, document: JSON.stringify(scenario), hash: documentHash(scenario) };
}

/** What is stored of a lesson. Lists of lessons show the English title. */
export function contentOfLesson(lesson: Lesson): DocumentContent {
  const title = plainLine(textIn('en', lesson.title), TITLE_LENGTH);
  return { title, document: JSON.stringify(lesson), hash: lessonHash(lesson) };
}
