/** The processes of each device, as letters beside it: their state by border and by a sign, never by hue alone. */
import { say } from '@lanelab/messages/layers';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { useEffect, useMemo } from 'react';
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
        // Where there is no room for tags, those who hear the page still have them.
        const shown =
          tags === null
            ? { className: 'visually-hidden' }
            : {
                className: styles.device,
                'data-align': tags.align,
                'data-box': 'tags',
                style: { left: place.x + tags.x, top: place.y + tags.top },
              };
        return (
          <li key={device.node} {...shown} data-testid={`badges-${device.node}`}>
            <span className="visually-hidden">{names.get(device.node)}: </span>
            {badges.map((badge) => (
              <BadgeMark key={badge.process} badge={badge} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

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
