// docs/reproduction.md from what was computed.

import { blindEngine } from '../../packages/charts/src/index.ts';
import { say } from '../../packages/messages/src/areas/experiments.ts';
import { CALIBRATION } from '../../packages/papers/src/calibration/calibrated.ts';
import type { PaperName, Quality } from '../../packages/papers/src/experiment.ts';
import type { FigureResidual } from '../../packages/papers/src/figure-data.ts';
import { calibrationTables } from './calibration-tables.mts';
import type { Band, Reported } from './figures.mts';
import { list, table } from './markdown.mts';

const PAPERS: Readonly<Record<PaperName, string>> = {
  curitiba: 'Curitiba',
  detken: 'Detken',
  tut: 'TUT (Tampere)',
  cluj: 'Cluj',
  classic: 'Classic measurements',
};

const OVER: Readonly<Record<Band['over'], string>> = { fits: 'fits', 'fits-and-models': 'fits and models' };

const number = (value: number): string =>
  Math.abs(value) >= 1_000 ? value.toFixed(0) : String(Number(value.toPrecision(5)));

const signed = (percent: number): string => `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;

const bandWords = ({ low, high, over }: Band): string => `${number(low)} to ${number(high)} (${OVER[over]})`;

/** A blind prediction and how far off it was. */
const blindWords = ({ blind, paper }: FigureResidual): string =>
  blind === null ? '' : `${number(blind.value)}, ${signed((100 * (blind.value - paper)) / paper)}`;

function rowOf({ data, bands }: Reported, residual: FigureResidual, hasBlind: boolean): readonly string[] {
  const { key, label, paper, unit, simulated, percent, standing, verdict } = residual;
  const band = bands.get(key);
  const own = unit === data.y.unit ? '' : ` ${unit}`;
  const spread = data.paperPoints.find((point) => point.key === key)?.yError ?? null;
  return [
    label,
    `${number(paper)}${spread === null ? '' : ` ± ${number(spread)}`}${own}`,
    simulated === null ? '' : number(simulated),
    band === undefined ? '' : bandWords(band),
    percent === null ? '' : signed(percent),
    ...(hasBlind ? [blindWords(residual)] : []),
    say(standing === null ? 'standing.theory' : `standing.${standing}`),
    verdict,
  ];
}

function comparison(reported: Reported): string {
  const { data } = reported;
  const engine = blindEngine(data);
  const blind = engine === null ? [] : [`Predicted blind, engine ${engine}`];
  return table(
    [
      'Row',
      `Published${data.y.unit === '' ? '' : `, ${data.y.unit}`}`,
      'Ours',
      'Band',
      'Error',
      ...blind,
      'How',
      'Verdict',
    ],
    data.residuals.map((residual) => rowOf(reported, residual, engine !== null)),
  );
}

/** What the papers say of their values, and where a value or its spread comes from; a remark for several rows stands once. */
function remarks({ paperPoints }: Reported['data']): readonly string[] {
  const notes = [...new Set(paperPoints.map(({ note }) => note))].filter((note) => note !== '');
  const lines = notes.map((note) => {
    const own = paperPoints.filter((point) => point.note === note);
    const source = own.every(({ isTheory }) => isTheory) ? 'Theory' : 'Published';
    const labels = own.length === paperPoints.length ? '' : `, ${own.map(({ label }) => label).join('; ')}`;
    return `${source}${labels}: ${note}.`;
  });
  return lines.length === 0 ? [] : [list(lines)];
}

function section(reported: Reported): string {
  const { data } = reported;
  const { provenance, residuals, checks, notes } = data;
  const runs = provenance.total === 0 ? '' : `, ${provenance.total} ${provenance.total === 1 ? 'run' : 'runs'}`;
  return [
    `### ${data.id}: ${data.label}`,
    `*${data.question}* **${data.title}.**`,
    `![${data.title}](images/reproduction/${data.id}.svg)`,
    ...(residuals.length === 0 ? [] : [comparison(reported)]),
    ...remarks(data),
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

/** What the words of the tables mean. */
const WORDS = [
  'What a published value was to the model (*How*): *calibrated*, costs were fitted to it; *predicted*, the model was made without it; *input*, it was put into the model or chose something in it; ' +
    '*arithmetic*, formats and rates of the standards give it and nothing of the model; *explained afterwards*, the model was changed after it had missed the value.',
  '*Predicted blind* is what the model of that commit said while nobody who made it knew the value. It stays as it was, whatever is computed now; a prediction without it was made with the value in sight.',
  'A *verdict* names whose spread it rests on: the paper’s own (deviation, range or confidence), or our reading of its plot, an estimate with its width. Where there is neither, the difference is all there is. ' +
    '*Differs* is more than 5 % and outside such a spread: that limit is ours. Of a value that may be zero no error in per cent is given.',
  'A *band* says what it is over: *fits*, all sets of costs that meet the calibrated rows as well as the one in use, which is doubt about their values alone; *fits and models*, also other models of what the papers leave open. ' +
    'Doubt about what is in neither, such as how hosts share their CPU where one model stands alone, is in no band.',
];

export function reproduction(all: readonly Reported[], quality: Quality, engine: string): string {
  const papers = [...new Set(all.map(({ experiment }) => experiment.paper))];
  return `${[
    '# What the papers published, and what lanelab computes',
    `Written by \`npm run renew\` with engine ${engine} at ${quality} quality; nothing in it is typed by hand but what the papers published and the blind predictions.`,
    list(WORDS),
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
