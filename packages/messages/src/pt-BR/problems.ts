/** What keeps a scenario from running, what its author will want to know, and what would fix it. */
export default {
  'flow.no-pvc':
    '{traffic, select, stream {O fluxo TCP de {from} para {to} não pode ser executado} datagrams {O fluxo UDP de {from} para {to} não pode ser executado} requests {A troca de requisições e respostas TCP de {from} para {to} não pode ser executada} ping {O ping de {from} para {to} não pode ser executado} other {A retransmissão de {from} para {to} não pode ser executada}}: eles não têm um VC permanente entre si.',
  'flow.no-path':
    '{traffic, select, stream {O fluxo TCP de {from} para {to} não pode ser executado} datagrams {O fluxo UDP de {from} para {to} não pode ser executado} requests {A troca de requisições e respostas TCP de {from} para {to} não pode ser executada} ping {O ping de {from} para {to} não pode ser executado} other {A retransmissão de {from} para {to} não pode ser executada}}: nenhum caminho de enlaces e comutadores leva até lá.',
  'flow.lay-pvc': 'Criar um VC permanente',
  'flow.remove': 'Remover o fluxo {flow}',
  'cells.no-link':
    'As células do fluxo {flow} vindas de {device} terminam na porta {port} de {at}, que não está em nenhum enlace; remova o fluxo e adicione-o de novo para outro gerador.',
  'cells.circle':
    'As células do fluxo {flow} vindas de {device} terminam em um círculo por {at}; remova o fluxo e adicione-o de novo para outro gerador.',
  'cells.no-row':
    'As células do fluxo {flow} vindas de {device} terminam em {at}, que não tem linha para a porta {port}, VPI/VCI {vpi}/{vci}; remova o fluxo e adicione-o de novo para outro gerador.',
  'cells.not-counted':
    'As células do fluxo {flow} vindas de {device} chegam a {at}, que não as conta; remova o fluxo e adicione-o de novo para outro gerador.',
  'pvc.no-host': 'O VC {vpi}/{vci} de {device} é para {peer}, e nenhum host tem esse endereço.',
  'pvc.no-link':
    'O VC {vpi}/{vci} de {device} é para {peer}, mas termina na porta {port} de {at}, que não está em nenhum enlace.',
  'pvc.circle': 'O VC {vpi}/{vci} de {device} é para {peer}, mas termina em um círculo por {at}.',
  'pvc.no-row':
    'O VC {vpi}/{vci} de {device} é para {peer}, mas termina em {at}, que não tem linha para a porta {port}, VPI/VCI {atVpi}/{atVci}.',
  'pvc.elsewhere': 'O VC {vpi}/{vci} de {device} é para {peer}, mas leva a {at}.',
  'pvc.unexpected': 'O VC {vpi}/{vci} de {device} é para {peer}, mas {at} não espera nada no VPI/VCI {atVpi}/{atVci}.',
  'pvc.awaited':
    '{sentence} {count, plural, one {O fluxo {flows} espera por ele.} other {Os fluxos {flows} esperam por ele.}}',
  'pvc.lay-again': 'Recriar o VC',
  'pvc.remove': 'Remover o VC',

  idle: 'Nada vai acontecer: não há tráfego. Adicione um fluxo entre dois hosts, ou células entre dois geradores.',
  'idle.send-stream': 'Enviar um fluxo TCP de {from} para {to}',
  'idle.send-cells': 'Enviar células de {from} para {to}',
  unlinked:
    '{device} não está em nenhum enlace: {kind, select, host {o host} switch {o comutador} generator {o gerador} edge {o dispositivo de borda} router {o roteador} server {o servidor} other {o hub}} não pode enviar nem receber.',
  'unlinked.connect': 'Conectar a {device}',
  'unused.switch':
    'Nenhum circuito passa por {device}, e por isso ele não encaminha células. Adicione tráfego entre dispositivos dos dois lados dele, ou remova-o.',
  'unused.generator': '{device} está ocioso: nenhum fluxo de células ou quadros começa ou termina ali.',
  'unused.send-cells': 'Enviar células a {device}',
  overlap: '{device} está sobre {other}, e um esconde o outro.',
  'overlap.move': 'Mover {device} para o lado',

  'elan.no-les': 'Nenhum dispositivo executa o LES e o BUS de {elan}, e por isso os seus clientes não podem entrar.',
  'elan.run-les': 'Executar o LES e o BUS em {device}',
  'elan.no-lecs':
    'Nenhum dispositivo executa um LECS, e por isso os clientes de {elan} não podem perguntar onde está o LES.',
  'elan.run-lecs': 'Executar um LECS em {device}',
  'elan.services': 'Serviços',
  'signalling.missing': 'Os servidores em {device} são alcançados por sinalização, que {neighbour} não tem.',
  'signalling.give': 'Ativar sinalização em {device}',
  'signalling.field': 'Sinalização',

  'call.cost': 'Fazer uma chamada em {device} levar 10 µs',
  'call.cost-field': 'Custo de uma chamada',
  'address.give': 'Dar a {device} um endereço livre',

  'late.change': 'Planejado para {at}, mas a execução termina em {end}: {change}.',
  'late.take-back': 'Retirar do plano',
  'late.flow': 'O fluxo {flow} começa em {at}, mas a execução termina em {end}.',
  'late.start-at-0': 'Começar em 0',
  'late.start-field': 'Início',
} as const;
