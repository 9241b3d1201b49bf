import { expect, test } from 'vitest';
import { contrast, mix, ramp, readableOn, THEMES } from './theme.ts';

const themes = Object.values(THEMES);

test.each(themes)('$name: text reads, marks and every step of a ramp stand out', (theme) => {
  for (const colour of [theme.ink, theme.muted, theme.dataText, theme.shortText])
    expect(contrast(colour, theme.paper)).toBeGreaterThanOrEqual(4.5);
  for (const colour of [theme.data, theme.short, theme.control, theme.bus, theme.lost, theme.edge])
    expect(contrast(colour, theme.paper)).toBeGreaterThanOrEqual(3);
  for (let index = 0; index < 7; index += 1)
    expect(contrast(ramp(theme, index, 7), theme.paper)).toBeGreaterThanOrEqual(3);
});

test.each(themes)('$name: ink or paper reads on any mix of paper and data', (theme) => {
  for (let share = 0; share <= 1; share += 0.05) {
    const fill = mix(theme.paper, theme.data, share);
    expect(contrast(readableOn(theme, fill), fill)).toBeGreaterThanOrEqual(3.9);
  }
});

test('mix', () => {
  expect([mix('#000000', '#FFFFFF', 0.5), mix('#102030', '#102030', 0.3)]).toEqual(['#808080', '#102030']);
});

test('contrast is what WCAG says it is', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});
