/** Sentences for events of IP and Ethernet, and of processes as a whole. */
import type { DiaryEntry } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/events-ip.ts';
import type { Sentences } from '../events/sentences.ts';
import { causeWords } from './codes.ts';
import { say as sayProtocol } from './protocol.ts';

export const say = area('events-ip', en);

export const arp: Sentences<'arp'> = {
  resolved: ({ ip, mac }) => say('arp.resolved', { ip, mac }),
  changed: ({ ip, mac, before }) => say('arp.changed', { ip, mac, before }),
  failed: ({ ip }) => say('arp.failed', { ip }),
  aged: ({ ip }) => say('arp.aged', { ip }),
  conflict: ({ ip, mac }) => say('arp.conflict', { ip, mac }),
  dropped: ({ nextHop, reason }) => say(`arp.dropped.${reason}`, { ip: nextHop }),
  malformed: () => say('arp.malformed'),
};

export const bridge: Sentences<'bridge'> = {
  learned: ({ mac, port }) => say('bridge.learned', { mac, port }),
  moved: ({ mac, from, to }) => say('bridge.moved', { mac, from, to }),
  aged: ({ mac }) => say('bridge.aged', { mac }),
  forgotten: ({ mac, port }) => say('bridge.forgotten', { mac, port }),
  filtered: ({ reason }) => say(`bridge.filtered.${reason}`),
};

export const segment: Sentences<'segment'> = {
  dropped: ({ reason }) => say(`segment.dropped.${reason}`),
};

export const router: Sentences<'router'> = {
  discarded: ({ reason }) => say(`router.discarded.${reason}`),
};

export const clip: Sentences<'clip'> = {
  registered: ({ server }, { end }) => say('clip.registered', { server: end(server) }),
  server_lost: ({ server }, { end }) => say('clip.server_lost', { server: end(server) }),
  duplicate: ({ ip, owner }, { end }) => say('clip.duplicate', { ip, owner: end(owner) }),
  resolved: ({ ip, address }, { end }) =>
    address === null ? say('clip.resolved.pvc', { ip }) : say('clip.resolved', { ip, end: end(address) }),
  failed: ({ ip, reason }) => say(`clip.failed.${reason}`, { ip }),
  aged: ({ ip }) => say('clip.aged', { ip }),
  opened: ({ peer }, { end }) => say('clip.opened', { peer: end(peer) }),
  cleared: ({ peer, cause }, { end }) => say('clip.cleared', { peer: end(peer), cause: causeWords(cause) }),
  idle: ({ peer }, { end }) => say('clip.idle', { peer: end(peer) }),
  dropped: ({ nextHop, reason }) => say(`clip.dropped.${reason}`, { ip: nextHop }),
  malformed: (event, names) => say('clip.malformed', { vcc: names.vcc(event) }),
};

export const atmarp: Sentences<'atmarp'> = {
  registered: ({ ip, address }, { end }) => say('atmarp.registered', { ip, end: end(address) }),
  duplicate: ({ ip, address, owner }, { end }) =>
    say('atmarp.duplicate', { ip, claimant: end(address), owner: end(owner) }),
  unknown: ({ ip, asker }) => say('atmarp.unknown', { ip, asker }),
  aged: ({ ip }) => say('atmarp.aged', { ip }),
  no_answer: ({ peer }, { end }) => say('atmarp.no_answer', { peer: end(peer) }),
  malformed: (event, names) => say('atmarp.malformed', { vcc: names.vcc(event) }),
};

const processName = (part: DiaryEntry['process']): string =>
  part === undefined ? say('process.unnamed') : sayProtocol(`process.${part}`);

/** Sentences for the start and the end of a process, which the event names. */
export const process: Sentences<'process'> = {
  started: (event) => say('process.started', { process: processName(event.process) }),
  died: (event) => say('process.died', { process: processName(event.process) }),
};
