/** Ids and keys that cannot be guessed. */

import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_ALPHABET, CODE_LENGTH } from '@lanelab/lessons/class-code';

/** No 0, O, 1, l or I: ids are read aloud and typed. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
export const ID_LENGTH = 12;

export const ID_PATTERN = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`);

const drawn = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

export function newId(): string {
  return drawn(ALPHABET, ID_LENGTH);
}

/** A code that a class reads from a projector. */
export function newCode(): string {
  return drawn(CODE_ALPHABET, CODE_LENGTH);
}

/** The code as it is stored and compared. */
export function plainCode(typed: string): string {
  return typed.replace(/[ -]/g, '').toUpperCase();
}

export function newEditKey(): string {
  return randomBytes(24).toString('base64url');
}

/** Keys of shelves are made by clients; shorter ones could be guessed. */
export const SHELF_KEY_PATTERN = /^[\w-]{32,128}$/;

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Whether `key` has the hash `hash`, in the same time for every wrong key. */
export function keyMatches(key: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(key), 'hex'), Buffer.from(hash, 'hex'));
}
