/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'eleventh-packet',
  title: { en: 'MPOA: the eleventh packet', 'pt-BR': 'MPOA: o décimo primeiro pacote' },
  question: {
    en: 'A pings B five times a second, for an hour. When does the shortcut open?',
    'pt-BR': 'A faz ping em B cinco vezes por segundo, durante uma hora. Quando se abre o atalho?',
  },
  minutes: 15,
  steps: 5,
  figures: ['tut-table1', 'tut-fig7'],
  presets: ['class-mpoa', 'class-lane'],
};
