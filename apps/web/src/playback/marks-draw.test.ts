import { describe, expect, it } from 'vitest';
import { laneOf } from './marks.ts';
import { drawMarks, type MarksPen, MOST_MARKS } from './marks-draw.ts';
import { nothingRecorded } from './recording.ts';
import type { LinkEnd, Mark } from './types.ts';

const colours = { data: 'blue', markWidth: 10, markHeight: 6 } as Parameters<typeof drawMarks>[3];
const lane = laneOf(
  [
    { x: 0, y: 0 },
    { x: 1000, y: 0 },
  ],
  'ab',
  0,
);
const DELAY_PS = 1e9;
const end: LinkEnd = {
  key: '1:ab',
  link: 1,
  direction: 'ab',
  node: 1,
  port: 0,
  cellPs: 1,
  bitPs: 0,
  roomCells: null,
  delayAt: () => DELAY_PS,
  isUpAt: () => true,
};

/** Draws marks that lie so many px of the wire each; returns the stretches, from the far end, and what was said of them. */
function drawn(stretches: readonly (readonly [tail: number, head: number])[], zoom = 1) {
  const lines: number[][] = [];
  let strokes = 0;
  const pen: MarksPen = {
    strokeStyle: '',
    lineCap: 'butt',
    lineWidth: 1,
    globalAlpha: 1,
    beginPath: () => undefined,
    moveTo: (x) => lines.push([x]),
    lineTo: (x) => lines.at(-1)?.push(x),
    fillStyle: '',
    arc: () => undefined,
    closePath: () => undefined,
    fill: () => undefined,
    stroke: () => {
      strokes += 1;
    },
  };
  // One px of the wire is a millionth of a second; at the instant drawn, the head left so long ago.
  const marks = stretches.map(
    ([tail, head]): Mark => ({
      fromPs: 2e9 - head * 1e6,
      toPs: 2e9 - tail * 1e6,
      cells: 1,
      flow: 0,
      vpi: 0,
      vci: 0,
      look: 'data',
      origin: 0,
      number: 0,
    }),
  );
  const recording = {
    ...nothingRecorded,
    cellsAt: (_end: LinkEnd, _timePs: number, take: (mark: Mark) => void) => marks.forEach(take),
  };
  const said = drawMarks(
    pen,
    { recording, timePs: 2e9, detail: 'cells', stress: null },
    [{ end, lane, onLine: lane, width: 8 }],
    colours,
    zoom,
  );
  return {
    lines: lines.map(([x, to]) => [Math.round((x ?? 0) * 100) / 100, Math.round((to ?? 0) * 100) / 100]),
    strokes,
    said,
  };
}

describe('drawMarks', () => {
  it('draws marks that touch as one stretch, and counts each', () => {
    const { lines, said, strokes } = drawn([
      [501, 502],
      [500, 501],
      [499, 500],
      [300, 301],
    ]);
    expect(lines).toEqual([
      [499, 502],
      [300, 301],
    ]);
    expect(said).toEqual({ marks: 4, isToScale: true, seen: new Set(['data']) });
    expect(strokes).toBe(1);
  });

  it('keeps marks apart whose distance can be seen, at any zoom, and half a load from a full one', () => {
    expect(
      drawn([
        [501, 502],
        [500, 500.95],
      ]).lines,
    ).toEqual([[500, 502]]);
    expect(
      drawn([
        [501, 502],
        [499.5, 500.5],
      ]).lines,
    ).toHaveLength(2);
    expect(
      drawn([
        [502, 503.5],
        [500.4, 501.9],
      ]).lines,
    ).toHaveLength(1);
    expect(
      drawn(
        [
          [502, 502.4],
          [501.5, 501.9],
        ],
        4,
      ).lines,
    ).toHaveLength(2);
    expect(
      drawn([
        [501, 501.1],
        [500.8, 500.9],
      ]).lines,
    ).toHaveLength(2);
  });

  it('loses neither the mark that is just leaving its device nor one out of order', () => {
    expect(drawn([[0, 1]]).lines).toEqual([[0, 1]]);
    expect(
      drawn([
        [300, 301],
        [500, 501],
      ]).lines,
    ).toHaveLength(2);
  });

  it('draws a mark with room for it as a header and the rest', () => {
    expect(drawn([[400, 500]]).lines).toEqual([
      [490.57, 500],
      [402.25, 489.07],
    ]);
  });

  it('makes no path where nothing is on a wire, and stops at the most', () => {
    expect(drawn([])).toEqual({ lines: [], strokes: 0, said: { marks: 0, isToScale: true, seen: new Set() } });
    const many = Array.from(
      { length: MOST_MARKS + 10 },
      (_, index) => [900 - index * 0.1, 900.1 - index * 0.1] as const,
    );
    expect(drawn(many).said.marks).toBe(MOST_MARKS);
  });
});
