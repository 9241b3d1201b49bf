// Table 2 of Tampere under each model of its hosts, run by run.

import type { EnginePool } from '../../packages/engine/ts/pool.ts';
import { withValues } from '../../packages/papers/src/calibration/apply.ts';
import { type FittedModel, TUT_FITTED_MODELS } from '../../packages/papers/src/calibration/tut-models.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { TUT_CISCO_MBPS } from '../../packages/papers/src/networks/tut/costs.ts';
import { TUT_HOST_MODEL, type TutHostModel, tutHostModel } from '../../packages/papers/src/networks/tut/host-models.ts';
import { TUT_START_S, type TutForm } from '../../packages/papers/src/networks/tut/table1.ts';
import { TUT_CROSSING, tutTable2 } from '../../packages/papers/src/networks/tut/table2.ts';
import { paperValue } from '../../packages/papers/src/published/values.ts';
import { modelHash } from '../../packages/scenario/src/canonical.ts';
import { readMetric } from '../../packages/scenario/src/path.ts';
import { tutGroup } from '../calibrate/tampere.mts';
import { keptRuns } from '../report/chosen.mts';
import { table } from '../report/markdown.mts';
import { Runs } from '../report/runs.mts';
import { figure8 } from './figure8.mts';

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
  const fitted = tutGroup.rows.filter(({ comparedOnly }) => comparedOnly === undefined);
  const off = fitted.map(({ experiment, key }) => Math.abs((rows[key] ?? 0) / paperValue(experiment, key).value - 1));
  return `${(100 * Math.max(...off)).toFixed(1)} %`;
}

/** Figure 8 tells of the Cisco's rate what table 1 does not. */
async function figure8Text(runs: Runs): Promise<string> {
  const { value, blind } = paperValue('tut-fig8', 'displaced');
  const rows = (await figure8(runs)).map(({ mbps, lost, reordered }) => [
    mbps === TUT_CISCO_MBPS.value ? `${mbps}, fitted to table 1` : String(mbps),
    lost.toFixed(0),
    reordered.toFixed(0),
  ]);
  return `## Figure 8 and the Cisco's rate

In figure 8 the paper counts ${value} packets that were lost or overtaken, of about 7 200; ${blind?.value ?? 0} were predicted blind, by engine ${blind?.engine ?? ''}, with a Cisco of 35 Mb/s that
also took time for each packet. The model in bold has a faster Cisco, whose queue hardly fills in figure 8. So figure 8 speaks for a slower Cisco than table 1 and table 2 do under that model. Means of three seeds:

${table(['Cisco, Mb/s', 'lost', 'overtaken'], rows)}`;
}

export async function runTable2(pool: EnginePool, tell: (words: string) => void): Promise<string> {
  const models = TUT_FITTED_MODELS.map((fitted) => ({ model: tutHostModel(fitted.id), fitted }));
  const work = models.flatMap(({ model, fitted }) =>
    FORMS.map((form) => {
      const scenario = scenarioOf(model, fitted, form);
      return { name: keyOf(model.id, form), key: modelHash(scenario.model), scenario };
    }),
  );
  tell(`${work.length} runs`);
  const runs = new Runs(pool, keptRuns());
  const done = await runs.of(work);
  const results = new Map(work.map(({ name, key }) => [name, done.get(key)]));
  const rates = (id: string, form: TutForm): readonly number[] =>
    TUT_CROSSING.map(
      (_, index) => readMetric(results.get(keyOf(id, form)) ?? {}, `flows.${index + 1}.goodputMbps`) ?? 0,
    );
  const published = (form: TutForm, key: string): number => paperValue('tut-table2', `${form}-${key}`).value;
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
  const ofAll = table(head, [['*published*', '', '', ...paperRow], ...rows]);
  return `${[TEXT, found, ofAll, await figure8Text(runs)].join('\n\n')}\n`;
}

const TEXT = `# Tampere's table 2, run by run

Written by \`npm run tampere -- table2\`; no number of a result is typed by hand. Four netperf streams at once: urku to basso, basso to urku, sello to jaarli, jaarli to sello, in Mb/s of goodput, seed 1,
counted from 9 to 29 s. Six costs are fitted for each choice of buffers and calls to the seven rows of table 1 that a single stream can tell apart (\`npm run tampere -- table1\`); *table 1* is how far the
worst of the seven is off, *Cisco* the rate in Mb/s that came out for the Cisco 4700. Table 2 has ten rows, and none of them was used in a fit.

The first part of a model's name is who had the CPU: \`none\` (first come, first served, a task at a time), \`own\` (Linux 2.2 on the PCs, Solaris on the Suns), or one system's rules on all four hosts. The
second is sockets and calls. \`former\`: buffers of 65 535 octets, send calls of 8 192 and receive calls of 65 535, as in versions before this table. \`receive-N\`: receive calls of N. \`equal-N\`: both calls of N, a send
call copied whole. \`write-whole\`: like \`former\`, a send call copied whole. \`netperf\`: calls as large as the socket buffers, netperf's own defaults; \`netperf-solaris-N\`: the Suns' buffers are N, Solaris's default
being 8 192. The model in bold is the one of the presets: of those with the systems' own schedulers, the one whose buffers and calls are all documented defaults. It was chosen, and its costs fitted, before table 2 was run with any model but \`none/former\`.`;
