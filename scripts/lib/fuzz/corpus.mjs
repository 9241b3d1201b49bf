// The inputs that a fuzz target is tried with again: one text file a target, an input a line in hexadecimal digits, so that Git
// shows what came and went. Tests replay them; `npm run fuzz` goes on from them.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Inputs of a file, as octets. */
export function inputsIn(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => Buffer.from(line, 'hex'));
}

/** Writes inputs, short ones first, each once. */
export function keepInputs(file, inputs) {
  const lines = [...new Set(inputs.map((octets) => octets.toString('hex')))].filter(Boolean);
  lines.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return lines.length;
}

/** Puts inputs into a folder, a file each, as fuzzers want them. */
export function unpack(inputs, folder) {
  mkdirSync(folder, { recursive: true });
  for (const octets of inputs) writeFileSync(join(folder, createHash('sha1').update(octets).digest('hex')), octets);
}

export function inputsOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => readFileSync(join(folder, name)));
}

export const corpusFile = (crate, target) => join(ROOT, crate, 'fuzz', 'corpus', `${target}.txt`);
