/** What can be done with what is under the pointer or has the focus: everything that gestures and keys do, by single clicks. */
import type { Phy, Point } from '@lanelab/scenario';
import { DEVICES, deviceOf } from '../../../document/devices/registry.ts';
import { setLink } from '../../../document/store/edits/links.ts';
import { toStage } from '../camera.ts';
import type { Drawing } from '../drawing.ts';
import { snapped } from '../geometry/grid.ts';
import type { Focus, MenuAct } from '../session.ts';
import { linkRules } from '../tools/link/rules.ts';
import { choosingSecond } from '../tools/pairs.ts';
import { bending } from '../tools/select/bending.ts';
import { relocating } from '../tools/select/relocating.ts';
import { workloadRules } from '../tools/workload/rules.ts';
import { phyWords } from '../words.ts';
import { addAt, askType } from './add.ts';
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
import { askFault } from './faults.ts';
import { movable } from './move.ts';
import { screenOf } from './places.ts';
import { fitAll } from './view.ts';

const inspectAct = (drawing: Drawing): readonly MenuAct[] =>
  drawing.host.inspect === undefined
    ? []
    : [{ id: 'inspect', label: 'Properties', note: 'Enter', run: () => drawing.host.inspect?.() }];

function faultAct(drawing: Drawing, what: Focus, screen: Point): readonly MenuAct[] {
  if ((drawing.host.faults?.(what) ?? []).length === 0) return [];
  return [{ id: 'fault', label: 'Fault…', note: 'X', startsPart: true, run: () => askFault(drawing, what, screen) }];
}

function nodeActs(drawing: Drawing, id: number, screen: Point): readonly MenuAct[] {
  const by = drawing.session.getState().isByKeys ? 'keys' : 'click';
  const pair = (rules: typeof linkRules) => () =>
    drawing.go(choosingSecond(drawing, rules, id, { by, back: 'select' }));
  const canSend = workloadRules.whyNotFrom(drawing, id) === null;
  return [
    ...inspectAct(drawing),
    { id: 'link', label: 'Link to…', note: 'L', startsPart: true, run: pair(linkRules) },
    { id: 'add-joined', label: 'Add and join…', note: '+', run: () => askType(drawing, id, screen) },
    ...(canSend ? [{ id: 'traffic', label: 'Traffic to…', note: 'W', run: pair(workloadRules) }] : []),
    { id: 'move', label: 'Move', run: () => drawing.go(relocating(drawing, movable(drawing))) },
    ...faultAct(drawing, { kind: 'node', id }, screen),
    ...copyActs(drawing),
  ];
}

const copyActs = (drawing: Drawing): readonly MenuAct[] => [
  { id: 'copy', label: 'Copy', note: 'Ctrl+C', startsPart: true, run: () => void copy(drawing) },
  { id: 'cut', label: 'Cut', note: 'Ctrl+X', run: () => void cut(drawing) },
  { id: 'duplicate', label: 'Duplicate', note: 'Ctrl+D', run: () => duplicateSelected(drawing) },
  { id: 'delete', label: 'Delete', note: 'Del', run: () => remove(drawing) },
];

function manyActs(drawing: Drawing, count: number): readonly MenuAct[] {
  const isGrouped = selectedGroups(drawing).length > 0;
  return [
    ...inspectAct(drawing),
    { id: 'move', label: 'Move', startsPart: true, run: () => drawing.go(relocating(drawing, movable(drawing))) },
    { id: 'align-middle', label: 'Align in a row', run: () => alignSelected(drawing, 'middle') },
    { id: 'align-centre', label: 'Align in a column', run: () => alignSelected(drawing, 'centre') },
    ...(count < 3
      ? []
      : [
          { id: 'distribute-x', label: 'Distribute across', run: () => distributeSelected(drawing, 'x') },
          { id: 'distribute-y', label: 'Distribute down', run: () => distributeSelected(drawing, 'y') },
        ]),
    { id: 'group', label: 'Group', note: 'Ctrl+G', startsPart: true, run: () => groupSelected(drawing) },
    ...(isGrouped
      ? [{ id: 'ungroup', label: 'Ungroup', note: 'Ctrl+Shift+G', run: () => ungroupSelected(drawing) }]
      : []),
    ...copyActs(drawing),
  ];
}

