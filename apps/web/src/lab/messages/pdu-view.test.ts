import { afterEach, expect, it } from 'vitest';
import { bench, presetOf } from '../../playback/test/test-playback.ts';
import type { LinkEnd, Mark, Playback } from '../../playback/types.ts';
import type { Stop } from './pdu-path.ts';
import { createPduView } from './pdu-view.ts';

const log = { choose: () => undefined };
let playback: Playback | null = null;
afterEach(() => playback?.dispose());

/** The class's network where a packet from A to B crosses the trunk between the switches, on its way from the router. */
async function onTrunk() {
  const scenario = presetOf('class-mpoa', 9e12);
  const clock = bench().playback;
  playback = clock;
  clock.setSpeed(200e6);
  clock.setScenario(scenario);
  await clock.seek(8.1544e12);
  const nameOf = (id: number) => scenario.model.nodes.find((node) => node.id === id)?.name ?? '';
  const found: { readonly end: LinkEnd; readonly mark: Mark }[] = [];
  for (const end of clock.recording.ends)
    clock.recording.framesAt(end, clock.timePs(), (mark) => found.push({ end, mark }));
  const trunk = found.find(({ end }) => nameOf(end.node) === 'West' && end.port === 2);
  if (trunk === undefined) throw new Error('nothing is on the trunk');
  const words = (stop: Stop | undefined) => {
    if (stop === undefined) return '';
    if (stop.kind === 'switch') return `passes ${nameOf(stop.node)}`;
    return `${stop.record.sent ? 'leaves' : 'arrives at'} ${nameOf(stop.node)}`;
  };
  return { clock, trunk, words };
}

it('opens a packet at the switch that it leaves, with all devices before, and follows it back to its sender', async () => {
  const { clock, trunk, words } = await onTrunk();
  const view = createPduView(clock, log);
  await view.open(trunk);
  const { path, at } = view.getState();
  expect(path.slice(0, 5).map(words)).toEqual([
    'leaves A',
    'passes West',
    'arrives at Router',
    'leaves Router',
    'passes West',
  ]);
  expect(at).toBe(4);
  const [, , , left, passed] = path;
  if (passed?.kind !== 'switch' || left?.kind !== 'end') throw new Error('no switch is passed');
  expect([passed.came.vpi, passed.came.vci]).toEqual([left.record.vpi, left.record.vci]);
  expect(passed.went.link).toBe(trunk.end.link);
  for (let place = 3; place >= 0; place -= 1) {
    const stop = view.getState().path[place];
    if (stop === undefined) throw new Error(`nothing before ${words(path[place])}`);
    await view.go(stop);
    expect(view.getState().at).toBe(place);
    expect(words(view.getState().path.at(-1))).toBe(words(path[place]));
    expect(clock.timePs()).toBe(stop.atPs + 1);
  }
});

it('shows a packet as a router got it beside as it sent it on', async () => {
  const { clock, trunk } = await onTrunk();
  const view = createPduView(clock, log);
  await view.open(trunk);
  const router = view.getState().path[3];
  if (router === undefined) throw new Error('the router is not on the path');
  await view.go(router);
  const { through } = view.getState();
  expect(through?.came.sent).toBe(false);
  expect(through?.left.sent).toBe(true);
  expect(through?.left.number).toBe(router.record.number);
});

it('follows a packet on by every switch to its receiver', async () => {
  const { clock, trunk, words } = await onTrunk();
  const view = createPduView(clock, log);
  await view.open(trunk);
  const router = view.getState().path[3];
  if (router === undefined) throw new Error('the router is not on the path');
  await view.go(router);
  const seen: string[] = [];
  for (let steps = 0; steps < 3; steps += 1) {
    expect(await view.goOn()).toBe(true);
    const { path, at } = view.getState();
    seen.push(words(path[at]));
  }
  expect(seen).toEqual(['passes West', 'passes East', 'arrives at B']);
  expect(await view.goOn()).toBe(false);
});

it('keeps the switches of the path while the run is recorded once more', async () => {
  const { clock, trunk, words } = await onTrunk();
  const view = createPduView(clock, log);
  await view.open(trunk);
  const before: string[] = [];
  view.subscribe(() => {
    const { path, at } = view.getState();
    if (words(path[at]) === 'arrives at B') before.push(words(path[at - 1]));
  });
  while (await view.goOn());
  expect(before.length).toBeGreaterThan(0);
  expect(new Set(before)).toEqual(new Set(['passes East']));
});
