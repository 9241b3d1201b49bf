/** Opens in the workbench what a text of a lesson, or a check, names. */
import type { LiveLink } from '@lanelab/lessons';
import { createContext, useContext } from 'react';
import type { WorkbenchParts } from '../../lab/workbench/host.ts';

export type LabTarget = Exclude<LiveLink, { kind: 'page' | 'figure' }>;

type OpenTarget = (target: LabTarget) => void;

const TargetsContext = createContext<OpenTarget | null>(null);
export const TargetsProvider = TargetsContext.Provider;

/** Null where no workbench stands beside the text: in the preview of a lesson that is being written. */
export const useLinkTargets = (): OpenTarget | null => useContext(TargetsContext);

/** What is not there (a device that the student has removed, a message that was not sent yet) opens nothing. */
export function openTarget({ store, playback, panes, protocols }: WorkbenchParts, target: LabTarget): void {
  switch (target.kind) {
    case 'device': {
      const node = store.getState().scenario.model.nodes.find(({ name }) => name === target.name);
      if (node !== undefined) store.select({ nodes: new Set([node.id]) });
      return;
    }
    case 'instant':
      void playback.seek(target.timePs);
      return;
    case 'message': {
      const first = protocols?.log.known().find(({ message }) => message === target.name);
      const record = first?.sent ?? first?.received[0];
      panes.showLog('messages');
      if (record !== undefined) protocols?.log.choose(record.number);
      return;
    }
    case 'pane':
      if (target.pane === 'messages') panes.showLog('messages');
      else panes.showTabInSight(target.pane);
  }
}
