/** A whole lecture as text for a URL's fragment. */

import type { LinkFault } from '../link/fault.ts';
import { sealJson, unsealJson } from '../link/json-link.ts';
import { type Lecture, parseLecture } from './document.ts';

/** Lectures have the kinds 0x20 to 0x2f. */
const LECTURE_V1 = 0x20;

export type LectureLinkResult =
  | { readonly ok: true; readonly lecture: Lecture }
  | { readonly ok: false; readonly fault: LinkFault | { readonly code: 'no-lecture' } };

export const encodeLecture = (lecture: Lecture): string => sealJson(LECTURE_V1, lecture);

/** Opens link text, or reports why it cannot be opened. Never throws, whatever the text. */
export function decodeLecture(text: string): LectureLinkResult {
  const unsealed = unsealJson(text, LECTURE_V1);
  if (!unsealed.ok) {
    const { fault } = unsealed;
    return { ok: false, fault: fault.code === 'other-kind' ? { code: 'no-lecture' } : fault };
  }
  const parsed = parseLecture(unsealed.document);
  return parsed.ok ? parsed : { ok: false, fault: { code: 'broken-rule', issues: parsed.errors } };
}
