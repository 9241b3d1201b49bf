/** Sentences for the events of a run, with devices and connections by name. */
import { eventSentence } from '@lanelab/messages/events';
import type { Scenario } from '@lanelab/scenario';
import type { AtmEnd, DiaryEntry } from '../../playback/run/types.ts';
import { VccNames } from './vcc-names.ts';

/** An event with its sentence. */
export type EventWithText = DiaryEntry & { readonly text: string };

export class EventTexts {
  readonly #vccs: VccNames;
  /** Sentences that no later event changes. */
  readonly #texts = new Map<number, EventWithText>();

  constructor(scenario: Scenario, ends: readonly AtmEnd[]) {
    this.#vccs = new VccNames(scenario, ends);
  }

  /** The events in the same order, each with its sentence. */
  textsOf(events: readonly DiaryEntry[]): readonly EventWithText[] {
    this.#vccs.read(events);
    return events.map((event) => this.#texts.get(event.number) ?? this.#textOf(event));
  }

  #textOf(event: DiaryEntry): EventWithText {
    let isFinal = true;
    const text = eventSentence(event, {
      end: (address) => this.#vccs.endOf(address)?.name ?? address,
      vcc: (about) => {
        const name = this.#vccs.nameOf(about);
        isFinal &&= name.isKnown;
        return name.text;
      },
    });
    const withText = { ...event, text };
    if (isFinal) this.#texts.set(event.number, withText);
    return withText;
  }
}
