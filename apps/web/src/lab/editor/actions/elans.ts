/** The menu that puts devices into an emulated LAN, one that is there or a new one. */
import { say } from '@lanelab/messages/editor';
import {
  isIn,
  joinElanTogether,
  joinEveryElan,
  joinNewElan,
  mayJoin,
} from '../../../document/store/edits/elan-members.ts';
import type { Edit } from '../../../document/store/types.ts';
import type { Drawing } from '../drawing.ts';
import type { MenuAction } from '../session.ts';
import { focusedNode } from './choose.ts';
import { screenOf } from './view.ts';

/** Devices of a selection that can be in an emulated LAN. */
export const joiningOf = (drawing: Drawing, ids: Iterable<number>): readonly number[] =>
  [...ids].filter((id) => mayJoin(drawing.scene.scenario.model, id));

function elanActions(drawing: Drawing, joining: readonly number[]): readonly MenuAction[] {
  const { model } = drawing.scene.scenario;
  const entry = (id: string, label: string, edit: Edit): MenuAction => ({
    id,
    label,
    run: () => void drawing.apply(edit),
  });
  const known = model.elans.map(({ id, name }): MenuAction => {
    const action = entry(`join-elan-${id}`, name, joinElanTogether(joining, id));
    return joining.every((node) => isIn(model, node, id)) ? { ...action, off: say('menu.elan-now') } : action;
  });
  const [only = 0] = joining;
  // A router joins several LANs, and nobody else does.
  const isRouter = joining.length === 1 && model.nodes.some(({ id, kind }) => id === only && kind === 'router');
  const missing = model.elans.filter(({ id }) => !isIn(model, only, id));
  return [
    ...known,
    ...(isRouter && missing.length > 1 ? [entry('join-every-elan', say('menu.elan-every'), joinEveryElan(only))] : []),
    { ...entry('join-new-elan', say('menu.elan-new'), joinNewElan(joining)), startsPart: known.length > 0 },
  ];
}

/** Asks into which emulated LAN devices go, beside the first of them. */
export function askElan(drawing: Drawing, joining: readonly number[]): void {
  const [first] = joining;
  if (first === undefined) return drawing.refuse(say('menu.elan-none'));
  const label =
    joining.length === 1
      ? say('menu.elan-title', { device: drawing.nameOf(first) })
      : say('menu.elan-title-several', { count: joining.length });
  const at = screenOf(drawing, { kind: 'node', id: first });
  drawing.session.setState({ menu: { id: 'elan-menu', label, at, actions: elanActions(drawing, joining) } });
}

/** Asks for the selected devices; where none are selected, for the one that has the focus. */
export function askElanOfSelected(drawing: Drawing): void {
  const { nodes } = drawing.store.getState().selection;
  const focused = focusedNode(drawing);
  askElan(drawing, joiningOf(drawing, nodes.size > 0 || focused === null ? nodes : [focused]));
}
