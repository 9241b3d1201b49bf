/** Documents that travel whole, as lectures and lessons do: JSON, deflated, in the outer form of links. */

import { deflateSync } from 'fflate';
import type { LinkFault } from './fault.ts';
import { LinkFormatError } from './octets.ts';
import { inflate, seal, unseal } from './sealed.ts';

export type UnsealedJson =
  | { readonly ok: true; readonly document: unknown }
  /** `other-kind`: a whole link, to a document of another kind. */
  | { readonly ok: false; readonly fault: LinkFault | { readonly code: 'other-kind' } };

export const sealJson = (kind: number, document: object): string =>
  seal(kind, deflateSync(new TextEncoder().encode(JSON.stringify(document)), { level: 9 }));

/**
 * The document of link text, before any rule is applied. Kinds with the same high half as `kind` belong to newer versions of
 * the same sort of document. Never throws, whatever the text.
 */
export function unsealJson(text: string, kind: number): UnsealedJson {
  const unsealed = unseal(text);
  if (!unsealed.ok) return unsealed;
  if (unsealed.kind !== kind)
    return { ok: false, fault: { code: unsealed.kind >> 4 === kind >> 4 ? 'newer' : 'other-kind' } };
  try {
    return { ok: true, document: JSON.parse(new TextDecoder().decode(inflate(unsealed.body))) };
  } catch (error) {
    if (error instanceof LinkFormatError) return { ok: false, fault: error.fault };
    if (error instanceof SyntaxError) return { ok: false, fault: { code: 'not-deflated' } };
    throw error;
  }
}
