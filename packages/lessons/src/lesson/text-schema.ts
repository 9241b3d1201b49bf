/** The schema of texts of a lesson. */
import { expecting, text } from '@lanelab/scenario/documents';
import * as z from 'zod/mini';

/** Reading Markdown takes a time that grows with the square of its length where its author means harm. */
const MAX_TEXT = 4_000;

/** A text of at most `max` characters in each language; English has to be there. */
export const localText = (max = MAX_TEXT) =>
  expecting(
    { kind: 'local-text' },
    z.union([text(0, max), z.strictObject({ en: text(0, max), 'pt-BR': z.exactOptional(text(0, max)) })]),
  );
