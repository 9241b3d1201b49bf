import { expect, test } from 'vitest';
import { textWidth } from '../text-width.ts';
import { THEMES } from '../theme.ts';
import { placeLabels } from './labels.ts';

const theme = THEMES.projector;
const TITLE = 'Orange Ridge edge device';
const titleWidth = textWidth(TITLE, theme.device, theme.strong);
const [width, height] = [1.6 * titleWidth, 200];

/** Another obstacle stands away from the edge: the room that is left is as wide as the name. */
test.each([
  ['left', 0.35 * titleWidth, { x: 1.04 * titleWidth, y: 0, width, height }],
  ['right', width - 0.35 * titleWidth, { x: 0, y: 0, width: width - 1.04 * titleWidth, height }],
])('a long name at the %s edge is moved in, not cut off', (_edge, x, obstacle) => {
  const node = { at: { x, y: 100 }, size: 40, title: TITLE, subtitle: '' };
  const [label] = placeLabels({ theme, width, height, obstacles: [obstacle], pipes: [], nodes: [node], links: [] });
  expect(label?.lines.map(({ text }) => text)).toEqual([TITLE]);
  expect(label?.anchor).toBe('middle');
  expect((label?.x ?? 0) - titleWidth / 2).toBeGreaterThan(-1e-6);
  expect((label?.x ?? width) + titleWidth / 2).toBeLessThan(width + 1e-6);
});
