/** Words of the area devices. */
export default {
  'device.bridges-ethernet-ports-to-emulated':
    'Faz a ponte entre portas Ethernet e LANs emuladas: os hosts atrás dele não precisam saber nada de ATM.',
  'device.sends-cells-of-a-given':
    'Envia células segundo um padrão dado, sem esperar por nada, e conta as células que chegam a ele.',
  'device.a-station-with-an-atm': 'Uma estação com uma placa ATM: envia e recebe por TCP, UDP ou ping.',
  'device.repeats-every-frame-to-all':
    'Repete cada quadro em todas as outras portas: um só segmento, que as estações compartilham e no qual colidem.',
  'device.forwards-ip-packets-between-subnets':
    'Encaminha pacotes IP entre sub-redes; com um servidor MPOA, também distribui atalhos que o contornam.',
  'device.runs-the-servers-of-emulated':
    'Executa os servidores de LANs emuladas (LECS, LES e BUS) ou de Classical IP (ATMARP), em uma só CPU.',
  'device.moves-cells-from-port-to':
    'Leva células de porta a porta segundo sua tabela VPI/VCI, por um buffer em cada saída.',
  'tools.host': 'Host',
  'tools.atm-switch': 'Comutador ATM',
  'tools.traffic-generator': 'Gerador de tráfego',
  'tools.router': 'Roteador',
  'tools.edge-device': 'Dispositivo de borda',
  'tools.server': 'Servidor',
  'tools.ethernet-hub': 'Hub Ethernet',
  'network-drawing.network-scenario': 'Rede: {scenario}',
  'network-section.sheet': 'Folha',
  'network-section.cables': 'Cabos',
  'network-section.ip': 'IP',
  'network-section.one-router': 'Um só roteador',
  'network-section.as-it-is-drawn-in': 'Como está desenhada no laboratório.',
  'network-section.as-it-is-cabled-switches': 'Como está cabeada: comutadores no meio.',
  'network-section.as-ip-sees-it-routers': 'Como o IP a vê: roteadores no meio, comutadores invisíveis.',
  'network-section.as-mpoa-sees-it-one':
    'Como o MPOA a vê: um só roteador, que calcula rotas no meio e encaminha nas bordas.',
  'network-section.network': 'Rede',
  'network-section.view-of-the-network': 'Visão da rede',
  'network-section.all-devices-and-links': 'Todos os dispositivos e enlaces',
  'network-view.drawing': 'desenho',
  'network-view.smaller': 'Menor',
  'network-view.larger': 'Maior',
  'network-view.show-all-of-it': 'Mostrar a rede inteira',
  'describe.path-one-tcp-stream-messages':
    '{path}: um fluxo TCP, mensagens de {messageOctets} octetos, buffers de socket de {sendBuffer}',
  'describe.from-to-to-udp-message-octets': '{from} a {to}: UDP, {messageOctets} octetos a cada {intervalPs}',
  'describe.from-to-to-tcp-requests':
    '{from} a {to}: pedidos TCP de {requestOctets} octetos, respostas de {responseOctets}, um de cada vez',
  'describe.from-to-to-ping-of': '{from} a {to}: ping de {payloadOctets} octetos',
  'describe.from-cells-on-vpi-vci':
    '{from}: células em {vpi}/{vci}, {kind, select, saturated {tão rápido quanto a linha aceita} periodic {a intervalos regulares} poisson {em pacotes ao acaso} other {em rajadas}}',
  'device.with-mpoa-client': 'com cliente MPOA',
  'device.with-mpoa-server': 'com servidor MPOA',
  'device.ports': '{count, plural, one {# porta} other {# portas}}',
  'describe.node-id': 'nó {id}',
  'describe.inside-from': 'dentro de {from}',
  'describe.from-to-to': '{from} a {to}',
  'describe.devices':
    '{kind, select, switch {{count, plural, one {# comutador} other {# comutadores}}} host {{count, plural, one {# host} other {# hosts}}} generator {{count, plural, one {# gerador} other {# geradores}}} edge {{count, plural, one {# dispositivo de borda} other {# dispositivos de borda}}} router {{count, plural, one {# roteador} other {# roteadores}}} server {{count, plural, one {# servidor} other {# servidores}}} other {{count, plural, one {# hub} other {# hubs}}}}',
  'describe.links': '{count, plural, one {# enlace} other {# enlaces}}',
  'describe.host': 'host, {ip}, MTU {mtu}, velocidade {speed}, TCP como {profile}',
  'describe.host-without-address': 'host, sem endereço IP, velocidade {speed}, TCP como {profile}',
  'describe.switch':
    'comutador ATM, {ports, plural, one {# porta} other {# portas}}, {rows, plural, one {# linha na tabela de conexões} other {# linhas na tabela de conexões}}',
  'describe.generator': 'gerador de tráfego',
  'describe.edge': 'dispositivo de borda, {ports, plural, one {# porta} other {# portas}}',
  'describe.router': 'roteador, {addresses}',
  'describe.router-without-address': 'roteador, sem endereço IP',
  'describe.server': 'servidor de {services}',
  'describe.server-of-nothing': 'servidor ainda sem serviços',
  'describe.hub': 'hub Ethernet, {ports, plural, one {# porta} other {# portas}}',
  'describe.port': 'porta {port} até {peer}, {phy}, a {delay} de distância',
  'describe.port-missing': 'porta {port} até {peer}, porta inexistente, a {delay} de distância',
  'describe.frames-by-load': '{from} a {to}: quadros Ethernet de {octets} octetos a {load} % da linha',
  'describe.frames-by-interval': '{from} a {to}: quadros Ethernet de {octets} octetos a cada {interval}',
  'describe.alike': '{stream}; o mesmo de outros {count}, até {last}',
  'describe.file': '{from} a {to}: um arquivo de {octets} octetos por TCP',
  'describe.relayed-file': '{from} a {to}: um arquivo de {octets} octetos por TCP, que o retransmite a {receivers}',
} as const;
