/** PNG from SVG, in Node only: with the vendored font, so that bytes are equal on every machine. */

import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold'] as const;

/** Paths of the vendored Inter files. */
export const fontFiles = (): string[] =>
  WEIGHTS.map((weight) => fileURLToPath(new URL(`../../fonts/Inter_${weight}.ttf`, import.meta.url)));

/** `scale` 2 gives twice as many pixels each way. */
export function renderPng(svg: string, scale = 1): Uint8Array {
  const image = new Resvg(svg, {
    fitTo: { mode: 'zoom', value: scale },
    font: {
      fontFiles: fontFiles(),
      loadSystemFonts: false,
      defaultFontFamily: 'Inter',
      sansSerifFamily: 'Inter',
      monospaceFamily: 'Inter',
    },
  });
  return image.render().asPng();
}
