/** Menus of a device, a link or the stage: everything that gestures and keys do, by single clicks. */
import { say as sayCommand } from '@lanelab/messages/commands';
import { say } from '@lanelab/messages/editor';
import type { Phy, Point } from '@lanelab/scenario';
import { DEVICES, deviceOf } from '../../../document/devices/registry.ts';
import { phyLabels } from '../../../document/format-names.ts';
import { giveClassicalIp, mayGiveClassicalIp } from '../../../document/store/edits/classical.ts';
import { setLink } from '../../../document/store/edits/links.ts';
import type { Drawing } from '../drawing.ts';
import { toStage } from '../environment.ts';
import { snapped } from '../geometry/grid.ts';
import type { Focus, MenuAction } from '../session.ts';
import { linkRules } from '../tools/link.ts';
import { choosingSecond } from '../tools/pairs.ts';
import { bending } from '../tools/select/bending.ts';
import { relocating } from '../tools/select/relocating.ts';
import { workloadRules } from '../tools/workload.ts';
import { addAt, askKind } from './add.ts';
import { askNetwork } from './add-network.ts';
import { arrange } from './arrange.ts';
import { addBend, straighten } from './bends.ts';
import { selectAll, selectOnly } from './choose.ts';
import {
  alignSelected,
  copy,
  cut,
  distributeSelected,
  duplicateSelected,
  groupSelected,
  pasteHere,
  remove,
  selectedGroups,
  ungroupSelected,
} from './edit.ts';
import { askElan, joiningOf } from './elans.ts';
import { askFault } from './faults.ts';
import { movable } from './move.ts';
import { fitAll, screenOf } from './view.ts';

/** Devices with LAN emulation clients. */
const ELAN_KINDS: ReadonlySet<string> = new Set(['host', 'router', 'edge']);

const inspectAction = (drawing: Drawing): readonly MenuAction[] =>
  drawing.host.inspect === undefined
    ? []
    : [{ id: 'inspect', label: say('menu.properties'), note: 'Enter', run: () => drawing.host.inspect?.() }];

function faultAction(drawing: Drawing, what: Focus, screen: Point): readonly MenuAction[] {
  if ((drawing.host.faults?.(what) ?? []).length === 0) return [];
  return [
    { id: 'fault', label: say('menu.fault'), note: 'X', startsPart: true, run: () => askFault(drawing, what, screen) },
  ];
}

/** An emulated LAN for the hosts, routers and edge devices of a selection: offered once one of them is linked. */
function elanAction(drawing: Drawing, ids: ReadonlySet<number>): readonly MenuAction[] {
  const { nodes } = drawing.scene.scenario.model;
  if (!nodes.some(({ id, kind }) => ids.has(id) && ELAN_KINDS.has(kind))) return [];
  const joining = joiningOf(drawing, ids);
  return [
    {
      id: 'elan',
      label: say('menu.elan'),
      startsPart: true,
      ...(joining.length === 0 ? { off: say('menu.elan-unlinked') } : {}),
      run: () => askElan(drawing, joining),
    },
  ];
}

/** Calls for the hosts of a selection, or beside a switch or server, where some have none yet. */
function classicalAction(drawing: Drawing, ids: ReadonlySet<number>): readonly MenuAction[] {
  if (!mayGiveClassicalIp(drawing.scene.scenario.model, ids)) return [];
  return [
    {
      id: 'classical-ip',
      label: sayCommand('command.classical-ip'),
      startsPart: elanAction(drawing, ids).length === 0,
      run: () => void drawing.apply(giveClassicalIp(ids)),
    },
  ];
}

