/** PNG from SVG, in Node only: with the vendored font, so that bytes are equal on every machine. */

import { fileURLToPath } from 'node:url';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';

const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const;

/** Paths of the vendored Inter files. */
export const fontFiles = (): string[] =>
  WEIGHTS.map((weight) => fileURLToPath(new URL(`../../fonts/Inter_${weight}.ttf`, import.meta.url)));

const options = (scale: number): ResvgRenderOptions => ({
  fitTo: { mode: 'zoom', value: scale },
  font: {
    fontFiles: fontFiles(),
    loadSystemFonts: false,
    defaultFontFamily: 'Inter',
    sansSerifFamily: 'Inter',
    monospaceFamily: 'Inter',
  },
});

/** PNG of an SVG; with `scale` 2 it has twice as many pixels in width and height. */
export function renderPng(svg: string, scale = 1): Uint8Array {
  return new Resvg(svg, options(scale)).render().asPng();
}

/** As `renderPng`, in a thread of libuv's pool. */
export async function renderPngAsync(svg: string, scale = 1): Promise<Uint8Array> {
  return (await renderAsync(svg, options(scale))).asPng();
}
