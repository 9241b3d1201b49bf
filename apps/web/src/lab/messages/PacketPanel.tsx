/** The chosen message at one of its ends: the events there, its fields, its octets, and buttons to related messages. */
import { messageName, purposeOf, say as sayName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import { useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { instantWords } from '../../playback/gap-words.ts';
import type { MessageDetail } from '../../playback/run/types.ts';
import { HAPPENED_PS } from '../../playback/steps.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useEventTexts, useLog, useNames, useProtocols } from './context.ts';
import { FateMark } from './FateMark.tsx';
import { FieldTree } from './FieldTree.tsx';
import { type Related, relatedTo } from './follow.ts';
import { chosenSending } from './log.ts';
import { Octets } from './Octets.tsx';
import { fieldsOf } from './octets.ts';
import styles from './PacketPanel.module.css';
import { endName, hasRecord, type Sending } from './sendings.ts';

export function PacketPanel() {
  const { log, places, playback } = useProtocols();
  const state = useLog();
  const { chosen, detail, sendings } = state;
  const isPlaying = usePlaybackValue(playback, (clock) => clock.isPlaying);
  const sending = chosenSending(state);
  const related = useMemo(() => (chosen === null ? null : relatedTo(sendings, chosen)), [sendings, chosen]);
  if (chosen === null || related === null)
    return (
      <div className={styles.panel} data-testid="packet">
        <p className="muted">{say('message.none')}</p>
        <div>
          <Button onPress={places.messages}>{say('message.list')}</Button>
        </div>
      </div>
    );
  return (
    <div className={styles.panel} data-testid="packet">
      {sending === null ? null : <Head sending={sending} chosen={chosen} />}
      <Follow related={related} onGo={(number) => log.choose(number)} />
      {sending === null ? (
        <p className="muted">{say('message.not-here')}</p>
      ) : detail === null || detail.number !== chosen ? (
        <p className="muted" role="status">
          {isPlaying || playback.getState().status === 'working' ? say('message.fetching') : say('message.not-kept')}
        </p>
      ) : (
        <Content key={detail.number} detail={detail} />
      )}
    </div>
  );
}

function Head({ sending, chosen }: { readonly sending: Sending; readonly chosen: number }) {
  const { log, playback, places } = useProtocols();
  const store = useEditorStore();
  const names = useNames();
  const record = [sending.sent, ...sending.received].find((end) => end?.number === chosen) ?? null;
  if (record === null) return null;
  const { term, family, sender, fate } = sending;
  const end = (node: number, isSender: boolean) => endName(sending, { node, isSender }, names.node);
  const familyName = sayName(`family.${family}`);
  const place = {
    node: end(record.node, record.sent),
    family: familyName,
    vcc: `${record.vpi}/${record.vci}`,
    count: record.octets,
  };
  return (
    <header className={styles.head}>
      <h2 data-testid="packet-title">{say('message.title', { purpose: purposeOf(term) ?? familyName, name: term })}</h2>
      <p className={styles.where} data-testid="packet-where">
        {!record.sent
          ? say('message.arriving', { ...place, sender: end(sender, true) })
          : sending.inside === null
            ? say('message.leaving', place)
            : say('message.leaving-for', { ...place, receiver: end(sender, false) })}{' '}
        <FateMark fate={fate} />
      </p>
      <p className={styles.actions}>
        <Button
          kind="quiet"
          onPress={() => {
            playback.pause();
            void playback.seek(record.atPs);
          }}
        >
          <span className={styles.time}>{say('message.instant', { time: instantWords(record.atPs) })}</span>{' '}
          {say('message.seek')}
        </Button>
        <Button
          kind="quiet"
          title={say('message.rows.hint')}
          data-testid="message-rows"
          onPress={() => {
            playback.pause();
            void playback.seek(record.atPs + HAPPENED_PS);
            store.select(selecting({ nodes: [record.node] }));
            log.markWritten({ node: record.node, sincePs: record.atPs, by: term });
            places.tables();
          }}
        >
          {say('message.rows')}
        </Button>
        <Button kind="quiet" onPress={places.messages}>
          {say('message.list')}
        </Button>
      </p>
    </header>
  );
}

function Follow({ related, onGo }: { readonly related: Related; readonly onGo: (number: number) => void }) {
  const names = useNames();
  const { sendings } = useLog();
  const buttons = [
    { id: 'before', record: related.before, label: say('follow.before'), title: say('follow.before.title') },
    { id: 'other-end', record: related.otherEnd, label: say('follow.other-end'), title: say('follow.other-end.title') },
    { id: 'after', record: related.after, label: say('follow.after'), title: say('follow.after.title') },
  ] as const;
  return (
    <div className={styles.follow} role="group" aria-label={say('follow.label')}>
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
            const sending = sendings.find((one) => hasRecord(one, record.number));
            const end = { node: record.node, isSender: record.sent };
            const chosen = {
              name: messageName(record),
              node: endName(sending ?? { inside: null }, end, names.node),
            };
            announce(record.sent ? say('message.chosen.leaving', chosen) : say('message.chosen.arriving', chosen));
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Sentences for the events at a message's end, as the list of events has them. */
function useReported({ reports }: MessageDetail): readonly string[] {
  const { diary } = useLog();
  const texts = useEventTexts(diary);
  const reported = useEventTexts(reports);
  return useMemo(() => {
    // The list has read the events of calls from the beginning, and knows more connections by name.
    const known = new Map(texts.map(({ number, text }) => [number, text]));
    return reported.map(({ number, text }) => known.get(number) ?? text);
  }, [texts, reported]);
}

function Content({ detail }: { readonly detail: MessageDetail }) {
  const [isQuiz, setQuiz] = useState(false);
  const [chosen, choose] = useState<number | null>(null);
  const [hovered, hover] = useState<number | null>(null);
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set());
  const names = useNames();
  const fields = useMemo(() => fieldsOf(detail.layers, names.node), [detail, names]);
  const reported = useReported(detail);
  const current = hovered ?? chosen;
  const isHidden = (index: number) => isQuiz && !revealed.has(index);
  return (
    <>
      <section className={styles.part}>
        <h3>{say('message.events')}</h3>
        {reported.length === 0 ? (
          <p className="muted">{say('message.no-events')}</p>
        ) : (
          <ul data-testid="packet-said">
            {reported.map((sentence, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two events may have the same sentence
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <div className={styles.lead}>
          <h3>{say('message.fields')}</h3>
          <Button
            kind="quiet"
            aria-pressed={isQuiz}
            title={say('quiz.hint')}
            data-testid="quiz"
            onPress={() => {
              setQuiz(!isQuiz);
              setRevealed(new Set());
            }}
          >
            {say('quiz.start')}
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
        <h3>{say('message.octets')}</h3>
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
