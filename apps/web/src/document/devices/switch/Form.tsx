/** What can be set in a switch: speed, ports with their buffers, and the table of connections. */
import type { Switch } from '@lanelab/scenario';
import { Button } from '../../../base/ui/Button.tsx';
import { Fold } from '../../../base/ui/Fold.tsx';
import { serviceWords, signallingWords } from '../../../base/words/device-words.ts';
import { phyLabels } from '../../../base/words/format-words.ts';
import { processorParameters } from '../../../base/words/parameter-words.ts';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { QuantityField } from '../../form/QuantityField.tsx';
import { ServiceRows } from '../../form/ServiceRows.tsx';
import { WordField } from '../../form/WordField.tsx';
import { ExplicitRateFields } from './ExplicitRateFields.tsx';
import styles from './Form.module.css';
import { QueueFields } from './QueueFields.tsx';
import { RouteRows } from './RouteRows.tsx';

export default function SwitchForm({ node, neighbours, elans, onShowLink }: NodeFormProps<Switch>) {
  return (
    <>
      <QuantityField label="Latency" path={['latencyPs']} quantity="time" usual="µs" />
      <QuantityField label="Backplane" path={['backplaneMbps']} quantity="Mb/s" nullWord="no limit" />
      <OptionalPart label={signallingWords.title} part="signalling">
        <QuantityField
          label={signallingWords.message}
          path={['signalling', 'messagePs']}
          quantity="time"
          usual="µs"
          nullWord={signallingWords.noTime}
          emptyValue={undefined}
        />
        <WordField
          label={signallingWords.prefix}
          path={['signalling', 'prefix']}
          placeholder={signallingWords.ownPrefix}
          isOptional
        />
        <Fold title={serviceWords.inside} summary={String(node.services?.length ?? 0)} testId="fold-services">
          <ServiceRows services={node.services ?? []} elans={elans} />
        </Fold>
        <OptionalPart label={serviceWords.processor} part="processor">
          <ParameterFields path={['processor']} parameters={processorParameters} />
        </OptionalPart>
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
              <ExplicitRateFields path={['ports', index, 'explicitRate']} />
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
