/** All links, under the devices: pipes with two lanes, drawn where the router laid them. */
import { memo, useMemo } from 'react';
import { phyLabels } from '../../../document/format-names.ts';
import type { Selection } from '../../../document/store/types.ts';
import { placesBeside } from '../geometry/beside.ts';
import type { Box } from '../geometry/box.ts';
import { noteSize, placeBetween } from '../geometry/label-plan.ts';
import { lengthOf, pathOf } from '../geometry/polyline.ts';
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

const RATE_ALONG = [0.5, 0.4, 0.6, 0.3, 0.7];
const RATE_AWAY = [4, 14, 28];

/** Port numbers at both ends, beside the pipe; the rate in its middle, where there is room. */
function LinkLabels({ line, hasRate }: { readonly line: LaidLink; readonly hasRate: boolean }) {
  const plan = useScene((scene) => scene.labels());
  const type = useSession((session) => session.labelType);
  const own = useDocument((state) => state.scenario.model.links.find(({ id }) => id === line.link));
  const phy = useDocument(
    (state) =>
      state.scenario.model.nodes.find(({ id }) => id === own?.a.node)?.ports.find(({ id }) => id === own?.a.port)?.phy,
  );
  const rate = useMemo(() => {
    if (!hasRate || phy === undefined) return null;
    const long = lengthOf(line.points);
    const along = RATE_ALONG.map((share) => share * long);
    const places = placesBeside(line.points, line.width, noteSize(phyLabels[phy], type), {
      along,
      away: RATE_AWAY,
      side: 'upper',
    });
    return placeBetween(plan, [places], false)[0] ?? null;
  }, [plan, type, line, hasRate, phy]);
  const isMoving = useSession(({ pull, bending }) => pull !== null || bending !== null);
  // The labels have their places where the link is when it rests.
  if (own === undefined || isMoving) return null;
  return (
    <>
      {(['a', 'b'] as const).map((end) => {
        const box = plan.ports.get(`${line.link} ${end}`);
        return box === undefined ? null : (
          <Label key={end} box={box} text={String(own[end].port)} testId={`port-${line.link}-${end}`} />
        );
      })}
      {rate === null || phy === undefined ? null : (
        <Label box={rate.box} text={phyLabels[phy]} testId={`rate-${line.link}`} />
      )}
    </>
  );
}

interface LabelProps {
  readonly box: Box;
  readonly text: string;
  readonly testId: string;
}

/** A text in the middle of its room. */
function Label({ box, text, testId }: LabelProps) {
  return (
    <text
      className={styles.words}
      x={(box.left + box.right) / 2}
      y={(box.top + box.bottom) / 2}
      textAnchor="middle"
      dominantBaseline="central"
      data-box="label"
      data-testid={testId}
    >
      {text}
    </text>
  );
}
