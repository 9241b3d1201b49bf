import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderFigure } from '../figure.ts';
import { lines } from '../test/figures.ts';
import { fontFiles, renderPng, renderPngAsync } from './png.ts';

const svg = renderFigure(lines, { theme: 'light', width: 480, height: 320 });

test('the fonts are there', () => {
  for (const path of fontFiles()) expect(existsSync(path)).toBe(true);
});

test('a PNG of the size asked for, twice the same', () => {
  const png = renderPng(svg, 2);
  const header = Buffer.from(png);
  expect(header.toString('latin1', 1, 4)).toBe('PNG');
  expect([header.readUInt32BE(16), header.readUInt32BE(20)]).toEqual([960, 640]);
  expect(renderPng(svg, 2)).toEqual(png);
});

test('the same octets in a thread of its own', async () => {
  expect(await renderPngAsync(svg, 1.5)).toEqual(renderPng(svg, 1.5));
});

test('text is drawn: without its letters the picture is another', () => {
  expect(renderPng(svg)).not.toEqual(renderPng(svg.replaceAll(/<text.*?<\/text>/g, '')));
});
