/** The admin command line: commands by name, and what becomes of their errors. */
import { say } from '@lanelab/messages/admin';
import { closest } from '@lanelab/scenario';
import { ConfigError, readConfig } from '../config.ts';
import { backup } from './backup.ts';
import { AdminError, EXIT, type Io, UsageError } from './io.ts';
import { prune } from './prune.ts';
import { restore } from './restore.ts';
import { stats } from './stats.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Io) => Promise<void>>> = {
  backup,
  restore,
  prune,
  stats,
};

const HELP = `Looks after the database of a lab's server. DATA_DIR and DATABASE_URL say which, as for the server.

  npm run admin -- backup FILE       everything stored, as of one instant; the server may run
  npm run admin -- restore FILE      a backup takes the place of what is stored, which is kept aside; stop the server first
      --force                        on PostgreSQL, although servers or workers are connected
  npm run admin -- prune             results unused and jobs finished for 90 days
      --older-than 90d               another age: 12h, 90d, 8w, 2y
      --results  --jobs              only those
      --scenarios  --lessons         those not changed since, with their links; need --older-than
      --dry-run                      says what would go
  npm run admin -- stats [--json]    counts, sizes, dates

Exit codes: 0 done, 1 it could not be done, 2 the command line or the configuration is wrong.
`;

async function dispatch(args: readonly string[], environment: NodeJS.ProcessEnv, out: Io['out']): Promise<void> {
  const [name, ...rest] = args;
  if (name === 'help' || args.includes('--help') || args.includes('-h')) {
    out(HELP);
    return;
  }
  const command = name !== undefined && Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command !== undefined) return command(rest, { config: readConfig(environment), out });
  if (name === undefined) throw new UsageError(say('commands.a-command-is-missing-backup'));
  const near = closest(name, Object.keys(COMMANDS));
  throw new UsageError(
    near === null ? say('commands.no-such-command', { name }) : say('commands.no-such-command-but', { name, near }),
  );
}

/** Runs one command line and returns the exit code. */
export async function main(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  out: (text: string) => void,
  err: (text: string) => void,
): Promise<number> {
  try {
    await dispatch(args, environment, out);
    return EXIT.ok;
  } catch (error) {
    if (error instanceof UsageError || error instanceof ConfigError) {
      err(`admin: ${error.message}\n`);
      return EXIT.usage;
    }
    const told = error instanceof AdminError || (error instanceof Error && 'code' in error);
    err(
      `admin: ${told ? error.message || String(Reflect.get(error, 'code')) : error instanceof Error ? error.stack : String(error)}\n`,
    );
    return EXIT.failed;
  }
}