function nodeActions(drawing: Drawing, id: number, screen: Point): readonly MenuAction[] {
  const by = drawing.session.getState().isByKeys ? 'keys' : 'click';
  const pair = (rules: typeof linkRules) => () =>
    drawing.go(choosingSecond(drawing, rules, id, { by, back: 'select' }));
  const canSend = workloadRules.whyNotFrom(drawing, id) === null;
  return [
    ...inspectAction(drawing),
    { id: 'link', label: say('menu.link-to'), note: 'L', startsPart: true, run: pair(linkRules) },
    { id: 'add-joined', label: say('menu.add-joined'), note: '+', run: () => askKind(drawing, id, screen) },
    ...(canSend ? [{ id: 'traffic', label: say('menu.traffic'), note: 'W', run: pair(workloadRules) }] : []),
    { id: 'move', label: say('menu.move'), run: () => drawing.go(relocating(drawing, movable(drawing))) },
    ...elanAction(drawing, new Set([id])),
    ...classicalAction(drawing, new Set([id])),
    ...faultAction(drawing, { kind: 'node', id }, screen),
    ...copyActions(drawing),
  ];
}

const copyActions = (drawing: Drawing): readonly MenuAction[] => [
  { id: 'copy', label: sayCommand('command.copy'), note: 'Ctrl+C', startsPart: true, run: () => void copy(drawing) },
  { id: 'cut', label: sayCommand('command.cut'), note: 'Ctrl+X', run: () => void cut(drawing) },
  { id: 'duplicate', label: sayCommand('command.duplicate'), note: 'Ctrl+D', run: () => duplicateSelected(drawing) },
  { id: 'delete', label: sayCommand('command.delete'), note: 'Del', run: () => remove(drawing) },
];

function selectionActions(drawing: Drawing, nodes: ReadonlySet<number>): readonly MenuAction[] {
  const count = nodes.size;
  const isGrouped = selectedGroups(drawing).length > 0;
  return [
    ...inspectAction(drawing),
    {
      id: 'move',
      label: say('menu.move'),
      startsPart: true,
      run: () => drawing.go(relocating(drawing, movable(drawing))),
    },
    { id: 'align-middle', label: sayCommand('command.align-middle'), run: () => alignSelected(drawing, 'middle') },
    { id: 'align-centre', label: sayCommand('command.align-centre'), run: () => alignSelected(drawing, 'centre') },
    ...(count < 3
      ? []
      : [
          {
            id: 'distribute-x',
            label: sayCommand('command.distribute-across'),
            run: () => distributeSelected(drawing, 'x'),
          },
          {
            id: 'distribute-y',
            label: sayCommand('command.distribute-down'),
            run: () => distributeSelected(drawing, 'y'),
          },
        ]),
    {
      id: 'group',
      label: sayCommand('command.group'),
      note: 'Ctrl+G',
      startsPart: true,
      run: () => groupSelected(drawing),
    },
    ...(isGrouped
      ? [
          {
            id: 'ungroup',
            label: sayCommand('command.ungroup'),
            note: 'Ctrl+Shift+G',
            run: () => ungroupSelected(drawing),
          },
        ]
      : []),
    ...elanAction(drawing, nodes),
    ...classicalAction(drawing, nodes),
    ...copyActions(drawing),
  ];
}

function linkActions(drawing: Drawing, id: number, screen: Point, isByKeys: boolean): readonly MenuAction[] {
  const line = drawing.scene.lines().get(id);
  const link = drawing.scene.scenario.model.links.find((own) => own.id === id);
  if (line === undefined || link === undefined) return [];
  const { nodes } = drawing.scene.scenario.model;
  const [a, b] = [line.a, line.b].map((node) => nodes.find((own) => own.id === node));
  const physOfB = new Set<Phy>(b === undefined ? [] : deviceOf(b.kind).phys);
  const phys = a === undefined ? [] : deviceOf(a.kind).phys.filter((phy) => physOfB.has(phy));
  const current = a?.ports.find(({ id: port }) => port === link.a.port)?.phy;
  return [
    ...inspectAction(drawing),
    ...phys.map((phy, index) => ({
      id: `phy-${phy}`,
      label: phyLabels[phy],
      startsPart: index === 0,
      ...(phy === current ? { off: say('menu.current-phy') } : {}),
      run: () => void drawing.apply(setLink(id, { phy })),
    })),
    {
      id: 'add-bend',
      label: say('menu.add-bend'),
      startsPart: true,
      run: () => {
        const index = addBend(drawing, id, isByKeys ? undefined : toStage(drawing.camera.view(), screen));
        if (index !== null) drawing.go(bending(drawing, id, index, null));
      },
    },
    ...line.waypoints.map((_, index) => ({
      id: `move-bend-${index}`,
      label: say('menu.move-bend', { number: index + 1 }),
      run: () => drawing.go(bending(drawing, id, index, null)),
    })),
    ...(line.waypoints.length === 0
      ? []
      : [{ id: 'straighten', label: say('menu.straighten'), run: () => straighten(drawing, id) }]),
    ...faultAction(drawing, { kind: 'link', id }, screen),
    { id: 'delete', label: sayCommand('command.delete'), note: 'Del', startsPart: true, run: () => remove(drawing) },
  ];
}

