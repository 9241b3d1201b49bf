/** What can be done with the drawing, for the page's menus and its palette. Their keys hold on the stage only: see `keys.ts`. */
import { DEVICES } from '../../document/devices/registry.ts';
import { renumberAddresses } from '../../document/store/edits/addresses.ts';
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
import { fitAll, fitSelection, ZOOM_STEP } from './actions/view.ts';
import type { Drawing } from './drawing.ts';
import { placeToolOf } from './tools/place/tool.ts';

export interface StageCommand {
  readonly id: string;
  readonly group: 'Edit' | 'Draw' | 'View';
  readonly label: string;
  /** The key that does the same while the stage has the focus. */
  readonly stageKeys?: string;
  readonly run: () => void;
}

/** Picks a tool up and gives the stage the focus, so that the keyboard goes on from there. */
export function takeTool(drawing: Drawing, tool: string): void {
  drawing.session.setState({ isByKeys: true });
  drawing.focusStage();
  drawing.pick(tool);
}

export function stageCommands(drawing: Drawing): readonly StageCommand[] {
  return [
    ...DEVICES.map(({ kind, label, letter }) => ({
      id: `draw-${kind}`,
      group: 'Draw' as const,
      label: `Add ${label}`,
      stageKeys: letter.toUpperCase(),
      run: () => takeTool(drawing, placeToolOf(kind)),
    })),
    { id: 'draw-link', group: 'Draw', label: 'Link two devices', stageKeys: 'L', run: () => takeTool(drawing, 'link') },
    { id: 'draw-flow', group: 'Draw', label: 'Add traffic', stageKeys: 'W', run: () => takeTool(drawing, 'workload') },
    {
      id: 'draw-fault',
      group: 'Draw',
      label: 'Let something go wrong',
      stageKeys: 'X',
      run: () => takeTool(drawing, 'fault'),
    },
    { id: 'arrange', group: 'Draw', label: 'Arrange by links', run: () => void arrange(drawing) },
    {
      id: 'renumber',
      group: 'Edit',
      label: 'Number all addresses anew',
      run: () => void drawing.apply(renumberAddresses),
    },
    { id: 'copy', group: 'Edit', label: 'Copy', stageKeys: 'Ctrl+C', run: () => void copy(drawing) },
    { id: 'cut', group: 'Edit', label: 'Cut', stageKeys: 'Ctrl+X', run: () => void cut(drawing) },
    { id: 'paste', group: 'Edit', label: 'Paste', stageKeys: 'Ctrl+V', run: () => void pasteHere(drawing) },
    { id: 'duplicate', group: 'Edit', label: 'Duplicate', stageKeys: 'Ctrl+D', run: () => duplicateSelected(drawing) },
    { id: 'delete', group: 'Edit', label: 'Delete what is selected', stageKeys: 'Del', run: () => remove(drawing) },
    { id: 'select-all', group: 'Edit', label: 'Select everything', stageKeys: 'Ctrl+A', run: () => selectAll(drawing) },
    { id: 'group', group: 'Edit', label: 'Group', stageKeys: 'Ctrl+G', run: () => groupSelected(drawing) },
    { id: 'ungroup', group: 'Edit', label: 'Ungroup', stageKeys: 'Ctrl+Shift+G', run: () => ungroupSelected(drawing) },
    { id: 'align-left', group: 'Edit', label: 'Align left', run: () => alignSelected(drawing, 'left') },
    { id: 'align-centre', group: 'Edit', label: 'Align in a column', run: () => alignSelected(drawing, 'centre') },
    { id: 'align-right', group: 'Edit', label: 'Align right', run: () => alignSelected(drawing, 'right') },
    { id: 'align-top', group: 'Edit', label: 'Align top', run: () => alignSelected(drawing, 'top') },
    { id: 'align-middle', group: 'Edit', label: 'Align in a row', run: () => alignSelected(drawing, 'middle') },
    { id: 'align-bottom', group: 'Edit', label: 'Align bottom', run: () => alignSelected(drawing, 'bottom') },
    { id: 'distribute-x', group: 'Edit', label: 'Distribute across', run: () => distributeSelected(drawing, 'x') },
    { id: 'distribute-y', group: 'Edit', label: 'Distribute down', run: () => distributeSelected(drawing, 'y') },
    { id: 'fit', group: 'View', label: 'Show everything', stageKeys: 'Shift+1', run: () => fitAll(drawing) },
    {
      id: 'fit-selection',
      group: 'View',
      label: 'Show what is selected',
      stageKeys: 'Shift+2',
      run: () => fitSelection(drawing),
    },
    { id: 'zoom-in', group: 'View', label: 'Larger', stageKeys: 'Z', run: () => drawing.camera.zoomBy(ZOOM_STEP) },
    {
      id: 'zoom-out',
      group: 'View',
      label: 'Smaller',
      stageKeys: 'Shift+Z',
      run: () => drawing.camera.zoomBy(1 / ZOOM_STEP),
    },
  ];
}
