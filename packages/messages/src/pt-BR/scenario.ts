/** What is wrong with a scenario: the value, the rule, and how to fix it. Rules by code stand in `scenario-rules.ts`. */
export default {
  'subject.document': 'O documento',
  'subject.change': 'Esta mudança',
  'subject.abr': 'O ABR do fluxo {flow}',
  'subject.device': 'O dispositivo {device}',
  'subject.link': 'O enlace de {from} para {to}',
  'subject.flow': 'O fluxo {flow}',
  'subject.scenario': 'O cenário',
  'subject.field-of-device': 'O campo “{field}” de {device}',
  'subject.field-of-link': 'O campo “{field}” do enlace de {from} para {to}',
  'subject.field-of-flow': 'O campo “{field}” do fluxo {flow}',
  'subject.field-of-scenario': 'O campo “{field}” do cenário',
  'subject.numbered':
    '{kind, select, nodes {O dispositivo número {number}} links {O enlace número {number}} other {O fluxo número {number}}}',
  'subject.field-of-numbered':
    '{kind, select, nodes {O campo “{field}” do dispositivo número {number}} links {O campo “{field}” do enlace número {number}} other {O campo “{field}” do fluxo número {number}}}',
  'issues.more': '{sentences} {more, plural, one {Há mais #.} other {Há mais #.}}',
  elsewhere: 'Esta mudança viola outra regra. {sentence}',
  'value.null': 'null',
  'value.list': '{count, plural, one {uma lista de # entrada} other {uma lista de # entradas}}',
  'value.record': 'um objeto',

  'integer.missing': '{subject} está faltando. Acrescente um número inteiro de {min} a {max}.',
  'integer.wrong': '{subject} é {value}, mas deve ser um número inteiro de {min} a {max}. Altere o valor.',
  'integer-from.missing': '{subject} está faltando. Acrescente um número inteiro de no mínimo {min}.',
  'integer-from.wrong': '{subject} é {value}, mas deve ser um número inteiro de no mínimo {min}. Altere o valor.',
  'integer-or-no-limit.missing':
    '{subject} está faltando. Acrescente um número inteiro de {min} a {max}, ou null para nenhum limite.',
  'integer-or-no-limit.wrong':
    '{subject} é {value}, mas deve ser um número inteiro de {min} a {max}, ou null para nenhum limite. Altere o valor.',
  'time.missing': '{subject} está faltando. Acrescente um tempo de {min} a {max}, em picossegundos.',
  'time.wrong':
    '{subject} é {value}, mas deve ser um tempo de {min} a {max}, em picossegundos inteiros. Altere o valor.',
  'time-from.missing': '{subject} está faltando. Acrescente um tempo de no mínimo {min}, em picossegundos.',
  'time-from.wrong':
    '{subject} é {value}, mas deve ser um tempo de no mínimo {min}, em picossegundos inteiros. Altere o valor.',
  'time-or-lost.missing':
    '{subject} está faltando. Acrescente um tempo de no mínimo {min}, ou null para descartar a célula.',
  'time-or-lost.wrong':
    '{subject} é {value}, mas deve ser um tempo de no mínimo {min}, ou null para descartar a célula. Altere o valor.',
  'decimal.missing': '{subject} está faltando. Acrescente um número de {min} a {max}.',
  'decimal.wrong': '{subject} é {value}, mas deve ser um número de {min} a {max}. Altere o valor.',
  'decimal-or-no-limit.missing':
    '{subject} está faltando. Acrescente um número de {min} a {max}, ou null para nenhum limite.',
  'decimal-or-no-limit.wrong':
    '{subject} é {value}, mas deve ser um número de {min} a {max}, ou null para nenhum limite. Altere o valor.',
  'text.missing': '{subject} está faltando. Acrescente um texto de {min} a {max} caracteres.',
  'text.wrong': '{subject} é {value}, mas deve ser um texto de {min} a {max} caracteres. Altere o valor.',
  'name.missing': '{subject} está faltando. Acrescente um texto de {min} a {max} octetos em UTF-8.',
  'name.wrong': '{subject} é {value}, mas deve ser um texto de {min} a {max} octetos em UTF-8. Altere o valor.',
  'list.missing': '{subject} está faltando. Acrescente uma lista de {min} a {max} entradas.',
  'list.wrong': '{subject} é {value}, mas deve ser uma lista de {min} a {max} entradas. Altere o valor.',
  'choice.missing': '{subject} está faltando. Acrescente um destes valores: {options}.',
  'choice.wrong': '{subject} é {value}, mas deve ser um destes valores: {options}. Escolha um deles.',
  'choice.near': '{subject} é {value}, mas deve ser um destes valores: {options}. Você quis dizer {fix}?',
  'record.missing': '{subject} está faltando. Acrescente um objeto com {keys}.',
  'record.wrong': '{subject} é {value}, mas deve ser um objeto com {keys}. Altere o valor.',
  'flag.missing': '{subject} está faltando. Acrescente true ou false.',
  'flag.wrong': '{subject} é {value}, mas deve ser true ou false. Altere o valor.',
  'ipv4.missing': '{subject} está faltando. Acrescente um endereço IPv4, como 10.0.0.1.',
  'ipv4.wrong': '{subject} é {value}, mas deve ser um endereço IPv4, como 10.0.0.1. Altere o valor.',
  'mac.missing': '{subject} está faltando. Acrescente o endereço MAC de uma única estação, como 02:00:00:00:01:00.',
  'mac.wrong':
    '{subject} é {value}, mas deve ser o endereço MAC de uma única estação, como 02:00:00:00:01:00. Altere o valor.',
  'atm-prefix.missing': '{subject} está faltando. Acrescente 26 dígitos hexadecimais (13 octetos).',
  'atm-prefix.wrong': '{subject} é {value}, mas deve ter 26 dígitos hexadecimais (13 octetos). Altere o valor.',
  'record-id.missing': '{subject} está faltando. Acrescente o número de um registro, de 1 a 16777215, como texto.',
  'record-id.wrong':
    '{subject} é {value}, mas deve ser o número de um registro, de 1 a 16777215, como texto. Altere o valor.',
  'flow-ids.missing': '{subject} está faltando. Acrescente “all” ou uma lista de ids de fluxos.',
  'flow-ids.wrong': '{subject} é {value}, mas deve ser “all” ou uma lista de ids de fluxos. Altere o valor.',
  'local-text.missing':
    '{subject} está faltando. Acrescente um texto, ou o texto em cada idioma: um objeto com en e, quando traduzido, pt-BR.',
  'local-text.wrong':
    '{subject} é {value}, mas deve ser um texto, ou o texto em cada idioma: um objeto com en e, quando traduzido, pt-BR. Altere o valor.',
  'text-or-number.missing': '{subject} está faltando. Acrescente um texto ou um número.',
  'text-or-number.wrong': '{subject} é {value}, mas deve ser um texto ou um número. Altere o valor.',
  'answer.missing':
    '{subject} está faltando. Acrescente um número, um texto, uma lista de opções pelos seus ids, ou os pontos de uma curva.',
  'answer.wrong':
    '{subject} é {value}, mas deve ser uma resposta: um número, um texto, uma lista de opções pelos seus ids, ou um objeto com os pontos de uma curva. Altere o valor.',
  'scenario.missing': '{subject} está faltando. Acrescente um objeto JSON com lanelab e model.',
  'scenario.wrong': '{subject} é {value}, mas um cenário é um objeto JSON com lanelab e model. Abra outro arquivo.',

  'not-json': '{subject} não é JSON ({reason}). Corrija o texto.',
  'unknown-version.missing':
    '{subject} está faltando. Isto só é um cenário com a sua versão do esquema: acrescente "lanelab": {newest, number}.',
  'unknown-version.wrong':
    '{subject} é {value}, mas deve ser uma versão do esquema de {oldest, number} a {newest, number}. Corrija o valor.',
  'newer-version':
    '{subject} é {value}, mais recente que este laboratório, que conhece versões até {newest, number}. Aqui só abre para leitura; atualize o laboratório para editar ou executar.',
  'unknown-key.near': '{subject} tem a chave desconhecida {key}. Você quis dizer {fix}?',
  'unknown-key.known':
    '{count, plural, one {{subject} tem a chave desconhecida {keys}, mas aqui só se conhecem estas: {known}. Remova essa chave.} other {{subject} tem as chaves desconhecidas {keys}, mas aqui só se conhecem estas: {known}. Remova essas chaves.}}',
  'one-of':
    '{count, plural, =0 {{subject} não tem nem {first} nem {second}. Informe um dos dois.} other {{subject} tem tanto {first} quanto {second}. Remova um dos dois.}}',

  'id-taken':
    '{record, select, node {{subject} é {value}, o id de outro dispositivo (entrada {entry}). Dê a este dispositivo um id livre.} port {{subject} é {value}, o id de outra porta (entrada {entry}). Dê a esta porta um id livre.} link {{subject} é {value}, o id de outro enlace (entrada {entry}). Dê a este enlace um id livre.} flow {{subject} é {value}, o id de outro fluxo (entrada {entry}). Dê a este fluxo um id livre.} elan {{subject} é {value}, o id de outra ELAN (entrada {entry}). Dê a esta ELAN um id livre.} branch {{subject} é {value}, o id de outro ramo (entrada {entry}). Dê a este ramo um id livre.} other {{subject} é {value}, o id de outro túnel (entrada {entry}). Dê a este túnel um id livre.}}',
  'id-reserved':
    '{subject} é {value}, mas os ids terminam em {max} onde um comutador tem serviços, que usam os ids acima disso. Escolha um id menor.',
  'name-taken': '{subject} é {value}, que também é o nome de outra ELAN. Escolha outro nome.',
  'no-such-node':
    '{needs, select, node {{subject} é {value}, mas não existe tal dispositivo. Use o id de um dispositivo existente.} host {{subject} é {value}, mas não existe tal dispositivo. Use o id de um host.} other {{subject} é {value}, mas não existe tal dispositivo. Use o id de um gerador.}}',
  'no-such-port':
    '{count, plural, =0 {{subject} é {value}, mas {node} não tem portas. Acrescente a porta.} other {{subject} é {value}, mas {node} não tem tal porta; as suas portas são {ports}. Use uma delas ou acrescente a porta.}}',
  'no-such-link': '{subject} é {value}, mas não existe tal enlace. Use o id de um enlace existente.',
  'no-such-flow': '{subject} é {value}, mas não existe tal fluxo. Use o id de um fluxo existente.',
  'no-such-elan': '{subject} é {value}, mas não existe tal ELAN. Use o id de uma ELAN existente ou acrescente esta.',
  'no-such-row':
    '{subject} é {value}, mas {node} não tem linha de tabela para estas células. Indique uma linha existente.',
  'wrong-node-kind':
    '{needs, select, host {{subject} é {value}, que é do tipo {kind}, mas deve ser um host. Use o id de um host.} other {{subject} é {value}, que é do tipo {kind}, mas deve ser um gerador. Use o id de um gerador.}}',
  'wrong-port-type':
    '{needs, select, ATM {{subject} é {value}, uma porta {phy}, mas deve ser uma porta ATM. Use outra porta ou mude o PHY dela.} other {{subject} é {value}, uma porta {phy}, mas deve ser uma porta Ethernet. Use outra porta ou mude o PHY dela.}}',

  'phys-differ': '{subject} une uma porta {a} a uma porta {b}, mas ambas devem ter o mesmo PHY. Mude uma das portas.',
  'port-linked': '{subject} é dispositivo e porta {value}, que o enlace {link} já usa. Use uma porta livre.',
  'port-bridged': '{subject} é {value}, que já está em uma ponte. Indique cada porta uma só vez.',
  'mixed-hub':
    '{subject} tem os PHYs {phys}, mas um hub é um único meio compartilhado, de uma só velocidade. Use eth10 em todas as portas ou eth100 em todas.',
  'half-duplex-atm': '{subject} é true, mas uma porta {phy} é full duplex. Remova este valor.',
  'clock-beyond-phy':
    '{subject} é {value}, mas o relógio de uma porta {phy} desvia no máximo {max} para cada lado. Use um valor de -{max} a {max}.',
  'misplaced-key.hub':
    '{subject} é {value}, mas {node} não tem relógio nem estação: repete o que os outros enviam. Defina o valor na porta da estação e remova este.',
  'misplaced-key.no-frames':
    '{subject} é {value}, mas as estações fazem a inversão entre quadros Ethernet, e uma porta {phy} transporta células. Remova este valor.',
  'misplaced-key.no-signalling':
    '{subject} é {value}, mas nada sinaliza a partir desta porta {phy}. Remova este valor ou defina-o na porta ATM de um sistema final.',
  'misplaced-mac.hub':
    '{subject} é {value}, mas {node} não tem endereço: repete o que os outros enviam. Remova este valor.',
  'misplaced-mac.no-lan':
    '{subject} é {value}, mas só cabe em interfaces sobre uma ELAN ou sobre Ethernet. Remova este valor ou defina o identificador de sistema final (ESI) da porta.',
  'misplaced-mac.ethernet-port':
    '{subject} é {value}, mas o endereço de uma porta Ethernet pertence à sua interface ou ponte. Defina o endereço ali e remova este.',
  'ethernet-on-switch':
    '{subject} é {value}, mas um comutador ATM comuta células, não quadros Ethernet. Ponha um dispositivo de borda no meio.',
  'no-signalling':
    '{subject} depende de sinalização, que {node} não tem. Ative a sinalização nele ou remova os serviços.',
  'no-atm-port':
    '{subject} depende de uma porta ATM, e {node} não tem nenhuma. Acrescente uma porta ATM ou remova os serviços.',

  'ip-taken': '{subject} é {value}, que {node} já tem. Escolha um endereço livre.',
  'elan-missing': '{subject} está faltando, mas uma interface sobre LANE precisa dele. Indique o id de uma ELAN.',
  'elan-not-used':
    '{subject} é {value}, mas esta interface funciona sobre “{over}”, não sobre uma ELAN. Remova este valor.',
  'port-has-interface': '{subject} é {value}, que já tem uma interface. Dê a cada interface a sua própria porta.',
  'port-without-interface': '{subject} é {value}, que não tem interface. Acrescente uma com um endereço IP.',
  'mtu-beyond-frame':
    '{subject} é {value}, mas os quadros da ELAN {elan} transportam pacotes de no máximo {max}. Use um valor menor ou aumente o tamanho de quadro da ELAN.',
  'gateway-elsewhere':
    '{subject} é {value}, mas deve estar em uma sub-rede de {node}. Indique o endereço de um roteador dali ou remova este valor.',
  'vci-taken': '{subject} é {value}, mas o VPI {vpi} com este VCI já está em uso nesta porta. Escolha um VCI livre.',
  'vci-taken.flow': '{subject} é {value}, mas o fluxo {flow} já envia no VPI {vpi} com este VCI. Escolha um VCI livre.',
  'peer-taken': '{subject} é {value}, para onde já leva um VC. Mantenha um só VC para cada par.',
  'no-mps': '{subject} é {value}, que não é um roteador com servidor MPOA. Use o id de um.',
  'half-vp-row':
    '{subject} tem um VCI só de um lado. Dê um VCI aos dois lados (para comutar um VC) ou a nenhum (para comutar um VP).',
  'row-taken':
    '{subject} é porta, VPI e VCI {value}, que a linha {row} já comuta. Escolha um VCI livre ou remova uma das linhas.',
  'no-policer': '{subject} é {value}, uma linha sem policiador. Dê primeiro um policiador à linha.',
  'tunnel-end': '{subject} é {value}, que não é um comutador com sinalização. Use o id de um.',
  'vpi-reserved': '{subject} é 0, sobre o qual o próprio enlace sinaliza. Escolha um VPI de 1 a 4095.',
  'vpi-taken': '{subject} é {value}, que outro túnel já tem nesta porta. Escolha um VPI livre.',

  'no-path':
    '{subject} não tem caminho de {from} para {to}: nem um PVC em cada sentido, nem uma interface de cada um em uma rede comutada, emulada ou Ethernet. Acrescente um destes.',
  'no-pvc': '{subject} é {value}, mas {from} não tem PVC para {to}. Acrescente um PVC com o endereço de {to} como par.',
  'not-an-address-of':
    '{count, plural, =0 {{subject} é {value}, mas {node} não tem endereço. Omita este valor.} other {{subject} é {value}, que {node} não tem; os seus endereços são {addresses}. Use um deles ou omita este valor.}}',
  'ports-shared':
    '{subject} é {value}, de modo que as suas portas são as do fluxo {flow} entre os mesmos hosts (ids que diferem de {span} têm as mesmas portas). Escolha outro id.',
  'endless-stream':
    '{subject} cria um fluxo dentro de {node}, cuja CPU não leva tempo nenhum, e por isso ele nunca terminaria. Dê a {node} um custo para cada chamada.',
  'stop-before-start': '{subject} é {value}, mas deve vir depois do início ({start}). Aumente o valor ou use null.',
  'beyond-send-buffer':
    '{subject} é {value}, mas um datagrama deve caber no buffer de envio ({buffer}). Aumente o buffer ou envie menos.',
  'tick-overload':
    '{subject} é {value}, mas menos de {max} datagramas podem vencer em um tique: um tique dura {tick}, o intervalo {interval}. Use tiques mais frequentes ou envie com menos frequência.',

  'receiver-count':
    '{min, plural, =0 {{subject} é {value}, mas um serviço {service} não tem receptores. Remova-os.} other {{subject} é {value}, mas um serviço {service} tem de {min, number} a {max, number} receptores. Mude o número deles.}}',
  'receiver-twice': '{subject} indica um cliente duas vezes. Indique cada cliente uma só vez.',
  'receiver-is-server':
    '{subject} é {value}, o próprio servidor, mas ele retransmite para outros. Use o id de um cliente.',
  'broadcast-without-sender':
    'Em {subject} falta o emissor, {sender}, que também recebe a sua própria difusão. Acrescente-o.',
  'relay-to-sender': '{subject} é {value}, o próprio emissor, mas um servidor retransmite para outros. Use outro host.',
  'too-many-messages':
    '{subject} é {value}, mas um arquivo é enviado em no máximo {max} mensagens. Use no mínimo {least}.',
  'sum-differs': 'A soma em {subject} é {sum}, mas o arquivo tem {octets}. Iguale os dois.',
  'plan-too-long':
    '{subject} leva cerca de {seconds} e {changes} mudanças de estado para o arquivo, mas pode levar no máximo {maxSeconds} e {maxChanges} mudanças. Deixe as fontes ligadas por mais tempo ou mude de estado mais devagar.',

  'abr-category':
    '{subject} é {value}, mas só células da categoria abr têm taxas ABR. Mude a categoria para abr ou remova abr.',
  'abr-source':
    '{subject} é {value}, mas uma fonte ABR envia tudo o que a sua taxa permite. Use uma fonte saturated ou remova abr.',
  'abr-clp': '{subject} é true, mas uma fonte ABR envia células com CLP = 0. Mude o valor para false.',
  'abr-shaper':
    '{subject} não está vazio, mas uma fonte ABR segue o ritmo da sua própria taxa. Esvazie este campo ou remova abr.',
  'abr-rate-order':
    '{subject} é {value}, mas deve ser de {min} a {max}: a taxa mínima, depois a inicial, depois a de pico. Altere o valor.',
  'abr-factor': '{subject} é {value}, mas deve ser uma potência de dois de 1 a {max} (16 para 1/16). Altere o valor.',
  'abr-signalling':
    '{subject} precisa de uma rede de circuitos permanentes, mas {node} tem sinalização. Remova a sinalização dali ou remova abr.',
  'abr-no-path.no-link':
    '{subject} não tem caminho até um gerador: a porta {port} de {node} não tem enlace. Acrescente um ou remova abr.',
  'abr-no-path.no-row':
    '{subject} não tem caminho até um gerador: {node} não tem linha para o VPI/VCI {vpi}/{vci} vindo da porta {port}. Acrescente uma linha ou remova abr.',
  'abr-no-path.circle':
    '{subject} não tem caminho até um gerador: {node} envia as células em círculo. Mude as linhas dele ou remova abr.',
  'abr-no-path.no-generator':
    '{subject} não tem caminho até um gerador: as células chegam a {node}, que não é um gerador. Mude as linhas ou remova abr.',
  'abr-no-return.no-link':
    '{subject} não tem caminho de volta para as suas células RM: a porta {port} de {node} não tem enlace. Acrescente um ou remova abr.',
  'abr-no-return.no-row':
    '{subject} não tem caminho de volta para as suas células RM: {node} não tem linha para o VPI/VCI {vpi}/{vci} vindo da porta {port}. Acrescente uma linha ou remova abr.',
  'abr-no-return.circle':
    '{subject} não tem caminho de volta para as suas células RM: {node} as envia em círculo. Mude as linhas dele ou remova abr.',
  'abr-no-return.no-generator':
    '{subject} não tem caminho de volta para as suas células RM: elas chegam a {node}, que não é um gerador. Mude as linhas ou remova abr.',
  'abr-no-return.elsewhere':
    '{subject} não tem caminho de volta para as suas células RM: elas chegam à porta {port} de {node} com VPI/VCI {vpi}/{vci}. Mude as linhas ou remova abr.',

  'not-a-setting': '{value} não é uma configuração. Escreva caminho=valor, como nodes.Negro.cpu.speed=2.',
  'not-a-path': '{value} não é um caminho. Escreva um como flows[1].messageOctets.',
  'no-such-entry':
    '{count, plural, =0 {{subject}: {at} não tem a entrada {value}, pois está vazio. Use outro caminho.} other {{subject}: {at} não tem a entrada {value}; tem {known}. Use uma delas.}}',
  'no-such-entry.positions':
    '{subject}: {at} não tem a entrada {value}; tem as posições de [0] a [{last}]. Use uma delas.',
  'no-such-entry.near': '{subject}: {at} não tem a entrada {value}. Você quis dizer {fix}?',
  'no-such-key': '{subject}: {at} não tem {value}; tem {known}. Use um destes.',
  'no-such-key.near': '{subject}: {at} não tem {value}. Você quis dizer {fix}?',
  'not-a-list': '{subject}: {at} não é uma lista, e {value} nada significa ali. Indique uma das suas chaves.',
  'nothing-inside': '{subject}: {at} é {value} e não tem nada dentro. Termine o caminho ali.',

  'no-such-series':
    '{subject} é {value}, que não é uma série. Use throughput:<flow>, packets:<flow>, acr:<flow>, cpu:<node>, queue:<node>:<port>:<category>, drops:<node>:<port>:<category>, link:<link>:<ab|ba>, role:<role> ou tcp:<flow>:<cwnd|ssthresh|window|flight|buffered|rto>.',
  'series-of-nothing':
    '{subject} é {value}, mas não existe tal fluxo, dispositivo, porta ou enlace. Use um que o cenário tenha.',
  'too-many-samples':
    '{subject} é {value}, o que produz {samples} amostras, mas um resultado guarda {max}. Use um intervalo maior ou menos séries.',

  'branch-name-taken': '{subject} é {value}, que também é o nome de outro ramo. Escolha outro nome.',
  'branch-shown':
    '{count, plural, =0 {Todos os ramos em {subject} guardam uma rede própria, mas um deles é a rede que o documento mostra. Retire “kept” dele.} other {Em {subject}, # ramos não guardam rede, mas só o que o documento mostra pode omiti-la. Acrescente “kept” aos outros.}}',

  'link.empty': 'Este link está vazio. Peça-o de novo, ou peça o cenário como arquivo.',
  'link.too-long':
    'Este link é mais longo que qualquer um criado por este laboratório. Peça-o de novo, ou peça o cenário como arquivo.',
  'link.damaged':
    'Este link foi truncado ou alterado no caminho até aqui: a sua soma de verificação não confere. Peça-o de novo, ou peça o cenário como arquivo.',
  'link.newer': 'Este link foi criado por um laboratório mais recente. Atualize este laboratório para abri-lo.',
  'link.unreadable':
    'Este link não contém um cenário que se possa ler. Peça-o de novo, ou peça o cenário como arquivo.',
  'link.unknown-preset':
    'Este link parte da rede pronta “{preset}”, que este laboratório não tem. Peça o cenário como arquivo.',
  'link.preset-changed':
    'Este link muda algo na rede pronta “{preset}” que não está mais lá. Peça o cenário como arquivo.',
  'link.broken-rule': 'Este link contém um cenário que viola uma regra. {sentence}',
} as const;
