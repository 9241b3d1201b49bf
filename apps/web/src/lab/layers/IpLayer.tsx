/** Subnets on the stage: hulls of hosts, a leg from each router to each of its subnets, or all of it as one virtual router. */
import { say } from '@lanelab/messages/layers';
import { networks, type Point, type SubnetView, virtualRouter } from '@lanelab/scenario';
import { useMemo } from 'react';
import { useDocument, useScene } from '../editor/stage/context.ts';
import { HullShape } from './HullShape.tsx';
import { type NamePlace, namePlaces } from './hull.ts';
import styles from './Layers.module.css';
import { routersWords, serversOfFlow } from './membership.ts';
import { useLayers } from './state.ts';

const origin: Point = { x: 0, y: 0 };

type Places = ReadonlyMap<number, Point>;

const placesOf = (at: Places, ids: readonly number[]) =>
  [...new Set(ids)].map((id) => at.get(id)).filter((place): place is Point => place !== undefined);

function middleOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function IpLayer() {
  const view = useLayers((state) => state.ipView);
  return <g data-testid="layer-ip">{view === 'virtual' ? <Virtual /> : <Subnets />}</g>;
}

function Subnets() {
  const scenario = useDocument((state) => state.scenario);
  const at = useScene((scene) => scene.positions());
  const flow = useLayers((state) => state.flow);
  const { subnets } = useMemo(() => networks(scenario), [scenario]);
  const servers = useMemo(() => serversOfFlow(scenario, flow), [scenario, flow]);
  const { nodes } = scenario.model;
  const names = namePlaces(subnets.map(({ members }) => members.map(({ node }) => node)));
  const nameOf = (node: number) => nodes.find(({ id }) => id === node)?.name ?? '';
  return (
    <>
      {subnets.map((subnet, index) => (
        <Subnet
          key={`${subnet.network}/${subnet.prefix}`}
          subnet={subnet}
          index={index}
          at={at}
          named={names[index] ?? null}
          strangers={nodes.filter(
            ({ id, kind }) =>
              (kind === 'host' || kind === 'router') && !subnet.members.some((member) => member.node === id),
          )}
          nameOf={nameOf}
        />
      ))}
      {[...new Set([...servers.ingress, ...servers.egress])].map((node) => {
        const place = at.get(node);
        if (place === undefined) return null;
        const isIn = servers.ingress.includes(node);
        const isOut = servers.egress.includes(node);
        return (
          <text key={node} className={styles.role} x={place.x} y={place.y - 36} textAnchor="middle">
            {isIn && isOut ? say('ip.both') : isIn ? say('ip.ingress') : say('ip.egress')}
          </text>
        );
      })}
    </>
  );
}

interface SubnetProps {
  readonly subnet: SubnetView;
  readonly index: number;
  readonly at: Places;
  readonly named: NamePlace | null;
  readonly strangers: readonly { readonly id: number }[];
  readonly nameOf: (node: number) => string;
}

function Subnet({ subnet, index, at, named, strangers, nameOf }: SubnetProps) {
  const members = placesOf(
    at,
    subnet.members.map(({ node }) => node),
  );
  const middle = middleOf(members);
  return (
    <g>
      {subnet.routers.map(({ node, interface: entry, ip }) => {
        const from = at.get(node);
        if (from === undefined || middle === null) return null;
        const beside = (index - 1) * 5;
        return (
          <g key={`${node} ${entry}`} data-testid={`leg-${node}-${entry}`}>
            <path className={styles.leg} d={`M${from.x + beside} ${from.y}L${middle.x + beside} ${middle.y}`} />
            <text
              className={styles.vci}
              x={from.x + (middle.x - from.x) * 0.3}
              y={from.y + (middle.y - from.y) * 0.3 + 14 * (index % 2 === 0 ? 1 : -1)}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {ip}
            </text>
          </g>
        );
      })}
      <HullShape
        name={`${subnet.network}/${subnet.prefix}`}
        note={routersWords([...new Set(subnet.routers.map(({ node }) => nameOf(node)))])}
        members={members}
        strangers={placesOf(
          at,
          strangers.map(({ id }) => id),
        )}
        index={index}
        named={{ at: at.get(named?.node ?? 0) ?? origin, above: named?.above ?? 0 }}
        testId={`subnet-${subnet.network}`}
      />
    </g>
  );
}

/** Route calculation in the routers with an MPS, forwarding in the devices with an MPC: together they are one router. */
function Virtual() {
  const scenario = useDocument((state) => state.scenario);
  const at = useScene((scene) => scene.positions());
  const { servers, edges } = useMemo(() => virtualRouter(scenario), [scenario]);
  const { nodes } = scenario.model;
  const inside = [...servers, ...edges];
  const outside = nodes.filter(
    ({ id, kind }) => !inside.includes(id) && kind !== 'switch' && kind !== 'hub' && kind !== 'server',
  );
  return (
    <>
      <HullShape
        name={say('ip.virtual-router')}
        note=""
        members={placesOf(at, inside)}
        strangers={placesOf(
          at,
          outside.map(({ id }) => id),
        )}
        index={0}
        named={{ at: at.get(servers[0] ?? 0) ?? origin, above: 0 }}
        testId="virtual-router"
      />
      {servers.flatMap((server) =>
        edges.map((edge) => {
          const [from, to] = [at.get(server), at.get(edge)];
          return from === undefined || to === undefined ? null : (
            <path
              key={`${server} ${edge}`}
              className={styles.rule}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              data-testid={`serves-${server}-${edge}`}
            />
          );
        }),
      )}
    </>
  );
}
