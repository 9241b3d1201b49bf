/** Subnets on the stage: hulls of hosts, a leg from each router to each of its subnets, or all of it as one virtual router. */
import { say } from '@lanelab/messages/layers';
import { networks, type Point, type SubnetView, virtualRouter } from '@lanelab/scenario';
import { useMemo } from 'react';
import { placesAround } from '../editor/geometry/around.ts';
import { placesBeside } from '../editor/geometry/beside.ts';
import type { Box } from '../editor/geometry/box.ts';
import { noteSize, placeBetween } from '../editor/geometry/label-plan.ts';
import type { Candidate } from '../editor/geometry/placement.ts';
import { useDocument, useScene, useSession } from '../editor/stage/context.ts';
import { BoxText } from './BoxText.tsx';
import { type HullName, HullShape, useHullNames } from './HullShape.tsx';
import { namePlaces } from './hull.ts';
import styles from './Layers.module.css';
import { routersWords, serversOfFlow } from './membership.ts';
import { useLayers } from './state.ts';

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

interface Leg {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly ip: string;
}

interface SubnetShape extends HullName {
  readonly id: string;
  readonly strangers: readonly Point[];
  readonly legs: readonly Leg[];
}

function legsOf(subnet: SubnetView, index: number, at: Places): readonly Leg[] {
  const middle = middleOf(
    placesOf(
      at,
      subnet.members.map(({ node }) => node),
    ),
  );
  const beside = (index - 1) * 5;
  return subnet.routers.flatMap(({ node, interface: entry, ip }) => {
    const from = at.get(node);
    return from === undefined || middle === null
      ? []
      : [
          {
            key: `${node}-${entry}`,
            from: { x: from.x + beside, y: from.y },
            to: { x: middle.x + beside, y: middle.y },
            ip,
          },
        ];
  });
}

function useSubnets(): readonly SubnetShape[] {
  const scenario = useDocument((state) => state.scenario);
  const at = useScene((scene) => scene.positions());
  return useMemo(() => {
    const { subnets } = networks(scenario);
    const { nodes } = scenario.model;
    const nameOf = (node: number) => nodes.find(({ id }) => id === node)?.name ?? '';
    const firsts = namePlaces(subnets.map(({ members }) => members.map(({ node }) => node)));
    return subnets.map((subnet, index) => {
      const members = subnet.members.map(({ node }) => node);
      const strangers = nodes.filter(({ id, kind }) => (kind === 'host' || kind === 'router') && !members.includes(id));
      return {
        id: subnet.network,
        name: `${subnet.network}/${subnet.prefix}`,
        note: routersWords([...new Set(subnet.routers.map(({ node }) => nameOf(node)))]),
        members: placesOf(at, [firsts[index] ?? 0, ...members]),
        strangers: placesOf(
          at,
          strangers.map(({ id }) => id),
        ),
        legs: legsOf(subnet, index, at),
      };
    });
  }, [scenario, at]);
}

const LEG_ALONG = [0.3, 0.4, 0.5, 0.6, 0.7];
const LEG_AWAY = [3, 12, 26, 44];
/** Digits of the mono font are wider than those of the words that are measured. */
const MONO_SHARE = 1.2;
const ROLE_REACH = 34;

interface Text {
  readonly key: string;
  readonly text: string;
  readonly className: string | undefined;
  readonly places: readonly Candidate[];
}

/** Addresses beside the legs, and the roles of the routers that the traced flow passes. */
function useTexts(
  subnets: readonly SubnetShape[],
  names: readonly (Box | null)[],
): readonly (Text & { readonly box: Box })[] {
  const plan = useScene((scene) => scene.labels());
  const type = useSession((session) => session.labelType);
  const at = useScene((scene) => scene.positions());
  const scenario = useDocument((state) => state.scenario);
  const flow = useLayers((state) => state.flow);
  return useMemo(() => {
    const legs = subnets.flatMap(({ id, legs: own }) =>
      own.map(({ key, from, to, ip }): Text => {
        const { width, height } = noteSize(ip, type);
        const long = Math.hypot(to.x - from.x, to.y - from.y);
        const wishes = { along: LEG_ALONG.map((share) => share * long), away: LEG_AWAY, side: 'upper' } as const;
        return {
          key: `${id} ${key}`,
          text: ip,
          className: styles.vci,
          places: placesBeside([from, to], 0, { width: width * MONO_SHARE, height }, wishes),
        };
      }),
    );
    const { ingress, egress } = serversOfFlow(scenario, flow);
    const roles = [...new Set([...ingress, ...egress])].map((node): Text => {
      const [isIn, isOut] = [ingress.includes(node), egress.includes(node)];
      const text = isIn && isOut ? say('ip.both') : isIn ? say('ip.ingress') : say('ip.egress');
      return {
        key: `role ${node}`,
        text,
        className: styles.role,
        places: placesAround(placesOf(at, [node]), noteSize(text, type), ROLE_REACH),
      };
    });
    const texts = [...roles, ...legs];
    const places = placeBetween(
      plan,
      texts.map((text) => text.places),
      false,
      names.filter((box) => box !== null),
    );
    return texts.flatMap((text, index) => {
      const box = places[index]?.box;
      return box === undefined ? [] : [{ ...text, box }];
    });
  }, [plan, type, at, scenario, flow, subnets, names]);
}

function Subnets() {
  const subnets = useSubnets();
  const names = useHullNames(subnets);
  const texts = useTexts(subnets, names);
  return (
    <>
      {subnets.map((subnet, index) => (
        <g key={subnet.name}>
          {subnet.legs.map(({ key, from, to }) => (
            <path
              key={key}
              className={styles.leg}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              data-testid={`leg-${key}`}
            />
          ))}
          <HullShape hull={subnet} index={index} nameBox={names[index] ?? null} testId={`subnet-${subnet.id}`} />
        </g>
      ))}
      {texts.map(({ key, text, className, box }) => (
        <BoxText key={key} box={box} text={text} className={className} />
      ))}
    </>
  );
}

/** Route calculation in the routers with an MPS, forwarding in the devices with an MPC: together they are one router. */
function Virtual() {
  const scenario = useDocument((state) => state.scenario);
  const at = useScene((scene) => scene.positions());
  const { servers, edges } = useMemo(() => virtualRouter(scenario), [scenario]);
  const { nodes } = scenario.model;
  const hulls = useMemo((): readonly (HullName & { readonly strangers: readonly Point[] })[] => {
    const inside = [...servers, ...edges];
    const outside = nodes.filter(
      ({ id, kind }) => !inside.includes(id) && kind !== 'switch' && kind !== 'hub' && kind !== 'server',
    );
    const strangers = placesOf(
      at,
      outside.map(({ id }) => id),
    );
    return [{ name: say('ip.virtual-router'), note: '', members: placesOf(at, inside), strangers }];
  }, [servers, edges, nodes, at]);
  const names = useHullNames(hulls);
  return (
    <>
      {hulls.map((hull, index) => (
        <HullShape key={hull.name} hull={hull} index={index} nameBox={names[index] ?? null} testId="virtual-router" />
      ))}
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
