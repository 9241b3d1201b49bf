import { expect, test } from 'vitest';
import { SvgPen } from './svg-pen.ts';

test('strokes and fills the path since it was begun, with the styles of that moment', () => {
  const pen = new SvgPen();
  pen.strokeStyle = '#123456';
  pen.lineWidth = 2.5;
  pen.setLineDash([8, 3.333]);
  pen.globalAlpha = 0.3;
  pen.beginPath();
  pen.moveTo(1, 2);
  pen.lineTo(3.006, 4);
  pen.closePath();
  pen.stroke();
  pen.setLineDash([]);
  pen.globalAlpha = 1;
  pen.beginPath();
  pen.arc(10, 10, 4, 0, 2 * Math.PI);
  pen.fillStyle = '#fff';
  pen.fill();
  expect(pen.markup).toBe(
    '<path d="M1 2L3.01 4Z" fill="none" stroke="#123456" stroke-width="2.5" stroke-dasharray="8 3.33" opacity="0.3"/>' +
      '<path d="M14 10A4 4 0 1 1 6 10A4 4 0 1 1 14 10" fill="#fff"/>',
  );
});

test('a path without points leaves nothing', () => {
  const pen = new SvgPen();
  pen.beginPath();
  pen.stroke();
  pen.fill();
  expect(pen.markup).toBe('');
});

test('writes escaped text at its middle, in the size and weight of the font', () => {
  const pen = new SvgPen();
  pen.font = '500 10px Inter';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = '#000';
  pen.fillText('a < b', 50, 20);
  expect(pen.markup).toBe(
    '<text x="50" y="23.6" font-size="10" font-weight="500" text-anchor="middle" fill="#000">a &lt; b</text>',
  );
  expect(pen.measureText('aa').width).toBeGreaterThan(pen.measureText('a').width);
});

test('refuses what it would draw wrongly', () => {
  const pen = new SvgPen();
  expect(() => pen.arc(0, 0, 5, 0, Math.PI)).toThrow('whole circles');
  pen.font = 'bold large serif';
  expect(() => pen.fillText('a', 0, 0)).toThrow('bold large serif');
});
