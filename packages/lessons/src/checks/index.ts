/** The language of checks: what a run, or a document, has to show. */
export { type AnswerValue } from './answers.ts';
export {
  type Check,
  type CompiledCheck,
  type CompileOptions,
  compileCheck,
  compileChecks,
} from './compile/compile.ts';
export { type CheckCompletion, type CheckCompletions, completionsAt } from './complete.ts';
export type { CheckFault, NameFault, TypeFault } from './fault.ts';
export { type Highlight, highlight } from './highlight.ts';
export type { CheckReport, CheckResult, Evidence, Expectation, Found, Span, Verdict } from './report.ts';
export { type Case, type RunCasesOptions, type RunChecksOptions, runCases, runChecks } from './run/run-checks.ts';
export { TERMS, type TermId } from './terms.ts';
export { type Dimension, type Tolerance, unitSize, unitsOf, type Value } from './values.ts';
export { faultText } from './words/faults.ts';
export { formText, timeText, valueText } from './words/values.ts';
export { foundText, verdictText } from './words/verdict.ts';
