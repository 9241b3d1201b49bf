/** The owner of an ATM address: its end system identifier names the device and port, its selector the machine there. */
import { say } from '@lanelab/messages/protocol';
import { type Node, overOf, type Scenario, servicesOf } from '@lanelab/scenario';

/** A machine that has an ATM address of its own. */
export type EndKind = 'lec' | 'lecs' | 'les' | 'bus' | 'mpc-control' | 'mpc' | 'mps' | 'clip' | 'atmarp' | 'station';

export interface AtmEnd {
  readonly node: number;
  readonly kind: EndKind;
  /** “A’s LEC in red” */
  readonly name: string;
}

/** The engine numbers the services inside a switch from here on. */
const INNER = 2 ** 23;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** The end system identifier of a port whose address the document leaves open. */
const automatic = (node: number, port: number): string =>
  `02${hex(0x80 | ((port >> 8) & 0x7f), 2)}${hex(node, 6)}${hex(port & 0xff, 2)}`;

/** Names of the ELANs of a device's clients, in the engine's order. */
function clientElans(node: Node, { elans }: Scenario['model']): readonly string[] {
  const elanName = (id: number | undefined) => elans.find((elan) => elan.id === id)?.name ?? '';
  if (node.kind === 'edge') return node.bridges.map(({ elan }) => elanName(elan));
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap((entry) => (overOf(entry) === 'lane' ? [elanName(entry.elan)] : []));
}

function kindOf(selector: number): { readonly kind: EndKind; readonly index: number } {
  const single: Readonly<Record<number, EndKind>> = { 1: 'mpc-control', 2: 'mpc', 3: 'mps', 4: 'lecs' };
  const kind = single[selector];
  if (kind !== undefined) return { kind, index: 0 };
  const ranges: readonly (readonly [number, EndKind])[] = [
    [0xe0, 'atmarp'],
    [0xc0, 'bus'],
    [0xa0, 'les'],
    [0x80, 'clip'],
    [0x10, 'lec'],
  ];
  const range = ranges.find(([first]) => selector >= first);
  return range === undefined ? { kind: 'station', index: 0 } : { kind: range[1], index: selector - range[0] };
}

/** The ELAN or the subnet that a service is for. */
function servedBy(node: Node, index: number, { elans }: Scenario['model']): string {
  const service = servicesOf(node)[index];
  if (service?.kind === 'les') return elans.find(({ id }) => id === service.elan)?.name ?? '';
  return service?.kind === 'atmarp' ? `${service.network}/${service.prefix}` : '';
}

function nameOf(kind: EndKind, node: Node, index: number, model: Scenario['model']): string {
  const device = node.name;
  switch (kind) {
    case 'lec': {
      const elans = clientElans(node, model);
      const elan = elans[index];
      return elans.length > 1 && elan !== undefined ? say('end.lec.in', { device, elan }) : say('end.lec', { device });
    }
    case 'les':
    case 'bus':
      return say(`end.${kind}`, { elan: servedBy(node, index, model) });
    case 'atmarp':
      return say('end.atmarp', { subnet: servedBy(node, index, model) });
    case 'mpc-control':
      return say('end.mpc', { device });
    case 'lecs':
    case 'mpc':
    case 'mps':
    case 'clip':
    case 'station':
      return say(`end.${kind}`, { device });
  }
}

/** Finds the owner of an address, written as `prefix-esi-selector`; null where no device has it. */
export function atmEnds({ model }: Scenario): (address: string) => AtmEnd | null {
  const owners = new Map<string, Node>();
  for (const node of model.nodes)
    if (node.kind === 'switch') owners.set(automatic(node.id + INNER, 1), node);
    else
      for (const port of node.ports)
        owners.set(port.mac?.replaceAll(':', '').toLowerCase() ?? automatic(node.id, port.id), node);
  return (address) => {
    const [, esi = '', selector = ''] = address.split('-');
    const node = owners.get(esi);
    if (node === undefined) return null;
    const { kind, index } = kindOf(Number.parseInt(selector, 16));
    return { node: node.id, kind, name: nameOf(kind, node, index, model) };
  };
}
