import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import type { ChartData } from './data.ts';
import { captionText, renderFigure } from './figure.ts';
import {
  account,
  banded,
  bars,
  cdf,
  drawing,
  histogram,
  lines,
  notRun,
  scatter,
  schedule,
  stack,
  stamps,
  surface,
  table,
  utilisation,
} from './test/figures.ts';
import { THEMES, type ThemeName } from './theme.ts';

const themes = Object.keys(THEMES) as ThemeName[];
const forms = [
  ['lines', lines],
  ['grid', { ...lines, form: 'grid' }],
  ['bars', bars],
  ['table', table],
  ['stamps', stamps],
  ['bands', banded],
  ['scatter', scatter],
  ['histogram', histogram],
  ['cdf', cdf],
  ['schedule', schedule],
  ['utilisation', utilisation],
  ['account', account],
  ['stack', stack],
  ['surface', surface],
  ['drawing', drawing],
] as const;

/** Every attribute that places something is a number, and every tag that opens closes. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
  expect(svg).not.toMatch(/ (?:d|x|y|r|cx|cy|x1|x2|y1|y2|width|height)="[^"]*\d\.\d{3,}/);
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-z]+)((?:[^>"]|"[^"]*")*)>/g)) {
    if (close === '/') expect(open.pop()).toBe(name);
    else if (!rest?.endsWith('/')) open.push(name ?? '');
  }
  expect(open).toEqual([]);
}

describe('drawings', () => {
  test.each(forms)('%s: light, whole', (form, data) => {
    const svg = renderFigure(data, { theme: 'light', width: 720, height: 440 });
    expectSound(svg);
    expect(svg.replaceAll('><', '>\n<')).toMatchSnapshot(form);
  });

  test.each(forms)('%s: every theme, part and size is sound', (_, data) => {
    for (const theme of themes)
      for (const parts of ['whole', 'plot', 'thumbnail'] as const)
        for (const [width, height] of [
          [1_280, 720],
          [320, 240],
          [40, 30],
        ] as const)
          for (const figure of [data, notRun(data)]) expectSound(renderFigure(figure, { theme, width, height, parts }));
  });

  test.each(forms)('%s: equal data make equal octets', (_, data) => {
    const draw = () => renderFigure(structuredClone(data), { theme: 'dark', width: 800, height: 500 });
    expect(draw()).toBe(draw());
  });
});

describe('what a chart says', () => {
  const svg = renderFigure(lines, { theme: 'light', width: 720, height: 440 });

  test('finding, question, verdict, axes with units, paper value, limit', () => {
    for (const words of [
      'reach 21.60',
      'limit a TCP stream?',
      'within 1 %',
      'TCP throughput, Mb/s',
      'Socket buffers, octets',
      'Message, octets',
      'paper 21.62',
      'theory, 54 on the wire 21.63',
    ])
      expect(svg).toContain(words);
  });

  test('simulated values are filled, the paper\u2019s are rings', () => {
    expect(svg.match(/class="point"/g)).toHaveLength(6);
    expect(svg.match(/class="paper"/g)).toHaveLength(1);
    expect(svg).toMatch(/fill="#FFFFFF"[^>]*class="paper"|class="paper"[^>]*fill="#FFFFFF"|r="5" fill="#FFFFFF"/);
  });

  test('a value with a story has a star, and the caption tells it', () => {
    expect(svg).toContain('16\u2009384*');
    expect(captionText(lines)).toBe(
      '6 runs of 5 s, seed 1\u2009998, engine 0.1.0, scenario 9f3c\u00B7a17e. Quick: 5 s a point. ' +
        'Changed: MTU 9\u2009180 octets. Paper: Curitiba, Figure 7. * missing in the scan.',
    );
  });

  test('a table says whether it was run or calculated', () => {
    expect(captionText(stamps)).toContain('6 runs of 5 s');
    expect(captionText(table)).toContain('Calculated by the encapsulation code, no run');
  });

  test('nothing is claimed before it was run', () => {
    expect(renderFigure(notRun(lines), { theme: 'light', width: 720, height: 440 })).toContain('no values yet');
  });

  test('markup in names stays text', () => {
    const drawn = renderFigure(bars, { theme: 'light', width: 720, height: 440 });
    expect(drawn).toContain('Solimoes &amp; &lt;co&gt;');
  });
});

describe('names below bars', () => {
  const NAMES = [
    'no load',
    'categories, CAC, policing, EPD',
    'best effort as ABR',
    'without policing',
    'all best effort',
  ];
  const values = NAMES.map((_, index) => index + 1);
  const crowded: ChartData = {
    ...bars,
    x: { ...bars.x, values, names: Object.fromEntries(NAMES.map((name, index) => [index + 1, name])) },
    series: ['guaranteed, CBR', 'differentiated, rt-VBR'].map((name) => ({
      key: name,
      name,
      value: null,
      points: values.map((x) => ({ x, y: x === 4 ? null : x, ci95: null })),
    })),
    paperPoints: [],
    residuals: [],
  };
  const svg = renderFigure(crowded, { theme: 'light', width: 720, height: 440 });

  test('take as many lines as they need', () => {
    expect(svg).not.toContain('>categories, CAC, policing, EPD<');
    expect(svg).toMatch(/>categories,[^<]*<.*>[^<]*EPD</s);
  });

  test('of series are left to the legend where they do not fit', () => {
    expect(svg.match(/>guaranteed, CBR</g)).toHaveLength(1);
    expect(renderFigure(bars, { theme: 'light', width: 720, height: 440 }).match(/>LANE</g)).toHaveLength(3);
  });

  test('of series stand in a legend of the plot alone, too, where they do not fit', () => {
    const plot = (data: ChartData) => renderFigure(data, { theme: 'light', width: 720, height: 440, parts: 'plot' });
    expect(plot(crowded).match(/>guaranteed, CBR</g)).toHaveLength(1);
    expect(plot(bars).match(/>LANE</g)).toHaveLength(2);
  });

  test('leave values as many figures as there is room for', () => {
    const precise = {
      ...crowded,
      series: crowded.series.map((entry) => ({
        ...entry,
        points: values.map((x) => ({ x, y: x * 12.345, ci95: null })),
      })),
    };
    const plot = (width: number) => renderFigure(precise, { theme: 'projector', width, height: 440, parts: 'plot' });
    expect(plot(1400)).toContain('>24.69<');
    expect(plot(360)).not.toContain('>24.69<');
    expect(plot(360)).toMatch(/>24\.7<|>25</);
  });

  test('have a dash over them where there is no value', () => {
    expect(svg.match(/>\u2013</g)).toHaveLength(2);
  });
});

describe('what the other forms say', () => {
  const draw = (data: ChartData) => renderFigure(data, { theme: 'light', width: 960, height: 600 });

  test('a scatter plot is a path a series, counts what was lost and says where', () => {
    const svg = draw(scatter);
    expect(svg.match(/class="series"/g)).toHaveLength(2);
    expect(svg.match(/class="lost"/g)).toHaveLength(1);
    expect(svg).toContain('1 lost');
  });

  test('what was sent and is not among what came is lost; without what was sent nothing is said', () => {
    const [sent, received] = scatter.series;
    if (sent === undefined || received?.trace === undefined) throw new Error('no traces');
    const come = received.trace.x.flatMap((x, index) =>
      x % 100 === 0 ? [] : [{ x, y: received.trace?.y[index] ?? 0 }],
    );
    const trace = { x: come.map(({ x }) => x), y: come.map(({ y }) => y) };
    expect(draw({ ...scatter, series: [sent, { ...received, trace }] })).toContain('4 lost');
    expect(draw({ ...scatter, series: [{ ...received, trace }] })).not.toContain('lost<');
  });

  test('a trace that says what was lost is believed: what came without a place is not counted', () => {
    const [sent, received] = scatter.series;
    if (sent === undefined || received === undefined) throw new Error('no series');
    const from = (first: number) => Array.from({ length: 100 - first }, (_, index) => first + index);
    const trace = (first: number, lost?: readonly number[]) => ({
      x: from(first),
      y: from(first).map(() => 1),
      ...(lost === undefined ? {} : { lost }),
    });
    const drawn = (lost?: readonly number[]) => {
      const series = [
        { ...sent, trace: trace(1) },
        { ...received, trace: trace(2, lost) },
      ];
      const svg = draw({ ...scatter, series });
      const ticks = /class="lost" d="([^"]+)"/.exec(svg)?.[1]?.match(/M/g)?.length ?? 0;
      return { ticks, words: />(\d+ lost)</.exec(svg)?.[1] };
    };
    expect(drawn([])).toEqual({ ticks: 0, words: '0 lost' });
    expect(drawn([0])).toEqual({ ticks: 1, words: '1 lost' });
    expect(drawn([0, 40])).toEqual({ ticks: 2, words: '2 lost' });
    expect(drawn()).toEqual({ ticks: 1, words: '1 lost' });
  });

  test('thousands of points stay small: places are drawn once', () => {
    const x = Array.from({ length: 7_200 }, (_, index) => index);
    const trace = { x, y: x.map((index) => (index % 9 === 0 ? 10 : 0.06)) };
    const series = scatter.series.map((entry) => ({ ...entry, trace }));
    expect(draw({ ...scatter, series }).length).toBeLessThan(60_000);
  });

  test('causes of an account stand in one order, whatever order they come in; what takes no time has no key', () => {
    const keys = ['sender CPU', 'system calls', 'receiver CPU', 'window closed', 'router', 'serialisation', 'idle'];
    const svg = draw({ ...account, series: account.series.toReversed() });
    const places = keys.map((key) => svg.indexOf(`>${key}<`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    expect(svg).not.toContain('>Nagle<');
  });

  test('an account says the bottleneck: by its evidence, else by its share', () => {
    const svg = draw(account);
    expect(svg).toContain('Bottleneck: the router forwards 35 Mb/s and its queue was never empty.');
    expect(svg).toContain('Bottleneck: receiver CPU, 54 %');
    expect(svg).toContain('21.92 ms');
  });

  test('a sentence is wrapped below its bar, and cut only where bars would vanish', () => {
    const note = Array.from({ length: 40 }, (_, index) => `evidence${index}`).join(' ');
    const series = account.series.map((entry) => ({
      ...entry,
      points: entry.points.map((point) => (entry.key === 'router' && point.x === 1 ? { ...point, note } : point)),
    }));
    const words = (height: number) =>
      [
        ...renderFigure({ ...account, series }, { theme: 'light', width: 600, height, parts: 'plot' }).matchAll(
          />([^<]*evidence[^<]*)</g,
        ),
      ]
        .map(([, line]) => line)
        .join(' ');
    expect(words(500)).toBe(note);
    expect(words(220)).toMatch(/^evidence0 .*\u2026$/);
  });

  test('bands, deviations, utilisation of the whole', () => {
    expect(draw(banded).match(/class="band"/g)).toHaveLength(2);
    expect(draw(banded)).toContain('all equally good fits');
    expect(draw({ ...banded, bandsOver: 'fits-and-models' })).toContain('all equally good fits and alternative models');
    expect(draw(utilisation)).toContain('98.7 %');
  });

  test('whiskers of a published value are called the paper\u2019s own, or our reading', () => {
    const read = { ...bars, paperPoints: bars.paperPoints.map((point) => ({ ...point, spread: 'reading' as const })) };
    expect(draw(bars)).toContain('paper, with its range');
    expect(draw(read)).toContain('paper, as far as we can read its plot');
  });

  test('what was expected is drawn over it, with its key', () => {
    const prediction = { name: 'your prediction', points: [{ series: '16', x: 4_096, y: 9 }] };
    for (const data of [lines, { ...lines, form: 'surface' as const }, { ...lines, form: 'grid' as const }]) {
      const svg = draw({ ...data, prediction });
      expect(svg).toContain('your prediction');
      expect(svg.match(/class="expected"/g)).toHaveLength(1);
    }
  });

  test('a drawing names its devices and roles, escaped', () => {
    const svg = draw(drawing);
    for (const words of ['ASN-9000', 'jaarli &lt;2&gt;', '10.0.1.0/24', 'virtual router']) expect(svg).toContain(words);
    expect(svg).toContain('Drawn from the network that is run');
  });
});

test('any text and any numbers give sound markup', () => {
  const number = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.option(number), { minLength: 3, maxLength: 3 }),
      number,
      (words, ys, paper) => {
        const data: ChartData = {
          ...lines,
          title: words,
          question: words,
          series: lines.series.map((entry) => ({
            ...entry,
            name: words,
            points: entry.points.map((point, index) => ({ ...point, y: ys[index] ?? null })),
          })),
          paperPoints: lines.paperPoints.map((point) => ({ ...point, y: paper })),
        };
        const svg = renderFigure(data, { theme: 'light', width: 600, height: 400 });
        expect(svg).not.toMatch(/NaN|Infinity/);
        expect(svg.endsWith('</svg>\n')).toBe(true);
      },
    ),
    { numRuns: 100 * inject('effort') },
  );
});
