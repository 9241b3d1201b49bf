/** Cells of the grid of devices about emulated LANs, servers and MPOA. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/table';
import { type Elan, type Node, servicesOf } from '@lanelab/scenario';
import { setField } from '../../document/store/edits/field.ts';
import type { FieldPath } from '../../document/store/edits/set-in.ts';
import type { ChosenCell } from './columns.ts';

interface Client {
  readonly elan: number;
  /** Path to the number of the ELAN. */
  readonly path: FieldPath;
}

/** The LAN emulation clients of a device. */
function clientsOf(node: Node): readonly Client[] {
  if (node.kind === 'edge') return node.bridges.map(({ elan }, index) => ({ elan, path: ['bridges', index, 'elan'] }));
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap(({ elan }, index) =>
    elan === undefined ? [] : [{ elan, path: ['interfaces', index, 'elan'] }],
  );
}

const nameOf = (elans: readonly Elan[], id: number): string => elans.find((elan) => elan.id === id)?.name ?? `${id}`;

export const elanNames = (node: Node, elans: readonly Elan[]): string =>
  list(new Set(clientsOf(node).map(({ elan }) => nameOf(elans, elan))));

/** The ELAN of a device with one client; those of several clients are changed in the form of the device. */
export function elanCell(node: Node, elans: readonly Elan[]): ChosenCell | null {
  const [client, ...others] = clientsOf(node);
  if (client === undefined || others.length > 0) return null;
  return {
    kind: 'chosen',
    value: String(client.elan),
    options: elans.map(({ id, name }) => ({ value: String(id), label: name })),
    write: (value) => setField({ of: 'nodes', id: node.id }, client.path, Number(value), say('devices.elan-field')),
  };
}

/** What a device runs: signalling, servers, MPOA. */
export function servicesText(node: Node, elans: readonly Elan[]): string {
  const services = servicesOf(node).map((service) => {
    if (service.kind === 'lecs') return say('service.lecs');
    if (service.kind === 'les') return say('service.les', { elan: nameOf(elans, service.elan) });
    return say('service.atmarp', { subnet: `${service.network}/${service.prefix}` });
  });
  return list([
    ...(node.kind === 'switch' && node.signalling !== undefined ? [say('service.signalling')] : []),
    ...services,
    ...(node.kind === 'router' && node.mps !== undefined ? [say('service.mps')] : []),
    ...((node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined ? [say('service.mpc')] : []),
  ]);
}
