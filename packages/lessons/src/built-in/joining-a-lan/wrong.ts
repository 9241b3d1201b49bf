/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';
import { joined } from './network.ts';

const CABLE = { path: 'model.links', value: joined.model.links };

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'thinks that one server is enough',
    step: 'circuits',
    attempt: { answer: ['one'] },
    failed: [],
    reads: ['A sent 3 messages of SETUP, for there are three servers'],
  },
  {
    name: 'joins before asking the LECS',
    step: 'order',
    attempt: { answer: ['join', 'configure', 'arp', 'call', 'send'] },
    failed: [],
    reads: ['it needs the address that the LECS has'],
  },
  {
    name: 'takes a circuit of A for one of the servers',
    step: 'called-back',
    attempt: { answer: ['direct', 'forward'] },
    failed: [],
    reads: ['Control Direct was opened by A'],
  },
  {
    name: 'names an ELAN that is there but is not the router’s',
    step: 'refused',
    attempt: { changes: [{ path: 'model.nodes.A.interfaces[0].lec', value: { elanName: 'blue' } }] },
    failed: ['ping(A, B) answered'],
    reads: ['A has to be in the ELAN in which the router has the address 10.0.1.254.'],
  },
  {
    name: 'renames the ELAN after the client',
    step: 'refused',
    attempt: { changes: [{ path: 'model.elans[0].name', value: 'Red' }] },
    failed: ['changed only A'],
    reads: ['The servers are in order: only A may change.'],
  },
  {
    name: 'adds a cable alone',
    step: 'newcomer',
    attempt: { changes: [CABLE] },
    failed: ['ping(A, C) answered', 'path(ping) = LANE'],
    reads: ['C never got the ARP question of A'],
  },
  {
    name: 'puts C behind the router',
    step: 'newcomer',
    attempt: {
      changes: [
        CABLE,
        { path: 'model.nodes.C.interfaces[0].ip', value: '10.0.2.2' },
        { path: 'model.nodes.C.gateway', value: '10.0.2.254' },
      ],
    },
    failed: ['path(ping) = LANE'],
    reads: ['Within one ELAN no router is on the path.'],
  },
];
