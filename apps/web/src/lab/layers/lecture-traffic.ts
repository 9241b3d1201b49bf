/** What the traffic of a lecture's picture is about, and which styles its layer shows beside the cells. */
import { useMemo } from 'react';
import { LOOK_OF, type Look } from '../../document/topology-view/traffic-styles.ts';
import type { Stress } from '../../playback/marks-draw.ts';
import { shownRoles } from './shown-roles.ts';
import { emphasisIn, type LayersState, type LayersStore } from './state.ts';

interface LectureTraffic {
  readonly stress: () => Stress | null;
  readonly lines: () => readonly Look[];
}

const nothingStressed: Stress = { look: null, isOnLine: false };

/** Over lines of connections, subnets and ELANs, cells recede; over the cables, only where the picture is about others. */
function stressOf(state: LayersState): Stress | null {
  const { layer, emphasis } = state;
  const role = layer === 'vcs' ? emphasisIn(state) : emphasis;
  if (role !== null) return { look: LOOK_OF[role], isOnLine: layer === 'vcs' };
  return layer === 'physical' ? null : nothingStressed;
}

function linesOf({ layer, hiddenRoles, now }: LayersState): readonly Look[] {
  if (layer !== 'vcs' || now === null) return [];
  const roles = shownRoles(hiddenRoles);
  return now.connections.flatMap(({ role, hops }) => (roles.includes(role) && hops.length > 0 ? [LOOK_OF[role]] : []));
}

/** Read for each picture, and the same object as long as the store is. */
export function useLectureTraffic(layers: LayersStore): LectureTraffic {
  return useMemo(
    () => ({ stress: () => stressOf(layers.getState()), lines: () => linesOf(layers.getState()) }),
    [layers],
  );
}
