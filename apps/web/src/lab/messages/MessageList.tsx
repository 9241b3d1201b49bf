/** Every message of the run up to the play head, newest last. */
import { purposeOf, say as sayName } from '@lanelab/messages/message-names';
import { channelText } from '@lanelab/messages/message-texts';
import { say } from '@lanelab/messages/messages';
import { useMemo } from 'react';
import { type LongColumn, LongList } from '../../base/ui/LongList.tsx';
import { instantWords } from '../../playback/gap-words.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useLog, useNames, useProtocols } from './context.ts';
import { FateMark } from './FateMark.tsx';
import { summaryOf } from './filter.ts';
import styles from './MessageList.module.css';
import { endName, mainRecord, receiversOf, type Sending } from './sendings.ts';
import { useChoice } from './use-choice.ts';
import { whyEmpty } from './why-empty.ts';

type NameOf = (node: number) => string;

const columnsOf = (nameOf: NameOf): readonly LongColumn<Sending>[] => [
  { id: 'time', title: say('column.time'), cell: ({ atPs }) => instantWords(atPs) },
  {
    id: 'from',
    title: say('column.from'),
    cell: (sending) => endName(sending, { node: sending.sender, isSender: true }, nameOf),
  },
  { id: 'to', title: say('column.to'), cell: (sending) => <Receivers sending={sending} nameOf={nameOf} /> },
  { id: 'vcc', title: say('column.vcc'), cell: vccOf },
  { id: 'message', title: say('column.message'), cell: (sending) => <Purpose sending={sending} /> },
  { id: 'summary', title: say('column.summary'), cell: (sending) => summaryOf(sending, nameOf) },
];

const keyOf = ({ key }: Sending) => key;

interface MessageListProps {
  readonly rows: readonly Sending[];
  /** What the list says where the filter lets nothing through. */
  readonly filteredWords: string;
}

export function MessageList({ rows, filteredWords }: MessageListProps) {
  const { playback, places } = useProtocols();
  const state = useLog();
  const names = useNames();
  usePlaybackValue(playback, ({ status }) => status);
  const columns = useMemo(() => columnsOf(names.node), [names]);
  const { key, choose } = useChoice();
  return (
    <LongList
      label={say('list.messages')}
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      chosen={key}
      onChoose={choose}
      onOpen={(sending) => {
        choose(sending);
        places.packet();
      }}
      onPress={places.packet}
      emptyWords={whyEmpty(state, playback.getState(), state.sendings.length, {
        filtered: filteredWords,
        none: say('empty.messages'),
      })}
      className={styles.list ?? ''}
      testId="messages"
    />
  );
}

function vccOf(sending: Sending): string {
  const record = mainRecord(sending);
  return record === null ? '' : channelText(record);
}

/** The devices that have received the message, or its fate where none has. */
function Receivers({ sending, nameOf }: { readonly sending: Sending; readonly nameOf: NameOf }) {
  if (sending.fate !== 'came') return <FateMark fate={sending.fate} />;
  const [first, ...others] = receiversOf(sending);
  if (first === undefined) return null;
  const to = endName(sending, { node: first, isSender: false }, nameOf);
  return others.length === 0 ? to : say('receivers.more', { first: to, count: others.length });
}

function Purpose({ sending: { family, term } }: { readonly sending: Sending }) {
  return (
    <>
      <b>{purposeOf(term) ?? sayName(`family.${family}`)}</b> <span className={styles.term}>{term}</span>
    </>
  );
}
