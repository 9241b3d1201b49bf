/** Emulated LANs whose servers are missing or out of reach. */

import { networks, servicesOf } from '@lanelab/scenario';
import { setField } from '../edits/field.ts';
import type { Problem } from '../types.ts';
import { nodePath, problem, type Subject } from './problem.ts';

/** ELANs with clients, but without a LES or without a LECS to find it by; servers where nothing signals. */
export function elanProblems(subject: Subject): readonly Problem[] {
  const { model } = subject;
  const home = model.nodes.find((node) => node.kind === 'switch' && node.signalling !== undefined);
  const run = (service: { kind: 'lecs' } | { kind: 'les'; elan: number }, label: string): Partial<Problem> =>
    home === undefined
      ? {}
      : {
          fix: {
            label: `Run ${label} in ${home.name}`,
            edit: setField({ of: 'nodes', id: home.id }, ['services'], [...servicesOf(home), service], 'services'),
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
        sentence: `Nobody runs the LES and BUS of ${name}, so its clients cannot join.`,
        nodes: members.map(({ node }) => node),
        ...run({ kind: 'les', elan: id }, 'its LES and BUS'),
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
          sentence: `No device runs a LECS, so the clients of ${name} cannot ask where its LES is.`,
          nodes: members.map(({ node }) => node),
          ...run({ kind: 'lecs' }, 'a LECS'),
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
      sentence: `The servers in ${node.name} are reached by signalling, which ${first.name} does not have.`,
      nodes: [node.id, first.id],
      fix: {
        label: `Give ${first.name} signalling`,
        edit: setField({ of: 'nodes', id: first.id }, ['signalling'], {}, 'signalling'),
      },
    });
  });
}
