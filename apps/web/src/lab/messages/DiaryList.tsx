/** What the protocols said, sentence by sentence; a click goes to its instant. */
import { useMemo } from 'react';
import { type LongColumn, LongList } from '../../base/ui/LongList.tsx';
import { emptyWords, diaryColumns as titles } from '../../base/words/protocol-words.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { instantWords } from './clock-words.ts';
import { useLog, useNames, useProtocols } from './context.ts';
import styles from './MessageList.module.css';
import { whyEmpty } from './why-empty.ts';

const keyOf = ({ number }: DiaryEntry) => String(number);

export function DiaryList({ rows }: { readonly rows: readonly DiaryEntry[] }) {
  const { log, playback } = useProtocols();
  const state = useLog();
  const names = useNames();
  usePlaybackValue(playback, ({ status }) => status);
  const columns = useMemo(
    (): readonly LongColumn<DiaryEntry>[] => [
      { id: 'time', title: titles.time, cell: ({ atPs }) => instantWords(atPs) },
      { id: 'device', title: titles.device, cell: (entry) => names.speaker(entry) },
      { id: 'what', title: titles.what, cell: ({ what }) => what },
    ],
    [names],
  );
  const seek = ({ atPs }: DiaryEntry) => {
    playback.pause();
    void playback.seek(atPs);
  };
  return (
    <LongList
      label="What happened"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      chosen={state.sentence === null ? null : String(state.sentence)}
      onChoose={(entry) => log.chooseSentence(entry.number)}
      onOpen={seek}
      onPress={seek}
      emptyWords={whyEmpty(state, playback.getState(), state.diary.length, {
        left: emptyWords.noSentenceLeft,
        none: emptyWords.noSentence,
      })}
      className={styles.diary ?? ''}
      testId="diary"
    />
  );
}
