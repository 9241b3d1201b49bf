/** The lesson that is being played, for the components of its page. */
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { LessonPlay, PlayState } from './play.ts';

const PlayContext = createContext<LessonPlay | null>(null);
export const PlayProvider = PlayContext.Provider;

export function useLessonPlay(): LessonPlay {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('a part of a lesson stands outside of its page');
  return play;
}

export const usePlayed = <Value>(select: (state: PlayState) => Value): Value => useStore(useLessonPlay().store, select);
