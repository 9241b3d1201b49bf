/** What each kind of work takes on a host's processor. */
import { QuantityField } from '../../form/QuantityField.tsx';

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

export function CpuFields() {
  return (
    <>
      <QuantityField
        label="Speed"
        path={['cpu', 'speed']}
        quantity="number"
        note="Every cost but that of a cell is divided by it."
      />
      {packetCosts.map(({ key, label }) => (
        <QuantityField key={key} label={label} path={['cpu', key]} quantity="time" usual="µs" />
      ))}
      {octetCosts.map(({ key, label }) => (
        <QuantityField key={key} label={label} path={['cpu', key]} quantity="time/octet" />
      ))}
    </>
  );
}
