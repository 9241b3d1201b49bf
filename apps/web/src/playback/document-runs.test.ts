import { ScenarioError } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import { expect, it } from 'vitest';
import { createPlayback } from './controller.ts';
import { documentRuns, runName } from './document-runs.ts';
import { presetOf } from './test/test-playback.ts';

const MS = 1e9;
const { model } = presetOf('w1', 10 * MS);

it('a renamed device changes no run, another seed does', () => {
  const renamed = { ...model, nodes: model.nodes.map((node) => ({ ...node, name: `${node.name} too` })) };
  expect(documentRuns.isSameRun(model, renamed)).toBe(true);
  expect(documentRuns.isSameRun(model, { ...model, seed: model.seed + 1 })).toBe(false);
  expect(runName(model)).toMatch(/^[0-9a-f]{64}$/);
});

it('a refusal is said by its rule, an override that fits nowhere by itself', () => {
  expect(documentRuns.refusalWords(new ScenarioError('port-on-two-links', 'model.links[1].a'))).toContain(
    'model.links[1].a',
  );
  expect(documentRuns.refusalWords(new Error('There is no device X.'))).toBe('There is no device X.');
});

it('a clock that knows nothing of documents says the code of the rule', async () => {
  const scenario = presetOf('w1', 10 * MS);
  const [link] = scenario.model.links;
  if (link === undefined) throw new Error('w1 has links');
  const playback = createPlayback({ startEngine: async () => createEngine() });
  playback.setScenario({ ...scenario, model: { ...scenario.model, links: [link, { ...link, id: 99 }] } });
  await playback.seek(MS);
  expect(playback.getState()).toMatchObject({
    status: 'empty',
    failure: expect.stringMatching(/^[a-z-]+ model\.links/),
  });
  playback.dispose();
});
