/** Lectures that somebody has made, as the player takes them: every scenario is opened before the first beat. */
import { say } from '@lanelab/messages/lectures';
import type { Lecture, LectureBeat } from '@lanelab/scenario/lecture';
import { DEFAULT_SPEED } from '../playback/speed.ts';
import { keptLectures } from '../share/lectures/kept.ts';
import { readLectureLink } from '../share/lectures/read.ts';
import { openSource } from '../share/lectures/sources.ts';
import type { Beat, PlayedLecture } from './beats.ts';

type Opened = { readonly ok: true; readonly lecture: PlayedLecture } | { readonly ok: false; readonly reason: string };

/** @throws Error where a scenario cannot be opened, with the reason in a sentence */
async function playedBeat(beat: LectureBeat, index: number): Promise<Beat> {
  const [scenario, other] = await Promise.all([
    openSource(beat.scenario),
    beat.with === undefined ? null : openSource(beat.with),
  ]);
  return {
    id: `beat-${index + 1}`,
    title: beat.title === '' ? scenario.view.title : beat.title,
    minutes: beat.minutes ?? null,
    shows: other === null ? 'one' : 'pair',
    layer: beat.layer,
    scenario: () => scenario,
    ...(other === null ? {} : { other: () => other }),
    from: { of: 'instant', atPs: beat.timePs },
    until: beat.untilPs === undefined ? null : { of: 'instant', atPs: beat.untilPs },
    speed: beat.speedPs ?? (DEFAULT_SPEED as number),
    selects: beat.selects ?? [],
    captions: [
      {
        at: { of: 'start' },
        text: beat.caption,
        ...(beat.emphasis === undefined ? {} : { emphasis: beat.emphasis }),
      },
      ...(beat.later ?? []).map(({ timePs, caption, emphasis }) => ({
        at: { of: 'instant', atPs: timePs } as const,
        text: caption,
        ...(emphasis === undefined ? {} : { emphasis }),
      })),
    ],
    notes: beat.notes.split('\n').filter((line) => line.trim() !== ''),
  };
}

async function played({ title, beats }: Lecture): Promise<Opened> {
  if (beats.length === 0) return { ok: false, reason: say('no-beats') };
  const opened: Beat[] = [];
  for (const [index, beat] of beats.entries()) {
    try {
      opened.push(await playedBeat(beat, index));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { ok: false, reason: say('beat-cannot-be-opened', { number: index + 1, reason: error.message }) };
    }
  }
  return { ok: true, lecture: { title, beats: opened } };
}

export async function openLinked(payload: string): Promise<Opened> {
  const read = readLectureLink(payload);
  return read.ok ? played(read.lecture) : read;
}

export async function openKept(id: string): Promise<Opened> {
  const kept = await keptLectures.read(id);
  return kept === null ? { ok: false, reason: say('not-kept') } : played(kept);
}
