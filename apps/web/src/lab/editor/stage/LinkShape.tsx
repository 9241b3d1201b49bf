/** One link: its pipe, its ports and rate while it is looked at, its bends while it is selected. */
import { memo } from 'react';
import type { Selection } from '../../../document/store/types.ts';
import { GRID } from '../geometry/grid.ts';
import { alongOf, lengthOf, pathOf } from '../geometry/polyline.ts';
import type { LaidLink } from '../geometry/router.ts';
import type { Session } from '../session.ts';
import { phyWords } from '../words.ts';
import { useDocument, useSession } from './context.ts';
import styles from './LinkLayer.module.css';

/** One string for all that the gesture says about it, so that it is drawn again only when that changes. */
function lookOf({ focus, hasFocus, hover, isByKeys, marks }: Session, { link, a, b }: LaidLink): string {
  const looks: string[] = [];
  if ((hover.kind === 'link' || hover.kind === 'waypoint') && hover.id === link) looks.push('hovered');
  if (hover.kind === 'node' && (hover.id === a || hover.id === b)) looks.push('touched');
  if (hasFocus && isByKeys && focus?.kind === 'link' && focus.id === link) looks.push('focused');
  const severity = marks.links.get(link)?.severity;
  if (severity !== undefined) looks.push(severity);
  return looks.join(' ');
}

/** Selected itself, or beside the one device that is. */
function choiceOf({ nodes, links }: Selection, { link, a, b }: LaidLink): 'self' | 'beside' | null {
  if (links.has(link)) return 'self';
  return nodes.size === 1 && (nodes.has(a) || nodes.has(b)) ? 'beside' : null;
}

export const LinkShape = memo(function LinkShape({ line }: { readonly line: LaidLink }) {
  const { link, points, whole, width } = line;
  const look = useSession((session) => lookOf(session, line));
  const choice = useDocument((state) => choiceOf(state.selection, line));
  const isSelected = choice === 'self';
  const d = pathOf(whole);
  const isLooked = isSelected || look.includes('hovered') || look.includes('focused');
  return (
    <g className={styles.link} data-testid={`link-${link}`} data-look={look} data-selected={isSelected || undefined}>
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
      {isLooked || look.includes('touched') || choice === 'beside' ? (
        <LinkWords line={line} hasRate={isLooked} />
      ) : null}
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
