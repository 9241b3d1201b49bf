// The calibration as tables of Markdown.
import { parameterName, say } from '../../packages/messages/src/areas/cost-notes.ts';
import type { CalibratedParameter, Calibration } from '../../packages/papers/src/calibration/calibrated.ts';
import { table } from './markdown.mts';

const GROUPS: Readonly<Record<string, string>> = {
  curitiba: 'Curitiba',
  tut: 'Tampere',
  detken: 'Detken',
  cluj: 'Cluj',
  bus: 'Detken, BUS',
  eies: 'Detken, earlier tests',
};

/** Digits that the fit has. */
const number = (value: number): string => String(Number(value.toPrecision(5)));

const traded = ({ tradedFor }: CalibratedParameter): string =>
  tradedFor === null ? '' : `${parameterName(tradedFor.key)} (${tradedFor.correlation.toFixed(2)})`;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(2)}`;

export function calibrationTables(calibration: Calibration): string {
  const groups = [...new Set(calibration.parameters.map(({ group }) => group))];
  return groups
    .map((group) => {
      const parameters = calibration.parameters.filter((entry) => entry.group === group);
      const rows = calibration.rows.filter((entry) => entry.group === group);
      const used = rows.filter(({ comparedOnly }) => comparedOnly === null).length;
      const fitted = parameters.filter(({ provenance }) => provenance === 'calibrated').length;
      const others = calibration.fits.filter((entry) => entry.group === group);
      const rules = others.flatMap((entry) => entry.rules ?? []);
      return [
        `### ${GROUPS[group] ?? group}: ${counted(fitted, 'parameter')}, ${counted(used, 'value')}`,
        table(
          [
            'Parameter',
            'Value',
            'Unit',
            'As good from',
            'to',
            'Determined',
            'A row moves by its tolerance at',
            'Traded for (correlation)',
          ],
          parameters.map((entry) => [
            parameterName(entry.key),
            number(entry.value),
            entry.unit,
            number(entry.band[0] ?? entry.value),
            number(entry.band[1] ?? entry.value),
            entry.provenance === 'calibrated' ? entry.identifiability : 'held',
            entry.sensitivityPercent === null ? '' : `${entry.sensitivityPercent} %`,
            traded(entry),
          ]),
        ),
        table(
          ['Row', 'Paper', 'Fitted', 'Error %', 'Left out, error %', ''],
          rows.map((row) => [
            `${row.experiment}, ${row.key}`,
            `${row.paper}${row.deviation === null ? '' : ` ± ${row.deviation}`} ${row.unit}`,
            number(row.fitted),
            signed(row.errorPercent),
            signed(row.leaveOneOutPercent),
            row.comparedOnly === null ? '' : `not fitted: ${say(`compared-only.${row.comparedOnly}`)}`,
          ]),
        ),
        `${others.length - rules.length} other sets of values meet the rows as well${rules.length === 0 ? '' : `, and so do other rules: ${rules.join(', ')}`}; the bands below are over all of them.`,
      ].join('\n\n');
    })
    .join('\n\n');
}
