/** Causes of flows that wait, for a packet or for a shortcut: each a sentence, most with a button that repairs it. */
export default {
  title: 'O que não chegou como desenhado, e por quê',
  find: 'Encontrar a causa',
  finding: 'Procurando …',
  none: 'Nada que o laboratório conheça o retém; “O que aconteceu” nas suas extremidades diz mais.',
  show: 'Mostrar o lugar',
  'of-flow': '{flow}:',
  'of-flow.stopped': '{flow}, nada mais depois de {time}:',
  'of-flow.no-shortcut': '{flow}, por roteadores e não por um atalho:',

  'live.silent': '{flows}: nada chegou. {cause}',
  'live.stopped': '{flows}: nada mais chegou desde {time}. {cause}',
  'live.no-shortcut': '{flows}: os pacotes passam por roteadores e não por um atalho. {cause}',

  'cut-link': 'Nada vai de {from} a {to}: o enlace entre {a} e {b} está cortado.',
  mended: 'Reparado o enlace entre {a} e {b}',
  'fix.mend': 'Reparar o enlace entre {a} e {b}',
  'no-path': 'Nada vai de {from} a {to}: nenhum caminho de enlaces leva até lá.',
  'no-path.calls':
    '{from} não pode chamar {to}: o único caminho entre eles passa por {device}, que não repassa chamadas.',
  'fix.link': 'Ligar {a} a {b}',
  'long-link':
    'Nada vai de {from} a {to} a tempo: um sinal leva {delay} pelo enlace entre {a} e {b}, e os temporizadores terminam antes.',
  delay: 'atraso',
  length: 'comprimento',
  'fix.shorten': 'Tornar o enlace entre {a} e {b} tão curto quanto um de 1 km',
  'process-down': 'O processo {process} em {device} foi morto e não foi iniciado de novo.',
  started: 'Iniciado de novo o processo {process} em {device}',
  'fix.start': 'Iniciar de novo o processo {process} em {device}',
  'missing-row':
    'O VC de {from} para {to} termina em {device}: a sua tabela não tem linha para VPI {vpi}, VCI {vci} na porta {port}.',
  'missing-row.other-vpi':
    'O VC de {from} para {to} termina em {device}: a sua tabela não tem linha para VPI {vpi}, VCI {vci} na porta {port}, só uma para VPI {otherVpi}.',
  'wrong-channel':
    'O VC de {from} para {to} chega a {device} com VPI {vpi}, VCI {vci}, e nada ali o espera neste canal.',
  'wrong-channel.awaited':
    'O VC de {from} para {to} chega a {device} com VPI {vpi}, VCI {vci}, mas {device} o espera com VPI {otherVpi}, VCI {otherVci}.',
  'fix.lay': 'Recriar o VC entre {from} e {to}',
  policed:
    '{device} policia o que vai de {from} para {to} na porta {port} e descartou {cells, plural, one {# célula} other {todas as # células}}: chegou mais do que o contrato permite.',
  policer: 'policiador',
  'fix.policer': 'Retirar o policiador de {device}',
  'no-signalling':
    '{device} não está em {elan}: um comutador entre ele e os servidores desta LAN emulada não sinaliza, e por isso ele não pode chamar ninguém.',
  'fix.signalling': 'Ativar a sinalização no caminho',
  'no-les':
    '{device} não está em {elan}: ninguém executa o LES e o BUS desta LAN emulada.{reported, select, yes { {request} foi recusado: {status}.} other {}}',
  'no-lecs': '{device} não está em {elan}: não há um LECS que possa lhe dizer onde está o LES.',
  'fix.serve': 'Executar o que falta a {elan} no comutador mais próximo',
  'wrong-elan-name':
    '{device} não está em {elan}: o seu cliente pede “{asked}”, e o LECS {count, plural, =0 {não conhece nenhuma LAN emulada} other {só conhece {names}}}.{reported, select, yes { {request} foi recusado: {status}.} other {}}',
  'wrong-elan-name.elsewhere':
    '{device} está em “{asked}” e não em {elan}: o seu cliente pede esse nome. O LECS conhece {names}.',
  named: '“{name}”',
  'elan-name': 'nome de ELAN pedido',
  'fix.elan-name': 'Fazer {device} pedir {elan}',
  'list-full':
    '{device} não está em {elan}: o LES dela não aceita mais clientes.{reported, select, yes { {request} foi recusado: {status}.} other {}}',
  'most-clients': 'máximo de clientes',
  'fix.most-clients': 'Fazer o LES de {elan} aceitar mais clientes',
  'frame-size':
    '{device} não está em {elan}: o seu cliente pede um tamanho de quadro ou uma versão de LANE diferente da que esta LAN emulada tem.{reported, select, yes { {request} foi recusado: {status}.} other {}}',
  client: 'cliente',
  'fix.frame-size': 'Fazer {device} funcionar como {elan}',
  'duplicate-atm-address':
    '{device} não está em {elan}: outro cliente já tem o seu endereço ATM ou MAC.{reported, select, yes { {request} foi recusado: {status}.} other {}}',
  mac: 'Endereço MAC',
  'fix.mac': 'Dar a {device} um endereço MAC próprio',
  'duplicate-mac':
    '{device} e {other} estão em uma mesma LAN com o mesmo endereço MAC {mac}: o que é para um deles vai para o outro.',
  'duplicate-atm-address.refused':
    '{device} não tem endereço ATM: o seu comutador recusou {address}, que outro dispositivo dali já tem.',
  'duplicate-atm-address.prefix':
    '{one} e {device} têm o mesmo prefixo de endereço ATM, e por isso chamadas para um deles terminam no outro.',
  prefix: 'prefixo',
  'fix.prefix': 'Dar a {device} um prefixo próprio',
  esi: 'identificador de sistema final',
  'fix.esi': 'Dar a {device} um identificador de sistema final próprio',
  'one-subnet-two-lans': '{from} procura {ip} na sua própria LAN, como a sub-rede manda, mas {to} está em outra LAN.',
  'fix.join': 'Pôr {device} na LAN de {other}',
  'two-subnets-one-lan':
    '{from} e {to} estão em uma mesma LAN, mas em duas sub-redes, e nenhum roteador leva de uma à outra.',
  'fix.subnet': 'Dar a {device} um endereço na sub-rede de {other}',
  'no-gateway': '{device} não conhece roteador a que enviar os pacotes para {to}: não há nenhum na sua sub-rede.',
  'wrong-gateway': '{device} envia os pacotes para {to} ao roteador {gateway}, endereço que ninguém tem.',
  gateway: 'roteador padrão',
  'fix.gateway': 'Fazer {device} usar o roteador da sua sub-rede',
  'fix.router': 'Pôr um roteador entre eles',
  'no-route': '{device} tem pacotes para {to}, mas nenhuma rota para {subnet}.',
  'no-atmarp': '{device} não encontra os seus vizinhos: ninguém responde às requisições ATMARP de {subnet}.',
  'no-atmarp.several':
    '{device} e {to} perguntam a dois servidores ATMARP, que não conhecem os clientes um do outro: nenhum deles atende toda a {subnet}.',
  'fix.atmarp': 'Executar um servidor ATMARP para {subnet} no comutador mais próximo',
  'no-signalling.classical': '{device} não pode chamar ninguém: {switch}, no seu caminho, não sinaliza.',
  'mtu-black-hole':
    'Os pacotes de {from} para {to} chegam a {mtu, number} octetos, e {device} os descarta: um quadro Ethernet transporta {most, number}, e uma ponte não fragmenta nada.',
  'fix.mtu': 'Fazer {from} e a sua LAN enviarem no máximo {most, number} octetos',
  overloaded:
    '{device} não dá conta: o que chega a ele espera em uma só fila, que ficou cheia por tanto tempo que a sua sinalização caiu.',
  'overloaded.late':
    '{device} não dá conta: o seu processador é lento ou tem uma fila curta demais para o que chega, e as respostas vêm tarde demais.',
  processor: 'processador',
  'fix.processor': 'Retirar os limites do processador de {device}',
  'too-slow': 'Quase nada passa por {device}: o que o limita ({limit}) leva {time} para um único pacote pequeno.',
  'too-slow.call':
    'As chamadas por {device} vêm tarde demais: o que o limita ({limit}) leva {time} ou mais para uma única chamada.',
  'slow.signalling': 'sinalização',
  'slow.cpu': 'CPU',
  'slow.shaper': 'conformador de tráfego',
  'slow.latency': 'latência',
  'slow.forwarding': 'encaminhamento',
  'fix.slow': 'Fazer o que limita {device} ({limit}) não levar tempo',
  'planned-change': 'Uma mudança planejada tira as mensagens que o iniciariam: {change} em {time}.',
  'planned-change.before':
    'Não começou desde uma mudança planejada, embora o que ela quebrou talvez já esteja reparado: {change} em {time}.',
  'planned-change.stopped': 'Parou com uma mudança planejada: {change} em {time}.',
  'fix.change': 'Retirar esta mudança',

  'mpoa-client': 'Cliente MPOA',
  'call-refused':
    '{device} recusou a chamada de {from} para {to}: ela pede mais largura de banda do que resta ao enlace, {cause}.',
  'fix.best-effort': 'Fazer {device} pedir atalhos sem taxa reservada (UBR)',
  'table-full':
    'O cliente MPOA em {device} {most, plural, =0 {não aceita entradas de egresso} one {aceita # entrada de egresso} other {aceita # entradas de egresso}}, e o seu cache está cheio.',
  'fix.egress': 'Fazer {device} aceitar mais entradas de egresso',
  'table-full.shortcuts':
    'O cliente MPOA em {device} {most, plural, =0 {não aceita atalhos} one {aceita # atalho} other {aceita # atalhos}}, e não tem lugar para outro.',
  'fix.shortcuts': 'Fazer {device} aceitar mais atalhos',
  'table-full.ingress':
    'O cliente MPOA em {device} {most, plural, =0 {não aceita entradas de ingresso} one {aceita # entrada de ingresso} other {aceita # entradas de ingresso}}: o seu cache está cheio, e por isso ele não conta outros fluxos.',
  'fix.ingress': 'Fazer {device} aceitar mais entradas de ingresso',
  'no-mps':
    '{device} está no caminho e não executa servidor MPOA, e por isso ninguém pode informar aos clientes um atalho.',
  'fix.mps': 'Executar um servidor MPOA em {device}',
  'no-mps.unknown':
    'O cliente MPOA em {device} não conhece servidor MPOA: o LANE não anunciou nenhum, e nenhum está configurado.',
  'fix.mps-known': 'Configurar todos os clientes MPOA com os roteadores que executam servidores MPOA',
} as const;
