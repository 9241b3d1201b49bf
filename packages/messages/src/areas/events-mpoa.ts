/** Sentences for events of MPOA, and of NHRP inside MPOA servers. */
import { area } from '../area.ts';
import en from '../en/events-mpoa.ts';
import { networkName, type Sentences, secondsOf } from '../events/sentences.ts';
import { causeWords, nhrpCodeWords, nhrpErrorWords } from './codes.ts';

export const say = area('events-mpoa', en);

export const mpc: Sentences<'mpc'> = {
  dropped: ({ reason }) => say(`mpc.dropped.${reason}`),
  mps_known: ({ mps }, { end }) => say('mpc.mps_known', { mps: end(mps) }),
  mps_unknown: ({ mps }, { end }) => say('mpc.mps_unknown', { mps: end(mps) }),
  mps_failed: ({ mps, why }, { end }) => say(`mpc.mps_failed.${why}`, { mps: end(mps) }),
  requested: ({ mps, dst, why, requestId }, { end }) => {
    const request = { mps: end(mps), dst, request: requestId };
    return why.kind === 'flow'
      ? say('mpc.requested.flow', { ...request, frames: why.frames })
      : say(`mpc.requested.${why.kind}`, request);
  },
  resolved: ({ dst, egress, tag, holdingPs }, { end }) => {
    const entry = { dst, egress: end(egress), seconds: secondsOf(holdingPs) };
    return tag === null ? say('mpc.resolved', entry) : say('mpc.resolved.tag', { ...entry, tag });
  },
  refresh_due: ({ dst }) => say('mpc.refresh_due', { dst }),
  hold_down: ({ dst, why, timePs }) => {
    const entry = { dst, seconds: secondsOf(timePs) };
    if (why.kind === 'refused') return say('mpc.hold_down.refused', { ...entry, code: nhrpCodeWords(why.code) });
    if (why.kind === 'call') return say('mpc.hold_down.call', { ...entry, cause: causeWords(why.cause) });
    return say(`mpc.hold_down.${why.kind}`, entry);
  },
  ingress_removed: ({ dst, why }) => say('mpc.ingress_removed', { dst, why: say(`removal.${why}`) }),
  ingress_full: () => say('mpc.ingress_full'),
  imposed: ({ cacheId, dst, tag, renewed, holdingPs }) => {
    const entry = { id: cacheId, dst, seconds: secondsOf(holdingPs) };
    if (tag === null) return say(renewed ? 'mpc.renewed' : 'mpc.imposed', entry);
    return say(renewed ? 'mpc.renewed.tag' : 'mpc.imposed.tag', { ...entry, tag });
  },
  imposition_refused: ({ cacheId, code }) => say('mpc.imposition_refused', { id: cacheId, code: nhrpCodeWords(code) }),
  purging: ({ cacheId, dst, why }) => say('mpc.purging', { id: cacheId, dst, why: say(`removal.${why}`) }),
  egress_removed: ({ cacheId, dst, why }) =>
    say('mpc.egress_removed', { id: cacheId, dst, why: say(`removal.${why}`) }),
  data_plane_purge: (event, names) => say('mpc.data_plane_purge', { vcc: names.vcc(event), dst: event.dst }),
  vcc_up: ({ peer, shortcut }, { end }) =>
    say(shortcut ? 'mpc.vcc_up.shortcut' : 'mpc.vcc_up.control', { peer: end(peer) }),
  vcc_released: ({ peer, idle }, { end }) =>
    say(idle ? 'mpc.vcc_released.idle' : 'mpc.vcc_released.unused', { peer: end(peer) }),
  vcc_lost: ({ peer, cause }, { end }) => say('mpc.vcc_lost', { peer: end(peer), cause: causeWords(cause) }),
  call_refused: ({ calling, cause }, { end }) =>
    say('mpc.call_refused', { end: end(calling), cause: causeWords(cause) }),
  malformed: (event, names) => say('mpc.malformed', { vcc: names.vcc(event) }),
  ignored: (event, names) => say('mpc.ignored', { message: event.op, request: event.requestId, vcc: names.vcc(event) }),
};

export const mps: Sentences<'mps'> = {
  lookup: ({ destination }) => say('mps.lookup', { dst: destination }),
  resolution_requested: ({ mpc: client, destination }, { end }) =>
    say('mps.resolution_requested', { mpc: end(client), dst: destination }),
  resolved: ({ mpc: client, destination, egress }, { end }) =>
    say('mps.resolved', { mpc: end(client), dst: destination, egress: end(egress) }),
  refused: ({ mpc: client, destination, code }, { end }) =>
    say('mps.refused', { mpc: end(client), dst: destination, code: nhrpCodeWords(code) }),
  imposing: ({ mpc: client, destination, cacheId }, { end }) =>
    say('mps.imposing', { mpc: end(client), dst: destination, id: cacheId }),
  imposed: ({ mpc: client, cacheId, code }, { end }) =>
    say('mps.imposed', { mpc: end(client), id: cacheId, code: nhrpCodeWords(code) }),
  withdrawn: ({ mpc: client, cacheId }, { end }) => say('mps.withdrawn', { mpc: end(client), id: cacheId }),
  egress_purged: ({ mpc: client, cacheId }, { end }) => say('mps.egress_purged', { mpc: end(client), id: cacheId }),
  ingress_purge: ({ mpc: client, prefix, prefixLen }, { end }) =>
    say('mps.ingress_purge', { mpc: end(client), network: networkName(prefix, prefixLen) }),
  triggered: ({ mpc: client, destination }, { end }) => say('mps.triggered', { mpc: end(client), dst: destination }),
  gave_up: ({ peer, op, requestId }, { end }) =>
    say('mps.gave_up', { message: op, request: requestId, peer: end(peer) }),
  vcc_lost: ({ peer, lost }, { end }) => say('mps.vcc_lost', { peer: end(peer), count: lost }),
  malformed: (event, names) => say('mps.malformed', { vcc: names.vcc(event) }),
};

export const nhs: Sentences<'nhs'> = {
  registration: ({ protocol, nbma, code }, { end }) =>
    say('nhs.registration', { ip: protocol, end: end(nbma), code: nhrpCodeWords(code) }),
  forwarded: ({ op, requestId, to }, { end }) =>
    say('nhs.forwarded', { message: op, request: requestId, end: end(to) }),
  answered: ({ destination, code, authoritative }) =>
    say(authoritative ? 'nhs.answered' : 'nhs.answered.transit', { dst: destination, code: nhrpCodeWords(code) }),
  error_sent: ({ to, code }, { end }) => say('nhs.error_sent', { end: end(to), error: nhrpErrorWords(code) }),
  error_received: ({ from, code }, { end }) =>
    say('nhs.error_received', { end: end(from), error: nhrpErrorWords(code) }),
  purge: ({ from, prefix, prefixLen }, { end }) =>
    say('nhs.purge', { network: networkName(prefix, prefixLen), end: end(from) }),
  stray: ({ from, op, requestId }, { end }) => say('nhs.stray', { message: op, request: requestId, end: end(from) }),
  gave_up: ({ op, requestId }) => say('nhs.gave_up', { message: op, request: requestId }),
};
