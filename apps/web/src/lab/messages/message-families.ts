/** What a message belongs to, as people tell them apart: SSCOP carries signalling, and several protocols follow LLC/SNAP. */
import type { LogRecord } from '@lanelab/filter';
import type { ControlMessage, ControlProtocol } from '../../playback/run/types.ts';

export const FAMILIES = ['signalling', 'sscop', 'ilmi', 'lane', 'mpoa', 'nhrp', 'atmarp', 'arp', 'data'] as const;
export type Family = (typeof FAMILIES)[number];

const families: Readonly<Record<ControlMessage, Family>> = {
  ALERTING: 'signalling',
  'CALL PROCEEDING': 'signalling',
  SETUP: 'signalling',
  CONNECT: 'signalling',
  'CONNECT ACKNOWLEDGE': 'signalling',
  RESTART: 'signalling',
  RELEASE: 'signalling',
  'RESTART ACKNOWLEDGE': 'signalling',
  'RELEASE COMPLETE': 'signalling',
  NOTIFY: 'signalling',
  'STATUS ENQUIRY': 'signalling',
  STATUS: 'signalling',
  'ADD PARTY': 'signalling',
  'ADD PARTY ACKNOWLEDGE': 'signalling',
  'ADD PARTY REJECT': 'signalling',
  'DROP PARTY': 'signalling',
  'DROP PARTY ACKNOWLEDGE': 'signalling',
  'PARTY ALERTING': 'signalling',
  'LEAF SETUP FAILURE': 'signalling',
  'LEAF SETUP REQUEST': 'signalling',
  BGN: 'sscop',
  BGAK: 'sscop',
  END: 'sscop',
  ENDAK: 'sscop',
  RS: 'sscop',
  RSAK: 'sscop',
  BGREJ: 'sscop',
  SD: 'sscop',
  ER: 'sscop',
  POLL: 'sscop',
  STAT: 'sscop',
  USTAT: 'sscop',
  UD: 'sscop',
  MD: 'sscop',
  ERAK: 'sscop',
  GetRequest: 'ilmi',
  GetNextRequest: 'ilmi',
  GetResponse: 'ilmi',
  SetRequest: 'ilmi',
  LE_CONFIGURE_REQUEST: 'lane',
  LE_JOIN_REQUEST: 'lane',
  READY_QUERY: 'lane',
  LE_REGISTER_REQUEST: 'lane',
  LE_UNREGISTER_REQUEST: 'lane',
  LE_ARP_REQUEST: 'lane',
  LE_FLUSH_REQUEST: 'lane',
  LE_NARP_REQUEST: 'lane',
  LE_TOPOLOGY_REQUEST: 'lane',
  LE_VERIFY_REQUEST: 'lane',
  LE_CONFIGURE_RESPONSE: 'lane',
  LE_JOIN_RESPONSE: 'lane',
  READY_IND: 'lane',
  LE_REGISTER_RESPONSE: 'lane',
  LE_UNREGISTER_RESPONSE: 'lane',
  LE_ARP_RESPONSE: 'lane',
  LE_FLUSH_RESPONSE: 'lane',
  LE_VERIFY_RESPONSE: 'lane',
  'NHRP Resolution Request': 'nhrp',
  'NHRP Resolution Reply': 'nhrp',
  'NHRP Registration Request': 'nhrp',
  'NHRP Registration Reply': 'nhrp',
  'NHRP Purge Request': 'nhrp',
  'NHRP Purge Reply': 'nhrp',
  'NHRP Error Indication': 'nhrp',
  'MPOA Cache Imposition Request': 'mpoa',
  'MPOA Cache Imposition Reply': 'mpoa',
  'MPOA Egress Cache Purge Request': 'mpoa',
  'MPOA Egress Cache Purge Reply': 'mpoa',
  'MPOA Keep-Alive': 'mpoa',
  'MPOA Trigger': 'mpoa',
  'MPOA Resolution Request': 'mpoa',
  'MPOA Resolution Reply': 'mpoa',
  ARP_REQUEST: 'atmarp',
  ARP_REPLY: 'atmarp',
  InARP_REQUEST: 'atmarp',
  InARP_REPLY: 'atmarp',
  ARP_NAK: 'atmarp',
  Trap: 'ilmi',
  'Trap coldStart': 'ilmi',
  'Trap warmStart': 'ilmi',
  ARP: 'arp',
};

/** The family of a message without a name, because it is malformed or of an unknown type. */
const unnamedFamilies: Readonly<Record<ControlProtocol, Family>> = {
  sscop: 'signalling',
  ilmi: 'ilmi',
  lane: 'lane',
  llc: 'atmarp',
  arp: 'arp',
};

export function familyOf({ protocol, message }: LogRecord): Family {
  if (message !== null && isControl(message)) return families[message];
  return message === null && isControlProtocol(protocol) ? unnamedFamilies[protocol] : 'data';
}

const isControl = (message: string): message is ControlMessage => Object.hasOwn(families, message);
const isControlProtocol = (protocol: string): protocol is ControlProtocol => Object.hasOwn(unnamedFamilies, protocol);

const upkeep: ReadonlySet<LogRecord['message']> = new Set<ControlMessage>([
  'POLL',
  'STAT',
  'GetRequest',
  'GetNextRequest',
  'GetResponse',
  'MPOA Keep-Alive',
]);

/** Sent over and over only to say that a line or a server is still there. */
export const isUpkeep = (message: LogRecord['message']) => upkeep.has(message);
