/** A data packet at one of the devices on its path: where it has been, what it holds, and on to where it goes. */
import { say } from '@lanelab/messages/messages';
import { useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { instantWords, spanWords } from '../../playback/gap-words.ts';
import type { PacketDetail, PacketRecord } from '../../playback/run/types.ts';
import { useNames, usePdu, useProtocols } from './context.ts';
import styles from './PacketPanel.module.css';
import { PduContent } from './PduContent.tsx';

export function DataPacket({ detail }: { readonly detail: PacketDetail }) {
  const { pdu, places } = useProtocols();
  const names = useNames();
  const { path } = usePdu();
  // What arrives has the cells that it left in.
  const isSameHop = ({ sender, ordinal }: PacketRecord) => sender === detail.sender && ordinal === detail.ordinal;
  const cells = detail.cells ?? path.find((record) => record.sent && isSameHop(record))?.cells;
  const { message, node, sent, vpi, vci, octets, atPs } = detail;
  const place = { node: names.node(node), vcc: `${vpi}/${vci}`, count: octets };
  const isEthernet = detail.layers[0]?.id === 'ethernet';
  const where = sent
    ? say(isEthernet ? 'pdu.leaving.ethernet' : 'pdu.leaving', place)
    : say(isEthernet ? 'pdu.arriving.ethernet' : 'pdu.arriving', place);
  return (
    <div className={styles.panel} data-testid="packet">
      <header className={styles.head}>
        <h2 data-testid="packet-title">{say('pdu.title', { name: message })}</h2>
        <p className={styles.where} data-testid="packet-where">
          {say('pdu.at', { time: instantWords(atPs), where })}
        </p>
        <p className={styles.actions}>
          <Button kind="quiet" onPress={places.messages}>
            {say('message.list')}
          </Button>
          <Button kind="quiet" onPress={pdu.close}>
            {say('pdu.close')}
          </Button>
        </p>
      </header>
      <Path number={detail.number} />
      <PduContent key={detail.number} detail={detail} cells={cells} />
    </div>
  );
}

/** Every device where the packet has been so far, as buttons, and the step on. */
function Path({ number }: { readonly number: number }) {
  const { pdu } = useProtocols();
  const { path, isSearching } = usePdu();
  const names = useNames();
  const [isLost, setLost] = useState(false);
  const at = path.findIndex((record) => record.number === number);
  const before = path[at - 1];
  const first = path[0]?.atPs ?? 0;
  const follow = async () => {
    const isSeen = await pdu.goOn();
    setLost(!isSeen);
    if (!isSeen) announce(say('pdu.not-seen'));
  };
  return (
    <section className={styles.part} aria-label={say('pdu.path')}>
      <div className={styles.follow} role="group" aria-label={say('follow.label')}>
        <Button
          isDisabled={before === undefined}
          title={say('pdu.back.title')}
          data-testid="pdu-back"
          onPress={() => before !== undefined && void pdu.go(before)}
        >
          {say('pdu.back')}
        </Button>
        <Button isDisabled={isSearching} title={say('pdu.on.title')} data-testid="pdu-on" onPress={() => void follow()}>
          {say('pdu.on')}
        </Button>
      </div>
      {isLost ? <p className="muted">{say('pdu.not-seen')}</p> : null}
      <ol className={styles.path} data-testid="pdu-path">
        {path.map((record) => (
          <li key={record.number}>
            <Button
              kind="quiet"
              aria-current={record.number === number ? 'step' : undefined}
              onPress={() => void pdu.go(record)}
            >
              {say(record.sent ? 'pdu.path.leaves' : 'pdu.path.arrives', { node: names.node(record.node) })}{' '}
              <span className={styles.time}>{spanWords(record.atPs - first)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
