/** The two ends of a shortcut that a check asks about: MPOA clients of the sender, and addresses of the receiver. */
import type { Model, Node } from '@lanelab/scenario';
import { Missing } from '../fault.ts';
import type { ShortcutSyntax } from '../syntax.ts';
import { deviceOf } from './names.ts';
import type { Scope } from './scope.ts';

/** Edge devices that a station reaches over Ethernet, through hubs. */
function edgesOf(node: Node, model: Model, seen = new Set<number>()): readonly Node[] {
  seen.add(node.id);
  return model.links
    .flatMap(({ a, b }) => (a.node === node.id ? [b.node] : b.node === node.id ? [a.node] : []))
    .flatMap((id) => model.nodes.filter((each) => each.id === id && !seen.has(id)))
    .flatMap((each) => (each.kind === 'edge' ? [each] : each.kind === 'hub' ? edgesOf(each, model, seen) : []));
}

const hasClient = (node: Node) => 'mpc' in node && node.mpc !== undefined;

export function shortcutEnds(
  flow: ShortcutSyntax['flow'],
  { scenario }: Scope,
): { readonly clients: readonly number[]; readonly destinations: readonly string[] } {
  const [from, to] = [deviceOf(scenario, flow.from), deviceOf(scenario, flow.to)];
  const clients = hasClient(from) ? [from] : edgesOf(from, scenario.model).filter(hasClient);
  if (clients.length === 0)
    throw new Missing({ code: 'no-process', place: flow.from.place, process: 'mpc', device: from.name });
  const destinations = 'interfaces' in to ? to.interfaces.map(({ ip }) => ip) : [];
  return { clients: clients.map(({ id }) => id), destinations };
}
