/** What pictures of networks are asked with, and how they are declared. */
import { z } from 'zod';

export const PICTURE_FORMATS = ['svg', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** px. What readers of link previews ask for is 1200 x 630. */
export const PREVIEW_WIDTH = 1200;
export const NARROWEST = 200;
const WIDEST = 2400;
/** From the one to the other, as the OpenAPI document can say it. */
const WIDTH = /^(?:[2-9]\d\d|1\d{3}|2[0-3]\d\d|2400)$/;

export function pictureHeight(width: number): number {
  return Math.round((width * 630) / 1200);
}

const WIDTH_RULE = `must be the width in px, a whole number from ${NARROWEST} to ${WIDEST}`;

export const pictureQuery = z.strictObject({
  theme: z.enum(['light', 'dark', 'projector'], 'must be light, dark or projector').default('light'),
  width: z
    .string()
    .regex(WIDTH, WIDTH_RULE)
    .default(String(PREVIEW_WIDTH))
    .describe('px; the height follows, 630 to 1200'),
});

/** Octets, sent as they are. */
export const pngSchema = z
  .custom<Buffer>((value) => Buffer.isBuffer(value))
  .meta({ type: 'string', contentMediaType: 'image/png' });

export const pictureContent = {
  svg: { 'image/svg+xml': { schema: z.string() } },
  png: { 'image/png': { schema: pngSchema } },
} as const;
