/** Words of the area glossary. */
export default {
  'glossary.aal5': 'AAL5',
  'glossary.atm-adaptation-layer-5': 'ATM Adaptation Layer 5, camada de adaptação ATM 5',
  'glossary.cuts-a-packet-into-cells':
    'Divide um pacote em células. Completa o pacote até um múltiplo de 48 octetos; os últimos 8 contêm o comprimento e o CRC-32.',
  'glossary.abr': 'ABR',
  'glossary.available-bit-rate': 'Available Bit Rate, taxa de bits disponível',
  'glossary.takes-the-bandwidth-that-others':
    'Ocupa a largura de banda que os outros deixam: a fonte envia células RM junto com os dados, os comutadores escrevem nelas a que taxa ela pode enviar, e ela obedece.',
  'glossary.aesa': 'AESA',
  'glossary.atm-end-system-address': 'ATM End System Address, endereço de sistema final ATM',
  'glossary.the-20-octet-address-of':
    'O endereço de 20 octetos de tudo o que pode ser chamado em ATM: 13 octetos do comutador (prefixo), 6 da estação (ESI), 1 para o que está dentro dela (SEL).',
  'glossary.atm': 'ATM',
  'glossary.asynchronous-transfer-mode': 'Asynchronous Transfer Mode, modo de transferência assíncrono',
  'glossary.a-network-that-carries-everything':
    'Uma rede que transporta tudo em células de 53 octetos, 48 deles de carga útil, por conexões estabelecidas antes.',
  'glossary.atm25': 'ATM25',
  'glossary.25-6-mb-s-atm': 'ATM a 25,6 Mb/s sobre pares de cobre',
  'glossary.the-line-of-the-curitiba':
    'A linha das estações de Curitiba. A sua camada física envia um octeto de comando antes de cada célula, de modo que 54 octetos por célula passam pelo fio.',
  'glossary.atmarp': 'ATMARP',
  'glossary.rfc-2225': 'RFC 2225',
  'glossary.how-a-station-of-classical':
    'Como uma estação de Classical IP descobre o endereço ATM por trás de um endereço IP: ela pergunta ao servidor ATMARP da sua sub-rede, no qual toda estação se registra.',
  'glossary.bus': 'BUS',
  'glossary.broadcast-and-unknown-server': 'Broadcast and Unknown Server, servidor de difusão e de desconhecidos',
  'glossary.sends-on-to-every-client':
    'Repassa a todos os clientes de uma LAN emulada o que é para todos eles, ou para uma estação que o emissor ainda não encontrou.',
  'glossary.cac': 'CAC',
  'glossary.connection-admission-control': 'Connection Admission Control, controle de admissão de conexões',
  'glossary.a-switchs-decision-whether-it':
    'A decisão de um comutador sobre se tem largura de banda para mais uma chamada. Se não tem, a chamada é recusada ou tentada por outro caminho.',
  'glossary.cbr': 'CBR',
  'glossary.constant-bit-rate': 'Constant Bit Rate, taxa de bits constante',
  'glossary.a-fixed-rate-reserved-for':
    'Uma taxa fixa, reservada para a conexão. As suas células passam à frente de todas as outras.',
  'glossary.cell': 'célula',
  'glossary.the-unit-that-atm-switches':
    'A unidade que o ATM comuta: 5 octetos de cabeçalho, 48 de carga útil. Em OC-3c, uma célula leva 2,83 µs.',
  'glossary.classical-ip': 'Classical IP',
  'glossary.rfc-2225-clip': 'RFC 2225, CLIP',
  'glossary.ip-straight-over-atm-connections':
    'IP diretamente sobre conexões ATM: cada próximo salto tem a sua conexão, e os pacotes levam um cabeçalho LLC/SNAP.',
  'glossary.clp': 'CLP',
  'glossary.cell-loss-priority': 'Cell Loss Priority, prioridade de perda de célula',
  'glossary.a-bit-in-the-cell':
    'Um bit no cabeçalho da célula. Onde os buffers estão quase cheios, as células com este bit em 1 são descartadas primeiro.',
  'glossary.host-cpu': 'CPU do host',
  'glossary.each-station-has-one-processor':
    'Cada estação tem um processador. Chamadas de sistema, pacotes, cópias, somas de verificação e tiques do relógio ocupam o tempo dele, as interrupções primeiro.',
  'glossary.crankback': 'crankback',
  'glossary.a-switch-that-cannot-take':
    'Um comutador que não pode levar uma chamada adiante a devolve ao lugar onde a rota foi calculada, que tenta outro caminho em volta do ponto bloqueado.',
  'glossary.delayed-ack': 'ACK atrasado',
  'glossary.a-receiver-holds-an-acknowledgement':
    'Um receptor retém uma confirmação (ACK), por até 200 ms, na esperança de enviá-la junto com dados ou para dois segmentos de uma vez.',
  'glossary.digest': 'resumo (digest)',
  'glossary.sixteen-hexadecimal-digits-made-from':
    'Dezesseis dígitos hexadecimais calculados a partir de tudo o que foi medido, inclusive o tempo de cada célula. Resumos iguais significam execuções iguais, até o picossegundo.',
  'glossary.dtl': 'DTL',
  'glossary.designated-transit-list': 'Designated Transit List, lista de trânsito designada',
  'glossary.the-switches-and-ports-that':
    'Os comutadores e as portas por onde uma chamada deve passar, escolhidos pelo seu primeiro comutador e levados na mensagem SETUP.',
  'glossary.elan': 'ELAN',
  'glossary.emulated-lan': 'LAN emulada',
  'glossary.stations-on-atm-that-see':
    'Estações em ATM que veem umas às outras como se estivessem em uma mesma Ethernet.',
  'glossary.epd': 'EPD',
  'glossary.early-packet-discard': 'Early Packet Discard, descarte antecipado de pacotes',
  'glossary.above-a-threshold-a-switch':
    'Acima de um limiar, um comutador descarta pacotes novos inteiros, em vez de células isoladas de muitos pacotes.',
  'glossary.esi': 'ESI',
  'glossary.end-system-identifier': 'End System Identifier, identificador de sistema final',
  'glossary.the-6-octets-of-an':
    'Os 6 octetos de um endereço ATM que identificam a estação, escritos como um endereço MAC. O comutador à frente dela fornece o resto.',
  'glossary.gcra': 'GCRA',
  'glossary.generic-cell-rate-algorithm': 'Generic Cell Rate Algorithm, algoritmo genérico de taxa de células',
  'glossary.decides-of-each-cell-whether':
    'Decide, para cada célula, se ela respeita o contrato: ela o respeita, a menos que chegue mais cedo do que a taxa e uma tolerância permitem.',
  'glossary.goodput': 'goodput',
  'glossary.application-octets-per-second-without':
    'A vazão útil: octetos de aplicação por segundo, sem nenhum cabeçalho, como o netperf os conta no emissor.',
  'glossary.ilmi': 'ILMI',
  'glossary.integrated-local-management-interface':
    'Integrated Local Management Interface, interface integrada de gerência local',
  'glossary.how-a-station-that-is':
    'Como uma estação recém-ligada aprende com o seu comutador a parte inicial do seu endereço ATM e registra nele o endereço inteiro. Usa o VCI 16.',
  'glossary.lane': 'LANE',
  'glossary.lan-emulation': 'LAN Emulation, emulação de LAN',
  'glossary.makes-an-atm-network-look':
    'Faz uma rede ATM parecer uma Ethernet: servidores encontram as estações e transportam as difusões, e para o resto as estações chamam umas às outras.',
  'glossary.lec': 'LEC',
  'glossary.lan-emulation-client': 'LAN Emulation Client, cliente de emulação de LAN',
  'glossary.the-part-of-a-station':
    'A parte de uma estação, ponte ou roteador que participa de uma LAN emulada: transforma endereços MAC em chamadas ATM.',
  'glossary.lecs': 'LECS',
  'glossary.lan-emulation-configuration-server':
    'LAN Emulation Configuration Server, servidor de configuração da emulação de LAN',
  'glossary.tells-a-client-that-comes':
    'Informa a um cliente que acaba de ser ligado a que LAN emulada ele pertence e o endereço do servidor dela.',
  'glossary.les': 'LES',
  'glossary.lan-emulation-server': 'LAN Emulation Server, servidor de emulação de LAN',
  'glossary.lets-clients-into-its-emulated':
    'Admite clientes na sua LAN emulada e informa a eles o endereço ATM por trás de um endereço MAC.',
  'glossary.lis': 'LIS',
  'glossary.logical-ip-subnet': 'Logical IP Subnet, sub-rede IP lógica',
  'glossary.stations-of-classical-ip-with':
    'Estações de Classical IP com um mesmo prefixo IP e um mesmo servidor ATMARP. Entre duas LISs os pacotes passam por um roteador, mesmo em uma só rede ATM.',
  'glossary.llc-snap': 'LLC/SNAP',
  'glossary.eight-octets-before-an-ip': 'Oito octetos antes de um pacote IP que dizem qual protocolo vem a seguir.',
  'glossary.loopback': 'loopback',
  'glossary.traffic-of-a-station-with':
    'Tráfego de uma estação consigo mesma: todo o trabalho dos protocolos e nada da rede.',
  'glossary.low-water-mark': 'limiar inferior (low-water mark)',
  'glossary.a-writer-that-sleeps-on':
    'Um processo que dorme porque o buffer de envio está cheio só é acordado quando este número de octetos está livre. Até lá, não entrega nada.',
  'glossary.mpc': 'MPC',
  'glossary.mpoa-client': 'MPOA Client, cliente MPOA',
  'glossary.watches-what-a-station-or':
    'Observa o que uma estação ou ponte envia a roteadores. Onde muitos pacotes vão para um mesmo destino, pede um atalho e os envia sem passar pelos roteadores.',
  'glossary.mpoa': 'MPOA',
  'glossary.multi-protocol-over-atm': 'Multi-Protocol over ATM, multiprotocolo sobre ATM',
  'glossary.lan-emulation-with-shortcuts-streams':
    'Emulação de LAN com atalhos: os fluxos entre sub-redes deixam o caminho dos roteadores e vão diretamente por ATM.',
  'glossary.mps': 'MPS',
  'glossary.mpoa-server': 'MPOA Server, servidor MPOA',
  'glossary.the-part-of-a-router':
    'A parte de um roteador que encontra, para os seus clientes, a extremidade remota de um atalho, e que o retira quando as rotas mudam.',
  'glossary.mss': 'MSS',
  'glossary.maximum-segment-size': 'Maximum Segment Size, tamanho máximo de segmento',
  'glossary.the-most-data-one-tcp':
    'O máximo de dados que um segmento TCP transporta: o MTU menos 40 octetos de cabeçalhos.',
  'glossary.mtu': 'MTU',
  'glossary.maximum-transmission-unit': 'Maximum Transmission Unit, unidade máxima de transmissão',
  'glossary.the-largest-ip-packet-an':
    'O maior pacote IP que uma interface envia. 9180 é o padrão em ATM; 1500 vem da Ethernet.',
  'glossary.nagle': 'Nagle',
  'glossary.rfc-896': 'RFC 896',
  'glossary.while-data-is-unacknowledged-tcp':
    'Enquanto há dados não confirmados, o TCP não envia segmentos pequenos: espera até encher um.',
  'glossary.nhrp': 'NHRP',
  'glossary.next-hop-resolution-protocol-rfc':
    'Next Hop Resolution Protocol, protocolo de resolução do próximo salto, RFC 2332',
  'glossary.asks-router-by-router-along':
    'Pergunta, de roteador em roteador ao longo do caminho de um pacote, qual endereço ATM está mais perto do destino.',
  'glossary.nhs': 'NHS',
  'glossary.next-hop-server': 'Next Hop Server, servidor do próximo salto',
  'glossary.answers-nhrp-questions-for-the':
    'Responde às consultas NHRP sobre as estações que conhece e repassa as demais em direção ao destino.',
  'glossary.oc-3c': 'OC-3c',
  'glossary.optical-line-at-155-52':
    'Linha óptica a 155,52 Mb/s, dos quais 149,76 Mb/s transportam células. STM-1 tem a mesma taxa.',
  'glossary.pdu': 'PDU',
  'glossary.protocol-data-unit': 'Protocol Data Unit, unidade de dados de protocolo',
  'glossary.what-a-layer-sends-as':
    'O que uma camada envia como uma só peça. Aqui, quase sempre um quadro AAL5: um pacote com preenchimento e trailer, que as células transportam.',
  'glossary.pnni': 'PNNI',
  'glossary.private-network-network-interface': 'Private Network-Network Interface, interface privada rede-rede',
  'glossary.how-switches-find-paths-for':
    'Como os comutadores encontram caminhos para as chamadas: anunciam uns aos outros o que os seus enlaces têm a oferecer, e o primeiro comutador calcula a rota inteira.',
  'glossary.ppd': 'PPD',
  'glossary.partial-packet-discard': 'Partial Packet Discard, descarte parcial de pacotes',
  'glossary.once-a-switch-has-dropped':
    'Depois de descartar uma célula, um comutador descarta o resto do mesmo pacote, que já não serviria a ninguém.',
  'glossary.stack-profile': 'perfil de pilha',
  'glossary.how-an-operating-system-of':
    'Como um sistema operacional da época executava o TCP e os seus sockets: um conjunto, com nome, de opções documentadas, cada uma das quais pode ser alterada.',
  'glossary.pvc': 'PVC',
  'glossary.permanent-virtual-connection': 'Permanent Virtual Connection, conexão virtual permanente',
  'glossary.a-connection-that-was-configured':
    'Uma conexão configurada à mão em cada comutador ao longo do seu caminho.',
  'glossary.the-messages-that-set-up':
    'As mensagens que estabelecem e liberam uma chamada entre uma estação e o seu comutador: SETUP, CALL PROCEEDING, CONNECT, RELEASE. Usam o VCI 5.',
  'glossary.seed': 'semente',
  'glossary.the-number-that-start-offsets':
    'O número com que se sorteiam os instantes iniciais e as fases dos temporizadores. Mesmo cenário e mesma semente, mesmo resultado.',
  'glossary.sel': 'SEL',
  'glossary.selector': 'Selector, seletor',
  'glossary.the-last-octet-of-an':
    'O último octeto de um endereço ATM. Distingue vários usuários em uma mesma estação; os comutadores não o consultam.',
  'glossary.socket-buffer': 'buffer de socket',
  'glossary.room-for-data-that-was':
    'Espaço para dados entregues mas ainda não confirmados (emissor), ou recebidos mas ainda não lidos (receptor). Limita a janela do TCP.',
  'glossary.sscop': 'SSCOP',
  'glossary.service-specific-connection-oriented-protocol': 'Service Specific Connection Oriented Protocol, Q.2110',
  'glossary.the-link-below-signalling-repeats':
    'A camada de enlace abaixo da sinalização: repete o que se perdeu e percebe em segundos quando a outra extremidade sumiu.',
  'glossary.svc': 'SVC',
  'glossary.switched-virtual-connection': 'Switched Virtual Connection, conexão virtual comutada',
  'glossary.a-connection-that-was-set':
    'Uma conexão estabelecida por uma chamada quando foi necessária, e liberada quando não é mais.',
  'glossary.silly-window-avoidance': 'prevenção da janela boba (silly window)',
  'glossary.rfc-1122': 'RFC 1122',
  'glossary.neither-end-lets-the-window':
    'Nenhuma das extremidades deixa a janela avançar em passos minúsculos, que encheriam a linha de cabeçalhos.',
  'glossary.ubr': 'UBR',
  'glossary.unspecified-bit-rate': 'Unspecified Bit Rate, taxa de bits não especificada',
  'glossary.best-effort-no-rate-is':
    'Melhor esforço: nenhuma taxa é prometida; as células esperam no comutador enquanto houver espaço.',
  'glossary.vbr': 'VBR',
  'glossary.variable-bit-rate': 'Variable Bit Rate, taxa de bits variável',
  'glossary.a-peak-rate-a-mean':
    'Uma taxa de pico, uma taxa média e a duração das rajadas são combinadas. rt-VBR é para o que precisa chegar a tempo; nrt-VBR, para o que pode esperar.',
  'glossary.vpi-vci': 'VPI/VCI',
  'glossary.virtual-path-and-channel-identifier':
    'Virtual Path and Channel Identifier, identificador de caminho e de canal virtual',
  'glossary.the-number-in-a-cell':
    'O número no cabeçalho de uma célula que diz a que conexão ela pertence. É outro em cada enlace.',
} as const;
