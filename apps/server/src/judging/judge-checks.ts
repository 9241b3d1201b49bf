/** Judges checks of a scenario, as `lanelab check` does. */
import { type Engine, ScenarioError } from '@lanelab/engine';
import { type CheckResult, compileChecks, faultText, runChecks, verdictText } from '@lanelab/lessons/checks';
import type { JudgeOptions } from '@lanelab/lessons/judge';
import { refusalSentence } from '@lanelab/messages/scenario-rules';
import { ApiError } from '../errors.ts';
import type { ChecksVerdict, JudgedCheck, Question } from './question.ts';

export function judgedCheck({ text, ...result }: CheckResult): JudgedCheck {
  return { check: text, ...result, sentence: verdictText(result) };
}

/** Rejects with `invalid_scenario` where the engine refuses the scenario, and with its `BoundError`. */
export async function judgeChecks(
  engine: Engine,
  { scenario, checks: texts, start, answers }: Extract<Question, { kind: 'checks' }>,
  { onShare, ...options }: JudgeOptions,
): Promise<ChecksVerdict> {
  const checks = compileChecks(texts, scenario, start === undefined ? {} : { start }).map((compiled) => {
    if (compiled.isCheck) return compiled.check;
    throw new Error(`a check that had been read is none: ${compiled.text}: ${faultText(compiled.fault)}`);
  });
  try {
    const report = await runChecks(engine, scenario, checks, {
      ...options,
      answers,
      ...(start === undefined ? {} : { start }),
      onProgress: ({ timePs, targetPs }) => onShare?.(targetPs === 0 ? 1 : timePs / targetPs),
    });
    const { version } = await engine.info();
    return { kind: 'checks', engine: version, untilPs: report.untilPs, checks: report.checks.map(judgedCheck) };
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
    const path = `body.scenario.${error.path}`;
    throw new ApiError('invalid_scenario', refusalSentence(error), { path, cause: error });
  }
}
