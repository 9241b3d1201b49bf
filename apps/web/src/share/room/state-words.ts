/** The state of a connection in a few words. */
import { say } from '@lanelab/messages/room';
import type { ConnectionState } from './connection.ts';

export function stateWords({ status, transport }: ConnectionState): string {
  if (status !== 'open') return say(`state.${status}`);
  switch (transport) {
    case 'websocket':
      return say('state.open');
    case 'events':
      return say('state.by-events');
    case 'polling':
      return say('state.by-polling');
  }
}
