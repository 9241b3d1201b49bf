/** Keeps two drawings at the same layer, with the same hidden roles, the same emphasis and the same traced flow. */
import type { LayersState, LayersStore } from './state.ts';

const shared = ({ layer, hiddenRoles, flow, ipView, emphasis }: LayersState) => ({
  layer,
  hiddenRoles,
  flow,
  ipView,
  emphasis,
});
const isSame = (one: LayersState, other: LayersState) =>
  one.layer === other.layer &&
  one.hiddenRoles === other.hiddenRoles &&
  one.flow === other.flow &&
  one.ipView === other.ipView &&
  one.emphasis === other.emphasis;

/** At first the other drawing takes over the state of the leader. @returns a function that ends the link */
export function linkLayers(leader: LayersStore, other: LayersStore): () => void {
  const follow = (from: LayersStore, to: LayersStore) => () => {
    if (isSame(from.getState(), to.getState())) return;
    const moved = from.getState().layer === to.getState().layer ? {} : { lit: [], pinned: [] };
    to.setState({ ...shared(from.getState()), ...moved });
  };
  const lead = follow(leader, other);
  lead();
  const stops = [leader.subscribe(lead), other.subscribe(follow(other, leader))];
  return () => {
    for (const stop of stops) stop();
  };
}
