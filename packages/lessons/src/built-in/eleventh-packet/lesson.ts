/** Lesson 7: a shortcut opens for more than ten packets within a second, and what that does to a stream. */
import type { LessonInput } from '../../lesson/index.ts';
import { about } from './about.ts';

/** The stream begins at 8 s; four seconds more show the shortcut at work, in a run of a second or two. */
const SHORT = { path: 'model.durationPs', value: 12e12 };

export const lesson: LessonInput = {
  lanelabLesson: 1,
  title: about.title,
  question: about.question,
  minutes: about.minutes,
  goals: [
    { en: 'predict whether and when a flow gets a shortcut', 'pt-BR': 'prever se e quando um fluxo ganha um atalho' },
    {
      en: 'say what its first packets cost, and whom',
      'pt-BR': 'dizer quanto custam os seus primeiros pacotes, e a quem',
    },
  ],
  figures: [...about.figures],
  presets: [...about.presets],
  needs: ['two-subnets'],
  steps: [
    {
      id: 'when',
      title: { en: 'When does the shortcut open?', 'pt-BR': 'Quando se abre o atalho?' },
      text: {
        en: 'A is in subnet red, B in blue. The [router](device:Router) joins them. A and B have an MPOA client, the router an MPOA server.',
        'pt-BR':
          'A está na sub-rede red, B na blue. O [roteador](device:Router) as une. A e B têm um cliente MPOA; o roteador, um servidor MPOA.',
      },
      scenario: { kind: 'preset', id: 'class-mpoa' },
      changes: [SHORT],
      view: { timePs: 6e12, speedPs: 1e10, selects: ['Router'] },
      task: {
        kind: 'predict',
        question: {
          en: 'A pings B five times a second, for an hour. The shortcut opens …',
          'pt-BR': 'A faz ping em B cinco vezes por segundo, durante uma hora. O atalho se abre …',
        },
        answer: {
          kind: 'choice',
          right: ['never'],
          options: [
            {
              id: 'first',
              text: { en: 'at the first packet', 'pt-BR': 'no primeiro pacote' },
              says: {
                en: 'You said at the first packet. {requests} of resolution left before 8 s, and there were many pings.',
                'pt-BR':
                  'Você disse no primeiro pacote. Pedidos de resolução que saíram antes de 8 s: {requests}; e houve muitos pings.',
              },
            },
            {
              id: 'eleventh',
              text: { en: 'at the eleventh packet', 'pt-BR': 'no décimo primeiro pacote' },
              says: {
                en: 'You said at the eleventh. Eleven pings had left by 8.0 s, and no request: there were never more than five within a second.',
                'pt-BR':
                  'Você disse no décimo primeiro. Até 8,0 s já tinham saído onze pings, e nenhum pedido: nunca houve mais de cinco dentro de um segundo.',
              },
            },
            {
              id: 'two-seconds',
              text: { en: 'after two seconds, with ten packets', 'pt-BR': 'depois de dois segundos, com dez pacotes' },
              says: {
                en: 'You said after two seconds. By then ten pings had left, and no request: the client counts within a second, and starts again in the next.',
                'pt-BR':
                  'Você disse depois de dois segundos. Até ali já tinham saído dez pings, e nenhum pedido: o cliente conta dentro de um segundo, e recomeça no seguinte.',
              },
            },
            { id: 'never', text: { en: 'never', 'pt-BR': 'nunca' } },
          ],
        },
      },
      checks: [{ check: 'count(MPOA_RESOLUTION_REQUEST from A) = 0 before 8 s' }],
      values: [{ name: 'requests', of: 'count(MPOA_RESOLUTION_REQUEST from A) before 8 s' }],
      explanation: {
        en: 'The MPOA client of A counts packets to each destination that it sends to the router. **More than ten within one second** (MPC-p1 and MPC-p2) start a question. Five a second never do. Rare traffic is the router’s.',
        'pt-BR':
          'O cliente MPOA de A conta, para cada destino, os pacotes que envia ao roteador. **Mais de dez dentro de um segundo** (MPC-p1 e MPC-p2) iniciam uma pergunta. Cinco por segundo nunca o fazem. O tráfego raro fica com o roteador.',
      },
    },
    {
      id: 'fast-ping',
      title: { en: 'A ping that gets a shortcut', 'pt-BR': 'Um ping que ganha um atalho' },
      text: {
        en: 'The stream begins at 8 s, and asks for a shortcut at once. The ping can have one earlier.',
        'pt-BR': 'O fluxo TCP começa em 8 s, e logo pede um atalho. O ping pode ter um antes.',
      },
      task: {
        kind: 'change',
        request: {
          en: 'Change the ping, and nothing else, so that the shortcut is open before 8 s.',
          'pt-BR': 'Mude o ping, e nada mais, para que o atalho esteja aberto antes de 8 s.',
        },
      },
      checks: [
        { check: 'shortcut(A -> B) open before 8 s' },
        { check: 'changed only flow 1', says: { en: 'Only the ping may change.', 'pt-BR': 'Só o ping pode mudar.' } },
      ],
      hints: [
        {
          en: 'Look at *Properties* of the flow from A to B, where the interval is.',
          'pt-BR': 'Olhe as *Propriedades* do fluxo de A para B, onde está o intervalo.',
        },
        {
          en: 'How many packets leave in one second, and how many does the client want to see?',
          'pt-BR': 'Quantos pacotes saem em um segundo, e quantos o cliente quer ver?',
        },
        {
          en: 'Select the ping, and make its interval shorter than a tenth of a second.',
          'pt-BR': 'Selecione o ping, e torne o intervalo dele menor que um décimo de segundo.',
        },
      ],
      solution: { changes: [{ path: 'model.flows[0].intervalPs', value: 50e9 }] },
      explanation: {
        en: 'More than ten packets within a second: now the client asks. What it asks for is not who sends, but where to: every flow from A to B may use the answer.',
        'pt-BR':
          'Mais de dez pacotes dentro de um segundo: agora o cliente pergunta. Ele não pergunta quem envia, mas para onde: todo fluxo de A para B pode usar a resposta.',
      },
    },
    {
      id: 'messages',
      title: { en: 'Who speaks to whom?', 'pt-BR': 'Quem fala com quem?' },
      text: {
        en: 'Back to the slow ping: now it is the stream that asks. Its first packets go by the router.',
        'pt-BR':
          'De volta ao ping lento: agora é o fluxo TCP que pergunta. Os seus primeiros pacotes vão pelo roteador.',
      },
      scenario: { kind: 'step', id: 'when' },
      view: { timePs: 8.15e12, speedPs: 1e9, layer: 'vcs' },
      task: {
        kind: 'predict',
        question: { en: 'In which order do these go?', 'pt-BR': 'Em que ordem isto acontece?' },
        answer: {
          kind: 'order',
          items: [
            {
              id: 'request',
              text: { en: 'A asks the router: who is 10.0.2.1?', 'pt-BR': 'A pergunta ao roteador: quem é 10.0.2.1?' },
            },
            {
              id: 'imposition',
              text: { en: 'The router tells B what A will send', 'pt-BR': 'O roteador diz a B o que A vai enviar' },
            },
            {
              id: 'imposition-reply',
              text: { en: 'B answers with a tag', 'pt-BR': 'B responde com uma etiqueta (tag)' },
            },
            {
              id: 'reply',
              text: {
                en: 'The router answers A with B’s ATM address',
                'pt-BR': 'O roteador responde a A com o endereço ATM de B',
              },
            },
            { id: 'setup', text: { en: 'A calls B (SETUP)', 'pt-BR': 'A chama B (SETUP)' } },
            { id: 'connect', text: { en: 'B accepts the call (CONNECT)', 'pt-BR': 'B aceita a chamada (CONNECT)' } },
          ],
        },
      },
      checks: [
        { check: 'MPOA_RESOLUTION_REQUEST before MPOA_CACHE_IMPOSITION_REQUEST' },
        { check: 'MPOA_CACHE_IMPOSITION_REQUEST before MPOA_CACHE_IMPOSITION_REPLY' },
        { check: 'MPOA_CACHE_IMPOSITION_REPLY before MPOA_RESOLUTION_REPLY' },
        { check: 'shortcut(A -> B) open within 50 ms after MPOA_RESOLUTION_REPLY' },
      ],
      explanation: {
        en: 'The question runs along the routed path, so B hears of it first. B hands out a **tag** that A will put into each packet. Only then does A get an address, and calls it. [Open the request](message:MPOA_RESOLUTION_REQUEST) and follow it.',
        'pt-BR':
          'A pergunta segue o caminho roteado, e por isso B é o primeiro a saber dela. B fornece uma **etiqueta (tag)** que A porá em cada pacote. Só então A recebe um endereço, e o chama. [Abra o pedido](message:MPOA_RESOLUTION_REQUEST) e siga-o.',
      },
    },
    {
      id: 'curve',
      title: { en: 'What the stream gains', 'pt-BR': 'O que o fluxo TCP ganha' },
      text: {
        en: 'The router forwards 10 Mb/s. The lines of A and B carry 25.6 Mb/s.',
        'pt-BR': 'O roteador encaminha 10 Mb/s. As linhas de A e de B levam 25,6 Mb/s.',
      },
      scenario: { kind: 'step', id: 'when' },
      view: { timePs: 7e12, speedPs: 1e12 },
      task: {
        kind: 'predict',
        question: {
          en: 'Draw the goodput of the stream from 7 to 12 s.',
          'pt-BR': 'Desenhe o goodput (vazão útil) do fluxo TCP de 7 a 12 s.',
        },
        answer: { kind: 'curve', series: 'throughput:2', unit: 'Mb/s', fromS: 7, toS: 12, points: 20, top: 26 },
      },
      checks: [{ check: 'goodput(flow 2) in 21.5 Mb/s ±3 % after 9 s' }],
      values: [{ name: 'goodput', of: 'goodput(flow 2) after 9 s' }],
      explanation: {
        en: 'For a sixth of a second the stream went by the router. Then its cells crossed two switches and nothing else: **{goodput}**. The line is the limit now.',
        'pt-BR':
          'Durante um sexto de segundo, o fluxo TCP foi pelo roteador. Depois, as suas células atravessaram dois comutadores e nada mais: **{goodput}**. Agora o limite é a linha.',
      },
    },
    {
      id: 'router',
      title: { en: 'Is the router idle now?', 'pt-BR': 'O roteador está ocioso agora?' },
      text: {
        en: 'The stream has its shortcut since 8.16 s. The router is still there.',
        'pt-BR': 'O fluxo TCP tem o seu atalho desde 8,16 s. O roteador continua lá.',
      },
      task: {
        kind: 'find',
        question: {
          en: 'How many data packets of the stream pass the router’s link between 9 s and 12 s?',
          'pt-BR': 'Quantos pacotes de dados do fluxo TCP passam pelo enlace do roteador entre 9 s e 12 s?',
        },
        answer: { kind: 'number', unit: 'packets', min: 0, max: 1e7 },
      },
      checks: [{ check: 'answer in packets(flow 2) on Router – West ±2 from 9 s to 12 s' }],
      hints: [
        {
          en: 'Look at the link between Router and West while the stream runs.',
          'pt-BR': 'Olhe o enlace entre Router e West enquanto o fluxo TCP está ativo.',
        },
        {
          en: 'Compare the cells that the link carried at 9 s and at 12 s.',
          'pt-BR': 'Compare as células que o enlace transportou até 9 s e até 12 s.',
        },
        {
          en: 'Select the link and open *Results*, or play the last seconds at flow speed.',
          'pt-BR': 'Selecione o enlace e abra *Resultados*, ou reproduza os últimos segundos na velocidade dos fluxos.',
        },
      ],
      solution: { answer: 0 },
      explanation: {
        en: 'Not one. The router is needed for whoever sends rarely, for the first packets of the others, and to answer questions. A shortcut pays only for long talks.',
        'pt-BR':
          'Nenhum. O roteador é necessário para quem envia raramente, para os primeiros pacotes dos outros e para responder a perguntas. Um atalho só compensa em conversas longas.',
      },
    },
  ],
  transfer: {
    question: {
      en: 'Set MPC-p1 to 1 in a campus of 200 clients where everybody asks one name server now and then. Who has more work, and who none?',
      'pt-BR':
        'Ponha MPC-p1 em 1 em um campus de 200 clientes onde todos consultam de vez em quando um só servidor de nomes. Quem tem mais trabalho, e quem nenhum?',
    },
    answer: {
      en: 'Every question to the name server now starts a resolution and a call. The switches and the name server’s client have 200 circuits that carry a packet or two; the router forwards almost nothing, and nobody is faster.',
      'pt-BR':
        'Cada consulta ao servidor de nomes inicia agora uma resolução e uma chamada. Os comutadores e o cliente do servidor de nomes têm 200 circuitos que levam um ou dois pacotes; o roteador não encaminha quase nada, e ninguém fica mais rápido.',
    },
  },
};
