/** What each kind of work takes on a host's processor. */
import { say } from '@lanelab/messages/properties';
import { QuantityField } from './QuantityField.tsx';
import type { FieldPath } from './record.ts';

const packetCosts = [
  { key: 'syscallPs', label: say('cpu-fields.system-call') },
  { key: 'sendPacketPs', label: say('cpu-fields.packet-sent') },
  { key: 'receivePacketPs', label: say('cpu-fields.packet-received') },
  { key: 'interruptPs', label: say('cpu-fields.interrupt') },
  { key: 'tickPs', label: say('cpu-fields.clock-tick-each-10-ms') },
  { key: 'cellPs', label: say('cpu-fields.cell-by-the-driver') },
] as const;

const octetCosts = [
  { key: 'copyPsPerOctet', label: say('cpu-fields.copy') },
  { key: 'checksumPsPerOctet', label: say('cpu-fields.checksum') },
] as const;

interface CpuFieldsProps {
  readonly path: FieldPath;
  /** What it means that a cost is not there, where it may be left out. */
  readonly unset?: string;
}

export function CpuFields({ path, unset }: CpuFieldsProps) {
  const optional = unset === undefined ? {} : { nullWord: unset, emptyValue: undefined };
  return (
    <>
      <QuantityField
        label={say('cpu-fields.speed')}
        path={[...path, 'speed']}
        quantity="number"
        {...optional}
        note={say('cpu-fields.every-cost-but-that-of')}
      />
      {packetCosts.map(({ key, label }) => (
        <QuantityField key={key} label={label} path={[...path, key]} quantity="time" usual="µs" {...optional} />
      ))}
      {octetCosts.map(({ key, label }) => (
        <QuantityField key={key} label={label} path={[...path, key]} quantity="time/octet" {...optional} />
      ))}
    </>
  );
}
