/** Lesson 2: what cells change about waiting, and where the longest queue stands. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { cellSteps } from './cell-steps.ts';
import { queueSteps } from './queue-steps.ts';

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: [
    'compute how long a packet takes over several lines of cells',
    'name the queue in which a packet waits, and what it waits behind',
  ],
  presets: [...about.presets],
  needs: ['atm-overhead'],
  figures: [...about.figures],
  steps: [...cellSteps, ...queueSteps],
  transfer: {
    question:
      'Ethernet switches take in each frame whole before they send it. What does each switch add to the delay of a full packet? What happens to a short packet behind a large one?',
    answer:
      'Every switch adds the time of a whole frame, not of one cell. The short packet waits until the large frame has left the line.',
  },
};
