/** Everything that is said in the lecture. */

import { say } from '@lanelab/messages/lecture';

interface BeatWords {
  readonly title: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly notes: readonly string[];
}

export const beatWords = {
  join: {
    title: say('present.joining-an-emulated-lan'),
    captions: {
      start: say('present.four-devices-are-switched-on'),
      setup: say('present.first-a-telephone-call-each'),
      configure: say('present.it-asks-the-lecs-which'),
      join: say('present.it-joins-at-the-les'),
      bus: say('present.it-asks-who-has-ff'),
      done: say('present.everybody-has-joined-config-direct'),
    },
    notes: [
      say('present.ask-first-how-does-a'),
      say('present.count-the-vccs-while-they'),
      say('present.the-les-and-the-bus'),
    ],
  },
  direct: {
    title: say('present.in-one-emulated-lan-a'),
    captions: {
      start: say('present.a-wants-to-send-to'),
      arp: say('present.a-asks-the-les-who'),
      answer: say('present.the-answer-holds-an-atm'),
      ready: say('present.ready-indication-from-now-on'),
    },
    notes: [say('present.two-resolutions-arp-ip-to'), say('present.until-the-data-direct-vcc')],
  },
  router: {
    title: say('present.to-another-subnet-through-the'),
    captions: {
      start: say('present.the-ping-from-a-to'),
      twice: say('present.the-router-hangs-on-one'),
    },
    notes: [say('present.let-them-predict-which-link'), say('present.the-router-forwards-about-10')],
  },
  shortcut: {
    title: say('present.a-flow-is-detected-and'),
    captions: {
      start: say('present.a-sends-a-file-the'),
      request: say('present.ten-packets-within-a-second'),
      imposition: say('present.the-server-prepares-bs-client'),
      reply: say('present.mpoa-resolution-reply-bs-atm'),
      setup: say('present.setup-a-vcc-from-a'),
    },
    notes: [say('present.the-threshold-is-mpc-p1'), say('present.pings-at-five-a-second')],
  },
  compare: {
    title: say('present.the-same-file-in-both'),
    captions: {
      start: say('present.left-lane-right-mpoa-one'),
      across: say('present.left-the-routers-link-is'),
    },
    notes: [say('present.read-the-strip-below-from'), say('present.both-runs-stand-at-exactly')],
  },
  broken: {
    title: say('present.the-mpoa-server-fails'),
    captions: {
      start: say('present.the-mpoa-server-stops-half'),
      request: say('present.a-asks-for-a-shortcut'),
      again: say('present.it-asks-again-after-mpc'),
    },
    notes: [say('present.nothing-hangs-mpoa-only-ever'), say('present.a-shortcut-that-stands-when')],
  },
  chart: {
    title: say('present.what-the-paper-measured'),
    captions: {
      start: say('present.on-fast-hosts-over-a'),
    },
    notes: [say('present.ask-before-showing-is-mpoa'), say('present.the-rings-are-the-papers')],
  },
} as const satisfies Readonly<Record<string, BeatWords>>;

export type BeatId = keyof typeof beatWords;
