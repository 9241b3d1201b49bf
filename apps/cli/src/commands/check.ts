/** `lanelab check`: whether a run of a scenario shows what a list of checks asks for. */

import { ScenarioError } from '@lanelab/engine';
import {
  type Check,
  type CheckReport,
  type CheckResult,
  type CompiledCheck,
  compileChecks,
  faultText,
  runChecks,
  verdictText,
} from '@lanelab/lessons/checks';
import { say } from '@lanelab/messages/cli';
import { refusalSentence } from '@lanelab/messages/scenario-rules';
import type { Scenario } from '@lanelab/scenario';
import { type Arguments, readArguments } from '../args.ts';
import { readText } from '../files.ts';
import { EXIT, type Io, RunError, UsageError } from '../io.ts';
import { progressLine } from '../progress.ts';
import { readSource, withSettings } from '../source.ts';

const PS_PER_S = 1e12;

/** The checks of a file: a line each; `#` begins a comment at the start of a line. */
const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** Every check that is asked, from the file and from `--check`. */
function textsOf(options: Arguments, file: string | undefined): readonly string[] {
  const texts = [...(file === undefined ? [] : linesOf(readText(file))), ...options.list('check')];
  if (texts.length > 0) return texts;
  throw new UsageError(file === undefined ? say('usage.check-needs-checks') : say('usage.check-file-empty', { file }));
}

/** The checks, where each of them is one; else a sentence for each fault, with a mark below its place. */
function allChecks(compiled: readonly CompiledCheck[]): readonly Check[] {
  const faults = compiled.flatMap((each) => {
    if (each.isCheck) return [];
    const { start, end } = each.fault.place;
    const mark = `${' '.repeat(start)}${'^'.repeat(Math.max(1, end - start))}`;
    return [say('usage.check', { message: faultText(each.fault), text: each.text, mark })];
  });
  if (faults.length > 0) throw new UsageError(faults.join('\n'));
  return compiled.flatMap((each) => (each.isCheck ? [each.check] : []));
}

/** `--answer 21.5` and `--answer second=574 µs`, by name; the one without a name under the empty text. */
function answersOf(options: Arguments): Readonly<Record<string, string>> {
  return Object.fromEntries(
    options.list('answer').map((text) => {
      const [, name = '', value = ''] = /^(?:(\w+)=)?(.*)$/su.exec(text) ?? [];
      return [name, value];
    }),
  );
}

async function judge(scenario: Scenario, checks: readonly Check[], options: Arguments, io: Io): Promise<CheckReport> {
  const engine = await io.engines.single();
  const progress = progressLine(io);
  const start = options.text('start');
  try {
    return await runChecks(engine, scenario, checks, {
      answers: answersOf(options),
      ...(start === undefined ? {} : { start: readSource(start) }),
      signal: io.signal,
      onProgress: ({ timePs, targetPs }) =>
        progress.update(
          timePs / targetPs,
          say('progress.simulated', { done: (timePs / PS_PER_S).toFixed(1), all: String(targetPs / PS_PER_S) }),
        ),
    });
  } finally {
    progress.done();
    await engine.close();
  }
}

const line = ({ verdict, text, ...result }: CheckResult): string =>
  `${say(`verdict.${verdict}`, { text, sentence: verdictText(result) })}\n`;

/** Fails where a check fails; else undecided, where one is. */
function exitOf({ checks }: CheckReport): number {
  if (checks.some(({ verdict }) => verdict === 'fails')) return EXIT.failed;
  return checks.every(({ verdict }) => verdict === 'holds') ? EXIT.ok : EXIT.usage;
}

async function checked(options: Arguments, io: Io): Promise<number> {
  const [source, file, ...rest] = options.positionals;
  if (source === undefined) throw new UsageError(say('usage.check-needs-source'));
  if (rest.length > 0) throw new UsageError(say('usage.check-takes-two', { text: rest.join(' ') }));
  const texts = textsOf(options, file);
  const scenario = withSettings(readSource(source), options.list('set'), []);
  const start = options.text('start');
  const compiled = compileChecks(texts, scenario, start === undefined ? {} : { start: readSource(start) });
  const report = await judge(scenario, allChecks(compiled), options, io);
  if (options.flag('json')) {
    const checks = report.checks.map((result) => ({ ...result, sentence: verdictText(result) }));
    io.out(`${JSON.stringify({ ...report, checks }, null, 2)}\n`);
  } else io.out(report.checks.map(line).join(''));
  return exitOf(report);
}

export async function check(args: readonly string[], io: Io): Promise<number> {
  const options = readArguments(args, {
    check: { type: 'string', multiple: true },
    set: { type: 'string', multiple: true },
    answer: { type: 'string', multiple: true },
    start: { type: 'string' },
    json: { type: 'boolean' },
  });
  try {
    return await checked(options, io);
  } catch (error) {
    // Status 1 says that a check fails: what cannot be run at all is wrong input.
    if (error instanceof RunError) throw new UsageError(error.message, { cause: error });
    if (error instanceof ScenarioError) throw new UsageError(refusalSentence(error), { cause: error });
    throw error;
  }
}