function linkActs(drawing: Drawing, id: number, screen: Point, isByKeys: boolean): readonly MenuAct[] {
  const line = drawing.scene.lines().get(id);
  const link = drawing.scene.scenario.model.links.find((own) => own.id === id);
  if (line === undefined || link === undefined) return [];
  const { nodes } = drawing.scene.scenario.model;
  const [a, b] = [line.a, line.b].map((node) => nodes.find((own) => own.id === node));
  const theirs = new Set<Phy>(b === undefined ? [] : deviceOf(b.kind).phys);
  const phys = a === undefined ? [] : deviceOf(a.kind).phys.filter((phy) => theirs.has(phy));
  const current = a?.ports.find(({ id: port }) => port === link.a.port)?.phy;
  return [
    ...inspectAct(drawing),
    ...phys.map((phy, index) => ({
      id: `phy-${phy}`,
      label: phyWords(phy),
      startsPart: index === 0,
      ...(phy === current ? { off: 'now' } : {}),
      run: () => void drawing.apply(setLink(id, { phy })),
    })),
    {
      id: 'add-bend',
      label: 'Add a bend',
      startsPart: true,
      run: () => {
        const index = addBend(drawing, id, isByKeys ? undefined : toStage(drawing.camera.view(), screen));
        if (index !== null) drawing.go(bending(drawing, id, index, null));
      },
    },
    ...line.waypoints.map((_, index) => ({
      id: `move-bend-${index}`,
      label: `Move bend ${index + 1}`,
      run: () => drawing.go(bending(drawing, id, index, null)),
    })),
    ...(line.waypoints.length === 0
      ? []
      : [{ id: 'straighten', label: 'Straighten', run: () => straighten(drawing, id) }]),
    ...faultAct(drawing, { kind: 'link', id }, screen),
    { id: 'delete', label: 'Delete', note: 'Del', startsPart: true, run: () => remove(drawing) },
  ];
}

function stageActs(drawing: Drawing, screen: Point): readonly MenuAct[] {
  const at = snapped(toStage(drawing.camera.view(), screen));
  return [
    ...DEVICES.map(({ kind, label, letter }) => ({
      id: `add-${kind}`,
      label: `Add ${label}`,
      note: letter.toUpperCase(),
      run: () => void addAt(drawing, kind, at),
    })),
    { id: 'paste', label: 'Paste', note: 'Ctrl+V', startsPart: true, run: () => void pasteHere(drawing) },
    { id: 'select-all', label: 'Select all', note: 'Ctrl+A', run: () => selectAll(drawing) },
    { id: 'fit', label: 'Show everything', note: 'Shift+1', startsPart: true, run: () => fitAll(drawing) },
    { id: 'arrange', label: 'Arrange by links', run: () => void arrange(drawing) },
  ];
}

const readOnlyIds = new Set(['inspect', 'copy', 'select-all', 'fit', 'fault']);

function open(drawing: Drawing, id: string, label: string, at: Point, acts: readonly MenuAct[]): void {
  const shown = drawing.isReadOnly ? acts.filter((act) => readOnlyIds.has(act.id)) : acts;
  drawing.session.setState({ menu: { id, label, at, acts: shown } });
}

function openFor(drawing: Drawing, what: Focus | null, screen: Point, isByKeys: boolean): void {
  if (what === null) return open(drawing, 'context-menu', 'Drawing', screen, stageActs(drawing, screen));
  const { selection } = drawing.store.getState();
  const isAmong = what.kind === 'node' ? selection.nodes.has(what.id) : selection.links.has(what.id);
  if (!isAmong) selectOnly(drawing, what);
  const { nodes } = drawing.store.getState().selection;
  if (what.kind === 'node' && nodes.size > 1)
    return open(drawing, 'context-menu', `${nodes.size} devices`, screen, manyActs(drawing, nodes.size));
  if (what.kind === 'node')
    return open(drawing, 'context-menu', drawing.nameOf(what.id), screen, nodeActs(drawing, what.id, screen));
  const line = drawing.scene.lines().get(what.id);
  const name = line === undefined ? 'Link' : `Link from ${drawing.nameOf(line.a)} to ${drawing.nameOf(line.b)}`;
  open(drawing, 'link-menu', name, screen, linkActs(drawing, what.id, screen, isByKeys));
}

/** At a point of the frame, for what lies there. */
export function openContextMenu(drawing: Drawing, screen: Point, isTouch: boolean): void {
  const target = drawing.at(screen, isTouch);
  const what =
    target.kind === 'stage'
      ? null
      : ({ kind: target.kind === 'node' || target.kind === 'port' ? 'node' : 'link', id: target.id } as const);
  openFor(drawing, what, screen, false);
}

/** From the keyboard, for what has the focus. */
export function openFocusMenu(drawing: Drawing): void {
  const { focus } = drawing.session.getState();
  const { width, height } = drawing.camera.size();
  openFor(drawing, focus, focus === null ? { x: width / 2, y: height / 2 } : screenOf(drawing, focus), true);
}
