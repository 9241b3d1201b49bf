/** What the shelf routes take. */
import { z } from 'zod';
import { pageSize } from './stored.ts';

/** Where a page ends, as `links.next` of the page has it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([A-Za-z0-9]{12})$/;

export const shelfQuery = z.strictObject({
  limit: pageSize,
  after: z
    .string()
    .regex(PLACE, 'must be the place that links.next of a page names')
    .optional()
    .describe('Where the page before ended'),
});

export function placeText(place: { readonly updatedAt: string; readonly id: string }): string {
  return `${place.updatedAt}~${place.id}`;
}

export function placeOf(text: string): { updatedAt: string; id: string } | undefined {
  const [, updatedAt, id] = PLACE.exec(text) ?? [];
  return updatedAt === undefined || id === undefined ? undefined : { updatedAt, id };
}
