/** Cluj: questions, findings and notes of its figures, tables and experiments. */
export default {
  'file.none': 'sem modelo',
  'file.model1': 'Modelo 1',
  'file.model2': 'Modelo 2',
  'file.m1b': 'M1_B',
  'file.m1c': 'M1_C',
  'file.m2b': 'M2_B',
  'file.one-block': 'um bloco',
  'network.atm': 'ATM',
  'network.fe': 'Fast Ethernet',
  'service.client-server': 'cliente-servidor',
  'service.point-to-point': 'ponto a ponto',
  'service.broadcast': 'difusão',
  'form.on-network': '{file}, {network}',
  'form.as-service': '{file}, {service}',
  'quality.quick': 'o arquivo inteiro, poucas sementes',
  'quality.full': 'o arquivo inteiro',
  'parameter.loop': 'Laço, no mínimo',
  'parameter.select': 'Chamada select',
  'parameter.sendBuffer': 'Buffers de envio',
  'parameter.receiveBuffer': 'Buffers de recepção',
  'parameter.receiveOctets': 'Chamada de recepção',
  'parameter.mtu.atm': 'RFC 2225; o artigo não diz',
  'parameter.mtu.fe': 'IEEE 802.3',
  'x.since-first-send': 'Tempo desde o primeiro envio',
  'y.octets-so-far': 'Octetos até agora',
  'series.planned': 'planejado',
  'note.median': 'Todo valor é uma mediana sobre as sementes.',

  'fig6.question': 'O que os Modelos 1 e 2 planejam para um arquivo?',
  'fig10.question': 'O que os modelos de vídeo planejam?',
  'plans.finding': 'Planejado: {rates}',
  'plans.rate': '{model} {rate}\u00A0Mb/s',

  'fig1.question': 'O que uma fonte de rajadas geométricas envia?',
  'fig1.finding': '{bursts} rajadas de comprimento geométrico, {slots} slots em média',
  'fig1.note': 'Sorteado com médias de {on} slots ligada e {off} desligada, que são supostas.',
  'fig1.form': 'rajadas geométricas',
  'fig1.series': 'rajadas',

  'fig9.question': 'O que dizem as quatro marcas de tempo?',
  'fig9.finding': 'O envio termina após {sf}\u00A0ms, a recepção dura de {ri}\u00A0ms a {rf}\u00A0ms',
  'fig9.in-order': 's_i, s_f, r_i e r_f estão em ordem causal',
  'fig9.in-order.detail': 's_f {sf}\u00A0ms, r_i {ri}\u00A0ms, r_f {rf}\u00A0ms',
  'fig9.note':
    's_i e s_f: primeiro e último envio; r_i e r_f: primeira e última recepção. O tempo total é r_f − s_i, o de envio s_f − s_i, o de recepção r_f − r_i.',
  'fig9.sent': 'enviado',
  'fig9.received': 'recebido',

  'nagle.label': 'Com e sem Nagle',
  'nagle.question': 'Um comutador de camada 4 e seus clientes devem deixar o algoritmo de Nagle ligado?',
  'nagle.on': 'Nagle ligado',
  'nagle.off': 'Nagle desligado',
  'nagle.form': '{file}, {nagle}',
  'nagle.finding.small': 'Mensagens pequenas levam {on}\u00A0ms com Nagle, {off} sem',
  'nagle.finding': 'Nagle ligado e desligado: {times}',
  'nagle.times': '{file} {on} e {off}\u00A0ms',
  'nagle.better-on': 'Para mensagens pequenas é melhor deixar o algoritmo de Nagle ligado',
  'nagle.note':
    'Sem o algoritmo, cada mensagem do Modelo 2 é um pacote próprio, e cada pacote custa a toda máquina por que passa; com ele, um pacote espera pela confirmação do anterior e leva o que chegou nesse meio-tempo.',
  'nagle.x': 'Fonte',
  elapsed: 'Tempo total, r_f − s_i',

  'departures.question': 'Um cliente segue o {model}?',
  'departures.finding.followed': 'O {model} é seguido: os envios atrasam em média no máximo {late}',
  'departures.finding.not-followed':
    'O {model} não é seguido: em média os envios atrasam {atm} sobre ATM, {fe} sobre Fast Ethernet',
  'departures.followed-on-both': 'O {model} é seguido nas duas redes',
  'departures.followed-on-neither': 'O {model} não é seguido em nenhuma das redes',
  'departures.detail': 'em média os envios atrasam {atm} (ATM) e {fe} (Fast Ethernet)',
  'departures.never-reached':
    'Nenhuma aplicação transporta {atm}\u00A0Mb/s sobre ATM ou {fe}\u00A0Mb/s sobre Fast Ethernet',
  'departures.never-reached.detail': '{atm} e {fe}\u00A0Mb/s para este arquivo, ida e volta',
  'departures.note.last': 'A última PDU é o que restou do arquivo.',
  'departures.note.back':
    'O arquivo volta enquanto é enviado: pacotes que chegam têm a CPU do cliente antes do processo dele, e uma chamada de envio longa leva tanto tempo quanto sua cópia. No artigo, o envio durou no máximo 1 % mais do que o planejado; portanto, lá ele custou menos do que indicam os custos ajustados aos tempos totais e de recepção.',
  'departures.note.assumed':
    'Das seis PDUs, conhecem-se a primeira entrada do artigo e a soma; chamadas tão longas quanto as maiores supostas aqui terminam mais tarde que todas.',
  'departures.note.loop':
    'Uma volta do laço leva pelo menos 100 µs, e nela é feita uma chamada de envio: 65 µs entre mensagens não podem ser cumpridos.',

  'video-departures.question': 'Um cliente segue o {model} enquanto seu próprio vídeo volta?',
  'video-departures.finding.followed': 'O {model} é seguido com e sem dados voltando',
  'video-departures.finding': '{model}: em média os envios atrasam {alone} sozinhos, {back} enquanto o vídeo volta',
  'video-departures.followed': 'O {model} é seguido nos dois serviços',
  'video-departures.followed.detail': 'em média os envios atrasam {alone} e {back}',
  'video-departures.differs': 'O {model} difere um pouco no serviço ponto a ponto',
  'video-departures.differs.detail': 'em média os envios atrasam {alone} em cliente-servidor, {back} em ponto a ponto',
  'video-departures.note': 'As taxas das minifontes são supostas: as do artigo não são conhecidas aqui.',

  'fig14.question': 'Quando o comutador de camada 4 atende os quadros de um vídeo?',
  'fig15.question': 'Quando um vídeo chega a um cliente?',
  'boundaries.finding.services': '{frames} quadros saem, {taken} atendimentos no comutador',
  'boundaries.finding.arrivals': '{frames} quadros saem, {taken} chegadas em um cliente',
  'boundaries.none-kept': 'As mensagens saem em outros números ou comprimentos: o TCP não mantém limites entre elas',
  'boundaries.detail.services':
    '{frames} saídas, {taken} atendimentos no comutador, {same} deles terminando com um quadro',
  'boundaries.detail.arrivals':
    '{frames} saídas, {taken} chegadas em um cliente, {same} delas terminando com um quadro',
  'series.departures': 'saídas',
  'series.services': 'atendimentos',
  'series.arrivals': 'chegadas',

  'stamp.sending': 'Envio, s_f − s_i',
  'stamp.receiving': 'Recepção, r_f − r_i',
  'stamp.first': 'Até o primeiro octeto, r_i − s_i',
  'stamp.last': 'Depois do último envio, r_f − s_f',
  'stamp.elapsed-of': 'Tempo total, {client}',
  'stamp.receiving-of': 'Recepção, {client}',
  'stamp.first-of': 'Até o primeiro octeto, {client}',
  'stamp.last-of': 'Depois do último envio, {client}',
  'stamp-of-form': '{form}: {stamp}',
  time: 'Tempo',

  'table1.question': 'Quanto tempo um arquivo leva através de um comutador de camada 4 em software?',
  'table1.finding.bursts':
    'Em rajadas um arquivo passa em {bursts}, em um bloco em {block}, em mensagens pequenas em {small}',
  'table1.finding': 'Um arquivo leva {block} em um bloco, {bursts} em rajadas, {small} em mensagens pequenas',
  'table1.fastest': 'O Modelo 1 é o mais rápido, o Modelo 2 o mais lento',
  'table1.fastest.detail': 'tempos totais de {bursts}, {block} e {small} com o Modelo 1, sem modelo e com o Modelo 2',
  'table1.note.block':
    'Um bloco é copiado em uma única chamada antes que seu cliente possa procurar algo a receber; por isso é ali que o primeiro octeto volta mais tarde.',
  'table1.note.median':
    'Todo valor é uma mediana sobre as sementes: em algumas execuções o último segmento espera por uma confirmação atrasada.',
  'table1.note.model1':
    'r_i − s_i com o Modelo 1 é tardio: o cliente chega à sua próxima chamada de recepção depois das chamadas de envio que venceram antes, e o que um octeto custa nelas é ajustado ao arquivo inteiro em uma única chamada. O cliente do artigo pegou os primeiros octetos mais cedo.',
  'table1.note.model2':
    'r_i − s_i com o Modelo 2 é adiantado: uma mensagem pequena custa quatro vezes um pacote, algumas chamadas e voltas do laço. Um custo maior por pacote acertaria esse valor, e erraria o do bloco.',
  'table1.note.heartbeat':
    'r_f − s_f com o Modelo 2 salta com qualquer custo: o que decide é se os últimos segmentos esperam pelo temporizador periódico de 200 ms. As execuções do artigo ficam a menos de 5 ms umas das outras; portanto, em sua rede de testes, eles não esperaram.',

  'table2.question': 'Quanto custa enviar um arquivo a três clientes ao mesmo tempo?',
  'table2.block-slowest': 'Um arquivo em um bloco é o mais demorado',
  'table2.block-slowest.detail': '{block} na média dos clientes, {others} com os Modelos 1 e 2',
  'table3.question': 'O vídeo chega a três clientes à taxa em que é produzido?',
  'broadcast.finding': 'O {last} tem o arquivo inteiro {difference} depois do {first}',
  'broadcast.note':
    'O servidor tem um único buffer: ele só continua a ler depois que o socket de cada receptor aceitou o que o buffer contém; assim, o cliente mais lento define o ritmo de todos.',

  'time.question': 'Para onde vai o tempo de um arquivo através de um comutador de camada 4?',
  'time.finding':
    'No serviço ponto a ponto, a parte mais longa com o Modelo 1 é {first} ({firstShare}\u00A0%) e com o Modelo 2 {second} ({secondShare}\u00A0%)',
  'time.cpus':
    'No serviço ponto a ponto, as CPUs dos clientes e do servidor ocupam uma parte maior do caminho do que a linha',
  'time.cpus.detail': '{file} {clients}\u00A0% e {server}\u00A0%, linha {line}\u00A0%',
  'time.broadcast': 'Em uma difusão, a CPU do servidor é a parte mais longa',
  'time.broadcast.detail': '{form} {share}\u00A0%',
  'time.note.one-run':
    'Uma execução cada: partes de medianas sobre muitas sementes não somariam o total. O caminho é o que leva à última chamada de recepção; por isso, o trabalho feito à sombra de algo mais longo não está nele.',
  'time.note.one-machine':
    'Quando emissor e receptor são uma só máquina, o trabalho que sua CPU tem à frente do trabalho do fluxo conta como aquilo que esperou: a recepção atrasa o envio.',
  'time.note.fitted':
    'Os custos das CPUs são ajustados à tabela 1, alguns deles sem explicação: a divisão entre a CPU e o resto é tão boa quanto esse ajuste.',
  'time.x': 'Transferência',
  'time.y': 'Tempo total, r_f − s_i',

  'video.label': 'Experimento {which}',
  'video.sources': '{count} minifontes de {rate}\u00A0Mb/s que ligam {on} vezes por segundo e desligam {off} vezes',
  'video.assumed.one':
    'Suposto onde uma figura não diz outra coisa: {sources}. Os números do próprio artigo não são conhecidos aqui.',
  'video.assumed.two':
    'Suposto onde uma figura não diz outra coisa: {low} e {high}. Os números do próprio artigo não são conhecidos aqui.',
  'video.quality.quick': 'um plano de 16 milhões de octetos cada',
  'video.quality.full': 'cinco planos de 16 milhões de octetos cada',
  'video.a.question.M1': 'Com que frequência uma fonte de vídeo produz quanto?',
  'video.a.question.M2': 'Com que frequência um vídeo de minifontes pequenas e grandes produz quanto?',
  'video.a.finding.M1': 'Na maioria das vezes, {on} de {count} minifontes estão ligadas e produzem {rate}\u00A0Mb/s',
  'video.a.finding.M2': 'As minifontes grandes espalham a taxa: na maioria das vezes ela é de {rate}\u00A0Mb/s',
  'video.a.binomial.M1': 'Os estados são tão prováveis quanto em uma distribuição binomial',
  'video.a.binomial.M2': 'As taxas são tão prováveis quanto em duas distribuições binomiais independentes',
  'video.a.binomial.detail': 'diferença de no máximo {off} em um plano',
  'video.a.drawn': 'sorteado',
  'video.a.theory': 'teoria',
  'video.a.x': 'Vazão',
  'video.a.y': 'Probabilidade',
  'video.rates.theory':
    'A vazão é a da teoria: número de minifontes, vezes a taxa, vezes a probabilidade de estarem ligadas',
  'video.rates.theory.detail': 'nenhum valor difere em mais de {most} erros padrão de um plano',
  'video.rates.y': 'Vazão planejada',
  'video.rates.variant': '{series}, {place}',
  'video.rates.small': 'pequenas {percent}\u00A0%',
  'video.percent': '{percent}\u00A0%',
  'video.b.question.M1': 'Como a vazão de uma fonte de vídeo depende de suas taxas de mudança?',
  'video.b.question.M2': 'Quanto da vazão as taxas de mudança das minifontes grandes decidem?',
  'video.b.finding.M1': 'Quanto mais vezes as minifontes ligam, e quanto menos desligam, mais elas produzem',
  'video.b.finding.M2': 'Minifontes grandes que permanecem ligadas somam-se ao que as pequenas produzem',
  'video.b.x.M1': 'Taxas com que ligam (α) e desligam (β), por segundo',
  'video.b.x.M2': 'Taxas com que as minifontes grandes ligam (γ) e desligam (δ), por segundo',
  'video.c.question.M1': 'Como a vazão de uma fonte de vídeo depende da probabilidade de seus estados?',
  'video.c.question.M2': 'O que produz um vídeo cujas minifontes pequenas e grandes têm probabilidades próprias?',
  'video.c.finding.M1': 'A vazão é proporcional à probabilidade de estar ligada',
  'video.c.finding.M2':
    'Os dois tipos de minifontes se somam, cada um em proporção à sua probabilidade de estar ligada',
  'video.c.x.M1': 'Probabilidade de que uma de N minifontes esteja ligada',
  'video.c.x.M2': 'Probabilidade de que uma minifonte grande esteja ligada',

  'hub.question': 'O que acontece com a tabela {number} em um hub?',
} as const;
