/** The lecture of the lab as a document that a teacher can change: its moments are the instants at which its runs come to them. */
import { LECTURE_VERSION, type Lecture, type LectureBeat } from '@lanelab/scenario/lecture';
import { sourceOf } from '../share/lectures/sources.ts';
import { type Beat, ownLecture } from './beats.ts';
import type { Caption } from './captions.ts';
import type { Scout } from './find-moments.ts';
import type { Moment } from './log.ts';
import { createScouts } from './scouts.ts';

async function instantOf(scout: Scout, moment: Moment): Promise<number> {
  const found = await scout.find(moment);
  if (found === null) throw new Error(`no run of the lecture comes to ${JSON.stringify(moment)}`);
  return Math.round(found);
}

const emphasisOf = ({ emphasis }: Caption) => (emphasis === undefined ? {} : { emphasis });

async function documentOf(beat: Beat, scout: Scout): Promise<LectureBeat> {
  const [first, ...following] = beat.captions;
  const [title, otherTitle] = beat.titles ?? [];
  // Heads of two panes are the titles of their scenarios.
  const titled = (scenario: ReturnType<Beat['scenario']>, name: string | undefined) =>
    sourceOf(name === undefined ? scenario : { ...scenario, view: { ...scenario.view, title: name } });
  const later = [];
  for (const caption of following)
    later.push({ timePs: await instantOf(scout, caption.at), caption: caption.text, ...emphasisOf(caption) });
  return {
    title: beat.title,
    scenario: await titled(beat.scenario(), title),
    ...(beat.other === undefined ? {} : { with: await titled(beat.other(), otherTitle) }),
    timePs: await instantOf(scout, beat.from),
    ...(beat.until === null ? {} : { untilPs: await instantOf(scout, beat.until) }),
    speedPs: beat.speed,
    layer: beat.layer,
    ...(first === undefined ? {} : emphasisOf(first)),
    caption: first?.text ?? '',
    ...(later.length === 0 ? {} : { later }),
    ...(beat.selects.length === 0 ? {} : { selects: [...beat.selects] }),
    ...(beat.minutes === null ? {} : { minutes: beat.minutes }),
    notes: beat.notes.join('\n'),
  };
}

/** Every beat that shows a run. A chart is no instant of any scenario, so the last beat stays behind. */
export async function copyOfOwn(): Promise<Lecture> {
  const scouts = createScouts();
  try {
    const beats: LectureBeat[] = [];
    for (const beat of ownLecture.beats)
      if (beat.shows !== 'chart') beats.push(await documentOf(beat, scouts.of(beat.scenario())));
    return { lanelabLecture: LECTURE_VERSION, title: ownLecture.title, beats };
  } finally {
    scouts.close();
  }
}
