/** One link: its pipe, its ports and rate while it is looked at, its bends while it is selected. */
import { memo } from 'react';
import { GRID } from '../geometry/grid.ts';
import { alongOf, lengthOf, pathOf } from '../geometry/polyline.ts';
import type { LaidLink } from '../geometry/router.ts';
import type { Session } from '../session.ts';
import { phyWords } from '../words.ts';
import { useDocument, useSession } from './context.ts';
import styles from './LinkLayer.module.css';

function lookOf(session: Session, link: number): string {
  const { focus, hasFocus, hover, isByKeys, pairing } = session;
  const looks: string[] = [];
  if ((hover.kind === 'link' || hover.kind === 'waypoint') && hover.id === link) looks.push('hovered');
  if (hasFocus && isByKeys && focus?.kind === 'link' && focus.id === link) looks.push('focused');
  if (pairing !== null) looks.push('dim');
  return looks.join(' ');
}

const problemOf = (session: Session, link: number): string | undefined =>
  session.problems.find(({ links }) => links.includes(link))?.severity;

export const LinkShape = memo(function LinkShape({ line }: { readonly line: LaidLink }) {
  const { link, points, whole, width } = line;
  const look = useSession((session) => lookOf(session, link));
  const problem = useSession((session) => problemOf(session, link));
  const isTouched = useSession(({ hover }) => hover.kind === 'node' && (hover.id === line.a || hover.id === line.b));
  const isSelected = useDocument((state) => state.selection.links.has(link));
  const isByNode = useDocument(
    ({ selection: { nodes } }) => nodes.size === 1 && (nodes.has(line.a) || nodes.has(line.b)),
  );
  const d = pathOf(whole);
  const isLooked = isSelected || look.includes('hovered') || look.includes('focused');
  return (
    <g
      className={styles.link}
      data-testid={`link-${link}`}
      data-look={look}
      data-selected={isSelected || undefined}
      data-problem={problem}
    >
      <path className={styles.reach} d={pathOf(points)} />
      {look.includes('focused') ? (
        <>
          <path className={styles.ring} d={pathOf(points)} strokeWidth={width + 12} />
          <path className={styles.gap} d={pathOf(points)} strokeWidth={width + 6} />
        </>
      ) : null}
      <path className={styles.wall} d={d} strokeWidth={width + 2} />
      <path className={styles.bore} d={d} strokeWidth={width} />
      <path className={styles.middle} d={d} />
      {isLooked || isTouched || isByNode ? <LinkWords line={line} hasRate={isLooked} /> : null}
      {isSelected || look.includes('focused')
        ? line.waypoints.map(({ x, y }, index) => (
            <circle key={index} className={styles.bend} cx={x} cy={y} r={6} data-testid={`bend-${link}-${index}`} />
          ))
        : null}
    </g>
  );
});

/** Stage px of a pipe that leave room for its rate between the port numbers. */
const ROOM_FOR_RATE = 180;
const ROOM_FOR_PORTS = 40;

/** Port numbers at both ends, beside the pipe; the rate in its middle. */
function LinkWords({ line, hasRate }: { readonly line: LaidLink; readonly hasRate: boolean }) {
  const own = useDocument((state) => state.scenario.model.links.find(({ id }) => id === line.link));
  const phy = useDocument(
    (state) =>
      state.scenario.model.nodes.find(({ id }) => id === own?.a.node)?.ports.find(({ id }) => id === own?.a.port)?.phy,
  );
  if (own === undefined) return null;
  const length = lengthOf(line.points);
  const from = Math.min(GRID, length / 4);
  const ends = [
    { key: 'a', at: from, port: own.a.port },
    { key: 'b', at: length - from, port: own.b.port },
  ];
  return (
    <>
      {(length < ROOM_FOR_PORTS ? [] : ends).map(({ key, at, port }) => (
        <Words key={key} line={line} at={at} text={String(port)} testId={`port-${line.link}-${key}`} />
      ))}
      {hasRate && phy !== undefined && length > ROOM_FOR_RATE ? (
        <Words line={line} at={length / 2} text={phyWords(phy)} testId={`rate-${line.link}`} />
      ) : null}
    </>
  );
}

interface WordsProps {
  readonly line: LaidLink;
  readonly at: number;
  readonly text: string;
  readonly testId: string;
}

/** Words above a level pipe, to the right of a steep one. */
function Words({ line, at, text, testId }: WordsProps) {
  const { at: place, angle } = alongOf(line.points, at);
  const away = line.width / 2 + 8;
  const normal = { x: -Math.sin(angle), y: Math.cos(angle) };
  const isFlat = Math.abs(Math.cos(angle)) > 0.8;
  const up = isFlat ? (normal.y > 0 ? -1 : 1) : normal.x > 0 ? 1 : -1;
  return (
    <text
      className={styles.words}
      x={place.x + normal.x * up * away}
      y={place.y + normal.y * up * away}
      textAnchor={isFlat ? 'middle' : 'start'}
      dominantBaseline={isFlat ? 'auto' : 'central'}
      data-testid={testId}
    >
      {text}
    </text>
  );
}
