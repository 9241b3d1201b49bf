/** What control messages are for: plain sentence first, then the specification's term. */
import type { ControlProtocol } from '@lanelab/engine';

/** What a message belongs to, as people tell them apart: SSCOP carries signalling, and several protocols follow LLC/SNAP. */
export const FAMILIES = ['signalling', 'sscop', 'ilmi', 'lane', 'mpoa', 'nhrp', 'atmarp', 'arp'] as const;
export type Family = (typeof FAMILIES)[number];

export const familyWords: Readonly<Record<Family, string>> = {
  signalling: 'Signalling',
  sscop: 'SSCOP',
  ilmi: 'ILMI',
  lane: 'LANE',
  mpoa: 'MPOA',
  nhrp: 'NHRP',
  atmarp: 'ATMARP',
  arp: 'ARP',
};

const sscopTerms: ReadonlySet<string> = new Set(
  'BGN BGAK BGREJ END ENDAK RS RSAK ER ERAK SD POLL STAT USTAT UD MD'.split(' '),
);

export function familyOf(protocol: ControlProtocol, term: string): Family {
  if (protocol === 'sscop') return sscopTerms.has(term) ? 'sscop' : 'signalling';
  if (protocol !== 'llc') return protocol;
  if (term.startsWith('MPOA')) return 'mpoa';
  return term.startsWith('NHRP') ? 'nhrp' : 'atmarp';
}

const upkeep: ReadonlySet<string> = new Set([
  ...'POLL STAT GetRequest GetNextRequest GetResponse'.split(' '),
  'MPOA Keep-Alive',
]);

/** Sent over and over only to say that a line or a server is still there. */
export const isUpkeep = (term: string) => upkeep.has(term);

export const kindWords = { all: 'everything', main: 'all but upkeep' } as const;

