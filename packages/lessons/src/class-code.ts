/** Codes of classes, of places in them and of live rooms: what a teacher shows on a projector, and students type. */

/** The alphabet has no I, L, O, 0 and 1: codes are read aloud and typed. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const CODE_LENGTH = 8;

export const CODE_PATTERN = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`);

const LETTER = `[${CODE_ALPHABET}${CODE_ALPHABET.replace(/\d/g, '').toLowerCase()}]`;
/** A code as people type it: in small letters too, with blanks and hyphens anywhere. */
export const TYPED_CODE_PATTERN = new RegExp(`^(?:[ -]*${LETTER}){${CODE_LENGTH}}[ -]*$`);

/** The code in a text that somebody typed; case, blanks and hyphens of any kind do not matter. Null where there is none. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
  return CODE_PATTERN.test(code) ? code : null;
}

/** The code in two halves, as `K7QF-3MPW`. */
export function showCode(code: string): string {
  return `${code.slice(0, CODE_LENGTH / 2)}-${code.slice(CODE_LENGTH / 2)}`;
}
