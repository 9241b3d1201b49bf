/** The workbench's commands, made from what is open and what can be done with it now. */
import { useMemo } from 'react';
import { stageCommands } from '../editor/commands.ts';
import type { Drawing } from '../editor/drawing.ts';
import { neighbour } from '../playback/speed.ts';
import type { Playback } from '../playback/types.ts';
import type { DrawerTab } from '../protocols/Drawer.tsx';
import { useEditor, useEditorStore } from '../store/use-editor.ts';
import { navigate } from '../ui/location.ts';
import type { Command } from './commands.ts';
import type { View } from './TopBar.tsx';

/** What commands ask the workbench to show. */
export interface BenchActs {
  readonly share: () => void;
  readonly saveFile: () => void;
  readonly makeCopy: () => Promise<void>;
  readonly palette: () => void;
  readonly keys: () => void;
  readonly view: (view: View) => void;
  readonly compare: () => void;
  readonly toggleDetails: () => void;
  readonly packet: () => void;
  readonly tables: () => void;
  readonly log: (tab: DrawerTab) => void;
  readonly follow: () => void;
  readonly toggleRail: () => void;
}

export function useFileAndViewCommands(acts: BenchActs): readonly Command[] {
  const store = useEditorStore();
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  return useMemo(
    (): readonly Command[] => [
      { id: 'new', group: 'File', label: 'New network', run: () => navigate('/lab') },
      { id: 'open', group: 'File', label: 'Open a link or a file', run: () => navigate('/open') },
      { id: 'save', group: 'File', label: 'Save as a file', keys: 'Ctrl+S', run: acts.saveFile },
      { id: 'make-copy', group: 'File', label: 'Make a copy', run: () => void acts.makeCopy() },
      { id: 'share', group: 'File', label: 'Share', keys: 'Shift+S', run: acts.share },
      {
        id: 'undo',
        group: 'Edit',
        label: undo === null ? 'Undo' : `Undo: ${undo}`,
        keys: 'Ctrl+Z',
        ...(undo === null ? { off: 'nothing to undo' } : {}),
        run: store.undo,
      },
      {
        id: 'redo',
        group: 'Edit',
        label: redo === null ? 'Redo' : `Redo: ${redo}`,
        keys: 'Ctrl+Shift+Z',
        ...(redo === null ? { off: 'nothing to redo' } : {}),
        run: store.redo,
      },
      { id: 'view-drawing', group: 'View', label: 'Show the drawing', run: () => acts.view('drawing') },
      {
        id: 'view-table',
        group: 'View',
        label: 'Show the table of devices and links',
        keys: 'Shift+W',
        run: () => acts.view('table'),
      },
      { id: 'view-text', group: 'View', label: 'Show the scenario as text', run: () => acts.view('text') },
      { id: 'compare', group: 'View', label: 'Compare with another run, or no more', keys: 'C', run: acts.compare },
      { id: 'rail', group: 'View', label: 'Show or hide the tools', keys: 'E', run: acts.toggleRail },
      { id: 'details', group: 'View', label: 'Show or hide the details', keys: 'I', run: acts.toggleDetails },
      { id: 'packet', group: 'View', label: 'Show the chosen message', keys: 'P', run: acts.packet },
      { id: 'tables', group: 'View', label: 'Show the tables of the device', keys: 'T', run: acts.tables },
      { id: 'messages', group: 'View', label: 'List the messages', run: () => acts.log('messages') },
      { id: 'ladder', group: 'View', label: 'Show the messages as a ladder', keys: 'G', run: () => acts.log('ladder') },
      { id: 'diary', group: 'View', label: 'List what happened', run: () => acts.log('diary') },
      { id: 'follow', group: 'View', label: 'Follow the chosen message', keys: 'F', run: acts.follow },
      { id: 'palette', group: 'View', label: 'Find a command', keys: 'Ctrl+K', run: acts.palette },
      { id: 'papers', group: 'View', label: 'To the papers', run: () => navigate('/papers') },
      { id: 'mine', group: 'View', label: 'To my scenarios', run: () => navigate('/mine') },
      { id: 'help', group: 'View', label: 'Help', run: () => navigate('/help') },
      { id: 'keys', group: 'View', label: 'Show all keys', keys: '?', run: acts.keys },
    ],
    [acts, store, undo, redo],
  );
}

/** What the drawing can do; its keys are its own, so they are told and not bound. */
export function drawingCommands(drawing: Drawing): readonly Command[] {
  return stageCommands(drawing).map(({ stageKeys, ...command }) => ({
    ...command,
    ...(stageKeys === undefined ? {} : { ownKeys: stageKeys }),
  }));
}

/** The clock; these keys hold on the drawing and on the time bar. */
export function clockCommands(playback: Playback): readonly Command[] {
  const faster = (direction: 1 | -1) => () => playback.setSpeed(neighbour(playback.getState().speed, direction));
  const toggle = () => (playback.getState().isPlaying ? playback.pause() : playback.play());
  return [
    { id: 'play', group: 'Run', label: 'Play or pause', keys: 'Space', run: toggle },
    { id: 'next-event', group: 'Run', label: 'To the next event', keys: '.', run: () => void playback.stepEvent(1) },
    { id: 'last-event', group: 'Run', label: 'To the event before', keys: ',', run: () => void playback.stepEvent(-1) },
    { id: 'next-cell', group: 'Run', label: 'To the next cell', keys: 'Shift+.', run: () => void playback.stepCell(1) },
    {
      id: 'last-cell',
      group: 'Run',
      label: 'To the cell before',
      keys: 'Shift+,',
      run: () => void playback.stepCell(-1),
    },
    { id: 'slower', group: 'Run', label: 'Slower', keys: '[', run: faster(-1) },
    { id: 'faster', group: 'Run', label: 'Faster', keys: ']', run: faster(1) },
    { id: 'restart', group: 'Run', label: 'Back to the start', keys: 'Home', run: () => void playback.restart() },
    {
      id: 'run-to-end',
      group: 'Run',
      label: 'Run the clock to the end',
      keys: 'End',
      run: () => void playback.runToEnd(),
    },
  ];
}
