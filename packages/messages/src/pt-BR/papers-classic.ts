/** Classic measurements: questions, findings, sources and notes of their figures. */
export default {
  theory: 'calculado pela fórmula; nada no modelo foi escolhido por ela',

  'queue.load': 'Carga',
  'queue.network':
    'Vinte fontes enviam células isoladas, em instantes aleatórios, para um comutador. Cada uma de suas linhas é quatro vezes mais rápida que a que sai dele, de modo que as células chegam à fila como um processo de Poisson e são atendidas a cada 2,83 µs.',
  'queue.quality.quick': 'um segundo, quatro sementes',
  'queue.quality.full': '2 s, dez sementes',
  'queue.near': 'Todos os pontos estão dentro de {percent} % da teoria',
  'queue.farthest': 'o mais distante em {x}: {percent} %',
  'queue.source':
    'Fonte: as fórmulas de L. Kleinrock, Queueing Systems I, 1975, capítulo 5 (M/G/1, Pollaczek e Khinchin).',
  'queue.input':
    'Entradas: cargas, tamanhos dos buffers e chegadas aleatórias como na teoria. Previsto: cada espera e cada perda; nada foi ajustado.',
  'queue.note':
    'A linha de uma fonte retém uma célula por menos de um microssegundo na maioria das cargas; a teoria não tem essas linhas. O que difere além disso é o acaso: uma perda de algumas células em dez mil, ou uma espera perto da carga plena, varia de semente para semente.',
  'md1.label': 'M/D/1',
  'md1.question': 'Quanto espera uma célula, quando as células chegam ao acaso?',
  'md1.y': 'Espera média na fila',
  'md1.at': 'carga {load}',
  'md1.finding': 'A espera média cresce de {half} µs com carga 0,4 para {most} µs com 0,95',
  'md1k.label': 'M/D/1/K',
  'md1k.question': 'Quantas células um buffer pequeno perde?',
  'md1k.capacity': 'Buffer, incluindo a célula em atendimento',
  'md1k.y': 'Células perdidas',
  'md1k.at': 'carga {load}, {cells} células',
  'md1k.finding': 'Com carga 0,8, um buffer de duas células perde {small} %, um de dez {large} %',

  'ndd1.label': 'nD/D/1',
  'ndd1.question': 'Qual é o comprimento de uma fila de fluxos que nunca enviam duas células de uma vez?',
  'ndd1.network':
    'Vinte fluxos enviam uma célula a cada 62 µs, 22 vezes o tempo que a fila leva para atender uma. Suas fases vêm dos comprimentos de suas linhas e derivam, pois o relógio de cada fonte tem um erro de até 0,01 %.',
  'ndd1.streams': '{streams} fluxos',
  'ndd1.sampled': 'amostrado',
  'ndd1.theory': 'teoria',
  'ndd1.x': 'Células na fila, incluindo a que está em atendimento',
  'ndd1.y': 'Fração do tempo em que a fila é mais longa',
  'ndd1.quality.quick': '15 s, 5 000 amostras',
  'ndd1.quality.full': '60 s, 20 000 amostras',
  'ndd1.finding':
    'Mesmo fluxos de taxa constante formam uma fila: em {share} % do tempo ela contém mais de cinco células',
  'ndd1.near': 'Toda fração que deveria estar acima de {from} fica a menos de três erros padrão da fração da fórmula',
  'ndd1.near.detail': 'a mais distante difere em {off}',
  'ndd1.source':
    'Fonte: a fórmula de J. Roberts e J. Virtamo, The Superposition of Periodic Cell Arrival Streams in an ATM Multiplexer, IEEE Transactions on Communications 39(2), 1991.',
  'ndd1.input':
    'Entradas: vinte fluxos, seu período e relógios com erro de até 0,01 %. Previsto: cada fração do tempo.',
  'ndd1.note':
    'A fórmula considera independentes as fases dos fluxos. Com relógios exatos, um único padrão de fases se repetiria para sempre e, com ele, uma única fila. Aqui os relógios têm um pequeno erro, de modo que as fases derivam: um novo padrão a cada 30 ms, aproximadamente, dois mil deles em um minuto.',

  'sunos.network':
    'Duas estações de trabalho com SunOS 4.1 e placas ATM em um comutador, Classical IP com MTU de 9 188 octetos. O comutador não transfere mais que 100 Mb/s, o que representa as linhas TAXI da época. Se um fluxo corre ou trava depende dos dois buffers de socket.',
  'sunos.receive-buffer': 'Buffer de recepção',
  'sunos.send-buffer': 'Buffer de envio',
  'sunos.throughput': 'Vazão do TCP no emissor',
  'sunos.rate': 'Vazão',
  'sunos.quality.quick': '5 s por ponto, uma semente',
  'sunos.quality.full': '20 s por ponto, cinco sementes: as fases dos temporizadores de 200 ms diferem',
  'sunos.update': 'Atualização da janela em',
  'sunos.update.note':
    '35 % do buffer de recepção, ou dois segmentos: 4.3BSD e Tahoe, o tcp_output.c de Berkeley de 1986 e de agosto de 1987',
  'sunos.low-water': 'Um escritor dorme abaixo de',
  'sunos.low-water.note': 'um cluster: o uipc_socket.c 7.10 de Berkeley, de junho de 1988',
  'sunos.cost.syscallPs':
    'uma chamada nula de um sun4m leva de 7 a 13 µs (lmbench, 1996); os custos dos próprios hosts não são conhecidos',
  'sunos.cost.sendPacketPs': 'do tempo de ida e volta TCP de um sun4m por loopback, de 335 a 826 µs (lmbench)',
  'sunos.cost.receivePacketPs': 'igual ao de um pacote enviado',
  'sunos.cost.copyPsPerOctet': 'um sun4m copia de 23 a 26 MB/s (lmbench)',
  'sunos.cost.checksumPsPerOctet': 'metade de uma cópia: a soma lê e não escreve',
  'sunos.rules':
    'Entradas: as regras do sistema e os custos de um sun4m. A Sun disse em junho de 1987 (B. Nowicki, comp.protocols.tcp-ip) que seu TCP vem do 4.3BSD. Nele, uma chamada de envio enche o espaço livre do buffer antes que o TCP seja executado; um escritor dorme enquanto houver menos de um cluster de 1 KB livre; e um receptor anuncia espaço livre quando este chega a 35 % de seu buffer ou a dois segmentos (os arquivos uipc_socket.c 7.10, tcp_output.c e tcp_input.c de Berkeley, de 1986 a 1988).',

  'comer.label': 'Comer e Lin 1994',
  'comer.question': 'Como um buffer de recepção maior pode tornar um fluxo cinquenta vezes mais lento?',
  'comer.copying': 'Uma chamada de envio copia',
  'comer.copying.whole': 'o que couber (4.3BSD)',
  'comer.copying.4096': '4 KB por vez',
  'comer.copying.2048': '2 KB (4.4BSD)',
  'comer.copying.1024': '1 KB (Reno)',
  'comer.at': 'buffer de recepção de {kbyte} KB',
  'comer.finding': 'Um buffer de recepção de 24 KB em vez de 16 leva o fluxo de {before} Mb/s para {after}',
  'comer.collapse': 'A vazão cai para menos de um décimo quando o buffer de recepção cresce de 16 para 24 KB',
  'comer.collapse.detail': '{times} vezes mais lento',
  'comer.source':
    'Fonte: D. Comer e J. Lin, TCP Buffering and Performance over an ATM Network, Purdue CSD-TR 94-026, 1994. Seu resumo tem dois valores, para um buffer de envio de 16 KB sobre 100 Mb/s; o restante de sua tabela não foi encontrado.',
  'comer.afterwards':
    'Explicado depois: 0,322 Mb/s era conhecido, e o modelo, com as regras do Reno, errou com 0,98, antes que as regras do 4.3BSD fossem procuradas. Portanto, 0,328 não é uma previsão. Quanto o SunOS copia por vez não se sabe e não importa com 24 KB: com qualquer das outras regras de cópia, um fluxo faz {range} Mb/s ali. A atualização de janela decide: com os 50 % do Reno, um fluxo já trava com 20 KB, e com 24 KB três escritas saem a cada 200 ms, quando 1 ou 2 KB são copiados por vez.',
  'comer.range': '{low} a {high}',
  'comer.missed':
    'Previsto, mas não acertado: 15,05 Mb/s com 16 KB, onde {ours} é calculado. Ali os hosts são o limite, e nem seu modelo nem seus custos são conhecidos: os custos aqui são os de um sun4m com um sistema posterior. Nada foi ajustado para fechar a diferença.',
  'comer.cycle':
    'Por que ele trava: uma escrita de 8 192 octetos é menor que um segmento de 9 148, portanto o algoritmo de Nagle a retém até que os dados anteriores sejam confirmados. O receptor só anuncia espaço livre a partir de 35 % de seu buffer. De 24 KB, isso são 8 602 octetos, mais que uma escrita; portanto ele fica em silêncio até seu temporizador de 200 ms. Uma escrita a cada 200 ms são 0,328 Mb/s. Escritas de 8 KB são o padrão do ttcp; não se sabe o que o programa dos autores escrevia.',

  'deadlock.label': 'Moldeklev e Gunningberg 1995, fluxos',
  'deadlock.question': 'Que pares de buffers de socket param um fluxo com uma MTU grande?',
  'deadlock.quality.quick': '4 s por par, uma semente',
  'deadlock.quality.full': '10 s por par, três sementes',
  'deadlock.source':
    'Fonte: K. Moldeklev e P. Gunningberg, How a Large ATM MTU Causes Deadlocks in TCP Data Transfers, IEEE/ACM Transactions on Networking 3(4), 1995: dois Axil 311 com SunOS 4.1.3 e uma rede FORE. Seu resumo tem as proporções; suas tabelas não foram encontradas.',
  'deadlock.tables':
    'Previsto: quais pares travam. As proporções do resumo eram conhecidas quando isto foi construído, e nenhuma regra foi escolhida por elas: as regras são as da figura de Comer e Lin, que foram procuradas depois.',
  'deadlock.finding':
    '{stalled} de {pairs} pares de buffers caem abaixo de um centésimo dos {best} Mb/s que outros alcançam',
  'deadlock.stalled': 'Alguns pares de buffers caem abaixo de 1 % da vazão que se esperava',
  'deadlock.stalled.detail': '{stalled} de {pairs} pares',
  'deadlock.beyond': 'Nenhum par cujo buffer de envio comporta três segmentos, {octets} octetos, trava',
  'deadlock.beyond.detail': '{stalled, plural, =0 {nenhum trava} one {# trava} other {# travam}}',
  'deadlock.small':
    'Um buffer de envio de 4 KB trava diante de qualquer buffer de recepção muito maior, pois nunca contém o bastante para que o receptor anuncie espaço. A vazão que se esperava é tomada como a do melhor par; como o artigo a mediu não se sabe.',

  'rpc.label': 'Moldeklev e Gunningberg 1995, chamadas',
  'rpc.question': 'Quando uma chamada leva um quinto de segundo?',
  'rpc.request': 'Requisição',
  'rpc.y': 'Tempo médio de uma chamada',
  'rpc.finding':
    'Quando sua requisição é maior que o buffer de envio, uma chamada de alguns milissegundos leva até {longest} ms',
  'rpc.longer': 'Algumas chamadas levam mais de dez vezes o tempo esperado',
  'rpc.longer.detail': 'até {times} vezes o tempo com o maior buffer de envio',
  'rpc.beyond':
    'O que cura os fluxos, um buffer de envio de três segmentos, não cura as chamadas: com um buffer de envio de {send} KB e uma requisição de {request} KB, uma chamada leva {time} ms.',
  'rpc.note':
    'O buffer de recepção é de 51 KB, uma resposta tem quatro octetos. O tempo esperado é tomado como o tempo com um buffer de envio de 51 KB. Como os autores fizeram suas chamadas não se sabe.',

  'discard.title': 'Romanow e Floyd 1994',
  'discard.question': 'O que um comutador cheio deve descartar?',
  'discard.network':
    'Dez fluxos TCP com janelas de 64 KB se encontram em uma linha de um comutador. Um pacote de 9 180 octetos são 192 células: um comutador que descarta uma célula continua a transportar as outras 191 em vão, a menos que saiba onde os pacotes terminam.',
  'discard.policy': 'O que o comutador descarta',
  'discard.plain': 'células isoladas',
  'discard.ppd': 'o resto de um pacote danificado (PPD)',
  'discard.epd': 'pacotes inteiros antecipadamente (EPD)',
  'discard.buffer': 'Buffer',
  'discard.packet': 'Pacote IP',
  'discard.delay': 'Atraso de cada linha, um sentido',
  'discard.delay.note':
    'não encontrado; 1 ms foi fixado depois de vistos os primeiros resultados, e uma figura própria o varia',
  'discard.ack': 'Pacotes por confirmação',
  'discard.ack.note':
    'não encontrado; 1, como nos simuladores da época, foi fixado depois de vistos os primeiros resultados; 0 é a regra de dois do BSD',
  'discard.tick': 'Relógio do temporizador de retransmissão',
  'discard.tick.note': '0,1 ms no artigo (de conhecimento secundário); o laboratório tem 1 ms como o valor mais fino',
  'discard.y': 'Parcela útil da linha',
  'discard.quality.quick': '10 s por ponto, uma semente',
  'discard.quality.full': '10 s por ponto, três sementes',
  'discard.buffer.label': 'Romanow e Floyd 1994, buffer',
  'discard.finding':
    'Com um buffer de {cells} células, o descarte de células isoladas deixa {plain}\u00A0% da linha úteis, o EPD {epd}\u00A0%',
  'discard.smaller': 'Com o descarte de células isoladas, um buffer menor piora o resultado',
  'discard.smaller.detail': '{small} % com 256 células, {large} % com 4 000',
  'discard.better.ppd': 'O PPD é melhor do que descartar células isoladas',
  'discard.better.epd': 'O EPD é melhor que o PPD',
  'discard.better.all': 'em toda parte',
  'discard.better.not.buffer': 'não com {at} células',
  'discard.better.not.packet': 'não com {at} octetos',
  'discard.better.not.delay': 'não com {at} µs',
  'discard.packets.label': 'Romanow e Floyd 1994, tamanho do pacote',
  'discard.packets.question': 'Por que um comutador cheio prejudica mais os pacotes grandes?',
  'discard.packets.finding':
    'O descarte de células isoladas deixa {small}\u00A0% da linha úteis com pacotes de 512 octetos, {large}\u00A0% com 9 180; o EPD deixa {epd}\u00A0%',
  'discard.larger': 'Com o descarte de células isoladas, um pacote maior piora o resultado',
  'discard.of': '{x} octetos: {percent} %',
  'discard.delays.label': 'Romanow e Floyd 1994, atrasos',
  'discard.delays.question': 'Quanto depende de atrasos que não foram encontrados?',
  'discard.delays.finding':
    'O descarte de células isoladas deixa {near}\u00A0% da linha úteis com 5 µs, {mid}\u00A0% com 1 ms, {far}\u00A0% com 5 ms',
  'discard.source':
    'Fonte: A. Romanow e S. Floyd, Dynamics of TCP Traffic over ATM Networks, IEEE Journal on Selected Areas in Communications 13(4), 1995 (primeiro no SIGCOMM 1994). Seu resumo tem uma ordem: a vazão com descarte simples pode ser bem baixa, o PPD é um pouco melhor, o EPD a leva ao máximo. Nenhum valor de suas curvas foi encontrado, portanto nenhum é comparado.',
  'discard.unknown':
    'Entradas, de conhecimento secundário: dez emissores, linhas de 141 Mb/s (aqui OC-3c), janelas de 64 KB, EPD a partir da metade do buffer. Supostos, pois não foram encontrados: atrasos, inícios e a frequência com que um receptor confirma. Dois deles, 1 ms por linha e uma confirmação para cada pacote, foram fixados depois de vistos os primeiros resultados. Portanto, a ordem que resulta deles não é uma previsão às cegas; outras escolhas podem ser testadas aqui.',
  'discard.missed':
    'Não acertado: o descarte de células isoladas parece melhor aqui do que no resumo, cuja vazão pode ser bem baixa. Uma causa é conhecida. Todos os relógios são exatos aqui, portanto os fluxos mantêm suas fases enquanto se encontram: uma célula que chega logo depois de outra ter saído encontra lugar a cada vez, e as células dos outros nunca encontram. Relógios sorteados dentro de 20 ppm deixam entrar os outros, mas não são uma cura. Em um teste com duas sementes, com linhas de 1 ms e 256 células, o maior fluxo teve cerca de um quinto da linha em vez de quatro quintos, e o descarte de células isoladas deixou 64 % úteis em vez de 74. Com 5 µs, com 256 e com 1 000 células, um fluxo ainda manteve a linha para si com uma das duas sementes.',
  'discard.three-packets':
    'Um pacote são 192 células. O EPD recusa novos pacotes a partir da metade do buffer: com 256 células isso é menos de um pacote, e o EPD não é um remédio ali.',
  'discard.captured':
    'Com alguns microssegundos, um fluxo mantém quase toda a linha para si. Seus pacotes são inteiros, portanto a linha é útil, mas injusta.',

  'ethernet.label': 'Boggs, Mogul e Kent 1988',
  'ethernet.question': 'Quanto uma Ethernet sobrecarregada transporta?',
  'ethernet.network':
    'Até vinte e quatro estações em quatro grupos em uma Ethernet de 10 Mb/s, sem que duas fiquem a mais de 900 m uma da outra. As que enviam têm sempre um quadro pronto.',
  'ethernet.hosts': 'Estações que enviam',
  'ethernet.octets': 'Quadro',
  'ethernet.y': 'Uso da linha, com preâmbulos e intervalos',
  'ethernet.at.short': '24 estações, 64 octetos',
  'ethernet.at.long': '24 estações, 1 518 octetos',
  'ethernet.quality.quick': 'três tamanhos, quatro números de estações, um segundo cada',
  'ethernet.quality.full': 'um segundo por ponto, duas sementes',
  'ethernet.finding':
    '{hosts} estações que enviam o tempo todo ainda usam {short} Mb/s de 10 com os quadros mais curtos, {long} com os mais longos',
  'ethernet.nominal': 'A linha é usada muito mais do que os {share} % citados com frequência',
  'ethernet.nominal.detail': '{least} Mb/s no mínimo',
  'ethernet.longer': 'Quadros mais longos rendem mais bits por segundo',
  'ethernet.of': '{size} octetos: {rate}',
  'ethernet.source':
    'Fonte: D. Boggs, J. Mogul e C. Kent, Measured Capacity of an Ethernet: Myths and Reality, DEC WRL Research Report 88/4, 1988. Seu resumo: para uma ampla classe de cargas, a Ethernet transporta sua largura de banda nominal.',
  'ethernet.labels':
    'Os dois valores comparados estão onde os nomes das curvas 8/0 (todos de 64 octetos) e 0/8 (todos de 1 536) aparecem no texto da figura 12, rede longa, quatro grupos. Nomes não dizem mais do que um quarto de megabit para cada lado. Não se diz se preâmbulos e intervalos contam. Eles são contados aqui, pois quadros de 64 octetos sem eles não poderiam passar de 7,62 Mb/s.',
  'ethernet.missed':
    'Previsto, mas não acertado: com quadros de 64 octetos, {ours} Mb/s são transportados aqui, e cerca de 8,25 no artigo. As estações deste laboratório têm o próximo quadro pronto quando o intervalo termina, portanto quem ganhou uma colisão geralmente ganha a seguinte. Um tempo de preparação entre quadros muda isso. Em um teste posterior, 100 µs em cada estação deixam 8,1 Mb/s com 64 octetos, e ainda 9,6 com 1 518. O tempo das estações do artigo não foi encontrado, portanto nenhum é definido aqui.',
  'ethernet.left-out':
    'Entradas: 24 estações, quadros de tamanhos fixos, 10 Mb/s. Supostos: cabos de 900 m, pois os comprimentos do artigo não foram encontrados, na forma de um repetidor com ramais. Ficam de fora: quadros de mais de 1 518 octetos, misturas de dois tamanhos em uma estação, e justiça e atraso, dos quais nenhum valor foi encontrado.',

  'mathis.label': 'Mathis, Semke, Mahdavi e Ott 1997',
  'mathis.question': 'Quanta vazão uma parcela de pacotes perdidos deixa para o TCP?',
  'mathis.network':
    'Um fluxo por um caminho com tempo de ida e volta de 100 ms e segmentos de 9 140 octetos. O tronco perde uma célula a intervalos iguais, e nada mais o limita: os dois hosts não têm custo, e as janelas podem crescer até 4 MB.',
  'mathis.interval': 'Tempo de perda a perda',
  'mathis.ack': 'Confirmado',
  'mathis.ack.every': 'cada pacote',
  'mathis.ack.second': 'um pacote a cada dois',
  'mathis.y': 'C: pacotes por tempo de ida e volta, vezes a raiz quadrada da fração perdida',
  'mathis.quality.quick': '80 s por ponto',
  'mathis.quality.full': '240 s por ponto, três sementes',
  'mathis.finding': 'Onde as perdas são raras, C chega a {every} e {second}: a vazão cai com a raiz quadrada da perda',
  'mathis.light': 'Na perda mais leve, C está dentro de {percent} % do valor da fórmula',
  'mathis.light.detail': 'diferenças de {every} % e {second} %',
  'mathis.leaves': 'C fica abaixo do valor da fórmula, e é menor na perda mais pesada do que na mais leve',
  'mathis.leaves.detail': '{every} e {second} na perda mais pesada',
  'mathis.source':
    'Fonte: M. Mathis, J. Semke, J. Mahdavi e T. Ott, The Macroscopic Behavior of the TCP Congestion Avoidance Algorithm, Computer Communication Review 27(3), 1997: taxa = C · MSS / (RTT · √p), onde p conta eventos de congestionamento por pacote. As constantes são as da perda periódica; o mesmo termo principal está na fórmula da RFC 3448.',
  'mathis.below':
    'Por que C é menor: a fórmula deixa de fora os tempos de ida e volta em que uma perda é reparada e o temporizador de um receptor que espera por um segundo pacote. Quanto menor a janela, mais eles pesam. O próprio resumo diz isso: a fórmula vale para perda leve a moderada.',
  'mathis.bound':
    'Entradas: tempo de ida e volta, segmento e os instantes das perdas. Previsto: cada valor de C. O limite de 5 % na primeira verificação foi fixado depois de vistos os primeiros resultados; ele leva em conta os tempos de ida e volta que reparam uma perda. A perda aleatória, com constantes próprias, fica de fora: os enlaces do laboratório só perdem células em instantes definidos.',

  'parking.label': 'ABR em um “estacionamento”',
  'parking.question': 'O que é uma parcela justa, quando uma conexão atravessa todos os troncos?',
  'parking.network':
    'Três troncos OC-3c em sequência. Uma conexão atravessa todos; mais uma atravessa o primeiro, duas o segundo, três o terceiro. Todas têm tanto a enviar quanto podem. As portas escrevem nas células RM o que cada conexão pode ter e dividem 95 % da linha.',
  'parking.abr': 'ABR',
  'parking.long': 'Todos os três troncos',
  'parking.trunk': 'Tronco',
  'parking.x': 'Conexão, pelos troncos que atravessa',
  'parking.y': 'Células de dados recebidas',
  'parking.quality.quick': 'meio segundo, depois que as taxas se estabilizaram',
  'parking.quality.full': '3 s, depois que as taxas se estabilizaram',
  'parking.finding':
    'A conexão longa obtém {long} células/s, sua parcela do tronco mais disputado; a que está ao lado dela no primeiro tronco obtém {alone}',
  'parking.near': 'Cada conexão tem sua parcela max-min dentro de {percent} %',
  'parking.farthest': 'diferença de {percent} %: {name}',
  'parking.source':
    'Fonte: D. Bertsekas e R. Gallager, Data Networks, 1987, seção 6.5, para a justiça max-min: nenhuma conexão pode ter mais sem tirar de uma que não tem mais do que ela mesma. O “estacionamento” (parking lot) é um teste usual do ABR no ATM Forum.',
  'parking.note':
    'Entradas: a rede e 95 % de cada linha, menos uma célula em 32, que é uma célula RM. Previsto: cada parcela. Como as portas determinam as parcelas é escolha deste laboratório, pois o padrão deixa isso a cargo do comutador.',

  'video.label': 'Maglaris et al. 1988',
  'video.question': 'Por quanto tempo uma fonte de vídeo se lembra de sua taxa?',
  'video.network':
    'Oito câmeras planejam, cada uma, meio minuto de uma cena de videotelefonia e começam a enviá-la a um servidor. Uma cena são vinte minifontes que ligam e desligam por si mesmas.',
  'video.cameras': '{cameras} câmeras',
  'video.drawn': 'oito planos',
  'video.theory': 'teoria',
  'video.x': 'Distância no tempo',
  'video.y': 'Autocovariância da taxa',
  'video.quality': 'oito planos de 16 MB; só os planos contam',
  'video.finding': 'A taxa de uma cena, {rate} Mb/s em média, é meio esquecida após {ms} ms',
  'video.mean': 'A taxa média é de {rate} ± {within} Mb/s, três erros padrão para tanto vídeo',
  'video.mean.detail': '{rate} Mb/s',
  'video.spread':
    'A autocovariância de uma imagem para a seguinte é a do modelo, dentro de {percent} %, três erros padrão',
  'video.spread.detail': '{ours} em vez de {theory} (Mb/s)²',
  'video.source':
    'Fonte: B. Maglaris, D. Anastassiou, P. Sen, G. Karlsson e J. Robbins, Performance Models of Statistical Multiplexing in Packet Video Communications, IEEE Transactions on Communications 36(7), 1988: a cadeia de Markov em tempo contínuo.',
  'video.inputs':
    'Entradas: todos os valores da fonte, citados de conhecimento secundário, pois não foi possível ler o texto do artigo: 0,52 bit por pixel com variância de 0,0536, 30 imagens por segundo de 250 000 pixels, uma autocovariância que cai a 3,9 por segundo, vinte minifontes. Que as execuções concordem com a teoria da cadeia mostra que a fonte do laboratório é este modelo; não mostra que o vídeo o seja.',
  'video.left-out':
    'Fica de fora: o tema do próprio artigo, o atraso de vários vídeos em uma fila. O laboratório só tem estes planos sobre TCP, que freia onde as fontes do artigo transbordariam uma fila, e nenhuma das curvas do artigo foi encontrada.',
  'video.input.mean': 'Taxa média',
  'video.input.mean.note': 'entrada: 0,52 bit por pixel, 250 000 pixels, 30 imagens por segundo',
  'video.input.variance': 'Variância da taxa',
  'video.input.variance.note': 'entrada: 0,0536 (bit por pixel)²',
  'video.input.decay': 'Decaimento da autocovariância',
  'video.input.decay.note': 'entrada; soma das vezes por segundo em que uma minifonte liga e desliga',
  'video.input.mini': 'Minifontes',
  'video.input.mini.note': 'entrada: a versão simples do artigo; o que cada uma produz resulta da média e da variância',
} as const;
