/** The workbench's commands: what each does, and their keys. */
import { say } from '@lanelab/messages/commands';
import { say as sayLayer } from '@lanelab/messages/layer-choice';
import { useMemo } from 'react';
import { announce } from '../../base/ui/announce.ts';
import { chooseLanguage } from '../../base/ui/choose-language.ts';
import { navigate } from '../../base/ui/location.ts';
import { chooseTheme } from '../../base/ui/theme.ts';
import { startBranch } from '../../document/store/edits/branches.ts';
import { useEditor, useEditorStore } from '../../document/store/use-editor.ts';
import { neighbour } from '../../playback/speed-words.ts';
import type { Playback } from '../../playback/types.ts';
import { stageCommands } from '../editor/commands.ts';
import type { Drawing } from '../editor/drawing.ts';
import { type LayersStore, useLayersStore } from '../layers/state.ts';
import { clockCommands, layerCommands, pageCommands } from './command-table.ts';
import type { Command } from './commands.ts';
import type { Clock } from './use-clock.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useDocumentActions } from './use-open-document.ts';
import type { PaneActions } from './use-panes.ts';

export interface WorkbenchCommands {
  /** Commands of the page, which its menu lists. */
  readonly ofPage: readonly Command[];
  /** Every command, for the palette and the list of keys. */
  readonly all: readonly Command[];
}

export function useCommands(panes: PaneActions, clock: Clock, drawing: Drawing): WorkbenchCommands {
  const layers = useLayersStore();
  const { playback, runToEnd } = clock;
  const ofPage = usePageCommands(panes, clock);
  const all = useMemo(
    () => [
      ...ofPage,
      ...commandsOfLayers(layers),
      ...commandsOfClock(playback, runToEnd),
      ...commandsOfDrawing(drawing),
    ],
    [ofPage, layers, playback, runToEnd, drawing],
  );
  useCommandKeys(all);
  return { ofPage, all };
}

const page = (id: keyof typeof pageCommands, run: () => void): Command => ({ id, ...pageCommands[id], run });

function usePageCommands(panes: PaneActions, { playback, protocols, branchOffer }: Clock): readonly Command[] {
  const store = useEditorStore();
  const undo = useEditor((state) => state.gesture ?? state.undo);
  const redo = useEditor((state) => state.redo);
  const file = useDocumentActions();
  return useMemo(
    (): readonly Command[] => [
      page('new', () => navigate('/lab')),
      page('open', () => navigate('/open')),
      page('save', file.saveFile),
      page('make-copy', () => void file.makeCopy()),
      page('share', () => panes.openDialog('share')),
      page('picture', () => panes.openDialog('picture')),
      page('print', () => panes.openDialog('print')),
      page('add-to-lecture', () => panes.openDialog('add-to-lecture')),
      page('add-to-lesson', () => panes.openDialog('add-to-lesson')),
      page('room', () => panes.openDialog('room')),
      {
        ...page('undo', store.undo),
        ...(undo === null
          ? { off: say('command.nothing-to-undo') }
          : { label: say('command.undo-edit', { edit: undo }) }),
      },
      {
        ...page('redo', store.redo),
        ...(redo === null
          ? { off: say('command.nothing-to-redo') }
          : { label: say('command.redo-edit', { edit: redo }) }),
      },
      page('history', () => panes.openDialog('history')),
      page('branches', () => panes.openDialog('branches')),
      page('start-branch', () => {
        const outcome = store.apply(startBranch(playback.timePs()));
        announce(outcome.ok ? outcome.did : outcome.why);
      }),
      page('keep-before', branchOffer.keep),
      page('view-drawing', () => panes.showView('drawing')),
      page('view-table', () => panes.showView('table')),
      page('view-text', () => panes.showView('text')),
      page('compare', panes.toggleCompare),
      page('rail', panes.toggleRail),
      page('details', panes.toggleDetails),
      page('problems', () => panes.goToTab('problems')),
      page('results', () => panes.goToTab('results')),
      page('theme-light', () => chooseTheme('light')),
      page('theme-dark', () => chooseTheme('dark')),
      page('theme-projector', () => chooseTheme('projector')),
      page('language-en', () => chooseLanguage('en')),
      page('language-pt-BR', () => chooseLanguage('pt-BR')),
      page('packet', () => panes.showTabInSight('packet')),
      page('tables', () => panes.showTabInSight('tables')),
      page('messages', () => panes.toggleLog('messages')),
      page('ladder', () => panes.toggleLog('ladder')),
      page('diary', () => panes.toggleLog('diary')),
      page('checks', () => panes.toggleLog('checks')),
      page('follow', () => {
        protocols?.log.follow();
        panes.showTabInSight('packet');
      }),
      page('palette', () => panes.openDialog('palette')),
      page('papers', () => navigate('/papers')),
      page('mine', () => navigate('/mine')),
      page('lectures', () => navigate('/lecture')),
      page('ready', () => navigate('/ready')),
      page('help', () => navigate('/help')),
      page('keys', () => panes.openDialog('keys')),
      page('report', () => panes.openDialog('report')),
    ],
    [panes, playback, protocols, branchOffer, file, store, undo, redo],
  );
}

const commandsOfLayers = (layers: LayersStore): readonly Command[] =>
  layerCommands.map(({ layer, ...command }) => ({
    ...command,
    run: () => {
      layers.setState({ layer, lit: [], pinned: [] });
      announce(sayLayer(`${layer}.title`));
    },
  }));

/** The drawing binds its own keys, so they are listed here and not bound. */
const commandsOfDrawing = (drawing: Drawing): readonly Command[] =>
  stageCommands(drawing).map(({ stageKeys, ...command }) => ({
    ...command,
    ...(stageKeys === undefined ? {} : { ownKeys: stageKeys }),
  }));

function commandsOfClock(playback: Playback, runToEnd: () => void): readonly Command[] {
  const clock = (id: keyof typeof clockCommands, run: () => void): Command => ({ id, ...clockCommands[id], run });
  const changeSpeed = (direction: 1 | -1) => () => playback.setSpeed(neighbour(playback.getState().speed, direction));
  const toggle = () => (playback.getState().isPlaying ? playback.pause() : playback.play());
  return [
    clock('play', toggle),
    clock('next-event', () => void playback.stepEvent(1)),
    clock('last-event', () => void playback.stepEvent(-1)),
    clock('next-cell', () => void playback.stepCell(1)),
    clock('last-cell', () => void playback.stepCell(-1)),
    clock('slower', changeSpeed(-1)),
    clock('faster', changeSpeed(1)),
    clock('restart', () => void playback.restart()),
    clock('run-to-end', runToEnd),
  ];
}
