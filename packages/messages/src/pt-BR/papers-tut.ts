/** Tampere: questions, findings and notes of its figures and tables. */
export default {
  'form.lane': 'LANE',
  'form.mpoa': 'MPOA',
  'streams.quick': '3 s por fluxo depois de 1 s que não é contado, uma vez',
  'streams.full': '60 s por fluxo, cinco repetições, como publicado',
  pair: '{from} a {to}',
  'pair-of-form': '{form}: {from} para {to}',
  'total-of-form': '{form}: total',
  'model.schedulers': 'Quem tem a CPU',
  'model.schedulers.value': 'Linux 2.2 e Solaris, segundo suas regras',
  'model.schedulers.note': 'urku e jaarli executavam Linux, sello e basso Solaris; o artigo não cita versões',
  'model.buffers': 'Buffers de socket',
  'model.buffers.value': 'Linux 65 535, Solaris 8 192 octetos',
  'model.buffers.note': 'o padrão de cada sistema; o artigo não os informa',
  'model.calls': 'Chamadas do netperf',
  'model.calls.value': 'tão grandes quanto o buffer do socket',
  'model.calls.note': 'o padrão do próprio netperf; o artigo não as informa',
  'parameter.cisco': 'Cisco 4700, encaminhamento',
  'parameter.egressPsPerOctet': 'Cópia de egresso',
  'parameter.ingressPs': 'Busca de ingresso',
  'parameter.egressPs': 'Busca de egresso',

  'fig1.question': 'Onde estão os comutadores e onde estão os roteadores?',
  'fig1.finding': 'Comutadores no meio, cada roteador na ponta de um enlace',
  'fig1.note': 'Calculado a partir do cenário, como as outras duas visões dele.',
  'fig2.question': 'O que o IP vê da rede?',
  'fig2.finding': 'Para o IP, os roteadores estão no meio, e não há comutadores',
  'fig2.note': 'Apenas sub-redes, roteadores e hosts; cada sub-rede é uma LAN emulada.',
  'fig3.question': 'O que os clientes e servidores MPOA fazem disso?',
  'fig3.finding': 'Os servidores calculam rotas, os clientes nas bordas encaminham: um roteador virtual',
  'fig3.note': 'As linhas entre clientes são os atalhos que os fluxos criariam.',
  'fig4.question': 'Como a rede de testes era cabeada?',
  'fig4.finding': 'Três comutadores com enlaces paralelos; os dois roteadores e três hosts no LS1010',
  'fig4.note': 'Os comprimentos dos cabos são supostos: 200 m entre comutadores, 20 m até hosts e roteadores.',
  'fig5.question': 'Que sub-redes a rede de testes tinha?',
  'fig5.finding': 'Quatro sub-redes de hosts, duas em cada roteador, e uma entre os roteadores',
  'fig5.note': 'A que roteador cada host pertencia é deduzido da tabela 1.',

  'table1.question': 'Quanto mais um atalho transporta do que um roteador?',
  'table1.finding':
    'Contornando o Cisco, um fluxo ganha ({over} a {past}\u00A0Mb/s); contornando o ASN-9000, perde ({fast} a {slow})',
  'table1.faster-and-slower': 'Os atalhos são mais rápidos que o Cisco 4700 e mais lentos que o ASN-9000',
  'table1.rates': '{pair} {lane}, {mpoa}',
  'table1.note.copy':
    'O cliente de egresso copia cada pacote de um atalho para um buffer maior. O custo de um octeto dessa cópia, uma velocidade por host e a taxa à qual o Cisco encaminha são tudo o que foi ajustado aqui: {parameters} números a {values} valores. Isso deixa {left, plural, one {# grau} other {# graus}} de liberdade, portanto diz pouco que as linhas ajustadas estejam próximas.',
  'table1.note.jaarli':
    'O ajuste põe jaarli, um Pentium II 350, a {share}\u00A0% da velocidade de urku, um Pentium Pro 200: sua recepção lenta pelo atalho é reproduzida, não explicada, por um único custo da cópia. Com uma busca lenta no emissor em vez disso, o mais lento é urku; a calibração diz se isso reproduz igualmente bem as linhas.',
  'table1.note.directions':
    'basso para sello pelo Cisco: nada em um roteador que atende por ordem de chegada faz os dois sentidos diferirem. Uma fila menor que a janela faria: então o fluxo perde pacotes, e sua taxa depende do sentido.',

  'table2.question': 'O que quatro fluxos simultâneos ganham com atalhos?',
  'table2.finding': 'Juntos, {routed}\u00A0Mb/s pelos roteadores, {shortcut} pelos atalhos',
  'table2.note.predicted':
    'Nenhuma linha aqui foi ajustada: hosts, clientes e o Cisco têm os custos que a tabela 1 definiu. Como os hosts dividem suas CPUs e que buffers e chamadas o netperf tinha foi escolhido quando estes valores eram conhecidos, pelo que está documentado de seus sistemas, e antes de estas execuções serem feitas.',
  'table2.note.shared':
    'Com roteamento, o Cisco 4700 é o que os quatro fluxos dividem; contornando-o, cada host tem um único processador para enviar e receber.',

  'time.question': 'O que um fluxo espera com um roteador, e o que com um atalho?',
  'time.variant': '{form}, {from} para {to}',
  'time.finding':
    'Para jaarli, sua CPU ocupa {jaarliRouted}\u00A0% do tempo pelo roteador e {jaarliPast}\u00A0% contornando-o; para basso, o Cisco ocupa {bassoRouted}\u00A0% e, contornando-o, a CPU de basso {bassoPast}\u00A0%',
  'time.cisco': 'O Cisco limita o que roteia; contornando-o, nada do tempo cabe a um roteador',
  'time.cisco.detail': '{routed}\u00A0% com roteamento, {past}\u00A0% pelo atalho',
  'time.asn': 'O ASN-9000 não ocupa quase nada do tempo',
  'time.asn.detail': '{share}\u00A0% do fluxo de urku para jaarli',
  'time.note':
    'O mesmo tempo de cada fluxo, depois de sua partida lenta: as durações são iguais, sua composição não. A conta de um fluxo é um único caminho por todas as suas entregas.',
  'time.y': 'Tempo do fluxo',
  'time.quality.quick': 'meio segundo de cada fluxo, uma vez',
  'time.quality.full': '5 s de cada fluxo, uma vez: partes de médias não somariam um único caminho',

  'deltas.label.sent': 'enviado',
  'deltas.label.received': 'recebido',
  'deltas.poisson-background': 'carga de fundo de Poisson',
  'deltas.quality': 'o fluxo inteiro, uma vez',
  'deltas.x': 'Número de sequência',
  'deltas.y': 'Tempo desde o pacote anterior',
  'deltas.displaced': 'pacotes perdidos ou reordenados',
  'deltas.ticks-within': '{share}\u00A0% dos tiques dentro de {limit}\u00A0ms',
  'deltas.lost': 'perdas: {count}',
  'deltas.reordered': '{count} reordenados',
  'deltas.lost-and-reordered': '{lost} perdidos, {reordered} reordenados',

  'fig6.question': 'Em que instantes o gerador de tráfego envia?',
  'fig6.finding':
    'Duas faixas: {share}\u00A0% dos pacotes saem um logo após o outro, os demais {mean}\u00A0ms depois, no tique seguinte',
  'fig6.two-bands': 'Duas faixas horizontais, uma próxima de zero e outra no tique',
  'fig6.two-bands.detail': '{near} pacotes próximos de zero, {far} entre {least} e {most}\u00A0ms',
  'fig6.note':
    'O emissor só acorda nos tiques de seu relógio, a cada 10 ms, e envia o que venceu: 900 pacotes por segundo são nove por tique.',

  'fig7.question': 'O que um atalho faz com as distâncias entre pacotes?',
  'fig7.finding.whole':
    'Pelo atalho, {share}\u00A0% dos tiques chegam com a mesma distância com que foram enviados, e nada é perdido ou ultrapassado',
  'fig7.finding.lost':
    'Pelo atalho, {share}\u00A0% dos tiques chegam com a mesma distância com que foram enviados, mas {lost} pacotes são perdidos',
  'fig7.overlap': 'Os deltas enviados e recebidos se sobrepõem quase perfeitamente',
  'fig7.nothing-lost': 'Nada é perdido ou reordenado',
  'fig7.note': 'O atalho atravessa dois comutadores, que fazem o mesmo com todos os pacotes.',

  'fig8.question': 'O que dois roteadores sob carga de Poisson fazem com as distâncias entre pacotes?',
  'fig9.question': 'O que dois roteadores sob carga constante fazem com as distâncias entre pacotes?',
  'routers.finding.poisson':
    'Ao lado de uma carga de fundo de Poisson, {share}\u00A0% dos tiques chegam com a mesma distância com que foram enviados; {lost} pacotes são perdidos, {reordered} ultrapassados',
  'routers.finding.periodic':
    'Ao lado de uma carga de fundo periódica, {share}\u00A0% dos tiques chegam com a mesma distância com que foram enviados; {lost} pacotes são perdidos, {reordered} ultrapassados',
  'routers.less-overlap': 'Sobreposição visivelmente menor do que pelo atalho',
  'routers.out-of-order': 'Alguns pacotes chegam fora de ordem',
  'routers.some-lost': 'Alguns pacotes são perdidos',
  'routers.pattern': 'Um padrão claramente diferente do da figura 8: as distâncias seguem as do tique anterior',
  'routers.pattern.detail':
    'com a mesma distância do tique anterior, dentro de {limit}\u00A0ms: {share}\u00A0% dos tiques, com {counts}; na figura 8 {otherShare}\u00A0%, com {otherCounts}',
  'routers.note.poisson':
    'Quantos pacotes da carga de fundo estão à frente de um do fluxo é sorteado de novo a cada tique.',
  'routers.note.periodic':
    'A carga de fundo vem em rajadas iguais nos tiques de seu próprio host, que derivam em relação aos do fluxo: as distâncias mudam de forma contínua e saltam quando uma rajada passa a chegar antes dos pacotes do fluxo, e não mais depois deles.',
  'routers.note.both-full':
    'A perda e a reordenação são do próprio Cisco 4700: o que encontra cheia a fila de seu caminho rápido segue pelo lento, que também tem uma fila finita. Nesta execução, essa também encheu.',
  'routers.note.slow-held':
    'A perda e a reordenação são do próprio Cisco 4700: o que encontra cheia a fila de seu caminho rápido segue pelo lento, que também tem uma fila finita. Nesta execução, essa comportou todos os pacotes do fluxo que chegaram: pacotes são ultrapassados, e nenhum é perdido.',
  'routers.note.neither':
    'A perda e a reordenação são do próprio Cisco 4700: o que encontra cheia a fila de seu caminho rápido segue pelo lento, que também tem uma fila finita. Nesta execução, o fluxo não encontrou nem uma nem outra cheia.',
  'routers.note.assumed':
    'Quantos seguem pelo caminho lento depende da taxa do Cisco, um parâmetro desta página: quanto mais lento ele for, mais são ultrapassados. A 35\u00A0Mb/s, o valor que o artigo cita, alguns o são; à taxa que a tabela 1 define aqui, a fila do caminho rápido quase nunca enche. Portanto, esta figura indica um Cisco mais lento. Que o caminho lento tem {queuePackets} lugares e encaminha {packetsPerS} pacotes por segundo é suposto.',

  'pori.label': 'Túnel até Pori',
  'pori.question': 'Uma LAN virtual alcança 180 km?',
  'pori.finding': 'Pori responde após {echo}\u00A0ms, dos quais {share}\u00A0% são luz na fibra',
  'pori.fibre': 'O atraso é dominado por 180 km de fibra',
  'pori.fibre.detail': '{fibre} de {echo}\u00A0ms de ida e volta',
  'pori.works': 'Funciona como uma LAN virtual a essa distância',
  'pori.works.detail': 'um fluxo de {rate}\u00A0Mb/s com buffers de 65 535 octetos',
  'pori.note.time':
    'O artigo informa cerca de 0,9 ms em um sentido. Os clientes em Pori e os hosts em Tampere não gastam tempo próprio aqui.',
  'pori.note.window':
    'Uma janela de 65 535 octetos são 0,52 Mbit: cada ms a mais que uma confirmação leva custa a um fluxo a sua parte.',
  'pori.there-and-back': 'urku até Pori e de volta',
  'pori.x': 'Eco',
  'pori.y': 'Tempo médio de ida e volta',
  'pori.quality.quick': '4 s de ecos e 3 s de um fluxo, uma vez',
  'pori.quality.full': '4 s de ecos e 14 s de um fluxo, cinco vezes',

  'mpcd.label': 'Processo do MPC',
  'mpcd.question': 'O que acontece com um fluxo cujo cliente MPOA morre?',
  'mpcd.variant.lane': 'sem MPOA',
  'mpcd.variant.mpoa': 'com seu MPC',
  'mpcd.variant.dies': 'depois que seu MPC morreu',
  'mpcd.finding': 'Sem seu MPC, o fluxo continua a {after}\u00A0Mb/s: pelo roteador, como sem MPOA ({lane})',
  'mpcd.falls-back': 'A vazão volta ao valor da LANE',
  'mpcd.falls-back.detail': '{mpoa}\u00A0Mb/s pelo atalho, {after} depois, {lane} sem MPOA',
  'mpcd.nothing-hangs': 'Nada trava',
  'mpcd.nothing-hangs.detail': '{after}\u00A0Mb/s depois da morte',
  'mpcd.note': 'O processo morre {seconds} s depois do início do fluxo; a contagem começa 2 s mais tarde.',
  'mpcd.quality.quick': '4 s cada, uma vez',
  'mpcd.quality.full': '20 s cada, cinco repetições',
} as const;
