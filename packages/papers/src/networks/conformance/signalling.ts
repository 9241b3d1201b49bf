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
      question: 'How does a switch notice that a message of signalling is missing?',
      notes:
        'Watch the switch: at 8.003 11 s it sends USTAT to A. A calls B and C within milliseconds to answer them, and the first SETUP is lost. The next message that A sends shows the gap: USTAT says which message is missing, and A sends it again. Call control notices nothing.',
    },
  });
}

/** By then everybody has joined, and calls are there. */
const FAILS_PS = 10 * SECOND_PS;
/** Answers to as many polls as a switch sends until it ends the link. */
const POLLS = 4;

/** B no longer answers the polls of its switch, which ends the link; so many attempts to begin it again are lost at each end. */
function signallingLost(begins: number, view: { question: string; notes: string }): Scenario {
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
    question: 'What becomes of calls whose signalling link is gone for a moment?',
    notes:
      'Watch B’s line: at 29.509 44 s the switch sends END, and B answers with ENDAK. The switch has had no STAT from B for 7 s, and ends the signalling link. A second later it is there again. Calls that were active have waited, as T309 allows, and both sides send STATUS ENQUIRY: does the other still have them? STATUS says so. The pings never stop.',
  });

export const callsCleared = (): Scenario =>
  signallingLost(12, {
    question: 'For how long do calls outlive their signalling link?',
    notes:
      'Watch B’s line: the signalling link has been down since 29.5 s, and at 39.509 44 s both ends send END once more, since every attempt to begin it again was lost. T309, 10 s, is over then: both sides clear the link’s calls, although cells have gone on to flow over them. B has lost its emulated LAN, and joins again once it can signal.',
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
      question: 'What is done about a call that the other side does not release?',
      notes:
        'Watch A: at 78.805 49 s it sends RESTART to the switch, and RESTART ACKNOWLEDGE comes back. A had released an idle call, and its RELEASE could not be read. After T308 (30 s) it sent another one, which fared no better. After T308 again it forgets the call, and RESTART has the switch clear the channel, so that it can be used again.',
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
      question: 'What becomes of a client that the LES’s point-to-multipoint call does not reach?',
      notes:
        'Watch the switch: at 2.110 02 s it refuses the LES’s call with ADD PARTY REJECT. B’s client stops after it has asked to join and before the LES’s call for control distribute is there, so B has nobody who takes the call, and the LES learns that B was not added. From 4 s on the client runs again, and joins.',
    },
  });
}

/** B’s end of its signalling link has that start over, or recover. */
function linkPrompted(message: 'RS' | 'ER', view: { question: string; notes: string }): Scenario {
  const { net, hosts } = smallLan(['A', 'B']);
  const [a = 0, b = 0] = hosts;
  ping(net, a, b);
  net.change({ atPs: FAILS_PS, kind: 'prompt', node: b, message });
  return net.build({ durationPs: 15 * SECOND_PS, view });
}

export const resynchronised = (): Scenario =>
  linkPrompted('RS', {
    question: 'What is lost when a signalling link starts over?',
    notes:
      'Watch B’s line: at 10 s B sends RS, and the switch answers with RSAK. B’s call control has the signalling link start over: both ends go back to their first sequence numbers. Active calls live on, and both sides ask with STATUS ENQUIRY whether the other still has them.',
  });

export const recovered = (): Scenario =>
  linkPrompted('ER', {
    question: 'What does SSCOP do when sequence numbers make no sense?',
    notes:
      'Watch B’s line: at 10 s B sends ER, and the switch answers with ERAK. B’s end of the signalling link finds that both ends no longer agree on sequence numbers, and recovers. Active calls live on, as where the link starts over.',
  });