function stageActions(drawing: Drawing, screen: Point): readonly MenuAction[] {
  const at = snapped(toStage(drawing.camera.view(), screen));
  return [
    ...DEVICES.map(({ kind, label, letter }) => ({
      id: `add-${kind}`,
      label: sayCommand('command.add-device', { device: label }),
      note: letter.toUpperCase(),
      run: () => void addAt(drawing, kind, at),
    })),
    { id: 'add-network', label: say('menu.add-network'), startsPart: true, run: () => askNetwork(drawing, screen, at) },
    {
      id: 'paste',
      label: sayCommand('command.paste'),
      note: 'Ctrl+V',
      startsPart: true,
      run: () => void pasteHere(drawing),
    },
    { id: 'select-all', label: say('menu.select-all'), note: 'Ctrl+A', run: () => selectAll(drawing) },
    { id: 'fit', label: sayCommand('command.fit'), note: 'Shift+1', startsPart: true, run: () => fitAll(drawing) },
    { id: 'arrange', label: sayCommand('command.arrange'), run: () => void arrange(drawing) },
  ];
}

/** Entries of a read-only document. */
const readOnlyIds = new Set(['inspect', 'copy', 'select-all', 'fit', 'fault']);

function open(drawing: Drawing, id: string, label: string, at: Point, all: readonly MenuAction[]): void {
  const actions = drawing.isReadOnly ? all.filter((action) => readOnlyIds.has(action.id)) : all;
  drawing.session.setState({ menu: { id, label, at, actions } });
}

function openFor(drawing: Drawing, what: Focus | null, screen: Point, isByKeys: boolean): void {
  if (what === null) return open(drawing, 'context-menu', say('menu.drawing'), screen, stageActions(drawing, screen));
  const { selection } = drawing.store.getState();
  const isSelected = what.kind === 'node' ? selection.nodes.has(what.id) : selection.links.has(what.id);
  if (!isSelected) selectOnly(drawing, what);
  const { nodes } = drawing.store.getState().selection;
  if (what.kind === 'node' && nodes.size > 1)
    return open(
      drawing,
      'context-menu',
      say('menu.devices', { count: nodes.size }),
      screen,
      selectionActions(drawing, nodes),
    );
  if (what.kind === 'node')
    return open(drawing, 'context-menu', drawing.nameOf(what.id), screen, nodeActions(drawing, what.id, screen));
  const line = drawing.scene.lines().get(what.id);
  const name =
    line === undefined
      ? say('menu.link')
      : say('menu.link-between', { from: drawing.nameOf(line.a), to: drawing.nameOf(line.b) });
  open(drawing, 'link-menu', name, screen, linkActions(drawing, what.id, screen, isByKeys));
}

/** Opens the menu of the device, link or stage at a point of the frame. */
export function openContextMenu(drawing: Drawing, screen: Point, isTouch: boolean): void {
  const target = drawing.at(screen, isTouch);
  const what =
    target.kind === 'stage'
      ? null
      : ({ kind: target.kind === 'node' || target.kind === 'port' ? 'node' : 'link', id: target.id } as const);
  openFor(drawing, what, screen, false);
}

/** Opens the menu of the device or link that has the focus. */
export function openFocusMenu(drawing: Drawing): void {
  const { focus } = drawing.session.getState();
  const { width, height } = drawing.camera.size();
  openFor(drawing, focus, focus === null ? { x: width / 2, y: height / 2 } : screenOf(drawing, focus), true);
}
