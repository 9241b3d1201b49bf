/** Sentences for events of LAN emulation. */
import { area } from '../area.ts';
import en from '../en/events-lane.ts';
import { type EventOf, type Sentences, secondsOf } from '../events/sentences.ts';
import { causeWords, laneStatusWords } from './codes.ts';
import { say as sayProtocol } from './protocol.ts';

export const say = area('events-lane', en);

type LecEvent = EventOf<'lec'>;
type Failed = Extract<LecEvent, { readonly kind: 'failed' }>;
type Failure = Failed['reason'];
type VccRole = Extract<Failure, { readonly kind: 'lost' }>['vcc'];

const ROLES = {
  configuration_direct: 'configuration-direct',
  control_direct: 'control-direct',
  control_distribute: 'control-distribute',
  multicast_send: 'multicast-send',
  multicast_forward: 'multicast-forward',
  data_direct: 'data-direct',
} as const satisfies Readonly<Record<VccRole, string>>;

/** “control direct”: what a VCC of a client is for. */
export const lecRoleName = (role: VccRole): string => sayProtocol(`role.${ROLES[role]}`);

function lanTypeName(number: number): string {
  if (number === 0 || number === 1 || number === 2) return sayProtocol(`lan-type.${number}`);
  return sayProtocol('lan-type.other', { number });
}

function failed({ phase: at, reason, retryAtPs }: Failed): string {
  const common = { phase: sayProtocol(`phase.${at}`), seconds: String(secondsOf(retryAtPs)) };
  switch (reason.kind) {
    case 'no_lecs':
      return reason.cause === null
        ? say('lec.failed.no_lecs', common)
        : say('lec.failed.no_lecs.called', { ...common, cause: causeWords(reason.cause) });
    case 'call_failed':
    case 'lost': {
      const call = { ...common, role: lecRoleName(reason.vcc), cause: causeWords(reason.cause) };
      return say(`lec.failed.${reason.kind}`, call);
    }
    case 'refused':
      return say('lec.failed.refused', { ...common, request: reason.request, status: laneStatusWords(reason.status) });
    case 'no_answer':
    case 'no_address':
    case 'wrong_lan_type':
    case 'wrong_frame_size':
      return say(`lec.failed.${reason.kind}`, { ...common, request: reason.request });
    case 'bad_lecid':
      return say('lec.failed.bad_lecid', { ...common, lecid: reason.lecid });
    case 'no_bus':
    case 'no_multicast_forward':
      return say(`lec.failed.${reason.kind}`, common);
  }
}

export const lec: Sentences<'lec'> = {
  phase: ({ phase }) => say('lec.phase', { phase: sayProtocol(`phase.${phase}`) }),
  configured: ({ les }, { end }) => say('lec.configured', { les: end(les) }),
  joined: ({ lecid, v2, lanType, maxSdu, elanName, elanId }) => {
    const joined = {
      elan: elanName,
      lecid,
      version: v2 ? 2 : 1,
      lanType: lanTypeName(lanType),
      octets: maxSdu,
    };
    return elanId === null ? say('lec.joined', joined) : say('lec.joined.with-id', { ...joined, id: elanId });
  },
  failed,
  dropped: ({ reason }) => say(`lec.dropped.${reason}`),
  flooded: ({ dst }) => say('lec.flooded', { mac: dst }),
  learned: ({ mac, atm, remote }, { end }) =>
    say(remote ? 'lec.learned.remote' : 'lec.learned', { mac, end: end(atm) }),
  forgotten: ({ mac, reason }) =>
    reason.kind === 'call_failed'
      ? say('lec.forgotten.call_failed', { mac, cause: causeWords(reason.cause) })
      : say(`lec.forgotten.${reason.kind}`, { mac }),
  discovered: ({ mac, atm, device: { mps, mpc } }, { end }) => {
    const place = { mac, end: end(atm) };
    if (mps !== null && mpc !== null) return say('lec.discovered.both', { ...place, mps: end(mps), mpc: end(mpc) });
    if (mps !== null) return say('lec.discovered.mps', { ...place, mps: end(mps) });
    return mpc === null ? say('lec.discovered.none', place) : say('lec.discovered.mpc', { ...place, mpc: end(mpc) });
  },
  flush_done: ({ mac, answered }) => say(answered ? 'lec.flush_done' : 'lec.flush_done.unanswered', { mac }),
  data_direct_opened: ({ peer }, { end }) => say('lec.data_direct_opened', { peer: end(peer) }),
  data_direct_closed: ({ peer, cause }, { end }) =>
    say('lec.data_direct_closed', { peer: end(peer), cause: causeWords(cause) }),
  registered: ({ mac }) => say('lec.registered', { mac }),
  not_registered: ({ mac, status }) =>
    status === null
      ? say('lec.not_registered.unanswered', { mac })
      : say('lec.not_registered', { mac, status: laneStatusWords(status) }),
  topology_change: ({ changing }) => say(changing ? 'lec.topology_change.begun' : 'lec.topology_change.over'),
  malformed: () => say('lec.malformed'),
};

