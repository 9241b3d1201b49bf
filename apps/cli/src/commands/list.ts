/** `lanelab list`: what can be run and drawn. */

import { say } from '@lanelab/messages/cli';
import { EXPERIMENTS } from '@lanelab/papers';
import { PRESETS } from '@lanelab/papers/presets';
import { readArguments } from '../args.ts';
import { EXIT, type Io, UsageError } from '../io.ts';
import { textTable } from '../text-table.ts';

export async function list(args: readonly string[], io: Io): Promise<number> {
  const options = readArguments(args, { json: { type: 'boolean' } });
  if (options.positionals.length > 0)
    throw new UsageError(say('usage.list-takes-none', { text: options.positionals.join(' ') }));
  const experiments = EXPERIMENTS.map(({ id, label, question }) => ({ id, label, question }));
  const presets = PRESETS.map(({ id, title }) => ({ id, title }));
  if (options.flag('json')) {
    io.out(`${JSON.stringify({ experiments, presets }, null, 2)}\n`);
    return EXIT.ok;
  }
  const columns = [{ label: say('list.figure') }, { label: '' }, { label: say('list.question') }];
  io.out(
    textTable(
      columns,
      experiments.map(({ id, label, question }) => [id, label, question]),
    ),
  );
  const ids = new Set(experiments.map(({ id }) => id));
  const others = presets.filter(({ id }) => !ids.has(id));
  io.out(
    `\n${textTable(
      [{ label: say('list.preset') }, { label: '' }],
      others.map(({ id, title }) => [id, title]),
    )}`,
  );
  io.out(`\n${say('list.hint')}\n`);
  return EXIT.ok;
}
