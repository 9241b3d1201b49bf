/** The examples of docs/checks.md, for tests of whatever judges checks. */
import { findPreset } from '@lanelab/papers/presets';
import { type Scenario, setPaths } from '@lanelab/scenario';
import type { AnswerValue } from '../checks/answers.ts';
import type { Verdict } from '../checks/report.ts';

export interface CheckExample {
  /** A preset and the seconds that it is cut to: `class-mpoa 10 s`. */
  readonly scenario: string;
  readonly text: string;
  readonly verdict: Verdict;
  /** Whether a document of the start is there to compare with. */
  readonly hasStart: boolean;
}

/** Cells of the table of terms in the text of the page: the term, its scenario, and an example for each verdict. */
export const termRows = (page: string): readonly (readonly string[])[] =>
  page
    .slice(page.indexOf('## Terms'))
    .split('\n')
    .filter((line) => /^\| [a-z-]+ \| [a-z0-9-]+ \d+ s \|/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const VERDICTS: readonly Verdict[] = ['holds', 'fails', 'undecided'];

/** The examples in the text of the page, in its order. */
export const checkExamples = (page: string): readonly CheckExample[] =>
  termRows(page).flatMap(([, scenario = '', ...cells]) =>
    VERDICTS.flatMap((verdict, index) => {
      const cell = cells[index] ?? '';
      const text = /^`([^`]+)`/.exec(cell)?.[1];
      return text === undefined ? [] : [{ scenario, text, verdict, hasStart: !cell.includes('without a start') }];
    }),
  );

/** The scenario of an example. Throws where there is no such preset. */
export function exampleScenario(name: string): Scenario {
  const [, id = '', seconds = ''] = /^(\S+) (\d+) s$/.exec(name) ?? [];
  const preset = findPreset(id);
  if (preset === null) throw new Error(`docs/checks.md names a preset that is not there: ${id}`);
  const scenario = preset.build();
  return { ...scenario, model: { ...scenario.model, durationPs: Number(seconds) * 1e12 } };
}

/** The answer that the page states. */
export const EXAMPLE_ANSWERS: Readonly<Record<string, AnswerValue>> = { '': '750 µs' };

/** The start that the page states, with another mtu at A and another length of its link. Throws where A has none. */
export function exampleStart(scenario: Scenario): Scenario {
  const { links, nodes } = scenario.model;
  const a = nodes.find(({ name }) => name === 'A')?.id;
  const link = links.findIndex((one) => one.a.node === a || one.b.node === a);
  const start = setPaths(scenario, [
    { path: 'nodes.A.interfaces[0].mtu', value: 1400 },
    { path: `links[${link}].lengthM`, value: 900 },
  ]);
  if (!start.ok) throw new Error(`A has no mtu or no link to change: ${JSON.stringify(start.errors)}`);
  return start.scenario;
}
