import { describe, expect, it } from 'vitest';
import { MOST_OCTETS, qrCode } from './qr.ts';

describe('qrCode', () => {
  it('grows with the link: a short link is the coarsest', () => {
    const short = qrCode('https://lab.example/s/abcDEF234567');
    const long = qrCode(`https://lab.example/lab#${'E'.repeat(700)}`);
    expect(short?.modules).toBeLessThan(50);
    expect(long?.modules).toBeGreaterThan(100);
    expect(long?.leastMm).toBeGreaterThan(short?.leastMm ?? 0);
  });

  it('takes the longest link that a code holds, and says so of longer ones', () => {
    expect(qrCode('a'.repeat(MOST_OCTETS))?.modules).toBe(177 + 8);
    expect(qrCode('a'.repeat(MOST_OCTETS + 1))).toBeNull();
  });

  it('leaves four modules of quiet zone around the three finders', () => {
    const { svg, modules } = qrCode('https://lab.example/') ?? { svg: '', modules: 0 };
    const dark = new Set(svg.match(/M\d+ \d+h1/g) ?? []);
    for (const [x, y] of [
      [4, 4],
      [modules - 5, 4],
      [4, modules - 5],
    ])
      expect(dark.has(`M${x} ${y}h1`)).toBe(true);
    expect([...dark].some((module) => /^M[0-3] /.test(module) || / [0-3]h/.test(module))).toBe(false);
  });
});
