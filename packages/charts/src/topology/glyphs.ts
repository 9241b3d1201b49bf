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

/** Box on a bus of taps, with an uplink: an edge device. */
const edgeGlyph = box(5, 14, 38, 18) + outline('M24 14V5M19.5 9.5 24 5l4.5 4.5M12 32v9M24 32v9M36 32v9M11 23h26');

/** Circle with arrows out and in: a router. */
const routerGlyph =
  el('circle', { cx: 24, cy: 24, r: 19.5 }) +
  outline('M24 21V10M20 14l4-4 4 4M24 27v11M20 34l4 4 4-4M10 24h10M16 20l4 4-4 4M38 24H28M32 20l-4 4 4 4');

/** Tower with slots: a machine that runs servers. */
const serverGlyph = box(11, 4, 26, 40) + outline('M17 12h14M17 19h14M17 26h14M23 37h2');

/** Flat box of sockets: an Ethernet hub. */
const hubGlyph = box(3, 15, 42, 18) + outline('M10 27v-6h5v6zM21.5 27v-6h5v6zM33 27v-6h5v6z');

/** SVG content of each kind: filled with paper and stroked with ink by whoever draws it. */
export const GLYPHS = {
  switch: switchGlyph,
  host: hostGlyph,
  generator: generatorGlyph,
  edge: edgeGlyph,
  router: routerGlyph,
  server: serverGlyph,
  hub: hubGlyph,
} as const;

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
