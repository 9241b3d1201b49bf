// Table 2 of Tampere under each model of its hosts, run by run.

import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import { withValues } from '../../packages/papers/src/calibration/apply.ts';
import { type FittedModel, TUT_FITTED_MODELS } from '../../packages/papers/src/calibration/tut-models.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import {
  TUT_HOST_MODEL,
  TUT_HOST_MODELS,
  type TutHostModel,
} from '../../packages/papers/src/networks/tut/host-models.ts';
import { TUT_START_S, type TutForm } from '../../packages/papers/src/networks/tut/table1.ts';
import { TUT_CROSSING, tutTable2 } from '../../packages/papers/src/networks/tut/table2.ts';
import { paperValue } from '../../packages/papers/src/published/values.ts';
import { modelHash } from '../../packages/scenario/src/canonical.ts';
import { readMetric } from '../../packages/scenario/src/path.ts';
import { tutGroup } from '../calibrate/tampere.mts';
import { keptRuns } from '../report/chosen.mts';
import { table } from '../report/markdown.mts';
import { Runs } from '../report/runs.mts';

const FORMS: readonly TutForm[] = ['lane', 'mpoa'];
const NAMES: Readonly<Record<TutForm, string>> = { lane: 'LANE', mpoa: 'MPOA' };
/** Streams begin at 8 s and are counted for 20 s from 9 s on. */
const WARM_S = TUT_START_S + 1;
const COUNTED_S = 20;

/** As near as a total should come, and the share of its published rate below which a stream starves. */
const NEAR = 0.1;
const STARVED = 1 / 3;

const keyOf = (id: string, form: TutForm): string => `${id} ${form}`;

function scenarioOf(model: TutHostModel, { values }: FittedModel, form: TutForm) {
  const scenario = withValues(tutTable2(form, model), tutGroup.parameters, values);
  const measure = { ...scenario.model.measure, warmupPs: WARM_S * SECOND_PS };
  return { ...scenario, model: { ...scenario.model, durationPs: (WARM_S + COUNTED_S) * SECOND_PS, measure } };
}

const total = (rates: readonly number[]): number => rates.reduce((sum, rate) => sum + rate, 0);
const percent = (ours: number, paper: number): string => {
  const off = (100 * (ours - paper)) / paper;
  return `${off < 0 ? '−' : '+'}${Math.abs(off).toFixed(0)} %`;
};

/** How far table 1's fitted rows are off at most. */
function worstOf({ rows }: FittedModel): string {
  const off = Object.entries(rows).flatMap(([key, row]) => {
    const paper = paperValue('tut-table1', key)?.value;
    return paper === undefined || key === 'lane-basso-sello' ? [] : [Math.abs(row / paper - 1)];
  });
  return `${(100 * Math.max(...off)).toFixed(1)} %`;
}

