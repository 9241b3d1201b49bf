/** Detken, quality of service: questions, findings and notes of its figures. */
export default {
  question: 'Um fluxo garantido percebe que o tronco está sobrecarregado?',
  'variant.alone': 'sem carga',
  'variant.all': 'categorias, CAC, policiamento, EPD',
  'variant.no-epd': 'sem EPD',
  'variant.abr': 'melhor esforço como ABR',
  'variant.no-policing': 'sem policiamento',
  'variant.no-cac': 'sem CAC',
  'variant.best-effort': 'tudo melhor esforço',
  differs: 'O que a rede faz',
  keeps: 'O fluxo garantido mantém seu atraso e não perde nada enquanto a carga de melhor esforço é o dobro do tronco',
  'keeps-not': 'Sem policiamento, CAC ou categorias, ele não consegue isso',
  'not-so': 'não é assim: {variants}',
  'note.nothing-published':
    'O artigo diz quais são os três níveis e não tem figura deles: nada publicado é comparado aqui.',
  'note.admission': 'A admissão pela taxa de pico é feita quando o cenário é criado: quem ela recusa não aparece nele.',
  'note.epd-and-abr':
    'EPD e ABR não mudam nada para o fluxo garantido, que vai primeiro; o que eles fazem pelo melhor esforço está em uma figura própria.',
  'quality.half-second': 'meio segundo cada',
  'quality.second': 'um segundo cada',
  'quality.five-seeds': '4 s cada, cinco sementes',
  'stream.guaranteed': 'garantido, CBR',
  'stream.differentiated': 'diferenciado, rt-VBR',
  'y.delay': 'Atraso médio',
  'y.jitter': 'Jitter, RFC 3550',
  'y.arrived': 'Datagramas que chegaram',
  'delay.label': 'Três níveis de qualidade, atraso',
  'delay.finding':
    'Com o dobro da carga do tronco, o fluxo garantido leva {own}\u00A0ms; como melhor esforço, {without}',
  'jitter.label': 'Três níveis de qualidade, jitter',
  'jitter.finding': 'O jitter do fluxo garantido é de {own}\u00A0µs sob sobrecarga; como melhor esforço, {without}',
  'loss.label': 'Três níveis de qualidade, perda',
  'loss.finding': 'Sob sobrecarga, {own}\u00A0% do fluxo garantido chegam; como melhor esforço, {without}\u00A0%',

  'load.question': 'O que EPD e ABR fazem do que resta para o melhor esforço?',
  'load.variant.ubr': 'UBR',
  'load.variant.epd': 'UBR com EPD',
  'load.variant.abr': 'ABR com taxa explícita',
  'load.differs': 'Melhor esforço',
  'load.whole': 'O EPD forma PDUs inteiras com células que, sem ele, chegam em vão',
  'load.whole.detail': '{epd} PDUs por execução, {ubr} sem EPD',
  'load.none-lost': 'Com ABR nenhuma PDU se perde, exceto as que estão a caminho no fim',
  'load.none-lost.detail': '{missing} das {sent} enviadas não chegaram até o fim',
  'load.note.share':
    'Duas fontes dividem o que os contratos deixam do tronco. Como UBR, cada uma envia à taxa de sua linha; como ABR, à taxa que o comutador lhe anuncia.',
  'load.note.whole':
    'Uma PDU de 192 células só chega inteira se nenhuma delas se perde; caso contrário, a AAL5 joga fora as outras: sem EPD, o tronco transporta células que não servem a ninguém.',
  'load.note.abr':
    'O ABR pode usar 95 % da linha menos o que vai antes dele, de modo que suas células encontram filas curtas: o resto da linha fica vazio. Suas PDUs levam o tempo de que sua fonte, freada pela taxa, precisa para enviá-las.',
  'load.source': 'fonte {number}',
  'load.whole-pdus': 'PDUs inteiras',
  'load.cells': 'células',
  'load.throughput.label': 'Melhor esforço, vazão',
  'load.throughput.y': 'Melhor esforço que chegou',
  'load.throughput.finding':
    'Em PDUs inteiras, o melhor esforço obtém {ubr}\u00A0Mb/s como UBR, {epd} com EPD, {abr} como ABR',
  'load.loss.label': 'Melhor esforço, perda',
  'load.loss.y': 'PDUs que chegaram inteiras',
  'load.loss.finding':
    'Como ABR, {abr}\u00A0% das PDUs de melhor esforço chegam; como UBR, {epd}\u00A0% com EPD, {ubr}\u00A0% sem',
  'load.delay.label': 'Melhor esforço, atraso',
  'load.delay.y': 'Atraso médio das PDUs que chegaram',
  'load.delay.finding':
    'Da primeira à última célula, uma PDU de melhor esforço leva {abr}\u00A0ms como ABR, {epd}\u00A0ms como UBR com EPD',

  'abr.label': 'Taxas de quatro fontes',
  'abr.question':
    'Como fontes que querem tudo o que há dividem um tronco, quando os comutadores lhes dizem suas taxas?',
  'abr.series.1': 'próxima',
  'abr.series.2': 'distante, 1\u2009000 km',
  'abr.series.3': 'no máximo 40\u2009000',
  'abr.series.4': '100\u2009000 garantidas',
  'abr.four-sources': 'quatro fontes',
  'abr.share.alone': 'Cada fonte sozinha tem sua parcela max-min, dentro de {percent}\u00A0%',
  'abr.share.beside': 'Cada fonte tem sua parcela max-min ao lado do fluxo, dentro de {percent}\u00A0%',
  'abr.share.again': 'Cada fonte, de novo sozinha, tem sua parcela max-min, dentro de {percent}\u00A0%',
  'abr.share.of': '{rate} de {share}',
  'abr.share.detail': 'células/s: {rates}',
  'abr.finding':
    'A próxima e a distante obtêm {near} e {far} células/s; ao lado do fluxo, restam {beside} para a próxima',
  'abr.note.nothing-published':
    'O artigo cita o ABR com taxa explícita e não tem figura dele: nada publicado é comparado aqui.',
  'abr.note.standard':
    'O padrão deixa em aberto como um comutador determina a taxa; aqui uma porta mede por 5 ms e atribui parcelas max-min de 95 % da linha. As parcelas com as quais as taxas são comparadas são calculadas apenas a partir da linha, da taxa mínima e das taxas de pico.',
  'abr.note.feedback':
    'Uma fonte fica sabendo de uma mudança pelas células RM que voltam: a distante, 10 ms depois da próxima.',
  'abr.quality': '{seconds} s; só é aleatório quando o primeiro datagrama do fluxo é enviado',
  'abr.x': 'Tempo',
  'abr.y': 'Taxa de células permitida',

  'shortcut.question': 'O que um atalho com contrato promete que a emulação de LAN não pode prometer?',
  'shortcut.variant.lane-alone': 'LANE v1, sem carga',
  'shortcut.variant.cbr-alone': 'Atalho CBR, sem carga',
  'shortcut.variant.lane': 'LANE v1',
  'shortcut.variant.ubr': 'Atalho UBR',
  'shortcut.variant.cbr': 'Atalho CBR',
  'shortcut.differs': 'Como o fluxo segue',
  'shortcut.within': 'Pelo atalho CBR, o fluxo permanece dentro de seu contrato sob sobrecarga',
  'shortcut.as-well': 'Sem carga, a LANE v1 o atende igualmente bem',
  'shortcut.neither': 'Sob sobrecarga, nem a LANE v1 nem um atalho UBR o fazem',
  'shortcut.contract': 'no máximo {delay}\u00A0ms e nenhuma perda',
  'shortcut.note.nothing-published': 'O artigo cita a vantagem e não tem figura dela: nada publicado é comparado aqui.',
  'shortcut.note.ubr':
    'Ser um atalho não basta: um atalho UBR contorna o roteador e espera com a carga, como as conexões da LANE.',
  'shortcut.note.peak':
    'O contrato pede uma taxa de pico; mesmo assim suas células saem à taxa da linha, e nenhum comutador a policia aqui.',
  'shortcut.quality.quick': '2 s, dos quais 1,25 s sob carga',
  'shortcut.quality.full': '4 s, dos quais 3,25 s sob carga; cinco sementes',
  'shortcut.stream': 'o fluxo',
  'shortcut.delay.label': 'Atalho com contrato, atraso',
  'shortcut.delay.finding': 'Em um tronco cheio, o atalho CBR leva {cbr}\u00A0ms, a LANE v1 {lane}\u00A0ms',
  'shortcut.jitter.label': 'Atalho com contrato, jitter',
  'shortcut.jitter.finding':
    'Em um tronco cheio, o jitter do atalho CBR é de {cbr}\u00A0µs, o da LANE v1 de {lane}\u00A0µs',
  'shortcut.loss.label': 'Atalho com contrato, perda',
  'shortcut.loss.finding':
    'Dos datagramas de uma execução, {cbr}\u00A0% chegam pelo atalho CBR, {lane}\u00A0% pela LANE v1',
} as const;
