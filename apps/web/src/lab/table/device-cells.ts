/** What the grid of devices says of emulated LANs, servers and MPOA. */
import { type Elan, type Node, servicesOf } from '@lanelab/scenario';
import { gridWords } from '../../base/words/grid-words.ts';
import { setField } from '../../document/store/edits/field.ts';
import type { FieldPath } from '../../document/store/edits/set-in.ts';
import type { ChosenCell } from './columns.ts';

interface Client {
  readonly elan: number;
  /** To the number of its ELAN. */
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
  [...new Set(clientsOf(node).map(({ elan }) => nameOf(elans, elan)))].join(', ');

/** Which ELAN, for a device with one client; several are told apart in its form. */
export function elanCell(node: Node, elans: readonly Elan[]): ChosenCell | null {
  const [client, ...others] = clientsOf(node);
  if (client === undefined || others.length > 0) return null;
  return {
    kind: 'chosen',
    value: String(client.elan),
    options: elans.map(({ id, name }) => ({ value: String(id), label: name })),
    write: (value) => setField({ of: 'nodes', id: node.id }, client.path, Number(value), gridWords.elan),
  };
}

/** Signalling, servers, and MPOA on either side. */
export function runsWords(node: Node, elans: readonly Elan[]): string {
  const services = servicesOf(node).map((service) => {
    if (service.kind === 'lecs') return gridWords.lecs;
    if (service.kind === 'les') return gridWords.les(nameOf(elans, service.elan));
    return gridWords.atmarp(`${service.network}/${service.prefix}`);
  });
  return [
    ...(node.kind === 'switch' && node.signalling !== undefined ? [gridWords.signalling] : []),
    ...services,
    ...(node.kind === 'router' && node.mps !== undefined ? [gridWords.mps] : []),
    ...((node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined ? [gridWords.mpc] : []),
  ].join(', ');
}
