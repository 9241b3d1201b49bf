// Starting other programs: every script goes through here, so that each prints what it runs and fails the same way.
import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** A failure whose message is meant for the person at the keyboard: printed without a stack. */
export class Problem extends Error {}

export function say(text) {
  console.log(`\u2022 ${text}`);
}

/** Runs to the end with the output streaming through; throws unless it exits 0. */
export async function run(command, args, options = {}) {
  const code = await runForCode(command, args, options);
  if (code !== 0) throw new Problem(`${[command, ...args].join(' ')} failed (exit code ${code})`);
}

/** Runs to the end with the output streaming through, each line also handed to `onLine`; returns the exit code. */
export function runForCode(command, args, { cwd = ROOT, env = process.env, onLine, input } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = onLine ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd, env, stdio: [input ? 'pipe' : 'ignore', stdout, stdout] });
    if (input) child.stdin.end(input);
    if (onLine) {
      passLines(child.stdout, process.stdout, onLine);
      passLines(child.stderr, process.stderr, onLine);
    }
    child.on('error', (error) => reject(new Problem(`cannot start ${command}: ${error.message}`)));
    child.on('close', (code, signal) => resolve(signal ? 128 : code));
  });
}

/** Runs to the end and returns `{ code, text }`, with all that it printed. */
export function collect(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk) => {
        text += chunk;
      });
    }
    child.on('error', (error) => reject(new Problem(`cannot start ${command}: ${error.message}`)));
    child.on('close', (code, signal) => resolve({ code: signal ? 128 : code, text }));
  });
}

function passLines(stream, out, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    out.write(chunk);
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) onLine(line);
  });
  stream.on('end', () => rest && onLine(rest));
}

/** The trimmed stdout of a short command, or null when it could not be run or failed. */
export function output(command, args, options = {}) {
  const result = spawnSync(command, args, { encoding: 'utf8', cwd: ROOT, maxBuffer: 1 << 28, ...options });
  return result.status === 0 ? result.stdout.trim() : null;
}

/** Where a program is found on the PATH, or null. */
export function which(name, path = process.env.PATH ?? '') {
  for (const folder of path.split(delimiter)) {
    if (!folder) continue;
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

/** Runs a script's main function: problems, and options that it does not have, end with their message and exit code 1, bugs with their stack. */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    const isOfReader = error instanceof Problem || String(error.code).startsWith('ERR_PARSE_ARGS_');
    console.error(isOfReader ? `\u2717 ${error.message}` : error);
    process.exitCode = 1;
  }
}
