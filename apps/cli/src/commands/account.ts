/** `--account`: where the time of each flow went, as tables with a sentence each. */

import { ACCOUNT_CAUSES, ACCOUNT_HOLDS, type RunResult } from '@lanelab/engine';
import { say } from '@lanelab/messages/cli';
import { bottleneckSentence, say as sayAccount } from '@lanelab/messages/time-accounts';
import { type Cell, textTable } from '../text-table.ts';

const PS_PER_MS = 1e9;

/** Causes longest first, their sum, then the rules that held data back meanwhile. */
export function accounts({ flows }: Pick<RunResult, 'flows'>, name: (node: number) => string): string {
  const parts = flows.map(({ id, from, to, account }) => {
    const flow = { flow: id, from: name(from), to: name(to) };
    if (account === undefined) return `${say('account.none', flow)}\n`;
    const { elapsedPs, deliveries, causes, held, bottleneck } = account;
    const row = (what: string, ps: number): Cell[] => [what, ps / PS_PER_MS, (100 * ps) / elapsedPs];
    const rows = <Key extends string>(
      keys: readonly Key[],
      times: Readonly<Partial<Record<Key, number>>>,
      nameOf: (key: Key) => string,
    ) =>
      keys
        .flatMap((key) => (times[key] === undefined ? [] : [{ key, ps: times[key] }]))
        .toSorted((a, b) => b.ps - a.ps)
        .map(({ key, ps }) => row(nameOf(key), ps));
    const table = [
      ...rows(ACCOUNT_CAUSES, causes, (cause) => sayAccount(`cause.${cause}`)),
      row(say('account.elapsed'), elapsedPs),
      ...rows(ACCOUNT_HOLDS, held, (rule) => say('account.held', { rule: sayAccount(`held.${rule}`) })),
    ];
    const columns = [
      { label: say('account.cause') },
      { label: say('account.ms'), digits: 6 },
      { label: say('account.share'), digits: 2 },
    ];
    const head = say('account.head', { ...flow, count: deliveries });
    return `${head}\n${textTable(columns, table)}${bottleneckSentence(bottleneck)}\n`;
  });
  return parts.join('\n');
}
