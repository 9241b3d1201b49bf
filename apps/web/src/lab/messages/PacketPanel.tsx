/** The chosen message at one of its ends: what happened there, its fields, its octets, and the way to the others. */
import { useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { familyWords, messageTitle, messageWords } from '../../base/words/message-words.ts';
import { emptyWords, packetWords as words } from '../../base/words/protocol-words.ts';
import type { MessageDetail } from '../../playback/run/types.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { instantWords } from './clock-words.ts';
import { useLog, useNames, useProtocols, useSpoken } from './context.ts';
import { FateMark } from './FateMark.tsx';
import { FieldTree } from './FieldTree.tsx';
import { type Ways, waysFrom } from './follow.ts';
import { chosenSending } from './log.ts';
import { Octets } from './Octets.tsx';
import { fieldsOf } from './octets.ts';
import styles from './PacketPanel.module.css';
import type { Sending } from './sendings.ts';

export function PacketPanel() {
  const { log, places, playback } = useProtocols();
  const state = useLog();
  const { chosen, detail, sendings } = state;
  const isPlaying = usePlaybackValue(playback, (clock) => clock.isPlaying);
  const sending = chosenSending(state);
  const ways = useMemo(() => (chosen === null ? null : waysFrom(sendings, chosen)), [sendings, chosen]);
  if (chosen === null || ways === null)
    return (
      <div className={styles.panel} data-testid="packet">
        <p className="muted">{emptyWords.noPacket}</p>
        <div>
          <Button onPress={places.messages}>{words.list}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.panel} data-testid="packet">
      {sending === null ? null : <Head sending={sending} chosen={chosen} />}
      <Follow ways={ways} onGo={(number) => log.choose(number)} />
      {sending === null ? (
        <p className="muted">{emptyWords.notHere}</p>
      ) : detail === null || detail.number !== chosen ? (
        <p className="muted" role="status">
          {isPlaying || playback.getState().status === 'working' ? emptyWords.fetchingPacket : emptyWords.notKept}
        </p>
      ) : (
        <Content key={detail.number} detail={detail} />
      )}
    </div>
  );
}

function Head({ sending, chosen }: { readonly sending: Sending; readonly chosen: number }) {
  const { playback, places } = useProtocols();
  const names = useNames();
  const record = [sending.sent, ...sending.received].find((end) => end?.number === chosen) ?? null;
  if (record === null) return null;
  const { term, family, sender, fate } = sending;
  return (
    <header className={styles.head}>
      <h2 data-testid="packet-title">
        {messageWords(term) === null ? `${familyWords[family]}: ${term}` : messageTitle(term)}
      </h2>
      <p className={styles.where} data-testid="packet-where">
        {record.sent ? `${words.sentHere} ${names.node(record.node)}` : `${words.cameHere} ${names.node(record.node)}`}
        {record.sent ? '' : `, from ${names.node(sender)}`} · {familyWords[family]} · VCC {record.vpi}/{record.vci} ·{' '}
        {record.octets} octets <FateMark fate={fate} />
      </p>
      <p className={styles.acts}>
        <Button
          kind="quiet"
          onPress={() => {
            playback.pause();
            void playback.seek(record.atPs);
          }}
        >
          <span className={styles.time}>t = {instantWords(record.atPs)} s</span> {words.seek}
        </Button>
        <Button kind="quiet" onPress={places.messages}>
          {words.list}
        </Button>
      </p>
    </header>
  );
}

function Follow({ ways, onGo }: { readonly ways: Ways; readonly onGo: (number: number) => void }) {
  const buttons = [
    { id: 'before', record: ways.before, label: words.before, title: words.toBefore },
    { id: 'other-end', record: ways.otherEnd, label: words.otherEnd, title: words.toOtherEnd },
    { id: 'after', record: ways.after, label: words.after, title: words.toAfter },
  ] as const;
  return (
    <div className={styles.follow} role="group" aria-label={words.follow}>
      {buttons.map(({ id, record, label, title }) => (
        <Button
          key={id}
          aria-label={title}
          title={title}
          isDisabled={record === null}
          data-testid={`follow-${id}`}
          onPress={() => {
            if (record === null) return;
            onGo(record.number);
            announce(`${record.name}, ${record.sent ? words.sentHere : words.cameHere}`);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** What the node said at a message's event, as the diary words it. */
function useSaid({ said, node, atPs }: MessageDetail): readonly string[] {
  const { diary } = useLog();
  const spoken = useSpoken(diary);
  return useMemo(() => {
    const worded = new Map(
      diary.flatMap((entry, index) =>
        entry.node === node && entry.atPs === atPs ? [[entry.what, spoken[index]?.what ?? entry.what] as const] : [],
      ),
    );
    return said.map((sentence) => worded.get(sentence) ?? sentence);
  }, [said, node, atPs, diary, spoken]);
}

function Content({ detail }: { readonly detail: MessageDetail }) {
  const [isQuiz, setQuiz] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const fields = useMemo(() => fieldsOf(detail.layers), [detail]);
  const said = useSaid(detail);
  const current = hovered ?? chosen;
  const isHidden = (index: number) => isQuiz && !revealed.has(index);
  return (
    <>
      <section className={styles.part}>
        <h3>{words.happened}</h3>
        {said.length === 0 ? (
          <p className="muted">{words.nothingSaid}</p>
        ) : (
          <ul data-testid="packet-said">
            {said.map((sentence, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two sentences may be the same
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <div className={styles.lead}>
          <h3>{words.fields}</h3>
          <Button
            kind="quiet"
            aria-pressed={isQuiz}
            title={words.quizHint}
            data-testid="quiz"
            onPress={() => {
              setQuiz(!isQuiz);
              setRevealed(new Set());
            }}
          >
            {words.quiz}
          </Button>
        </div>
        <FieldTree
          layers={detail.layers}
          fields={fields}
          chosen={chosen}
          current={current}
          onChoose={choose}
          onHover={hover}
          isHidden={isHidden}
          onReveal={(index) => setRevealed(new Set([...revealed, index]))}
        />
      </section>
      <section className={styles.part}>
        <h3>{words.octets}</h3>
        <Octets
          hex={detail.hex}
          fields={fields}
          current={current === null ? null : (fields[current] ?? null)}
          onChoose={choose}
          onHover={hover}
          areTextsHidden={isQuiz}
        />
      </section>
    </>
  );
}
