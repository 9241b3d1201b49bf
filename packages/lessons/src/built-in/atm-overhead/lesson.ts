/** Lesson 1: what AAL5, LLC/SNAP and the headers of cells take, and what is left for an application. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';
import { cellSteps } from './cell-steps.ts';

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: [
    { en: 'compute the cells of any packet', 'pt-BR': 'calcular as células de qualquer pacote' },
    { en: 'compute the rate that is left for an application', 'pt-BR': 'calcular a taxa que sobra para uma aplicação' },
  ],
  figures: [...about.figures],
  presets: [...about.presets],
  steps: [
    ...cellSteps,
    {
      id: 'rate',
      title: { en: 'What is left?', 'pt-BR': 'O que sobra?' },
      text: {
        en: 'Each cell has 5 octets of header. This line sends one more octet before each cell, a command of its own. So it takes 54 octets to carry 48.',
        'pt-BR':
          'Cada célula tem 5 octetos de cabeçalho. Esta linha envia mais um octeto antes de cada célula, um comando próprio. São, portanto, 54 octetos para levar 48.',
      },
      scenario: { kind: 'step', id: 'acknowledgement' },
      task: {
        kind: 'predict',
        question: {
          en: 'How much of 25.6 Mb/s does the application get?',
          'pt-BR': 'Quanto dos 25,6 Mb/s chega à aplicação?',
        },
        answer: {
          kind: 'number',
          unit: 'Mb/s',
          min: 0,
          max: 25.6,
          near: [
            {
              value: 24.9,
              percent: 1,
              says: {
                en: 'You took off the headers of IP and TCP alone. {goodput} arrived: of each 54 octets on the line 48 are payload.',
                'pt-BR':
                  'Você descontou só os cabeçalhos de IP e de TCP. Chegaram {goodput}: de cada 54 octetos na linha, 48 são carga útil.',
              },
            },
            {
              value: 23.18,
              percent: 1,
              says: {
                en: 'You took off the headers of cells alone, 48 of 53. {goodput} arrived: AAL5, LLC/SNAP, IP and TCP take their share, too.',
                'pt-BR':
                  'Você descontou só os cabeçalhos das células, 48 de 53. Chegaram {goodput}: AAL5, LLC/SNAP, IP e TCP também levam a sua parte.',
              },
            },
          ],
        },
      },
      checks: [{ check: 'answer in goodput(Tapajos -> Solimoes) ±3 % after 1 s' }],
      values: [{ name: 'goodput', of: 'goodput(Tapajos -> Solimoes) after 1 s' }],
      explanation: {
        en: '1 460 octets of data travel in 32 cells of 54 octets: 1 460 of 1 728. That leaves **{goodput}**. The paper computed 22.038 Mb/s, without the command octet ([table 2](figure:curitiba-table2)).',
        'pt-BR':
          '1 460 octetos de dados viajam em 32 células de 54 octetos: 1 460 de 1 728. Sobram **{goodput}** de goodput (vazão útil). O artigo calculou 22,038 Mb/s, sem o octeto de comando ([tabela 2](figure:curitiba-table2)).',
      },
    },
    {
      id: 'more',
      title: { en: 'More over the same line', 'pt-BR': 'Mais pela mesma linha' },
      text: {
        en: 'The line stays as it is. Something else can be larger.',
        'pt-BR': 'A linha fica como está. Outra coisa pode ser maior.',
      },
      scenario: { kind: 'step', id: 'acknowledgement' },
      task: {
        kind: 'change',
        request: {
          en: 'Get more than 22.4 Mb/s over the same line.',
          'pt-BR': 'Consiga mais de 22,4 Mb/s pela mesma linha.',
        },
      },
      checks: [
        { check: 'goodput(Tapajos -> Solimoes) > 22.4 Mb/s after 1 s' },
        { check: 'changed only mtu', says: { en: 'Only an MTU may change.', 'pt-BR': 'Só uma MTU pode mudar.' } },
      ],
      traps: [
        {
          when: 'goodput(Tapajos -> Solimoes) > 23 Mb/s after 1 s',
          says: {
            en: 'That is more than this line can carry: a faster line is not asked for.',
            'pt-BR': 'Isso é mais do que esta linha comporta: não se pede uma linha mais rápida.',
          },
        },
      ],
      hints: [
        {
          en: 'What do both ends agree on before they send?',
          'pt-BR': 'O que as duas pontas combinam antes de enviar?',
        },
        {
          en: 'Which part of a packet grows with the packet, and which does not?',
          'pt-BR': 'Que parte de um pacote cresce com o pacote, e qual não cresce?',
        },
        {
          en: 'Open *Properties* of Tapajos and of Solimoes: there is a field for the largest packet.',
          'pt-BR': 'Abra *Propriedades* de Tapajos e de Solimoes: há um campo para o maior pacote.',
        },
      ],
      solution: {
        changes: [{ path: 'model.nodes[*].interfaces[*].mtu', value: 9180 }],
      },
      explanation: {
        en: 'Headers and trailers are paid for each packet. With an MTU of 9 180 octets they are paid once for six times as much data. Small packets lose: of an acknowledgement’s 96 octets 40 are padding.',
        'pt-BR':
          'Cabeçalhos e trailers se pagam a cada pacote. Com uma MTU de 9 180 octetos, eles se pagam uma vez para seis vezes mais dados. Pacotes pequenos perdem: dos 96 octetos de uma confirmação, 40 são preenchimento.',
      },
    },
  ],
  transfer: {
    question: {
      en: 'MTU 1 520 or 1 521 over Classical IP: which leaves more for the application?',
      'pt-BR': 'MTU de 1 520 ou de 1 521 no Classical IP: qual deixa mais para a aplicação?',
    },
    answer: {
      en: '1 520. With 8 octets of LLC/SNAP and 8 of trailer it fills 32 cells exactly. One octet more needs a 33rd cell, which is padding almost throughout: 3 % of the line.',
      'pt-BR':
        '1 520. Com 8 octetos de LLC/SNAP e 8 de trailer, o pacote enche exatamente 32 células. Um octeto a mais precisa de uma 33ª célula, que é quase toda preenchimento: 3 % da linha.',
    },
  },
};
