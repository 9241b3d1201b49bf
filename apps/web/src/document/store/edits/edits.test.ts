import { modelHash, parseScenario, type Scenario, Wiring } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { cells, edited, emptyScenario, refusal, ring, setScenario } from '../test-networks.ts';
import { setAbr } from './abr.ts';
import { giveAddressOf, renumberAddresses } from './addresses.ts';
import { align, distribute } from './arrange.ts';
import { addChange, removeChange } from './changes.ts';
import { addConnected, inOneStep } from './compose.ts';
import { setField } from './field.ts';
import { addFlow } from './flows.ts';
import { group, renameGroup, ungroup } from './groups.ts';
import { connect, disconnect, setLink, setWaypoints } from './links.ts';
import { addNode, moveNodes, placeNodes, rename } from './nodes.ts';
import { removePvc } from './pvc.ts';
import { removeFlow, removeSelection } from './remove.ts';

const nodes = (...ids: number[]) => ({ nodes: new Set(ids), links: new Set<number>(), flows: new Set<number>() });
const sound = (scenario: Scenario) => expect(parseScenario(scenario)).toEqual({ ok: true, scenario });

/** Where every PVC of a host ends, links on the way. */
function pathsOf(scenario: Scenario, id: number): { end: number | null; links: readonly number[] }[] {
  const wiring = new Wiring(scenario.model);
  const host = wiring.nodes.get(id);
  if (host?.kind !== 'host') throw new Error(`node ${id} is no host`);
  return host.pvcs.map((pvc) => {
    const trace = wiring.follow({ ...pvc, node: id });
    return { end: trace.end?.node ?? null, links: trace.links };
  });
}

const routes = (scenario: Scenario) =>
  scenario.model.nodes.flatMap((node) => (node.kind === 'switch' ? [node.routes.length] : []));

describe('devices', () => {
  test('ids go on from the highest, names fill gaps', () => {
    const scenario = edited(ring(), removeSelection(nodes(1)), addNode('host', { x: 5, y: 5 }));
    expect(scenario.model.nodes.at(-1)).toMatchObject({ id: 6, name: 'H1' });
    sound(scenario);
  });

  test('are placed within the bounds of the drawing', () => {
    const scenario = edited(emptyScenario(), addNode('host', { x: 9e9, y: -9e9 }), moveNodes(new Set([1]), 5, 5));
    expect(scenario.layout.nodes['1']).toEqual({ x: 1_000_000, y: -999_995 });
    sound(scenario);
  });

  test('names are unique, short and not empty', () => {
    expect(refusal(ring(), rename(1, ' H2 '))).toBe('There is a host H2 already; choose another name.');
    expect(refusal(ring(), rename(1, '  '))).toContain('1 to 80 characters');
    expect(edited(ring(), rename(1, ' Anna ')).model.nodes[0]?.name).toBe('Anna');
  });
});

describe('links', () => {
  test('take the lowest free port, and give a host an address with it', () => {
    const scenario = edited(ring(), disconnect(1), connect(1, 5, { phy: 'atm25', delayPs: 7 }));
    expect(scenario.model.links.at(-1)).toEqual({
      id: 6,
      a: { node: 1, port: 1 },
      b: { node: 5, port: 3 },
      delayPs: 7,
    });
    expect(scenario.model.nodes[0]).toMatchObject({
      ports: [{ id: 1, phy: 'atm25' }],
      interfaces: [{ port: 1, ip: '10.0.0.1' }],
    });
    sound(scenario);
  });

  test('parallel ones and a host with two cards are fine', () => {
    const scenario = edited(ring(), connect(3, 4), connect(1, 4));
    expect(scenario.model.nodes[0]).toMatchObject({ interfaces: [{ ip: '10.0.0.1' }, { port: 2, ip: '10.0.0.3' }] });
    sound(scenario);
  });

  test('are refused to oneself, to nobody and with a PHY that neither has', () => {
    expect(refusal(ring(), connect(3, 3))).toContain('choose another than S1');
    expect(refusal(ring(), connect(3, 99))).toContain('not in the scenario any more');
  });

  test('PHY and length change at both ends', () => {
    const scenario = edited(ring(), setLink(3, { phy: 'ds3', lengthM: 5_000 }));
    expect(scenario.model.links[2]).toMatchObject({ lengthM: 5_000 });
    const phys = scenario.model.nodes.flatMap(({ ports }) => ports.map(({ phy }) => phy));
    expect(phys.filter((phy) => phy === 'ds3')).toHaveLength(2);
    expect(edited(scenario, setLink(3, { delayPs: 9 })).model.links[2]).not.toHaveProperty('lengthM');
    expect(refusal(ring(), setLink(3, { lengthM: -1 }))).toContain('-1 is no length');
    sound(scenario);
  });

  test('bend and go straight again', () => {
    const bent = edited(ring(), setWaypoints(3, [{ x: 1, y: 2 }]));
    expect(bent.layout.links['3']).toEqual({ waypoints: [{ x: 1, y: 2 }] });
    expect(edited(bent, setWaypoints(3, [])).layout.links).toEqual({});
    expect(edited(bent, disconnect(3)).layout.links).toEqual({});
  });
});

