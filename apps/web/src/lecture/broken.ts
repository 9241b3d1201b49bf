/** The lecture's network with its MPOA server failing. */
import { parseScenario, type Scenario } from '@lanelab/scenario';

/** The MPOA server of every router stops at an instant. */
export function withoutServer(scenario: Scenario, atPs: number): Scenario {
  const { model } = scenario;
  const changes = model.nodes.flatMap((node) =>
    node.kind === 'router' && node.mps !== undefined
      ? [{ atPs, kind: 'process' as const, node: node.id, process: 'mps' as const, up: false }]
      : [],
  );
  const parsed = parseScenario({ ...scenario, model: { ...model, changes: [...model.changes, ...changes] } });
  return parsed.ok ? parsed.scenario : scenario;
}
