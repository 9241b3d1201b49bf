/** Checks that the server judges: its verdicts are those of the judge in Node, and of `lanelab check`. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createEngine } from '@lanelab/engine/node';
import { compileChecks, runChecks, verdictText } from '@lanelab/lessons/checks';
import {
  type CheckExample,
  checkExamples,
  EXAMPLE_ANSWERS,
  exampleScenario,
  exampleStart,
} from '@lanelab/lessons/test/check-examples';
import type { Scenario } from '@lanelab/scenario';
import { describe, expect, inject, it } from 'vitest';
import type { JudgedCheck } from '../../src/judging/question.ts';
import { MOST_CHECKS } from '../../src/schemas/verdict-question.ts';
import { judgingApp } from '../support/judging.ts';

const page = await readFile(new URL('../../../../docs/checks.md', import.meta.url), 'utf8');
const examples = checkExamples(page);

const groupOf = ({ scenario, hasStart }: CheckExample) => `${scenario}${hasStart ? '' : ', without a start'}`;

/** How many examples of a scenario are asked for; all of them at the thorough level. */
const SAMPLE = inject('effort') > 1 ? Number.POSITIVE_INFINITY : 12;

/** Evenly over the list, so that all verdicts and most terms are among them. */
function sampled<T>(all: readonly T[]): readonly T[] {
  const count = Math.min(all.length, SAMPLE);
  const chosen = new Set(Array.from({ length: count }, (_, at) => Math.floor((at * all.length) / count)));
  return all.filter((_, at) => chosen.has(at));
}

/** What the judge says in this process. */
async function inNode(scenario: Scenario, texts: readonly string[], start?: Scenario): Promise<readonly JudgedCheck[]> {
  const engine = createEngine();
  const checks = compileChecks(texts, scenario).flatMap((compiled) => (compiled.isCheck ? [compiled.check] : []));
  try {
    const report = await runChecks(engine, scenario, checks, {
      answers: EXAMPLE_ANSWERS,
      ...(start === undefined ? {} : { start }),
    });
    return report.checks.map(({ text, ...result }) => ({ check: text, ...result, sentence: verdictText(result) }));
  } finally {
    await engine.close();
  }
}

describe('the examples of docs/checks.md', () => {
  it.each([...new Set(examples.map(groupOf))])(
    'have the verdicts of the page and of the judge in Node: %s',
    async (name) => {
      const group = sampled(examples.filter((example) => groupOf(example) === name));
      const [first] = group;
      if (first === undefined) throw new Error('a group has an example');
      const scenario = exampleScenario(first.scenario);
      const start = first.hasStart ? exampleStart(scenario) : undefined;
      const { judged } = await judgingApp();
      for (let from = 0; from < group.length; from += MOST_CHECKS) {
        const asked = group.slice(from, from + MOST_CHECKS);
        const checks = asked.map(({ text }) => text);
        const question = { scenario, checks, answers: EXAMPLE_ANSWERS, ...(start === undefined ? {} : { start }) };
        const verdict = await judged('checks', question);
        expect(verdict.checks.map(({ verdict: said }) => said)).toEqual(asked.map(({ verdict: said }) => said));
        expect(verdict.checks).toEqual(await inNode(scenario, checks, start));
      }
    },
  );
});

/** What `lanelab check --json` prints. It exits with 1 where a check fails. */
function lanelabCheck(...args: readonly string[]): Promise<string> {
  const program = fileURLToPath(new URL('../../../cli/bin/lanelab.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, 'check', ...args, '--json'], (error, out) =>
      out === '' ? reject(error ?? new Error('lanelab check said nothing')) : resolve(out),
    );
  });
}

it('has the verdicts that the command line prints', async () => {
  const name = 'class-mpoa 10 s';
  const checks = ['goodput(A -> B) in 21.5 Mb/s ±3 % after 9 s', 'VCCs of A = 5', 'hosts = answer.hosts'];
  const { judged } = await judgingApp();
  const verdict = await judged('checks', { scenario: exampleScenario(name), checks });
  const asked = checks.flatMap((check) => ['--check', check]);
  const printed: unknown = JSON.parse(await lanelabCheck('class-mpoa', '--set', 'model.durationPs=10e12', ...asked));
  expect(printed).toEqual({
    untilPs: verdict.untilPs,
    checks: verdict.checks.map(({ check, ...result }) => ({ text: check, ...result })),
  });
  expect(verdict.checks.map(({ verdict: said }) => said)).toEqual(['holds', 'fails', 'undecided']);
});
