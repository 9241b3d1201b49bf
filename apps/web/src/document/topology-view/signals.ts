/** Whether a network sets connections up by itself. */
import { overOf, type Scenario, servicesOf } from '@lanelab/scenario';

/** Emulated LANs, servers, or interfaces that call: not only permanent circuits. */
export function doesSignal({ elans, nodes }: Scenario['model']): boolean {
  return (
    elans.length > 0 ||
    nodes.some(
      (node) =>
        servicesOf(node).length > 0 ||
        ((node.kind === 'host' || node.kind === 'router') && node.interfaces.some((entry) => overOf(entry) === 'svc')),
    )
  );
}
