/** All links, under the devices: pipes with two lanes, drawn where the router laid them. */
import { memo } from 'react';
import { phyLabels } from '../../../document/format-names.ts';
import type { Selection } from '../../../document/store/types.ts';
import { GRID } from '../geometry/grid.ts';
import { alongOf, lengthOf, pathOf } from '../geometry/polyline.ts';
import type { LaidLink } from '../geometry/router.ts';
import type { Session } from '../session.ts';
import { useDocument, useScene, useSession } from './context.ts';
import styles from './LinkLayer.module.css';

export function LinkLayer() {
  const lines = useScene((scene) => scene.drawnLines());
  const isDim = useSession((session) => session.pairing !== null);
  return (
    <svg className={`${styles.layer} nopan`} data-dim={isDim || undefined} aria-hidden="true" focusable="false">
      {[...lines.values()].map((line) => (
        <LinkShape key={line.link} line={line} />
      ))}
    </svg>
  );
}

/** The state of a link in the gesture as one string, so that the link is drawn again only when its state changes. */
function gestureStateOf({ focus, hasFocus, hover, isByKeys, marks }: Session, { link, a, b }: LaidLink): string {
  const states: string[] = [];
  if ((hover.kind === 'link' || hover.kind === 'waypoint') && hover.id === link) states.push('hovered');
  if (hover.kind === 'node' && (hover.id === a || hover.id === b)) states.push('touched');
  if (hasFocus && isByKeys && focus?.kind === 'link' && focus.id === link) states.push('focused');
  const severity = marks.links.get(link)?.severity;
  if (severity !== undefined) states.push(severity);
  return states.join(' ');
}

/** Whether the link is selected, or ends at the only selected device. */
function selectionStateOf({ nodes, links }: Selection, { link, a, b }: LaidLink): 'self' | 'beside' | null {
  if (links.has(link)) return 'self';
  return nodes.size === 1 && (nodes.has(a) || nodes.has(b)) ? 'beside' : null;
}

/** One link: its pipe, its ports and rate while the pointer or the focus is on it, its bends while it is selected. */
const LinkShape = memo(function LinkShape({ line }: { readonly line: LaidLink }) {
  const { link, points, whole, width } = line;
  const gesture = useSession((session) => gestureStateOf(session, line));
  const selection = useDocument((state) => selectionStateOf(state.selection, line));
  const isSelected = selection === 'self';
  const d = pathOf(whole);
  const isInFocus = isSelected || gesture.includes('hovered') || gesture.includes('focused');
  return (
    <g className={styles.link} data-testid={`link-${link}`} data-look={gesture} data-selected={isSelected || undefined}>
      <path className={styles.reach} d={pathOf(points)} />
      {gesture.includes('focused') ? (
        <>
          <path className={styles.ring} d={pathOf(points)} strokeWidth={width + 12} />
          <path className={styles.gap} d={pathOf(points)} strokeWidth={width + 6} />
        </>
      ) : null}
      <path className={styles.wall} d={d} strokeWidth={width + 2} />
      <path className={styles.bore} d={d} strokeWidth={width} />
      <path className={styles.middle} d={d} />
      {isInFocus || gesture.includes('touched') || selection === 'beside' ? (
        <LinkLabels line={line} hasRate={isInFocus} />
      ) : null}
      {isSelected || gesture.includes('focused')
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
function LinkLabels({ line, hasRate }: { readonly line: LaidLink; readonly hasRate: boolean }) {
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
        <Label key={key} line={line} at={at} text={String(port)} testId={`port-${line.link}-${key}`} />
      ))}
      {hasRate && phy !== undefined && length > ROOM_FOR_RATE ? (
        <Label line={line} at={length / 2} text={phyLabels[phy]} testId={`rate-${line.link}`} />
      ) : null}
    </>
  );
}

interface LabelProps {
  readonly line: LaidLink;
  readonly at: number;
  readonly text: string;
  readonly testId: string;
}

/** A label above a level pipe, to the right of a steep one. */
function Label({ line, at, text, testId }: LabelProps) {
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
