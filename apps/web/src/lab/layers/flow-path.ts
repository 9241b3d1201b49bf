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

/** How long one cell takes over each step, ps: waiting, sending, travelling and passing the switch; null where that is unknown. */
export function stepDelays(
  steps: readonly Step[],
  waits: ReadonlyMap<string, number>,
  { links, nodes }: Pick<Scenario['model'], 'links' | 'nodes'>,
): readonly (number | null)[] {
  return steps.map(({ link, isBack }) => {
    const wait = waits.get(linkEndName(link, isBack ? 'ba' : 'ab'));
    const cable = links.find(({ id }) => id === link);
    if (wait === undefined || cable === undefined) return null;
    const far = nodes.find(({ id }) => id === (isBack ? cable.a : cable.b).node);
    return wait + linkDelayPs(cable) + (far?.kind === 'switch' ? far.latencyPs : 0);
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
