/** One value of a figure as a sentence. */

import { say } from '@lanelab/messages/figure';
import { formatDecimal, formatInteger } from '../../base/format/number.ts';
import type { Mark } from './marks.ts';
import type { ShownFigure } from './overlay.ts';

const withUnit = (text: string, unit: string) => (unit === '' ? text : `${text} ${unit}`);

export function pointWords(figure: ShownFigure, mark: Mark): string {
  const series = figure.series.find(({ key }) => key === mark.series);
  const point = series?.points.find(({ x }) => x === mark.x);
  if (series === undefined || point === undefined) return '';
  const place = [
    `${figure.x.label} ${figure.x.names?.[mark.x] ?? withUnit(formatInteger(mark.x), figure.x.unit)}`,
    ...(figure.seriesAxis === null
      ? []
      : [`${figure.seriesAxis.label} ${withUnit(series.name, figure.seriesAxis.unit)}`]),
  ];
  const value = point.y === null ? say('point.not-run-yet') : withUnit(formatDecimal(point.y, 3), figure.y.unit);
  const spread = point.ci95 === null || point.ci95 === 0 ? '' : ` ± ${formatDecimal(point.ci95, 3)}`;
  const paper = figure.paperPoints.find((entry) => entry.x === mark.x && entry.series === mark.series);
  const laid = figure.overlay?.points.find(
    (entry) => entry.x === mark.x && (entry.series === null || entry.series === mark.series),
  );
  return [
    say('point.value', { place: place.join(', '), value: `${value}${spread}` }),
    ...(paper === undefined || paper.y === null
      ? []
      : [say('point.the-paper-has-y', { y: formatDecimal(paper.y, 3) })]),
    ...(laid === undefined ? [] : [say('point.yours-y', { y: formatDecimal(laid.y, 3) })]),
    ...(point.note === undefined ? [] : [point.note]),
  ].join('; ');
}
