/** `--filter`: the messages of a run that pass a filter, a line each. */

import type { MessageRecord, Run } from '@lanelab/engine';
import { compileFilter, type Filter, fateOf, pairedRecords, placesOf, subjectOf } from '@lanelab/filter';
import { say } from '@lanelab/messages/cli';
import { filterFaultText } from '@lanelab/messages/filter';
import { messageSummary } from '@lanelab/messages/message-texts';
import { UsageError } from '../io.ts';
import type { Watcher } from '../steps.ts';
import { type Cell, textTable } from '../text-table.ts';

/** Messages asked for at a time. */
const PAGE = 1000;
const PS_PER_S = 1e12;

/** Reads `--filter`. A filter that cannot be read is shown with a mark below the place. */
export function filterOf(text: string): Filter {
  const compiled = compileFilter(text);
  if (compiled.isFilter) return compiled.filter;
  const { place } = compiled.fault;
  const mark = `${' '.repeat(place.start)}${'^'.repeat(Math.max(1, place.end - place.start))}`;
  throw new UsageError(say('usage.filter', { message: filterFaultText(compiled.fault), text, mark }));
}

/** Collects messages while a run goes on: its log keeps only the latest. */
export class MessageCollector implements Watcher {
  readonly stepPs = PS_PER_S;
  readonly #fields: number[];
  readonly #records: MessageRecord[] = [];
  #next = 0;
  #forgotten = 0;

  constructor({ reads }: Filter) {
    this.#fields = placesOf(reads ?? []);
  }

  async take(run: Run): Promise<void> {
    for (;;) {
      const page = await run.inspect({ kind: 'messages', from: this.#next, limit: PAGE, fields: this.#fields });
      const [first] = page.messages;
      if (first !== undefined) this.#forgotten += first.number - this.#next;
      this.#records.push(...page.messages);
      this.#next = page.next;
      if (page.messages.length < PAGE) return;
    }
  }

  /** The messages that pass, in the order in which they left, and a line that counts them. */
  report({ passes }: Filter, nameOf: (node: number) => string): string {
    const all = [...pairedRecords(this.#records).values()];
    const rows = all.flatMap((ends): Cell[][] => {
      const record = ends.sent ?? ends.received[0];
      if (record === undefined) return [];
      const summary = messageSummary(record, nameOf);
      if (!passes(subjectOf(ends, nameOf, () => summary))) return [];
      const to = [...new Set(ends.received.map(({ node }) => nameOf(node)))].join(', ');
      const receivers = to === '' ? say(`fate.${fateOf(ends)}`) : to;
      const time = (record.atPs / PS_PER_S).toFixed(9);
      return [[time, nameOf(ends.sender), receivers, `${record.vpi}/${record.vci}`, summary]];
    });
    const columns = ['time', 'from', 'to', 'channel', 'message'] as const;
    const table = textTable(
      columns.map((column) => ({ label: say(`column.${column}`) })),
      rows,
    );
    const counts = { shown: rows.length, all: all.length };
    const line = this.#forgotten === 0 ? say('filter.count', counts) : say('filter.count.cut', counts);
    return rows.length === 0 ? `${line}\n` : `${table}${line}\n`;
  }
}
