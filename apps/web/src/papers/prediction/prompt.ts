/** What a reader can be asked to expect of a figure: a curve to draw, values to type, or a sentence. */
import type { ChartOverlay } from '@lanelab/charts';
import type { FigureData, FigureSeries } from '@lanelab/papers';
import type { Phy, Scenario } from '@lanelab/scenario';

export type Prompt =
  /** One value at each x of a series, from zero to `top`. */
  | { readonly kind: 'curve'; readonly series: FigureSeries; readonly xs: readonly number[]; readonly top: number }
  | { readonly kind: 'values'; readonly rows: readonly ValueRow[] }
  | { readonly kind: 'words' };

export interface ValueRow {
  readonly series: string;
  readonly x: number;
  readonly label: string;
}

/** What the reader said. */
export interface Prediction {
  /** Empty where it was a sentence. */
  readonly points: ChartOverlay['points'];
  readonly words: string;
}

/** More fields than these are a questionnaire. */
const MOST_VALUES = 8;
/** Room over what a line can carry. */
const HEADROOM = 1.05;

/** Line rates in Mb/s. */
const rates: Readonly<Record<Phy, number>> = {
  oc3c: 155.52,
  oc12c: 622.08,
  ds3: 44.736,
  e3: 34.368,
  atm25: 25.6,
  'atm25-ideal': 25.6,
  eth10: 10,
  eth100: 100,
};

/** Where a curve's axis ends: at the limit that is drawn, at the whole, or at the line rate of the hosts; null where nothing says. */
function topOf(figure: FigureData, { model }: Scenario): number | null {
  if (figure.y.unit === '%') return 100;
  const limits = figure.references.map(({ y }) => y);
  if (limits.length > 0) return HEADROOM * Math.max(...limits);
  if (figure.y.unit !== 'Mb/s') return null;
  const lines = model.nodes.flatMap((node) => (node.kind === 'host' ? node.ports.map(({ phy }) => rates[phy]) : []));
  return lines.length === 0 ? null : HEADROOM * Math.max(...lines);
}

function valueRows(figure: FigureData): readonly ValueRow[] {
  const nameOf = (x: number) => figure.x.names?.[x] ?? String(x);
  return figure.x.values.flatMap((x) =>
    figure.series.map(({ key, name }) => ({
      series: key,
      x,
      label: figure.series.length < 2 ? nameOf(x) : `${nameOf(x)}, ${name}`,
    })),
  );
}

/** Null: nothing is left to expect of a drawing or a calculation. `chosen` is the value of the series that is asked about. */
export function promptOf(figure: FigureData, scenario: Scenario, chosen: number | null): Prompt | null {
  switch (figure.form) {
    case 'drawing':
      return null;
    case 'lines':
    case 'grid':
    case 'surface': {
      const series = figure.series.find(({ value }) => value === chosen) ?? figure.series[0];
      const top = topOf(figure, scenario);
      const xs = figure.x.values;
      if (series === undefined || series.trace !== undefined || top === null || xs.length < 2) return { kind: 'words' };
      return { kind: 'curve', series, xs, top };
    }
    case 'bars':
    case 'utilisation': {
      const rows = valueRows(figure);
      return rows.length === 0 || rows.length > MOST_VALUES ? { kind: 'words' } : { kind: 'values', rows };
    }
    case 'table':
    case 'account':
    case 'scatter':
    case 'schedule':
    case 'histogram':
    case 'cdf':
      return { kind: 'words' };
  }
}

/** Sets the value at `to`, and those passed on the way from `from` on the straight line between. */
export function drawn(
  values: readonly (number | null)[],
  from: { readonly at: number; readonly y: number } | null,
  to: { readonly at: number; readonly y: number },
): readonly (number | null)[] {
  const begin = from ?? to;
  const [low, high] = [Math.min(begin.at, to.at), Math.max(begin.at, to.at)];
  return values.map((value, index) => {
    if (index < low || index > high || (index === begin.at && begin.at !== to.at)) return value;
    if (begin.at === to.at) return to.y;
    return begin.y + ((to.y - begin.y) * (index - begin.at)) / (to.at - begin.at);
  });
}

/** How far the expected values lie from the simulated ones on average, in per cent of these; null while there are none. */
export function missPercent(figure: FigureData, { points }: Prediction): number | null {
  const misses = points.flatMap(({ series, x, y }) => {
    const own = figure.series.find(({ key }) => key === series)?.points.find((point) => point.x === x)?.y ?? null;
    return own === null || own === 0 ? [] : [(100 * Math.abs(y - own)) / own];
  });
  return misses.length === 0 ? null : misses.reduce((sum, miss) => sum + miss, 0) / misses.length;
}
