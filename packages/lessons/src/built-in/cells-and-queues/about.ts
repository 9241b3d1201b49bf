/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'cells-and-queues',
  title: 'Cells, frames and who waits',
  question:
    'A packet of 32 cells crosses three equal lines. One line needs 0.54 ms for it. How long until the whole packet is at B?',
  minutes: 15,
  steps: 6,
  figures: [],
  presets: ['class-mpoa'],
};
