import { describe, expect, test } from 'vitest';
import { summarySentence } from './summary.ts';
import { figureCsv, figureTable } from './table.ts';
import { banded, bars, drawing, lines, notRun, scatter, schedule } from './test/figures.ts';

describe('figureTable', () => {
  test('has a row a point, then the figure\u2019s own paper values', () => {
    const { columns, rows } = figureTable(lines);
    expect(columns.map(({ label }) => label)).toEqual([
      'Message, octets',
      'Socket buffers, octets',
      'TCP throughput, Mb/s',
      'Half width, 95 %',
      'Paper, Mb/s',
      'Difference, %',
      'Note',
    ]);
    expect(rows).toHaveLength(6 + 1);
    expect(rows[0]).toEqual([16, 4_096, 4, null, null, null, '']);
    expect(rows.at(-1)).toEqual(['best value', '', 21.6, null, 21.618, -0.08, 'as printed']);
  });

  test('has a column of blind predictions, which name their engine', () => {
    const paperPoints = lines.paperPoints.map((point) => ({
      ...point,
      blind: { value: 21.1, engine: '0.1.0 (a39a4c9)' },
    }));
    const { columns, rows } = figureTable({ ...lines, paperPoints });
    const at = columns.findIndex(({ label }) => label === 'Predicted blind, engine 0.1.0 (a39a4c9)');
    expect(rows.at(-1)?.[at]).toBe(21.1);
    expect(rows[0]?.[at]).toBeNull();
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([columns.length]));
    expect(figureTable(lines).columns.map(({ key }) => key)).not.toContain('blind');
  });

  test('puts the paper\u2019s value beside ours', () => {
    const row = figureTable(bars).rows[0];
    expect(row?.slice(0, 5)).toEqual(['LANE', 'Madeira', 41.4, null, 41.48]);
    expect(row?.[5]).toBeCloseTo(-0.193, 3);
  });
});

describe('figureTable of the other forms', () => {
  test('a trace has one row a place, one column a series; what never came is empty', () => {
    const { columns, rows } = figureTable(scatter);
    expect(columns.map(({ label }) => label)).toEqual(['Sequence number', 'sent, ms', 'received over the routers, ms']);
    expect(rows).toHaveLength(310);
    expect(rows[300]?.[1]).toBeGreaterThan(0);
    expect(rows[300]?.[2]).toBeNull();
    expect(figureCsv(scatter).split('\r\n')[301]).toMatch(/^300,[\d.]+,,0\.1\.0$/);
  });

  test('panels that do not share their places leave gaps', () => {
    const { columns, rows } = figureTable(schedule);
    expect(columns.map(({ label }) => label)).toContain('Fast Ethernet: actual');
    expect(rows.map(([x]) => x)).toEqual([...new Set(rows.map(([x]) => x))].toSorted((a, b) => Number(a) - Number(b)));
  });

  test('deviation and band have columns where there are some', () => {
    const { columns, rows } = figureTable(banded);
    expect(columns.map(({ key }) => key)).toEqual([
      'series',
      'x',
      'y',
      'ci95',
      'deviation',
      'low',
      'high',
      'paper',
      'difference',
      'note',
    ]);
    expect(rows.every((row) => row.length === columns.length)).toBe(true);
    expect(rows[0]?.slice(4, 7)).toEqual([0.4, 3.6, 4.32]);
  });

  test('a drawing is a list of what is joined to what', () => {
    expect(figureTable(drawing).rows[0]).toEqual(['ASN-9000', 'router', 'MPS', 'urku; jaarli <2>']);
  });
});

describe('figureCsv', () => {
  test('quotes what needs it and leaves gaps empty', () => {
    const [head, first] = figureCsv(notRun(lines)).split('\r\n');
    expect(head).toBe(
      '"Message, octets","Socket buffers, octets","TCP throughput, Mb/s","Half width, 95 %","Paper, Mb/s","Difference, %",Note,Engine',
    );
    expect(first).toBe('16,4096,,,,,,0.1.0');
  });

  test('writes no formula into a spreadsheet', () => {
    const [entry] = bars.series;
    const data = {
      ...bars,
      x: { ...bars.x, names: { 1: '=cmd()', 2: 'a"b' } },
      series: entry === undefined ? [] : [entry],
    };
    expect(figureCsv(data)).toContain("'=cmd()");
    expect(figureCsv(data)).toContain('"a""b"');
  });
});

describe('summarySentence', () => {
  test('names extremes and verdict', () => {
    expect(summarySentence(lines)).toBe(
      'Line chart, Curitiba, Figure 7: Buffers from 8\u2009192 octets on reach 21.60\u00a0Mb/s. Vertical axis: TCP throughput, Mb/s. ' +
        'Horizontal axis: Socket buffers, octets. The values of 2 series go from 4.000 at 4\u2009096 octets to 21.60 Mb/s at 8\u2009192 octets. ' +
        'Against the paper: within 1 %.',
    );
  });

  test('says what was not run', () => {
    expect(summarySentence(notRun(bars))).toContain('No values yet.');
  });
});
