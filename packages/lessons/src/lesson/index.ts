/** Lessons as documents: reading, links, networks of steps, variants, results. */
export {
  type Alternative,
  type Draw,
  LESSON_VERSION,
  type Lesson,
  type LessonCheck,
  type LessonInput,
  type LessonStep,
  type LessonValue,
  MAX_STEPS,
  type Solution,
  type Trap,
} from './document.ts';
export { drawnStep, namesExpected } from './drawn-step.ts';
export type { LessonFault } from './faults.ts';
export { type FilledValues, filled, parametersOf } from './fill.ts';
export { decodeLesson, encodeLesson, type LessonLinkResult } from './link.ts';
export { type LessonPane, type LiveLink, liveLink } from './links.ts';
export {
  LessonChangeError,
  type NetworkOptions,
  type OpenSource,
  type OwnNetwork,
  solvedAt,
  startOf,
} from './network.ts';
export { lessonOfChecks, type NetworkWithChecks } from './of-checks.ts';
export { type LessonResult, MAX_LESSON_OCTETS, parseLesson } from './read.ts';
export {
  type LessonProgress,
  lessonHash,
  parseResult,
  RESULT_VERSION,
  type ResultReading,
  type StepResult,
} from './result.ts';
export type { ScenarioChange, StepSource, StepView } from './source.ts';
export { type Answer, type AnswerForm, type AnswerOption, formOf, isMade, type Task, type TaskKind } from './task.ts';
export { LESSON_LANGUAGES, type LessonLanguage, type LocalText, languagesOf, textIn } from './text.ts';
export { type PlacedText, textsOf } from './texts.ts';
export { drawnValues, shuffled, type Variant, variantOf } from './variant.ts';
