/** Small networks in which each message of the protocols appears that no other preset needs. */

import { say } from '@lanelab/messages/presets';
import type { Preset, Scenario, Start } from '@lanelab/scenario';
import { SECOND_PS } from '../networks/common.ts';
import { arpNak } from '../networks/conformance/clip.ts';
import { llcMultiplexed, readyQuery, topologyChange, unregister, verify } from '../networks/conformance/lane.ts';
import { routingLoop, trigger } from '../networks/conformance/mpoa.ts';
import {
  callsCleared,
  callsLiveOn,
  lostSetup,
  partyRefused,
  recovered,
  restart,
  resynchronised,
} from '../networks/conformance/signalling.ts';
import { type ConformanceId, titleOf } from './conformance-titles.ts';
import { FRAMES_PS, opensAt } from './starts.ts';

/** A preset, and by their names the messages for whose sake it is there. */
export interface Conformance extends Preset {
  readonly shows: readonly string[];
}

/** Where somebody who opens one of them for the first time finds the message that its notes name. */
const WHERE = 'Press Play; Messages, below the drawing, lists what is sent.';

/** Its title names the message, as the list of the group does; it is English, since documents are equal everywhere. */
const titled = (scenario: Scenario, id: ConformanceId): Scenario => ({
  ...scenario,
  view: { ...scenario.view, title: say.english(id), notes: `${scenario.view.notes} ${WHERE}` },
});

/** Opens shortly before the messages are sent. */
function conformance(
  id: ConformanceId,
  build: () => ReturnType<Preset['build']>,
  atS: number,
  shows: readonly string[],
): Conformance {
  const start: Start = { timePs: Math.round(atS * SECOND_PS), speedPs: FRAMES_PS };
  return { id, title: titleOf(id), build: () => opensAt(titled(build(), id), start), shows };
}

export const CONFORMANCE_PRESETS: readonly Conformance[] = [
  conformance('conformance-ready-query', readyQuery, 12.469_8, ['READY_QUERY']),
  conformance('conformance-topology', topologyChange, 9.999_9, ['LE_TOPOLOGY_REQUEST']),
  conformance('conformance-unregister', unregister, 11.999_9, ['LE_UNREGISTER_REQUEST', 'LE_UNREGISTER_RESPONSE']),
  conformance('conformance-verify', verify, 9.999_9, ['LE_VERIFY_REQUEST', 'LE_VERIFY_RESPONSE']),
  conformance('conformance-llc-multiplexed', llcMultiplexed, 8.009, ['READY_IND']),
  conformance('conformance-resynchronised', resynchronised, 9.999_9, ['RS', 'RSAK']),
  conformance('conformance-recovered', recovered, 9.999_9, ['ER', 'ERAK']),
  conformance('conformance-lost-setup', lostSetup, 8.003, ['USTAT']),
  conformance('conformance-calls-live-on', callsLiveOn, 29.509_4, ['END', 'ENDAK', 'STATUS ENQUIRY', 'STATUS']),
  conformance('conformance-calls-cleared', callsCleared, 39.509_4, ['END', 'ENDAK']),
  conformance('conformance-restart', restart, 78.805_4, ['RESTART', 'RESTART ACKNOWLEDGE']),
  conformance('conformance-party-refused', partyRefused, 2.089_9, ['ADD PARTY REJECT']),
  conformance('conformance-arp-nak', arpNak, 6.009_3, ['ARP_NAK']),
  conformance('conformance-trigger', trigger, 8.157_4, ['MPOA Trigger']),
  conformance('conformance-routing-loop', routingLoop, 8.546_9, ['NHRP Error Indication']),
];
