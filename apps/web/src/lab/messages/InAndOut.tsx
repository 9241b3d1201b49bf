/** What a device did to the packet: its layers and the changed fields, as it came in beside as it went out. */
import { say } from '@lanelab/messages/messages';
import { useMemo } from 'react';
import type { PacketLayer } from '../../playback/run/types.ts';
import { useNames } from './context.ts';
import styles from './InAndOut.module.css';
import { changedFields, layerNames } from './in-and-out.ts';
import panel from './PacketPanel.module.css';
import type { SwitchStop } from './pdu-path.ts';
import { type SeenAs, useCell } from './use-cell.ts';

interface InAndOutProps {
  readonly node: number;
  readonly came: readonly PacketLayer[];
  readonly left: readonly PacketLayer[];
}

export function InAndOut({ node, came, left }: InAndOutProps) {
  const names = useNames();
  const changed = useMemo(() => changedFields(came, left, names.node), [came, left, names]);
  const title = say('through.title', { node: names.node(node) });
  return (
    <section className={panel.part} data-testid="in-and-out">
      <h3>{title}</h3>
      <table className={styles.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{say('through.field')}</th>
            <th scope="col">{say('through.in')}</th>
            <th scope="col">{say('through.out')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{say('through.layers')}</th>
            <td>{layerNames(came)}</td>
            <td>{layerNames(left)}</td>
          </tr>
          {changed.map(({ layer, name, came: before, left: after }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- two fields may have the same name
            <tr key={place}>
              <th scope="row">
                {layer} <span>{name}</span>
              </th>
              <td className="mono">{before}</td>
              <td className="mono">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface InAndOutOfSwitchProps {
  readonly stop: SwitchStop;
  readonly came: SeenAs;
  readonly went: SeenAs;
}

/** At a switch the first cell stands for all: it has another header. */
export function InAndOutOfSwitch({ stop, came, went }: InAndOutOfSwitchProps) {
  const before = useCell(stop.cells, 0, came);
  const after = useCell(stop.cells, 0, went);
  if (!before || !after) return null;
  return <InAndOut node={stop.node} came={before.layers} left={after.layers} />;
}
