/** Sentences for LAN emulation clients without their ELAN. */
import type { PartState } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/client-problems.ts';
import type { EventOf } from '../events/sentences.ts';
import { causeWords, laneStatusWords } from './codes.ts';
import { lecRoleName } from './events-lane.ts';
import { say as sayProtocol } from './protocol.ts';

export const say = area('client-problems', en);

type Failure = Extract<EventOf<'lec'>, { readonly kind: 'failed' }>['reason'];
type VccRole = Extract<Failure, { readonly kind: 'lost' }>['vcc'];

/** A client that is down: of which device and ELAN, and for how long. */
export interface DownClient {
  readonly device: string;
  readonly elan: string;
  readonly since: string;
  /** The ELAN name that it asks for where it is not its ELAN's. */
  readonly asked: string | null;
}

/** The machine at the far end of each VCC of a client. */
const FAR_ENDS = {
  configuration_direct: 'lecs',
  control_direct: 'les',
  control_distribute: 'les',
  multicast_send: 'bus',
  multicast_forward: 'bus',
  data_direct: 'client',
} as const satisfies Readonly<Record<VccRole, string>>;

/** Statuses of LANE that have a fix of their own. */
const REFUSALS: Readonly<Record<number, 'no-elan' | 'full' | 'duplicate' | 'version'>> = {
  1: 'version',
  4: 'duplicate',
  5: 'duplicate',
  6: 'full',
  20: 'no-elan',
};

/** Why a client is down, by the last failure that it reported. */
function failureSentence(client: DownClient, failure: Failure): string {
  switch (failure.kind) {
    case 'no_lecs':
      return failure.cause === null
        ? say('down.no-lecs', { ...client })
        : say('down.no-lecs.called', { ...client, cause: causeWords(failure.cause) });
    case 'call_failed':
    case 'lost': {
      const { vcc, cause } = failure;
      const call = { ...client, role: lecRoleName(vcc), cause: causeWords(cause) };
      return say(`down.${failure.kind === 'lost' ? 'lost' : 'call-failed'}.${FAR_ENDS[vcc]}`, call);
    }
    case 'refused': {
      const refused = { ...client, request: failure.request, status: laneStatusWords(failure.status) };
      if (client.asked !== null) return say('down.refused.name', { ...refused, asked: client.asked });
      const refusal = REFUSALS[failure.status];
      return refusal === undefined ? say('down.refused', refused) : say(`down.refused.${refusal}`, refused);
    }
    case 'no_answer':
      return say('down.no-answer', { ...client, request: failure.request });
    case 'no_address':
      return say('down.no-address-in-answer', { ...client, request: failure.request });
    case 'wrong_lan_type':
      return say('down.wrong-lan-type', { ...client, request: failure.request });
    case 'wrong_frame_size':
      return say('down.wrong-frame-size', { ...client, request: failure.request });
    case 'bad_lecid':
      return say('down.bad-lecid', { ...client, lecid: failure.lecid });
    case 'no_bus':
      return say('down.no-bus', { ...client });
    case 'no_multicast_forward':
      return say('down.no-multicast-forward', { ...client });
  }
}

/** Why a client is down and how to fix it. `failure`: the last one that it has reported. */
export function clientDown(client: DownClient, phase: PartState['phase'], failure: Failure | null): string {
  if (phase === 'no_address') return say('down.no-address', { ...client });
  if (phase === 'dead') return say('down.dead', { ...client });
  if (failure !== null) return failureSentence(client, failure);
  return say('down.joining', { ...client, phase: sayProtocol(`phase.${phase}`) });
}
