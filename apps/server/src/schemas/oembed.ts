/** oEmbed 1.0 (oembed.com): what is asked, and the answer of type rich. */
import { z } from 'zod';

const SIZE_RULE = 'must be a size in px, a whole number from 1 up';
const size = z
  .string()
  .regex(/^[1-9]\d{0,5}$/, SIZE_RULE)
  .optional();

/** The two formats of oEmbed 1.0, of which this server has one. */
export const OTHER_FORMAT = 'xml';
const formats = z
  .enum(['json', OTHER_FORMAT], 'must be json')
  .default('json')
  .meta({ enum: ['json'], description: 'json; xml, the other format of oEmbed, is answered with 501' });

/** In characters: even where each of them is encoded as twelve octets, the head of the request is within the 16 KiB of HTTP. */
const LONGEST = 500;

/** Consumers send parameters of their own along. */
export const oEmbedQuery = z.looseObject({
  url: z
    .string('must be the address of a stored scenario on this server')
    .max(LONGEST, `must be at most ${LONGEST} characters`),
  format: formats,
  maxwidth: size.describe('px'),
  maxheight: size.describe('px'),
});

export const oEmbedResponse = z
  .object({
    version: z.literal('1.0'),
    type: z.literal('rich'),
    title: z.string(),
    provider_name: z.literal('lanelab'),
    provider_url: z.string(),
    cache_age: z.int().describe('s'),
    html: z.string().describe('A frame with the lab opened on the scenario'),
    width: z.int(),
    height: z.int(),
    thumbnail_url: z.string().optional(),
    thumbnail_width: z.int().optional(),
    thumbnail_height: z.int().optional(),
  })
  .meta({ id: 'OEmbed' });
