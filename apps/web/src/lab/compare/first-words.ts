/** The first difference of two runs in sentences: what happens in each of them at that instant. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/compare';
import { say as sayHappened } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { clockWords } from '../../playback/gap-words.ts';
import { type Names, namesOf } from '../../playback/run/names.ts';
import type { AtmEnd, DiaryEntry } from '../../playback/run/types.ts';
import { EventTexts } from '../messages/event-texts.ts';
import { eventSentence, messageSentence, stationSentence } from '../messages/happened.ts';
import type { FoundDifference } from './first-difference.ts';
import type { Happening } from './happenings.ts';

export interface RunWords {
  readonly scenario: Scenario;
  readonly title: string;
  /** Owners of ATM addresses in this run. */
  readonly ends: readonly AtmEnd[];
}

type Moved = Extract<Happening, { readonly of: 'cell' | 'frame' }>;

function movedSentence(moved: Moved, { model }: Scenario, names: Names): string {
  const [id, direction] = moved.end.split(':');
  const link = model.links.find((one) => one.id === Number(id));
  if (link === undefined) return '';
  const [from, to] = direction === 'ab' ? [link.a.node, link.b.node] : [link.b.node, link.a.node];
  const ends = { from: names.node(from), to: names.node(to) };
  if (moved.of === 'frame')
    return moved.isDropped ? say('first.frame-lost', ends) : sayHappened('happened.frame', ends);
  const cell = { ...ends, circuit: `${moved.vpi}/${moved.vci}` };
  return moved.isDropped ? say('first.cell-lost', cell) : sayHappened('happened.cell', cell);
}

function sentenceOf(happening: Happening, events: readonly DiaryEntry[], { scenario, ends }: RunWords): string {
  const names = namesOf(scenario);
  switch (happening.of) {
    case 'event': {
      const { entry } = happening;
      const before = events.filter(({ number }) => number <= entry.number);
      const text = new EventTexts(scenario, ends).textsOf(before).at(-1);
      return text === undefined ? '' : eventSentence(text, names);
    }
    case 'message':
      return messageSentence(happening.record, names);
    case 'station':
      return stationSentence(happening, names);
    case 'cell':
    case 'frame':
      return movedSentence(happening, scenario, names);
  }
}

/** What differs first, in one or two sentences. */
export function firstWords({ here, there, events }: FoundDifference, one: RunWords, other: RunWords): string {
  const mine = here === null ? null : sentenceOf(here, events.here, one);
  const others = there === null ? null : sentenceOf(there, events.there, other);
  if (mine === null) return say('first.only-in', { sentence: others ?? '', title: other.title });
  if (others === null) return say('first.only-in', { sentence: mine, title: one.title });
  if (mine === others) return say('first.otherwise', { sentence: mine, titles: list([one.title, other.title]) });
  return say('first.in-both', { one: one.title, mine, other: other.title, others });
}

export const firstTitle = (atPs: number): string => say('first.at', { time: clockWords(atPs) });