/** In the order of the protocols' own families. */
const purposes: Readonly<Record<string, string>> = {
  // UNI signalling (Q.2931, Q.2971)
  SETUP: 'Ask for a connection',
  'CALL PROCEEDING': 'Say that the call is being set up',
  ALERTING: 'Say that the other end is being called',
  CONNECT: 'Accept the connection',
  'CONNECT ACKNOWLEDGE': 'Confirm that the connection stands',
  RELEASE: 'Take the connection down',
  'RELEASE COMPLETE': 'Say that the connection is gone',
  STATUS: 'Tell the state of a call',
  'STATUS ENQUIRY': 'Ask for the state of a call',
  NOTIFY: 'Tell something about a call',
  RESTART: 'Clear all calls of this line',
  'RESTART ACKNOWLEDGE': 'Confirm that all calls are cleared',
  'ADD PARTY': 'Ask for one more end of the tree',
  'ADD PARTY ACKNOWLEDGE': 'Accept the new end of the tree',
  'PARTY ALERTING': 'Say that the new end is being called',
  'ADD PARTY REJECT': 'Refuse the new end of the tree',
  'DROP PARTY': 'Take one end off the tree',
  'DROP PARTY ACKNOWLEDGE': 'Confirm that the end is off the tree',
  'LEAF SETUP REQUEST': 'Ask to be joined to a tree',
  'LEAF SETUP FAILURE': 'Refuse to join a leaf to the tree',

  // SSCOP, which carries signalling (Q.2110)
  BGN: 'Open the reliable channel for signalling',
  BGAK: 'Confirm that the channel for signalling is open',
  BGREJ: 'Refuse the channel for signalling',
  END: 'Close the channel for signalling',
  ENDAK: 'Confirm that the channel for signalling is closed',
  RS: 'Start the channel for signalling anew',
  RSAK: 'Confirm the new start of the channel',
  ER: 'Recover the channel after an error',
  ERAK: 'Confirm that the channel has recovered',
  SD: 'Carry a signalling message, numbered',
  POLL: 'Ask what has arrived',
  STAT: 'Tell what has arrived',
  USTAT: 'Tell at once that something is missing',
  UD: 'Carry data without a promise',
  MD: 'Carry management data without a promise',

  // ILMI
  GetRequest: 'Ask the neighbour for a value',
  GetNextRequest: 'Ask the neighbour for the value after',
  GetResponse: 'Answer with values',
  SetRequest: 'Set a value at the neighbour: register an address',
  'Trap coldStart': 'Say that this end has just started',
  'Trap warmStart': 'Say that this end has started again',

  // LAN emulation
  LE_CONFIGURE_REQUEST: 'Ask which emulated LAN to join',
  LE_CONFIGURE_RESPONSE: 'Tell which emulated LAN to join',
  LE_JOIN_REQUEST: 'Ask to join the emulated LAN',
  LE_JOIN_RESPONSE: 'Answer the wish to join',
  READY_QUERY: 'Ask whether the other end is ready',
  READY_IND: 'Say that this end is ready to receive',
  LE_REGISTER_REQUEST: 'Register an address with the LAN’s server',
  LE_REGISTER_RESPONSE: 'Answer the registration',
  LE_UNREGISTER_REQUEST: 'Take a registration back',
  LE_UNREGISTER_RESPONSE: 'Confirm that the registration is gone',
  LE_ARP_REQUEST: 'Ask for the ATM address behind a MAC address',
  LE_ARP_RESPONSE: 'Tell the ATM address behind a MAC address',
  LE_FLUSH_REQUEST: 'Sweep the old path, so that frames keep their order',
  LE_FLUSH_RESPONSE: 'Say that the old path is swept',
  LE_NARP_REQUEST: 'Tell everybody that an address has moved',
  LE_TOPOLOGY_REQUEST: 'Tell everybody that bridges are changing their tree',
  LE_VERIFY_REQUEST: 'Ask whether an ATM address belongs to this LAN',
  LE_VERIFY_RESPONSE: 'Tell whether an ATM address belongs to this LAN',

  // MPOA
  'MPOA Resolution Request': 'Ask for a shortcut',
  'MPOA Resolution Reply': 'Tell where the shortcut ends',
  'MPOA Cache Imposition Request': 'Tell the shortcut’s far end how to rebuild frames',
  'MPOA Cache Imposition Reply': 'Accept the shortcut at its far end',
  'MPOA Egress Cache Purge Request': 'Ask to forget a shortcut from its far end',
  'MPOA Egress Cache Purge Reply': 'Confirm that the shortcut is forgotten',
  'MPOA Keep-Alive': 'Say that this server is still there',
  'MPOA Trigger': 'Tell a client to ask for a shortcut',

  // NHRP
  'NHRP Resolution Request': 'Ask along the routed path for the way out of the cloud',
  'NHRP Resolution Reply': 'Tell the way out of the cloud',
  'NHRP Registration Request': 'Register an address with the next-hop server',
  'NHRP Registration Reply': 'Answer the registration',
  'NHRP Purge Request': 'Ask to forget what was told earlier',
  'NHRP Purge Reply': 'Confirm that it is forgotten',
  'NHRP Error Indication': 'Say that a packet could not be used',

  // ATMARP and ARP
  ARP_REQUEST: 'Ask the ARP server for an ATM address',
  ARP_REPLY: 'Tell the ATM address behind an IP address',
  ARP_NAK: 'Say that nobody registered that IP address',
  InARP_REQUEST: 'Ask who is at the other end of this connection',
  InARP_REPLY: 'Tell who is at this end of the connection',
  ARP: 'Ask or tell who has an IP address',
};

/** The specification's name alone: the family and the values that a line of text adds are left out. */
export function termOf(name: string, summary: string): string {
  const line = name === 'SSCOP' ? summary : name;
  const found = /^(?:SSCOP|ILMI) (Trap \w+|\w+)/.exec(line);
  return found?.[1] ?? line;
}

/** What a message is for; null where nobody has put it into words: then its name has to do. */
export function messageWords(term: string): string | null {
  return Object.hasOwn(purposes, term) ? (purposes[term] ?? null) : null;
}

/** “Ask for a shortcut: MPOA Resolution Request”. */
export function messageTitle(term: string): string {
  const words = messageWords(term);
  return words === null ? term : `${words}: ${term}`;
}
