// docs/reproduction.md from what was computed.

import { CALIBRATION } from '../../packages/papers/src/calibration/calibrated.ts';
import type { PaperName, Quality } from '../../packages/papers/src/experiment.ts';
import type { FigureResidual } from '../../packages/papers/src/figure-data.ts';
import { paperValue } from '../../packages/papers/src/published/values.ts';
import { calibrationTables } from './calibration-tables.mts';
import type { Reported } from './figures.mts';
import { list, table } from './markdown.mts';

const PAPERS: Readonly<Record<PaperName, string>> = {
  curitiba: 'Curitiba',
  detken: 'Detken',
  tut: 'TUT (Tampere)',
  cluj: 'Cluj',
  classic: 'Classic measurements',
};

const number = (value: number): string =>
  Math.abs(value) >= 1_000 ? value.toFixed(0) : String(Number(value.toPrecision(5)));

const isFitted = (experiment: string, key: string): boolean =>
  CALIBRATION.rows.some((row) => row.experiment === experiment && row.key === key && row.comparedOnly === null);

/** What the published value was to the model. */
function standingOf(experiment: string, key: string): string {
  if (isFitted(experiment, key)) return 'calibrated';
  const use = paperValue(experiment, key)?.use;
  return use === 'input' ? 'input' : use === 'afterwards' ? 'explained afterwards' : 'predicted';
}

function rowOf({ data, bands }: Reported, residual: FigureResidual): readonly string[] {
  const { key, label, paper, unit, simulated, percent, verdict } = residual;
  const band = bands.get(key);
  const own = unit === data.y.unit ? '' : ` ${unit}`;
  const deviation = data.paperPoints.find((point) => point.key === key)?.yError ?? null;
  return [
    label,
    paper === null ? 'withheld' : `${number(paper)}${deviation === null ? '' : ` ± ${number(deviation)}`}${own}`,
    simulated === null ? '' : number(simulated),
    band === undefined ? '' : `${number(band.low)} to ${number(band.high)}`,
    percent === null ? '' : `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`,
    standingOf(data.id, key),
    verdict,
  ];
}

function section(reported: Reported): string {
  const { data } = reported;
  const { provenance, residuals, checks, notes } = data;
  const runs = provenance.total === 0 ? '' : `, ${provenance.total} ${provenance.total === 1 ? 'run' : 'runs'}`;
  return [
    `### ${data.id}: ${data.label}`,
    `*${data.question}* **${data.title}.**`,
    `![${data.title}](images/reproduction/${data.id}.svg)`,
    ...(residuals.length === 0
      ? []
      : [
          table(
            ['Row', `Published, ${data.y.unit}`, 'Ours', 'Band', 'Error', 'How', 'Verdict'],
            residuals.map((residual) => rowOf(reported, residual)),
          ),
        ]),
    ...(checks.length === 0
      ? []
      : [
          list(
            checks.map(
              ({ statement, holds, detail }) =>
                `${holds === null ? 'Open' : holds ? 'Holds' : '**Differs**'}: ${statement} (${detail}).`,
            ),
          ),
        ]),
    ...(notes.length === 0 ? [] : [`What differs and why: ${notes.join(' ')}`]),
    `<sub>${provenance.qualityNote}; seed ${provenance.seed}${runs}; scenario ${provenance.scenarioHash.slice(0, 12)}</sub>`,
  ].join('\n\n');
}

export function reproduction(all: readonly Reported[], quality: Quality, engine: string): string {
  const papers = [...new Set(all.map(({ experiment }) => experiment.paper))];
  return `${[
    '# What the papers published, and what lanelab computes',
    `Written by \`npm run renew\` with engine ${engine} at ${quality} quality; nothing in it is typed by hand. *Calibrated* rows were used to fit costs, *predicted* ones were not; ` +
      'the *band* is over all fits that meet the calibrated rows as well as the one in use; *withheld* values are not known here and are left empty.',
    '## Calibration',
    'Written by `npm run calibrate`: least squares over runs of the engine (Levenberg and Marquardt, in logarithms). A row left out is fitted without it, from the beginning, and then predicted. ' +
      'How well a parameter is determined follows from the derivatives of all rows by all parameters.',
    calibrationTables(CALIBRATION),
    ...papers.flatMap((paper) => [
      `## ${PAPERS[paper]}`,
      ...all.filter(({ experiment }) => experiment.paper === paper).map(section),
    ]),
  ].join('\n\n')}\n`;
}
