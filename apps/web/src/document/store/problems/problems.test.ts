import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { addChange } from '../edits/changes.ts';
import { addConnected } from '../edits/compose.ts';
import { setField } from '../edits/field.ts';
import { addFlow } from '../edits/flows.ts';
import { connect, disconnect } from '../edits/links.ts';
import { addNode, moveNodes } from '../edits/nodes.ts';
import { removeFlow } from '../edits/remove.ts';
import { cells, edited, emptyScenario, ring, setScenario } from '../test-networks.ts';
import type { Problem } from '../types.ts';
import { problemsOf } from './problems.ts';

const find = (scenario: Scenario, id: string): Problem => {
  const found = problemsOf(scenario).find((problem) => problem.id.startsWith(id));
  if (found === undefined)
    throw new Error(
      `no problem ${id} in ${problemsOf(scenario)
        .map((p) => p.id)
        .join(', ')}`,
    );
  return found;
};

/** The document after a problem's fix, in which the problem is gone. */
function fixed(scenario: Scenario, id: string): Scenario {
  const { fix, sentence } = find(scenario, id);
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  if (fix === undefined) throw new Error(`no fix for ${id}`);
  const after = edited(scenario, fix.edit);
  expect(problemsOf(after).filter((problem) => problem.id.startsWith(id))).toEqual([]);
  return after;
}

/** A document as text or an older lab may bring it. */
const broken = (change: (scenario: Scenario) => void): Scenario => {
  const copy = structuredClone(ring());
  change(copy);
  return copy;
};

test.each(PRESETS.map(({ id }) => id))('preset %s has no problem', (id) => {
  expect(problemsOf(findPreset(id)?.build() as Scenario)).toEqual([]);
});

test('an empty scenario has none, and nor has a network at work', () => {
  expect(problemsOf(emptyScenario())).toEqual([]);
  expect(problemsOf(cells())).toEqual([]);
  expect(problemsOf(ring()).map(({ id }) => id)).toEqual(['unused:5']);
  expect(problemsOf(ring())).toEqual(problemsOf(ring()));
});

