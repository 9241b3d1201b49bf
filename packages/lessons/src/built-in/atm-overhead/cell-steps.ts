/** The steps about the cells of one packet: of an acknowledgement, of a full packet, and over LAN emulation. */
import type { LessonInput } from '../../lesson/index.ts';

/** Two seconds of the minute that the paper measured. Texts and checks take the rate of the second one, when it is steady. */
const SHORT = { path: 'model.durationPs', value: 2e12 };

export const cellSteps: LessonInput['steps'] = [
  {
    id: 'acknowledgement',
    title: { en: 'How many cells?', 'pt-BR': 'Quantas células?' },
    text: {
      en: '[Tapajos](device:Tapajos) sends a file to [Solimoes](device:Solimoes). For every two packets an acknowledgement comes back: 20 octets of IP header, 20 of TCP, no data. ATM carries it in **cells** of 53 octets: 5 of header, 48 of payload.',
      'pt-BR':
        '[Tapajos](device:Tapajos) envia um arquivo para [Solimoes](device:Solimoes). A cada dois pacotes volta uma confirmação (ACK): 20 octetos de cabeçalho IP, 20 de TCP, nenhum dado. O ATM a leva em **células** de 53 octetos: 5 de cabeçalho, 48 de carga útil.',
    },
    scenario: { kind: 'preset', id: 'curitiba-table4-clip-1500' },
    changes: [SHORT],
    view: { timePs: 1e9, speedPs: 5e7, selects: ['Tapajos', 'Solimoes'] },
    task: {
      kind: 'predict',
      question: {
        en: 'The acknowledgement has 40 octets, a cell carries 48. How many cells does it take?',
        'pt-BR': 'A confirmação tem 40 octetos, uma célula leva 48. De quantas células ela precisa?',
      },
      answer: {
        kind: 'choice',
        right: ['two'],
        options: [
          {
            id: 'one',
            text: { en: 'One: it fits', 'pt-BR': 'De uma: ela cabe' },
            says: {
              en: 'You said one. It took {cells}: something is added to the 40 octets before they are cut into cells.',
              'pt-BR':
                'Você disse uma. Precisou de {cells}: algo é acrescentado aos 40 octetos antes que eles sejam cortados em células.',
            },
          },
          { id: 'two', text: { en: 'Two', 'pt-BR': 'De duas' } },
          {
            id: 'shared',
            text: {
              en: 'Part of one: the next packet fills the cell up',
              'pt-BR': 'De parte de uma: o próximo pacote completa a célula',
            },
            says: {
              en: 'You said part of one. It took {cells}: each packet begins in a cell of its own, and padding fills its last cell.',
              'pt-BR':
                'Você disse parte de uma. Precisou de {cells}: cada pacote começa em uma célula própria, e o preenchimento completa a última.',
            },
          },
          {
            id: 'as-many',
            text: { en: 'As many as a full packet', 'pt-BR': 'De tantas quanto um pacote cheio' },
            says: {
              en: 'You said as many as a full packet. It took {cells}; a full packet takes {full}. Cells are cut as they are needed.',
              'pt-BR':
                'Você disse tantas quanto um pacote cheio. Precisou de {cells}; um pacote cheio precisa de {full}. Só se cortam as células necessárias.',
            },
          },
        ],
      },
    },
    checks: [{ check: 'cells of first(tcp.len == 0) = 2' }],
    values: [
      { name: 'cells', of: 'cells of first(tcp.len == 0)' },
      { name: 'full', of: 'cells of first(ip.len == 1500)' },
    ],
    explanation: {
      en: 'Eight octets of **LLC/SNAP** go in front: they say that this is an IP packet. **AAL5**, which cuts packets into cells, puts a trailer of 8 octets behind. That makes 56. Two cells carry 96, so 40 octets are padding.',
      'pt-BR':
        'Oito octetos de **LLC/SNAP** vão na frente: eles dizem que este é um pacote IP. O **AAL5**, que corta pacotes em células, põe no fim um trailer de 8 octetos. São 56. Duas células levam 96, e por isso 40 octetos são preenchimento.',
    },
  },
  {
    id: 'last-cell',
    title: { en: 'Where does a packet end?', 'pt-BR': 'Onde termina um pacote?' },
    text: {
      en: 'A full packet has 1 500 octets. Its cells have no number and no length. The receiver still knows which is the last.',
      'pt-BR':
        'Um pacote cheio tem 1 500 octetos. As suas células não têm número nem comprimento. Mesmo assim, o receptor sabe qual é a última.',
    },
    scenario: { kind: 'step', id: 'acknowledgement' },
    view: { timePs: 1e9, speedPs: 5e7 },
    task: {
      kind: 'explain',
      question: {
        en: 'What tells the receiver that a cell is the last one of a packet?',
        'pt-BR': 'O que diz ao receptor que uma célula é a última de um pacote?',
      },
      answer: {
        kind: 'choice',
        right: ['pti'],
        options: [
          {
            id: 'vci',
            text: { en: 'another VCI', 'pt-BR': 'outro VCI' },
            says: {
              en: 'All cells of the connection have the same VCI: compare two neighbours in the packet panel.',
              'pt-BR': 'Todas as células da conexão têm o mesmo VCI: compare duas vizinhas no painel de pacotes.',
            },
          },
          {
            id: 'count',
            text: { en: 'a count in the first cell', 'pt-BR': 'uma contagem na primeira célula' },
            says: {
              en: 'The first cell begins with LLC/SNAP, and the length comes at the very end, in the trailer.',
              'pt-BR': 'A primeira célula começa com LLC/SNAP, e o comprimento só vem no fim, no trailer.',
            },
          },
          {
            id: 'pti',
            text: {
              en: 'a bit of the payload type in the cell’s header',
              'pt-BR': 'um bit do tipo de carga útil no cabeçalho da célula',
            },
          },
          {
            id: 'pause',
            text: { en: 'a pause on the line', 'pt-BR': 'uma pausa na linha' },
            says: {
              en: 'The line is full: packet follows packet without a pause.',
              'pt-BR': 'A linha está cheia: um pacote segue o outro sem pausa.',
            },
          },
        ],
      },
    },
    hints: [
      {
        en: 'Stop the clock while a full packet is on the line, and click its cells.',
        'pt-BR': 'Pare o relógio enquanto um pacote cheio está na linha, e clique nas suas células.',
      },
      {
        en: 'Compare the header of the last cell with that of the cell before it.',
        'pt-BR': 'Compare o cabeçalho da última célula com o da célula anterior.',
      },
      {
        en: 'Click the last cell of a train, and read *Payload type* in the packet panel.',
        'pt-BR': 'Clique na última célula de um pacote, e leia *Payload type* no painel de pacotes.',
      },
    ],
    solution: { answer: ['pti'] },
    explanation: {
      en: 'The lowest bit of the payload type is 0 in all cells of a packet but the last. The last one also has the trailer: the length, and a CRC over the whole packet.',
      'pt-BR':
        'O bit menos significativo do tipo de carga útil é 0 em todas as células de um pacote, menos na última. A última tem também o trailer: o comprimento, e um CRC de todo o pacote.',
    },
  },
  {
    id: 'lane',
    title: { en: 'Does an emulated LAN cost more?', 'pt-BR': 'Uma LAN emulada custa mais?' },
    text: {
      en: 'Classical IP puts 8 octets of LLC/SNAP in front of a packet. LAN emulation puts 16: two of its own header and 14 of Ethernet.',
      'pt-BR':
        'O Classical IP põe 8 octetos de LLC/SNAP na frente de um pacote. A emulação de LAN põe 16: dois do seu próprio cabeçalho e 14 de Ethernet.',
    },
    scenario: { kind: 'preset', id: 'curitiba-table4-lane' },
    changes: [{ path: 'model.durationPs', value: 8.2e12 }],
    task: {
      kind: 'predict',
      question: {
        en: 'A packet of 1 500 octets over LAN emulation takes how many cells?',
        'pt-BR': 'De quantas células precisa um pacote de 1 500 octetos na emulação de LAN?',
      },
      answer: {
        kind: 'choice',
        right: ['32'],
        options: [
          {
            id: '31',
            text: '31',
            says: {
              en: 'You said 31. 31 cells carry 1 488 octets, less than the packet alone. It took {full}.',
              'pt-BR': 'Você disse 31. 31 células levam 1 488 octetos, menos que o próprio pacote. Precisou de {full}.',
            },
          },
          { id: '32', text: '32' },
          {
            id: '33',
            text: '33',
            says: {
              en: 'You said 33. 1 500 + 16 + 8 are 1 524, and 32 cells carry 1 536. It took {full}.',
              'pt-BR': 'Você disse 33. 1 500 + 16 + 8 são 1 524, e 32 células levam 1 536. Precisou de {full}.',
            },
          },
          {
            id: '34',
            text: '34',
            says: {
              en: 'You said 34. 1 500 + 16 + 8 are 1 524, and 32 cells carry 1 536. It took {full}.',
              'pt-BR': 'Você disse 34. 1 500 + 16 + 8 são 1 524, e 32 células levam 1 536. Precisou de {full}.',
            },
          },
        ],
      },
    },
    checks: [{ check: 'cells of first(ip.len == 1500) = 32' }],
    values: [{ name: 'full', of: 'cells of first(ip.len == 1500)' }],
    explanation: {
      en: 'With 8 octets of LLC/SNAP the packet ends 20 octets before the end of its last cell. There is room for eight more: LAN emulation costs nothing here.',
      'pt-BR':
        'Com 8 octetos de LLC/SNAP, o pacote termina 20 octetos antes do fim da sua última célula. Cabem mais oito: aqui a emulação de LAN não custa nada.',
    },
  },
];
