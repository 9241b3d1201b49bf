import { findPreset } from '@lanelab/papers/presets';
import { mustParse, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { clientsFor, plans, planWith, type RelayFlow, services, withService } from './relay-parts.ts';

function relayed(): { readonly scenario: Scenario; readonly flow: RelayFlow } {
  const scenario = findPreset('cluj-table1')?.build();
  const flow = scenario?.model.flows.find((candidate) => candidate.kind === 'relay');
  if (scenario === undefined || flow === undefined) throw new Error('cluj-table1 has no relay');
  return { scenario, flow };
}

/** Parses the scenario with the flow in place of the one it was made from. */
function parsed({ model, ...rest }: Scenario, flow: RelayFlow): Scenario {
  return mustParse({
    ...rest,
    model: { ...model, flows: model.flows.map((old) => (old.id === flow.id ? flow : old)) },
  });
}

describe('clientsFor', () => {
  it('offers every receiver that a preset has, the sender too', () => {
    const { scenario, flow } = relayed();
    expect(flow.receivers).toContain(flow.from);
    const offered = clientsFor(flow, scenario.model.nodes).map(({ id }) => id);
    expect(offered).toEqual(expect.arrayContaining([...flow.receivers]));
    expect(offered).not.toContain(flow.to);
  });
});

describe('withService', () => {
  it.each(services)('$value has receivers that its checks accept', ({ value }) => {
    const { scenario, flow } = relayed();
    const changed = withService(flow, value, scenario.model.nodes);
    expect(parsed(scenario, changed).model.flows).toContainEqual(changed);
  });

  it('keeps the receiver that it had', () => {
    const { scenario, flow } = relayed();
    const all = withService(flow, 'point-to-multipoint', scenario.model.nodes);
    const last = all.receivers.at(-1) ?? 0;
    expect(withService({ ...all, receivers: [last] }, 'point-to-point', scenario.model.nodes).receivers).toEqual([
      last,
    ]);
  });
});

describe('planWith', () => {
  it.each(plans)('$value is a plan that its checks accept', ({ value }) => {
    const { scenario, flow } = relayed();
    const changed = { ...flow, source: planWith(value, { kind: 'block' }, flow.octets) };
    expect(parsed(scenario, changed).model.flows).toContainEqual(changed);
  });

  it('hands on message and gap', () => {
    const old = { kind: 'cbr', pduOctets: 700, intervalPs: 5_000 } as const;
    expect(planWith('poisson', old, 1_000_000)).toEqual({ kind: 'poisson', pduOctets: 700, meanGapPs: 5_000 });
  });
});
