/** What the workbench keeps of a playing run’s protocols: their log, and the packet that is followed. */
import type { Playback } from '../../playback/types.ts';
import type { Protocols } from './context.ts';
import { createProtocolLog } from './log.ts';
import { createPduView } from './pdu-view.ts';

export function createRunProtocols(playback: Playback): Pick<Protocols, 'log' | 'pdu'> {
  const log = createProtocolLog(playback);
  return { log, pdu: createPduView(playback, log) };
}
