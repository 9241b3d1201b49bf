/** What is set in each station. */
import type { Host, Scenario } from '@lanelab/scenario';
import { formatDecimal, formatInteger } from '../format/number.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';

const micro = (ps: number) => formatDecimal(ps / 1e6, 1);
const nano = (ps: number) => formatDecimal(ps / 1e3, 1);

const columns: readonly Column<Host>[] = [
  { title: 'Station', cell: (host) => host.name, isHead: true },
  { title: 'Address', cell: (host) => host.interfaces.map(({ ip }) => ip).join(', ') },
  { title: 'MTU', cell: (host) => host.interfaces.map(({ mtu }) => formatInteger(mtu)).join(', '), isNumber: true },
  { title: 'Speed', cell: (host) => formatDecimal(host.cpu.speed, 3), isNumber: true },
  { title: 'System call, µs', cell: (host) => micro(host.cpu.syscallPs), isNumber: true },
  { title: 'Packet out, µs', cell: (host) => micro(host.cpu.sendPacketPs), isNumber: true },
  { title: 'Packet in, µs', cell: (host) => micro(host.cpu.receivePacketPs + host.cpu.interruptPs), isNumber: true },
  { title: 'Copy, ns/octet', cell: (host) => nano(host.cpu.copyPsPerOctet), isNumber: true },
  {
    title: 'TCP',
    cell: (host) =>
      [host.profile, ...Object.entries(host.stack).map(([key, value]) => `${key} ${String(value)}`)].join(', '),
  },
];

export function HostTable({ scenario }: { readonly scenario: Scenario }) {
  const hosts = scenario.model.nodes.filter((node) => node.kind === 'host');
  if (hosts.length === 0) return <p className="muted">There are no stations in this network.</p>;
  return <DataTable caption="Stations" columns={columns} rows={hosts} rowKey={({ id }) => String(id)} />;
}
