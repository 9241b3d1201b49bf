/** Time accounts in words: causes, and the bottleneck of a flow. */

import type { AccountCause, Bottleneck, TimeAccount } from '@lanelab/engine';
import { area } from '../area.ts';
import { fixed } from '../decimal.ts';
import en from '../en/time-accounts.ts';

export const say = area('time-accounts', en);

/** Causes for which the line itself is the limit. */
const LINE_CAUSES: readonly AccountCause[] = ['serialisation', 'nic-queue'];

/** What took most of a flow's time, and the evidence: a sentence each. */
export function bottleneckSentence({ cause, sharePercent, held, lineTenthsMbps }: Bottleneck): string {
  const evidence = [
    ...(held === null ? [] : [say(`evidence.${held.rule}`, { share: held.sharePercent })]),
    ...(lineTenthsMbps === null
      ? []
      : [
          say(LINE_CAUSES.includes(cause) ? 'evidence.wire.limits' : 'evidence.wire', {
            rate: fixed(lineTenthsMbps / 10, 1),
          }),
        ]),
  ];
  return [say(`bottleneck.${cause}`, { share: sharePercent }), ...evidence].join(' ');
}

/** What hosts lost of a flow since a queue of their receive path was full: a sentence a queue. */
export const lossSentences = ({ lost = [] }: TimeAccount): readonly string[] =>
  lost.map(({ queue, pdus }) => say(`lost.${queue}`, { count: pdus }));
