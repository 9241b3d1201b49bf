/** Why a list is empty, with a hint how to fill it. */
import { say } from '@lanelab/messages/messages';
import type { PlaybackState } from '../../playback/types.ts';
import type { LogState } from './log.ts';

/** `filtered`: the text where a filter excludes everything; `none`: the text where nothing has happened yet. */
export function whyEmpty(
  { isKnown, states, sendings, diary }: Pick<LogState, 'isKnown' | 'states' | 'sendings' | 'diary'>,
  { status, timePs, failure }: Pick<PlaybackState, 'status' | 'timePs' | 'failure'>,
  count: number,
  texts: { readonly filtered: string; readonly none: string },
): string {
  if (count > 0) return texts.filtered;
  if (status === 'empty' || status === 'broken') return failure ?? say('empty.not-run');
  const isSilent = isKnown && states.length === 0 && sendings.length === 0 && diary.length === 0;
  if (isSilent && timePs > 0) return say('empty.silent');
  return timePs === 0 ? say('empty.not-played') : texts.none;
}
