/** References to emulated LANs and MPOA servers, and of VP tunnels. */

import type { Model, Node } from '../document.ts';
import { carriedMtu, type Elan, type LecParameters } from '../elan.ts';
import { checkPort, checkUnique, type Findings, type NodeIndex, type Path } from './findings.ts';

/** Services in a switch are stations of the engine with the switch's number and this bit: `INNER` in its `scenario/auto.rs`. */
const SERVICE_BIT = 2 ** 23;

const servicesOf = (node: Node) =>
  node.kind === 'router' || node.kind === 'server' || node.kind === 'switch' ? (node.services ?? []) : [];

function checkElans(findings: Findings, elans: readonly Elan[]): void {
  checkUnique(
    findings,
    ['elans'],
    elans.map(({ id }) => id),
    'elan',
  );
  elans.forEach(({ name }, index) => {
    if (elans.findIndex((other) => other.name === name) < index)
      findings.add(['elans', index, 'name'], 'name-taken', name, {});
  });
}

/** Frames that both the ELAN and its client allow. */
const frameOctets = (elan: Elan, lec: LecParameters | undefined): number =>
  Math.min(elan.maxFrame, lec?.maxFrame ?? elan.maxFrame);

function checkMembers(findings: Findings, model: Model, node: Node, at: Path): void {
  const known = (id: number, path: Path): Elan | undefined => {
    const elan = model.elans.find((candidate) => candidate.id === id);
    if (elan === undefined) findings.add(path, 'no-such-elan', id, {});
    return elan;
  };
  if (node.kind === 'host' || node.kind === 'router')
    node.interfaces.forEach((entry, i) => {
      if (entry.elan === undefined) return;
      const elan = known(entry.elan, [...at, 'interfaces', i, 'elan']);
      if (elan === undefined) return;
      const max = carriedMtu(frameOctets(elan, entry.lec));
      if (entry.mtu > max)
        findings.add(
          [...at, 'interfaces', i, 'mtu'],
          'mtu-beyond-frame',
          entry.mtu,
          { elan: elan.name, max },
          'octets',
        );
    });
  if (node.kind === 'edge')
    node.bridges.forEach((bridge, i) => {
      known(bridge.elan, [...at, 'bridges', i, 'elan']);
    });
  servicesOf(node).forEach((service, i) => {
    if (service.kind === 'les') known(service.elan, [...at, 'services', i, 'elan']);
  });
}

function checkServers(findings: Findings, node: Node, at: Path, nodes: NodeIndex): void {
  const servers = node.kind === 'host' || node.kind === 'edge' ? (node.mpc?.servers ?? []) : [];
  servers.forEach((id, i) => {
    const router = nodes.get(id);
    if (router?.kind !== 'router' || router.mps === undefined)
      findings.add([...at, 'mpc', 'servers', i], 'no-mps', id, {});
  });
}

function checkTunnels(findings: Findings, model: Model, nodes: NodeIndex): void {
  checkUnique(
    findings,
    ['tunnels'],
    model.tunnels.map(({ id }) => id),
    'tunnel',
  );
  const taken = new Set<string>();
  model.tunnels.forEach((tunnel, index) => {
    for (const side of ['a', 'b'] as const) {
      const { node: id, port, vpi } = tunnel[side];
      const path = ['tunnels', index, side];
      const node = nodes.get(id);
      if (node?.kind !== 'switch' || node.signalling === undefined)
        findings.add([...path, 'node'], 'tunnel-end', id, {});
      else checkPort(findings, [...path, 'port'], node, port);
      if (vpi === 0) findings.add([...path, 'vpi'], 'vpi-reserved', vpi, {});
      const key = `${id}/${port}/${vpi}`;
      if (taken.has(key)) findings.add([...path, 'vpi'], 'vpi-taken', vpi, {});
      taken.add(key);
    }
  });
}

export function checkLans(findings: Findings, model: Model, nodes: NodeIndex): void {
  checkElans(findings, model.elans);
  checkTunnels(findings, model, nodes);
  const served = model.nodes.some((node) => node.kind === 'switch' && (node.services ?? []).length > 0);
  model.nodes.forEach((node, index) => {
    const at = ['nodes', index];
    checkMembers(findings, model, node, at);
    checkServers(findings, node, at, nodes);
    if (served && node.id >= SERVICE_BIT) findings.add([...at, 'id'], 'id-reserved', node.id, { max: SERVICE_BIT - 1 });
  });
}
