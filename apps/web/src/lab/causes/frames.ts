/** Silence of Ethernet frames between generators behind edge devices: what keeps the clients that bridge them from their ELAN. */
import { type Model, Wiring } from '@lanelab/scenario';
import { segmentAt } from '../../document/store/edits/lan.ts';
import { type Finding, first } from './cause.ts';
import { findingOfDown } from './client-causes.ts';
import { type Client, clientsIn } from './clients.ts';
import type { Evidence } from './evidence.ts';
import { deadFinding, serversNeeded } from './processes.ts';

/** Clients of the emulated LANs that frames from a port come to. */
function clientsAt(model: Model, node: number, port: number): readonly Client[] {
  const far = new Wiring(model).far({ node, port });
  const elans = far === undefined ? new Set<number>() : segmentAt(model, far.end).elans;
  return clientsIn(model).filter(({ elan, path: [list] }) => list === 'bridges' && elans.has(elan));
}

/** The dead process or the client without its ELAN that frames of a flow wait for. */
export function framesFinding(
  evidence: Evidence,
  flow: { readonly from: number; readonly port: number; readonly to: number; readonly toPort: number },
): Finding | null {
  const { model } = evidence.scenario;
  const clients = [...clientsAt(model, flow.from, flow.port), ...clientsAt(model, flow.to, flow.toPort)];
  const needed = clients.flatMap(({ node, elan }) => [
    ...serversNeeded(model, elan),
    { node, process: 'lec' as const },
  ]);
  return deadFinding(evidence, needed) ?? first(clients, (client) => findingOfDown(evidence, client));
}
