import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { processCounts } from '../../document/processes.ts';
import { processFaults } from './process-faults.ts';

function scenarioOf(id: string): Scenario {
  const preset = findPreset(id);
  if (preset === null) throw new Error(`no preset ${id}`);
  return preset.build();
}

const named = ({ model }: Scenario, name: string) => {
  const node = model.nodes.find((one) => one.name === name);
  if (node === undefined) throw new Error(`no device ${name}`);
  return node;
};

it('knows what runs on hosts, routers and the switch with the servers', () => {
  const scenario = scenarioOf('class-mpoa');
  expect([...processCounts(named(scenario, 'A'))]).toEqual([
    ['lec', 1],
    ['mpc', 1],
  ]);
  expect([...processCounts(named(scenario, 'Router'))]).toEqual([
    ['lec', 2],
    ['mps', 1],
  ]);
  expect([...processCounts(named(scenario, 'West'))]).toEqual([
    ['lecs', 1],
    ['les', 2],
    ['bus', 2],
  ]);
  expect(processFaults(scenario, named(scenario, 'East'), 0)).toEqual([]);
});

it('offers to start what is dead at this instant, and not before', () => {
  const scenario = scenarioOf('class-mpoa');
  const router = named(scenario, 'Router');
  const kill = processFaults(scenario, router, 5).find(({ id }) => id === 'kill-mps');
  const outcome = kill?.edit(scenario);
  if (outcome?.ok !== true) throw new Error('the fault was refused');
  expect(processFaults(outcome.scenario, router, 4).map(({ id }) => id)).toContain('kill-mps');
  expect(processFaults(outcome.scenario, router, 6).map(({ id }) => id)).toContain('start-mps');
});
