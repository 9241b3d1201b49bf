/** Whether this machine keeps a copy of the lab that opens without a network. */
import { say } from '@lanelab/messages/ready';
import type { OfflineState } from '../offline/registration.ts';
import type { Finding } from './finding.ts';

/** `isPatient`: the page has not been open for long, so the copy may still be on its way. Undefined while that is so. */
export function judgeOffline(offline: OfflineState, isPatient: boolean): Finding | undefined {
  switch (offline.state) {
    case 'ready':
    case 'waiting':
    case 'replaced':
      return { state: 'ready', found: say('offline.ready') };
    case 'insecure':
      return { state: 'limit', found: say('offline.insecure'), todo: say('offline.insecure.do') };
    case 'refused':
      return {
        state: 'limit',
        found: say('offline.refused', { reason: offline.reason }),
        todo: say('offline.refused.do'),
      };
    case 'partly':
    case 'unknown':
      if (isPatient) return undefined;
      return { state: 'limit', found: say(`offline.${offline.state}`), todo: say(`offline.${offline.state}.do`) };
  }
}
