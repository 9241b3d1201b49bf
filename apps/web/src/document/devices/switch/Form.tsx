/** What can be set in a switch: speed, ports with their buffers, and the table of connections. */
import { say } from '@lanelab/messages/properties';
import type { Switch } from '@lanelab/scenario';
import { Button } from '../../../base/ui/Button.tsx';
import { Fold } from '../../../base/ui/Fold.tsx';
import type { NodeFormProps } from '../../form/node-form.ts';
import { OptionalPart } from '../../form/OptionalPart.tsx';
import { ParameterFields } from '../../form/ParameterFields.tsx';
import { processorParameters } from '../../form/parameters.ts';
import { QuantityField } from '../../form/QuantityField.tsx';
import { ServiceRows } from '../../form/ServiceRows.tsx';
import { ClockField } from '../../form/StationFields.tsx';
import { WordField } from '../../form/WordField.tsx';
import { phyName } from '../../format-names.ts';
import { ExplicitRateFields } from './ExplicitRateFields.tsx';
import styles from './Form.module.css';
import { QueueFields } from './QueueFields.tsx';
import { RouteRows } from './RouteRows.tsx';

export default function SwitchForm({ node, neighbours, elans, onShowLink }: NodeFormProps<Switch>) {
  return (
    <>
      <QuantityField label={say('form.latency')} path={['latencyPs']} quantity="time" usual="µs" />
      <QuantityField
        label={say('form.backplane')}
        path={['backplaneMbps']}
        quantity="Mb/s"
        nullWord={say('form.no-limit')}
      />
      <OptionalPart label={say('signalling.title')} part="signalling">
        <QuantityField
          label={say('signalling.message')}
          path={['signalling', 'messagePs']}
          quantity="time"
          usual="µs"
          nullWord={say('signalling.no-time')}
          emptyValue={undefined}
        />
        <WordField
          label={say('signalling.prefix')}
          path={['signalling', 'prefix']}
          placeholder={say('signalling.own-prefix')}
          isOptional
        />
        <Fold title={say('service.inside')} summary={String(node.services?.length ?? 0)} testId="fold-services">
          <ServiceRows services={node.services ?? []} elans={elans} />
        </Fold>
        <OptionalPart label={say('service.processor')} part="processor">
          <ParameterFields path={['processor']} parameters={processorParameters} />
        </OptionalPart>
      </OptionalPart>
      <h3 className={styles.head}>{say('form.ports-and-their-output-buffers')}</h3>
      {node.ports.length === 0 ? <p className={styles.empty}>{say('form.none-yet-a-link-brings')}</p> : null}
      {node.ports.map((port, index) => {
        const there = neighbours.get(port.id);
        return (
          <Fold
            key={port.id}
            title={
              there === undefined
                ? say('form.port-without-link', { port: String(port.id) })
                : say('form.port-to', { port: String(port.id), device: there.name })
            }
            summary={phyName(port.phy)}
            testId={`port-${port.id}`}
          >
            <div className={styles.port}>
              <ClockField port={port} at={['ports', index]} />
              <QueueFields path={['ports', index, 'queues']} queues={port.queues} />
              <ExplicitRateFields path={['ports', index, 'explicitRate']} />
              {there === undefined ? null : (
                <Button kind="quiet" onPress={() => onShowLink(there.link)}>
                  {say('form.show-the-link')}
                </Button>
              )}
            </div>
          </Fold>
        );
      })}
      <h3 className={styles.head}>{say('form.connections')}</h3>
      <RouteRows node={node} neighbours={neighbours} />
    </>
  );
}
