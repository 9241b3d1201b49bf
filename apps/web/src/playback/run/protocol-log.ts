/** The messages and events of a run so far, read on page by page. */
import type { DiaryEntry, InspectAnswer, InspectQuery, MessageRecord } from './types.ts';

type Ask = <const Query extends InspectQuery>(query: Query) => Promise<InspectAnswer<Query>>;

/** Entries asked for at a time. */
const PAGE = 1000;

export class ProtocolLog {
  readonly messages: MessageRecord[] = [];
  readonly diary: DiaryEntry[] = [];
  #nextMessage = 0;
  #nextEntry = 0;

  /** Reads on where it was left. A run that went back in time brings nothing new. */
  async read(ask: Ask): Promise<void> {
    for (;;) {
      const { next, messages } = await ask({ kind: 'messages', from: this.#nextMessage, limit: PAGE });
      this.messages.push(...messages);
      const isLast = next <= this.#nextMessage || messages.length < PAGE;
      this.#nextMessage = Math.max(next, this.#nextMessage);
      if (isLast) break;
    }
    for (;;) {
      const { next, entries } = await ask({ kind: 'diary', from: this.#nextEntry, limit: PAGE });
      this.diary.push(...entries);
      const isLast = next <= this.#nextEntry || entries.length < PAGE;
      this.#nextEntry = Math.max(next, this.#nextEntry);
      if (isLast) break;
    }
  }
}
