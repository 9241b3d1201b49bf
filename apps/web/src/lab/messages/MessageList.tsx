/** Every message of the run up to the play head, newest last. */
import { useMemo } from 'react';
import { type LongColumn, LongList } from '../../base/ui/LongList.tsx';
import { familyWords, messageWords } from '../../base/words/message-words.ts';
import { emptyWords, messageColumns as titles } from '../../base/words/protocol-words.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { instantWords } from './clock-words.ts';
import { useLog, useNames, useProtocols } from './context.ts';
import { FateMark } from './FateMark.tsx';
import { chosenSending } from './log.ts';
import styles from './MessageList.module.css';
import { mainRecord, receiversOf, type Sending } from './sendings.ts';
import { whyEmpty } from './why-empty.ts';

type NameOf = (node: number) => string;

const columnsOf = (nameOf: NameOf): readonly LongColumn<Sending>[] => [
  { id: 'time', title: titles.time, cell: ({ atPs }) => instantWords(atPs) },
  { id: 'from', title: titles.from, cell: ({ sender }) => nameOf(sender) },
  { id: 'to', title: titles.to, cell: (sending) => <Receivers sending={sending} nameOf={nameOf} /> },
  { id: 'vcc', title: titles.vcc, cell: vccOf },
  { id: 'message', title: titles.message, cell: (sending) => <Purpose sending={sending} /> },
  { id: 'summary', title: titles.summary, cell: ({ summary }) => summary },
];

const keyOf = ({ key }: Sending) => key;

export function MessageList({ rows }: { readonly rows: readonly Sending[] }) {
  const { log, playback, places } = useProtocols();
  const state = useLog();
  const names = useNames();
  usePlaybackValue(playback, ({ status }) => status);
  const columns = useMemo(() => columnsOf(names.node), [names]);
  const choose = (sending: Sending) => log.choose(mainRecord(sending)?.number ?? null);
  return (
    <LongList
      label="Messages"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      chosen={chosenSending(state)?.key ?? null}
      onChoose={choose}
      onOpen={(sending) => {
        choose(sending);
        places.packet();
      }}
      emptyWords={whyEmpty(state, playback.getState(), state.sendings.length, {
        left: emptyWords.noneLeft,
        none: emptyWords.noneYet,
      })}
      className={styles.list ?? ''}
      testId="messages"
    />
  );
}

function vccOf(sending: Sending): string {
  const record = mainRecord(sending);
  return record === null ? '' : `${record.vpi}/${record.vci}`;
}

/** Who has it by now, or what became of it. */
function Receivers({ sending, nameOf }: { readonly sending: Sending; readonly nameOf: NameOf }) {
  if (sending.fate !== 'came') return <FateMark fate={sending.fate} />;
  const [first, ...others] = receiversOf(sending);
  if (first === undefined) return null;
  return others.length === 0 ? nameOf(first) : `${nameOf(first)} and ${others.length} more`;
}

function Purpose({ sending: { family, term } }: { readonly sending: Sending }) {
  return (
    <>
      <b>{messageWords(term) ?? familyWords[family]}</b> <span className={styles.term}>{term}</span>
    </>
  );
}
