import { findPreset } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { expect, it } from 'vitest';
import { deviceRows, linkRows } from './rows.ts';

function preset(id: string): Scenario {
  const scenario = findPreset(id)?.build();
  if (scenario === undefined) throw new Error(`no preset ${id}`);
  return scenario;
}

it('has a row for each device, with its addresses and its ports by kind', () => {
  const rows = deviceRows(preset('class-mpoa'));
  expect(rows.map(({ name }) => name)).toEqual(['A', 'B', 'West', 'East', 'Router']);
  expect(rows.find(({ name }) => name === 'Router')).toMatchObject({
    kind: 'Router',
    addresses: '10.0.1.254/24, 10.0.2.254/24',
  });
  expect(rows.find(({ name }) => name === 'West')).toMatchObject({
    addresses: '',
    ports: expect.stringContaining('2 × '),
  });
});

it('has a row for each link, with both ends, its line and its delay', () => {
  expect(linkRows(preset('class-mpoa'))[2]).toEqual({
    id: 3,
    from: 'West, port 2',
    to: 'East, port 2',
    line: 'OC-3c, 155.52 Mb/s',
    delay: '5 µs',
  });
});

it('names a device by its number where the link ends at none', () => {
  const scenario = preset('class-mpoa');
  const { model } = scenario;
  const broken = { ...scenario, model: { ...model, nodes: model.nodes.filter(({ name }) => name !== 'West') } };
  expect(linkRows(broken)[2]).toMatchObject({ from: '3, port 2', line: '' });
});
