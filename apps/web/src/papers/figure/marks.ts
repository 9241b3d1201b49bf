/** The values of a drawn figure: where they are, which is nearest, which comes next. */
import type { FigureData } from '@lanelab/papers';

export interface Mark {
  readonly series: string;
  readonly x: number;
}

export interface PlacedMark extends Mark {
  /** Within the drawing, px. */
  readonly left: number;
  readonly top: number;
}

export function isSame(a: Mark, b: Mark): boolean {
  return a.series === b.series && a.x === b.x;
}

/** Farther than this a pointer means nothing. */
const REACH_PX = 28;

export function marksOf(drawing: HTMLElement): readonly PlacedMark[] {
  const box = drawing.getBoundingClientRect();
  return [...drawing.querySelectorAll<SVGGraphicsElement>('.point')].map((element) => {
    const own = element.getBoundingClientRect();
    const isBar = element instanceof SVGPathElement;
    return {
      series: element.dataset['series'] ?? '',
      x: Number(element.dataset['x']),
      left: own.left - box.left + own.width / 2,
      top: own.top - box.top + (isBar ? 0 : own.height / 2),
    };
  });
}

export function markAt(drawing: HTMLElement, clientX: number, clientY: number): Mark | null {
  const box = drawing.getBoundingClientRect();
  let nearest: PlacedMark | null = null;
  let distance = REACH_PX;
  for (const mark of marksOf(drawing)) {
    const away = Math.hypot(mark.left - (clientX - box.left), mark.top - (clientY - box.top));
    if (away < distance) {
      nearest = mark;
      distance = away;
    }
  }
  return nearest;
}

/** The mark that an arrow key leads to; null where the key means nothing or there is none. */
export function nextMark(figure: FigureData, from: Mark | null, key: string): Mark | null {
  if (!key.startsWith('Arrow')) return null;
  const series = figure.series.filter(({ points }) => points.some(({ y }) => y !== null));
  const index = Math.max(
    0,
    series.findIndex((entry) => entry.key === from?.series),
  );
  const current = series[index];
  if (current === undefined) return null;
  const drawn = current.points.filter(({ y }) => y !== null);
  const at = drawn.findIndex(({ x }) => x === from?.x);
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const next = from === null ? drawn[0] : drawn[at + (key === 'ArrowRight' ? 1 : -1)];
    return next === undefined ? null : { series: current.key, x: next.x };
  }
  const other = from === null ? current : series[index + (key === 'ArrowDown' ? -1 : 1)];
  const same =
    other?.points.find((point) => point.x === from?.x && point.y !== null) ?? other?.points.find(({ y }) => y !== null);
  return other === undefined || same === undefined ? null : { series: other.key, x: same.x };
}
