// One group from its rows to parameters: the fit, each row left out, and other values that meet the rows as well.
import type { CalibratedParameter, CalibratedRow, EqualFit } from '../../packages/papers/src/calibration/calibrated.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';
import { type Evaluator, rounded, type Values } from './evaluate.mts';
import { freeOf, search, searchGroup, startOf, type Target, valuesAt } from './fit.mts';
import type { Group, Parameter, Row, Structure } from './group.mts';
import { identify } from './identify.mts';
import type { PaperRows } from './papers.mts';

export interface GroupFit {
  readonly parameters: readonly CalibratedParameter[];
  readonly rows: readonly CalibratedRow[];
  readonly fits: readonly EqualFit[];
}

/** Values that meet the rows as well, under rules of their own where they have some. */
interface Other {
  readonly name: string;
  readonly values: Values;
  readonly rules?: string;
  readonly rows?: readonly Row[];
}

const ITERATIONS = 8;
/** Fewer where a row is left out: the error of that row is wanted, not the last digit of the others. */
const ITERATIONS_WITHOUT = 4;
/** A value without a stated spread is met to its last digits; one with a spread to that, within these. */
const RESOLVED = 0.0003;
const SPREAD = { least: 0.01, most: 0.03 };
/** Half of the last digit, where a value is printed with four. */
const LAST_DIGIT = 0.0005;
/** A rival explanation has to meet the rows as closely as this, or as the first does. */
const AS_GOOD = 0.06;

export function targetsOf(group: Group, papers: PaperRows): readonly Target[] {
  return group.rows.flatMap((row) => {
    const published = papers(row.experiment, row.key);
    if (published === null) return [];
    const { value: paper, deviation, reading } = published;
    const tolerance =
      deviation === undefined ? RESOLVED : Math.min(SPREAD.most, Math.max(SPREAD.least, deviation / paper));
    return [{ row, paper, tolerance, reading: reading === undefined ? null : reading / paper }];
  });
}

const percent = (ours: number, paper: number): number => Number(((100 * (ours - paper)) / paper).toFixed(2));
const digits = (value: number): number => Number(value.toPrecision(5));

/** What the group's parameters are in a scenario. */
const settled = (group: Group, values: Values): Values =>
  Object.fromEntries(
    group.parameters.map((parameter) => [parameter.key, rounded(parameter, values[parameter.key] ?? parameter.start)]),
  );

/** The earlier fit's values where this one's differ in their last digit alone. */
const asBefore = (group: Group, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    group.parameters.flatMap(({ key, start, earlier }) =>
      earlier !== undefined && Math.abs((values[key] ?? start) / earlier - 1) < LAST_DIGIT ? [[key, earlier]] : [],
    ),
  ),
});

/** Each fit begins where the first did: what only the row left out would tell stays unknown. */
const fittedOf = (targets: readonly Target[]): readonly Target[] =>
  targets.filter(({ row }) => row.comparedOnly === undefined);

