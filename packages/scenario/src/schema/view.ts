/** What is said about a scenario. No result depends on it. */

import * as z from 'zod/mini';
import { text } from './primitives.ts';

export const viewSchema = z.strictObject({
  title: z._default(text(0, 200), ''),
  question: z._default(text(0, 500), ''),
  notes: z._default(text(0, 20_000), ''),
});
export type View = z.output<typeof viewSchema>;
