/** Why there is nothing to list, with what to do about it. */

import { emptyWords } from '../../base/words/protocol-words.ts';
import type { PlaybackState } from '../../playback/types.ts';
import type { LogState } from './log.ts';

/** `left`: what to say where a filter lets nothing through; `none`: where nothing has been noted so far. */
export function whyEmpty(
  { isKnown, states, sendings, diary }: Pick<LogState, 'isKnown' | 'states' | 'sendings' | 'diary'>,
  { status, timePs, failure }: Pick<PlaybackState, 'status' | 'timePs' | 'failure'>,
  count: number,
  words: { readonly left: string; readonly none: string },
): string {
  if (count > 0) return words.left;
  if (status === 'empty' || status === 'broken') return failure ?? emptyWords.notRun;
  const isSilent = isKnown && states.length === 0 && sendings.length === 0 && diary.length === 0;
  if (isSilent && timePs > 0) return emptyWords.silent;
  return timePs === 0 ? emptyWords.notPlayed : words.none;
}
