/** The logs of a run, read on while it goes: they keep only the latest. */
import type { DiaryEntry, MessageRecord, PacketRecord, Run } from '@lanelab/engine';

/** Records asked for at a time. */
const PAGE = 2000;

/** A log had forgotten records before they were read: slices were too long for it. */
export class LostRecordsError extends Error {
  override readonly name = 'LostRecordsError';
}

interface Page<Entry> {
  readonly next: number;
  readonly entries: readonly Entry[];
}

class LogReader<Entry extends { readonly number: number }> {
  readonly #page: (from: number) => Promise<Page<Entry>>;
  #next = 0;

  constructor(page: (from: number) => Promise<Page<Entry>>) {
    this.#page = page;
  }

  /** Everything that has come since the last call. */
  async read(): Promise<readonly Entry[]> {
    const all: Entry[] = [];
    for (;;) {
      const { next, entries } = await this.#page(this.#next);
      const [first] = entries;
      if (first !== undefined && first.number > this.#next)
        throw new LostRecordsError(`${first.number - this.#next} records were forgotten before they were read`);
      all.push(...entries);
      this.#next = next;
      if (entries.length < PAGE) return all;
    }
  }
}

export interface Logs {
  readonly messages: LogReader<MessageRecord>;
  readonly packets: LogReader<PacketRecord>;
  readonly diary: LogReader<DiaryEntry>;
}

/** Readers of a run’s logs from its beginning. `fields`: what each message and packet comes with, by places in `FIELD_IDS`. */
export const logsOf = (run: Run, fields: readonly number[]): Logs => ({
  messages: new LogReader(async (from) => {
    const { next, messages } = await run.inspect({ kind: 'messages', from, limit: PAGE, fields });
    return { next, entries: messages };
  }),
  packets: new LogReader(async (from) => {
    const { next, packets } = await run.inspect({ kind: 'packets', from, limit: PAGE, fields });
    return { next, entries: packets };
  }),
  diary: new LogReader((from) => run.inspect({ kind: 'diary', from, limit: PAGE })),
});
