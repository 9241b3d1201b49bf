/** Bodies that ask for a verdict: checked, with the lesson that a result is judged by, and with what judging will cost. */
import type { Lesson, LessonProgress } from '@lanelab/lessons';
import { builtInLesson } from '@lanelab/lessons/built-in';
import { compileCheck, faultText } from '@lanelab/lessons/checks';
import { handedStep } from '@lanelab/lessons/judge';
import { say } from '@lanelab/messages/server';
import type { Scenario } from '@lanelab/scenario';
import type { z } from 'zod';
import { ApiError, type ErrorDetail } from '../errors.ts';
import { openSource } from '../judging/open-source.ts';
import type { Question } from '../judging/question.ts';
import { stepProblem } from '../judging/step-problem.ts';
import { brokenRule } from '../lib/invalid-request.ts';
import { quote } from '../lib/quote.ts';
import { sha256 } from '../lib/secrets.ts';
import { checksQuestion, resultQuestion, VERDICT_RULE } from '../schemas/verdict-question.ts';
import { cellsOf, workOf } from '../services/work-estimate.ts';
import { checkLesson, checkResult, checkScenario, refusalOf } from './check-document.ts';
import { type Checked, devicesOf, devicesOfLesson, inside, type JsonBody, read } from './read-body.ts';
import type { Finding } from './tasks.ts';

/** A question for the judge, and what its answer will cost. */
export interface VerdictContent {
  /** JSON text of a `Question`. */
  readonly question: string;
  readonly hash: string;
  /** Work of its runs, as `workOf` counts it. */
  readonly cost: number;
  /** The most cells that they can carry, roughly. */
  readonly cells: number;
}

/** Devices of every network in the body, sound or not. */
export function devicesIn(body: unknown): number {
  const steps = inside(body, 'result', 'steps');
  const left = Array.isArray(steps) ? steps.map((step) => inside(step, 'network')) : [];
  const networks = [inside(body, 'scenario'), inside(body, 'start'), ...left];
  const lessons = [inside(body, 'lesson'), inside(body, 'result', 'lesson', 'document')];
  const counts = [...networks.map(devicesOf), ...lessons.map(devicesOfLesson)];
  return counts.reduce((sum, devices) => sum + devices, 0);
}

export function shaped<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw refusalOf(
    'invalid_request',
    parsed.error.issues.map(({ path, message }) => brokenRule('body', path.map(String), message, body)),
  );
}

function smallScenario(document: unknown, path: string, limit: number): Scenario {
  const octets = Buffer.byteLength(JSON.stringify(document));
  if (octets > limit)
    throw new ApiError('body_too_large', say('verdicts.large-scenario', { path, octets, limit }), { path });
  return checkScenario(document, path);
}

/** A sentence for every check that cannot be read. */
function checkFaults(texts: readonly string[], scenario: Scenario, start: Scenario | undefined): ErrorDetail[] {
  return texts.flatMap((text, index) => {
    const compiled = compileCheck(text, scenario, start === undefined ? {} : { start });
    if (compiled.isCheck) return [];
    const { fault } = compiled;
    const path = `body.checks[${index}]`;
    const part = text.slice(fault.place.start, fault.place.end);
    const message = say('verdicts.check', { path, text, fault: faultText(fault), part, start: fault.place.start + 1 });
    return [{ path, message }];
  });
}

export function contentOf(question: Question, scenarios: readonly Scenario[]): VerdictContent {
  const text = JSON.stringify(question);
  const sum = (of: (scenario: Scenario) => number) => scenarios.reduce((total, scenario) => total + of(scenario), 0);
  return { question: text, hash: sha256(text), cost: Math.max(1, sum(workOf)), cells: sum(cellsOf) };
}

function readChecks(body: unknown, limit: number): VerdictContent {
  const { checks, answers = {}, ...given } = shaped(checksQuestion, body);
  const scenario = smallScenario(given.scenario, 'body.scenario', limit);
  const start = given.start === undefined ? undefined : smallScenario(given.start, 'body.start', limit);
  const faults = checkFaults(checks, scenario, start);
  if (faults.length > 0) throw refusalOf('invalid_check', faults);
  return contentOf({ kind: 'checks', scenario, checks, answers, ...(start === undefined ? {} : { start }) }, [
    scenario,
  ]);
}

async function lessonOf({ lesson }: LessonProgress, given: unknown): Promise<Pick<ResultOf, 'lesson' | 'origin'>> {
  if (given !== undefined) return { lesson: checkLesson(given, 'body.lesson'), origin: 'given' };
  if (lesson.kind === 'document')
    return { lesson: checkLesson(lesson.document, 'body.result.lesson.document'), origin: 'result' };
  const builtIn = await builtInLesson(lesson.id);
  if (builtIn !== null) return { lesson: builtIn, origin: 'built-in' };
  const message = say('verdicts.no-lesson', { id: quote(lesson.id) });
  throw new ApiError('invalid_result', message, { path: 'body.result.lesson.id' });
}

type ResultOf = Extract<Question, { kind: 'result' }>;

/** The networks that have to be run; one that cannot be made is left out, and is a problem of its step. */
export async function networksOf(result: LessonProgress, lesson: Lesson): Promise<readonly Scenario[]> {
  const networks: Scenario[] = [];
  for (const index of lesson.steps.keys()) {
    try {
      const left = await handedStep({ result, lesson }, index, openSource);
      if (left !== null) networks.push(left.request.scenario);
    } catch (error) {
      if (stepProblem(error) === null) throw error;
    }
  }
  return networks;
}

async function readResult(body: unknown): Promise<VerdictContent> {
  const given = shaped(resultQuestion, body);
  const result = checkResult(given.result, 'body.result');
  const { lesson, origin } = await lessonOf(result, given.lesson);
  return contentOf({ kind: 'result', result, lesson, origin }, await networksOf(result, lesson));
}

export function readVerdict(body: JsonBody): Promise<Finding<Checked<VerdictContent>>> {
  return read(body, { rule: VERDICT_RULE, devicesOf: devicesIn }, async (document) =>
    inside(document, 'result') === undefined ? readChecks(document, body.scenarioLimit) : readResult(document),
  );
}
