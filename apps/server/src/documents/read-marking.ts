/** What the server has to know of a result that was handed in: the question for the judge, a fingerprint, and the marks in a verdict. */
import { type Answer, isMade, type LessonProgress, type StepResult } from '@lanelab/lessons';
import { type HandedResult, handedStep, type Standing } from '@lanelab/lessons/judge';
import { canonicalJson } from '@lanelab/scenario';
import { openSource } from '../judging/open-source.ts';
import type { ResultVerdict } from '../judging/question.ts';
import { stepProblem } from '../judging/step-problem.ts';
import { sha256 } from '../lib/secrets.ts';
import type { Lock } from '../schemas/assignment.ts';
import { checkLesson, checkResult } from './check-document.ts';
import { contentOf, networksOf, type VerdictContent } from './read-verdict.ts';
import type { Finding } from './tasks.ts';

export interface MarkingInput {
  /** JSON text of the result without its lesson. */
  readonly result: string;
  /** JSON text of the lesson of the assignment. */
  readonly lesson: string;
  readonly lessonHash: string;
  /** What the assignment keeps closed. */
  readonly locks: readonly Lock[];
}

export interface Marking extends VerdictContent {
  /** The same for the same answers and networks; null where the student made nothing that two would not make alike. */
  readonly fingerprint: string | null;
  /** Steps in which the student opened what is locked. */
  readonly opened: readonly OpenedStep[];
}

export interface OpenedStep {
  readonly step: string;
  readonly locks: readonly Lock[];
}

/** What a verdict found of a step. */
export interface Mark {
  readonly step: string;
  readonly standing: Standing | null;
  readonly passes: boolean | null;
  /** Whether more is claimed than the run shows. */
  readonly differs: boolean;
  /** What the student opened although it was locked; absent where that is nothing, and in marks of former versions. */
  readonly opened?: readonly Lock[];
}

/** What a student did in one step beyond how it began. */
interface OwnStep {
  readonly step: string;
  readonly answer: Answer | null;
  /** Null where the network was left as it was. */
  readonly network: unknown;
}

/** Whether the step ends with another network than it begins with. One that cannot be computed counts as changed. */
async function isNetworkChanged(handed: HandedResult, index: number): Promise<boolean> {
  try {
    const left = await handedStep(handed, index, openSource);
    return left !== null && canonicalJson(left.request.scenario) !== canonicalJson(left.request.start);
  } catch (error) {
    if (stepProblem(error) === null) throw error;
    return true;
  }
}

async function ownStep(handed: HandedResult, index: number, claimed: StepResult): Promise<OwnStep> {
  const task = handed.lesson.steps[index]?.task;
  const isOwn = task !== undefined && isMade(task) && claimed.network !== undefined;
  const isChanged = isOwn && (await isNetworkChanged(handed, index));
  return { step: claimed.id, answer: claimed.answer ?? null, network: isChanged ? claimed.network : null };
}

/** Right answers are the same for all who find them. What two students draw or build alike down to the last value is a copy. */
const isUnlikelyTwice = ({ answer, network }: OwnStep): boolean =>
  network !== null || (typeof answer === 'object' && answer !== null && 'curve' in answer);

async function fingerprintOf(handed: HandedResult): Promise<string | null> {
  const own: OwnStep[] = [];
  for (const [index, { id }] of handed.lesson.steps.entries()) {
    const claimed = handed.result.steps.find((step) => step.id === id);
    if (claimed !== undefined) own.push(await ownStep(handed, index, claimed));
  }
  const touched = own.filter(({ answer, network }) => answer !== null || network !== null);
  return touched.some(isUnlikelyTwice) ? sha256(canonicalJson(touched)) : null;
}

/** The page keeps what is locked closed, so that a result that says it was opened was not made by the page, or before the lock. */
function openedSteps({ steps }: LessonProgress, locks: readonly Lock[]): readonly OpenedStep[] {
  return steps.flatMap(({ id, hints, state }) => {
    const opened = locks.filter((lock) => (lock === 'hints' ? hints > 0 : state === 'shown'));
    return opened.length === 0 ? [] : [{ step: id, locks: opened }];
  });
}

/** The lesson stands in the question once, and the name, which no verdict depends on, not at all. */
export async function readMarking({
  result: text,
  lesson: lessonText,
  lessonHash,
  locks,
}: MarkingInput): Promise<Finding<Marking>> {
  const lesson = checkLesson(JSON.parse(lessonText), 'lesson');
  const named = { kind: 'document', document: {}, hash: lessonHash };
  const result = checkResult({ ...JSON.parse(text), name: '', lesson: named }, 'result');
  const networks = await networksOf(result, lesson);
  const content = contentOf({ kind: 'result', result, lesson, origin: 'given' }, networks);
  const devices = networks.reduce((sum, { model }) => sum + model.nodes.length, 0);
  const fingerprint = await fingerprintOf({ result, lesson });
  return { devices, value: { ...content, fingerprint, opened: openedSteps(result, locks) } };
}

export interface MarksInput {
  /** JSON text. */
  readonly verdict: string;
  readonly opened: readonly OpenedStep[];
}

/** Steps that the lesson does not have, or that stand there twice, are marked as what they are: claims that nothing bears out. */
export function readMarks({ verdict, opened }: MarksInput): Finding<readonly Mark[]> {
  const { steps, unknownSteps }: ResultVerdict = JSON.parse(verdict);
  const known = steps.map(({ id, standing, passes, differs }): Mark => {
    const locks = opened.find(({ step }) => step === id)?.locks;
    return { step: id, standing, passes, differs, ...(locks === undefined ? {} : { opened: locks }) };
  });
  const unknown = unknownSteps.map((step): Mark => ({ step, standing: null, passes: null, differs: true }));
  return { devices: 0, value: [...known, ...unknown] };
}
