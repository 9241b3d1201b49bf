/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'benchmark-mistake',
  title: 'The frequent mistake of benchmark tests',
  question:
    'Four teams measure the same two PCs, the same line of 155 Mb/s and the same program. The best rate is thirty times the worst. Who made a mistake?',
  minutes: 20,
  steps: 6,
  figures: ['detken-fig8', 'detken-fig9', 'detken-fig10', 'detken-fig11'],
  presets: ['detken-fig8', 'detken-fig10', 'detken-fig11'],
};
