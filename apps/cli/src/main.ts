/** Commands by name, and what becomes of their errors. */

import { readFileSync } from 'node:fs';
import { ScenarioError } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { refusalSentence } from '@lanelab/messages/scenario-rules';
import { closest } from '@lanelab/scenario';
import { check } from './commands/check.ts';
import { figure } from './commands/figure.ts';
import { list } from './commands/list.ts';
import { overhead } from './commands/overhead.ts';
import { run } from './commands/run.ts';
import { EXIT, type Io, RunError, UsageError } from './io.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Io) => Promise<number>>> = {
  list,
  run,
  check,
  figure,
  overhead,
};

function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const manifest: unknown = JSON.parse(text);
  return typeof manifest === 'object' && manifest !== null ? String(Reflect.get(manifest, 'version')) : '';
}

async function dispatch(args: readonly string[], io: Io): Promise<number> {
  const [name, ...rest] = args;
  const options = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length);
  if (options.includes('--help') || options.includes('-h') || name === 'help') {
    io.out(say('help'));
    return EXIT.ok;
  }
  if (name === '--version' || name === '-V') {
    io.out(`lanelab ${version()}\n`);
    return EXIT.ok;
  }
  if (name === undefined) throw new UsageError(say('usage.no-command'));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(rest, io);
  const near = closest(name, Object.keys(COMMANDS));
  throw new UsageError(
    near === null ? say('usage.unknown-command', { name }) : say('usage.unknown-command.near', { name, near }),
  );
}

/** Runs a command line; the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const fail = (message: string) => io.err(`${say('error.line', { message })}\n`);
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      fail(error.message);
      return EXIT.usage;
    }
    if (error instanceof Error && error.name === 'AbortError') {
      fail(say('error.cancelled'));
      return EXIT.cancelled;
    }
    if (error instanceof ScenarioError) {
      fail(refusalSentence(error));
      return EXIT.failed;
    }
    if (error instanceof RunError) fail(error.message);
    else fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
}
