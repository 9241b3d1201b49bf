/** The workbench's commands, made from what is open and what can be done with it now. */
import { useMemo } from 'react';
import { navigate } from '../../base/ui/location.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { neighbour } from '../../playback/speed.ts';
import type { Playback } from '../../playback/types.ts';
import { stageCommands } from '../editor/commands.ts';
import type { Drawing } from '../editor/drawing.ts';
import type { DrawerTab } from '../messages/Drawer.tsx';
import { benchCommands, clockCommandWords } from './command-table.ts';
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

const bench = (id: keyof typeof benchCommands, run: () => void): Command => ({ id, ...benchCommands[id], run });
const clock = (id: keyof typeof clockCommandWords, run: () => void): Command => ({ id, ...clockCommandWords[id], run });

export function useFileAndViewCommands(acts: BenchActs): readonly Command[] {
  const store = useEditorStore();
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  return useMemo(
    (): readonly Command[] => [
      bench('new', () => navigate('/lab')),
      bench('open', () => navigate('/open')),
      bench('save', acts.saveFile),
      bench('make-copy', () => void acts.makeCopy()),
      bench('share', acts.share),
      { ...bench('undo', store.undo), ...(undo === null ? { off: 'nothing to undo' } : { label: `Undo: ${undo}` }) },
      { ...bench('redo', store.redo), ...(redo === null ? { off: 'nothing to redo' } : { label: `Redo: ${redo}` }) },
      bench('view-drawing', () => acts.view('drawing')),
      bench('view-table', () => acts.view('table')),
      bench('view-text', () => acts.view('text')),
      bench('compare', acts.compare),
      bench('rail', acts.toggleRail),
      bench('details', acts.toggleDetails),
      bench('packet', acts.packet),
      bench('tables', acts.tables),
      bench('messages', () => acts.log('messages')),
      bench('ladder', () => acts.log('ladder')),
      bench('diary', () => acts.log('diary')),
      bench('follow', acts.follow),
      bench('palette', acts.palette),
      bench('papers', () => navigate('/papers')),
      bench('mine', () => navigate('/mine')),
      bench('help', () => navigate('/help')),
      bench('keys', acts.keys),
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

/** The clock. */
export function clockCommands(playback: Playback): readonly Command[] {
  const faster = (direction: 1 | -1) => () => playback.setSpeed(neighbour(playback.getState().speed, direction));
  const toggle = () => (playback.getState().isPlaying ? playback.pause() : playback.play());
  return [
    clock('play', toggle),
    clock('next-event', () => void playback.stepEvent(1)),
    clock('last-event', () => void playback.stepEvent(-1)),
    clock('next-cell', () => void playback.stepCell(1)),
    clock('last-cell', () => void playback.stepCell(-1)),
    clock('slower', faster(-1)),
    clock('faster', faster(1)),
    clock('restart', () => void playback.restart()),
    clock('run-to-end', () => void playback.runToEnd()),
  ];
}
