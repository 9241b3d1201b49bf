/** Events that the engine has recorded over one stretch of time: what each said of itself, and the instants to step to. */
import { EVENT_NOTES } from '@lanelab/engine';
import { Column, firstAbove } from './columns.ts';
import type { TraceOf } from './run/types.ts';
import type { EventMark } from './types.ts';

const MOST_EVENTS = 100_000;
const handled = EVENT_NOTES.indexOf('handled');

type EventColumns = TraceOf<'events'>['columns'];

export class EventStore {
  readonly #columns = { timePs: new Column(), node: new Column(), note: new Column(), value: new Column() };
  #forgotten = 0;

  /** How many events there have been, forgotten ones included: a place that `backTo` can go back to. */
  get place(): number {
    return this.#forgotten + this.#columns.timePs.length;
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  clear(): void {
    this.#keep(0, 0);
  }

  /** An event that says nothing of itself is left out. Returns the first instant still known where old events were forgotten. */
  append(columns: EventColumns): number | null {
    const says = (_: number, index: number) => columns.note[index] !== handled;
    for (const [name, column] of Object.entries(this.#columns))
      column.append(columns[name as keyof EventColumns].filter(says));
    const { timePs } = this.#columns;
    if (timePs.length <= 2 * MOST_EVENTS) return null;
    const gone = timePs.length - MOST_EVENTS;
    const firstPs = timePs.values[gone] ?? 0;
    this.#forgotten += gone;
    this.#keep(gone, timePs.length);
    return firstPs;
  }

  backTo(place: number): void {
    this.#keep(0, place - this.#forgotten);
  }

  after(timePs: number): number | null {
    const { values } = this.#columns.timePs;
    return values[firstAbove(values, timePs)] ?? null;
  }

  before(timePs: number): number | null {
    const { values } = this.#columns.timePs;
    return values[firstAbove(values, timePs - 1) - 1] ?? null;
  }

  at(timePs: number): readonly EventMark[] {
    const { timePs: times, node, note, value } = this.#columns;
    const events: EventMark[] = [];
    for (let at = firstAbove(times.values, timePs - 1); times.values[at] === timePs; at += 1) {
      const name = EVENT_NOTES[note.values[at] ?? handled];
      if (name !== undefined) events.push({ node: node.values[at] ?? 0, note: name, value: value.values[at] ?? 0 });
    }
    return events;
  }

  #keep(from: number, to: number): void {
    for (const column of Object.values(this.#columns)) column.keep(from, to);
  }
}
