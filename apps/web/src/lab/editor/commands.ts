/** Commands of the drawing, for the page's menus and its palette. Their keys work on the stage only: see `keys.ts`. */
import { say } from '@lanelab/messages/commands';
import { DEVICES } from '../../document/devices/registry.ts';
import { renumberAddresses } from '../../document/store/edits/addresses.ts';
import type { Alignment } from '../../document/store/edits/arrange.ts';
import { giveClassicalIp } from '../../document/store/edits/classical.ts';
import { TEMPLATES } from '../../document/templates/templates.ts';
import { addNetwork } from './actions/add-network.ts';
import { arrange } from './actions/arrange.ts';
import { selectAll } from './actions/choose.ts';
import {
  alignSelected,
  copy,
  cut,
  distributeSelected,
  duplicateSelected,
  groupSelected,
  pasteHere,
  remove,
  ungroupSelected,
} from './actions/edit.ts';
import { askElanOfSelected } from './actions/elans.ts';
import { fitAll, fitSelection, ZOOM_STEP } from './actions/view.ts';
import type { Drawing } from './drawing.ts';
import { placeToolOf } from './tools/place.ts';

export interface StageCommand {
  readonly id: string;
  readonly group: 'edit' | 'draw' | 'view';
  readonly label: string;
  /** The key that does the same while the stage has the focus. */
  readonly stageKeys?: string;
  readonly run: () => void;
}

/** Picks a tool up and moves the focus to the stage, so that the keyboard goes on from there. */
export function takeTool(drawing: Drawing, tool: string): void {
  drawing.session.setState({ isByKeys: true });
  drawing.focusStage();
  drawing.pick(tool);
}

/** Calls for the selected devices; where none are selected, for all hosts. */
function giveCalls(drawing: Drawing): void {
  const { selection, scenario } = drawing.store.getState();
  const all = scenario.model.nodes.filter(({ kind }) => kind === 'host').map(({ id }) => id);
  drawing.apply(giveClassicalIp(selection.nodes.size > 0 ? selection.nodes : new Set(all)));
}

export function stageCommands(drawing: Drawing): readonly StageCommand[] {
  return [
    ...DEVICES.map(({ kind, label, letter }) => ({
      id: `draw-${kind}`,
      group: 'draw' as const,
      label: say('command.add-device', { device: label }),
      stageKeys: letter.toUpperCase(),
      run: () => takeTool(drawing, placeToolOf(kind)),
    })),
    ...TEMPLATES.map((template) =>
      draw(`draw-${template.id}`, say('command.add-network', { network: template.title }), null, () => {
        void addNetwork(drawing, template);
      }),
    ),
    draw('draw-link', say('command.link'), 'L', () => takeTool(drawing, 'link')),
    draw('draw-flow', say('command.traffic'), 'W', () => takeTool(drawing, 'workload')),
    draw('draw-fault', say('command.fault'), 'X', () => takeTool(drawing, 'fault')),
    draw('arrange', say('command.arrange'), null, () => void arrange(drawing)),
    edit('classical-ip', say('command.classical-ip'), null, () => giveCalls(drawing)),
    edit('elan', say('command.elan'), null, () => askElanOfSelected(drawing)),
    edit('renumber', say('command.renumber'), null, () => void drawing.apply(renumberAddresses)),
    edit('copy', say('command.copy'), 'Ctrl+C', () => void copy(drawing)),
    edit('cut', say('command.cut'), 'Ctrl+X', () => void cut(drawing)),
    edit('paste', say('command.paste'), 'Ctrl+V', () => void pasteHere(drawing)),
    edit('duplicate', say('command.duplicate'), 'Ctrl+D', () => duplicateSelected(drawing)),
    edit('delete', say('command.delete-selection'), 'Del', () => remove(drawing)),
    edit('select-all', say('command.select-all'), 'Ctrl+A', () => selectAll(drawing)),
    edit('group', say('command.group'), 'Ctrl+G', () => groupSelected(drawing)),
    edit('ungroup', say('command.ungroup'), 'Ctrl+Shift+G', () => ungroupSelected(drawing)),
    ...ALIGNMENTS.map((how) =>
      edit(`align-${how}`, say(`command.align-${how}`), null, () => alignSelected(drawing, how)),
    ),
    edit('distribute-x', say('command.distribute-across'), null, () => distributeSelected(drawing, 'x')),
    edit('distribute-y', say('command.distribute-down'), null, () => distributeSelected(drawing, 'y')),
    view('fit', say('command.fit'), 'Shift+1', () => fitAll(drawing)),
    view('fit-selection', say('command.fit-selection'), 'Shift+2', () => fitSelection(drawing)),
    view('zoom-in', say('command.zoom-in'), 'Z', () => drawing.camera.zoomBy(ZOOM_STEP)),
    view('zoom-out', say('command.zoom-out'), 'Shift+Z', () => drawing.camera.zoomBy(1 / ZOOM_STEP)),
  ];
}

const ALIGNMENTS = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const satisfies readonly Alignment[];

const commandOf =
  (group: StageCommand['group']) =>
  (id: string, label: string, stageKeys: string | null, run: () => void): StageCommand => ({
    id,
    group,
    label,
    run,
    ...(stageKeys === null ? {} : { stageKeys }),
  });
const draw = commandOf('draw');
const edit = commandOf('edit');
const view = commandOf('view');
