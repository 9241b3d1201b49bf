import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawGauge, type Sheet } from './gauge-draw.ts';
import { laneOf } from './marks.ts';
import { nothingRecorded } from './recording.ts';
import type { TrafficPen } from './traffic-pen.ts';
import type { DropMark, LinkEnd } from './types.ts';

const LETTER_PX = 6;
const box = { left: 40, top: 20, right: 160, bottom: 45 };
const lane = laneOf(
  [
    { x: 0, y: 0 },
    { x: 400, y: 0 },
  ],
  'ab',
  4,
);

/** The words and the boxes that a gauge leaves on the canvas. */
function gauge(cells: number, roomCells: number | null, drops: readonly DropMark[], zoom = 1) {
  const words: string[] = [];
  const pen = {
    measureText: (text: string) => ({ width: text.length * LETTER_PX }),
    fillText: (text: string) => words.push(text),
    strokeText: () => undefined,
    fillRect: () => undefined,
    beginPath: () => undefined,
    moveTo: () => undefined,
    lineTo: () => undefined,
    stroke: () => undefined,
  } as unknown as TrafficPen;
  const sheet: Sheet = {
    places: {
      textPx: 12,
      ends: new Map([['1:ab', { gauge: { box, foot: { x: 20, y: 4 }, hasWords: true }, words: null }]]),
    },
    colours: { markHeight: 6, font: 'sans' } as Sheet['colours'],
    zoom,
    written: [],
  };
  const recording = { ...nothingRecorded, queueAt: () => cells, dropsAt: () => drops };
  const end = { key: '1:ab', link: 1, direction: 'ab', roomCells } as LinkEnd;
  drawGauge(pen, { recording, timePs: 0, perSecondPs: 1, stress: null }, { end, lane, onLine: lane, width: 18 }, sheet);
  return { words, written: sheet.written };
}

describe('a gauge', () => {
  it('says how full the queue is, and what was lost while that is shown', () => {
    expect(gauge(660, 8192, []).words).toEqual(['queue 660 of 8192']);
    expect(gauge(73, null, []).words).toEqual(['queue 73']);
    expect(gauge(256, 256, [{ atPs: 0, reason: null, count: 12 }]).words).toEqual(['12 lost']);
  });

  it('is not there while one cell is in service', () => {
    expect(gauge(1, 8192, [])).toEqual({ words: [], written: [] });
  });

  it('leaves out what does not fit, and words that are too small to read', () => {
    expect(gauge(70_000, 131_072_000, []).words).toEqual(['queue 70000']);
    expect(gauge(660, 8192, [], 0.4).words).toEqual([]);
  });

  it('stays in its room whatever it says', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.option(fc.nat(1_000_000)), fc.nat(1_000_000), (cells, room, count) => {
        const drops = count === 0 ? [] : [{ atPs: 0, reason: null, count }];
        for (const one of gauge(cells, room, drops).written) {
          expect(one.left).toBeGreaterThanOrEqual(box.left);
          expect(one.right).toBeLessThanOrEqual(box.right);
          expect(one.top).toBeGreaterThanOrEqual(box.top);
          expect(one.bottom).toBeLessThanOrEqual(box.bottom);
        }
      }),
    );
  });
});
