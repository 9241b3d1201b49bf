/** The path of a traced flow over the drawing, and the headers around its packets. */
import { linkEndName } from '@lanelab/engine';
import { type Link, linkDelayPs, type Scenario } from '@lanelab/scenario';

import type { Look } from '../../document/topology-view/traffic-styles.ts';
import type { FlowPath } from '../../playback/run/types.ts';

export interface Step {
  readonly link: number;
  /** Whether the path follows the link from its end `b` to its end `a`. */
  readonly isBack: boolean;
}

/** Links between devices that follow each other on the path; of several between the same two the first. */
export function stepsOf({ nodes }: Pick<FlowPath, 'nodes'>, links: readonly Link[]): readonly Step[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (next === undefined) return [];
    const link = links.find(({ a, b }) => (a.node === node && b.node === next) || (b.node === node && a.node === next));
    return link === undefined ? [] : [{ link: link.id, isBack: link.a.node !== node }];
  });
}

/**
 * How long each step takes, ps; null where that is unknown. Over an ATM link: one cell, with its wait as queues are now, sending,
 * travelling and passing the switch. Over an Ethernet link: the latest packet, from the port of one device to the other device.
 */
export function stepDelays(
  steps: readonly Step[],
  waits: ReadonlyMap<string, number>,
  { links, nodes }: Pick<Scenario['model'], 'links' | 'nodes'>,
  stays: FlowPath['stays'],
): readonly (number | null)[] {
  return steps.map(({ link, isBack }) => {
    const cable = links.find(({ id }) => id === link);
    if (cable === undefined) return null;
    const [near, far] = isBack ? [cable.b.node, cable.a.node] : [cable.a.node, cable.b.node];
    const wait = waits.get(linkEndName(link, isBack ? 'ba' : 'ab'));
    if (wait === undefined) return legPs(stays, near, far);
    const device = nodes.find(({ id }) => id === far);
    return wait + linkDelayPs(cable) + (device?.kind === 'switch' ? device.latencyPs : 0);
  });
}

/** From one device that worked on the latest packet to the next one. */
function legPs(stays: FlowPath['stays'], near: number, far: number): number | null {
  const at = stays.findIndex(({ node }, index) => node === near && stays[index + 1]?.node === far);
  const [left, came] = [stays[at], stays[at + 1]];
  return at === -1 || left === undefined || came === undefined ? null : came.arrivedPs - left.donePs;
}

/** How long the processor of each device of a path had the latest packet, ps; null where a device has not worked on it, or took no time. */
export function processorPs({ nodes, stays }: Pick<FlowPath, 'nodes' | 'stays'>): readonly (number | null)[] {
  let next = 0;
  return nodes.map((node) => {
    const at = stays.findIndex((stay, index) => index >= next && stay.node === node);
    const stay = stays[at];
    if (stay === undefined) return null;
    next = at + 1;
    const took = stay.donePs - stay.arrivedPs;
    return took > 0 ? took : null;
  });
}

export const lookOfPath = ({ via }: Pick<FlowPath, 'via'>): Look =>
  via === 'shortcut' ? 'shortcut' : via === 'bus' ? 'bus' : 'data';

export interface Wrap {
  readonly dataOctets: number;
  /** Octets on the line for these data, headers and padding included. */
  readonly allOctets: number;
  /** Share of `allOctets` that is not data, 0..1. */
  readonly overhead: number;
}

export function wrapOf({ wrap }: Pick<FlowPath, 'wrap'>): Wrap {
  const allOctets = wrap.reduce((sum, { octets }) => sum + octets, 0);
  const dataOctets = wrap.find(({ layer }) => layer === 'data')?.octets ?? 0;
  return { dataOctets, allOctets, overhead: allOctets === 0 ? 0 : (allOctets - dataOctets) / allOctets };
}
