import { describe, expect, test } from 'vitest';
import type { ChartData } from './data.ts';
import { renderFigure } from './figure.ts';
import { type OverlayResult, parseOverlay } from './overlay.ts';
import { summarySentence } from './summary.ts';
import { figureCsv } from './table.ts';
import { bars, lines, table } from './test/figures.ts';
import { textWidth } from './text-width.ts';
import { THEMES } from './theme.ts';

const read = (text: string, data: ChartData = lines) => parseOverlay(text, 'mine.csv', data);

function pointsOf(result: OverlayResult) {
  if (!result.ok) throw new Error(result.why);
  return result.overlay.points;
}

const [series] = lines.series;
const seriesName = series?.name ?? '';
const [x = 0, x2 = 0] = lines.x.values;

describe('reading', () => {
  test.each([
    ['commas', `series,x,y\n${seriesName},${x},12.5\n`],
    ['semicolons and decimal commas', `series;x;y\r\n${seriesName};${x};12,5\r\n`],
    ['tabs', `series\tx\ty\n${seriesName}\t${x}\t12.5`],
    ['columns in another order', `y,series,x\n12.5,${seriesName},${x}`],
    [
      'the axes\u2019 own names, a byte order mark',
      `\uFEFF"${lines.y.label}, ${lines.y.unit}","${lines.x.label}",series\n12.5,${x},${seriesName}`,
    ],
  ])('%s', (_, text) => {
    expect(pointsOf(read(text))).toEqual([{ series: series?.key, x, y: 12.5 }]);
  });

  test('two columns without headings: x and y', () => {
    expect(pointsOf(read(`${x},1\n${x2},2`))).toEqual([
      { series: null, x, y: 1 },
      { series: null, x: x2, y: 2 },
    ]);
  });

  test('the figure\u2019s own export comes back as it went out', () => {
    const points = pointsOf(read(figureCsv(lines)));
    const drawn = lines.series.flatMap((entry) =>
      entry.points.flatMap((point) => (point.y === null ? [] : [{ series: entry.key, x: point.x, y: point.y }])),
    );
    expect(points).toEqual(drawn);
  });

  test('categories by name', () => {
    const [at = 0] = bars.x.values;
    const named = bars.x.names?.[at] ?? String(at);
    expect(pointsOf(read(`${named},3`, { ...bars, series: bars.series.slice(0, 1) }))).toEqual([
      { series: null, x: at, y: 3 },
    ]);
  });
});

describe('refusing', () => {
  test.each([
    ['', /no lines/],
    ['   \n\n', /no lines/],
    ['42', /one column/],
    ['x,y\nhello,world', /“hello” is no value/],
    [`x,y\n${x},fast`, /“fast” is no number/],
    [`x,y\n${x},-1`, /below zero/],
    ['x,y\n1e30,1', /outside the axis/],
    [`series,x,y\nnobody,${x},1`, /“nobody” is no series/],
    ['\u0000\u0001PNG\u0002', /one column|no value/],
  ])('%j', (text, why) => {
    const result = read(text);
    expect(result.ok ? '' : result.why).toMatch(why);
  });

  test('too many values', () => {
    const result = read(`${x},1\n`.repeat(2_001));
    expect(result.ok ? '' : result.why).toMatch(/at most 2\u2009000/);
  });

  test('wrong lines are named and the others are kept', () => {
    const result = read(`${x},1\n${x},fast\n`.repeat(7));
    expect(result.ok && result.overlay.points).toHaveLength(7);
    expect(result.ok && result.left.at(-1)).toBe('2 more lines were left out.');
  });
});

describe('drawing', () => {
  test.each([
    ['lines', lines],
    ['grid', { ...lines, form: 'grid' }],
    ['bars', bars],
    ['table', table],
  ] as const)('%s: one mark a value, named in key, table and summary', (_, data) => {
    const entry = data.series[0];
    const point = entry?.points.find(({ y }) => y !== null);
    const overlay = { name: 'mine.csv', points: [{ series: entry?.key ?? '', x: point?.x ?? 0, y: 5 }] };
    const svg = renderFigure({ ...data, overlay }, { theme: 'light', width: 900, height: 500 });
    expect(svg.match(/class="own"/g)).toHaveLength(1);
    expect(svg).toContain('mine.csv');
    expect(summarySentence({ ...data, overlay })).toContain('1 value of mine.csv lies over it.');
    expect(figureCsv({ ...data, overlay }).split('\r\n')[0]).toContain('mine.csv');
  });
});

