/** “Is this room ready?”: what is looked at before a class, what was found, and what to do about it. */
export default {
  'ready.title': 'Esta sala está pronta?',
  'ready.says':
    'Abra esta página na máquina e no navegador da aula, com o projetor ligado. Tudo é testado sozinho; nada sai desta máquina, a não ser os testes da conexão.',
  'ready.again': 'Verificar de novo',
  'ready.copy': 'Copiar relatório',
  'ready.copy-says':
    'Copiar relatório faz um texto simples para quem cuida das máquinas; nenhuma pessoa é identificada nele.',
  'ready.lecture': 'Para a aula',
  'ready.list': 'Verificações',

  'verdict.checking': 'Verificando: {done} de {count}',
  'verdict.ready': 'Esta sala está pronta',
  'verdict.limit': 'Pronta, com {count, plural, one {# limite} other {# limites}}',
  'verdict.not-ready': 'Não está pronta: {count, plural, one {# coisa} other {# coisas}} a corrigir',
  'verdict.ready-says': 'A aula e o laboratório funcionam nesta máquina, e uma conexão ao vivo passa pela sua rede.',
  'verdict.limit-says': 'A aula pode começar. A lista abaixo diz como eliminar um limite:',
  'verdict.not-ready-says': 'A lista abaixo diz como corrigir isto:',
  'verdict.checking-says': 'Isto leva alguns segundos.',

  'state.checking': 'verificando',
  'state.ready': 'pronto',
  'state.limit': 'funciona com um limite',
  'state.not-ready': 'não está pronto',
  'state.optional': 'para testar, se você quiser',

  'check.engine': 'Motor de simulação (WebAssembly)',
  'check.worker': 'Worker em segundo plano',
  'check.storage': 'Armazenamento para rascunhos',
  'check.offline': 'Uso sem rede',
  'check.screen': 'Tela',
  'check.theme': 'Tema para projetor',
  'check.keys': 'Controle remoto',
  'check.live': 'Conexão ao vivo',
  'check.clock': 'Relógio desta máquina',
  'check.speed': 'Velocidade desta máquina',

  'engine.ready':
    'Executou a rede da aula, {cells} células em {seconds} segundos simulados, e obteve {digest}: o mesmo resultado, até o bit, que em toda parte.',
  'engine.no-wasm': 'Este navegador não tem WebAssembly, ou ele está desligado.',
  'engine.no-wasm.do':
    'Abra esta página em um Chrome, Edge, Firefox ou Safari atual, ou peça que o WebAssembly seja permitido para este endereço.',
  'engine.not-started': 'O motor não pôde ser iniciado ({reason}).',
  'engine.not-started.do':
    'Carregue a página de novo; se acontecer outra vez, peça que este endereço seja liberado no filtro da rede, que pode estar retendo o arquivo do motor (.wasm).',
  'engine.differs': 'Obteve {digest} onde toda máquina obtém {expected}: os resultados desta máquina estariam errados.',
  'engine.differs.do':
    'Carregue a página de novo; se acontecer outra vez, use outro navegador ou outra máquina e envie o relatório a quem mantém este laboratório.',

  'worker.ready': 'Ele inicia, e um worker que se perdesse seria percebido (Web Locks).',
  'worker.no-locks':
    'Ele inicia, mas a página veio sem criptografia (http), e por isso um worker que se perdesse não seria percebido.',
  'worker.no-locks.do':
    'Abra o laboratório no seu endereço https. Até lá, carregue a página de novo se uma imagem ficar parada.',
  'worker.missing': 'Nenhum worker inicia neste navegador.',
  'worker.missing.do':
    'Abra esta página em um Chrome, Edge, Firefox ou Safari atual, sem extensões que bloqueiem scripts.',

  'storage.ready':
    'Rascunhos e configurações são guardados, com {free} MB livres. Uma janela anônima os esquece ao ser fechada.',
  'storage.ready-unknown': 'Rascunhos e configurações são guardados. Uma janela anônima os esquece ao ser fechada.',
  'storage.full':
    'Rascunhos são guardados, mas só há {free} MB livres: {needed} MB comportam uma aula com a sua cópia para uso sem rede.',
  'storage.full.do': 'Libere espaço nesta máquina, ou exclua dados de outros sites nas configurações do navegador.',
  'storage.refused': 'Este navegador não guarda nada para esta página: {what}.',
  'storage.refused-all': 'nem rascunhos nem configurações',
  'storage.refused-drafts': 'os rascunhos se perdem quando a página é fechada',
  'storage.refused-settings': 'as configurações se perdem quando a página é fechada',
  'storage.refused.do':
    'Saia da janela anônima, ou permita o armazenamento para este endereço. Até lá, guarde o trabalho como link ou como arquivo (Compartilhar).',

  'offline.ready': 'O laboratório inteiro está guardado nesta máquina: funciona quando a rede falha.',
  'offline.partly': 'A aula e o laboratório estão guardados; o resto ainda está a caminho.',
  'offline.partly.do': 'Deixe esta página aberta até tudo chegar.',
  'offline.unknown': 'Esta página não está guardada nesta máquina, e por isso precisa da rede cada vez que é aberta.',
  'offline.unknown.do':
    'Carregue a página de novo com a rede ligada; até que ela seja guardada, abra a aula antes que a rede possa falhar.',
  'offline.insecure':
    'A página veio sem criptografia (http), e os navegadores só guardam páginas que vieram por https.',
  'offline.insecure.do': 'Abra o laboratório no seu endereço https, ou abra a aula enquanto houver rede.',
  'offline.refused': 'Este navegador não guarda uma cópia ({reason}).',
  'offline.refused.do': 'Saia da janela anônima, ou permita o armazenamento para este endereço.',

  'screen.ready':
    'A janela tem {width} × {height} px, com {ratio} px do dispositivo cada um; a aula precisa de {wide} × {high}.',
  'screen.zoomed':
    'A janela tem {width} × {height} px, pois {ratio} px do dispositivo fazem um; a aula precisa de {wide} × {high}.',
  'screen.zoomed.do': 'Diminua a página com Ctrl e − (em um Mac, ⌘ e −), ou ajuste a escala da tela para 100 %.',
  'screen.small-window':
    'A janela tem {width} × {height} px de uma tela com {screenWide} × {screenHigh}; a aula precisa de {wide} × {high}.',
  'screen.small-window.do': 'Aumente a janela, ou comece a aula e pressione Shift+F para usar a tela cheia.',
  'screen.small':
    'A tela tem {screenWide} × {screenHigh} px; a aula precisa de {wide} × {high} para mostrar duas redes lado a lado.',
  'screen.small.do':
    'Ajuste o projetor ou a tela para 1280 × 800 px ou mais; se este for um celular, dê a aula em outra máquina.',
  'screen.no-full-screen': 'A janela tem {width} × {height} px, o que basta, mas o navegador não permite a tela cheia.',
  'screen.no-full-screen.do':
    'Pressione F11 para a tela cheia, ou abra o laboratório sozinho e não dentro de outro site.',

  'theme.on':
    'Está ligado. A linha mais fraca do desenho tem um contraste de {contrast} : 1; {least} : 1 pode ser distinguido em uma sala clara.',
  'theme.lecture': 'A aula o liga sozinha; o resto do laboratório usa o tema “{theme}”.',
  'theme.more-contrast': 'Este sistema pede mais contraste, e o tema para projetor é o que tem mais.',
  'theme.forced': 'Este sistema substitui todas as cores das páginas: as linhas só se distinguem pelas formas.',
  'theme.forced.do':
    'Desligue o tema de contraste do sistema para a aula, ou verifique a amostra a partir da última fileira.',
  'theme.turn-on': 'Ligar o tema para projetor',
  'theme.turn-off': 'Desligar de novo',
  'theme.sample': 'Amostra: você consegue ler isto da última fileira?',
  'theme.look-data': 'dados pelo roteador',
  'theme.look-control': 'mensagem de controle',
  'theme.look-shortcut': 'dados pelo atalho',
  'theme.look-bus': 'para todos (BUS)',
  'theme.light': 'claro',
  'theme.dark': 'escuro',
  'theme.projector': 'projetor',

  'keys.none': 'Pressione avançar e voltar no controle remoto, ou PageDown e PageUp: esta linha diz se chegam.',
  'keys.next': 'Avançar chega (PageDown). Agora pressione voltar.',
  'keys.back': 'Voltar chega (PageUp). Agora pressione avançar.',
  'keys.ready': 'Avançar e voltar chegam (PageDown e PageUp): isso basta para a aula inteira.',

  'live.ready': 'Uma sala ao vivo usaria WebSocket. {details}',
  'live.events': 'O WebSocket não passa, e por isso uma sala ao vivo usaria server-sent events. {details}',
  'live.events.do':
    'Uma sala ao vivo funciona assim; para torná-la mais rápida, peça que o proxy deixe passar o WebSocket (os cabeçalhos Upgrade e Connection) para este endereço.',
  'live.polling':
    'Só requisições simples passam na hora em que são enviadas, e por isso uma sala ao vivo usaria consultas periódicas (polling). {details}',
  'live.polling.do':
    'Uma sala ao vivo funciona, com um ou dois segundos de atraso; peça que o proxy deixe passar o WebSocket, ou que não retenha text/event-stream, para este endereço.',
  'live.silent': 'Nada chega ao servidor deste laboratório. {details}',
  'live.silent.do':
    'A aula e o laboratório funcionam sem ele; uma sala ao vivo, não: veja a rede e depois pergunte a quem mantém este laboratório se o servidor está no ar.',
  'live.strange': 'Alguém no caminho responde no lugar do servidor deste laboratório. {details}',
  'live.strange.do':
    'Abra qualquer outro site e entre na rede se ela pedir; senão, peça que este endereço seja liberado no filtro da rede.',
  'live.busy': 'O servidor não tem lugar para mais conexões desta sala no momento. {details}',
  'live.busy.do': 'Espere um minuto e pressione Verificar de novo.',
  'live.no-server':
    'Esta cópia do laboratório é servida como arquivos simples, sem servidor: não há sala ao vivo nela.',
  'live.no-server.do':
    'Para uma sala ao vivo, abra um laboratório que tenha servidor. A aula e o laboratório não precisam dele.',
  'live.offline': 'Esta máquina está sem rede: não há sala ao vivo até a rede voltar.',
  'live.offline.do': 'Conecte a rede para uma sala ao vivo. A aula e o laboratório não precisam dela.',
  'live.details': 'WebSocket: {websocket}; server-sent events: {events}; consultas periódicas: {polling}.',
  'live.works': '{ms} ms de ida e volta (mediana de {samples})',
  'live.is-silent': 'sem resposta',
  'live.is-held-back': 'retido no caminho',
  'live.is-busy': 'sem lugar',
  'live.is-strange': 'resposta de outro (status {status})',

  'clock.ready': 'Difere do relógio do servidor em {seconds} s; até {most} s não fazem mal.',
  'clock.wrong':
    '{seconds} s {direction, select, ahead {adiantado} other {atrasado}} em relação ao servidor; os horários que uma turma vê estariam errados.',
  'clock.wrong.do': 'Faça o sistema acertar o relógio pela rede (data e hora, “definir automaticamente”).',
  'clock.unknown': 'Não há resposta de um servidor com que compará-lo.',
  'clock.unknown.do': 'Nada na aula precisa disso; só importa para uma sala ao vivo.',

  'speed.ready':
    '{cells} células por segundo: reproduz a rede da aula {factor} vezes mais rápido que o tempo real; {enough} vezes bastam.',
  'speed.slow':
    '{cells} células por segundo: reproduz a rede da aula {factor} vezes mais rápido que o tempo real, quando {enough} vezes bastam; um salto na aula leva até {wait} s.',
  'speed.slow.do': 'Feche outros programas e abas, ligue a máquina na tomada e dê a cada cena um momento para começar.',
  'speed.too-slow':
    '{cells} células por segundo: reproduz a rede da aula a {factor} vezes a velocidade do tempo real, ou seja, mais devagar que o tempo real.',
  'speed.too-slow.do': 'Use outra máquina, ou feche outros programas e verifique de novo.',
  'speed.none': 'Nada pôde ser medido, pois o motor não funcionou.',
  'speed.none.do': 'Corrija primeiro o motor, depois verifique de novo.',

  'report.head': 'lanelab: esta sala está pronta?',
  'report.verdict': 'Veredito: {verdict}',
  'report.time': 'Hora: {time}',
  'report.lab': 'Laboratório: {address}, motor {engine}',
  'report.browser': 'Navegador: {browser}',
  'report.screen':
    'Tela: {width} x {height} px, janela {windowWidth} x {windowHeight} px, {ratio} px do dispositivo cada um',
  'report.cores': 'Núcleos de processador que o navegador informa: {cores}',
  'report.check': '{check}: {state}. {found}',
  'report.do': '  A fazer: {todo}',
} as const;
