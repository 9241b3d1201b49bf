/** What each kind of work takes on a host's processor. */
import { QuantityField } from './QuantityField.tsx';
import type { FieldPath } from './record.ts';

const packetCosts = [
  { key: 'syscallPs', label: 'System call' },
  { key: 'sendPacketPs', label: 'Packet sent' },
  { key: 'receivePacketPs', label: 'Packet received' },
  { key: 'interruptPs', label: 'Interrupt' },
  { key: 'tickPs', label: 'Clock tick, each 10 ms' },
  { key: 'cellPs', label: 'Cell, by the driver' },
] as const;

const octetCosts = [
  { key: 'copyPsPerOctet', label: 'Copy' },
  { key: 'checksumPsPerOctet', label: 'Checksum' },
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
        label="Speed"
        path={[...path, 'speed']}
        quantity="number"
        {...optional}
        note="Every cost but that of a cell is divided by it."
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
