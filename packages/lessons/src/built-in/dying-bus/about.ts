/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'dying-bus',
  title: 'A BUS that dies',
  question:
    'The BUS of an emulated LAN takes 20 000 cells a second. It is asked for 3 % more. What is lost in the end?',
  minutes: 15,
  steps: 5,
  figures: ['detken-fig4'],
  presets: ['bus-overload', 'detken-fig4-100'],
};
