/** A port’s clock and its station: how far the clock is off, the time between frames, and where signalling waits. */
import { say } from '@lanelab/messages/properties';
import { clockTolerancePpm, isEthernet, type Node, type Port, type SwitchPort } from '@lanelab/scenario';
import { ChoiceField } from './ChoiceField.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { FieldPath } from './record.ts';

const queueWords = [{ value: 'own', label: say('port.signalling-own') }] as const;

interface ClockFieldProps {
  readonly port: Pick<Port | SwitchPort, 'id' | 'phy'>;
  readonly at: FieldPath;
}

/** How far a port’s clock is off. */
export function ClockField({ port: { id, phy }, at }: ClockFieldProps) {
  return (
    <QuantityField
      label={say('port.clock', { port: id })}
      path={[...at, 'clockPpm']}
      quantity="ppm"
      nullWord={say('port.clock-of-scenario')}
      emptyValue={undefined}
      note={say('port.clock-why', { max: String(clockTolerancePpm(phy)) })}
    />
  );
}

interface StationFieldsProps {
  readonly port: Port;
  readonly at: FieldPath;
  readonly kind: Exclude<Node['kind'], 'switch' | 'hub'>;
}

export function StationFields({ port, at, kind }: StationFieldsProps) {
  return (
    <>
      <ClockField port={port} at={at} />
      {isEthernet(port.phy) ? (
        <QuantityField
          label={say('port.turnaround', { port: port.id })}
          path={[...at, 'turnaroundPs']}
          quantity="time"
          usual="µs"
          nullWord={say('port.no-turnaround')}
          emptyValue={undefined}
        />
      ) : null}
      {isEthernet(port.phy) || kind === 'generator' ? null : (
        <ChoiceField
          label={say('port.signalling', { port: port.id })}
          path={[...at, 'signallingQueue']}
          options={queueWords}
          show={(value) => (value === 'own' ? 'own' : '')}
          absent={say('port.signalling-shared')}
        />
      )}
    </>
  );
}
