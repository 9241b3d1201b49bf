/** `npm run admin`. */
import process from 'node:process';
import { main } from './commands.ts';

process.exitCode = await main(
  process.argv.slice(2),
  process.env,
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);
