/** What can be set in a switch: speed, ports with their buffers, and the table of connections. */
import type { Switch } from '@lanelab/scenario';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { ServiceRows } from '../../form/ServiceRows.tsx';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { phyLabels } from '../../words/format-words.ts';
import styles from './Form.module.css';
import { QueueFields } from './QueueFields.tsx';
import { RouteRows } from './RouteRows.tsx';

export default function SwitchForm({ node, neighbours, elans, onShowLink }: NodeFormProps<Switch>) {
  return (
    <>
      <QuantityField label="Latency" path={['latencyPs']} quantity="time" usual="µs" />
      <QuantityField label="Backplane" path={['backplaneMbps']} quantity="Mb/s" nullWord="no limit" />
      <OptionalPart label="Signalling" part="signalling">
        <QuantityField
          label="Message takes"
          path={['signalling', 'messagePs']}
          quantity="time"
          usual="µs"
          nullWord="0 s"
          emptyValue={undefined}
        />
        <Fold title="Servers inside" summary={String(node.services?.length ?? 0)} testId="fold-services">
          <ServiceRows services={node.services ?? []} elans={elans} />
        </Fold>
      </OptionalPart>
      <h3 className={styles.head}>Ports and their output buffers</h3>
      {node.ports.length === 0 ? <p className={styles.empty}>None yet. A link brings its own.</p> : null}
      {node.ports.map((port, index) => {
        const there = neighbours.get(port.id);
        return (
          <Fold
            key={port.id}
            title={`${port.id} ${there === undefined ? 'no link' : `to ${there.name}`}`}
            summary={phyLabels[port.phy].split(',')[0]}
            testId={`port-${port.id}`}
          >
            <div className={styles.port}>
              <QueueFields path={['ports', index, 'queues']} queues={port.queues} />
              {there === undefined ? null : (
                <Button kind="quiet" onPress={() => onShowLink(there.link)}>
                  Show the link
                </Button>
              )}
            </div>
          </Fold>
        );
      })}
      <h3 className={styles.head}>Connections</h3>
      <RouteRows node={node} neighbours={neighbours} />
    </>
  );
}
