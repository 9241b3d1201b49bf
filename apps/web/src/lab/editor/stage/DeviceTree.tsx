/**
 * The drawing as a list: every device with its links under it, for keys and for assistive technology. The list is not visible;
 * a ring on the stage marks the device or link that has the focus here.
 */
import { say } from '@lanelab/messages/editor';
import type { Link, Node } from '@lanelab/scenario';
import { memo, type RefObject, useEffect, useMemo } from 'react';
import { deviceOf } from '../../../document/devices/registry.ts';
import { selectOnly } from '../actions/choose.ts';
import { useDocument, useDrawing, useSession } from './context.ts';

interface DeviceTreeProps {
  /** The stage, which has the focus while nothing on it does. */
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Whether Esc has left the devices: then Tab goes on past the stage. */
  readonly isOutside: boolean;
}

const none: readonly Link[] = [];

export function DeviceTree({ stage, isOutside }: DeviceTreeProps) {
  const nodes = useDocument((state) => state.scenario.model.nodes);
  const links = useDocument((state) => state.scenario.model.links);
  const focus = useSession((session) => session.focus);
  const marks = useSession((session) => session.marks);
  const isMenuOpen = useSession((session) => session.menu !== null);
  const linksOf = useMemo(() => {
    const own = new Map<number, Link[]>();
    for (const link of links) {
      for (const node of new Set([link.a.node, link.b.node])) own.set(node, [...(own.get(node) ?? []), link]);
    }
    return own;
  }, [links]);
  const names = useMemo(() => new Map(nodes.map(({ id, name }) => [id, name])), [nodes]);
  const stop = focus?.kind === 'node' && names.has(focus.id) ? focus.id : nodes[0]?.id;

  // The page's focus follows the drawing's, as long as it is on the stage. A menu that another menu opened leaves it nowhere.
  useEffect(() => {
    const root = stage.current;
    if (root === null || isMenuOpen) return;
    const active = document.activeElement;
    if (active !== document.body && !root.contains(active)) return;
    if (active === document.body && focus === null) return;
    const item = focus === null ? null : root.querySelector<HTMLElement>(`[data-item="${focus.kind}-${focus.id}"]`);
    (item ?? root).focus({ preventScroll: true });
  }, [stage, focus, nodes, links, isMenuOpen]);

  return (
    <ul className="visually-hidden" aria-label={say('list.label')} data-testid="device-list">
      {nodes.map((node, index) => (
        <DeviceRow
          key={node.id}
          node={node}
          links={linksOf.get(node.id) ?? none}
          names={names}
          index={index}
          count={nodes.length}
          problems={marks.nodes.get(node.id)?.count ?? 0}
          isStop={node.id === stop && !isOutside}
        />
      ))}
    </ul>
  );
}

interface DeviceRowProps {
  readonly node: Node;
  readonly links: readonly Link[];
  readonly names: ReadonlyMap<number, string>;
  readonly index: number;
  readonly count: number;
  readonly problems: number;
  readonly isStop: boolean;
}

const DeviceRow = memo(function DeviceRow({ node, links, names, index, count, problems, isStop }: DeviceRowProps) {
  const drawing = useDrawing();
  const isSelected = useDocument((state) => state.selection.nodes.has(node.id));
  const label = say('list.device', {
    kind: deviceOf(node.kind).label,
    name: node.name,
    links: links.length,
    problems,
    position: index + 1,
    count,
  });
  return (
    <li>
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        data-item={`node-${node.id}`}
        onFocus={() => drawing.focus({ kind: 'node', id: node.id })}
        onClick={() => {
          selectOnly(drawing, { kind: 'node', id: node.id });
          drawing.host.inspect?.();
        }}
      >
        {label}
      </button>
      {links.length === 0 ? null : (
        <ul aria-label={say('list.links', { device: node.name })}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} from={node.id} names={names} />
          ))}
        </ul>
      )}
    </li>
  );
});

interface LinkRowProps {
  readonly link: Link;
  readonly from: number;
  readonly names: ReadonlyMap<number, string>;
}

function LinkRow({ link, from, names }: LinkRowProps) {
  const drawing = useDrawing();
  const isSelected = useDocument((state) => state.selection.links.has(link.id));
  const [here, there] = link.a.node === from ? [link.a, link.b] : [link.b, link.a];
  return (
    <li>
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={isSelected}
        // A link stands under both of its devices; the one it begins at has its focus.
        data-item={link.a.node === from ? `link-${link.id}` : undefined}
        onClick={() => {
          selectOnly(drawing, { kind: 'link', id: link.id });
          drawing.host.inspect?.();
        }}
      >
        {say('list.link', {
          port: here.port,
          peer: names.get(there.node) ?? say('stage.unknown-device'),
          peerPort: there.port,
        })}
      </button>
    </li>
  );
}
