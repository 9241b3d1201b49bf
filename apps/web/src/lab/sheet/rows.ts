/** A scenario as rows of tables for paper: devices with their addresses, links with their ends. */
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/sheets';
import { linkDelayPs, type Node, type Scenario } from '@lanelab/scenario';
import { formatPicoseconds } from '../../base/format/duration.ts';
import { deviceOf } from '../../document/devices/registry.ts';
import { phyLabels, phyName } from '../../document/format-names.ts';

export interface DeviceRow {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  /** `10.0.0.1/24`, several of them parted by commas; empty where there is none. */
  readonly addresses: string;
  readonly ports: string;
}

export interface LinkRow {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  /** The kind of line with its rate. */
  readonly line: string;
  readonly delay: string;
}

const addressesOf = (node: Node): string =>
  'interfaces' in node ? node.interfaces.map(({ ip, prefix }) => `${ip}/${prefix}`).join(', ') : '';

/** Ports of one line each, as `2 × OC-3c`; the rates stand with the links. */
function portsOf({ ports }: Node): string {
  const lines = [...new Set(ports.map(({ phy }) => phy))];
  return list(
    lines.map((phy) => {
      const count = ports.filter((port) => port.phy === phy).length;
      return count === 1 ? phyName(phy) : `${count} × ${phyName(phy)}`;
    }),
  );
}

export const deviceRows = ({ model }: Scenario): readonly DeviceRow[] =>
  model.nodes.map((node) => ({
    id: node.id,
    name: node.name,
    kind: deviceOf(node.kind).label,
    addresses: addressesOf(node),
    ports: portsOf(node),
  }));

export function linkRows({ model }: Scenario): readonly LinkRow[] {
  const nodes = new Map(model.nodes.map((node) => [node.id, node]));
  const end = ({ node, port }: { readonly node: number; readonly port: number }) =>
    say('link.end', { device: nodes.get(node)?.name ?? String(node), port });
  return model.links.map((link) => {
    const phy = nodes.get(link.a.node)?.ports.find(({ id }) => id === link.a.port)?.phy;
    return {
      id: link.id,
      from: end(link.a),
      to: end(link.b),
      line: phy === undefined ? '' : phyLabels[phy],
      delay: formatPicoseconds(linkDelayPs(link)),
    };
  });
}
