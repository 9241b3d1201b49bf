/** The curves of a class over each other, and over them what the run measures; the same as a table for who cannot see them. */
import { curveTimes } from '@lanelab/lessons/curve';
import { say } from '@lanelab/messages/room';
import type { Scenario } from '@lanelab/scenario';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { formatDecimal } from '../../base/format/number.ts';
import type { Playback } from '../../playback/types.ts';
import { CURVE_UNIT, curveForm, type DrawnCurve, type DrawnForm, spreadAt } from './curves.ts';
import styles from './Room.module.css';
import { useMeasured } from './use-measured.ts';

const SIZE = { width: 480, height: 220 };
const EDGES = { left: 44, right: 24, top: 10, bottom: 30 };
const TICKS = 4;

interface CurveBundleProps {
  readonly form: DrawnForm;
  readonly curves: readonly DrawnCurve[];
  /** Null: the run is not shown. */
  readonly scenario: Scenario | null;
  readonly playback: Playback | null;
}

export function CurveBundle({ form, curves, scenario, playback }: CurveBundleProps) {
  const { curve: measured, problem } = useMeasured(scenario, form, playback);
  const times = curveTimes(curveForm(form));
  const x = scaleLinear([form.fromS, form.toS], [EDGES.left, SIZE.width - EDGES.right]);
  const y = scaleLinear([0, form.top], [SIZE.height - EDGES.bottom, EDGES.top]).clamp(true);
  const path = line<number | null>(
    (_, index) => x(times[index] ?? 0),
    (height) => y(height ?? 0),
  ).defined((height) => height !== null);
  return (
    <figure className={styles.figure} data-testid="room-curves" data-measured={measured !== null}>
      <svg className={styles.curves} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
        {y.ticks(TICKS).map((level) => (
          <g key={level}>
            <line x1={EDGES.left} x2={SIZE.width - EDGES.right} y1={y(level)} y2={y(level)} />
            <text x={EDGES.left - 6} y={y(level)} dy="0.35em" textAnchor="end">
              {formatDecimal(level, 0)}
            </text>
          </g>
        ))}
        {x.ticks(TICKS).map((atS) => (
          <text key={atS} x={x(atS)} y={SIZE.height - EDGES.bottom + 18} textAnchor="middle">
            {formatDecimal(atS, 1)} s
          </text>
        ))}
        {curves.map((curve, place) => (
          <path key={place} d={path(curve) ?? ''} />
        ))}
        {measured === null ? null : <path data-measured="" d={path(measured) ?? ''} />}
      </svg>
      <figcaption className="muted">
        {say(scenario === null ? 'curves.says' : 'curves.says-measured', { unit: CURVE_UNIT })}
      </figcaption>
      {problem === null ? null : <p role="alert">{say('curves.no-run', { reason: problem })}</p>}
      <table className="visually-hidden">
        <caption>{say('curves.label', { count: curves.length, unit: CURVE_UNIT })}</caption>
        <thead>
          <tr>
            {(['time', 'least', 'middle', 'most', 'measured'] as const).map((column) => (
              <th key={column} scope="col">
                {say(`curves.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((atS, index) => {
            const spread = spreadAt(curves, index);
            const cells = [spread?.least, spread?.middle, spread?.most, measured?.[index]];
            return (
              <tr key={atS}>
                <th scope="row">{formatDecimal(atS, 2)} s</th>
                {cells.map((value, column) => (
                  <td key={column}>{value === undefined || value === null ? '–' : formatDecimal(value, 1)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </figure>
  );
}
