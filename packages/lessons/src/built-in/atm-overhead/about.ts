/** What a list of lessons says of this one. */
import type { AboutLesson } from '../index.ts';

export const about: AboutLesson = {
  id: 'atm-overhead',
  title: { en: 'What ATM leaves of 25.6 Mb/s', 'pt-BR': 'O que o ATM deixa de 25,6 Mb/s' },
  question: {
    en: 'An acknowledgement has 40 octets, a cell carries 48. How many cells does it take?',
    'pt-BR': 'Uma confirmação (ACK) tem 40 octetos, uma célula leva 48. De quantas células ela precisa?',
  },
  minutes: 12,
  steps: 5,
  figures: ['curitiba-table2', 'curitiba-table4'],
  presets: ['curitiba-table4-clip-1500', 'curitiba-table4-lane', 'curitiba-table4-clip-9180'],
};