describe('warnings with a fix', () => {
  test('no traffic', () => {
    expect(fixed(edited(ring(), removeFlow(1)), 'no-flows').model.flows).toMatchObject([{ kind: 'tcp-stream' }]);
    expect(fixed(edited(cells(), removeFlow(1)), 'no-flows').model.flows).toMatchObject([{ kind: 'cells' }]);
    expect(find(edited(emptyScenario(), addNode('host', { x: 0, y: 0 })), 'no-flows')).not.toHaveProperty('fix');
  });

  test('a device on no link', () => {
    const scenario = edited(ring(), addNode('host', { x: 310, y: 9 }));
    expect(find(scenario, 'unlinked:6')).toMatchObject({
      severity: 'warning',
      path: 'model.nodes[5]',
      nodes: [6],
      sentence: 'H3 is on no link: the host can neither send nor receive.',
      fix: { label: 'Connect it to S2' },
    });
    fixed(scenario, 'unlinked:6');
  });

  test('a flow that waits for its VC', () => {
    const cut = edited(ring(), disconnect(1));
    expect(find(cut, 'pvc:1')).toMatchObject({
      severity: 'warning',
      flows: [1],
      sentence: 'The VC 0/32 of H1 is for 10.0.0.2 but ends at port 1 of H1, which is on no link. Flow 1 waits for it.',
    });
    expect(find(cut, 'pvc:1')).not.toHaveProperty('fix');
    expect(problemsOf(edited(cut, connect(1, 5))).map(({ id }) => id)).toEqual(['unused:3']);
  });

  test('a VC whose rows are gone, one that leads elsewhere, one to nobody', () => {
    const rowless = broken(({ model }) => {
      for (const node of model.nodes) if (node.kind === 'switch') node.routes = [];
    });
    expect(find(rowless, 'pvc:1').sentence).toContain('at S1, which has no row for port 1, VPI/VCI 0/32');
    expect(fixed(rowless, 'pvc:1').model.nodes[2]).toMatchObject({ routes: [{}, {}] });
    const astray = edited(
      ring(),
      addConnected('host', { x: 0, y: 300 }, 3),
      setField({ of: 'nodes', id: 3 }, ['routes', 0, 'out', 'port'], 4, 'the port'),
    );
    expect(find(astray, 'pvc:1').sentence).toContain('but leads to H3');
    fixed(astray, 'pvc:1');
    const nobody = edited(
      ring(),
      removeFlow(1),
      setField({ of: 'nodes', id: 2 }, ['pvcs', 0, 'peer'], '10.9.9.9', 'the peer'),
    );
    expect(find(nobody, 'pvc:2').sentence).toBe('The VC 0/32 of H2 is for 10.9.9.9 and no host has that address.');
    expect(fixed(nobody, 'pvc:2').model.nodes[1]).toMatchObject({ pvcs: [] });
  });

  test('two devices at one place', () => {
    const scenario = edited(ring(), moveNodes(new Set([1]), 100, 3));
    expect(find(scenario, 'overlap').nodes).toEqual([1, 3]);
    fixed(scenario, 'overlap');
  });

  test('an idle generator', () => {
    const scenario = edited(cells(), addConnected('generator', { x: 0, y: 300 }, 3));
    expect(fixed(scenario, 'unused:4').model.flows).toHaveLength(2);
  });

  test('what is planned for after the end', () => {
    const late = edited(
      ring(),
      addChange({ kind: 'link-up', atPs: 500, link: 1, up: false }),
      setField({ of: 'flows', id: 1 }, ['startPs'], 400, 'the start'),
      setScenario('model.durationPs', 300),
    );
    expect(find(late, 'late-change').sentence).toContain('cut H1 to S1');
    fixed(late, 'late-change');
    fixed(late, 'late-flow');
  });

  test('cells that end on the way', () => {
    const scenario = edited(cells(), disconnect(2));
    expect(find(scenario, 'cells:1').sentence).toContain('end at port 2 of S1, which is on no link');
    fixed(scenario, 'cells:1');
  });
});

describe('errors, which keep the scenario from running', () => {
  test('a flow without a VC', () => {
    const bare = broken(({ model }) => {
      for (const node of model.nodes) if (node.kind === 'host') node.pvcs = [];
    });
    expect(parseScenario(bare).ok).toBe(false);
    expect(find(bare, 'flow-without-vc')).toMatchObject({ severity: 'error', nodes: [1, 2], flows: [1] });
    expect(problemsOf(bare).filter(({ severity }) => severity === 'error')).toHaveLength(1);
    expect(parseScenario(fixed(bare, 'flow-without-vc')).ok).toBe(true);
  });

  test('an address twice', () => {
    const double = broken(({ model }) => {
      for (const node of model.nodes)
        if (node.kind === 'host') for (const entry of node.interfaces) entry.ip = '10.0.0.1';
    });
    const { nodes, path } = find(double, 'format:model.nodes[1]');
    expect([nodes, path]).toEqual([[2], 'model.nodes[1].interfaces[0].ip']);
    fixed(double, 'format:model.nodes[1]');
  });

  test('a stream inside a host that takes no time', () => {
    const inside = broken(({ model }) => {
      for (const flow of model.flows) if (flow.kind !== 'cells') flow.to = flow.from;
    });
    expect(parseScenario(fixed(inside, 'format:model.flows[0].to')).ok).toBe(true);
  });

  test('are all that the format refuses, and each is tied to what it is about', () => {
    const wrong = broken(({ model }) => {
      model.links[0] = { id: 1, a: { node: 1, port: 9 }, b: { node: 3, port: 1 }, lengthM: 1 };
    });
    expect(find(wrong, 'format:model.links[0]').links).toEqual([1]);
    expect(parseScenario(wrong).ok).toBe(false);
  });
});

test('traffic that was added is never without a path', () => {
  const scenario = edited(ring(), addFlow('udp-stream', 2, 1), disconnect(3), disconnect(5));
  expect(problemsOf(scenario).filter(({ severity }) => severity === 'error')).toEqual([]);
});
