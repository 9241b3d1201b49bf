/** The pair of the lecture: one small network, routed and with a shortcut; and the same with its MPOA server failing. */
import { findPreset, parseScenario, type Scenario } from '@lanelab/scenario';

export type PairSide = 'lane' | 'mpoa';

function built(id: string): Scenario {
  const scenario = findPreset(id)?.build();
  if (scenario === undefined) throw new Error(`the lab has no preset ${id}`);
  return scenario;
}

export const pairScenario = (side: PairSide): Scenario => built(`class-${side}`);

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