describe('permanent VCs', () => {
  test('take the shortest path, both ways', () => {
    expect(pathsOf(ring(), 1)).toEqual([{ end: 2, links: [1, 3, 2] }]);
    expect(pathsOf(ring(), 2)).toEqual([{ end: 1, links: [2, 3, 1] }]);
    expect(routes(ring())).toEqual([2, 2, 0]);
  });

  test('go around a link that is removed, and leave no rows behind', () => {
    const scenario = edited(ring(), disconnect(3));
    expect(pathsOf(scenario, 1)).toEqual([{ end: 2, links: [1, 4, 5, 2] }]);
    expect(pathsOf(scenario, 2)).toEqual([{ end: 1, links: [2, 5, 4, 1] }]);
    expect(routes(scenario)).toEqual([2, 2, 2]);
    sound(scenario);
  });

  test('go around a switch that is removed', () => {
    const scenario = edited(ring(), connect(1, 5), connect(2, 5), removeSelection(nodes(3)));
    expect(pathsOf(scenario, 1).map(({ end }) => end)).toEqual([2]);
    expect(routes(scenario)).toEqual([0, 2]);
    sound(scenario);
  });

  test('wait for a flow that needs them where there is no path, and are laid when there is one', () => {
    const cut = edited(ring(), disconnect(3), disconnect(4));
    expect(pathsOf(cut, 1)[0]?.end).toBeNull();
    sound(cut);
    const again = edited(cut, connect(3, 4));
    expect(pathsOf(again, 1)).toEqual([{ end: 2, links: [1, 6, 2] }]);
    expect(routes(again)).toEqual([2, 2, 0]);
    sound(again);
  });

  test('are removed where no flow needs them and there is no path', () => {
    const scenario = edited(ring(), removeFlow(1), disconnect(1));
    expect(pathsOf(scenario, 1)).toEqual([]);
    expect(pathsOf(scenario, 2)).toEqual([]);
    expect(routes(scenario)).toEqual([0, 0, 0]);
  });

  test('are shared by flows of the same hosts, and join hosts that are linked directly', () => {
    const scenario = edited(
      ring(),
      addFlow('ping', 2, 1),
      addConnected('host', { x: 0, y: 9 }, 1),
      addFlow('ping', 1, 6),
    );
    expect(pathsOf(scenario, 1)).toEqual([
      { end: 2, links: [1, 3, 2] },
      { end: 6, links: [6] },
    ]);
    sound(scenario);
  });

  test('are removed with their rows', () => {
    const scenario = edited(ring(), removeFlow(1), removePvc(1, { port: 1, vpi: 0, vci: 32 }));
    expect([pathsOf(scenario, 1), routes(scenario)]).toEqual([[], [1, 1, 0]]);
  });
});

