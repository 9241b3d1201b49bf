import { readFileSync } from 'node:fs';
import type { Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { distinctPresets } from './registry.ts';

/** Which of the switches of docs/model.md a scenario has on, in the order of the table’s columns. */
function switches({ model }: Scenario): readonly boolean[] {
  const ports = model.nodes.flatMap((node) => node.ports as readonly Record<string, unknown>[]);
  const cells = model.flows.filter((flow) => flow.kind === 'cells');
  return [
    model.clocks !== undefined || ports.some((port) => port['clockPpm'] !== undefined),
    cells.some((flow) => flow.startPs !== undefined || flow.phase !== undefined),
    ports.some((port) => port['turnaroundPs'] !== undefined),
    ports.some((port) => port['signallingQueue'] !== undefined),
    model.nodes.some((node) => node.kind === 'host' && node.kernel !== undefined),
  ];
}

test('docs/model.md says for every preset which of clocks, phases, stations, queues and operating systems are on', () => {
  const page = readFileSync(new URL('../../../../docs/model.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| presets | clocks |')).split('\n\n', 1)[0] ?? '';
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  const said = new Map(
    rows.flatMap(([names = '', ...words]) =>
      names.split(', ').map((name) => [name, words.map((word) => word === 'on')]),
    ),
  );
  for (const preset of distinctPresets())
    expect(switches(preset.build()), preset.id).toEqual(said.get(preset.id) ?? said.get('all'));
});
