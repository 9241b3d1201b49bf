import { describe, expect, test } from 'vitest';
import type { Box } from '../box.ts';
import { THEMES } from '../theme.ts';
import { placeLabels } from './labels.ts';
import type { NetworkDrawing } from './network.ts';
import { renderTopology } from './render.ts';

const port = (id: number, phy = 'atm25') => ({ id, phy });

const pair: NetworkDrawing = {
  model: {
    nodes: [
      { id: 1, kind: 'host', name: 'Left <1>', ports: [port(1)], interfaces: [{ ip: '10.0.0.1' }] },
      { id: 2, kind: 'switch', name: 'Middle', ports: [port(1), port(2, 'oc3c'), port(3, 'oc3c')] },
      { id: 3, kind: 'generator', name: 'Source', ports: [port(1, 'oc3c'), port(2, 'oc3c')] },
    ],
    links: [
      { id: 1, a: { node: 1, port: 1 }, b: { node: 2, port: 1 }, lengthM: 20 },
      { id: 2, a: { node: 2, port: 2 }, b: { node: 3, port: 1 }, lengthM: 6_200 },
      { id: 3, a: { node: 2, port: 3 }, b: { node: 3, port: 2 }, delayPs: 31_000_000 },
    ],
  },
  layout: {
    nodes: { 1: { x: 80, y: 80 }, 2: { x: 320, y: 80 }, 3: { x: 560, y: 80 } },
    links: { 1: { waypoints: [{ x: 200, y: 20 }] } },
  },
};

describe('renderTopology', () => {
  test('a host, a switch, a generator, bent and parallel links', () => {
    expect(
      renderTopology(pair, { theme: 'light', width: 720, height: 300 }).replaceAll('><', '>\n<'),
    ).toMatchSnapshot();
  });

  test('names the devices that are drawn', () => {
    const svg = renderTopology(pair, { theme: 'dark', width: 720, height: 300 });
    expect(svg).toContain(
      'aria-label="Network: 1 host, 1 switch, 1 generator, 3 links. Left &lt;1&gt;, Middle, Source."',
    );
    for (const words of ['Left &lt;1&gt;', '10.0.0.1', '25.6 Mb/s', 'OC-3c, 155.52 Mb/s', '6.2 km, 31 \u00B5s'])
      expect(svg).toContain(words);
  });

  test('the projector leaves second lines out', () => {
    const svg = renderTopology(pair, { theme: 'projector', width: 1_200, height: 500 });
    expect(svg).not.toContain('>10.0.0.1<');
    expect(svg).toContain('>Middle<');
  });

  test.each([
    ['nothing', { nodes: [], links: [] }],
    ['one device without a place', { nodes: pair.model.nodes.slice(0, 1), links: [] }],
    ['devices without places', pair.model],
  ])('%s', (_, model) => {
    const svg = renderTopology(
      { model, layout: { nodes: {}, links: {} } },
      { theme: 'light', width: 300, height: 200 },
    );
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('labels of a crowded row touch neither devices nor each other', () => {
  const theme = THEMES.light;
  const at = (index: number) => ({ x: 80 + 130 * index, y: 100 });
  const nodes = [0, 1, 2, 3].map((index) => ({
    at: at(index),
    size: 48,
    title: `Switch number ${index}`,
    subtitle: '10.0.0.1',
  }));
  const obstacles: Box[] = nodes.map(({ at: { x, y } }) => ({ x: x - 24, y: y - 24, width: 48, height: 48 }));
  const pipes = [0, 1, 2].map((index) => [at(index), at(index + 1)]);
  const links = pipes.map((points, index) => ({ at: { x: 145 + 130 * index, y: 100 }, points, lines: ['25.6 Mb/s'] }));
  const labels = placeLabels({ theme, width: 600, height: 220, obstacles, pipes, nodes, links });
  expect(labels.length).toBeGreaterThanOrEqual(nodes.length);
  const boxes = labels.map((label) => Reflect.get(label, 'box') as Box);
  const overlap = (a: Box, b: Box) =>
    Math.min(a.x + a.width, b.x + b.width) > Math.max(a.x, b.x) + 1 &&
    Math.min(a.y + a.height, b.y + b.height) > Math.max(a.y, b.y) + 1;
  boxes.forEach((box, index) => {
    for (const other of [...boxes.slice(index + 1), ...obstacles]) expect(overlap(box, other)).toBe(false);
  });
});

test('a mirrored network has mirrored words, and its trunk keeps its rate in little room', () => {
  const theme = THEMES.light;
  const hosts = [
    { x: 48, y: 30 },
    { x: 528, y: 30 },
    { x: 48, y: 166 },
    { x: 528, y: 166 },
  ];
  const [west, east] = [
    { x: 206, y: 98 },
    { x: 370, y: 98 },
  ];
  const places = [...hosts, west, east];
  const pipes = [[west, east], ...hosts.map((at) => (at.x < 288 ? [at, west] : [east, at]))];
  const labels = placeLabels({
    theme,
    width: 576,
    height: 216,
    obstacles: places.map(({ x, y }) => ({ x: x - 20, y: y - 20, width: 40, height: 40 })),
    pipes,
    nodes: places.map((at, index) => ({ at, size: 40, title: `IBM 8285 ${index % 2}`, subtitle: '' })),
    links: pipes.map((points, index) => ({
      at: { x: ((points[0]?.x ?? 0) + (points[1]?.x ?? 0)) / 2, y: ((points[0]?.y ?? 0) + (points[1]?.y ?? 0)) / 2 },
      points,
      lines: index === 0 ? ['OC-3c, 155.52 Mb/s', '6.2 km, 31 µs'] : ['25.6 Mb/s'],
      short: index === 0 ? ['OC-3c'] : [],
    })),
  });
  expect(labels.some(({ lines }) => lines[0]?.text.startsWith('OC-3c'))).toBe(true);
  const centres = labels.map((label) => Reflect.get(label, 'box') as Box).map((box) => [box.x + box.width / 2, box.y]);
  for (const [x = 0, y = 0] of centres) {
    const hasTwin = centres.some(([otherX = 0, otherY = 0]) => Math.abs(otherX - (576 - x)) < 1 && otherY === y);
    expect(hasTwin).toBe(true);
  }
});
