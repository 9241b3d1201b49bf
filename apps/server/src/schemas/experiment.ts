/** Experiments and what a figure is asked with. */
import { FIGURE_FORMS } from '@lanelab/papers';
import { z } from 'zod';

export const FIGURE_FORMATS = ['svg', 'png', 'csv', 'json'] as const;
export type FigureFormat = (typeof FIGURE_FORMATS)[number];

const figureLinks = z.object({ svg: z.string(), png: z.string(), csv: z.string(), json: z.string() });

export const experimentsResponse = z
  .object({
    experiments: z.array(
      z
        .object({
          id: z.string(),
          paper: z.string(),
          label: z.string(),
          question: z.string(),
          form: z.enum(FIGURE_FORMS),
          quality: z.object({ quick: z.string(), full: z.string() }).describe('What each quality leaves out'),
          links: z.object({ figure: figureLinks }),
        })
        .meta({ id: 'Experiment' }),
    ),
  })
  .meta({ id: 'Experiments' });

export const figureParams = z.object({
  file: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9-]{0,99}\.(?:svg|png|csv|json)$/,
      'must be the id of an experiment with .svg, .png, .csv or .json, such as curitiba-fig7.svg',
    ),
});

export const figureQuery = z.strictObject({
  quality: z
    .enum(['quick', 'full'], 'must be quick or full')
    .default('quick')
    .describe('quick: fewer points and shorter runs, answers soon; full: as published'),
  theme: z.enum(['light', 'dark', 'projector'], 'must be light, dark or projector').default('light'),
});
