/** Emulated LANs on the stage: a hull around the clients of each, with who has joined and where its servers are. */
import { useMemo } from 'react';
import { useDocument, useScene } from '../editor/stage/context.ts';
import { HullShape, useHullNames } from './HullShape.tsx';
import { namePlaces } from './hull.ts';
import { elanNote, elansNow } from './membership.ts';
import { useLayers } from './state.ts';

/** Devices in a LAN that are no client of it stay outside its hull; those without any, such as switches, may lie in it. */
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
  const hulls = useMemo(() => {
    const nameOf = (node: number) => nodes.find(({ id }) => id === node)?.name ?? '';
    const places = (ids: readonly number[]) => ids.map((id) => at.get(id)).filter((place) => place !== undefined);
    const firsts = namePlaces(elans.map((elan) => elan.nodes));
    return elans.map((elan, index) => ({
      id: elan.id,
      name: elan.name,
      note: elanNote(elan, nameOf),
      members: places([...new Set([firsts[index] ?? 0, ...elan.nodes])]),
      strangers: places(
        nodes.filter(({ id, kind }) => !passive.has(kind) && !elan.nodes.includes(id)).map(({ id }) => id),
      ),
    }));
  }, [elans, nodes, at]);
  const names = useHullNames(hulls);
  return (
    <g data-testid="layer-elans">
      {hulls.map((hull, index) => (
        <HullShape key={hull.id} hull={hull} index={index} nameBox={names[index] ?? null} testId={`elan-${hull.id}`} />
      ))}
    </g>
  );
}
