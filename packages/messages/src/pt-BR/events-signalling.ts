/** Events of signalling: call control of end systems and switches, the signalling link (SSCOP), address registration (ILMI). */
export default {
  'calls.incoming': 'Chega uma chamada: {vcc}.',
  'calls.connected': 'A {vcc} está conectada.',
  'calls.released': 'A {vcc} foi encerrada: {cause}.',
  'calls.party_added': 'O participante {party} entrou na {vcc}.',
  'calls.party_dropped': 'O participante {party} saiu da {vcc}: {cause}.',
  'calls.bound': 'A {vcc} tem VPI {vpi} VCI {vci}.',
  'calls.unbound': 'A {vcc} liberou seu VPI e seu VCI.',
  'calls.proceeding': 'A rede está estabelecendo a {vcc}.',
  'calls.malformed': 'Uma mensagem de sinalização foi descartada: não é uma mensagem Q.2931 ou está truncada.',
  'calls.unexpected': 'A mensagem {message} não fazia sentido aqui: {cause}.',
  'calls.timer_expired': 'O temporizador {timer} expirou.',
  'calls.timer_expired.vcc': 'O temporizador {timer} da {vcc} expirou.',
  'calls.restarted': 'Um RESTART encerrou {count, plural, one {# chamada} other {# chamadas}}.',

  'exchange.connect':
    'Chamada {call}: células da {input} VPI {inputVpi} VCI {inputVci} vão para a {output} VPI {outputVpi} VCI {outputVci} como {category}.',
  'exchange.disconnect':
    'Chamada {call}: células da {input} VPI {inputVpi} VCI {inputVci} não vão mais para a {output} VPI {outputVpi} VCI {outputVci}.',
  'exchange.call_received': 'A chamada {call} para {called} entra pela {port}.',
  'exchange.routed': 'A chamada {call} segue pela {port}, peso {weight}.',
  'exchange.call_refused.no_such_address':
    'A chamada {call} para {called} é recusada na {port}: nenhum comutador anuncia o endereço; {cause}.',
  'exchange.call_refused.unreachable':
    'A chamada {call} para {called} é recusada na {port}: nenhum enlace ativo leva ao comutador do destino; {cause}.',
  'exchange.call_refused.no_bandwidth':
    'A chamada {call} para {called} é recusada na {port}: segundo os anúncios, nenhuma rota até lá tem a largura de banda; {cause}.',
  'exchange.call_refused.too_slow':
    'A chamada {call} para {called} é recusada na {port}: toda rota até lá com a largura de banda demora demais; {cause}.',
  'exchange.call_refused.not_registered':
    'A chamada {call} para {called} é recusada na {port}: nenhum sistema final daqui registrou o endereço; {cause}.',
  'exchange.call_refused.bandwidth':
    'A chamada {call} para {called} é recusada na {port}: ela pede {asked, number} células/s, e restam {left, number}; {cause}.',
  'exchange.call_refused.no_vci':
    'A chamada {call} para {called} é recusada na {port}: todos os VCIs da porta estão em uso; {cause}.',
  'exchange.call_refused.blocked':
    'A chamada {call} para {called} é recusada na {port}: outros comutadores a devolveram, e não resta rota; {cause}.',
  'exchange.call_refused.port_down':
    'A chamada {call} para {called} é recusada na {port}: a porta ou seu enlace de sinalização está inativo; {cause}.',
  'exchange.call_refused.bad_route':
    'A chamada {call} para {called} é recusada na {port}: a rota na mensagem não continua a partir daqui; {cause}.',
  'exchange.call_refused.not_understood':
    'A chamada {call} para {called} é recusada na {port}: o pedido é ilegível ou não é oferecido; {cause}.',
  'exchange.crankback': 'A chamada {call} é bloqueada na {port} e volta ao seu primeiro comutador: {cause}.',
  'exchange.rerouted':
    'A chamada {call} é tentada de novo na {port} após {count, plural, one {# tentativa bloqueada} other {# tentativas bloqueadas}}.',
  'exchange.call_released': 'A chamada {call} terminou: {cause}.',
  'exchange.bandwidth_changed': 'Disponível na {port}: {available, number} de {capacity, number} células/s.',
  'exchange.malformed':
    'Uma mensagem de sinalização na {port} foi descartada: não é uma mensagem Q.2931 ou está truncada.',
  'exchange.no_such_port': 'Uma mensagem de sinalização foi descartada: o comutador não tem {port}.',
  'exchange.unexpected': 'A mensagem {message} na {port} não fazia sentido: {cause}.',
  'exchange.timer_expired': 'O temporizador {timer} expirou na {port}.',
  'exchange.timer_expired.call': 'O temporizador {timer} da chamada {call} expirou na {port}.',
  'exchange.restarted': 'Um RESTART na {port} encerrou {count, plural, one {# chamada} other {# chamadas}}.',

  'sscop.up': 'O enlace de sinalização está ativo.',
  'sscop.up.at': 'O enlace de sinalização na {port} está ativo.',
  'sscop.down':
    'O enlace de sinalização está inativo: {why}; {count, plural, one {# mensagem não foi confirmada} other {# mensagens não foram confirmadas}}.',
  'sscop.down.at':
    'O enlace de sinalização na {port} está inativo: {why}; {count, plural, one {# mensagem não foi confirmada} other {# mensagens não foram confirmadas}}.',
  'sscop.refused':
    'O enlace de sinalização não aceitou uma mensagem de {count, plural, one {# octeto} other {# octetos}}.',
  'sscop.malformed': 'O enlace de sinalização descartou uma PDU malformada.',
  'sscop.reason.released': 'ele foi liberado aqui',
  'sscop.reason.peer_released': 'a outra extremidade o liberou',
  'sscop.reason.peer_gave_up': 'a outra extremidade desistiu dele',
  'sscop.reason.refused': 'a outra extremidade se recusou a começar',
  'sscop.reason.no_answer': 'nenhum pedido para começar, terminar ou recuperar foi respondido',
  'sscop.reason.no_response': 'nenhum STAT chegou dentro de Timer_NO-RESPONSE',
  'sscop.reason.recovered': 'as extremidades discordaram dos números de sequência e se recuperaram',
  'sscop.reason.started_over': 'ele recomeçou',

  'ilmi_user.registered': 'A rede registrou {address}.',
  'ilmi_user.refused': 'A rede recusou {address}: {error}.',
  'ilmi_user.ready':
    'O registro terminou: prefixo {prefix}, {addresses, plural, one {# endereço} other {# endereços}}, {lecs, plural, one {# endereço de LECS} other {# endereços de LECS}}.',
  'ilmi_user.withdrawn': 'Todos os endereços foram retirados.',
  'ilmi_user.failed': 'A rede não responde ao ILMI; o enlace é considerado em falha.',
  'ilmi_user.malformed': 'Uma mensagem ILMI malformada foi descartada.',

  'ilmi_network.prefix_registered': 'O sistema final na {port} aceitou o prefixo de rede.',
  'ilmi_network.prefix_refused': 'O sistema final na {port} recusou o prefixo de rede: {error}.',
  'ilmi_network.asks': 'O sistema final na {port} pede {address}.',
  'ilmi_network.registered': 'O endereço {address} está registrado na {port}.',
  'ilmi_network.withdrawn': 'O endereço {address} foi retirado da {port}.',
  'ilmi_network.failed': 'O sistema final na {port} não responde ao ILMI; o enlace é considerado em falha.',
  'ilmi_network.malformed': 'Uma mensagem ILMI malformada na {port} foi descartada.',

  'register.address_taken': 'O endereço {address} está registrado na {holder} e foi recusado na {refused}.',
} as const;