async function leaveOneOut(
  group: Group,
  free: readonly Parameter[],
  begin: Values,
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<readonly number[]> {
  const errors: number[] = [];
  for (const left of targets) {
    const others = fittedOf(targets).filter((target) => target !== left);
    const without = await searchGroup(group, free, begin, others, evaluator, ITERATIONS_WITHOUT);
    errors.push(percent(await evaluator.row(left.row, group.parameters, without), left.paper));
  }
  return errors;
}

/** Whether each row is as near to its fitted value as the paper resolves, or to what was read from a plot as that can be read. */
const asGood = (rows: readonly number[], fitted: readonly number[], targets: readonly Target[]): boolean =>
  rows.every((row, index) => {
    const { tolerance = RESOLVED, reading = null, paper = row } = targets[index] ?? {};
    if (reading !== null) return Math.abs(row / paper - 1) <= reading;
    return Math.abs(Math.log(row / (fitted[index] ?? row))) <= 1.5 * Math.max(tolerance, 0.01);
  });

/** Rows in what the paper resolves, plots in what they can be read to. */
const resolved = (targets: readonly Target[]): readonly Target[] =>
  targets.map((target) => ({ ...target, tolerance: target.reading ?? target.tolerance }));

/** Steps from the fit along each direction, both ways, as far as the rows stay where they are. */
async function neighbours(
  group: Group,
  free: readonly Parameter[],
  values: Values,
  targets: readonly Target[],
  directions: readonly (readonly number[])[],
  evaluator: Evaluator,
): Promise<readonly Values[]> {
  const rows = targets.map(({ row }) => row);
  const fitted = await evaluator.rows(rows, group.parameters, values);
  const at = free.map(({ key, start }) => Math.log(values[key] ?? start));
  const found: Values[] = [];
  for (const direction of directions)
    for (const way of [1, -1])
      for (const length of [1, 0.5, 0.25]) {
        const vector = at.map((value, index) => value + way * length * (direction[index] ?? 0));
        const candidate = settled(group, valuesAt(free, vector, values));
        if (!asGood(await evaluator.rows(rows, group.parameters, candidate), fitted, targets)) continue;
        found.push(candidate);
        break;
      }
  return found;
}

/** Whether values hold every row as closely as the first fit did, or nearly. */
async function holds(
  group: Group,
  values: Values,
  first: readonly number[],
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<boolean> {
  const rows = await evaluator.rows(
    targets.map(({ row }) => row),
    group.parameters,
    values,
  );
  const error = (row: number | undefined, { paper }: Target) => Math.abs((row ?? 0) / paper - 1);
  return targets.every(
    (target, index) => error(rows[index], target) <= Math.max(AS_GOOD, 1.1 * error(first[index], target)),
  );
}

/** Another explanation of the same rows, where it holds every row as closely. */
async function rival(
  group: Group,
  structure: Structure,
  first: readonly number[],
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<Values | null> {
  const start = startOf(group, structure);
  const free = freeOf(group, structure);
  const values = settled(group, await searchGroup(group, free, start, fittedOf(targets), evaluator, ITERATIONS));
  return (await holds(group, values, first, targets, evaluator)) ? values : null;
}

/** The rows under other rules. */
function under(targets: readonly Target[], adapt: (scenario: Scenario) => Scenario): readonly Target[] {
  return targets.map((target) => {
    const runs = target.row.runs.map((build) => () => adapt(build()));
    return { ...target, row: { ...target.row, runs } };
  });
}

/** Values that meet the rows under other rules: those in use, else fitted ones; null where neither do. */
async function ruled(
  group: Group,
  values: Values,
  first: readonly number[],
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<Values | null> {
  if (await holds(group, values, first, targets, evaluator)) return values;
  const free = freeOf(group, group.structures[0]);
  const own = settled(group, await search(group, free, values, fittedOf(targets), evaluator, ITERATIONS));
  return (await holds(group, own, first, targets, evaluator)) ? own : null;
}

export async function fitGroup(
  group: Group,
  papers: PaperRows,
  start: (values: Values) => Values,
  evaluator: Evaluator,
  say: (text: string) => void,
): Promise<GroupFit> {
  const [structure, ...rivals] = group.structures;
  const free = freeOf(group, structure);
  const targets = targetsOf(group, papers);
  const rows = targets.map(({ row }) => row);
  const begin = start(startOf(group, structure));
  const { iterations = ITERATIONS } = group;
  const values = asBefore(
    group,
    settled(group, await searchGroup(group, free, begin, fittedOf(targets), evaluator, iterations)),
  );
  const fitted = await evaluator.rows(rows, group.parameters, values);
  say(
    `${group.id}: ${targets.map(({ row, paper }, index) => `${row.key} ${fitted[index]?.toFixed(2)} (${paper})`).join(', ')}`,
  );
  const { parameters, directions } = await identify(group, free, values, resolved(fittedOf(targets)), evaluator);
  const near = await neighbours(group, free, values, targets, directions, evaluator);
  say(`${group.id}: ${near.length} neighbours as good`);
  const others: Other[] = near.map((entry, index) => ({
    name: `${structure.name}, ${index + 1}`,
    values: entry,
  }));
  if (targets.length > 0)
    for (const other of rivals) {
      const found = await rival(group, other, fitted, targets, evaluator);
      say(`${group.id}: ${other.name} ${found === null ? 'does not do as well' : 'does as well'}`);
      if (found !== null) others.push({ name: other.name, values: found });
    }
  for (const [rules, adapt] of targets.length > 0 ? Object.entries(group.rules ?? {}) : []) {
    const adapted = under(targets, adapt);
    const found = await ruled(group, values, fitted, adapted, evaluator);
    say(`${group.id}: ${rules} ${found === null ? 'does not do as well' : 'does as well'}`);
    if (found !== null) others.push({ name: rules, rules, values: found, rows: adapted.map(({ row }) => row) });
  }
  const without = await leaveOneOut(group, free, begin, targets, evaluator);
  say(`${group.id}: each row left out once, ${evaluator.runs} runs so far`);
  const fits: EqualFit[] = [];
  for (const { name, rules, values: own, rows: ruledRows = rows } of others) {
    const ours = await evaluator.rows(ruledRows, group.parameters, own);
    fits.push({
      group: group.id,
      name,
      ...(rules === undefined ? {} : { rules }),
      values: own,
      rows: Object.fromEntries(
        rows.map(({ experiment, key }, index) => [`${experiment} ${key}`, digits(ours[index] ?? 0)]),
      ),
    });
  }
  return {
    parameters: group.parameters.map((parameter): CalibratedParameter => {
      const { key, unit, note, paths } = parameter;
      const value = values[key] ?? parameter.start;
      const all = [value, ...fits.filter(({ rules }) => rules === undefined).map((fit) => fit.values[key] ?? value)];
      const identified = parameters[free.indexOf(parameter)];
      return {
        key,
        group: group.id,
        unit,
        value,
        band: [Math.min(...all), Math.max(...all)],
        identifiability: identified?.identifiability ?? 'open',
        sensitivityPercent: identified?.sensitivityPercent ?? null,
        tradedFor: identified?.tradedFor ?? null,
        provenance: identified === undefined || targets.length === 0 ? 'assumed' : 'calibrated',
        note,
        paths,
      };
    }),
    rows: targets.map(({ row, paper }, index): CalibratedRow => {
      const { experiment, key } = row;
      const published = papers(experiment, key);
      const ours = fitted[index] ?? 0;
      return {
        group: group.id,
        experiment,
        key,
        unit: published?.unit ?? '',
        paper,
        deviation: published?.deviation ?? null,
        fitted: digits(ours),
        errorPercent: percent(ours, paper),
        leaveOneOutPercent: without[index] ?? 0,
        comparedOnly: row.comparedOnly ?? null,
      };
    }),
    fits,
  };
}
