/** The processes that a device runs, as its document has them. */
import { type Node, overOf, type ProcessName, servicesOf } from '@lanelab/scenario';

/** The processes of a device and how many of each, in the order of menus. */
export function processCounts(node: Node): ReadonlyMap<ProcessName, number> {
  const interfaces = node.kind === 'host' || node.kind === 'router' ? node.interfaces : [];
  const services = servicesOf(node).map(({ kind }) => kind);
  const servers = services.filter((kind) => kind === 'les').length;
  const counts: readonly (readonly [ProcessName, number])[] = [
    [
      'lec',
      interfaces.filter((entry) => overOf(entry) === 'lane').length + (node.kind === 'edge' ? node.bridges.length : 0),
    ],
    ['mpc', (node.kind === 'host' || node.kind === 'edge') && node.mpc !== undefined ? 1 : 0],
    ['mps', node.kind === 'router' && node.mps !== undefined ? 1 : 0],
    ['clip', interfaces.filter((entry) => overOf(entry) === 'svc').length],
    ['lecs', services.includes('lecs') ? 1 : 0],
    ['les', servers],
    ['bus', servers],
    ['atmarp', services.filter((kind) => kind === 'atmarp').length],
  ];
  return new Map(counts.filter(([, count]) => count > 0));
}
