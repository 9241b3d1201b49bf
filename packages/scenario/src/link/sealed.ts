/**
 * The outer form of links. Octets: one of format and kind, four of checksum (SHA-256 of the rest, format octet included), then
 * the body; base64url over all.
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { inflateSync } from 'fflate';
import { decodeBase64Url, encodeBase64Url } from './base64url.ts';
import type { LinkFault } from './fault.ts';
import { LinkFormatError } from './octets.ts';

const CHECKSUM_OCTETS = 4;
/** A body may grow to this: more than the schema's limits let a link's worth of scenario be. */
const MAX_BODY_OCTETS = 8 << 20;
/** A link of more is no link. */
const MAX_CHARACTERS = 1 << 20;

function joined(...parts: readonly (Uint8Array | readonly number[])[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const checksum = (kind: number, body: Uint8Array): Uint8Array =>
  sha256(joined([kind], body)).subarray(0, CHECKSUM_OCTETS);

export const seal = (kind: number, body: Uint8Array): string =>
  encodeBase64Url(joined([kind], checksum(kind, body), body));

export function inflate(body: Uint8Array, dictionary?: Uint8Array): Uint8Array {
  let octets: Uint8Array;
  try {
    const out = new Uint8Array(MAX_BODY_OCTETS);
    octets = inflateSync(body, dictionary === undefined ? { out } : { out, dictionary });
  } catch (error) {
    throw new LinkFormatError({ code: 'not-deflated' }, error);
  }
  // What does not fit is dropped without a word.
  if (octets.length >= MAX_BODY_OCTETS) throw new LinkFormatError({ code: 'unpacks-too-large' });
  return octets;
}

type Unsealed =
  | { readonly ok: true; readonly kind: number; readonly body: Uint8Array }
  | { readonly ok: false; readonly fault: LinkFault };

/** The kind and the body of link text, if it is whole. */
export function unseal(text: string): Unsealed {
  const refuse = (code: 'empty' | 'too-long' | 'damaged'): Unsealed => ({ ok: false, fault: { code } });
  if (text === '') return refuse('empty');
  if (text.length > MAX_CHARACTERS) return refuse('too-long');
  const octets = decodeBase64Url(text);
  const kind = octets?.[0];
  if (octets === null || kind === undefined || octets.length <= 1 + CHECKSUM_OCTETS) return refuse('damaged');
  const body = octets.subarray(1 + CHECKSUM_OCTETS);
  const expected = checksum(kind, body);
  return expected.every((octet, index) => octet === octets[1 + index]) ? { ok: true, kind, body } : refuse('damaged');
}
