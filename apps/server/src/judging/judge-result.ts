/** Judges every step of a result, from the networks and answers in it, as the page does. */
import type { Engine } from '@lanelab/engine';
import { lessonHash, type StepResult } from '@lanelab/lessons';
import {
  type HandedResult,
  type HandedStep,
  handedStep,
  type JudgeOptions,
  judgeSteps,
  type PreparedStep,
  preparedStep,
  standingOf,
} from '@lanelab/lessons/judge';
import type { Scenario } from '@lanelab/scenario';
import { judgedCheck } from './judge-checks.ts';
import { openSource } from './open-source.ts';
import type { JudgedStep, Question, ResultVerdict } from './question.ts';
import { stepProblem } from './step-problem.ts';

type ResultQuestion = Extract<Question, { kind: 'result' }>;

const NOTHING_COMPUTED = { standing: null, passes: null, isAnswerRight: null, checks: [], problem: null } as const;

/** A judged step with its position. */
type Placed = readonly [number, JudgedStep];

/** A step that the student has begun, with its checks read. */
interface BegunStep extends HandedStep {
  readonly index: number;
  readonly prepared: PreparedStep;
}

const notComputed = (id: string, claimed: StepResult['state'] | null) => ({ id, claimed, ...NOTHING_COMPUTED });

/** @throws {unknown} the error itself, where neither network nor lesson is at fault */
function failedStep(id: string, claimed: StepResult['state'] | null, error: unknown): JudgedStep {
  const problem = stepProblem(error);
  if (problem === null) throw error;
  return { ...notComputed(id, claimed), differs: claimed === 'done', problem };
}

/** Reads the checks of a step; one that cannot be read, or was not begun, is judged by that. */
async function begunStep(handed: HandedResult, index: number, id: string): Promise<BegunStep | Placed> {
  const claimed = handed.result.steps.find((step) => step.id === id)?.state ?? null;
  try {
    const begun = await handedStep(handed, index, openSource);
    if (begun !== null) return { ...begun, index, prepared: preparedStep(begun.request) };
    return [index, { ...notComputed(id, claimed), standing: 'not-begun', differs: false }];
  } catch (error) {
    return [index, failedStep(id, claimed, error)];
  }
}

/** Steps with the same network: one run judges them all. */
async function judgedTogether(
  engine: Engine,
  scenario: Scenario,
  steps: readonly BegunStep[],
  options: JudgeOptions,
): Promise<readonly Placed[]> {
  try {
    const judged = await judgeSteps(engine, scenario, steps, options);
    return judged.map(({ index, step, claimed, verdict }) => {
      const standing = standingOf(step, claimed, verdict);
      return [
        index,
        {
          id: step.id,
          claimed: claimed.state,
          standing,
          passes: verdict.passes,
          isAnswerRight: verdict.isAnswerRight,
          differs: standing === 'not-confirmed',
          checks: verdict.checks.map(({ outcome }) => judgedCheck(outcome)),
          problem: null,
        },
      ];
    });
  } catch (error) {
    return steps.map(({ index, step, claimed }) => [index, failedStep(step.id, claimed.state, error)]);
  }
}

/** Every step of the lesson, in their order. */
async function judgedSteps(
  engine: Engine,
  handed: HandedResult,
  { onShare, ...options }: JudgeOptions,
): Promise<readonly JudgedStep[]> {
  const judged: Placed[] = [];
  const byNetwork = new Map<string, { readonly scenario: Scenario; readonly steps: BegunStep[] }>();
  for (const [index, { id }] of handed.lesson.steps.entries()) {
    const step = await begunStep(handed, index, id);
    if (!('prepared' in step)) {
      judged.push(step);
      continue;
    }
    const { scenario } = step.request;
    const key = JSON.stringify(scenario);
    const alike = byNetwork.get(key) ?? { scenario, steps: [] };
    alike.steps.push(step);
    byNetwork.set(key, alike);
  }
  for (const [place, { scenario, steps }] of [...byNetwork.values()].entries()) {
    const onRunShare = (share: number) => onShare?.((place + share) / byNetwork.size);
    judged.push(...(await judgedTogether(engine, scenario, steps, { ...options, onShare: onRunShare })));
  }
  return judged.toSorted(([a], [b]) => a - b).map(([, step]) => step);
}

/** Rejects with the engine’s `BoundError` where a step needs more than its bounds. */
export async function judgeResult(
  engine: Engine,
  { result, lesson, origin }: ResultQuestion,
  options: JudgeOptions,
): Promise<ResultVerdict> {
  const hash = lessonHash(lesson);
  const claimedHash = result.lesson.hash;
  const steps = await judgedSteps(engine, { result, lesson }, options);
  const ids = new Set(lesson.steps.map(({ id }) => id));
  const unknownSteps = result.steps.flatMap(({ id }) => (ids.delete(id) ? [] : [id]));
  return {
    kind: 'result',
    engine: (await engine.info()).version,
    lesson: { origin, hash, claimedHash },
    agrees: hash === claimedHash && unknownSteps.length === 0 && steps.every(({ differs }) => !differs),
    steps,
    unknownSteps,
  };
}
