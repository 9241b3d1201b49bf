/** The protocols' log of the playing run, for every panel that shows a part of it. */
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../document/store/use-editor.ts';
import { type Names, namesOf } from '../../playback/run/names.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import type { Playback } from '../../playback/types.ts';
import type { LogState, ProtocolLog } from './log.ts';
import { Speaker } from './spoken.ts';

/** Actions that bring a panel into view; the workbench provides them. */
export interface Places {
  /** Shows the chosen message with its fields. */
  readonly packet: () => void;
  readonly messages: () => void;
  readonly diary: () => void;
}

export interface Protocols {
  readonly log: ProtocolLog;
  readonly playback: Playback;
  readonly places: Places;
}

const ProtocolsContext = createContext<Protocols | null>(null);
export const ProtocolsProvider = ProtocolsContext.Provider;

export function useProtocols(): Protocols {
  const protocols = use(ProtocolsContext);
  if (protocols === null) throw new Error('there is no log of protocols around this');
  return protocols;
}

export function useLog(): LogState {
  const { log } = useProtocols();
  return useSyncExternalStore(log.subscribe, log.getState);
}

/** Names of devices. */
export function useNames(): Names {
  const scenario = useEditor((state) => state.scenario);
  return useMemo(() => namesOf(scenario), [scenario]);
}

/** The diary's entries as people read them. */
export function useSpoken(entries: readonly DiaryEntry[]): readonly DiaryEntry[] {
  const scenario = useEditor((state) => state.scenario);
  const speaker = useMemo(() => new Speaker(scenario), [scenario]);
  return useMemo(() => speaker.speak(entries), [speaker, entries]);
}
