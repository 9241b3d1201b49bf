/** The processes of each device, as letters beside it: their state by border and by a sign, never by hue alone. */
import { say } from '@lanelab/messages/layers';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { useEffect, useMemo } from 'react';
import type { DeviceState, PartState } from '../../playback/run/types.ts';
import type { Tags } from '../editor/geometry/plate-forms.ts';
import { useDocument, useDrawing, useScene } from '../editor/stage/context.ts';
import styles from './Badges.module.css';
import { useLayers } from './state.ts';

export type BadgeState = 'up' | 'joining' | 'failed';

export interface Badge {
  readonly process: PartState['process'];
  readonly state: BadgeState;
  /** The processes of this kind, and how many of them are up. */
  readonly count: number;
  readonly up: number;
  /** The phase of the process in the worst state. */
  readonly phase: PartState['phase'];
}

/** One badge for all processes of a kind: the worst of them decides. */
export function badgesOf({ states }: DeviceState): readonly Badge[] {
  const processes = [...new Set(states.map(({ process }) => process))];
  return processes.flatMap((process) => {
    const own = states.filter((one) => one.process === process);
    const worst = own.find(({ phase }) => phase === 'dead') ?? own.find(({ ok }) => !ok) ?? own[0];
    if (worst === undefined) return [];
    const state: BadgeState = worst.ok ? 'up' : worst.phase === 'dead' ? 'failed' : 'joining';
    return [{ process, state, count: own.length, up: own.filter(({ ok }) => ok).length, phase: worst.phase }];
  });
}

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

function BadgeMark({ badge: { process, state, count, up, phase } }: { readonly badge: Badge }) {
  const some = count > 1 ? (state === 'up' ? `×${count}` : `${up}/${count}`) : '';
  return (
    <span
      className={styles.badge}
      data-state={state}
      title={say('badge.title', { process: sayProtocol(`process.${process}`), phase: sayProtocol(`phase.${phase}`) })}
    >
      {say(`badge.${process}`)}
      {some === '' ? null : <span className={styles.count}>{some}</span>}
      <span className={styles.sign} aria-hidden="true">
        {state === 'joining' ? '…' : state === 'failed' ? '✕' : ''}
      </span>
      <span className="visually-hidden">{say(`badge.${state}`)}, </span>
    </span>
  );
}
