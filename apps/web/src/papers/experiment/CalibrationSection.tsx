/** One click from the figure: the parameters that were fitted, the values that they were fitted to, and how far off all others are. */
import { number } from '@lanelab/charts';
import type { Experiment, FigureData } from '@lanelab/papers';
import type { Scenario } from '@lanelab/scenario';
import { memo, useMemo } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { type Column, DataTable } from '../../base/ui/DataTable.tsx';
import { Fold } from '../../base/ui/Fold.tsx';
import styles from './CalibrationSection.module.css';
import {
  type CalibrationFile,
  calibrationOf,
  calibrationSummary,
  type FittedParameter,
  type FittedRow,
  type JudgedRow,
} from './calibration.ts';

interface CalibrationSectionProps {
  readonly experiment: Experiment;
  readonly figure: FigureData;
  readonly scenario: Scenario;
  readonly file: CalibrationFile;
}

const percent = (value: number | null): string =>
  value === null ? '' : `${value > 0 ? '+' : ''}${formatDecimal(value, 1)} %`;
/** Five figures: bands are narrow. */
const amountOf = (value: number): string => number(Number(value.toPrecision(5)));
const withUnit = (value: number, unit: string): string => `${amountOf(value)}${unit === '' ? '' : ` ${unit}`}`;

const parameterColumns: readonly Column<FittedParameter>[] = [
  { title: 'Parameter', cell: ({ label, key }) => (label === '' ? key : label), isHead: true },
  { title: 'Fitted', cell: ({ value, unit }) => withUnit(value, unit), isNumber: true },
  {
    title: 'Equally good',
    cell: ({ band: [low, high], unit }) => `${amountOf(low)} to ${withUnit(high, unit)}`,
    isNumber: true,
  },
  { title: 'How well determined', cell: ({ identifiability }) => identifiability },
  { title: 'Why', cell: ({ note, provenance }) => (note === '' ? provenance : note) },
];

function rowColumns(unit: string): readonly Column<JudgedRow>[] {
  const named = (label: string) => (unit === '' ? label : `${label}, ${unit}`);
  const amount = (value: number | null) => (value === null ? '' : formatDecimal(value, 3));
  return [
    { title: 'Value', cell: ({ label }) => label, isHead: true },
    { title: 'Role', cell: ({ kind, paper }) => (paper === null ? 'predicted, no reference value yet' : kind) },
    { title: named('Paper'), cell: ({ paper }) => amount(paper), isNumber: true },
    { title: named('Simulated'), cell: ({ simulated }) => amount(simulated), isNumber: true },
    { title: 'Off by', cell: (row) => percent(row.percent), isNumber: true },
    { title: 'Left out of the fit', cell: (row) => percent(row.leaveOneOutPercent), isNumber: true },
  ];
}

const elsewhereColumns: readonly Column<FittedRow>[] = [
  { title: 'Figure', cell: ({ experiment }) => experiment, isHead: true },
  { title: 'Value', cell: ({ key }) => key },
  { title: 'Off by', cell: ({ errorPercent }) => percent(errorPercent), isNumber: true },
  { title: 'Left out of the fit', cell: (row) => percent(row.leaveOneOutPercent), isNumber: true },
];

export const CalibrationSection = memo(function CalibrationSection(props: CalibrationSectionProps) {
  const { experiment, figure, scenario, file } = props;
  const found = useMemo(() => calibrationOf(experiment, figure, scenario, file), [experiment, figure, scenario, file]);
  // Of a drawing, which has no values, there is nothing to fit.
  if (experiment.kind === 'drawing' || found.parameters.length + found.rows.length === 0) return null;
  return (
    <div className={styles.section}>
      <Fold
        title="What was fitted, and how far off the rest is"
        level={2}
        summary={calibrationSummary(found)}
        testId="calibration"
      >
        <div className={styles.inside}>
          {found.parameters.length === 0 ? (
            <p>
              Nothing was fitted for this network: every parameter is from the paper, a standard, or assumed and marked
              so.
            </p>
          ) : (
            <DataTable
              caption="Parameters that were fitted"
              columns={parameterColumns}
              rows={found.parameters}
              rowKey={({ key }) => key}
              testId="fitted-parameters"
            />
          )}
          {found.rows.length === 0 ? null : (
            <DataTable
              caption="Published values of this figure: fitted to, or predicted"
              columns={rowColumns(figure.y.unit)}
              rows={found.rows}
              rowKey={({ key }) => key}
              testId="fitted-rows"
            />
          )}
          {found.elsewhere.length === 0 ? null : (
            <>
              <h3>The same parameters were fitted to values of other figures</h3>
              <DataTable
                caption="Published values of other figures that the parameters were fitted to"
                columns={elsewhereColumns}
                rows={found.elsewhere}
                rowKey={({ experiment: id, key }) => `${id} ${key}`}
                testId="fitted-elsewhere"
              />
            </>
          )}
        </div>
      </Fold>
    </div>
  );
});
