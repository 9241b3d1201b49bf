/** Two drawings that show the same layer, with the same roles put away and the same flow traced. */
import type { LayersState, LayersStore } from './state.ts';

const shared = ({ layer, hiddenRoles, flow, ipView }: LayersState) => ({ layer, hiddenRoles, flow, ipView });
const isSame = (one: LayersState, other: LayersState) =>
  one.layer === other.layer &&
  one.hiddenRoles === other.hiddenRoles &&
  one.flow === other.flow &&
  one.ipView === other.ipView;

/** Until it is called off; at first the other one does as the leader. */
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