test('a published value of another unit than the axis stands beside the chart, not in it', () => {
  const [best, ...others] = lines.paperPoints;
  if (best === undefined) throw new Error('no published value');
  const beside: ChartData = { ...lines, paperPoints: [{ ...best, series: null, unit: 'frames' }, ...others] };
  const size = { theme: 'light', width: 900, height: 500 } as const;
  expect(renderFigure(lines, size)).toContain('class="paper"');
  expect(renderFigure(beside, size)).not.toContain('class="paper"');
  expect(figureCsv(beside)).toContain(`"${best.label}, frames"`);
});

const level = (y: number) => ({
  key: 'level',
  label: '',
  series: null,
  x: null,
  xError: null,
  y,
  yError: null,
  note: '',
});

test('the name of a level moves away from lines that it would cover', () => {
  const [line] = lines.series;
  if (line === undefined) throw new Error('no line');
  const xs = Array.from({ length: 50 }, (_, index) => index * 1_000);
  // Just above the level at first, far from it later.
  const points = xs.map((at) => ({ ...line.points[0], x: at, y: at < 20_000 ? 11 : 30, ci95: null }));
  const figure: ChartData = {
    ...lines,
    x: { ...lines.x, scale: 'linear', values: xs },
    series: [{ ...line, points }],
    references: [],
    paperPoints: [level(10)],
  };
  const placeOf = (data: ChartData) => {
    const svg = renderFigure(data, { theme: 'light', width: 800, height: 400, parts: 'plot' });
    return Number(/<text x="([\d.]+)"[^>]*>paper 10/.exec(svg)?.[1]);
  };
  const flat = points.map((point) => ({ ...point, y: 30 }));
  const first = placeOf({ ...figure, series: [{ ...line, points: flat }] });
  expect(first).toBeLessThan(100);
  expect(placeOf(figure)).toBeGreaterThan(first);
});

test.each<ChartData>([lines, { ...lines, form: 'grid' }])(
  'a picture of $form without words has the paper\u2019s ring',
  (data) => {
    const figure: ChartData = { ...data, paperPoints: [level(3)] };
    const svg = renderFigure(figure, { theme: 'light', width: 280, height: 132, parts: 'thumbnail' });
    expect(svg.match(/class="paper"/g)).toHaveLength(1);
  },
);

test('the name of a range stands inside the plot, clear of published levels', () => {
  const [first = 0] = lines.x.values;
  const label = 'a name that is wider than the range';
  const figure: ChartData = { ...lines, paperPoints: [level(3)], paperRanges: [{ label, from: first, to: first }] };
  const svg = renderFigure(figure, { theme: 'light', width: 800, height: 400, parts: 'plot' });
  const name = new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)"[^>]*>${label}<`).exec(svg);
  const ring = /<circle cx="([\d.]+)" cy="([\d.]+)"[^>]*class="paper"/.exec(svg);
  if (name === null || ring === null) throw new Error('the name or the ring is missing');
  const half = textWidth(label, THEMES.light.small, THEMES.light.body) / 2;
  expect(Number(name[1]) - half).toBeGreaterThan(Number(ring[1]));
  expect(Math.abs(Number(name[2]) - Number(ring[2]))).toBeGreaterThan(THEMES.light.small);
});

test('a range that the paper names is a band with its name, which stands clear of the lines', () => {
  const size = { theme: 'light', width: 800, height: 400, parts: 'plot' } as const;
  const [from = 0] = lines.x.values.slice(-2);
  const svg = renderFigure({ ...lines, paperRanges: [{ label: 'best there', from, to: null }] }, size);
  expect(svg.match(/class="paper-range"/g)).toHaveLength(1);
  const name = /<text[^>]* y="([\d.]+)"[^>]*>best there</.exec(svg);
  const ends = [...svg.matchAll(/<circle cx="[\d.]+" cy="([\d.]+)"[^>]*class="point"/g)].map(([, y]) => Number(y));
  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends.slice(-1)) expect(Math.abs(end - Number(name?.[1]))).toBeGreaterThan(12);
  expect(renderFigure(lines, size)).not.toContain('paper-range');
});
