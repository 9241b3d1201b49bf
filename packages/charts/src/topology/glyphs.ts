/** Device glyphs on a 48-unit grid: one silhouette each, for the charts’ drawings and the stage alike. */

import { el } from '../svg.ts';
import type { Theme } from '../theme.ts';

export const GLYPH_SIZE = 48;

const outline = (d: string) => el('path', { d, fill: 'none' });
const box = (x: number, y: number, width: number, height: number) => el('rect', { x, y, width, height, rx: 3 });

/** Square with crossed arrows: switches cells. */
const switchGlyph =
  box(5, 5, 38, 38) + outline('M14 14 34 34M34 14 14 34M13.5 21v-7.5H21M27 13.5h7.5V21M34.5 27v7.5H27M21 34.5h-7.5V27');

/** Monitor with a prompt: a host. */
const hostGlyph = box(5, 6, 38, 27) + outline('M24 33v7M14.5 41.5h19M11.5 13.5l4.5 4-4.5 4M19 22h8');

/** Pentagon with bursts inside: a traffic generator. */
const generatorGlyph =
  el('path', { d: 'M6 9h25.5L44 24 31.5 39H6a2.5 2.5 0 0 1-2.5-2.5v-25A2.5 2.5 0 0 1 6 9z' }) +
  outline('M10 31V17M15 31V17M20 31V17M29.5 31V17');

/** SVG content of each kind: filled with paper and stroked with ink by whoever draws it. */
export const GLYPHS = { switch: switchGlyph, host: hostGlyph, generator: generatorGlyph } as const;

/** A glyph centred on a point. */
export function glyph(theme: Theme, kind: keyof typeof GLYPHS, x: number, y: number): string {
  const scale = theme.glyphScale;
  const offset = (GLYPH_SIZE / 2) * scale;
  return el(
    'g',
    {
      transform: `translate(${Math.round((x - offset) * 100) / 100} ${Math.round((y - offset) * 100) / 100}) scale(${scale})`,
      fill: theme.paper,
      stroke: theme.ink,
      'stroke-width': theme.glyph,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    GLYPHS[kind],
  );
}
