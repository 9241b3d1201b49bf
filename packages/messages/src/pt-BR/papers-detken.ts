/** Detken: questions, findings and notes of its figures, quality of service apart. */
export default {
  'clip.range.best': 'melhor',
  'clip.range.dip': 'queda',
  'clip.range.lowest': 'mais baixo no artigo',
  'fig4.range': 'em queda no artigo',
  'clip.fig8.question': 'Pacotes de 576 octetos: um buffer maior ajuda?',
  'clip.fig9.question': 'Pacotes de 1 500 octetos: o que os PCs alcançam?',
  'clip.fig10.question': 'Pacotes de 9 180 octetos: por que a vazão despenca com alguns buffers?',
  'clip.fig11.question': 'Mensagens de {octets} octetos com MTU 9 180: chamadas grandes ajudam?',
  'clip.finding.level': 'Cerca de {rate}\u00A0Mb/s, qualquer que seja o buffer',
  'clip.finding': 'No máximo {best}\u00A0Mb/s com {bestBuffer}; {least}\u00A0Mb/s com {leastBuffer}',
  'clip.hardly-matters': 'O tamanho dos buffers quase não importa',
  'clip.hardly-matters.detail': 'entre {least} e {best}\u00A0Mb/s',
  'clip.fluctuates': 'A vazão oscila com o tamanho dos buffers',
  'clip.fluctuates.detail': 'ela {falls}',
  'clip.kbyte': '{count}\u00A0kbytes',
  'clip.falls': 'cai em {buffers}',
  'clip.falls-never': 'nunca cai quando os buffers crescem',
  'clip.falls.beside-other': 'ela {falls}; a outra linha {otherFalls}',
  'clip.best-at-ends': 'Os melhores valores são alcançados em 40 e em 65 kbytes',
  'clip.best-at-ends.both': 'ambos dentro de 2 % do melhor',
  'clip.best-at-ends.below':
    '{buffers, select, 40 {40 kbytes fica} 65 {65 kbytes fica} other {40 e 65 kbytes ficam}} abaixo dele',
  'clip.fig8.note': 'O limite é o que um pacote custa às duas CPUs, não a linha nem a janela.',
  'clip.fig9.note': 'O limite é o que pacotes e octetos custam às duas CPUs.',
  'clip.fig9.open':
    'Em aberto: a linha do artigo sobe e desce. Aqui isso só acontece com sockets consultados por polling e chamadas tão grandes quanto o buffer, com as quais se espera por cada chamada até o fim; as chamadas do netperf bloqueiam. As regras da janela, chamadas de recepção menores e o escalonador do NT a deixam plana.',
  'clip.fig10.open':
    'Em aberto: a queda em 55 kbytes e o nível de 80\u00A0Mb/s. Metade do buffer sozinha, sem uma regra de segmentos, faz esta linha cair em 54 kbytes; nenhuma fonte diz que o NT tinha essa regra.',
  'clip.fig11.open':
    'Em aberto: a queda brusca de 15 a 22 kbytes. Sockets do BSD, com blocos e um limite inferior (low-water mark) de 2\u2009048 octetos, caem ali; os do Winsock não, nem com bloqueio nem com polling.',
  'clip.note.window':
    'Uma janela só é útil em segmentos inteiros de 9 140 octetos: a vazão avança em degraus, e de 15 a 17 kbytes comportam um segmento.',
  'clip.note.update':
    'Os documentos do NT não dizem quando ele anuncia uma janela que a leitura abriu. Eles citam a RFC 1122 entre o que é suportado (NT 4 resource kit, tabela 30.1), cuja regra é um segmento ou metade do buffer (4.2.3.3): a outra linha a usa. A linha principal usa a regra do perfil, a do 4.3BSD-Reno, de dois segmentos ou metade do buffer. O NT arredonda sua janela de recepção para cima, até segmentos inteiros, mas isso vale para o valor padrão, que as opções do netperf substituem aqui.',
  'clip.note.quota':
    'As chamadas do netperf bloqueiam. Mesmo assim, o Winsock copia uma delas além do buffer de envio (Microsoft KB 214397): há sempre mais a enviar, e nada despenca. Quando os sockets são consultados por polling, uma chamada conta no buffer de envio até que seu último octeto seja confirmado, e select não admite outra em um socket que uma única chamada enche (KB 823764). Espera-se então até o fim por cada chamada de 65\u2009536 octetos, que são sete segmentos e 1\u2009556 octetos. Quantos segmentos a janela deixa sair por vez, e quando a leitura acabou de anunciá-la, decide se sobra no fim um segmento que o receptor só confirma depois de 200\u00A0ms. A partir de 65 kbytes cabe uma segunda chamada.',
  'clip.note.sender': 'O PC mais rápido envia; o artigo não diz qual dos dois enviou.',
  'clip.theory': 'teoria, OC-3c',
  'clip.level': 'nível',
  'clip.sockets': 'Sockets:',
  'clip.sockets.polled': 'chamadas que select admite',
  'clip.sockets.blocking': 'chamadas que bloqueiam',
  'clip.update': 'Atualização da janela em',
  'clip.update.profile': 'dois segmentos, ou metade do buffer',
  'clip.update.segment': 'um segmento',
  'clip.profile.note': 'PCs com Winsock; o artigo não cita a versão',
  'clip.mtu.note': 'o tamanho do pacote, no que diz respeito ao Classical IP',
  'clip.message.note': 'tão grande quanto o pacote',
  'clip.quality.quick': '2 s por ponto, sem contar o primeiro meio segundo, {some} de 51 buffers',
  'clip.quality.full': '60 s por ponto, buffers em passos de 1 kbyte',

  'eies.label': 'Testes anteriores',
  'eies.question': 'O que a LANE e o Classical IP deixam passar entre hosts com buffers grandes?',
  'eies.finding': 'O TCP obtém {clip}\u00A0Mb/s sobre Classical IP, em que a linha está cheia, e {lane} sobre LANE',
  'eies.ahead': 'O Classical IP com pacotes de 9 180 octetos está à frente da LANE com 1 500',
  'eies.ahead.detail': 'diferença de {difference}\u00A0Mb/s',
  'eies.note':
    '134 Mb/s sobre Classical IP é o que os protocolos deixam da linha. Sobre LANE eles deixam mais do que os testes mostraram: com pacotes seis vezes menores, o limite é o que um pacote custa aos hosts.',
  'eies.fit':
    'Uma única velocidade para os dois hosts, com a proporção entre custos suposta para os de Tampere, é ajustada aos dois valores, que eram conhecidos. O valor sobre LANE a define; o valor sobre Classical IP só a limita por baixo: com seis décimos dessa velocidade, os hosts não encheriam mais a linha.',
  'eies.speed': 'Velocidade dos dois hosts',
  'eies.clip': 'Classical IP',
  'eies.lane': 'LANE',
  'eies.variant.clip': 'Classical IP, MTU 9\u2009180',
  'eies.variant.lane': 'LANE, MTU 1\u2009500',
  'eies.x': 'Protocolo',
  'eies.quality.quick': '1,5 s cada, depois da partida lenta',
  'eies.quality.full': '60 s cada',
  'eies.buffer.note': 'grande, diz o texto',

  'lane-atm.label': 'LANE, portas ATM',
  'lane-atm.question': 'Uma LAN emulada transporta tudo o que uma porta ATM pode enviar?',
  'lane-atm.finding': '{least} de {line} células por segundo chegam, qualquer que seja o tamanho dos quadros',
  'lane-atm.full': 'A linha entre os comutadores está cheia com todos os tamanhos',
  'lane-atm.note.switches':
    'Depois que um endereço é conhecido, só há comutadores de células no caminho: o BUS aceita {capacity} células por segundo, e aqui ele recebe apenas os primeiros quadros.',
  'lane-atm.note.no-figure': 'O artigo não tem figura deste teste.',
  'lane-atm.received': 'recebido',
  'lane-atm.x': 'Quadro Ethernet',
  'lane-atm.y': 'Células recebidas',
  'lane-atm.quality.quick': '1 s cada, depois que o endereço é conhecido',
  'lane-atm.quality.full': '10 s cada, depois que o endereço é conhecido',
  octets: '{count} octetos',
  'cells-per-s': '{count} células/s',
  'seconds-of-traffic': '{count} s de tráfego',
  'milliseconds-of-traffic': '{count}\u00A0ms de tráfego',
  'seconds-at-each-load': '{count} s de tráfego em cada carga',

  'lane.capacity': 'BUS, capacidade',
  'lane.queue': 'BUS, fila',
  'lane.queue.note': 'a sinalização também espera nela',
  'both-directions': 'os dois sentidos',
  'one-direction': 'um sentido',

  'fig3.question': 'Quantos quadros por segundo atravessam uma LAN emulada entre duas Ethernets?',
  'fig3.finding': '{count} quadros por segundo, do primeiro ao último segundo',
  'fig3.flat': 'A taxa é plana',
  'fig3.flat.detail': 'entre {low} e {high} quadros/s',
  'fig3.note.line':
    'Um quadro de 72 octetos ocupa 92 octetos da linha, com seu preâmbulo e o intervalo que o segue: {full} por segundo enchem 10 Mb/s. O gerador oferece 99,4 % disso, com requisições e respostas alternadas em um meio half-duplex. O backbone ATM transporta duas células por quadro.',
  'fig3.note.in-step':
    'O artigo contou 27 colisões. Com as duas portas do gerador em um só relógio, com meio intervalo de defasagem, não há nenhuma: nunca duas estações querem o meio ao mesmo tempo.',
  'fig3.note.own-clocks':
    'A outra linha tem duas causas para algumas colisões. Os relógios das portas podem estar 100 ppm adiantados ou atrasados (IEEE 802.3); aqui eles diferem em 100 ppm, de modo que os quadros de uma porta deslizam em relação aos da outra. Além disso, supõe-se que um dispositivo de borda leva 20\u00A0µs de um quadro ao seguinte: sem isso, os dois lados começam sempre de novo no fim de um intervalo, e um quinto da taxa se perde. A taxa se mantém, e há algumas colisões. Quantas, depende de quanto os relógios diferem, o que não se sabe: 3 em um minuto com 5 ppm, 46 com 100.',
  'fig3.own-clocks': 'ambos os sentidos, relógios próprios',
  'fig3.published': 'quadros por segundo',
  'fig3.y': 'Quadros recebidos',

  'fig4.question': 'Quanto um BUS transporta, e por quanto tempo?',
  'fig4.finding.lasts': 'O BUS transporta {cells} células/s e não mais',
  'fig4.finding.down': 'O BUS transporta {cells} células/s por {seconds} s; com meia carga ele resiste',
  'fig4.down': 'Com carga plena o BUS cai',
  'fig4.minute': 'Ele cai depois de cerca de um minuto',
  'fig4.minute.detail': 'depois de {seconds} s; de {least} a {most} s seria cerca de um minuto',
  'fig4.down.not': 'ele não caiu no tempo desta execução',
  'fig4.down.after': 'depois de {seconds} s',
  'fig4.half': 'Com meia carga ele continua',
  'fig4.half.detail': '{cells} células/s em média',
  'fig4.note.queue':
    'As duas linhas juntas pedem {asked} células por segundo, {more}\u00A0% a mais do que o BUS aceita. A fila dele enche, e o que a sinalização envia se perde com o resto: quando quatro POLLs seguidos ficam sem resposta por 7 s, o enlace de sinalização é abandonado e, com ele, todas as VCs do BUS.',
  'fig4.note.when':
    'Em aberto: quando. Depende de onde os quadros de uma porta caem entre os da outra, o que decide de quem são os POLLs que encontram a fila cheia; aqui a defasagem é de meio intervalo. No artigo, isso ocorre depois de cerca de um minuto. Com relógios das duas portas alguns ppm distantes um do outro, encontrou-se o mesmo segundo, ou nenhuma falha em 100 s, sem regularidade: não se conhecem nem a fase nem os relógios do gerador. E no artigo há uma reinicialização manual: aqui os clientes entram de novo alguns segundos depois e voltam a carregar o BUS.',
  'fig4.load': 'carga {percent}\u00A0%',
  'fig4.published': 'células por segundo, no máximo',
  'fig4.y': 'Células vindas do BUS',

  'fig5.question': 'Quanto passa pelo BUS depois que os endereços são conhecidos?',
  'fig5.finding': '{count} quadros passam pelo BUS, depois {later}: os endereços são conhecidos após {ms}\u00A0ms',
  'fig5.finding.none-later':
    '{count} quadros passam pelo BUS, depois nenhum: os endereços são conhecidos após {ms}\u00A0ms',
  'fig5.few': 'Alguns quadros por vez, depois no máximo um',
  'fig5.few.detail': '{later} após {ms}\u00A0ms; antes, {most} quadros com C10 igual a 20, {least} com C10 igual a 1',
  'fig5.note.c10':
    'Cada porta envia à metade da taxa de sua linha, desde o primeiro quadro. Até que LE_ARP tenha o endereço da outra e exista uma VC até ela, os quadros vão para o BUS, não mais que C10 dentro de C11. O artigo não diz como seus comutadores estão configurados: 20 é o máximo que a LANE permite, 1 é o padrão.',
  'fig5.note.counted':
    'Contado em um cliente ao qual ninguém envia nada: o que ele recebe são esses quadros, de duas células cada, e dois LE_ARP_REQUEST e dois LE_FLUSH_REQUEST de três células.',
  'fig5.published': 'quadros por vez',
  'fig5.published.later': 'quadros depois que os endereços são conhecidos',
  'fig5.x': 'Tempo desde o primeiro quadro',
  'fig5.y': 'Células para todos os clientes',

  'fig6.question': 'O tamanho dos pacotes influi em quanto duas Ethernets se enchem com MPOA?',
  'fig6.finding.level':
    'Em um sentido, {low}\u00A0% da linha com todos os tamanhos de pacote; com dois sentidos há colisões, e eles obtêm de {least} a {most}',
  'fig6.finding.by-size': 'Entre {low} e {high}\u00A0% da linha, conforme o tamanho dos pacotes',
  'fig6.as-full': 'A linha fica igualmente cheia com todos os tamanhos',
  'fig6.note.counted':
    'Conta-se o que chega, com preâmbulos e os intervalos entre quadros. 64 kbytes são um datagrama de 65 507 octetos em 45 fragmentos: a MTU 1 500 vale em todo o caminho.',
  'fig6.note.offered':
    'O valor do artigo é a carga que o gerador ofereceu; ele não diz se em um sentido ou nos dois. Datagramas dos dois sentidos que não esperam uns pelos outros colidem nas linhas half-duplex. O artigo contou 1 100 colisões, que não são comparadas.',
  'fig6.both': 'os dois sentidos, sem alternância',
  'fig6.64-kbyte': '64 kbytes',
  'fig6.variant': '{size}, {direction}',
  'fig6.x': 'Tamanho do pacote',
  'fig6.y': 'Utilização da Ethernet',
  'fig6.server': 'Servidor de rotas, capacidade',
  'fig6.server.note': 'roteamento, LES e BUS de todas as sub-redes em um só processador',
  'fig6.quality': '{count} s cada, depois que os atalhos existem',

  'fig7.question': 'O que o lado ATM transporta de uma Ethernet com carga plena?',
  'fig7.finding': '{cells} células por segundo, {rate}\u00A0Mb/s de ATM para 10 de Ethernet',
  'fig7.note.packets':
    'Os quadros são os das figuras 3 e 4, 72 octetos a 99,4\u00A0% da linha: 13\u2009505 por segundo. Isso é uma entrada, escolhida depois que o valor do artigo era conhecido: são 13\u2009500 quadros de duas células. A previsão às cegas era 26\u2009008, com pacotes de 1\u2009500 octetos, que o artigo não cita aqui. Ao modelo resta mostrar que um pacote de 54 octetos com seu cabeçalho LLC/SNAP também ocupa duas células no atalho, e que nenhum se perde.',
  'fig7.note.server':
    'Vinte pacotes por segundo vão antes da carga, para que o atalho exista. Sem eles, o servidor de rotas recebe todos os quadros até que ele exista: mais que o dobro do que aceita, e as requisições de atalho se perdem com o resto. O servidor do artigo precisou ser reiniciado depois de algum tempo; aqui ele recebe apenas os primeiros pacotes.',
  'fig7.between': 'entre os comutadores',
  'fig7.published.cells': 'células por segundo',
  'fig7.y': 'Células no tronco',

  'fig1.question': 'O que havia entre as duas Ethernets do teste de LANE?',
  'fig1.finding': 'Dois comutadores de borda, um backbone ATM entre eles; um dos três executa o BUS',
  'fig1.note':
    'As portas Ethernet dos dois Centillion 100 são desenhadas como dispositivos próprios, como o laboratório as tem: um dispositivo de borda e seu comutador.',
  'fig2.question': 'O que havia entre as duas Ethernets do teste de MPOA?',
  'fig2.finding':
    'Dois comutadores, um servidor de rotas em um lado, um dispositivo de borda com um cliente MPOA em cada ponta',
  'fig2.note': 'O artigo diz mais de duas sub-redes IP; o laboratório tem três.',
} as const;
