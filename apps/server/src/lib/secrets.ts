/** Ids and keys that cannot be guessed. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** No 0, O, 1, l or I: ids are read aloud and typed. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const ID_LENGTH = 12;

export const ID_PATTERN = new RegExp(`^[${ALPHABET}]{${ID_LENGTH}}$`);

export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
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
