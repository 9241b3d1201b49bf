/** `lanelab overhead`: what each protocol layer leaves of a line. */

import type { OverheadRow } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { readArguments, wholeNumber } from '../args.ts';
import { EXIT, type Io, UsageError } from '../io.ts';
import { type Cell, textTable } from '../text-table.ts';

const DEFAULT_MTUS = [9_180, 1_500];
const MIN_MTU = 68;
const MAX_MTU = 65_527;

/** “TCP” for the layer of the transport protocol, “AAL” for that of AAL5. */
const labelOf = ({ layer, transport }: OverheadRow): string =>
  say(`overhead.layer.${layer === 'transport' ? (transport ?? layer) : layer}`);

/** A row as JSON, with its layer in words. */
const withLabel = ({ layer, ...row }: OverheadRow) => ({ layer, label: labelOf({ layer, ...row }), ...row });

/** One row a layer, one column a PHY. */
function report(rows: readonly OverheadRow[]): string {
  const phys = [...new Set(rows.map(({ phy }) => phy))];
  const keys = new Map<string, Cell[]>();
  for (const row of rows) {
    const key = [row.encapsulation, row.mtu, row.layer, row.transport].join('/');
    const cells = keys.get(key) ?? [
      row.encapsulation,
      row.mtu,
      labelOf(row),
      row.transport ?? '',
      ...phys.map(() => null),
    ];
    cells[4 + phys.indexOf(row.phy)] = row.mbps;
    keys.set(key, cells);
  }
  const columns = [
    { label: '' },
    { label: say('overhead.mtu') },
    { label: say('overhead.layer') },
    { label: '' },
    ...phys.map((label) => ({ label, digits: 3 })),
  ];
  return textTable(columns, [...keys.values()]);
}

export async function overhead(args: readonly string[], io: Io): Promise<number> {
  const options = readArguments(args, { json: { type: 'boolean' }, mtu: { type: 'string', multiple: true } });
  if (options.positionals.length > 0)
    throw new UsageError(say('usage.overhead-takes-none', { text: options.positionals.join(' ') }));
  const given = options.list('mtu').map((text) => wholeNumber(text, '--mtu', MIN_MTU, MAX_MTU));
  const engine = await io.engines.single();
  try {
    const rows = await engine.overhead({ mtus: given.length === 0 ? DEFAULT_MTUS : given });
    io.out(options.flag('json') ? `${JSON.stringify(rows.map(withLabel), null, 2)}\n` : report(rows));
    return EXIT.ok;
  } finally {
    await engine.close();
  }
}
