/** `--filter`: the messages of a run that pass a filter, a line each. */

import type { Run } from '@lanelab/engine';
import {
  compileFilter,
  type Ends,
  type Filter,
  fateOf,
  type LogRecord,
  pairedRecords,
  placesOf,
  subjectOf,
} from '@lanelab/filter';
import { say } from '@lanelab/messages/cli';
import { filterFaultText } from '@lanelab/messages/filter';
import { channelText, messageSummary } from '@lanelab/messages/message-texts';
import { UsageError } from '../io.ts';
import type { Watcher } from '../steps.ts';
import { type Cell, textTable } from '../text-table.ts';

/** Messages asked for at a time. */
const PAGE = 1000;
const PS_PER_S = 1e12;
/** So long after a message left, all of its receivers have it. */
const UNDER_WAY_PS = 5 * PS_PER_S;

/** Reads `--filter`. A filter that cannot be read is shown with a mark below the place. */
export function filterOf(text: string): Filter {
  const compiled = compileFilter(text);
  if (compiled.isFilter) return compiled.filter;
  const { place } = compiled.fault;
  const mark = `${' '.repeat(place.start)}${'^'.repeat(Math.max(1, place.end - place.start))}`;
  throw new UsageError(say('usage.filter', { message: filterFaultText(compiled.fault), text, mark }));
}

/** A message or data packet that passes, and the record that its line is about. */
interface Line {
  readonly ends: Ends;
  readonly record: LogRecord;
}

/** Collects what passes a filter while a run goes on: its logs keep only the latest, and data packets are more than memory holds. */
export class MessageCollector implements Watcher {
  readonly stepPs: number;
  readonly #filter: Filter;
  readonly #fields: number[];
  readonly #nameOf: (node: number) => string;
  /** Whether the run has to keep data packets. */
  readonly withData: boolean;
  readonly #logs: readonly Reader[];
  readonly #lines: Line[] = [];
  #count = 0;

  /** `withData`: data packets too, hop by hop. */
  constructor(filter: Filter, nameOf: (node: number) => string, withData: boolean) {
    this.#filter = filter;
    this.#fields = placesOf(filter.reads ?? []);
    this.#nameOf = nameOf;
    this.withData = withData;
    this.#logs = withData ? [new Reader('messages'), new Reader('packets')] : [new Reader('messages')];
    this.stepPs = withData ? PS_PER_S / 500 : PS_PER_S;
  }

  async take(run: Run, timePs: number): Promise<void> {
    for (const log of this.#logs) {
      await log.read(run, this.#fields);
      this.#sift(log.endsBefore(timePs - UNDER_WAY_PS));
    }
  }

  /** The messages that pass, in the order in which they left, and a line that counts them. */
  report(): string {
    for (const log of this.#logs) this.#sift(log.endsBefore(Number.POSITIVE_INFINITY));
    const rows = this.#lines
      .toSorted((one, other) => one.record.atPs - other.record.atPs)
      .map(({ ends, record }): Cell[] => {
        const to = [...new Set(ends.received.map(({ node }) => this.#nameOf(node)))].join(', ');
        const receivers = to === '' ? say(`fate.${fateOf(ends)}`) : to;
        const time = (record.atPs / PS_PER_S).toFixed(9);
        const summary = messageSummary(record, this.#nameOf);
        return [time, this.#nameOf(ends.sender), receivers, channelText(record), summary];
      });
    const columns = ['time', 'from', 'to', 'channel', 'message'] as const;
    const table = textTable(
      columns.map((column) => ({ label: say(`column.${column}`) })),
      rows,
    );
    const counts = { shown: rows.length, all: this.#count };
    const isCut = this.#logs.some(({ forgotten }) => forgotten > 0);
    const line = isCut ? say('filter.count.cut', counts) : say('filter.count', counts);
    const hint = rows.length === 0 && !this.withData ? `${say('filter.no-data')}\n` : '';
    return rows.length === 0 ? `${line}\n${hint}` : `${table}${line}\n`;
  }

  /** Keeps what passes. */
  #sift(all: readonly Ends[]): void {
    for (const ends of all) {
      const record = ends.sent ?? ends.received[0];
      if (record === undefined) continue;
      this.#count += 1;
      const words = () => messageSummary(record, this.#nameOf);
      if (this.#filter.passes(subjectOf(ends, this.#nameOf, words))) this.#lines.push({ ends, record });
    }
  }
}

/** One log of a run, read on page by page. */
class Reader {
  readonly #kind: 'messages' | 'packets';
  #records: LogRecord[] = [];
  #next = 0;
  /** Records that the run no longer had when they were asked for. */
  forgotten = 0;

  constructor(kind: 'messages' | 'packets') {
    this.#kind = kind;
  }

  async read(run: Run, fields: readonly number[]): Promise<void> {
    for (;;) {
      const page = await run.inspect({ kind: this.#kind, from: this.#next, limit: PAGE, fields });
      const found: readonly LogRecord[] = 'messages' in page ? page.messages : page.packets;
      const [first] = found;
      if (first !== undefined) this.forgotten += first.number - this.#next;
      this.#records.push(...found);
      this.#next = page.next;
      if (found.length < PAGE) return;
    }
  }

  /** Takes out those whose first record is from before an instant. */
  endsBefore(timePs: number): readonly Ends[] {
    const ends = [...pairedRecords(this.#records).values()];
    const leftPs = ({ sent, received }: Ends) => (sent ?? received[0])?.atPs ?? 0;
    const [old, young] = [ends.filter((one) => leftPs(one) < timePs), ends.filter((one) => leftPs(one) >= timePs)];
    this.#records = young.flatMap(({ sent, received }) => (sent === null ? received : [sent, ...received]));
    return old;
  }
}
