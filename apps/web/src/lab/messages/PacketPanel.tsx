/** The chosen message at one of its ends: the events there, its fields, its octets, and buttons to related messages. */
import { messageName, purposeOf, say as sayName } from '@lanelab/messages/message-names';
import { say } from '@lanelab/messages/messages';
import { useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { selecting } from '../../document/store/selection.ts';
import { useEditorStore } from '../../document/store/use-editor.ts';
import { instantWords } from '../../playback/gap-words.ts';
import { firstMark } from '../../playback/mark-at.ts';
import { HAPPENED_PS } from '../../playback/steps.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useLog, useNames, usePdu, useProtocols } from './context.ts';
import { DataPacket } from './DataPacket.tsx';
import { FateMark } from './FateMark.tsx';
import { type Related, relatedTo } from './follow.ts';
import { chosenSending } from './log.ts';
import styles from './PacketPanel.module.css';
import { PduContent } from './PduContent.tsx';
import { endName, hasRecord, type Sending } from './sendings.ts';

export function PacketPanel() {
  const { log, places, playback } = useProtocols();
  const state = useLog();
  const { chosen, detail, sendings } = state;
  const isPlaying = usePlaybackValue(playback, (clock) => clock.isPlaying);
  const sending = chosenSending(state);
  const { packet } = usePdu();
  const related = useMemo(() => (chosen === null ? null : relatedTo(sendings, chosen)), [sendings, chosen]);
  if (packet !== null) return <DataPacket detail={packet} />;
  if (chosen === null || related === null)
    return (
      <div className={styles.panel} data-testid="packet">
        <p className="muted">{say('message.none')}</p>
        <p className="muted">{say('pdu.none')}</p>
        <p className={styles.actions}>
          <Button onPress={places.messages}>{say('message.list')}</Button>
          <OpenMoving />
        </p>
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
        <PduContent key={detail.number} detail={detail} cells={sending.sent?.cells} />
      )}
    </div>
  );
}

/** For keys: what the pointer opens by a click on the drawing. */
function OpenMoving() {
  const { pdu, playback } = useProtocols();
  return (
    <Button
      data-testid="open-moving"
      onPress={() => {
        const mark = firstMark(playback.recording, playback.timePs());
        if (mark === null) announce(say('pdu.nothing-moves'));
        else void pdu.open(mark);
      }}
    >
      {say('pdu.open-first')}
    </Button>
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
