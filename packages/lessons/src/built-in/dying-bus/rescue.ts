/** The steps after the fall: its trigger, its course, and the load that the server survives. */
import type { LessonInput } from '../../lesson/index.ts';

export const rescue: LessonInput['steps'] = [
  {
    id: 'keep-alive',
    title: 'Who asks, and who hears?',
    text: 'LAN services and the Switch ask each other: are you still there? The question is an ILMI *GetRequest*, the answer a *GetResponse*. Both cross the server’s queue.',
    scenario: { kind: 'step', id: 'small-overload' },
    view: { timePs: 15e12, speedPs: 1e12, selects: ['LAN services', 'Switch'] },
    task: {
      kind: 'find',
      question: 'How often does LAN services ask the Switch between 14.5 s and 24.9 s?',
      answer: {
        kind: 'number',
        unit: '',
        min: 0,
        max: 1_000,
        near: [
          {
            value: 1,
            percent: 0,
            says: 'Once would have been enough with an answer. LAN services asked {asked} times: it repeats what nobody seems to answer.',
          },
        ],
      },
    },
    checks: [
      {
        check: 'answer in count(GetRequest from "LAN services") from 14.5 s to 24.9 s',
        says: 'Count the questions of LAN services alone: the Switch and the edge devices ask, too.',
      },
    ],
    values: [
      { name: 'asked', of: 'count(GetRequest from "LAN services") from 14.5 s to 24.9 s' },
      { name: 'answered', of: 'count(GetResponse from Switch to "LAN services") from 14.5 s to 24.9 s' },
    ],
    hints: [
      'Look at the messages on the link between the Switch and LAN services.',
      'Compare the questions of LAN services with the answers of the Switch.',
      'Open [Messages](pane:messages) and filter by `ilmi && from == "LAN services" && time > 14.5`.',
    ],
    explanation:
      '**{asked}** asked, and the Switch sent **{answered}** back at once. They reached the server, but its queue was full of broadcasts. What does not fit is dropped, data or not. At 25 s LAN services takes the Switch for dead.',
  },
  {
    id: 'course',
    title: 'The course of the fall',
    text: 'A few cells too many, and seventeen seconds later no LAN. Each step has a cause in the one before.',
    task: {
      kind: 'explain',
      question: 'In which order did it happen?',
      answer: {
        kind: 'order',
        items: [
          {
            id: 'queue',
            text: 'The queue of the server fills',
            says: 'All began with the full queue: until then every message found its place.',
          },
          {
            id: 'answers',
            text: 'Answers of the Switch find no room in it',
            says: 'The Switch answered until 25 s. Its answers were lost in the full queue, before anybody gave up.',
          },
          {
            id: 'given-up',
            text: 'LAN services takes its link for dead',
            says: 'LAN services gave the link up after five questions without an answer, not before.',
          },
          {
            id: 'released',
            text: 'All its circuits are released',
            says: 'Circuits are released because the link counts as dead: see the RELEASE at 25.0 s.',
          },
          {
            id: 'left',
            text: 'The clients leave the LAN',
            says: 'A client leaves when its circuit to the LES is gone, so the release comes first.',
          },
        ],
      },
    },
    checks: [
      { check: 'count(RELEASE from "LAN services") >= 1 after 25 s' },
      { check: 'state(LEC of "Edge west") = initial at 28 s' },
    ],
    hints: [
      'Look at the messages around 25.0 s.',
      'Compare the instants of the last question, of the RELEASE and of what the clients do.',
      'Open [Messages](pane:messages), filter by `time > 23`, and read downwards.',
    ],
    explanation:
      'Not the lost data killed the BUS, but the lost words “I am alive”. In the lab the clients join again by themselves, soon after 29 s, into the same overload. Detken restarted his switch by hand.',
  },
  {
    id: 'survive',
    title: 'As much as it survives',
    text: 'The server stays as it is. The broadcasts may be fewer, but not few: a LAN without load is no use.',
    scenario: { kind: 'step', id: 'small-overload' },
    task: {
      kind: 'change',
      request:
        'Send as much as the BUS survives: more than 18 000 cells a second from 20 s to 28 s. Change flow 1 only.',
    },
    checks: [
      { check: 'state(LEC of "Edge west") = operational at 28 s', says: 'The LAN has to be there at the end.' },
      { check: 'frames through BUS > 18000 cells/s from 20 s to 28 s' },
      {
        check: 'changed only flow 1',
        says: 'A stronger server would help, too, until the load grows again. Only the load may change.',
      },
    ],
    traps: [
      {
        when: 'frames through BUS < 10000 cells/s from 9 s to 12 s',
        says: 'The server lives, and is idle more than half of the time.',
      },
    ],
    values: [{ name: 'arrived', of: 'arrived(flow 1)' }],
    hints: [
      'Look at how many cells one frame of 1 518 octets takes: 32.',
      'Compare the cells a second that you send with the 20 000 that the server takes.',
      'Select flow 1 and lengthen its interval; 32 cells in that time must be fewer than the server takes.',
    ],
    solution: { changes: [{ path: 'model.flows[0].intervalPs', value: 1_650_000_000 }] },
    explanation:
      'With a little less than the server takes, **{arrived}** arrive, second after second. Between this load and the fatal one lie a few per cent. Who shares a queue between data and control has to keep away from that edge.',
  },
];
