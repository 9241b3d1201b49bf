/** One click from the figure: the parameters that were fitted, the values that they were fitted to, and how far off all others are. */

import { blindEngine } from '@lanelab/charts';
import { parameterName, say as sayCost } from '@lanelab/messages/cost-notes';
import { say } from '@lanelab/messages/experiment';
import { say as sayStanding } from '@lanelab/messages/experiments';
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
  comparedValue,
  type FittedParameter,
  type FittedRow,
  fittedBand,
  fittedValue,
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

const parameterColumns: readonly Column<FittedParameter>[] = [
  { title: say('calibration-section.parameter'), cell: ({ key }) => parameterName(key), isHead: true },
  {
    title: say('calibration-section.fitted'),
    cell: fittedValue,
    isNumber: true,
  },
  {
    title: say('calibration-section.equally-good'),
    cell: fittedBand,
    isNumber: true,
  },
  {
    title: say('calibration-section.how-well-determined'),
    cell: ({ identifiability }) => sayCost(`determined.${identifiability}`),
  },
  { title: say('calibration-section.why'), cell: ({ note }) => sayCost(note) },
];

/** The columns of published values, with one of blind predictions where the figure has some. */
function rowColumns(unit: string, hasBlind: boolean): readonly Column<JudgedRow>[] {
  const named = (label: string) => (unit === '' ? label : `${label}, ${unit}`);
  const amount = (value: number | null) => (value === null ? '' : comparedValue(value));
  return [
    {
      title: say('calibration-section.value'),
      cell: (row) => (row.unit === unit ? row.label : `${row.label}, ${row.unit}`),
      isHead: true,
    },
    {
      title: say('calibration-section.role'),
      cell: ({ standing }) => sayStanding(standing === null ? 'standing.theory' : `standing.${standing}`),
    },
    { title: named(say('calibration-section.paper')), cell: ({ paper }) => amount(paper), isNumber: true },
    { title: named(say('calibration-section.simulated')), cell: ({ simulated }) => amount(simulated), isNumber: true },
    { title: say('calibration-section.off-by'), cell: (row) => percent(row.percent), isNumber: true },
    ...(hasBlind
      ? [
          {
            title: say('calibration-section.predicted-blind'),
            cell: ({ blind }: JudgedRow) => amount(blind?.value ?? null),
            isNumber: true,
          },
        ]
      : []),
    {
      title: say('calibration-section.left-out-of-the-fit'),
      cell: (row) => percent(row.leaveOneOutPercent),
      isNumber: true,
    },
  ];
}

const elsewhereColumns: readonly Column<FittedRow>[] = [
  { title: say('calibration-section.figure'), cell: ({ experiment }) => <code>{experiment}</code>, isHead: true },
  { title: say('calibration-section.value'), cell: ({ key }) => <code>{key}</code> },
  { title: say('calibration-section.off-by'), cell: ({ errorPercent }) => percent(errorPercent), isNumber: true },
  {
    title: say('calibration-section.left-out-of-the-fit'),
    cell: (row) => percent(row.leaveOneOutPercent),
    isNumber: true,
  },
];

export const CalibrationSection = memo(function CalibrationSection(props: CalibrationSectionProps) {
  const { experiment, figure, scenario, file } = props;
  const found = useMemo(() => calibrationOf(experiment, figure, scenario, file), [experiment, figure, scenario, file]);
  // A drawing has no values, so there is nothing to fit.
  if (experiment.kind === 'drawing' || found.parameters.length + found.rows.length === 0) return null;
  const engine = blindEngine(figure);
  return (
    <div className={styles.section}>
      <Fold
        title={say('calibration-section.what-was-fitted-and-how')}
        level={2}
        summary={calibrationSummary(found)}
        testId="calibration"
      >
        <div className={styles.inside}>
          {found.parameters.length === 0 ? (
            <p>{say('calibration-section.nothing-was-fitted-for-this')}</p>
          ) : (
            <DataTable
              caption={say('calibration-section.parameters-that-were-fitted')}
              columns={parameterColumns}
              rows={found.parameters}
              rowKey={({ key }) => key}
              testId="fitted-parameters"
            />
          )}
          {found.rows.length === 0 ? null : (
            <DataTable
              caption={say('calibration-section.published-values-of-this-figure')}
              columns={rowColumns(figure.y.unit, engine !== null)}
              rows={found.rows}
              rowKey={({ key }) => key}
              testId="fitted-rows"
            />
          )}
          {engine === null ? null : (
            <p className={styles.note}>{say('calibration-section.blind-engine', { engine })}</p>
          )}
          {found.elsewhere.length === 0 ? null : (
            <>
              <h3>{say('calibration-section.the-same-parameters-were-fitted')}</h3>
              <DataTable
                caption={say('calibration-section.published-values-of-other-figures')}
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
