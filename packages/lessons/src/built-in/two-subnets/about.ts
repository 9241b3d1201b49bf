/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'two-subnets',
  title: 'Two subnets and a router',
  question:
    'A and B are at the same pair of switches, in two subnets. How often does a packet cross the link of the router?',
  minutes: 12,
  steps: 5,
  figures: [],
  presets: ['class-lane'],
};
