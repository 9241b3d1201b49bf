/** What happened at an instant of a run: its events and messages, what stations did, and cells that start, in sentences. */
import { say } from '@lanelab/messages/playback';
import type { Scenario } from '@lanelab/scenario';
import { type Names, namesOf } from '../../playback/run/names.ts';
import { HAPPENED_PS } from '../../playback/steps.ts';
import type { Playback } from '../../playback/types.ts';
import type { Protocols } from '../messages/context.ts';
import { EventTexts } from '../messages/event-texts.ts';
import { eventSentence, messageSentence, stationSentence } from '../messages/happened.ts';

/** Entries of a log after the last one before the step: those of one instant are fewer. */
const MOST_ENTRIES = 100;
/** Sentences that are said in full; the others are counted. */
const MOST_SAID = 3;

interface Happened {
  /** Null as long as the log has not been fetched; then what is recorded of cells and stations is said alone. */
  readonly protocols: Protocols | null;
  readonly playback: Playback;
  readonly scenario: Scenario;
}

/** What happened at an instant, `timePs` in picoseconds; null where nothing did. */
export async function happeningsAt(
  timePs: number,
  { protocols, playback, scenario }: Happened,
): Promise<string | null> {
  const names = namesOf(scenario);
  // Read first: to answer the log's questions, the engine may leave the stretch that is recorded.
  const recorded = [stationsAt(timePs, playback, names), cellsAt(timePs, playback, scenario, names)];
  const noted = protocols === null ? [] : await notedAt(timePs, protocols, scenario, names);
  const sentences = [noted, ...recorded].find(({ length }) => length > 0);
  if (sentences === undefined) return null;
  const more = sentences.length - MOST_SAID;
  const said = sentences.slice(0, MOST_SAID).join(' ');
  return more > 0 ? say('happened.more', { said, more }) : said;
}

interface Numbered {
  readonly number: number;
  readonly atPs: number;
}

/** The number of the first entry that may be of an instant. */
const firstSince = (entries: readonly Numbered[], timePs: number): number =>
  (entries.findLast(({ atPs }) => atPs + HAPPENED_PS < timePs)?.number ?? -1) + 1;

/** Events and messages of an instant, each in a sentence. */
async function notedAt(timePs: number, { log, playback }: Protocols, scenario: Scenario, names: Names) {
  const { diary, sendings, ends } = log.getState();
  const records = sendings
    .flatMap(({ sent, received }) => [...(sent === null ? [] : [sent]), ...received])
    .toSorted((one, other) => one.number - other.number);
  const found = await playback.inspect(async (ask) => ({
    diary: await ask({ kind: 'diary', from: firstSince(diary, timePs), limit: MOST_ENTRIES }),
    messages: await ask({ kind: 'messages', from: firstSince(records, timePs), limit: MOST_ENTRIES }),
  }));
  if (found === null) return [];
  const isNow = ({ atPs }: Numbered) => atPs <= timePs && timePs <= atPs + HAPPENED_PS;
  const events = found.answer.diary.entries.filter(isNow);
  const texts = new EventTexts(scenario, ends).textsOf([
    ...diary.filter(({ atPs }) => atPs + HAPPENED_PS < timePs),
    ...events,
  ]);
  return [
    ...texts.filter(isNow).map((event) => eventSentence(event, names)),
    ...found.answer.messages.messages.filter(isNow).map((record) => messageSentence(record, names)),
  ];
}

/** What stations did at an instant, each in a sentence. */
const stationsAt = (timePs: number, { recording }: Playback, names: Names): readonly string[] =>
  recording.eventsAt(timePs).map((event) => stationSentence(event, names));

/** Cells and frames that start at an instant, each in a sentence. */
function cellsAt(timePs: number, { recording }: Playback, { model }: Scenario, names: Names): readonly string[] {
  return recording.ends.flatMap((end) => {
    const link = model.links.find(({ id }) => id === end.link);
    const to = link === undefined ? undefined : end.direction === 'ab' ? link.b.node : link.a.node;
    if (to === undefined) return [];
    const ends = { from: names.node(end.node), to: names.node(to) };
    const sentences: string[] = [];
    recording.cellsAt(end, timePs, ({ fromPs, vpi, vci }) => {
      if (fromPs !== timePs) return;
      sentences.push(
        end.cellPs === 0 ? say('happened.frame', ends) : say('happened.cell', { ...ends, circuit: `${vpi}/${vci}` }),
      );
    });
    return sentences;
  });
}
