/** What can be seen of the network and of the result at an instant. */
import type { QueueResult, RunResult, VccRecord } from '@lanelab/engine';
import type { Flow, Link, Scenario } from '@lanelab/scenario';
import type { Slice } from '../run/slice.ts';
import { causeOf, numberOf, wordsOf } from '../values.ts';
import type { Sight } from './result.ts';

const PS_PER_US = 1e6;

export const flowResult = ({ flows }: RunResult, flow: number) => flows.find(({ id }) => id === flow);

/** Cells that left for a link, both ways. */
export async function cellsOn({ id }: Link, slice: Slice): Promise<number> {
  const { links } = await slice.result();
  return links.filter((link) => link.id === id).reduce((sum, { cells }) => sum + cells, 0);
}

/** Cells or frames that a link dropped, both ways. */
export async function lostOn({ id }: Link, slice: Slice): Promise<number> {
  const { links } = await slice.result();
  return links.filter((link) => link.id === id).reduce((sum, { dropped }) => sum + dropped, 0);
}

const dropsOf = ({ drops }: QueueResult) => Object.values(drops).reduce((sum, count) => sum + count, 0);

/** Cells that queues and inputs of a device dropped. */
export async function lostAt(node: number, slice: Slice): Promise<number> {
  const { queues } = await slice.result();
  return queues.filter((queue) => queue.node === node).reduce((sum, queue) => sum + dropsOf(queue), 0);
}

/** Channels of signalling and management, which every port has, are no VCCs that anybody opened. */
const UNCOUNTED = ['signalling', 'ilmi', 'permanent'];

/** Switched connections that end at a device. Both directions of one share their label on the device’s link. */
export async function vccsOf(node: number, { model }: Scenario, slice: Slice): Promise<Sight> {
  const endOf = ({ node: sender, port }: VccRecord['hops'][number]) => {
    const link = model.links.find(({ a, b }) => [a, b].some((end) => end.node === sender && end.port === port));
    return link === undefined ? null : [link.a, link.b].find((end) => end.node === node);
  };
  const labels = (await slice.vccs())
    .filter(({ role }) => !UNCOUNTED.includes(role))
    .flatMap(({ from, to, hops }) =>
      hops.flatMap((hop, index) => {
        const begins = from === node && index === 0;
        const ends = to.includes(node) && endOf(hop) !== undefined && endOf(hop) !== null && hop.node !== node;
        const port = begins ? hop.port : (endOf(hop)?.port ?? null);
        return begins || ends ? [`${port}:${hop.vpi}/${hop.vci}`] : [];
      }),
    );
  return { value: numberOf('number', new Set(labels).size), evidence: { device: node } };
}

/** What most of a flow’s time went into, by the name that the time account has for it. */
export async function bottleneckOf(flow: number, slice: Slice): Promise<Sight> {
  const account = flowResult(await slice.result(), flow)?.account;
  return { value: account === undefined ? null : causeOf(account.bottleneck.cause) };
}

/** How a flow’s latest data went: over a shortcut, by a router, by the BUS, or straight. */
export async function pathOf(flow: Flow, { model }: Scenario, slice: Slice): Promise<Sight> {
  const path = (await slice.paths()).find((each) => each.flow === flow.id);
  if (path === undefined || path.nodes.length === 0) return { value: null };
  const isRouted = path.nodes.some((id) => model.nodes.some((node) => node.id === id && node.kind === 'router'));
  if (path.via === 'shortcut' || path.via === 'bus') return { value: wordsOf(path.via) };
  return { value: wordsOf(isRouted ? 'router' : path.via) };
}

/** The device on the path of a flow’s latest data in whose queue cells wait longest on average, towards the next device. */
export async function longestWaitOf(flow: Flow, { model }: Scenario, slice: Slice): Promise<Sight> {
  const path = (await slice.paths()).find((each) => each.flow === flow.id);
  const { queues } = await slice.result();
  const nodes = path?.nodes ?? [];
  const waits = nodes.slice(1).flatMap((next, index) => {
    const node = nodes[index] ?? 0;
    const ports = model.links.flatMap(({ a, b }) =>
      [[a, b] as const, [b, a] as const].flatMap(([end, far]) =>
        end.node === node && far.node === next ? [end.port] : [],
      ),
    );
    return queues
      .filter((queue) => queue.node === node && queue.port !== null && ports.includes(queue.port))
      .map(({ meanWaitUs }) => ({ node, waitPs: (meanWaitUs ?? 0) * PS_PER_US }));
  });
  const [longest] = waits.toSorted((one, other) => other.waitPs - one.waitPs);
  const name = model.nodes.find(({ id }) => id === longest?.node)?.name;
  return name === undefined || longest === undefined
    ? { value: null }
    : { value: wordsOf(name), evidence: { device: longest.node } };
}

/** The phase of a process; of several of its kind in the device, that of one that is not in service, if there is one. */
export async function stateOf(node: number, process: string, slice: Slice): Promise<Sight> {
  const states = (await slice.states()).find((each) => each.node === node)?.states ?? [];
  const mine = states.filter((state) => state.process === process);
  const shown = mine.find(({ ok }) => !ok) ?? mine[0];
  return { value: shown === undefined ? null : wordsOf(shown.phase), evidence: { device: node } };
}
