/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'jitter-and-shortcuts',
  title: 'Jitter through routers and over shortcuts',
  question: 'A program sends 900 packets a second. How far apart do they leave its computer?',
  minutes: 18,
  steps: 5,
  figures: ['tut-fig6', 'tut-fig7', 'tut-fig8', 'tut-fig9'],
  presets: ['tut-fig7', 'tut-fig8', 'tut-fig9'],
};
