/** The lessons that come with the lab: what a list of them says, and each by its name, fetched when it is opened. */
import type { Lesson, LessonInput } from '../lesson/document.ts';
import type { LocalText } from '../lesson/text.ts';
import * as overhead from './atm-overhead/about.ts';
import * as benchmarkMistake from './benchmark-mistake/about.ts';
import * as busToDataDirect from './bus-to-data-direct/about.ts';
import * as cellsAndQueues from './cells-and-queues/about.ts';
import * as classesOfService from './classes-of-service/about.ts';
import * as classicalIp from './classical-ip/about.ts';
import * as dyingBus from './dying-bus/about.ts';
import * as eleventhPacket from './eleventh-packet/about.ts';
import * as jitterAndShortcuts from './jitter-and-shortcuts/about.ts';
import * as joiningALan from './joining-a-lan/about.ts';
import * as twoHundredMilliseconds from './two-hundred-milliseconds/about.ts';
import * as twoSubnets from './two-subnets/about.ts';
import * as whyDidItStop from './why-did-it-stop/about.ts';

/** What a list of lessons says of one. */
export interface AboutLesson {
  readonly id: string;
  readonly title: LocalText;
  readonly question: LocalText;
  readonly minutes: number;
  /** How many steps it has. */
  readonly steps: number;
  /** Figures that it rests on, and presets that it uses, by their public names. */
  readonly figures: readonly string[];
  readonly presets: readonly string[];
}

export interface BuiltInLesson extends AboutLesson {
  readonly load: () => Promise<LessonInput>;
}

/** In the order in which they build on each other. */
export const BUILT_IN: readonly BuiltInLesson[] = [
  { ...overhead.about, load: async () => (await import('./atm-overhead/lesson.ts')).lesson },
  { ...cellsAndQueues.about, load: async () => (await import('./cells-and-queues/lesson.ts')).lesson },
  { ...classicalIp.about, load: async () => (await import('./classical-ip/lesson.ts')).lesson },
  { ...joiningALan.about, load: async () => (await import('./joining-a-lan/lesson.ts')).lesson },
  { ...busToDataDirect.about, load: async () => (await import('./bus-to-data-direct/lesson.ts')).lesson },
  { ...twoSubnets.about, load: async () => (await import('./two-subnets/lesson.ts')).lesson },
  { ...eleventhPacket.about, load: async () => (await import('./eleventh-packet/lesson.ts')).lesson },
  { ...whyDidItStop.about, load: async () => (await import('./why-did-it-stop/lesson.ts')).lesson },
  { ...benchmarkMistake.about, load: async () => (await import('./benchmark-mistake/lesson.ts')).lesson },
  { ...twoHundredMilliseconds.about, load: async () => (await import('./two-hundred-milliseconds/lesson.ts')).lesson },
  { ...dyingBus.about, load: async () => (await import('./dying-bus/lesson.ts')).lesson },
  { ...jitterAndShortcuts.about, load: async () => (await import('./jitter-and-shortcuts/lesson.ts')).lesson },
  { ...classesOfService.about, load: async () => (await import('./classes-of-service/lesson.ts')).lesson },
];

/** The lesson of a name; null where there is none. */
export async function builtInLesson(id: string): Promise<Lesson | null> {
  const found = BUILT_IN.find((lesson) => lesson.id === id);
  if (found === undefined) return null;
  const { parseLesson } = await import('../lesson/read.ts');
  const parsed = parseLesson(await found.load());
  if (!parsed.ok) throw new Error(`the lesson ${id} breaks a rule: ${JSON.stringify(parsed.faults[0])}`);
  return parsed.lesson;
}
