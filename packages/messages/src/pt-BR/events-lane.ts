/** Events of LAN emulation: clients, LES, BUS and LECS. Each is named by its machine and kind. */
export default {
  'lec.phase': 'O LEC entra no estado {phase}.',
  'lec.configured': 'O LECS encaminha o LEC ao {les}.',
  'lec.joined':
    'O LEC entrou na ELAN “{elan}” como LECID {lecid}: LANE v{version}, {lanType}, quadros de até {octets} octetos.',
  'lec.joined.with-id':
    'O LEC entrou na ELAN “{elan}” como LECID {lecid}: LANE v{version}, {lanType}, quadros de até {octets} octetos, ELAN-ID {id}.',
  'lec.failed.no_lecs': '{phase} falhou: nenhum LECS responde; o LEC tenta de novo em {seconds} s.',
  'lec.failed.no_lecs.called':
    '{phase} falhou: nenhum LECS pode ser alcançado, {cause}; o LEC tenta de novo em {seconds} s.',
  'lec.failed.call_failed':
    '{phase} falhou: a chamada para {role} falhou, {cause}; o LEC tenta de novo em {seconds} s.',
  'lec.failed.lost': '{phase} falhou: {role} foi encerrada, {cause}; o LEC tenta de novo em {seconds} s.',
  'lec.failed.no_answer': '{phase} falhou: {request} ficou sem resposta; o LEC tenta de novo em {seconds} s.',
  'lec.failed.refused': '{phase} falhou: {request} foi recusado, {status}; o LEC tenta de novo em {seconds} s.',
  'lec.failed.no_address':
    '{phase} falhou: a resposta a {request} não contém endereço ATM; o LEC tenta de novo em {seconds} s.',
  'lec.failed.wrong_lan_type':
    '{phase} falhou: a resposta a {request} indica outro tipo de LAN; o LEC tenta de novo em {seconds} s.',
  'lec.failed.wrong_frame_size':
    '{phase} falhou: a resposta a {request} indica outro tamanho máximo de quadro; o LEC tenta de novo em {seconds} s.',
  'lec.failed.bad_lecid': '{phase} falhou: {lecid} não é um LECID; o LEC tenta de novo em {seconds} s.',
  'lec.failed.no_bus': '{phase} falhou: o BUS não se conectou dentro de C7; o LEC tenta de novo em {seconds} s.',
  'lec.failed.no_multicast_forward':
    '{phase} falhou: a multicast forward não chegou de volta dentro de C33; o LEC tenta de novo em {seconds} s.',
  'lec.dropped.not_operational': 'O LEC descarta um quadro: ele não está operacional.',
  'lec.dropped.too_long': 'O LEC descarta um quadro: o quadro excede o tamanho máximo de quadro da ELAN.',
  'lec.dropped.unknown_frame_limit':
    'O LEC descarta um quadro: o BUS já transportou C10 quadros desconhecidos dentro de C11.',
  'lec.dropped.queue_full': 'O LEC descarta um quadro: há quadros demais à espera do flush.',
  'lec.dropped.to_itself': 'O LEC descarta um quadro: o destino é o próprio LEC.',
  'lec.dropped.echo': 'O LEC descarta um quadro: foi o próprio LEC que o enviou.',
  'lec.dropped.not_for_us': 'O LEC descarta um quadro: ele foi enviado a todos, mas se destina a outro cliente.',
  'lec.dropped.wrong_vcc': 'O LEC descarta um quadro: ele veio por uma VCC que não transporta dados.',
  'lec.dropped.wrong_elan':
    'O LEC descarta um quadro: seu encapsulamento difere do de sua VCC, ou ele pertence a outra ELAN.',
  'lec.dropped.stopped': 'O LEC descarta um quadro: o LEC saiu da ELAN.',
  'lec.flooded': 'O LEC envia um quadro para {mac} pelo BUS.',
  'lec.learned': 'O LEC aprende que {mac} corresponde ao {end}.',
  'lec.learned.remote': 'O LEC aprende que {mac} corresponde ao {end}, atrás de um proxy.',
  'lec.forgotten.aged': 'O LEC esquece onde está {mac}: a entrada não foi verificada dentro de C17.',
  'lec.forgotten.topology_changed':
    'O LEC esquece onde está {mac}: a entrada não foi verificada dentro de C18 enquanto a topologia mudava.',
  'lec.forgotten.narp': 'O LEC esquece onde está {mac}: um LE_NARP_REQUEST anunciou a mudança.',
  'lec.forgotten.no_answer': 'O LEC esquece onde está {mac}: não houve resposta ao LE_ARP_REQUEST.',
  'lec.forgotten.call_failed': 'O LEC esquece onde está {mac}: a chamada falhou, {cause}.',
  'lec.forgotten.moved_here': 'O LEC esquece onde está {mac}: o endereço está agora atrás da ponte deste LEC.',
  'lec.forgotten.asked': 'O LEC esquece onde está {mac}: seu cache foi limpo.',
  'lec.forgotten.left': 'O LEC esquece onde está {mac}: ele saiu da ELAN.',
  'lec.discovered.none': 'O LEC aprende que {mac}, no {end}, não participa do MPOA.',
  'lec.discovered.mps': 'O LEC aprende que {mac}, no {end}, pertence ao {mps}.',
  'lec.discovered.mpc': 'O LEC aprende que {mac}, no {end}, pertence ao {mpc}.',
  'lec.discovered.both': 'O LEC aprende que {mac}, no {end}, pertence ao {mps} e ao {mpc}.',
  'lec.flush_done': 'O LEC concluiu o flush do caminho antigo até {mac}.',
  'lec.flush_done.unanswered': 'O LEC troca o caminho até {mac} sem resposta ao seu flush: C22 se esgotou.',
  'lec.data_direct_opened': 'A VCC de data direct entre o LEC e o {peer} está aberta.',
  'lec.data_direct_closed': 'A VCC de data direct entre o LEC e o {peer} está fechada: {cause}.',
  'lec.registered': 'O LES registrou {mac}.',
  'lec.not_registered': 'O LES não registrou {mac}: {status}.',
  'lec.not_registered.unanswered': 'O LES não registrou {mac}: ele não respondeu.',
  'lec.topology_change.begun': 'A topologia está mudando: endereços remotos envelhecem segundo C18.',
  'lec.topology_change.over': 'A topologia se estabilizou: endereços envelhecem segundo C17.',
  'lec.malformed': 'O LEC ignora um quadro de controle malformado.',

  'les.call_refused': 'O LES recusa a chamada do {client}: {cause}.',
  'les.joined': 'O LES admite o {client} na LAN emulada como LECID {lecid} (LANE {version}).',
  'les.joined.proxy': 'O LES admite o {client} na LAN emulada como proxy, como LECID {lecid} (LANE {version}).',
  'les.join_refused': 'O LES não permite a entrada do {client}: {status}.',
  'les.left.released': 'LECID {lecid} ({client}) sai da LAN emulada: sua VCC de control direct foi liberada, {cause}.',
  'les.left.stopped': 'LECID {lecid} ({client}) sai da LAN emulada: o LES foi parado.',
  'les.control_timeout': 'O LES desconecta o {client}: ele não entrou na ELAN dentro do tempo-limite de controle (S4).',
  'les.party_refused': 'A control distribute não alcança o {client}: {cause}.',
  'les.registered': 'O LES registra {mac} do LECID {lecid} com o {end}.',
  'les.unregistered': 'O LES não registra mais {mac} do LECID {lecid}.',
  'les.registration_refused': 'O LES recusa o {request} do LECID {lecid}: {status}.',
  'les.arp_answered': 'O LES informa ao LECID {lecid} que {mac} corresponde ao {end}.',
  'les.arp_forwarded.everybody': 'O LES não conhece {mac} e repassa a pergunta do LECID {lecid} a todos os clientes.',
  'les.arp_forwarded.proxies':
    'O LES não conhece {mac} e repassa a pergunta do LECID {lecid} a {count, plural, one {# proxy} other {# proxies}}.',
  'les.arp_refused': 'O LES recusa o LE_ARP_REQUEST do LECID {lecid}: {status}.',
  'les.relayed': 'O LES repassa o {message} do LECID {from} ao LECID {to}.',
  'les.distributed': 'O LES envia o {message} do LECID {from} a todos os clientes.',
  'les.verified': 'O LES responde à pergunta do LECID {lecid} sobre o {end}: {status}.',
  'les.ignored.sender_not_joined': 'O LES descarta o {message} do LECID {lecid}: o emissor não entrou na ELAN.',
  'les.ignored.requester_not_joined':
    'O LES descarta o {message} do LECID {lecid}: o cliente que perguntou não entrou na ELAN.',
  'les.ignored.wrong_sender': 'O LES descarta o {message} do LECID {lecid}: outro cliente o enviou.',
  'les.ignored.not_for_les': 'O LES descarta o {message} do LECID {lecid}: essa mensagem não se destina a um LES.',
  'les.ignored.unsupported_version': 'O LES descarta o {message} do LECID {lecid}: sua versão da LANE não é suportada.',
  'les.malformed': 'O LES descarta um quadro de controle malformado.',

  'bus.call_refused': 'O BUS recusa a chamada do {client}: {cause}.',
  'bus.client_added': 'A multicast forward alcança o {client} (LECID {lecid}).',
  'bus.client_removed.left_elan': 'O BUS não atende mais o {client} (LECID {lecid}): ele saiu da LAN emulada.',
  'bus.client_removed.called_again':
    'O BUS não atende mais o {client} (LECID {lecid}): ele abriu outra VCC de multicast send.',
  'bus.client_removed.released':
    'O BUS não atende mais o {client} (LECID {lecid}): sua VCC de multicast send foi liberada, {cause}.',
  'bus.client_removed.stopped': 'O BUS não atende mais o {client} (LECID {lecid}): o BUS foi parado.',
  'bus.party_refused': 'A multicast forward não alcança o {client}: {cause}.',
  'bus.frame_dropped.not_a_client': 'O BUS descarta um quadro do LECID {lecid}: ele não vem de um cliente.',
  'bus.frame_dropped.wrong_lecid': 'O BUS descarta um quadro do LECID {lecid}: outro cliente o enviou.',
  'bus.frame_dropped.too_old':
    'O BUS descarta um quadro do LECID {lecid}: ele esperou mais do que a idade máxima de quadro (S5).',
  'bus.frame_dropped.own_address':
    'O BUS descarta um quadro do LECID {lecid}: ele se destina ao próprio cliente que o enviou.',
  'bus.frame_dropped.no_receiver': 'O BUS descarta um quadro do LECID {lecid}: não há outro cliente para recebê-lo.',
  'bus.flush_forwarded': 'O BUS repassa o LE_FLUSH_REQUEST do LECID {lecid} para o {client}.',
  'bus.ignored': 'O BUS descarta um quadro de controle que não se destina a um BUS.',
  'bus.malformed': 'O BUS descarta um quadro de controle malformado.',

  'lecs.call_refused': 'O LECS recusa a chamada do {client}: {cause}.',
  'lecs.configured': 'O LECS encaminha o {client} à LAN emulada “{elan}”.',
  'lecs.refused': 'O LECS não tem LAN emulada para o {client}: {status}.',
  'lecs.idle': 'O LECS libera a VCC de configuration direct do {client}, que não transporta nada.',
  'lecs.ignored': 'O LECS descarta um quadro de controle que não se destina a um LECS.',
  'lecs.malformed': 'O LECS descarta um quadro de controle malformado.',
} as const;
