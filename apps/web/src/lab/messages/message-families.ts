/** What a message belongs to, as people tell them apart: SSCOP carries signalling, and several protocols follow LLC/SNAP. */
import type { ControlMessage, ControlProtocol } from '../../playback/run/types.ts';

export const FAMILIES = ['signalling', 'sscop', 'ilmi', 'lane', 'mpoa', 'nhrp', 'atmarp', 'arp'] as const;
export type Family = (typeof FAMILIES)[number];

const sscopMessages: ReadonlySet<ControlMessage | null> = new Set<ControlMessage>([
  'BGN',
  'BGAK',
  'BGREJ',
  'END',
  'ENDAK',
  'RS',
  'RSAK',
  'ER',
  'ERAK',
  'SD',
  'POLL',
  'STAT',
  'USTAT',
  'UD',
  'MD',
]);

/** The family of a message; null is one without a name, because it is malformed. */
export function familyOf(protocol: ControlProtocol, message: ControlMessage | null): Family {
  if (protocol === 'sscop') return sscopMessages.has(message) ? 'sscop' : 'signalling';
  if (protocol !== 'llc') return protocol;
  if (message?.startsWith('MPOA') === true) return 'mpoa';
  return message?.startsWith('NHRP') === true ? 'nhrp' : 'atmarp';
}

const upkeep: ReadonlySet<ControlMessage | null> = new Set<ControlMessage>([
  'POLL',
  'STAT',
  'GetRequest',
  'GetNextRequest',
  'GetResponse',
  'MPOA Keep-Alive',
]);

/** Sent over and over only to say that a line or a server is still there. */
export const isUpkeep = (message: ControlMessage | null) => upkeep.has(message);
