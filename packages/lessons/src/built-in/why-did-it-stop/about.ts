/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'why-did-it-stop',
  title: 'Why did it stop?',
  question: 'The LAN emulation server (LES) dies while a file travels between two stations. What becomes of the file?',
  minutes: 20,
  steps: 5,
  figures: [],
  presets: ['class-mpoa', 'les-dies', 'trunk-cut'],
};
