// Addresses of the pages that `npm run bench:web` measures, as JSON: whole scenarios in their links.
import { BUILT_IN } from '../../packages/lessons/src/built-in/index.ts';
import { PRESETS } from '../../packages/papers/src/presets/registry.ts';
import { encodeLink } from '../../packages/scenario/src/link/link.ts';
import { Topology } from '../../packages/scenario/src/topology/build.ts';

const MS = 1_000_000_000;

/** Cells back to back over links of 3.6 ms: more than 5 000 on the way at once. */
function manyMarks() {
  const net = new Topology();
  const link = { phy: 'oc3c', delayPs: 3.6 * MS } as const;
  const source = net.generator('Source', { x: 80, y: 120 });
  const switches = [0, 1, 2].map((index) =>
    net.switch(`Switch ${index + 1}`, { x: 280 + index * 220, y: 120 + (index % 2) * 260 }),
  );
  const sink = net.generator('Sink', { x: 900, y: 380 });
  const chain = [source, ...switches, sink];
  for (const [index, node] of chain.slice(1).entries()) net.link(chain[index] ?? source, node, link);
  const { port, vci } = net.cellChannel(source, sink);
  net.flow({ id: 1, kind: 'cells', from: source, port, vpi: 0, vci, source: { kind: 'saturated', pduCells: 32 } });
  return net.build({ durationPs: 1000 * MS, view: { title: 'Five thousand cells' } });
}

/** Three hundred devices: thirty switches in a row of rows, nine generators at each. */
function manyDevices() {
  const net = new Topology();
  const link = { phy: 'oc3c', delayPs: 1_000_000 } as const;
  let before: number | null = null;
  for (let row = 0; row < 30; row += 1) {
    const [x, y] = [(row % 6) * 520, Math.floor(row / 6) * 420];
    const hub = net.switch(`S${row + 1}`, { x: x + 240, y: y + 180 });
    if (before !== null) net.link(before, hub, link);
    before = hub;
    for (let leaf = 0; leaf < 9; leaf += 1) {
      const angle = (leaf / 9) * 2 * Math.PI;
      const at = { x: Math.round(x + 240 + 180 * Math.cos(angle)), y: Math.round(y + 180 + 150 * Math.sin(angle)) };
      net.link(net.generator(`G${row * 9 + leaf + 1}`, at), hub, link);
    }
  }
  return net.build({ durationPs: 1000 * MS, view: { title: 'Three hundred devices' } });
}

console.log(
  JSON.stringify({
    first: '/lab?preset=w1&t=5ms&run=1',
    pair: '/',
    preset: '/lab?preset=class-mpoa&run=1',
    marks: `/lab?t=20ms#${encodeLink(manyMarks(), PRESETS)}`,
    devices: `/lab#${encodeLink(manyDevices(), PRESETS)}`,
    seek: '/lab?preset=w5&t=0',
    campus: '/lab?preset=campus&t=0',
    joining: '/lab?preset=campus&t=0&speed=500ms&run=1',
    pinging: '/lab?preset=campus&t=12s&speed=200ms&run=1',
    heap: '/lab?preset=class-mpoa&t=0',
    lessons: BUILT_IN.map(({ id, steps }) => ({ id, steps })),
    controls: {
      'start page': '/',
      workbench: '/lab?preset=class-mpoa',
      'empty workbench': '/lab',
      comparison: '/lab?preset=class-lane&with=class-mpoa&t=9s',
      'gallery of papers': '/papers',
      'figure’s page': '/papers/curitiba/fig7',
      calculator: '/papers/curitiba/table2',
      'list of lessons': '/learn',
      lesson: '/learn/eleventh-packet',
      lecture: '/?present',
      'list of lectures': '/lecture',
      'page to join a class': '/join',
      'page to join a room': '/room',
      'list of own scenarios': '/mine',
      'check of the room': '/ready',
      'embedded network': '/embed?preset=class-mpoa',
      help: '/help',
    },
  }),
);
