/** The processes of each device, as letters beside it: their state by border and by a sign, never by hue alone. */
import { say } from '@lanelab/messages/layers';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { memo, useEffect, useMemo } from 'react';
import type { DeviceState } from '../../playback/run/types.ts';
import type { Tags } from '../editor/geometry/plate-forms.ts';
import { useDocument, useDrawing, useScene } from '../editor/stage/context.ts';
import styles from './Badges.module.css';
import { type Badge, badgesOf, countWords, SIGNS } from './badges-of.ts';
import { useLayers } from './state.ts';

const none: readonly DeviceState[] = [];

/** The kinds of process of each device as one string: the same while processes only change their states. */
const kindsOf = (states: readonly DeviceState[]) =>
  states
    .map(({ node, states: own }) => [node, ...own.map(({ process }) => process).toSorted()].join(' '))
    .toSorted()
    .join('\n');

function tagsOf(kinds: string): ReadonlyMap<number, Tags> {
  const lines = kinds === '' ? [] : kinds.split('\n').map((line) => line.split(' '));
  return new Map(
    lines.map(([node, ...processes]) => [
      Number(node),
      new Map([...new Set(processes)].map((one) => [one, processes.filter((other) => other === one).length])),
    ]),
  );
}

/** Keeps room for the tags that the run has, whatever their states. */
function useTagRoom(states: readonly DeviceState[]): void {
  const { session } = useDrawing();
  const kinds = useMemo(() => kindsOf(states), [states]);
  useEffect(() => {
    if (kinds !== '') session.setState({ tags: tagsOf(kinds) });
  }, [session, kinds]);
}

export function Badges() {
  const states = useLayers((state) => state.now?.states ?? none);
  useTagRoom(states);
  const at = useScene((scene) => scene.positions());
  const plates = useScene((scene) => scene.labels().plates);
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const names = useMemo(() => new Map(nodes.map(({ id, name }) => [id, name])), [nodes]);
  return (
    <ul className={styles.all} aria-label={say('badges.label')} data-testid="badges">
      {states.map((device) => {
        const place = at.get(device.node);
        const badges = badgesOf(device);
        const tags = plates.get(device.node)?.tags ?? null;
        if (place === undefined || badges.length === 0) return null;
        return (
          <DeviceBadges
            key={device.node}
            node={device.node}
            name={names.get(device.node) ?? ''}
            badges={JSON.stringify(badges)}
            left={tags === null ? null : place.x + tags.x}
            top={tags === null ? null : place.y + tags.top}
            align={tags?.align}
          />
        );
      })}
    </ul>
  );
}

interface DeviceBadgesProps {
  readonly node: number;
  readonly name: string;
  /** As JSON: the run is asked several times a second, and of hundreds of devices few have changed. */
  readonly badges: string;
  /** In stage px; null where there is no room for tags. */
  readonly left: number | null;
  readonly top: number | null;
  readonly align: string | undefined;
}

const DeviceBadges = memo(function DeviceBadges({ node, name, badges, left, top, align }: DeviceBadgesProps) {
  // Where there is no room for tags, those who hear the page still have them.
  const shown =
    left === null || top === null
      ? { className: 'visually-hidden' }
      : { className: styles.device, 'data-align': align, 'data-box': 'tags', style: { left, top } };
  return (
    <li {...shown} data-testid={`badges-${node}`}>
      <span className="visually-hidden">{name}: </span>
      {(JSON.parse(badges) as readonly Badge[]).map((badge) => (
        <BadgeMark key={badge.process} badge={badge} />
      ))}
    </li>
  );
});

function BadgeMark({ badge }: { readonly badge: Badge }) {
  const { process, state, phase } = badge;
  const some = countWords(badge);
  return (
    <span
      className={styles.badge}
      data-state={state}
      title={say('badge.title', { process: sayProtocol(`process.${process}`), phase: sayProtocol(`phase.${phase}`) })}
    >
      {say(`badge.${process}`)}
      {some === '' ? null : <span className={styles.count}>{some}</span>}
      <span className={styles.sign} aria-hidden="true">
        {SIGNS[state]}
      </span>
      <span className="visually-hidden">{say(`badge.${state}`)}, </span>
    </span>
  );
}
