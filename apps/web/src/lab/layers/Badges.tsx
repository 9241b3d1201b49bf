/** The processes of each device, as letters beside it: their state by border and by a sign, never by hue alone. */
import { say } from '@lanelab/messages/layers';
import { useMemo } from 'react';
import type { DeviceState } from '../../playback/run/types.ts';
import { useDocument, useScene } from '../editor/stage/context.ts';
import styles from './Badges.module.css';
import { useLayers } from './state.ts';

export type BadgeState = 'up' | 'joining' | 'failed';

export interface Badge {
  readonly part: string;
  readonly state: BadgeState;
  /** The processes of this kind, and how many of them are up. */
  readonly count: number;
  readonly up: number;
  /** In the specification's words. */
  readonly said: string;
}

const letters: Readonly<Record<string, string>> = { 'CLIP client': 'CLIP', 'ATMARP server': 'ARP' };
const dead = /dead|killed|down|failed|refused|stopped/i;

/** One badge for all of a kind: the worst of them decides. */
export function badgesOf({ states }: DeviceState): readonly Badge[] {
  const parts = [...new Set(states.map(({ part }) => part))];
  return parts.map((part) => {
    const own = states.filter((one) => one.part === part);
    const worst = own.find(({ ok, state }) => !ok && dead.test(state)) ?? own.find(({ ok }) => !ok) ?? own[0];
    const state: BadgeState = worst === undefined || worst.ok ? 'up' : dead.test(worst.state) ? 'failed' : 'joining';
    return {
      part: letters[part] ?? part,
      state,
      count: own.length,
      up: own.filter(({ ok }) => ok).length,
      said: worst?.state ?? '',
    };
  });
}

const none: readonly DeviceState[] = [];

export function Badges() {
  const states = useLayers((state) => state.now?.states ?? none);
  const at = useScene((scene) => scene.positions());
  const sides = useScene((scene) => scene.sides());
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const names = useMemo(() => new Map(nodes.map(({ id, name }) => [id, name])), [nodes]);
  return (
    <ul className={styles.all} aria-label={say('badges.label')} data-testid="badges">
      {states.map((device) => {
        const place = at.get(device.node);
        const badges = badgesOf(device);
        if (place === undefined || badges.length === 0) return null;
        return (
          <li
            key={device.node}
            className={styles.device}
            data-side={sides.get(device.node) === 'above' ? 'below' : 'above'}
            style={{ left: place.x, top: place.y }}
            data-testid={`badges-${device.node}`}
          >
            <span className="visually-hidden">{names.get(device.node)}: </span>
            {badges.map((badge) => (
              <BadgeMark key={badge.part} badge={badge} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}

function BadgeMark({ badge: { part, state, count, up, said } }: { readonly badge: Badge }) {
  const some = count > 1 ? (state === 'up' ? `×${count}` : `${up}/${count}`) : '';
  return (
    <span className={styles.badge} data-state={state} title={`${part}: ${said}`}>
      {part}
      {some === '' ? null : <span className={styles.count}>{some}</span>}
      <span className={styles.sign} aria-hidden="true">
        {state === 'joining' ? '…' : state === 'failed' ? '✕' : ''}
      </span>
      <span className="visually-hidden">{say(`badge.${state}`)}, </span>
    </span>
  );
}
