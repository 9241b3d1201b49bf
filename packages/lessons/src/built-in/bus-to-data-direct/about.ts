/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'bus-to-data-direct',
  title: 'From the BUS to a Data Direct VCC',
  question: 'Solimoes pings Negro ten times. Which path do pings 2 to 10 take?',
  minutes: 15,
  steps: 5,
  figures: ['detken-fig5'],
  presets: ['curitiba-lane', 'detken-fig5-c10-20', 'detken-fig5-c10-1'],
};
