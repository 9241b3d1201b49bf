/** Axes to draw an expected curve in: by pointer in one stroke, by keys one value after the other. */
import { say } from '@lanelab/messages/prediction';
import { type PointerEvent, useRef, useState } from 'react';
import { formatDecimal } from '../../base/format/number.ts';
import { useSize } from '../../base/ui/use-size.ts';
import styles from './CurvePad.module.css';
import { drawn } from './prompt.ts';

/** What stands along the axes: one value is drawn at each x, from zero to `top`. */
export interface CurveAxes {
  readonly xs: readonly number[];
  readonly top: number;
  readonly nameOf: (x: number) => string;
  readonly xUnit: string;
  readonly yUnit: string;
  readonly yLabel: string;
}

interface CurvePadProps {
  readonly axes: CurveAxes;
  readonly values: readonly (number | null)[];
  /** What was measured at each x, once it is; null where nothing was. */
  readonly measured?: readonly (number | null)[];
  readonly onChange: (values: readonly (number | null)[]) => void;
}

const HEIGHT = 190;
const edges = { left: 46, right: 14, top: 10, bottom: 26 };
/** Steps of a key from zero to the top. */
const KEY_STEPS = 50;
/** Numbers under the axis need so much room each. */
const LABEL_PX = 76;

/** Round numbers from zero, four or so below the top. */
function levelsTo(top: number): readonly number[] {
  const rough = top / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
}

export function CurvePad({ axes, values, measured = [], onChange }: CurvePadProps) {
  const { xs, top, nameOf } = axes;
  const { frame, size } = useSize();
  const [focused, setFocused] = useState<number | null>(null);
  const stroke = useRef<{ at: number; y: number } | null>(null);
  const plot = {
    width: Math.max(80, size.width - edges.left - edges.right),
    height: HEIGHT - edges.top - edges.bottom,
  };
  const x = (index: number) => edges.left + (plot.width * (index + 0.5)) / xs.length;
  const y = (value: number) => edges.top + plot.height * (1 - value / top);

  const place = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - box.left - edges.left) / plot.width) * xs.length);
    const share = 1 - (event.clientY - box.top - edges.top) / plot.height;
    return { at: Math.max(0, Math.min(xs.length - 1, index)), y: Math.max(0, Math.min(1, share)) * top };
  };
  const draw = (event: PointerEvent) => {
    const to = place(event);
    onChange(drawn(values, stroke.current, to));
    stroke.current = to;
  };
  const every = Math.max(1, Math.ceil(xs.length / Math.max(2, Math.floor(plot.width / LABEL_PX))));
  const pathOf = (heights: readonly (number | null)[]) =>
    heights
      .flatMap((value, index) =>
        value === null ? [] : [`${x(index).toFixed(1)} ${y(Math.min(top, value)).toFixed(1)}`],
      )
      .join('L');
  /** Words for the height of the curve at an x and, once there is a run, for the measured value: nobody can hear the drawing itself. */
  const wordsAt = (index: number): string => {
    const wordsOf = (height: number) => `${formatDecimal(height, 1)} ${axes.yUnit}`;
    const [mine, found] = [values[index] ?? null, measured[index] ?? null];
    const words = mine === null ? say('curve-pad.nothing-yet') : wordsOf(mine);
    return found === null ? words : say('curve-pad.drawn-and-measured', { drawn: words, measured: wordsOf(found) });
  };
  const path = pathOf(values);
  const measuredPath = pathOf(measured);

  return (
    <div ref={frame} className={styles.pad} data-testid="curve-pad">
      {size.width === 0 ? null : (
        <svg
          width={size.width}
          height={HEIGHT}
          aria-hidden="true"
          onPointerDown={(event) => {
            if (event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            stroke.current = null;
            draw(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) draw(event);
          }}
        >
          {levelsTo(top).map((level) => (
            <g key={level}>
              <path
                className={level === 0 ? styles.base : styles.level}
                d={`M${edges.left} ${y(level)}H${size.width - edges.right}`}
              />
              <text x={edges.left - 8} y={y(level) + 4} textAnchor="end">
                {formatDecimal(level, top < 10 ? 1 : 0)}
              </text>
            </g>
          ))}
          {xs.map((at, index) =>
            index % every === 0 ? (
              <text key={at} x={x(index)} y={HEIGHT - 7} textAnchor="middle">
                {nameOf(at)}
              </text>
            ) : null,
          )}
          {path === '' ? (
            <text
              className={styles.hint}
              x={edges.left + plot.width / 2}
              y={edges.top + plot.height / 2}
              textAnchor="middle"
            >
              {say('curve-pad.draw-here')}
            </text>
          ) : (
            <path className={styles.curve} d={`M${path}`} />
          )}
          {measuredPath === '' ? null : <path className={styles.measured} d={`M${measuredPath}`} />}
          {values.map((value, index) =>
            value === null ? null : (
              <circle
                key={xs[index]}
                className={styles.value}
                cx={x(index)}
                cy={y(value)}
                r={focused === index ? 6 : 3.5}
              />
            ),
          )}
        </svg>
      )}
      <div className={styles.keys}>
        {xs.map((at, index) => (
          <input
            key={at}
            type="range"
            min={0}
            max={KEY_STEPS}
            value={Math.round(((values[index] ?? 0) / top) * KEY_STEPS)}
            aria-label={say('curve-pad.label-at-at-unit', {
              label: axes.yLabel,
              at: nameOf(at),
              unit: axes.xUnit,
            })}
            aria-valuetext={wordsAt(index)}
            onFocus={() => setFocused(index)}
            onBlur={() => setFocused(null)}
            onChange={(event) =>
              onChange(drawn(values, null, { at: index, y: (Number(event.target.value) / KEY_STEPS) * top }))
            }
          />
        ))}
      </div>
    </div>
  );
}
