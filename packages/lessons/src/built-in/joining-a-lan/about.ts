/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'joining-a-lan',
  title: 'Joining an emulated LAN',
  question: 'How many circuits must A open or accept before it may send its first frame?',
  minutes: 15,
  steps: 5,
  figures: [],
  presets: ['class-lane'],
};
