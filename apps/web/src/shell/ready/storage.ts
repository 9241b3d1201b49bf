/** Whether this browser keeps drafts (IndexedDB) and settings (local storage), and how much room there is. */
import { say } from '@lanelab/messages/ready';
import { formatInteger } from '../../base/format/number.ts';
import type { Finding } from './finding.ts';

export interface StorageTrial {
  readonly keepsSettings: boolean;
  readonly keepsDrafts: boolean;
  /** Octets that this page may still store; null where the browser does not say. */
  readonly freeOctets: number | null;
}

const MEBI = 2 ** 20;
/** The copy for use without a network is 10 MB, drafts of an hour are less. */
const NEEDED_OCTETS = 50 * MEBI;

export function judgeStorage({ keepsSettings, keepsDrafts, freeOctets }: StorageTrial): Finding {
  if (!keepsSettings || !keepsDrafts) {
    const which = keepsSettings ? 'storage.refused-drafts' : 'storage.refused-settings';
    const what = say(keepsSettings === keepsDrafts ? 'storage.refused-all' : which);
    return { state: 'limit', found: say('storage.refused', { what }), todo: say('storage.refused.do') };
  }
  if (freeOctets === null) return { state: 'ready', found: say('storage.ready-unknown') };
  const free = formatInteger(freeOctets / MEBI);
  if (freeOctets >= NEEDED_OCTETS) return { state: 'ready', found: say('storage.ready', { free }) };
  const needed = NEEDED_OCTETS / MEBI;
  return { state: 'limit', found: say('storage.full', { free, needed }), todo: say('storage.full.do') };
}
