import { loadPreset } from '@lanelab/papers/load';
import { PRESETS } from '@lanelab/papers/presets';
import {
  decodeLink,
  documentHash,
  encodeLink,
  modelHash,
  type Node,
  parseScenario,
  type Scenario,
} from '@lanelab/scenario';
import fc from 'fast-check';
import { describe, expect, inject, test } from 'vitest';
import { renumberAddresses } from './edits/addresses.ts';
import { type Alignment, align, distribute } from './edits/arrange.ts';
import { addChange } from './edits/changes.ts';
import { copied, duplicate, paste } from './edits/clipboard.ts';
import { addConnected } from './edits/compose.ts';
import { setField } from './edits/field.ts';
import { addFlow } from './edits/flows.ts';
import { group, ungroup } from './edits/groups.ts';
import { connect, disconnect, setLink, setWaypoints } from './edits/links.ts';
import { addNode, moveNodes, rename } from './edits/nodes.ts';
import { removeFlow, removeSelection } from './edits/remove.ts';
import { problemsOf } from './problems/problems.ts';
import { createEditorStore } from './store.ts';
import { emptyScenario, setScenario } from './test-networks.ts';
import type { Edit } from './types.ts';

/** An edit that may be refused; numbers pick among what is there. */
type Step = (scenario: Scenario) => Edit;

const KINDS: readonly Node['kind'][] = ['host', 'switch', 'generator'];
const small = fc.nat({ max: 200 });
const kind = fc.constantFrom(...KINDS);
const px = fc.integer({ min: -500, max: 500 });

const pick = (records: readonly { readonly id: number }[], at: number): number =>
  records.length === 0 ? 1 : (records[at % records.length]?.id ?? 1);
const some = (scenario: Scenario, bits: number): ReadonlySet<number> =>
  new Set(scenario.model.nodes.map(({ id }) => id).filter((id) => ((bits >> (id % 8)) & 1) === 1));
const NONE: ReadonlySet<number> = new Set();

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(kind, px, px).map(
      ([k, x, y]) =>
        () =>
          addNode(k, { x, y }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(kind, small, px, px).map(
      ([k, to, x, y]) =>
        (s: Scenario) =>
          addConnected(k, { x, y }, pick(s.model.nodes, to)),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.tuple(small, small).map(
      ([a, b]) =>
        (s: Scenario) =>
          connect(pick(s.model.nodes, a), pick(s.model.nodes, b)),
    ),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom('tcp-stream' as const, 'udp-stream' as const, 'ping' as const, 'cells' as const),
        small,
        small,
      )
      .map(([k, a, b]) => (s: Scenario) => {
        const wanted = s.model.nodes.filter((node) => node.kind === (k === 'cells' ? 'generator' : 'host'));
        return addFlow(k, pick(wanted, a), pick(wanted, b));
      }),
  },
  { weight: 3, arbitrary: small.map((at) => (s: Scenario) => disconnect(pick(s.model.links, at))) },
  {
    weight: 2,
    arbitrary: fc.tuple(small, small, small).map(
      ([node, link, bits]) =>
        (s: Scenario) =>
          removeSelection({
            nodes: new Set([pick(s.model.nodes, node)]),
            links: bits % 3 === 0 ? new Set([pick(s.model.links, link)]) : NONE,
            flows: NONE,
          }),
    ),
  },
  small.map((at) => (s: Scenario) => removeFlow(pick(s.model.flows, at))),
  fc.tuple(small, px, px).map(
    ([bits, dx, dy]) =>
      (s: Scenario) =>
        moveNodes(some(s, bits), dx, dy),
  ),
  fc.tuple(small, fc.string({ maxLength: 90 })).map(
    ([at, name]) =>
      (s: Scenario) =>
        rename(pick(s.model.nodes, at), name),
  ),
  fc
    .tuple(
      small,
      fc.constantFrom('oc3c' as const, 'ds3' as const, 'atm25' as const),
      fc.integer({ min: -1, max: 9_999 }),
    )
    .map(
      ([at, phy, lengthM]) =>
        (s: Scenario) =>
          setLink(pick(s.model.links, at), { phy, lengthM }),
    ),
  fc.tuple(small, px, px).map(
    ([at, x, y]) =>
      (s: Scenario) =>
        setWaypoints(pick(s.model.links, at), x > 0 ? [{ x, y }] : []),
  ),
  small.map((bits) => (s: Scenario) => group(some(s, bits))),
  small.map((at) => (s: Scenario) => ungroup(pick(s.layout.groups, at))),
  fc.tuple(small, fc.constantFrom<Alignment>('left', 'middle', 'bottom')).map(
    ([bits, to]) =>
      (s: Scenario) =>
        align(some(s, bits), to),
  ),
  small.map((bits) => (s: Scenario) => distribute(some(s, bits), 'y')),
  fc.tuple(small, fc.boolean()).map(
    ([at, up]) =>
      (s: Scenario) =>
        addChange({ kind: 'link-up', atPs: at, link: pick(s.model.links, at), up }),
  ),
  small.map(
    (at) => (s: Scenario) =>
      addChange({ kind: 'flow', atPs: 1, flow: pick(s.model.flows, at), set: { intervalPs: 9 } }),
  ),
  small.map(
    (at) => (s: Scenario) =>
      addChange({ kind: 'glitch', atPs: 1, node: pick(s.model.nodes, at), port: 1, extraPs: null }),
  ),
  small.map((at) => (s: Scenario) => setScenario('model.measure.flows', [pick(s.model.flows, at)])),
  small.map((bits) => (s: Scenario) => duplicate({ nodes: some(s, bits) })),
  fc.tuple(small, px).map(
    ([bits, x]) =>
      (s: Scenario) =>
        paste(copied(s, { nodes: some(s, bits) }) ?? emptyScenario(), { x, y: x }),
  ),
  fc.constant(() => renumberAddresses),
  small.map((at) => () => setScenario('model.durationPs', at)),
  fc.string({ maxLength: 210 }).map((title) => () => setScenario('view.title', title)),
  fc.tuple(small, fc.constantFrom('10.0.0.1', '10.0.0.77', 'x')).map(
    ([at, ip]) =>
      (s: Scenario) =>
        setField({ of: 'nodes', id: pick(s.model.nodes, at) }, ['interfaces', 0, 'ip'], ip, 'the address'),
  ),
  small.map((at) => (s: Scenario) => {
    const problems = problemsOf(s).filter(({ fix }) => fix !== undefined);
    return (
      problems[at % problems.length]?.fix?.edit ?? ((same: Scenario) => ({ ok: false as const, why: same.view.title }))
    );
  }),
);

