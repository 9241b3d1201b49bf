/** What is said about a scenario. No result depends on it. */

import * as z from 'zod/mini';
import { text, withDefault } from './primitives.ts';

export const viewSchema = z.strictObject({
  title: withDefault(text(0, 200), ''),
  question: withDefault(text(0, 500), ''),
  notes: withDefault(text(0, 20_000), ''),
});
export type View = z.output<typeof viewSchema>;