describe('flows', () => {
  test('are refused where nothing can carry them', () => {
    const apart = edited(ring(), addNode('host', { x: 9, y: 9 }), addNode('generator', { x: 0, y: 99 }));
    expect(refusal(apart, addFlow('ping', 1, 6))).toBe(
      'No path of links and switches leads from H1 to H3; connect them first.',
    );
    expect(refusal(apart, addFlow('ping', 1, 3))).toContain('S1 is a switch');
    expect(refusal(apart, addFlow('tcp-stream', 1, 1))).toContain('CPU a cost per call');
    expect(refusal(apart, addFlow('cells', 1, 7))).toContain('H1 is no generator');
    expect(refusal(apart, addFlow('cells', 7, 1))).toContain('must end at another generator');
  });

  test('cells take a channel of their own', () => {
    const scenario = edited(cells(), addFlow('cells', 1, 2), addFlow('cells', 2, 1));
    expect(scenario.model.flows.map((flow) => (flow.kind === 'cells' ? flow.vci : 0))).toEqual([32, 33, 34]);
    sound(scenario);
    expect(edited(scenario, removeSelection(nodes(2))).model).toMatchObject({ flows: [], nodes: [{}, { routes: [] }] });
  });

  test('cells go around a link that is removed', () => {
    const scenario = edited(cells(), connect(1, 3), disconnect(1));
    expect(scenario.model.flows).toMatchObject([{ port: 2, vci: 32 }]);
    const [flow] = scenario.model.flows;
    if (flow?.kind !== 'cells') throw new Error('no cells');
    expect(new Wiring(scenario.model).follow({ ...flow, node: 1 }).end?.node).toBe(2);
    sound(scenario);
  });
});

describe('ABR', () => {
  const controlled = () => edited(cells(), addFlow('cells', 2, 1), setAbr(1, true));

  test('comes with a greedy source of its category and rows back', () => {
    const scenario = controlled();
    expect(scenario.model.flows[0]).toMatchObject({ category: 'abr', source: { kind: 'saturated' }, abr: { rif: 16 } });
    sound(scenario);
    const [flow] = scenario.model.flows;
    if (flow?.kind !== 'cells') throw new Error('no cells');
    const wiring = new Wiring(scenario.model);
    const { end } = wiring.follow({ ...flow, node: 1 });
    expect(end === null ? null : wiring.follow(end).end).toEqual({ node: 1, port: flow.port, vpi: 0, vci: flow.vci });
  });

  test('is taken away alone', () => {
    const scenario = edited(controlled(), setAbr(1, false));
    expect(scenario.model.flows[0]).not.toHaveProperty('abr');
    sound(scenario);
  });

  test('goes around a link that is removed, both ways', () => {
    const before = controlled();
    const after = edited(before, connect(1, 3), disconnect(1));
    sound(after);
    expect(routes(after)).toEqual(routes(before));
  });

  test('is refused where a switch signals', () => {
    const switched = edited(cells(), setField({ of: 'nodes', id: 3 }, ['signalling'], {}, 'signalling'));
    expect(refusal(switched, setAbr(1, true))).toContain('needs a network of permanent circuits');
  });
});

describe('removing', () => {
  test('takes along what hangs on it', () => {
    const full = edited(
      ring(),
      addFlow('ping', 1, 2),
      group(new Set([1, 3])),
      group(new Set([2, 4])),
      addChange({ kind: 'link-up', atPs: 5, link: 1, up: false }),
      addChange({ kind: 'link-up', atPs: 5, link: 3, up: false }),
      addChange({ kind: 'flow', atPs: 5, flow: 1, set: { messageOctets: 9 } }),
      setScenario('model.measure.flows', [1, 2]),
    );
    sound(full);
    const scenario = edited(full, removeSelection({ ...nodes(), flows: new Set([1]) }));
    expect(scenario.model).toMatchObject({ measure: { flows: [2] }, changes: [{ link: 1 }, { link: 3 }] });
    const less = edited(scenario, removeSelection(nodes(1)));
    expect(less).toMatchObject({
      model: { flows: [], measure: { flows: 'all' }, changes: [{ link: 3 }] },
      layout: { groups: [{ nodes: [3] }, { nodes: [2, 4] }] },
    });
    expect(Object.keys(less.layout.nodes)).toEqual(['2', '3', '4', '5']);
    sound(less);
  });

  test('of nothing is refused', () => {
    expect(refusal(ring(), removeSelection(nodes()))).toContain('Nothing is selected');
    expect(refusal(ring(), removeFlow(9))).toContain('Nothing is selected');
  });
});

