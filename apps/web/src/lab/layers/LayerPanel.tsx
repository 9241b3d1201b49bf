/** Beside the drawing: the content of its layer, as a legend that filters and as a list for keys and screen readers. */
import { list } from '@lanelab/messages';
import { say as sayChoice } from '@lanelab/messages/layer-choice';
import { say } from '@lanelab/messages/layers';
import { say as sayProtocol } from '@lanelab/messages/protocol';
import { type Layer, networks, virtualRouter } from '@lanelab/scenario';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { Choice } from '../../base/ui/Choice.tsx';
import { LookSign } from '../../base/ui/LookSign.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import { LOOK_OF } from '../../document/topology-view/traffic-styles.ts';
import type { VccRole } from '../../playback/run/types.ts';
import { useDocument, useDrawing } from '../editor/stage/context.ts';
import { type Connection, countsByRole } from './connections.ts';
import { useElans } from './ElanLayer.tsx';
import styles from './LayerPanel.module.css';
import { elanNote, routersWords } from './membership.ts';
import { ROLE_ORDER } from './shown-roles.ts';
import { type IpView, useLayers, useLayersStore } from './state.ts';

const none: readonly Connection[] = [];

export function LayerPanel({ layer }: { readonly layer: Exclude<Layer, 'physical'> }) {
  const hasRoom = useMedia('(min-width: 1400px)');
  const panel = useFittedBeside();
  return (
    <details
      ref={panel}
      className={styles.panel}
      open={hasRoom}
      data-room="panel"
      data-testid="layer-panel"
      data-layer={layer}
    >
      <summary>{sayChoice(`${layer}.title`)}</summary>
      <div className={styles.inside} role="region" aria-label={say('panel.label')}>
        {layer === 'vcs' ? <Vcs /> : layer === 'elans' ? <Elans /> : <Ip />}
      </div>
    </details>
  );
}

/**
 * The drawing leaves the panel its room also when that grows: a list comes after the panel, and a theme has larger letters. Nothing moves
 * because a layer was chosen.
 */
function useFittedBeside(): RefObject<HTMLDetailsElement | null> {
  const panel = useRef<HTMLDetailsElement>(null);
  const drawing = useDrawing();
  useEffect(() => {
    const element = panel.current;
    if (element === null) return;
    let isFirst = true;
    const observer = new ResizeObserver(() => {
      if (!isFirst) drawing.camera.refit();
      isFirst = false;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [drawing]);
  return panel;
}

function useNameOf() {
  const nodes = useDocument((state) => state.scenario.model.nodes);
  return (node: number) => nodes.find(({ id }) => id === node)?.name ?? `${node}`;
}

function Vcs() {
  const layers = useLayersStore();
  const hidden = useLayers((state) => state.hiddenRoles);
  const now = useLayers((state) => state.now);
  const connections = now?.connections ?? none;
  const counts = useMemo(() => countsByRole(connections, ROLE_ORDER), [connections]);
  if (now === null) return <p className={styles.empty}>{say('panel.asking')}</p>;
  if (connections.length === 0) return <p className={styles.empty}>{say('vccs.none')}</p>;
  const toggle = (role: VccRole) => {
    const next = new Set(hidden);
    if (!next.delete(role)) next.add(role);
    layers.setState({ hiddenRoles: next });
  };
  return (
    <>
      <fieldset className={styles.roles}>
        <legend className="visually-hidden">{say('vccs.roles')}</legend>
        {counts.map(({ role, count }) => (
          <label key={role} data-testid={`role-${role}`}>
            <input type="checkbox" checked={!hidden.has(role)} onChange={() => toggle(role)} />
            <LookSign look={LOOK_OF[role]} />
            <span>{sayProtocol(`role.${role}`)}</span>
            <span className={styles.number}>{count}</span>
          </label>
        ))}
      </fieldset>
      <details className={styles.fold} data-testid="vcc-list">
        <summary>{say('vccs.list')}</summary>
        <ul className={styles.list}>
          {connections
            .filter(({ role }) => !hidden.has(role))
            .map((connection) => (
              <VccRow key={connection.key} connection={connection} />
            ))}
        </ul>
      </details>
    </>
  );
}

function VccRow({ connection }: { readonly connection: Connection }) {
  const layers = useLayersStore();
  const nameOf = useNameOf();
  const isPinned = useLayers((state) => state.pinned.includes(connection.key));
  const { key, role, from, to, hops, backCells } = connection;
  const light = () => layers.setState({ lit: [key] });
  const rest = () => layers.setState({ lit: [] });
  return (
    <li>
      <button
        type="button"
        aria-pressed={isPinned}
        onFocus={light}
        onBlur={rest}
        onPointerEnter={light}
        onPointerLeave={rest}
        onClick={() => layers.setState({ pinned: isPinned ? [] : [key] })}
      >
        <LookSign look={LOOK_OF[role]} />
        <span>
          {sayProtocol(`role.${role}`)}, {nameOf(from)} {backCells === null ? '→' : '↔'} {list(to.map(nameOf))}
          <span className={styles.labels}> {hops.map(({ vpi, vci }) => `${vpi}/${vci}`).join(' ')}</span>
        </span>
      </button>
    </li>
  );
}

function Elans() {
  const elans = useElans();
  const nameOf = useNameOf();
  if (elans.length === 0) return <p className={styles.empty}>{say('elans.none')}</p>;
  return (
    <ul className={styles.facts}>
      {elans.map((elan) => (
        <li key={elan.id} data-testid={`elan-row-${elan.id}`}>
          <b>{elan.name}</b>
          <span>{elanNote(elan, nameOf)}</span>
          <span>{list(elan.nodes.map(nameOf))}</span>
        </li>
      ))}
    </ul>
  );
}

const views: readonly IpView[] = ['network', 'virtual'];

function Ip() {
  const layers = useLayersStore();
  const view = useLayers((state) => state.ipView);
  const scenario = useDocument((state) => state.scenario);
  const nameOf = useNameOf();
  const { subnets } = useMemo(() => networks(scenario), [scenario]);
  const virtual = useMemo(() => virtualRouter(scenario), [scenario]);
  if (subnets.length === 0) return <p className={styles.empty}>{say('ip.none')}</p>;
  return (
    <>
      <Choice
        label={say('ip.view')}
        isLabelHidden
        options={views.map((value) => ({ value, label: say(`ip.view.${value}`) }))}
        value={view}
        onChange={(ipView) => layers.setState({ ipView })}
        testId="ip-view"
      />
      {view === 'virtual' ? (
        virtual.servers.length === 0 || virtual.edges.length === 0 ? (
          <p className={styles.empty}>{say('ip.no-virtual')}</p>
        ) : (
          <ul className={styles.facts}>
            <li>
              <b>{say('ip.calculates')}</b>
              <span>{list(virtual.servers.map(nameOf))}</span>
            </li>
            <li>
              <b>{say('ip.forwards')}</b>
              <span>{list(virtual.edges.map(nameOf))}</span>
            </li>
          </ul>
        )
      ) : (
        <ul className={styles.facts}>
          {subnets.map(({ network, prefix, members, routers }) => (
            <li key={`${network}/${prefix}`} data-testid={`subnet-row-${network}`}>
              <b>
                {network}/{prefix}
              </b>
              <span>{list(members.map(({ node, ip }) => `${nameOf(node)} ${ip}`))}</span>
              <span>{routersWords(routers.map(({ node, ip }) => `${nameOf(node)} ${ip}`))}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
