/** What the engine's accounts charge time to, and the rules that hold data back meanwhile, in words. */

interface Words {
  /** In a figure, beside its colour. */
  readonly name: string;
  /** In a sentence: what time went to. */
  readonly phrase: string;
}

/** Causes by the engine's names, in the order of figures. */
export const CAUSES = {
  'sender-cpu': { name: 'sender CPU', phrase: 'the sender\u2019s CPU' },
  'system-call': { name: 'system calls', phrase: 'system calls' },
  'relay-cpu': { name: 'relay CPU', phrase: 'the relay\u2019s CPU' },
  'receiver-cpu': { name: 'receiver CPU', phrase: 'the receiver\u2019s CPU' },
  nagle: { name: 'Nagle', phrase: 'the timer of Nagle\u2019s algorithm' },
  window: { name: 'window closed', phrase: 'the persist timer of a closed window' },
  'congestion-window': { name: 'congestion window', phrase: 'the timer of a closed congestion window' },
  'silly-window': { name: 'silly window', phrase: 'the timer of silly-window avoidance' },
  'delayed-ack': { name: 'delayed ACK', phrase: 'the receiver\u2019s delayed acknowledgement' },
  retransmission: { name: 'retransmission', phrase: 'the retransmission timer' },
  resolution: { name: 'resolution', phrase: 'address resolution' },
  signalling: { name: 'signalling', phrase: 'signalling' },
  'nic-queue': { name: 'NIC queue', phrase: 'the queue in front of the line' },
  'switch-queue': { name: 'switch queues', phrase: 'the switches' },
  router: { name: 'router', phrase: 'routers' },
  'bus-queue': { name: 'BUS queue', phrase: 'the BUS' },
  serialisation: { name: 'serialisation', phrase: 'the line\u2019s bits' },
  propagation: { name: 'propagation', phrase: 'propagation' },
  loop: { name: 'loop', phrase: 'sleep until the loop of a process came round' },
  idle: { name: 'idle', phrase: 'nothing to send' },
} as const satisfies Readonly<Record<string, Words>>;

export type Cause = keyof typeof CAUSES;

/** Rules by the engine's names: what each did to data that were ready. */
export const RULES = {
  nagle: 'Nagle\u2019s algorithm held data',
  window: 'the receiver\u2019s window was closed',
  'congestion-window': 'the congestion window was closed',
  'silly-window': 'silly-window avoidance held data',
  'send-buffer': 'the send buffer took no call',
} as const satisfies Readonly<Record<string, string>>;
