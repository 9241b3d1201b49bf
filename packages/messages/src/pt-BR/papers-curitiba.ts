/** Curitiba: questions, findings and notes of its figures and tables. */
export default {
  'quality.quick': '5 s por ponto, sem contar o primeiro segundo, {left}',
  'quality.full': '60 s por ponto, todos os pontos do artigo, {confidence}',
  'quality.confidence':
    'duas sementes cada, e mais, até dez, até que a média seja conhecida com ±1,5\u00A0% (95\u00A0%)',
  'quality.messages-and-buffers': '{messages} de 7 mensagens, {buffers}',
  'quality.buffers': '{some} de {all} buffers',
  'parameter.trunk': 'Tronco',
  'parameter.trunk.note': 'fibra monomodo, 5 ns/m',

  'fig7.question': 'MTU 1 500: o que limita um fluxo TCP, o tamanho da mensagem ou o buffer de socket?',
  'fig7.finding': 'Buffers a partir de {from} octetos alcançam {rate}\u00A0Mb/s',
  'fig7.finding.small':
    'Buffers a partir de {from} octetos alcançam {rate}\u00A0Mb/s; mensagens de {message} octetos param em {smallRate}',
  'fig7.best-buffer': 'O menor buffer dentro de 0,5 % do máximo está entre 8 192 e 16 384',
  'fig7.best-buffer.detail': 'melhores buffers a partir de {from}',
  'fig7.small-poor': 'Mensagens de 16 e 64 octetos vão mal',
  'message-reaches': '{message} octetos alcançam {rate}\u00A0Mb/s',
  'fig7.note.phy':
    'O PHY de 25,6 Mb/s envia um octeto de comando antes de cada célula: 54 octetos na linha onde a teoria do artigo conta 53, portanto seu limite é 1/54 mais baixo.',
  'fig7.note.flat': 'O artigo tem seus melhores valores entre 8 192 e 16 384; os nossos não caem acima de 16 384.',

  'fig8.question': 'MTU 9 180: por que a taxa só é estável acima de 28 672 octetos de buffer?',
  'fig8.finding.best': '{buffer} octetos de buffer são os melhores, com {rate}\u00A0Mb/s; os maiores ficam para trás',
  'fig8.finding.every': 'Todos os buffers alcançam {rate}\u00A0Mb/s',
  'fig8.finding.only':
    'Buffers a partir de {from} octetos mantêm {rate}\u00A0Mb/s; em {least} a taxa cai para {leastRate}',
  'fig8.steady': 'Todos os buffers a partir de 32 768 estão dentro de 0,5 % do máximo',
  'fig8.steady.not': 'o maior buffer não está',
  'fig8.steady.from': 'estável a partir de {from}',
  'fig8.lower': 'Algo entre 20 480 e 28 672 é mais baixo',
  'fig8.lower.at': 'mais baixo em {buffers}',
  'fig8.lower.nothing': 'nada mais baixo ali',
  'fig8.note':
    'Buffers menores não são lentos em si: 4 096 octetos ficam a menos de 3 % do melhor. A queda está onde um buffer comporta dois segmentos de 9 140 octetos e um resto: o algoritmo de Nagle retém o resto até que não haja mais nada sem confirmação, de modo que a linha fica vazia a cada vez. A partir de três segmentos, o próximo segmento cheio chega antes disso.',
  'fig8.range': 'melhor no artigo',

  'multiples.question': '{from} para {to}: o que rendem mensagens e buffers de segmentos inteiros?',
  'multiples.marked': 'ausente na digitalização do artigo; simulado mesmo assim',
  'multiples.finding': '{from} para {to}: no máximo {rate}\u00A0Mb/s, com buffers de {buffer} octetos',
  'multiples.note': 'O valor de 45 700 octetos é ilegível na digitalização do artigo; ele é simulado mesmo assim.',

  'lane.question': '{from} para {to} sobre LANE: a partir de que tamanho de mensagem a linha é o limite?',
  'lane.finding':
    'Mensagens a partir de {from} octetos alcançam {rate}\u00A0Mb/s sobre LANE; as menores pagam por suas chamadas',
  'lane.falls-off': 'A vazão cai com mensagens pequenas',
  'lane.note.cells':
    'Um pacote de 1 500 octetos ocupa 32 células sobre LANE, como sobre Classical IP: onde a linha é o limite, ambos chegam à mesma taxa.',
  'lane.note.stations':
    'Não se sabe aqui a que duas estações a figura se refere; elas são tomadas como nas figuras sobre Classical IP.',
  'lane.quality.quick': '2 s por ponto depois do primeiro segundo do fluxo, {some} de {all} mensagens, {refined}',
  'lane.quality.full': '60 s por ponto, todas as mensagens do artigo, {refined}, {confidence}',
  'lane.quality.refined': 'e até {count} mais onde a linha se curva',

  'table2.question': 'Que largura de banda resta após cada camada de protocolo?',
  'table2.finding':
    'A tabela 2 conta 53 octetos por célula; o PHY envia 54 e deixa {rate} para o TCP, e não {paperRate}\u00A0Mb/s',
  'table2.same': 'A LANE com MTU 1 500 deixa o mesmo que o Classical IP: ambos precisam de 32 células',
  'table2.same.detail': 'CLIP {clip}, LANE {lane}\u00A0Mb/s',
  'table2.not-computed': 'não calculado',
  'table2.note':
    'O PHY de 25,6 Mb/s coloca um octeto de comando antes de cada célula, portanto 1/54 da linha nunca chega ao ATM. A tabela do artigo deixa isso de fora.',
  'table2.available-to': 'Disponível para (MTU)',
  'table2.bandwidth': 'Largura de banda',
  'table2.quality': 'calculado pelo código de encapsulamento, sem execução',
  'table2.aal5-trailer': 'Trailer da AAL5',
  'table2.series.ideal': '53 octetos por célula, como o artigo conta',
  'table2.series.ideal.short': '53 octetos',
  'table2.series.phy': '54 octetos, como o PHY envia',
  'table2.series.phy.short': '54 octetos',
  'table2.row.line': 'Linha',
  'table2.row.atm': 'ATM',
  'table2.row.aal': 'AAL5',
  'table2.row.ip': 'IP, {mtu}',
  'table2.row.transport': 'TCP, UDP, {mtu}',
  'table2.row.over-tcp': 'Sobre TCP, {mtu}',
  'table2.row.over-udp': 'Sobre UDP, {mtu}',
  'table2.row.on-oc3c': '{row} (OC-3c)',

  'table3.question': 'Qual é a velocidade de cada estação por si só?',
  'table3.finding.one': '{name} transfere {rate}\u00A0Mb/s por seu próprio loopback',
  'table3.finding': '{slow} é {factor} vezes mais lenta que {fast}',
  'table3.finding.faster-than-line':
    '{slow} é {factor} vezes mais lenta que {fast}, mas ainda mais rápida que sua linha',
  'table3.note.capacity':
    'Um fluxo por loopback paga pelo envio e pela recepção em uma única CPU, por isso o artigo estima a capacidade de uma estação como o dobro de seu valor.',
  'table3.note.fitted':
    'Estes quatro valores definem uma escala de velocidade por estação; nada mais é ajustado a eles.',
  'table3.station': 'Estação',
  'table3.loopback': 'TCP por loopback',
  'table3.loopback-mtu': 'MTU do loopback',
  'table3.quality': 'todas as estações',
  'table3.buffer.note': 'mensagens do mesmo tamanho',

  'table4.question':
    'Quanto o Classical IP e a emulação de LAN se aproximam do que seus protocolos deixam de 25,6 Mb/s?',
  'table4.clip-1500': 'Classical IP, MTU 1\u2009500',
  'table4.clip-9180': 'Classical IP, MTU 9\u2009180',
  'table4.lane': 'Emulação de LAN, 1\u2009500',
  'table4.lane.short': 'Emulação de LAN',
  'table4.finding':
    'A LANE alcança {lane} e o Classical IP {small}\u00A0Mb/s com pacotes do mesmo tamanho; pacotes grandes acrescentam {added}',
  'table4.near': 'LANE e Classical IP com pacotes de 1 500 octetos diferem em menos de 2 %',
  'table4.note.theory':
    'A teoria com 53 octetos por célula é de 22,038 Mb/s para pacotes de 1 500 octetos e 22,994 para 9 180 (tabela 2); o PHY envia 54 para cada 53.',
  'table4.note.pairs':
    'O melhor valor sobre Classical IP com 1 500 é de Solimoes para Negro, na figura 7; os outros são de Tapajos para Solimoes. Os dois pares são limitados pela linha.',
  'table4.x': 'Protocolo e tamanho do pacote',
  'table4.quality.quick': '3 s cada depois do primeiro segundo do fluxo',
  'table4.quality.full': '60 s cada, {confidence}',
} as const;
