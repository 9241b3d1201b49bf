import { describe, expect, it } from 'vitest';
import { inSight, ladderLayout, moved, noColumns, reachOf, shownColumns, toggled, withWords } from './ladder.ts';
import { ladderSvg } from './ladder-file.ts';
import { sendingsOf } from './sendings.ts';
import { recordsOf } from './test/records.ts';

const sendings = sendingsOf(
  recordsOf([
    { from: 1, to: [2], atPs: 0, takesPs: 1000 },
    { from: 2, to: [1, 3], atPs: 4000, takesPs: 1000, name: 'CONNECT' },
    { from: 1, to: [2], atPs: 9000, lost: true },
  ]),
);
const linear = { spacing: 'linear', row: 20, stretchPx: 900 } as const;
const equal = { spacing: 'equal', row: 20, stretchPx: 900 } as const;

describe('columns', () => {
  it('are the devices with messages, pinned ones first, in the order arranged', () => {
    expect(shownColumns(noColumns, [3, 1, 4, 2], sendings)).toEqual([3, 1, 2]);
    expect(shownColumns({ ...noColumns, pinned: new Set([4]) }, [3, 1, 4, 2], sendings)).toEqual([4, 3, 1, 2]);
    expect(shownColumns({ ...noColumns, hidden: new Set([1]) }, [3, 1, 4, 2], sendings)).toEqual([3, 2]);
    expect(shownColumns({ ...noColumns, order: [2, 1] }, [3, 1, 4, 2], sendings)).toEqual([2, 1, 3]);
  });

  it('move by a step, and not beyond the ends', () => {
    expect(moved(noColumns, [1, 2, 3], 2, 1).order).toEqual([1, 3, 2]);
    expect(moved(noColumns, [1, 2, 3], 1, -1)).toBe(noColumns);
    expect(moved(noColumns, [1, 2, 3], 1, 7).order).toEqual([2, 3, 1]);
    expect(moved(noColumns, [1, 2, 3, 4], 4, -2).order).toEqual([1, 4, 2, 3]);
    expect([...toggled(toggled(new Set([1]), 2), 1)]).toEqual([2]);
  });
});

describe('arrows', () => {
  it('lie in proportion to time, from when they left to when they came', () => {
    const { arrows, height } = ladderLayout(sendings, [1, 2, 3], linear);
    expect(height).toBe(940);
    expect(arrows.map(({ fromColumn, toColumn, fromY, toY }) => [fromColumn, toColumn, fromY, toY])).toEqual([
      [0, 1, 20, 120],
      [1, 0, 420, 520],
      [1, 2, 420, 520],
      [0, null, 920, 920],
    ]);
  });

  it('lie in equal steps, one message a step, however many ends it has', () => {
    const { arrows } = ladderLayout(sendings, [1, 2, 3], equal);
    expect(arrows.map(({ fromY }) => fromY)).toEqual([15, 35, 35, 55]);
  });

  it('go only between columns that are shown', () => {
    const { arrows } = ladderLayout(sendings, [1, 3], equal);
    expect(arrows.map(({ fromColumn, toColumn }) => [fromColumn, toColumn])).toEqual([[0, null]]);
  });

  it('are found by height: those that reach into sight from above, too', () => {
    const { arrows } = ladderLayout(sendings, [1, 2, 3], linear);
    const reach = reachOf(arrows);
    expect(reach).toBe(100);
    expect(inSight(arrows, 100, 200, reach).map(({ fromY }) => fromY)).toEqual([20]);
    expect(inSight(arrows, 130, 400, reach)).toEqual([]);
    expect(inSight(arrows, 0, 1000, reach)).toHaveLength(4);
  });

  it('are drawn as few as can be seen, of thousands', () => {
    const many = sendingsOf(
      recordsOf(Array.from({ length: 5000 }, (_, index) => ({ from: 1, to: [2], atPs: index * 100 }))),
    );
    const { arrows } = ladderLayout(many, [1, 2], equal);
    expect(arrows).toHaveLength(5000);
    expect(inSight(arrows, 40_000, 40_500, reachOf(arrows)).length).toBeLessThan(30);
  });

  it('have words where there is room for them, a message once', () => {
    const { arrows } = ladderLayout(sendings, [1, 2, 3], linear);
    expect([...withWords(arrows, 16)].map(({ fromY }) => fromY)).toEqual([20, 420, 920]);
    expect([...withWords(arrows, 500)].map(({ fromY }) => fromY)).toEqual([20, 920]);
  });
});

it('is a file that stands alone, with every arrow and nothing of names that could break it', () => {
  const layout = ladderLayout(sendings, [1, 2, 3], equal);
  const colours = {
    ink: '#000',
    paper: '#fff',
    muted: '#666',
    rule: '#ccc',
    control: '#063',
    data: '#00b',
    lost: '#b00',
  };
  const svg = ladderSvg({ title: 'A & B', names: ['H<1>', 'S', 'H2'], layout, width: 190, size: 13, colours });
  expect(svg).toContain('<title>A &amp; B</title>');
  expect(svg).toContain('H&lt;1&gt;');
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(4);
  expect(svg).toContain('Accept the connection');
  expect(svg).toContain('> lost</tspan>');
});
