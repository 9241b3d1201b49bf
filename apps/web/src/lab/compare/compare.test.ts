import { findPreset, PRESETS } from '@lanelab/papers/presets';
import { encodeLink, mustParse, type Scenario } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { apart } from './compare-words.ts';
import { comparedAddress, firstCompared, otherOf, readCompared } from './compared.ts';
import { differencesOf, differenceWords } from './differences.ts';
import { changeOf, type Measure } from './measures.ts';
import { variantOf, variantsOf } from './variants.ts';

const host = (id: number, name: string, more: object = {}) => ({
  id,
  kind: 'host',
  name,
  ports: [{ id: 1, phy: 'oc3c' }],
  interfaces: [{ port: 1, ip: `10.0.${id}.1`, over: 'lane', elan: id }],
  ...more,
});
const lane: Scenario = mustParse({
  lanelab: 3,
  model: {
    nodes: [
      host(1, 'A'),
      host(2, 'B'),
      {
        id: 3,
        kind: 'switch',
        name: 'S',
        ports: [1, 2, 3].map((id) => ({ id, phy: 'oc3c' })),
        signalling: {},
        services: [{ kind: 'lecs' }, { kind: 'les', elan: 1 }, { kind: 'les', elan: 2 }],
      },
      {
        id: 4,
        kind: 'router',
        name: 'R',
        ports: [{ id: 1, phy: 'oc3c' }],
        interfaces: [
          { port: 1, ip: '10.0.1.254', over: 'lane', elan: 1 },
          { port: 1, ip: '10.0.2.254', over: 'lane', elan: 2 },
        ],
      },
    ],
    links: [
      { id: 1, a: { node: 1, port: 1 }, b: { node: 3, port: 1 }, lengthM: 10 },
      { id: 2, a: { node: 2, port: 1 }, b: { node: 3, port: 2 }, lengthM: 10 },
      { id: 3, a: { node: 4, port: 1 }, b: { node: 3, port: 3 }, lengthM: 10 },
    ],
    elans: [
      { id: 1, name: 'red' },
      { id: 2, name: 'blue' },
    ],
    flows: [{ id: 1, kind: 'ping', from: 1, to: 2 }],
    durationPs: 1e12,
  },
});
const mpoa = variantOf(lane, 'with-mpoa');
const pair = findPreset('clip-pair-collapse')?.build();
if (mpoa === null || pair === undefined) throw new Error('these networks are there');
const words = (here: Scenario, there: Scenario) => differencesOf(here, there).map(differenceWords);

describe('differences', () => {
  it('name the same part of several devices once', () => {
    expect(words(lane, mpoa)).toEqual(['MPOA client on A, B: off | on', 'MPOA server on R: off | on']);
    expect(words(mpoa, lane)).toEqual(['MPOA client on A, B: on | off', 'MPOA server on R: on | off']);
    expect(words(lane, lane)).toEqual([]);
  });

  it('name what only one side has, and what belongs to the whole', () => {
    const { model } = lane;
    const other = { ...lane, model: { ...model, seed: 7, durationPs: 2e12, flows: [] } };
    expect(words(lane, other)).toEqual(['traffic on A to B: there | not there', 'duration: 1 s | 2 s', 'seed: 1 | 7']);
  });
});

describe('the words of a setting', () => {
  it('come from the catalogue, and name the MPOA client or server that they are of', () => {
    const { model } = mpoa;
    const slower = (node: (typeof model.nodes)[number]) => {
      if (node.kind === 'host' && node.mpc !== undefined) return { ...node, mpc: { ...node.mpc, p4S: 9 } };
      return node.kind === 'router' && node.mps !== undefined ? { ...node, mps: { ...node.mps, p4S: 9 } } : node;
    };
    const other = { ...mpoa, model: { ...model, nodes: model.nodes.map(slower) } };
    expect(words(mpoa, other)).toEqual(['MPC-p4, s on A, B: usual | 9', 'MPS-p4, s on R: usual | 9']);
  });

  it('name a setting of a link once for all links', () => {
    const longer = lane.model.links.map((link) => ({ ...link, lengthM: 20 }));
    const other = { ...lane, model: { ...lane.model, links: longer } };
    expect(words(lane, other)).toEqual(['length, m on A–S, B–S, R–S: 10 | 20']);
  });
});

describe('variants', () => {
  it('undo each other', () => {
    expect(variantOf(mpoa, 'without-mpoa')?.model).toEqual(lane.model);
    expect(variantOf(mpoa, 'with-mpoa')).toBeNull();
  });

  it('are offered where they change something', () => {
    expect(variantsOf(lane)[0]?.id).toBe('with-mpoa');
    expect(variantsOf(mpoa).map(({ id }) => id)).toEqual(['without-mpoa', 'p1-1', 'p1-100', 'other-seed']);
    expect(words(mpoa, variantOf(mpoa, 'p1-1') ?? mpoa)).toEqual([
      'MPC-p1, frames before a shortcut on A, B: usual | 1',
    ]);
    expect(variantsOf(pair).map(({ id }) => id)).toContain('without-nagle');
  });
});

describe('links', () => {
  it('hold both scenarios', async () => {
    const address = new URL(await comparedAddress(lane, mpoa, null), 'http://lab.test');
    const compared = await readCompared(address.search, address.hash);
    expect(address.hash.startsWith(`#${encodeLink(lane, PRESETS)}&`)).toBe(true);
    expect(compared?.kind).toBe('scenario');
    expect(compared === null ? null : otherOf(lane, compared)).toEqual(mpoa);
  });

  it('name presets and variants, and nothing else', async () => {
    expect(await readCompared('?preset=a&with=~without-mpoa', '')).toEqual({ kind: 'variant', id: 'without-mpoa' });
    expect(await readCompared('?with=clip-pair-collapse', '')).toMatchObject({ kind: 'preset', scenario: pair });
    for (const search of ['', '?with=~nothing', '?with=no-such-preset'])
      expect(await readCompared(search, '')).toBeNull();
    expect(await readCompared('', '#with=damaged')).toBeNull();
  });

  it('without a choice the first variant stands beside it', () => {
    expect(firstCompared(lane)).toEqual({ kind: 'variant', id: 'with-mpoa' });
  });
});

it.each([
  [412, 168, '\u221259 %'],
  [100, 100, '±0 %'],
  [0, 0, '±0 %'],
  [0, 5, ''],
  [10, 25, '+150 %'],
  [null, 5, ''],
])('from %s to %s is %s', (here, there, said) => {
  const measure: Measure = { id: 'delay', title: '', unit: '', digits: 0, here, there };
  expect(changeOf(measure)).toBe(said);
});

describe('titles of two panes', () => {
  it.each([
    [
      'Two hosts, two emulated LANs, one router',
      'Two hosts, two emulated LANs, one shortcut',
      '… one router',
      '… one shortcut',
    ],
    ['Two hosts, two LANs', 'Two hosts, two LANs with one shortcut', null, null],
    ['As drawn', 'Without MPOA', null, null],
    ['A campus', 'A campus of four buildings', null, null],
  ])('%s, %s', (one, other, first, second) => {
    expect(apart([one, other])).toEqual([first ?? one, second ?? other]);
  });
});
