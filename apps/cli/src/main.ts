/** Commands by name, and what becomes of their errors. */

import { readFileSync } from 'node:fs';
import { closest } from '@lanelab/scenario';
import { figure } from './commands/figure.ts';
import { list } from './commands/list.ts';
import { overhead } from './commands/overhead.ts';
import { run } from './commands/run.ts';
import { HELP } from './help.ts';
import { EXIT, type Io, RunError, UsageError } from './io.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Io) => Promise<number>>> = {
  list,
  run,
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
    io.out(HELP);
    return EXIT.ok;
  }
  if (name === '--version' || name === '-V') {
    io.out(`lanelab ${version()}\n`);
    return EXIT.ok;
  }
  if (name === undefined)
    throw new UsageError('a command is missing: list, run, figure or overhead; --help explains them');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(rest, io);
  const near = closest(name, Object.keys(COMMANDS));
  throw new UsageError(
    `there is no command "${name}"; ${near === null ? '--help shows them all' : `did you mean ${near}?`}`,
  );
}

/** Runs a command line; the exit code. */
export async function main(args: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(args, io);
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`lanelab: ${error.message}\n`);
      return EXIT.usage;
    }
    if (error instanceof Error && error.name === 'AbortError') {
      io.err('lanelab: cancelled\n');
      return EXIT.cancelled;
    }
    if (error instanceof Error && error.name === 'ScenarioError' && 'path' in error) {
      io.err(`lanelab: the engine refuses the scenario: ${String(error.path)} ${error.message}\n`);
      return EXIT.failed;
    }
    if (error instanceof RunError) io.err(`lanelab: ${error.message}\n`);
    else io.err(`lanelab: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    return EXIT.failed;
  }
}
