/** All tables of a device at the play head, part by part, with their changes marked. */
import { say } from '@lanelab/messages/messages';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { ownerName } from '@lanelab/messages/tables';
import { useEffect, useState } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { Button } from '../../base/ui/Button.tsx';
import { Select } from '../../base/ui/Select.tsx';
import { selecting } from '../../document/store/selection.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { instantWords } from '../../playback/gap-words.ts';
import type { ProtocolTable, TableRow } from '../../playback/run/types.ts';
import { usePlaybackValue } from '../../playback/use-playback.ts';
import { useLog, useProtocols } from './context.ts';
import type { WrittenRows } from './log.ts';
import { ProtocolGrid } from './ProtocolGrid.tsx';
import { originOf } from './row-origins.ts';
import styles from './TablesPanel.module.css';
import { byOwner, comparedTables } from './table-diff.ts';

interface Look {
  readonly node: number;
  readonly timePs: number;
  readonly tables: readonly ProtocolTable[];
}

export function TablesPanel() {
  const { log, playback } = useProtocols();
  const { tables, states, written } = useLog();
  const failure = usePlaybackValue(playback, (state) => (state.status === 'empty' ? state.failure : null));
  const node = useDevice() ?? busiest(states);
  const [mark, setMark] = useState<Look | null>(null);
  useEffect(() => (node === null ? undefined : log.watchTables(node)), [log, node]);
  const now = tables !== null && tables.node === node ? tables : null;
  const before = useLookBefore(now);
  const compared = mark !== null && mark.node === node ? mark : null;
  const parts = states.find((device) => device.node === node)?.states ?? [];
  const remember = () => {
    if (now === null) return;
    setMark(now);
    announce(say('tables.since', { time: instantWords(now.timePs) }));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- M has a button, too
    <div
      className={styles.panel}
      data-testid="tables"
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        remember();
      }}
    >
      <DeviceChoice node={node} />
      {failure === null ? null : <p className="muted">{failure}</p>}
      {node === null ? <p className="muted">{say('tables.no-device')}</p> : null}
      {now === null ? null : (
        <>
          <div className={styles.lead}>
            <span className="muted" data-testid="tables-as-of">
              {say('tables.as-of', { time: instantWords(now.timePs) })}
            </span>
            <Button
              kind="quiet"
              aria-pressed={compared !== null}
              aria-keyshortcuts="M"
              title={compared === null ? say('tables.mark.hint') : say('tables.unmark')}
              data-testid="mark-tables"
              onPress={() => (compared === null ? remember() : setMark(null))}
            >
              {say('tables.mark')}
            </Button>
          </div>
          {parts.length === 0 ? null : (
            <ul className={styles.states} aria-label={say('tables.states')}>
              {parts.map(({ process, phase, ok }, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- processes keep their order
                <li key={index} data-ok={ok}>
                  <b>{sayProtocol(`process.${process}`)}</b> {sayProtocol(`phase.${phase}`)}
                </li>
              ))}
            </ul>
          )}
          {compared === null ? null : (
            <p className="muted">{say('tables.since', { time: instantWords(compared.timePs) })}</p>
          )}
          {written === null || written.node !== node ? null : <Written look={now} written={written} />}
          <Tables look={now} before={compared?.tables ?? before} hasGone={compared !== null} />
        </>
      )}
    </div>
  );
}

/** The device that is selected on the drawing. */
function useDevice(): number | null {
  return useEditor(({ selection, scenario }) => {
    if (selection.nodes.size !== 1) return null;
    return scenario.model.nodes.find(({ id }) => selection.nodes.has(id))?.id ?? null;
  });
}

/** Of a run's devices the one with most processes: its tables are shown until a device is chosen. Null while there is no run. */
function busiest(states: ReturnType<typeof useLog>['states']): number | null {
  const [most] = states.toSorted((a, b) => b.states.length - a.states.length);
  return most === undefined || most.states.length === 0 ? null : most.node;
}

function DeviceChoice({ node }: { readonly node: number | null }) {
  const store = useEditorStore();
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const none = 'none';
  return (
    <div className={styles.device}>
      <Select
        label={say('tables.device')}
        options={[
          ...(node === null ? [{ value: none, label: say('tables.choose') }] : []),
          ...nodes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={node === null ? none : String(node)}
        onChange={(value) => {
          if (value !== none) store.select(selecting({ nodes: [Number(value)] }));
        }}
        testId="tables-device"
      />
    </div>
  );
}

/** The number of rows that a message wrote, and a button that takes their marks away. */
function Written({ look, written }: { readonly look: Look; readonly written: WrittenRows }) {
  const { log } = useProtocols();
  const count = look.tables.flatMap(({ rows }) => rows).filter(({ sincePs }) => sincePs === written.sincePs).length;
  return (
    <p className={styles.note} role="status" data-testid="rows-written">
      {say('tables.written', { count, name: written.by })}{' '}
      <Button kind="quiet" onPress={() => log.markWritten(null)}>
        {say('tables.written.end')}
      </Button>
    </p>
  );
}

/** A change stays marked for this long, ms. */
const FRESH_MS = 2500;

/** The tables of the same device as they were shown shortly before; null at first. */
function useLookBefore(now: Look | null): readonly ProtocolTable[] | null {
  const [before, setBefore] = useState<Look | null>(null);
  useEffect(() => {
    if (now === null) return;
    setBefore((was) => (was?.node === now.node ? was : now));
    // Each answer becomes the one that later answers are compared with, even if others have come in between.
    setTimeout(() => setBefore((was) => (was?.node === now.node ? now : was)), FRESH_MS);
  }, [now]);
  return before !== null && before.node === now?.node ? before.tables : null;
}

interface TablesProps {
  readonly look: Look;
  readonly before: readonly ProtocolTable[] | null;
  readonly hasGone: boolean;
}

function Tables({ look, before, hasGone }: TablesProps) {
  const { log, places } = useProtocols();
  const { written } = useLog();
  const markedPs = written !== null && written.node === look.node ? written.sincePs : null;
  const [isNothing, setNothing] = useState(false);
  const open = (row: TableRow) => {
    const { sendings, diary } = log.getState();
    const { message, sentence } = originOf(sendings, diary, look.node, row.sincePs);
    if (sentence !== null) log.chooseSentence(sentence);
    if (message !== null) log.choose(message);
    setNothing(message === null && sentence === null);
    if (message !== null) places.packet();
    else if (sentence !== null) places.diary();
    else announce(say('tables.no-origin'));
  };
  if (look.tables.length === 0) return <p className="muted">{say('tables.none')}</p>;
  return (
    <>
      {isNothing ? (
        <p className={styles.note} role="note">
          {say('tables.no-origin')}
        </p>
      ) : null}
      {byOwner(comparedTables(look.tables, before, hasGone)).map(([owner, tables]) => (
        <section key={owner} className={styles.part} aria-label={ownerName(owner)}>
          <h3>{ownerName(owner)}</h3>
          {tables.map((table) => (
            <ProtocolGrid key={table.key} table={table} timePs={look.timePs} markedPs={markedPs} onOpen={open} />
          ))}
        </section>
      ))}
    </>
  );
}
