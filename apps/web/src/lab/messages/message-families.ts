/** What a message belongs to, as people tell them apart: SSCOP carries signalling, and several protocols follow LLC/SNAP. */
import type { ControlProtocol } from '../../playback/run/types.ts';

export const FAMILIES = ['signalling', 'sscop', 'ilmi', 'lane', 'mpoa', 'nhrp', 'atmarp', 'arp'] as const;
export type Family = (typeof FAMILIES)[number];

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

/** The specification's name alone: the family and the values that a line of text adds are left out. */
export function termOf(name: string, summary: string): string {
  const line = name === 'SSCOP' ? summary : name;
  const found = /^(?:SSCOP|ILMI) (Trap \w+|\w+)/.exec(line);
  return found?.[1] ?? line;
}
