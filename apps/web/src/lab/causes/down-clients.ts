/** LAN emulation clients that a run has left without their ELAN: since when, why, and how to repair it. */
import type { Problem } from '../../document/store/types.ts';
import type { Finding } from './cause.ts';
import { findingOfClient } from './client-causes.ts';
import { type Client, clientStates, downSince, downWords } from './clients.ts';
import type { Evidence } from './evidence.ts';
import { deadFinding, serversNeeded } from './processes.ts';

/** A client that has not been operational for this long will hardly become so by itself: simulated time, ps. */
const PATIENCE_PS = 10_000_000_000_000;

function findingOf(evidence: Evidence, client: Client): Finding | null {
  const needed = [
    ...serversNeeded(evidence.scenario.model, client.elan),
    { node: client.node, process: 'lec' as const },
  ];
  return deadFinding(evidence, needed) ?? findingOfClient(evidence, client);
}

/** One entry for each client that has been down for 10 s of simulated time, but for those whose cause is known already. */
export function clientProblems(
  evidence: Evidence,
  known: readonly Pick<Finding, 'code' | 'node'>[] = [],
): readonly Problem[] {
  const { model } = evidence.scenario;
  return clientStates(evidence).flatMap(({ client, state }): Problem[] => {
    // Since when it has been down is found in the whole diary: not for a client that is up, of which there may be hundreds.
    if (state?.ok !== false) return [];
    const forPs = evidence.timePs - downSince(evidence, client);
    if (forPs < PATIENCE_PS) return [];
    const found = findingOf(evidence, client);
    if (known.some((cause) => cause.code === found?.code && cause.node === found.node)) return [];
    const [list, at] = client.path;
    return [
      {
        id: `client-down:${client.node}:${list}:${at}`,
        severity: 'warning',
        path: `model.nodes[${model.nodes.findIndex(({ id }) => id === client.node)}]`,
        sentence: downWords(evidence, client, Math.floor(forPs / PATIENCE_PS) * PATIENCE_PS),
        nodes: [client.node],
        links: [],
        flows: [],
        ...(found?.fix === undefined ? {} : { fix: found.fix }),
      },
    ];
  });
}
