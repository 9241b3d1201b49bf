/** Base64 for URLs without padding (RFC 4648, 5), in its one canonical form. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export function encodeBase64Url(octets: Uint8Array): string {
  let text = '';
  for (let at = 0; at < octets.length; at += 3) {
    const [a = 0, b = 0, c = 0] = octets.subarray(at, at + 3);
    const group = a * 65_536 + b * 256 + c;
    const digits = Math.min(4, octets.length - at + 1);
    for (let digit = 0; digit < digits; digit += 1) text += ALPHABET[(group >> (18 - 6 * digit)) & 63];
  }
  return text;
}

/** Null for text that is not exactly what the encoder writes. */
export function decodeBase64Url(text: string): Uint8Array | null {
  const octets = new Uint8Array(Math.floor((text.length * 3) / 4));
  let buffer = 0;
  let bits = 0;
  let at = 0;
  for (const character of text) {
    const digit = ALPHABET.indexOf(character);
    if (digit < 0) return null;
    buffer = ((buffer << 6) | digit) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    octets[at] = (buffer >> bits) & 0xff;
    at += 1;
  }
  return encodeBase64Url(octets) === text ? octets : null;
}
