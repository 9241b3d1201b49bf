import { CURVE_POINTS } from '@lanelab/lessons/room';
import { expect, test } from 'vitest';
import { curveForm, type DrawnForm, spreadAt } from './curves.ts';

const form: DrawnForm = { type: 'curve', flow: 3, fromS: 2, toS: 4, top: 25 };

test('what is measured is the goodput of the flow, over the same time', () => {
  expect(curveForm(form)).toMatchObject({ series: 'throughput:3', fromS: 2, toS: 4, points: CURVE_POINTS });
});

test('a point has the lowest, the middle and the highest of what was drawn there', () => {
  const curves = [
    [1, null],
    [5, null],
    [null, null],
    [2, null],
  ];
  expect(spreadAt(curves, 0)).toEqual({ least: 1, middle: 2, most: 5 });
  expect(spreadAt(curves, 1)).toBeNull();
});
