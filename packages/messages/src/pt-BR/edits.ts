/** What an edit of a scenario did, for the history and for announcements, and why an edit is refused. */
export default {
  'read-only': 'Este cenário está aberto só para leitura; faça uma cópia para alterá-lo.',

  'device.unknown': 'um dispositivo desconhecido',
  'device.gone': 'Este dispositivo não está mais no cenário; escolha outro.',
  'device.added':
    'Adicionado o {kind, select, host {host} switch {comutador} generator {gerador} edge {dispositivo de borda} router {roteador} server {servidor} other {hub}} {device}',
  'device.added-connected':
    'Adicionado o {kind, select, host {host} switch {comutador} generator {gerador} edge {dispositivo de borda} router {roteador} server {servidor} other {hub}} {device}, conectado a {peer}',
  'device.most': 'O cenário tem {most} dispositivos, o máximo que comporta; remova um primeiro.',
  'device.renamed': 'Nome {old} mudado para {name}',
  'device.name-kept': 'Mantido o nome {name}',
  'device.name-taken':
    'Já existe {kind, select, host {um host} switch {um comutador} generator {um gerador} edge {um dispositivo de borda} router {um roteador} server {um servidor} other {um hub}} {name}; escolha outro nome.',
  'name.length': 'Um nome tem de 1 a {most} caracteres, e este tem {length}; escreva outro.',

  'move.one': 'Movido: {device}',
  'move.several': '{count, plural, one {Movido # dispositivo} other {Movidos # dispositivos}}',
  'move.nowhere': 'Nada foi movido',
  'move.nothing-selected': 'Nada está selecionado; selecione os dispositivos a mover.',
  'place.one': 'Posicionado: {device}',
  'place.several': '{count, plural, one {Posicionado # dispositivo} other {Posicionados # dispositivos}}',
  'place.gone': 'Nenhum destes dispositivos está mais no cenário; selecione outros.',
  'align.done': '{count, plural, one {Alinhado # dispositivo} other {Alinhados # dispositivos}}',
  'align.too-few': 'Para alinhar são precisos dois ou mais dispositivos; selecione-os primeiro.',
  'distribute.done': '{count, plural, one {Distribuído # dispositivo} other {Distribuídos # dispositivos}}',
  'distribute.too-few': 'Para distribuir são precisos três ou mais dispositivos; selecione-os primeiro.',

  'count.devices': '{count, plural, one {# dispositivo} other {# dispositivos}}',
  'count.links': '{count, plural, one {# enlace} other {# enlaces}}',
  'count.flows': '{count, plural, one {# fluxo} other {# fluxos}}',
  'remove.done': 'Removido: {what}',
  'remove.nothing-selected': 'Nada está selecionado; selecione o que remover.',
  'paste.done': '{count, plural, one {Colado # dispositivo} other {Colados # dispositivos}}',
  'paste.empty': 'A área de transferência não contém dispositivos; copie alguns primeiro.',
  'duplicate.done': '{count, plural, one {Duplicado # dispositivo} other {Duplicados # dispositivos}}',
  'duplicate.nothing-selected': 'Nenhum dispositivo está selecionado; selecione o que duplicar.',
  'insert.most':
    'Um cenário comporta no máximo {most} {records, select, nodes {dispositivos} links {enlaces} flows {fluxos} other {mudanças planejadas}}; remova alguns itens primeiro ou cole menos.',

  'group.done': '{count, plural, one {Agrupado # dispositivo} other {Agrupados # dispositivos}} como {group}',
  'group.automatic-name': 'Grupo {number}',
  'group.too-few': 'Um grupo tem dois ou mais dispositivos; selecione-os primeiro.',
  'group.most': 'Há {most} grupos, o máximo que um cenário comporta; desfaça um deles primeiro.',
  'group.gone': 'Este grupo não está mais no cenário; selecione outro.',
  'group.dissolved': 'Desfeito o grupo {group}',
  'group.renamed': 'Nome {old} mudado para {name}',

  'link.gone': 'Este enlace não está mais no cenário; selecione outro.',
  'link.connected': 'Conectados {from} e {to}',
  'link.disconnected': 'Desconectados {from} e {to}',
  'link.changed': 'Alterado o enlace de {from} para {to}',
  'link.bent': 'Dobrado um enlace',
  'link.straightened': 'Endireitado um enlace',
  'link.most-bends': 'Um enlace tem no máximo {most} dobras; remova algumas.',
  'link.most': 'Há {most} enlaces, o máximo que um cenário comporta; remova um primeiro.',
  'link.itself': 'Um enlace une dois dispositivos; escolha um que não seja {device}.',
  'link.ports-taken':
    '{device} tem {most} portas, o máximo que {kind, select, host {um host} switch {um comutador} generator {um gerador} edge {um dispositivo de borda} router {um roteador} server {um servidor} other {um hub}} pode ter, e todas estão ocupadas; remova um dos seus enlaces.',
  'link.no-free-port': 'Nenhuma porta está livre; remova um enlace destes dispositivos.',
  'link.no-common-phy':
    '{from} e {to} não têm nenhum tipo de interface em comum, e por isso nenhum enlace pode uni-los. Ponha entre eles um dispositivo que tenha os dois tipos, como um dispositivo de borda.',
  'link.wrong-phy': '{from} e {to} não podem ser unidos por {phy}; escolha um destes: {phys}.',
  'link.no-such-phy': '{device} não tem portas {phy}; escolha um destes tipos: {phys}.',
  'link.wrong-length': '{value} não é um comprimento em metros; informe um número inteiro de 0 a {most}.',
  'link.wrong-delay': '{value} não é um atraso em picossegundos; informe um número inteiro de 0 a {most}.',

  'field.set.device': 'Definido o campo “{field}” de {device}',
  'field.set.link': 'Definido o campo “{field}” do enlace de {from} para {to}',
  'field.set.flow': 'Definido o campo “{field}” do fluxo {flow}',
  'field.set.scenario': 'Definido o campo “{field}” do cenário',
  'field.kept.device': 'Mantido o campo “{field}” de {device}',
  'field.kept.link': 'Mantido o campo “{field}” do enlace de {from} para {to}',
  'field.kept.flow': 'Mantido o campo “{field}” do fluxo {flow}',
  'field.kept.scenario': 'Mantido o campo “{field}” do cenário',
  'field.gone': 'Isto não está mais no cenário; escolha outra coisa.',
  'field.ends': 'As extremidades',

  'address.renumbered': '{count, plural, one {Renumerado # endereço} other {Renumerados # endereços}}',
  'address.none': 'Nenhum host tem endereço ainda; conecte um primeiro.',
  'address.twice':
    'Dois hosts têm o mesmo endereço, e por isso não está claro aonde levam os VCs para ele; dê primeiro outro endereço a um deles.',
  'address.given': '{device} recebeu o endereço {ip}',
  'address.not-a-host': '{device} não é um host e por isso não tem endereço; escolha um host.',
  'interface.given': '{device} recebeu a interface {ip}',
  'interface.no-ip': 'Só hosts e roteadores têm interfaces IP; escolha um.',
  'interface.no-room': 'Nenhuma porta de {device} tem lugar para outra interface; ligue-o mais uma vez primeiro.',
  'interface.no-address': 'Nenhum endereço está livre; tire primeiro o de outra interface.',

  'elan.added': 'Adicionada a LAN emulada {elan}, atendida por {device}',
  'elan.removed': 'Removida a LAN emulada {elan}',
  'elan.joined-new': '{device} posto na nova LAN emulada {elan}',
  'elan.joined': '{device} posto em {elan}',
  'elan.several-joined': '{count, plural, one {# dispositivo posto} other {# dispositivos postos}} em {elan}',
  'elan.several-joined-new':
    '{count, plural, one {# dispositivo posto} other {# dispositivos postos}} na nova LAN emulada {elan}',
  'elan.joined-every': '{device} posto em {elans}',
  'elan.left': '{device} retirado de {elan}',
  'elan.already-in': '{device} já está em {elan}; escolha outro dispositivo.',
  'elan.not-in': '{device} não está em {elan}; escolha outro dispositivo.',
  'elan.no-client':
    '{device} não pode estar em uma LAN emulada; escolha um host, um roteador ou um dispositivo de borda.',
  'elan.no-port': '{device} não tem porta ATM; ligue-o primeiro a um comutador ATM.',
  'elan.no-switch':
    'Os clientes alcançam os servidores de uma LAN emulada por sinalização, que um comutador oferece; desenhe primeiro um comutador ATM.',
  'elan.gone': 'Esta LAN emulada não está mais no cenário; escolha outra.',
  'elan.in-use': '{device} está em {elan}; mova-o primeiro para outra LAN emulada.',

  'elan.served': '{device} passou a atender {elan}',
  'elan.signalled': 'Ativada a sinalização entre as LANs emuladas e os seus servidores',
  'router.joined': '{router} posto entre {from} e {to}',
  'subnet.served': '{device} passou a responder às requisições ATMARP de {subnet}',
  'classical.given':
    'Classical IP com SVCs em {count, plural, one {# host} other {# hosts}}, com o servidor ATMARP em {device}',
  'classical.no-host':
    'Chamadas precisam de um host com VCs permanentes em um comutador, e nenhum destes o é; ligue primeiro um host a um comutador ATM.',
  'mpoa.given': 'MPOA ativado em {count, plural, one {# dispositivo} other {# dispositivos}}',
  'mpoa.configured':
    '{count, plural, one {Configurado # cliente MPOA} other {Configurados # clientes MPOA}} com os roteadores que executam servidores MPOA',
  'mpoa.given-already': 'Todos os roteadores, hosts e dispositivos de borda daqui já têm MPOA.',
  'mpoa.no-router':
    'Os atalhos do MPOA contornam um roteador que está em duas LANs emuladas, e não há nenhum; ligue primeiro um roteador.',

  'pvc.removed': 'Removido o VC de {device} para {peer}',
  'pvc.not-a-host': '{device} não é um host e por isso não tem VC permanente próprio; escolha um host.',
  'pvc.gone': '{device} não tem o VC {vpi}/{vci} na porta {port}; escolha outro.',
  'pvc.laid': 'Criado um VC permanente entre {from} e {to}',
  'pvc.laid-again': 'Recriado o VC permanente entre {from} e {to}',
  'path.none': 'Nenhum caminho de enlaces e comutadores leva de {from} a {to}; conecte-os primeiro.',

  'flow.gone': 'O fluxo {flow} não está mais no cenário; selecione outro.',
  'flow.added':
    '{traffic, select, stream {Adicionado um fluxo TCP} datagrams {Adicionado um fluxo UDP} requests {Adicionadas requisições e respostas TCP} ping {Adicionado ping} cells {Adicionadas células} frames {Adicionados quadros Ethernet} other {Adicionado um arquivo}} de {from} para {to}',
  'flow.redirected': 'Redirecionado o fluxo {flow}',
  'flow.fixed-path': 'As tabelas dos comutadores dizem aonde vão as células; altere essas tabelas.',
  'flow.not-a-host':
    '{device} é {kind, select, host {um host} switch {um comutador} generator {um gerador} edge {um dispositivo de borda} router {um roteador} server {um servidor} other {um hub}}, mas só hosts enviam e recebem este tráfego; escolha um host.',
  'flow.endless':
    '{device} não leva tempo nenhum para uma chamada, e por isso um fluxo para si mesmo nunca terminaria; dê primeiro à sua CPU um custo por chamada.',
  'flow.not-a-generator': '{device} não é um gerador, e só um gerador envia células; escolha ou adicione um.',
  'flow.cells-end': 'As células de {device} devem terminar em outro gerador, que as conta; escolha ou adicione um.',
  'flow.frames-end': 'Os quadros devem terminar em outro gerador, que os conta; escolha ou adicione um.',
  'flow.no-ethernet':
    '{device} não tem porta Ethernet para quadros; ligue um gerador a um hub ou a um dispositivo de borda.',
  'flow.own-server': '{device} seria o seu próprio servidor; escolha outro host.',
  'abr.on': 'Fluxo {flow} mudado para ABR',
  'abr.off': 'Retiradas do fluxo {flow} as taxas de ABR',
  'abr.not-cells': 'O fluxo {flow} não envia células; selecione outro.',
  'abr.endless':
    'As células do fluxo {flow} não chegam a lugar nenhum, e por isso nenhuma taxa volta; corrija primeiro o caminho delas.',

  'mtu.limited': 'O que {device} e a sua LAN enviam foi limitado a {most, number} octetos',

  'check.written': 'Escrita a verificação {check}',
  'check.removed': 'Removida uma verificação',
  'change.planned': 'Planejado: {change}',
  'change.taken-back': 'Retirado do plano: {change}',
  'change.gone': 'Esta mudança não está mais planejada; escolha outra.',

  'branch.first': 'Como era',
  'branch.new': 'Novo ramo em {time}',
  'branch.named': '{what} em {time}',
  'branch.numbered': '{name} ({number})',
  'branch.made': '{did}, no novo ramo “{name}”. “{kept}” fica guardado: Desfazer volta a ele.',
  'branch.started': 'Iniciado o ramo “{name}”',
  'branch.kept-before': '“{kept}” guardado como ramo; a rede editada é “{name}”',
  'branch.switched': 'Mostrado agora o ramo “{name}”',
  'branch.renamed': 'Nome do ramo “{old}” mudado para “{name}”',
  'branch.removed': 'Excluído o ramo “{name}”',
  'branch.gone': 'Este ramo não existe mais.',
  'branch.too-many': 'Há {max} ramos, o máximo que um cenário guarda. Exclua um deles primeiro.',
  'branch.name-taken': 'Outro ramo tem o nome “{name}”. Escolha outro nome.',
  'branch.name-length': 'O nome de um ramo tem de 1 a {max} caracteres. Escreva um mais curto, ou escreva algum.',
  'branch.is-shown': 'O ramo “{name}” é o que está sendo mostrado. Mude primeiro para outro ramo.',
  'branch.broken':
    'Esta rede tem um erro, e um ramo só guarda o que pode ser executado. Veja Problemas e corrija o erro primeiro.',
  'branch.nothing-before': 'A última edição não mudou o que é simulado, e por isso não há nada a guardar.',
} as const;
