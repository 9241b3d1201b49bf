/** A whole lecture as text for a URL's fragment: JSON, deflated, in the outer form of scenarios' links. */

import { deflateSync } from 'fflate';
import type { LinkFault } from '../link/fault.ts';
import { LinkFormatError } from '../link/octets.ts';
import { inflate, seal, unseal } from '../link/sealed.ts';
import { type Lecture, parseLecture } from './document.ts';

const LECTURE_V1 = 0x20;
/** The high half of the octet: lectures have kinds of their own. */
const isOfLectures = (kind: number): boolean => kind >> 4 === LECTURE_V1 >> 4;

export type LectureLinkResult =
  | { readonly ok: true; readonly lecture: Lecture }
  | { readonly ok: false; readonly fault: LinkFault | { readonly code: 'no-lecture' } };

export const encodeLecture = (lecture: Lecture): string =>
  seal(LECTURE_V1, deflateSync(new TextEncoder().encode(JSON.stringify(lecture)), { level: 9 }));

function read(body: Uint8Array): LectureLinkResult {
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder().decode(inflate(body)));
  } catch (error) {
    if (error instanceof LinkFormatError) return { ok: false, fault: error.fault };
    if (error instanceof SyntaxError) return { ok: false, fault: { code: 'not-deflated' } };
    throw error;
  }
  const parsed = parseLecture(document);
  return parsed.ok ? parsed : { ok: false, fault: { code: 'broken-rule', issues: parsed.errors } };
}

/** Opens link text, or reports why it cannot be opened. Never throws, whatever the text. */
export function decodeLecture(text: string): LectureLinkResult {
  const unsealed = unseal(text);
  if (!unsealed.ok) return unsealed;
  const { kind, body } = unsealed;
  if (kind === LECTURE_V1) return read(body);
  return { ok: false, fault: { code: isOfLectures(kind) ? 'newer' : 'no-lecture' } };
}