const steps = (minLength: number) => fc.array(step, { minLength, maxLength: 45 });

/** Applies each step to the document as it is then; returns the documents that came of it. */
function play(store: ReturnType<typeof createEditorStore>, list: readonly Step[]): Scenario[] {
  const documents = [store.getState().scenario];
  for (const make of list) {
    const before = store.getState();
    const outcome = store.apply(make(before.scenario));
    if (!outcome.ok) expect(store.getState()).toBe(before);
    else if (outcome.scenario !== before.scenario) documents.push(outcome.scenario);
  }
  return documents;
}

describe('whatever is drawn', () => {
  test('opens again: every document on the way parses to itself, and no error is among its problems', () => {
    fc.assert(
      fc.property(steps(1), (list) => {
        for (const scenario of play(createEditorStore(emptyScenario()), list)) {
          expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
          expect(problemsOf(scenario).filter(({ severity }) => severity === 'error')).toEqual([]);
        }
      }),
      { numRuns: 120 * inject('effort') },
    );
  });

  test('goes through a link unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(steps(10), async (list) => {
        const scenario = play(createEditorStore(emptyScenario()), list).at(-1) as Scenario;
        const link = await decodeLink(encodeLink(scenario, PRESETS), loadPreset);
        expect(link.ok && documentHash(link.scenario)).toBe(documentHash(scenario));
      }),
      { numRuns: 40 * inject('effort') },
    );
  });

  test('is undone and redone through the same documents', () => {
    fc.assert(
      fc.property(steps(30), (list) => {
        const store = createEditorStore(emptyScenario());
        const documents = play(store, list);
        const hashes = documents.map((document) => documentHash(document));
        for (const hash of hashes.toReversed().slice(1)) {
          store.undo();
          expect(documentHash(store.getState().scenario)).toBe(hash);
        }
        expect(store.getState().undo).toBeNull();
        for (const hash of hashes.slice(1)) {
          store.redo();
          expect(documentHash(store.getState().scenario)).toBe(hash);
        }
        expect(store.getState()).toMatchObject({ redo: null, scenario: documents.at(-1) });
      }),
      { numRuns: 40 * inject('effort') },
    );
  });

  test('in the same way again is the same model', () => {
    fc.assert(
      fc.property(steps(10), (list) => {
        const [a, b] = [1, 2].map(() => play(createEditorStore(emptyScenario()), list).at(-1) as Scenario);
        expect(modelHash((a as Scenario).model)).toBe(modelHash((b as Scenario).model));
      }),
      { numRuns: 20 * inject('effort') },
    );
  });

  test('fixes of problems leave the problem behind', () => {
    fc.assert(
      fc.property(steps(10), (list) => {
        const scenario = play(createEditorStore(emptyScenario()), list).at(-1) as Scenario;
        for (const { id, fix } of problemsOf(scenario)) {
          const outcome = fix?.edit(scenario);
          if (outcome === undefined) continue;
          expect(outcome).toMatchObject({ ok: true });
          expect(outcome.ok ? problemsOf(outcome.scenario).map((problem) => problem.id) : []).not.toContain(id);
        }
      }),
      { numRuns: 60 * inject('effort') },
    );
  });
});

test('30 edits, 30 undos and 30 redos give the same document', () => {
  const store = createEditorStore(emptyScenario());
  for (let index = 0; index < 15; index += 1) {
    expect(store.apply(addNode(KINDS[index % 2] ?? 'host', { x: 40 * index, y: 0 })).ok).toBe(true);
    expect(store.apply(index === 0 ? rename(1, 'First') : connect(index, index + 1)).ok).toBe(true);
  }
  const hash = documentHash(store.getState().scenario);
  for (let index = 0; index < 30; index += 1) store.undo();
  expect(store.getState()).toMatchObject({ scenario: { model: { nodes: [] } }, undo: null });
  for (let index = 0; index < 30; index += 1) store.redo();
  expect(documentHash(store.getState().scenario)).toBe(hash);
});
