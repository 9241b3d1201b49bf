/** The process: arguments in, exit code out, Ctrl-C cancels. */

import { nodeEngines } from './engines.ts';
import { main } from './main.ts';

const cancel = new AbortController();
process.once('SIGINT', () => cancel.abort());
process.once('SIGTERM', () => cancel.abort());
// A reader that has seen enough (`lanelab list | head`) is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await main(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  errIsTerminal: process.stderr.isTTY,
  signal: cancel.signal,
  engines: nodeEngines,
});
