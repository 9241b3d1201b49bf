/** Emulated LANs on the stage: a hull around the clients of each, with who has joined and where its servers are. */
import type { Point } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useDocument, useScene } from '../editor/stage/context.ts';
import { HullShape } from './HullShape.tsx';
import { namePlaces } from './hull.ts';
import { elanNote, elansNow } from './membership.ts';
import { useLayers } from './state.ts';

/** Devices in a LAN that are no client of it stay outside its hull; those without any, such as switches, may lie in it. */
const origin: Point = { x: 0, y: 0 };
const passive = new Set(['switch', 'hub', 'server']);

export function useElans() {
  const scenario = useDocument((state) => state.scenario);
  const states = useLayers((state) => state.now?.states ?? null);
  return useMemo(() => elansNow(scenario, states), [scenario, states]);
}

export function ElanLayer() {
  const elans = useElans();
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const at = useScene((scene) => scene.positions());
  const places = (ids: readonly number[]) => ids.map((id) => at.get(id)).filter((place): place is Point => !!place);
  const nameOf = (node: number) => nodes.find(({ id }) => id === node)?.name ?? '';
  const names = namePlaces(elans.map((elan) => elan.nodes));
  return (
    <g data-testid="layer-elans">
      {elans.map((elan, index) => (
        <HullShape
          key={elan.id}
          name={elan.name}
          note={elanNote(elan, nameOf)}
          members={places(elan.nodes)}
          strangers={places(
            nodes.filter(({ id, kind }) => !passive.has(kind) && !elan.nodes.includes(id)).map(({ id }) => id),
          )}
          index={index}
          named={{ at: at.get(names[index]?.node ?? 0) ?? origin, above: names[index]?.above ?? 0 }}
          testId={`elan-${elan.id}`}
        />
      ))}
    </g>
  );
}
