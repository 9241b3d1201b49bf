/** The causes that accounts charge time to, in the order of figures. */

import type { AccountCause } from '@lanelab/engine';

/** From the sending application to the receiving one; waiting and idle time last. */
export const CAUSES = [
  'sender-cpu',
  'system-call',
  'relay-cpu',
  'receiver-cpu',
  'nagle',
  'window',
  'congestion-window',
  'silly-window',
  'delayed-ack',
  'retransmission',
  'resolution',
  'signalling',
  'nic-queue',
  'switch-queue',
  'router',
  'bus-queue',
  'serialisation',
  'propagation',
  'loop',
  'idle',
] as const satisfies readonly AccountCause[];
