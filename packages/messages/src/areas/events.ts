/** The sentence for an event: one for each kind of each machine, so that page, command line and server say the same. */
import type { DiaryEntry } from '@lanelab/engine';
import type { EventNames, Sentences } from '../events/sentences.ts';
import { arp, atmarp, bridge, clip, process, router, segment } from './events-ip.ts';
import { bus, lec, lecs, les } from './events-lane.ts';
import { mpc, mps, nhs } from './events-mpoa.ts';
import { calls, exchange, ilmiNetwork, ilmiUser, register, sscop } from './events-signalling.ts';

export type { EventNames } from '../events/sentences.ts';

const SENTENCES: { readonly [Machine in DiaryEntry['machine']]: Sentences<Machine> } = {
  arp,
  atmarp,
  bridge,
  bus,
  calls,
  clip,
  exchange,
  ilmi_network: ilmiNetwork,
  ilmi_user: ilmiUser,
  lec,
  lecs,
  les,
  mpc,
  mps,
  nhs,
  process,
  register,
  router,
  segment,
  sscop,
};

/** The table has the kinds of each machine by type; that an event's kind is one of its machine is what the engine's types say. */
type AnySentences = Readonly<Record<string, (event: DiaryEntry, names: EventNames) => string>>;

export function eventSentence(event: DiaryEntry, names: EventNames): string {
  const sentence = (SENTENCES[event.machine] as unknown as AnySentences)[event.kind];
  if (sentence === undefined) throw new Error(`no sentence for ${event.machine} ${event.kind}`);
  return sentence(event, names);
}
