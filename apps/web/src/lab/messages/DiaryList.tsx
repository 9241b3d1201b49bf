/** The events of the run up to the play head, a sentence each; a click goes to the event's instant. */
import { say } from '@lanelab/messages/messages';
import { useMemo } from 'react';
import { type LongColumn, LongList } from '../../base/ui/LongList.tsx';
import { instantWords } from '../../playback/gap-words.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useLog, useNames, useProtocols } from './context.ts';
import type { EventWithText } from './event-texts.ts';
import styles from './MessageList.module.css';
import { whyEmpty } from './why-empty.ts';

const keyOf = ({ number }: EventWithText) => String(number);

export function DiaryList({ rows }: { readonly rows: readonly EventWithText[] }) {
  const { log, playback } = useProtocols();
  const state = useLog();
  const names = useNames();
  usePlaybackValue(playback, ({ status }) => status);
  const columns = useMemo(
    (): readonly LongColumn<EventWithText>[] => [
      { id: 'time', title: say('column.time'), cell: ({ atPs }) => instantWords(atPs) },
      { id: 'device', title: say('column.device'), cell: (entry) => names.speaker(entry) },
      { id: 'what', title: say('column.event'), cell: ({ text }) => text },
    ],
    [names],
  );
  const seek = ({ atPs }: EventWithText) => {
    playback.pause();
    void playback.seek(atPs);
  };
  return (
    <LongList
      label={say('list.events')}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      chosen={state.sentence === null ? null : String(state.sentence)}
      onChoose={(entry) => log.chooseSentence(entry.number)}
      onOpen={seek}
      onPress={seek}
      emptyWords={whyEmpty(state, playback.getState(), state.diary.length, {
        filtered: say('empty.events.filtered'),
        none: say('empty.events'),
      })}
      className={styles.diary ?? ''}
      testId="diary"
    />
  );
}
