/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'classical-ip',
  title: 'Classical IP: finding an address',
  question: 'Nothing can be broadcast here. How does 10.0.0.1 find the ATM address of 10.0.0.2?',
  minutes: 12,
  steps: 5,
  figures: [],
  presets: ['clip-pair-svc'],
};
