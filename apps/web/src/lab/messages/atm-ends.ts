/** The owner of an ATM address, by the name that sentences have for it. */
import { say } from '@lanelab/messages/protocol';
import type { Scenario } from '@lanelab/scenario';
import type { AtmEnd } from '../../playback/run/types.ts';

export interface NamedEnd extends Pick<AtmEnd, 'node' | 'kind'> {
  /** “A’s LEC in red” */
  readonly name: string;
}

function nameOf(
  { node, kind, elan, subnet = '' }: AtmEnd,
  ends: readonly AtmEnd[],
  { nodes, elans }: Scenario['model'],
) {
  const device = nodes.find(({ id }) => id === node)?.name ?? '';
  const elanName = elans.find(({ id }) => id === elan)?.name ?? '';
  switch (kind) {
    case 'lec': {
      const isOneOfMany = ends.filter((end) => end.node === node && end.kind === 'lec').length > 1;
      return isOneOfMany ? say('end.lec.in', { device, elan: elanName }) : say('end.lec', { device });
    }
    case 'les':
    case 'bus':
      return say(`end.${kind}`, { elan: elanName });
    case 'atmarp':
      return say('end.atmarp', { subnet });
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

/** Finds the owner of an address among those that the engine knows; null where no device has it. */
export function namedEnds(ends: readonly AtmEnd[], { model }: Scenario): (address: string) => NamedEnd | null {
  const owners = new Map(
    ends.map((end) => [end.address, { node: end.node, kind: end.kind, name: nameOf(end, ends, model) }]),
  );
  return (address) => owners.get(address) ?? null;
}
