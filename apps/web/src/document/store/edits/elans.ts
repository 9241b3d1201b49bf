/** Edits of emulated LANs: a new one with the servers that it needs, and one less. */

import { say } from '@lanelab/messages/edits';
import type { Edit } from '../types.ts';
import { homeNear, withNewElan, withPathsToServers, withServers } from './elan-service.ts';
import { done, nameOf, refuse, withModel } from './model.ts';

/** A new ELAN whose servers live in a switch that signals. */
export const addElan: Edit = (scenario) => {
  const added = withNewElan(scenario.model);
  if (added === null) return refuse(say('elan.no-switch'));
  return done(withModel(scenario, added.model), say('elan.added', { elan: added.elan.name, device: added.home.name }));
};

/** Takes an ELAN away with the servers that it alone had; refused while somebody is in it. */
export const removeElan =
  (id: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const elan = model.elans.find((entry) => entry.id === id);
    if (elan === undefined) return refuse(say('elan.gone'));
    const member = model.nodes.find((node) =>
      node.kind === 'edge'
        ? node.bridges.some((bridge) => bridge.elan === id)
        : (node.kind === 'host' || node.kind === 'router') && node.interfaces.some((entry) => entry.elan === id),
    );
    if (member !== undefined) return refuse(say('elan.in-use', { device: member.name, elan: elan.name }));
    const nodes = model.nodes.map((node) =>
      (node.kind === 'switch' || node.kind === 'router' || node.kind === 'server') && node.services !== undefined
        ? { ...node, services: node.services.filter((entry) => entry.kind !== 'les' || entry.elan !== id) }
        : node,
    );
    const elans = model.elans.filter((entry) => entry.id !== id);
    return done(withModel(scenario, { nodes, elans }), say('elan.removed', { elan: elan.name }));
  };

/** Runs what an ELAN lacks of LECS, LES and BUS in the switch next to one of its members. */
export const serveElan =
  (id: number, near: number): Edit =>
  (scenario) => {
    const { model } = scenario;
    const elan = model.elans.find((entry) => entry.id === id);
    const home = homeNear(model, near);
    if (elan === undefined) return refuse(say('elan.gone'));
    if (home === null) return refuse(say('elan.no-switch'));
    const served = withPathsToServers(withServers(model, id, home));
    return done(withModel(scenario, served), say('elan.served', { elan: elan.name, device: nameOf(model, home) }));
  };

/** Turns signalling on in every switch between servers and those who call them: clients of emulated LANs, stations of Classical IP. */
export const signalOnPaths: Edit = (scenario) =>
  done(withModel(scenario, withPathsToServers(scenario.model)), say('elan.signalled'));