export async function runTable2(pool: EnginePool, tell: (words: string) => void): Promise<string> {
  const models = TUT_FITTED_MODELS.flatMap((fitted) => {
    const model = TUT_HOST_MODELS.find(({ id }) => id === fitted.id);
    return model === undefined ? [] : [{ model, fitted }];
  });
  const work = models.flatMap(({ model, fitted }) =>
    FORMS.map((form) => {
      const scenario = scenarioOf(model, fitted, form);
      return { name: keyOf(model.id, form), key: modelHash(scenario.model), scenario };
    }),
  );
  tell(`${work.length} runs`);
  const done = await new Runs(pool, keptRuns()).of(work);
  const results = new Map(work.map(({ name, key }) => [name, done.get(key)]));
  const rates = (id: string, form: TutForm): readonly number[] =>
    TUT_CROSSING.map(
      (_, index) => readMetric(results.get(keyOf(id, form)) ?? {}, `flows.${index + 1}.goodputMbps`) ?? 0,
    );
  const published = (form: TutForm, key: string): number => paperValue('tut-table2', `${form}-${key}`)?.value ?? 0;
  const paperRow = FORMS.flatMap((form) => [
    TUT_CROSSING.map(([from, to]) => published(form, `${from}-${to}`).toFixed(1)).join(' '),
    published(form, 'total').toFixed(1),
  ]);
  const rows = models.map(({ model: { id }, fitted }) => {
    const own = FORMS.flatMap((form) => {
      const streams = rates(id, form);
      const sum = total(streams);
      return [
        streams.map((rate) => rate.toFixed(1)).join(' '),
        `${sum.toFixed(1)} (${percent(sum, published(form, 'total'))})`,
      ];
    });
    const name = id === TUT_HOST_MODEL.id ? `**${id}**` : id;
    return [name, worstOf(fitted), (fitted.values['tut.ciscoMbps'] ?? 0).toFixed(1), ...own];
  });
  const isNear = (id: string, form: TutForm): boolean =>
    Math.abs(total(rates(id, form)) / published(form, 'total') - 1) <= NEAR;
  const starves = (id: string): boolean =>
    TUT_CROSSING.some(
      ([from, to], index) => (rates(id, 'mpoa')[index] ?? 0) < STARVED * published('mpoa', `${from}-${to}`),
    );
  const ids = models.map(({ model: { id } }) => id);
  const near = (form: TutForm): readonly string[] => ids.filter((id) => isNear(id, form));
  const both = near('lane').filter((id) => isNear(id, 'mpoa'));
  const found =
    `Of ${ids.length} models ${near('lane').length} come within 10 % of LANE's total, ${near('mpoa').length} within 10 % of MPOA's, and ` +
    `${both.length === 0 ? 'none' : both.join(', ')} within 10 % of both. In ${ids.filter(starves).length} a stream over shortcuts has less than a third of its ` +
    `published rate. Within 10 % over shortcuts, and none starves: ${near('mpoa')
      .filter((id) => !starves(id))
      .join(', ')}.`;
  const head = ['model', 'table 1', 'Cisco', ...FORMS.flatMap((form) => [`${NAMES[form]}, four streams`, 'total'])];
  return `${TEXT}\n\n${found}\n\n${table(head, [['*published*', '', '', ...paperRow], ...rows])}\n`;
}

const TEXT = `# Tampere's table 2, run by run

Written by \`npm run tampere -- table2\`; nothing below is typed by hand. Four netperf streams at once: urku to basso, basso to urku, sello to jaarli, jaarli to sello, in Mb/s of goodput, seed 1,
counted from 9 to 29 s. Six costs are fitted for each choice of buffers and calls to the seven rows of table 1 that a single stream can tell apart (\`npm run tampere -- table1\`); *table 1* is how far the
worst of the seven is off, *Cisco* the rate in Mb/s that came out for the Cisco 4700. Table 2 has ten rows, and none of them was used in a fit.

The first part of a model's name is who had the CPU: \`none\` (first come, first served, a task at a time), \`own\` (Linux 2.2 on the PCs, Solaris on the Suns), or one system's rules on all four hosts. The
second is sockets and calls. \`former\`: buffers of 65 535 octets, send calls of 8 192 and receive calls of 65 535, as in versions before this table. \`receive-N\`: receive calls of N. \`equal-N\`: both calls of N, a send
call copied whole. \`write-whole\`: like \`former\`, a send call copied whole. \`netperf\`: calls as large as the socket buffers, netperf's own defaults; \`netperf-solaris-N\`: the Suns' buffers are N, Solaris's default
being 8 192. The model in bold is the one of the presets: of those with the systems' own schedulers, the one whose buffers and calls are all documented defaults. It was chosen, and its costs fitted, before table 2 was run with any model but \`none/former\`.

Figure 8 speaks against its rate of the Cisco: with 40 Mb/s the queue of the fast path hardly fills beside 31 Mb/s of load, and no packet is overtaken, where the paper counts 226 lost or reordered and 35 Mb/s had 143.`;
