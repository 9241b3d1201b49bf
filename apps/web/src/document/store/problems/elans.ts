/** Emulated LANs whose servers are missing or out of reach. */

import { say } from '@lanelab/messages/problems';
import { networks, servicesOf } from '@lanelab/scenario';
import { setField } from '../edits/field.ts';
import type { Problem } from '../types.ts';
import { nodePath, problem, type Subject } from './problem.ts';

/** ELANs with clients, but without a LES or without a LECS to find it by; servers where nothing signals. */
export function elanProblems(subject: Subject): readonly Problem[] {
  const { model } = subject;
  const home = model.nodes.find((node) => node.kind === 'switch' && node.signalling !== undefined);
  const run = (service: { kind: 'lecs' } | { kind: 'les'; elan: number }): Partial<Problem> =>
    home === undefined
      ? {}
      : {
          fix: {
            label: say(service.kind === 'lecs' ? 'elan.run-lecs' : 'elan.run-les', { device: home.name }),
            edit: setField(
              { of: 'nodes', id: home.id },
              ['services'],
              [...servicesOf(home), service],
              say('elan.services'),
            ),
          },
        };
  const inUse = networks({ model }).elans.filter(({ members }) => members.length > 0);
  const unserved = inUse
    .filter(({ servers }) => servers.length === 0)
    .map(({ id, name, members }) =>
      problem({
        id: `elan-without-les:${id}`,
        severity: 'warning',
        path: `model.elans[${model.elans.findIndex((elan) => elan.id === id)}]`,
        sentence: say('elan.no-les', { elan: name }),
        nodes: members.map(({ node }) => node),
        ...run({ kind: 'les', elan: id }),
      }),
    );
  const hasLecs = model.nodes.some((node) => servicesOf(node).some(({ kind }) => kind === 'lecs'));
  const lost = hasLecs
    ? []
    : inUse.slice(0, 1).map(({ name, members }) =>
        problem({
          id: 'no-lecs',
          severity: 'warning',
          path: 'model.nodes',
          sentence: say('elan.no-lecs', { elan: name }),
          nodes: members.map(({ node }) => node),
          ...run({ kind: 'lecs' }),
        }),
      );
  return [...unserved, ...lost, ...unsignalled(subject)];
}

/** Routers and servers whose processes nobody can call: no switch that signals is next to them. */
function unsignalled(subject: Subject): readonly Problem[] {
  const { model, wiring } = subject;
  return model.nodes.flatMap((node) => {
    if ((node.kind !== 'server' && node.kind !== 'router') || node.services.length === 0) return [];
    const ends = node.ports.flatMap(({ id }) => wiring.far({ node: node.id, port: id })?.end.node ?? []);
    const switches = ends.map((id) => wiring.nodes.get(id)).filter((far) => far?.kind === 'switch');
    const [first] = switches;
    if (first === undefined || switches.some(({ signalling }) => signalling !== undefined)) return [];
    return problem({
      id: `services-without-signalling:${node.id}`,
      severity: 'warning',
      path: `${nodePath(subject, node.id)}.services`,
      sentence: say('signalling.missing', { device: node.name, neighbour: first.name }),
      nodes: [node.id, first.id],
      fix: {
        label: say('signalling.give', { device: first.name }),
        edit: setField({ of: 'nodes', id: first.id }, ['signalling'], {}, say('signalling.field')),
      },
    });
  });
}
