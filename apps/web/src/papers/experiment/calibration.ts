/** What of a figure was fitted, on which published values, and how far off the others are. No React. */
import { type ChartBlind, type ChartStanding, number } from '@lanelab/charts';
import { fixed, list } from '@lanelab/messages';
import type { ComparedOnly, CostNote } from '@lanelab/messages/cost-notes';
import { say } from '@lanelab/messages/experiment';
import { unitName } from '@lanelab/messages/units';
import type { Experiment, FigureData } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { formatDecimal, formatInteger } from '../../base/format/number.ts';
import { scaleOf } from '../../base/format/quantities.ts';

/** A cost that the calibration fitted, as `calibrated.json` has it. */
export interface FittedParameter {
  readonly key: string;
  readonly group: string;
  readonly unit: string;
  readonly value: number;
  /** Least and most over all fits that are as good. */
  readonly band: readonly [number, number];
  readonly identifiability: 'determined' | 'weak' | 'open';
  /** `assumed`: held at its value, and free in rival explanations alone. */
  readonly provenance: 'calibrated' | 'assumed';
  readonly note: CostNote;
  /** `model.nodes.Solimoes.cpu.speed`: nodes by name. */
  readonly paths: readonly string[];
}

/** A published value of the calibration. */
export interface FittedRow {
  readonly group: string;
  readonly experiment: string;
  readonly key: string;
  readonly paper: number;
  readonly fitted: number;
  readonly errorPercent: number;
  /** Error of the same value when the fit was made without it. */
  readonly leaveOneOutPercent: number;
  /** Why the fit left it out; null where the fit was made to it. */
  readonly comparedOnly: ComparedOnly | null;
}

export interface CalibrationFile {
  readonly parameters: readonly FittedParameter[];
  readonly rows: readonly FittedRow[];
}

/** One published value of the figure. */
export interface JudgedRow {
  readonly key: string;
  readonly label: string;
  /** Null for a value of theory. */
  readonly standing: ChartStanding | null;
  readonly paper: number;
  readonly unit: string;
  readonly simulated: number | null;
  readonly percent: number | null;
  readonly leaveOneOutPercent: number | null;
  /** What the model said before anybody knew the value; null where it was known. */
  readonly blind: ChartBlind | null;
}

export interface FigureCalibration {
  readonly parameters: readonly FittedParameter[];
  readonly rows: readonly JudgedRow[];
  /** Published values of other figures that the same parameters were fitted to. */
  readonly elsewhere: readonly FittedRow[];
}

/** The device that a path writes to; null where it is not about one. */
const nodeNameOf = (path: string): string | null => /^model\.nodes\.([^.[]+)\./.exec(path)?.[1] ?? null;

function applies(parameter: FittedParameter, groups: ReadonlySet<string>, names: ReadonlySet<string>): boolean {
  if (!groups.has(parameter.group) || parameter.provenance !== 'calibrated') return false;
  const devices = parameter.paths.flatMap((path) => nodeNameOf(path) ?? []);
  return devices.length === 0 || devices.some((name) => name === '*' || names.has(name));
}

/** `curitiba` is fitted for Curitiba's figures, and so is `curitiba-lane`; a figure with fitted values names its own groups too. */
function groupsOf({ id, paper }: Experiment, { parameters, rows }: CalibrationFile): ReadonlySet<string> {
  const own = rows.filter(({ experiment }) => experiment === id).map(({ group }) => group);
  const ofPaper = parameters
    .map(({ group }) => group)
    .filter((group) => group === paper || group.startsWith(`${paper}-`));
  return new Set(own.length > 0 ? own : ofPaper);
}

export function calibrationOf(
  experiment: Experiment,
  figure: FigureData,
  scenario: Scenario,
  file: CalibrationFile,
): FigureCalibration {
  const groups = groupsOf(experiment, file);
  const names = new Set(scenario.model.nodes.map(({ name }) => name));
  const rows = figure.residuals.map((residual): JudgedRow => {
    const fit = file.rows.find((row) => row.experiment === experiment.id && row.key === residual.key);
    const { key, label, paper, unit, simulated, percent, standing, blind } = residual;
    return {
      key,
      label,
      standing,
      paper,
      unit,
      simulated: simulated ?? fit?.fitted ?? null,
      percent: percent ?? fit?.errorPercent ?? null,
      leaveOneOutPercent: fit?.leaveOneOutPercent ?? null,
      blind,
    };
  });
  return {
    parameters: file.parameters.filter((parameter) => applies(parameter, groups, names)),
    rows,
    elsewhere: file.rows.filter(
      (row) => row.experiment !== experiment.id && groups.has(row.group) && row.comparedOnly === null,
    ),
  };
}

/** A published value, or ours beside it, as precise as papers print theirs: 21.618, 226, 435 875. */
export const comparedValue = (amount: number): string =>
  Number.isInteger(amount) || Math.abs(amount) >= 1_000 ? formatInteger(amount) : formatDecimal(amount, 3);

/** The unit that people read a fitted parameter in: times in the one that suits the value. */
function scaleOfFitted({ unit, value }: FittedParameter): { readonly unit: string; readonly factor: number } {
  if (unit === 'ps') return scaleOf('time', value);
  if (unit === 'ps/octet') return scaleOf('time/octet', value);
  return { unit, factor: 1 };
}

/** Numbers of a parameter with its unit. They have five figures, since bands are narrow. */
function inFittedUnit(parameter: FittedParameter, value: number): { readonly amount: string; readonly text: string } {
  const { unit, factor } = scaleOfFitted(parameter);
  const amount = number(Number((value / factor).toPrecision(5)));
  return { amount, text: `${amount} ${unitName(unit)}`.trim() };
}

/** `279.76 µs`, `52.254 ns/octet`. */
export const fittedValue = (parameter: FittedParameter): string => inFittedUnit(parameter, parameter.value).text;

/** `46.178 to 59.13 ns/octet`. */
export function fittedBand(parameter: FittedParameter): string {
  const [low, high] = parameter.band;
  return say('calibration-section.low-to-high', {
    low: inFittedUnit(parameter, low).amount,
    high: inFittedUnit(parameter, high).text,
  });
}

/** The same in a line, for while the table is closed. */
export function calibrationSummary({ parameters, rows, elsewhere }: FigureCalibration): string {
  const fitted = rows.filter(({ standing }) => standing === 'calibrated').length;
  const misses = rows.flatMap(({ standing, percent }) =>
    standing === 'predicted' && percent !== null ? [Math.abs(percent)] : [],
  );
  const values = fitted + elsewhere.length;
  const parts = [
    parameters.length === 0
      ? say('calibration.nothing-fitted')
      : say('calibration.fitted', { parameters: parameters.length, values }),
    ...(misses.length === 0
      ? []
      : [say('calibration.predictions-off', { count: misses.length, most: fixed(Math.max(...misses), 1) })]),
  ];
  return list(parts);
}
