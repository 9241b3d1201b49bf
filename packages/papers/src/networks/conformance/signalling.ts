/** Messages of the signalling link, SSCOP, that appear where something on it is lost, and what calls do meanwhile. */

import type { Scenario } from '@lanelab/scenario';
import { ping, SECOND_PS } from '../common.ts';
import { smallLan } from './lane.ts';

/** A call is lost, and the next one shows that. */
export function lostSetup(): Scenario {
  const { net, hosts } = smallLan(['A', 'B', 'C']);
  const [a = 0, b = 0, c = 0] = hosts;
  for (const other of [b, c]) ping(net, other, a, { startS: 8 });
  net.change({ atPs: 8 * SECOND_PS, kind: 'drop-message', node: a, message: 'SETUP' });
  return net.build({
    durationPs: 12 * SECOND_PS,
    view: {
      title: 'A signalling message is lost and asked for again',
      question: 'How does a switch notice that a message of signalling is missing?',
      notes:
        'A calls B and C within milliseconds to answer them, and the first SETUP is lost. The next message that A sends shows the gap: the switch says at once with ' +
        'USTAT which message is missing, and A sends it again. Call control notices nothing.',
    },
  });
}

/** By then everybody has joined, and calls are there. */
const FAILS_PS = 10 * SECOND_PS;
/** Answers to as many polls as a switch sends until it ends the link. */
const POLLS = 4;

/** B no longer answers the polls of its switch, which ends the link; so many attempts to begin it again are lost at each end. */
function signallingLost(begins: number, view: { title: string; question: string; notes: string }): Scenario {
  const { net, hosts, center } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  ping(net, a, b);
  const lose = (node: number, message: string, count: number) =>
    net.change({ atPs: FAILS_PS, kind: 'drop-message', node, message, count });
  lose(b, 'STAT', POLLS);
  if (begins > 0) for (const node of [b, center]) lose(node, 'BGN', begins);
  return net.build({ durationPs: 60 * SECOND_PS, view });
}

export const callsLiveOn = (): Scenario =>
  signallingLost(0, {
    title: 'A signalling link is lost, and its calls live on',
    question: 'What becomes of calls whose signalling link is gone for a moment?',
    notes:
      'The switch gets no STAT from B for 7 s, ends the signalling link with END, and B acknowledges with ENDAK. A second later it is there again. Calls ' +
      'that were active have waited, as T309 allows, and both sides ask with STATUS ENQUIRY whether the other still has them. The pings never stop.',
  });

export const callsCleared = (): Scenario =>
  signallingLost(12, {
    title: 'A signalling link is lost for longer than T309',
    question: 'For how long do calls outlive their signalling link?',
    notes:
      'As where calls live on, but nobody can begin the signalling link again. After T309, 10 s, both sides clear its calls, although cells have gone on to flow over them; B has lost its ' +
      'emulated LAN, and joins again once it can signal.',
  });

/** Every message by which A lets a call go is unreadable. */
export function restart(): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  const host = net.node(a);
  // C12: A lets go of a VCC that carried nothing for 10 s.
  if (host.kind === 'host') for (const it of host.interfaces ?? []) it.lec = { c12S: 10 };
  ping(net, b, a, { startS: 8, stopS: 9 });
  net.change({ atPs: 9 * SECOND_PS, kind: 'damage-message', node: a, message: 'RELEASE', count: 2 });
  return net.build({
    durationPs: 90 * SECOND_PS,
    view: {
      title: 'A channel is cleared that no RELEASE clears',
      question: 'What is done about a call that the other side does not release?',
      notes:
        'A releases an idle call, and its RELEASE cannot be read. After T308 (30 s) it sends another one, which fares no better; after T308 again it forgets the ' +
        'call and has the switch clear the channel with RESTART, so that the channel can be used again.',
    },
  });
}

/** When B’s client begins, and ends before the LES has reached it. */
const BEGINS_PS = 2 * SECOND_PS;
const ENDS_PS = 2.08 * SECOND_PS;

/** A client is gone when the LES’s call for control distribute comes to it. */
export function partyRefused(): Scenario {
  const { net, hosts, center } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  const middle = net.node(center);
  // Slow enough that something can happen between a request and its answer.
  if (middle.kind === 'switch') middle.signalling = { messagePs: SECOND_PS / 100 };
  const client = (atPs: number, up: boolean) => net.change({ atPs, kind: 'process', node: b, process: 'lec', up });
  client(0, false);
  client(BEGINS_PS, true);
  client(ENDS_PS, false);
  client(2 * BEGINS_PS, true);
  ping(net, a, b);
  return net.build({
    durationPs: 12 * SECOND_PS,
    view: {
      title: 'A party cannot be added',
      question: 'What becomes of a client that the LES’s point-to-multipoint call does not reach?',
      notes:
        'B’s client stops after it has asked to join and before the LES’s call for control distribute is there. B has nobody who takes the call, and the LES learns by ' +
        'ADD PARTY REJECT that B was not added. From 4 s on the client runs again, and joins.',
    },
  });
}

/** B’s end of its signalling link has that start over, or recover. */
function linkPrompted(message: 'RS' | 'ER', view: { title: string; question: string; notes: string }): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  ping(net, a, b);
  net.change({ atPs: FAILS_PS, kind: 'prompt', node: b, message });
  return net.build({ durationPs: 15 * SECOND_PS, view });
}

export const resynchronised = (): Scenario =>
  linkPrompted('RS', {
    title: 'A signalling link starts over',
    question: 'What is lost when a signalling link starts over?',
    notes:
      'At 10 s B’s call control has the signalling link start over: RS, answered by RSAK, sets both ends back to their first sequence numbers. Active calls live on, and both sides ' +
      'ask with STATUS ENQUIRY whether the other still has them.',
  });

export const recovered = (): Scenario =>
  linkPrompted('ER', {
    title: 'A signalling link recovers',
    question: 'What does SSCOP do when sequence numbers make no sense?',
    notes:
      'At 10 s B’s end of the signalling link finds that both ends no longer agree on sequence numbers, and recovers: ER, answered by ERAK. Active calls live on, as where it starts over.',
  });
