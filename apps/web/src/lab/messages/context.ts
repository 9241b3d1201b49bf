/** The protocols' log of the playing run, for every panel that shows a part of it. */
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useEditor } from '../../document/store/use-editor.ts';
import { type Names, namesOf } from '../../playback/run/names.ts';
import type { DiaryEntry } from '../../playback/run/types.ts';
import type { Playback } from '../../playback/types.ts';
import { EventTexts, type EventWithText } from './event-texts.ts';
import type { LogState, ProtocolLog } from './log.ts';
import type { PduState, PduView } from './pdu-view.ts';

/** Actions that bring a panel into view; the workbench provides them. */
export interface Places {
  /** Shows the chosen message with its fields. */
  readonly packet: () => void;
  readonly messages: () => void;
  readonly diary: () => void;
  /** Shows the tables of the device that is selected. */
  readonly tables: () => void;
}

export interface Protocols {
  readonly log: ProtocolLog;
  /** The data packet that is followed. */
  readonly pdu: PduView;
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

export function usePdu(): PduState {
  const { pdu } = useProtocols();
  return useSyncExternalStore(pdu.subscribe, pdu.getState);
}

/** Names of devices. */
export function useNames(): Names {
  const scenario = useEditor((state) => state.scenario);
  return useMemo(() => namesOf(scenario), [scenario]);
}

/** The events with their sentences. */
export function useEventTexts(events: readonly DiaryEntry[]): readonly EventWithText[] {
  const scenario = useEditor((state) => state.scenario);
  const { ends } = useLog();
  const texts = useMemo(() => new EventTexts(scenario, ends), [scenario, ends]);
  return useMemo(() => texts.textsOf(events), [texts, events]);
}
