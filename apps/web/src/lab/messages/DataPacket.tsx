/** A data packet at one of the devices on its path: where it has been, what it holds, and on to where it goes. */
import { say } from '@lanelab/messages/messages';
import { useMemo, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import { clockWords, spanWords } from '../../playback/gap-words.ts';
import type { PacketDetail } from '../../playback/run/types.ts';
import { useNames, usePdu, useProtocols } from './context.ts';
import { InAndOut, InAndOutOfSwitch } from './InAndOut.tsx';
import styles from './PacketPanel.module.css';
import { PduContent } from './PduContent.tsx';
import type { CellLabel, Stop } from './pdu-path.ts';
import type { SeenAs } from './use-cell.ts';

export function DataPacket({ detail }: { readonly detail: PacketDetail }) {
  const { pdu, places } = useProtocols();
  const names = useNames();
  const { path, at, through } = usePdu();
  const seenAs = useSeenAs();
  const stop = path[at];
  const { message, node, sent, vpi, vci, octets, atPs } = detail;
  const place = { node: names.node(node), vcc: `${vpi}/${vci}`, count: octets };
  const isEthernet = detail.layers[0]?.id === 'ethernet';
  const atEnd = sent
    ? say(isEthernet ? 'pdu.leaving.ethernet' : 'pdu.leaving', place)
    : say(isEthernet ? 'pdu.arriving.ethernet' : 'pdu.arriving', place);
  const atSwitch = (passed: Stop & { kind: 'switch' }) =>
    say('pdu.passing', {
      node: names.node(passed.node),
      came: labelWords(passed.came),
      went: labelWords(passed.went),
      count: octets,
    });
  const isSwitch = stop?.kind === 'switch';
  return (
    <div className={styles.panel} data-testid="packet">
      <header className={styles.head}>
        <h2 data-testid="packet-title">{say('pdu.title', { name: message })}</h2>
        <p className={styles.where} data-testid="packet-where">
          {say('pdu.at', { time: clockWords(stop?.atPs ?? atPs), where: isSwitch ? atSwitch(stop) : atEnd })}
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
      <Path />
      {isSwitch ? (
        <InAndOutOfSwitch stop={stop} came={seenAs(stop.came)} went={seenAs(stop.went)} />
      ) : through === null ? null : (
        <InAndOut node={node} came={through.came.layers} left={through.left.layers} />
      )}
      <PduContent
        key={detail.number}
        detail={detail}
        cells={cellsOf(detail, path)}
        {...(isSwitch ? { seen: seenAs(stop.went) } : {})}
      />
    </div>
  );
}

/** What arrives has the cells that it left in. */
function cellsOf({ cells, sender, ordinal }: PacketDetail, path: readonly Stop[]) {
  if (cells !== undefined) return cells;
  return path.find(({ record }) => record.sent && record.sender === sender && record.ordinal === ordinal)?.record.cells;
}

const labelWords = ({ vpi, vci }: CellLabel) => `${vpi}/${vci}`;

/** Cells with a label on a link, in the form that their headers have there. */
function useSeenAs(): (label: CellLabel) => SeenAs {
  const { links, nodes } = useEditor((state) => state.scenario.model);
  return useMemo(() => {
    const switches = new Set(nodes.filter(({ kind }) => kind === 'switch').map(({ id }) => id));
    const trunks = new Set(
      links.filter(({ a, b }) => switches.has(a.node) && switches.has(b.node)).map(({ id }) => id),
    );
    return ({ link, vpi, vci }) => ({ vpi, vci, nni: trunks.has(link) });
  }, [links, nodes]);
}

/** Every device where the packet has been so far, as buttons, and the step on. */
function Path() {
  const { pdu } = useProtocols();
  const { path, at, isSearching } = usePdu();
  const [isLost, setLost] = useState(false);
  const before = path[at - 1];
  const first = path[0]?.atPs ?? 0;
  const go = (stop: Stop) => {
    setLost(false);
    void pdu.go(stop);
  };
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
          onPress={() => before !== undefined && go(before)}
        >
          {say('pdu.back')}
        </Button>
        <Button isDisabled={isSearching} title={say('pdu.on.title')} data-testid="pdu-on" onPress={() => void follow()}>
          {say('pdu.on')}
        </Button>
      </div>
      {isLost ? <p className="muted">{say('pdu.not-seen')}</p> : null}
      <ol className={styles.path} data-testid="pdu-path">
        {path.map((stop, place) => (
          <li key={`${stop.kind} ${stop.record.number} ${stop.node} ${stop.atPs}`}>
            <Button kind="quiet" aria-current={place === at ? 'step' : undefined} onPress={() => go(stop)}>
              <StopName stop={stop} /> <span className={styles.time}>{spanWords(stop.atPs - first)}</span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StopName({ stop }: { readonly stop: Stop }) {
  const names = useNames();
  const node = names.node(stop.node);
  if (stop.kind === 'switch')
    return say('pdu.path.passes', { node, came: labelWords(stop.came), went: labelWords(stop.went) });
  return say(stop.record.sent ? 'pdu.path.leaves' : 'pdu.path.arrives', { node });
}
