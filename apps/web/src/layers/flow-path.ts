/** The way of a traced flow over the drawing, and what its packets are wrapped in. */
import type { Link } from '@lanelab/scenario';
import type { FlowPath } from '../engine/types.ts';
import type { Look } from '../network/looks.ts';

export interface Step {
  readonly link: number;
  /** It is followed from its end `b` to its end `a`. */
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

export const lookOfPath = ({ via }: Pick<FlowPath, 'via'>): Look =>
  via === 'shortcut' ? 'shortcut' : via === 'bus' ? 'bus' : 'data';

export interface Wrap {
  readonly dataOctets: number;
  /** Everything that is on the line for these data. */
  readonly allOctets: number;
  /** 0..1 of what is on the line. */
  readonly overhead: number;
}

export function wrapOf({ wrap }: Pick<FlowPath, 'wrap'>): Wrap {
  const allOctets = wrap.reduce((sum, { octets }) => sum + octets, 0);
  const dataOctets = wrap.find(({ layer }) => layer === 'data')?.octets ?? 0;
  return { dataOctets, allOctets, overhead: allOctets === 0 ? 0 : (allOctets - dataOctets) / allOctets };
}
