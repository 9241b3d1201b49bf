/** The steps about a client that is refused, and one that is new. */
import type { LessonInput } from '../../lesson/index.ts';
import { beside, joined } from './network.ts';

/** A pings B, devices 1 and 2 of the preset, by the router in red and blue. */
const PING = { id: 1, kind: 'ping', from: 1, to: 2, intervalPs: 200e9, startPs: 1e12 };

const cable = joined.model.links.filter((link) => !beside.model.links.some(({ id }) => id === link.id));

export const memberSteps: LessonInput['steps'] = [
  {
    id: 'refused',
    title: 'A does not get in',
    text: 'In this copy somebody changed the settings of A. From 1 s on it pings B by its router, 10.0.1.254, which is in red as before. No ping is answered.',
    scenario: { kind: 'step', id: 'circuits' },
    changes: [
      { path: 'model.durationPs', value: 2e12 },
      { path: 'model.flows', value: [PING] },
      { path: 'model.nodes.A.interfaces[0].lec', value: { elanName: 'Red' } },
    ],
    view: { timePs: 0.001e12, speedPs: 1e8, layer: 'physical', selects: ['A'] },
    task: { kind: 'change', request: 'Find the answer that stopped A, and put right what it complains of.' },
    checks: [
      { check: 'state(LEC of A) = Operational within 1 s' },
      { check: 'ping(A, B) answered', says: 'A has to be in the ELAN in which the router has the address 10.0.1.254.' },
      { check: 'changed only A', says: 'The servers are in order: only A may change.' },
    ],
    hints: [
      'Look at [Messages](pane:messages): what is the last answer that A got?',
      'Compare LE_CONFIGURE_RESPONSE to A with the one to B.',
      'Select A, open *Properties*, and read the name that its LAN emulation client asks for.',
    ],
    solution: { changes: [{ path: 'model.nodes.A.interfaces[0].lec', value: { elanName: 'red' } }] },
    explanation:
      'The LECS answered “no configuration”: to it, “Red” is another name than “red”. Without the address of a LES the client has nobody to join. The refused question says where a join stopped.',
  },
  {
    id: 'newcomer',
    title: 'A new member',
    text: '[C](device:C) has the address 10.0.1.2, no cable, and is set to the ELAN blue. A, in red, pings it from 6 s on.',
    scenario: { kind: 'document', document: beside },
    view: { timePs: 0, speedPs: 1e12, selects: ['C'] },
    task: { kind: 'build', request: 'Get C into red, so that the pings of A reach it without the router.' },
    checks: [
      { check: 'state(LEC of C) = Operational within 5 s' },
      { check: 'ping(A, C) answered' },
      { check: 'path(ping) = LANE', says: 'Within one ELAN no router is on the path.' },
    ],
    values: [{ name: 'circuits', of: 'VCCs of C at 5 s' }],
    traps: [
      {
        when: 'no ARP to C where arp.src.proto_ipv4 == 10.0.1.1 after 6 s',
        says: 'C never got the ARP question of A: the BUS of red sends to members of red alone.',
      },
    ],
    hints: [
      'Look at the layer *ELANs*: which members does red have?',
      'Compare the properties of A and of C.',
      'Draw a link from C to West, then choose *Emulated LAN…* in the menu of C.',
    ],
    solution: {
      changes: [
        { path: 'model.links', value: [...beside.model.links, ...cable] },
        { path: 'model.nodes.C.interfaces[0].elan', value: 1 },
      ],
    },
    explanation:
      'C joins as A did: by 5 s it had {circuits} circuits to servers. Its cable decides where it is, its ELAN whom its broadcasts reach. Address and ELAN have to match.',
  },
];
