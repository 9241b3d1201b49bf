/** Events of MPOA: clients, servers, and the next hop server (NHRP) inside an MPOA server. */
export default {
  'mpc.dropped.unknown_tag':
    'O MPC descarta um datagrama de um atalho: nenhuma entrada do cache de egresso tem essa etiqueta.',
  'mpc.dropped.no_entry':
    'O MPC descarta um datagrama de um atalho: nenhuma entrada do cache de egresso vale para seu emissor e seu destino.',
  'mpc.dropped.purging':
    'O MPC descarta um datagrama de um atalho: sua entrada do cache de egresso está sendo expurgada.',
  'mpc.dropped.no_shortcut': 'O MPC descarta um datagrama: ele não veio por um atalho.',
  'mpc.mps_known': 'O MPC conhece o {mps}.',
  'mpc.mps_unknown': 'O LEC não conhece mais o {mps}.',
  'mpc.mps_failed.silent':
    'O {mps} não enviou keep-alive dentro do tempo de vida: suas entradas de cache são removidas, e o tráfego volta à LANE.',
  'mpc.mps_failed.restarted':
    'O {mps} reiniciou, pois seu número de sequência voltou atrás: suas entradas de cache são removidas, e o tráfego volta à LANE.',
  'mpc.requested.flow':
    '{frames, plural, one {# quadro em uma janela excede} other {# quadros em uma janela excedem}} MPC-p1: o MPC pede ao {mps} um atalho para {dst} (requisição {request}).',
  'mpc.requested.mps': 'O MPS enviou um trigger: o MPC pede ao {mps} um atalho para {dst} (requisição {request}).',
  'mpc.requested.retry':
    'Nenhuma resposta chegou a tempo: o MPC pede de novo ao {mps} um atalho para {dst} (requisição {request}).',
  'mpc.resolved': '{dst} está RESOLVED para o {egress} por {seconds, number} s.',
  'mpc.resolved.tag': '{dst} está RESOLVED para o {egress} com a etiqueta {tag} por {seconds, number} s.',
  'mpc.refresh_due': 'Dois terços do tempo de validade de {dst} se passaram: sua entrada está REFRESHING.',
  'mpc.hold_down.no_reply':
    '{dst} é alcançado pela LANE, em hold-down por {seconds, number} s: nenhuma resposta chegou dentro do tempo máximo entre tentativas.',
  'mpc.hold_down.refused': '{dst} é alcançado pela LANE, em hold-down por {seconds, number} s: {code}.',
  'mpc.hold_down.own_address':
    '{dst} é alcançado pela LANE, em hold-down por {seconds, number} s: o egresso é este próprio MPC.',
  'mpc.hold_down.call':
    '{dst} é alcançado pela LANE, em hold-down por {seconds, number} s: a chamada para o atalho falhou, {cause}.',
  'mpc.hold_down.too_many_shortcuts':
    '{dst} é alcançado pela LANE, em hold-down por {seconds, number} s: o MPC já tem tantas VCCs de atalho quantas são permitidas.',
  'mpc.ingress_removed': 'O MPC remove a entrada do cache de ingresso de {dst}: {why}.',
  'mpc.ingress_full': 'O cache de ingresso está cheio: novos fluxos não são contados.',
  'mpc.imposed': 'A entrada {id} do cache de egresso para {dst} é criada por {seconds, number} s.',
  'mpc.imposed.tag':
    'A entrada {id} do cache de egresso para {dst} é criada com a etiqueta {tag} por {seconds, number} s.',
  'mpc.renewed': 'A entrada {id} do cache de egresso para {dst} é renovada por {seconds, number} s.',
  'mpc.renewed.tag':
    'A entrada {id} do cache de egresso para {dst} é renovada com a etiqueta {tag} por {seconds, number} s.',
  'mpc.imposition_refused': 'O MPC recusa a imposição da entrada {id} do cache de egresso: {code}.',
  'mpc.purging': 'O MPC expurga a entrada {id} do cache de egresso para {dst}: {why}.',
  'mpc.egress_removed': 'O MPC remove a entrada {id} do cache de egresso para {dst}: {why}.',
  'mpc.data_plane_purge': 'O MPC informa ao emissor na {vcc} que seu atalho para {dst} não vale mais.',
  'mpc.vcc_up.shortcut': 'A VCC de atalho com o {peer} está ativa.',
  'mpc.vcc_up.control': 'A VCC de controle com o {peer} está ativa.',
  'mpc.vcc_released.idle': 'O MPC libera sua VCC com o {peer}: ela não transportou nada durante o tempo-limite de VCC.',
  'mpc.vcc_released.unused': 'O MPC libera sua VCC com o {peer}: nenhuma entrada de cache a usa.',
  'mpc.vcc_lost': 'A VCC com o {peer} não existe mais: {cause}.',
  'mpc.call_refused': 'O MPC recusa uma chamada do {end}: {cause}.',
  'mpc.malformed': 'O MPC descarta uma PDU de controle malformada da {vcc}.',
  'mpc.ignored': 'O MPC ignora {message} {request} da {vcc}: ele não corresponde a nenhuma requisição.',

  'removal.expired': 'seu tempo de validade acabou',
  'removal.hold_down_over': 'seu hold-down acabou',
  'removal.by_mps': 'o MPS a expurgou',
  'removal.by_egress': 'o MPC de egresso a expurgou',
  'removal.mps_failed': 'seu MPS falhou',
  'removal.cleared': 'os caches foram limpos',
  'removal.moved': 'o destino não está mais aqui',
  'removal.lec_down': 'seu LEC saiu da ELAN',
  'removal.acknowledged': 'o MPS respondeu ao expurgo',
  'removal.unanswered': 'o MPS não responde ao expurgo',

  'mps.lookup': 'O MPS consulta o roteamento sobre {dst}.',
  'mps.resolution_requested': 'O {mpc} pede ao MPS um atalho para {dst}.',
  'mps.resolved': 'O MPS responde ao {mpc} que o atalho para {dst} termina no {egress}.',
  'mps.refused': 'O MPS recusa ao {mpc} um atalho para {dst}: {code}.',
  'mps.imposing': 'O MPS impõe a entrada {id} do cache de egresso para {dst} ao {mpc}.',
  'mps.imposed': 'O {mpc} responde à imposição da entrada {id} do cache de egresso: {code}.',
  'mps.withdrawn': 'O MPS retira a entrada {id} do cache de egresso do {mpc}.',
  'mps.egress_purged': 'O {mpc} expurga a entrada {id} do cache de egresso.',
  'mps.ingress_purge': 'O MPS pede ao {mpc} que esqueça {network}.',
  'mps.triggered': 'O MPS aciona o {mpc} para que peça um atalho para {dst}.',
  'mps.gave_up': 'O MPS desiste de {message} {request}: o {peer} não responde.',
  'mps.vcc_lost':
    'O MPS perdeu sua VCC de controle para o {peer} e, com ela, {count, plural, one {# pacote} other {# pacotes}}.',
  'mps.malformed': 'O MPS descarta um pacote de controle malformado da {vcc}.',

  'nhs.registration': 'O servidor NHRP responde ao registro de {ip} no {end}: {code}.',
  'nhs.forwarded': 'O servidor NHRP repassa {message} {request} para o {end}.',
  'nhs.answered': 'O servidor NHRP responde a uma requisição sobre {dst}: {code}.',
  'nhs.answered.transit': 'O servidor NHRP responde a uma requisição sobre {dst} com seu cache de trânsito: {code}.',
  'nhs.error_sent': 'O servidor NHRP relata um erro ao {end}: {error}.',
  'nhs.error_received': 'O {end} relata um erro ao servidor NHRP: {error}.',
  'nhs.purge': 'O servidor NHRP esquece {network}, a pedido do {end}.',
  'nhs.stray': 'O servidor NHRP ignora {message} {request} do {end}: ele não corresponde a nenhuma requisição.',
  'nhs.gave_up': 'O servidor NHRP desiste de {message} {request}: não veio resposta.',
} as const;
