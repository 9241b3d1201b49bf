/** Who is behind an ATM address: its end system identifier tells the device and port, its selector the machine there. */
import { type Node, overOf, type Scenario, servicesOf } from '@lanelab/scenario';
import { type EndKind, endWords } from '../../base/words/diary-words.ts';

export interface AtmEnd {
  readonly node: number;
  readonly kind: EndKind;
  /** “A’s LEC in red” */
  readonly name: string;
}

/** Of the numbers that the engine gives services inside a switch. */
const INNER = 2 ** 23;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');

/** What the engine gives a port whose address the document leaves open. */
const automatic = (node: number, port: number): string =>
  `02${hex(0x80 | ((port >> 8) & 0x7f), 2)}${hex(node, 6)}${hex(port & 0xff, 2)}`;

/** Names of the ELANs of a device's clients, in the engine's order. */
function clientElans(node: Node, { elans }: Scenario['model']): readonly string[] {
  const nameOf = (id: number | undefined) => elans.find((elan) => elan.id === id)?.name ?? '';
  if (node.kind === 'edge') return node.bridges.map(({ elan }) => nameOf(elan));
  if (node.kind !== 'host' && node.kind !== 'router') return [];
  return node.interfaces.flatMap((entry) => (overOf(entry) === 'lane' ? [nameOf(entry.elan)] : []));
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

/** What a service is of: its ELAN, or its subnet. */
function servedBy(node: Node, index: number, { elans }: Scenario['model']): string {
  const service = servicesOf(node)[index];
  if (service?.kind === 'les') return elans.find(({ id }) => id === service.elan)?.name ?? '';
  return service?.kind === 'atmarp' ? `${service.network}/${service.prefix}` : '';
}

/** Finds the owner of an address as diaries write it, `prefix-esi-selector`; null where it is nobody's. */
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
    const elans = clientElans(node, model);
    const of = kind === 'lec' ? (elans.length > 1 ? (elans[index] ?? '') : '') : servedBy(node, index, model);
    return { node: node.id, kind, name: endWords[kind](node.name, of) };
  };
}
