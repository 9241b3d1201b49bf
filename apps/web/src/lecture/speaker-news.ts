/** What a lecture tells the speaker's view in another window of this browser: nothing of it is on the projector. */
import { useEffect } from 'react';
import { hrefOf } from '../base/ui/location.ts';
import type { PlayedLecture } from './beats.ts';

export interface SpeakerNews {
  readonly index: number;
  readonly count: number;
  readonly title: string;
  readonly caption: string;
  readonly notes: readonly string[];
  /** The title of the beat after this one; null at the last. */
  readonly next: string | null;
}

const CHANNEL_NAME = 'lanelab.lecture';

export function openSpeakerView(): void {
  open(hrefOf('/?present&speaker'), 'lanelab-speaker', 'popup,width=900,height=700');
}

const isQuestion = (data: unknown): boolean => data === 'where';

/** Tells each change, and whoever asks. */
export function useSpeakerNews(lecture: PlayedLecture, index: number, caption: string): void {
  useEffect(() => {
    const beat = lecture.beats[index];
    if (beat === undefined) return;
    const news: SpeakerNews = {
      index,
      count: lecture.beats.length,
      title: beat.title,
      caption,
      notes: beat.notes,
      next: lecture.beats[index + 1]?.title ?? null,
    };
    const channel = new BroadcastChannel(CHANNEL_NAME);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
    const tell = () => channel.postMessage(news);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isQuestion(data)) tell();
    });
    tell();
    return () => channel.close();
  }, [lecture, index, caption]);
}

/** Calls back with the news of the lecture in the other window. */
export function listenToLecture(listener: (news: SpeakerNews) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL_NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isQuestion(data)) listener(data as SpeakerNews);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  channel.postMessage('where');
  return () => channel.close();
}
