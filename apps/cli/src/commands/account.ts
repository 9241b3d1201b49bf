/** `--account`: where the time of each flow went, as tables with a sentence each. */

import type { RunResult } from '@lanelab/engine';
import { type Cell, textTable } from '../text-table.ts';

const PS_PER_MS = 1e9;

/** Causes longest first, their sum, then the rules that held data back meanwhile. */
export function accounts({ flows }: Pick<RunResult, 'flows'>, name: (node: number) => string): string {
  const parts = flows.map(({ id, from, to, account }) => {
    const head = `Where the time of flow ${id} (${name(from)} to ${name(to)}) went`;
    if (account === undefined) return `${head}: it has no account, for nothing was delivered.\n`;
    const { elapsedPs, deliveries, causes, held, bottleneck } = account;
    const row = (what: string, ps: number): Cell[] => [what, ps / PS_PER_MS, (100 * ps) / elapsedPs];
    const rows = (times: Readonly<Record<string, number>>, before: string) =>
      Object.entries(times)
        .toSorted(([, a], [, b]) => b - a)
        .map(([what, ps]) => row(before + what, ps));
    const table = [...rows(causes, ''), row('elapsed', elapsedPs), ...rows(held, 'held by ')];
    const columns = [{ label: 'Cause' }, { label: 'ms', digits: 6 }, { label: '%', digits: 2 }];
    return `${head}, to ${deliveries} deliveries:\n${textTable(columns, table)}${bottleneck.sentence}\n`;
  });
  return parts.join('\n');
}
