import type { Link } from './link.ts';

/** Light in fibre and signals in copper: 5 ns a metre. */
const PS_PER_METRE = 5_000;

/** Propagation delay, whichever way the link states it. */
export function linkDelayPs(link: Pick<Link, 'delayPs' | 'lengthM'>): number {
  return link.delayPs ?? (link.lengthM ?? 0) * PS_PER_METRE;
}
