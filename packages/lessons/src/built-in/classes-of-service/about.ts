/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'classes-of-service',
  title: 'Classes of service under load',
  question: 'A small video stream shares a trunk that is asked for three times its rate. What keeps the stream whole?',
  minutes: 20,
  steps: 5,
  figures: ['qos-load'],
  presets: ['qos-best-effort', 'qos-no-policing', 'qos-load-ubr'],
};
