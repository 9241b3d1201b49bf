/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'two-hundred-milliseconds',
  title: 'MTU 9180, Nagle and 200 ms',
  question:
    'A TCP stream fills a fast line, with 16 KB of buffer at each end. The receive buffer grows to 24 KB. What becomes of the rate?',
  minutes: 20,
  steps: 6,
  figures: ['curitiba-fig8'],
  presets: ['clip-pair-collapse'],
};