export const les: Sentences<'les'> = {
  call_refused: ({ calling, cause }, { end }) =>
    say('les.call_refused', { client: end(calling), cause: causeWords(cause) }),
  joined: ({ lecid, address, proxy, version }, { end }) =>
    say(proxy ? 'les.joined.proxy' : 'les.joined', { client: end(address), lecid, version }),
  join_refused: ({ address, status }, { end }) =>
    say('les.join_refused', { client: end(address), status: laneStatusWords(status) }),
  left: ({ lecid, address, why }, { end }) => {
    const client = { lecid, client: end(address) };
    return why.kind === 'released'
      ? say('les.left.released', { ...client, cause: causeWords(why.cause) })
      : say('les.left.stopped', client);
  },
  control_timeout: ({ calling }, { end }) => say('les.control_timeout', { client: end(calling) }),
  party_refused: ({ address, cause }, { end }) =>
    say('les.party_refused', { client: end(address), cause: causeWords(cause) }),
  registered: ({ mac, lecid, address }, { end }) => say('les.registered', { mac, lecid, end: end(address) }),
  unregistered: ({ mac, lecid }) => say('les.unregistered', { mac, lecid }),
  registration_refused: ({ lecid, opCode, status }) =>
    say('les.registration_refused', { request: opCode, lecid, status: laneStatusWords(status) }),
  arp_answered: ({ lecid, mac, address }, { end }) => say('les.arp_answered', { lecid, mac, end: end(address) }),
  arp_forwarded: ({ lecid, mac, reach }) =>
    reach.kind === 'proxies'
      ? say('les.arp_forwarded.proxies', { lecid, mac, count: reach.count })
      : say('les.arp_forwarded.everybody', { lecid, mac }),
  arp_refused: ({ lecid, status }) => say('les.arp_refused', { lecid, status: laneStatusWords(status) }),
  relayed: ({ opCode, from, to }) => say('les.relayed', { message: opCode, from, to }),
  distributed: ({ opCode, from }) => say('les.distributed', { message: opCode, from }),
  verified: ({ lecid, address, status }, { end }) =>
    say('les.verified', { lecid, end: end(address), status: laneStatusWords(status) }),
  ignored: ({ opCode, lecid, why }) => say(`les.ignored.${why}`, { message: opCode, lecid }),
  malformed: () => say('les.malformed'),
};

export const bus: Sentences<'bus'> = {
  call_refused: ({ calling, cause }, { end }) =>
    say('bus.call_refused', { client: end(calling), cause: causeWords(cause) }),
  client_added: ({ lecid, address }, { end }) => say('bus.client_added', { client: end(address), lecid }),
  client_removed: ({ lecid, address, why }, { end }) => {
    const client = { client: end(address), lecid };
    return why.kind === 'released'
      ? say('bus.client_removed.released', { ...client, cause: causeWords(why.cause) })
      : say(`bus.client_removed.${why.kind}`, client);
  },
  party_refused: ({ address, cause }, { end }) =>
    say('bus.party_refused', { client: end(address), cause: causeWords(cause) }),
  frame_dropped: ({ lecid, reason }) => say(`bus.frame_dropped.${reason}`, { lecid }),
  flush_forwarded: ({ lecid, target }, { end }) => say('bus.flush_forwarded', { lecid, client: end(target) }),
  ignored: () => say('bus.ignored'),
  malformed: () => say('bus.malformed'),
};

export const lecs: Sentences<'lecs'> = {
  call_refused: ({ calling, cause }, { end }) =>
    say('lecs.call_refused', { client: end(calling), cause: causeWords(cause) }),
  configured: ({ address, elanName }, { end }) => say('lecs.configured', { client: end(address), elan: elanName }),
  refused: ({ address, status }, { end }) =>
    say('lecs.refused', { client: end(address), status: laneStatusWords(status) }),
  idle: ({ calling }, { end }) => say('lecs.idle', { client: end(calling) }),
  ignored: () => say('lecs.ignored'),
  malformed: () => say('lecs.malformed'),
};