describe('groups', () => {
  test('hold a device once, and change no result', () => {
    const scenario = edited(ring(), group(new Set([1, 2])), group(new Set([2, 3])), renameGroup(2, 'West'));
    expect(scenario.layout.groups).toEqual([
      { id: 1, name: 'Group 1', nodes: [1] },
      { id: 2, name: 'West', nodes: [2, 3] },
    ]);
    expect(modelHash(scenario.model)).toBe(modelHash(ring().model));
    expect(edited(scenario, ungroup(2)).layout.groups).toHaveLength(1);
    expect(refusal(scenario, group(new Set([1])))).toContain('two devices or more');
  });
});

describe('arranging', () => {
  const places = (scenario: Scenario) => Object.values(scenario.layout.nodes);

  test('aligns and distributes', () => {
    const start = edited(ring(), placeNodes(new Map([[5, { x: 250, y: 100 }]])));
    const all = new Set([1, 2, 3, 4, 5]);
    expect(new Set(places(edited(start, align(all, 'bottom'))).map(({ y }) => y))).toEqual(new Set([100]));
    expect(new Set(places(edited(start, align(all, 'centre'))).map(({ x }) => x))).toEqual(new Set([200]));
    const spread = places(edited(start, distribute(all, 'x'))).map(({ x }) => x);
    expect(spread.toSorted((a, b) => a - b)).toEqual([0, 100, 200, 300, 400]);
    expect(refusal(start, distribute(new Set([1, 2]), 'x'))).toContain('three devices');
  });
});

describe('addresses', () => {
  test('are renumbered with the VCs to them', () => {
    const scenario = edited(
      ring(),
      removeSelection(nodes(1)),
      addConnected('host', { x: 0, y: 0 }, 3),
      addFlow('ping', 6, 2),
    );
    expect(edited(scenario, renumberAddresses).model.nodes).toMatchObject([
      { name: 'H2', interfaces: [{ ip: '10.0.0.1' }], pvcs: [{ peer: '10.0.0.2' }] },
      {},
      {},
      {},
      { interfaces: [{ ip: '10.0.0.2' }], pvcs: [{ peer: '10.0.0.1' }] },
    ]);
    expect(edited(ring(), giveAddressOf(2, 0)).model.nodes).toMatchObject([
      { pvcs: [{ peer: '10.0.0.3' }] },
      { interfaces: [{ ip: '10.0.0.3' }] },
      {},
      {},
      {},
    ]);
  });
});

describe('the scenario as a whole', () => {
  test('takes titles, times and seeds within the rules', () => {
    const scenario = edited(
      ring(),
      setScenario('view.title', 'Ring'),
      setScenario('model.durationPs', 5),
      setScenario('model.seed', 9),
    );
    expect(scenario).toMatchObject({ view: { title: 'Ring' }, model: { durationPs: 5, seed: 9 } });
    expect(refusal(ring(), setScenario('model.durationPs', 0))).toContain('must be a time from');
    expect(refusal(ring(), setScenario('view.title', 'x'.repeat(300)))).toContain('200 characters');
  });

  test('plans changes that refer to something', () => {
    expect(refusal(ring(), addChange({ kind: 'link-up', atPs: 0, link: 77, up: false }))).toContain('no such link');
    const scenario = edited(ring(), addChange({ kind: 'link-up', atPs: 0, link: 1, up: false }));
    expect(edited(scenario, removeChange(0)).model.changes).toEqual([]);
  });
});

test('edits in one step are all or none', () => {
  const both = inOneStep('Both', [rename(1, 'Anna'), rename(2, 'Anna')]);
  expect(refusal(ring(), both)).toContain('Anna already');
  expect(inOneStep('Both', [rename(1, 'Anna'), rename(2, 'Bob')])(ring())).toMatchObject({ ok: true, did: 'Both' });
});
