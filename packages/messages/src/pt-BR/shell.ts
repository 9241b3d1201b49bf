/** The frame of every page: navigation, theme, notices, errors, use without a network. */
export default {
  'connection-notice.offline':
    'Você está sem conexão. As execuções continuam, pois acontecem neste navegador; links autocontidos funcionam.',
  'connection-notice.offline-with-server':
    'Você está sem conexão. As execuções continuam, pois acontecem neste navegador; links autocontidos funcionam. Links curtos precisam esperar.',
  'error-boundary.this-page-could-not-be': 'Não foi possível obter esta página',
  'error-boundary.the-connection-is-gone-or':
    'A conexão caiu, ou o laboratório foi atualizado depois que você o abriu. Nada seu se perdeu: os links contêm tudo.',
  'error-boundary.load-again': 'Carregar de novo',
  'error-boundary.this-page-stopped-working': 'Esta página parou de funcionar',
  'error-boundary.that-is-a-fault-in':
    'A falha é do laboratório, não do que você fez. Copie um relatório dela e carregue a página de novo.',
  'error-boundary.start-page': 'Página inicial',
  'loading.loading-the-page': 'Carregando a página',
  'not-found.no-such-page': 'Página inexistente',
  'not-found.there-is-no-page-here': 'Não há nenhuma página aqui',
  'not-found.no-page-has-this-address':
    'Nada no laboratório se chama <path>{path}</path>. Se você seguiu um link, pode faltar uma parte dele.',
  'not-found.did-you-mean': 'Você quis dizer <a>{page}</a>?',
  'not-found.start-page': 'Página inicial',
  'not-found.start-page.what': 'O mesmo arquivo em duas redes, já a caminho',
  'not-found.lab': 'Laboratório',
  'not-found.lab.what': 'Desenhe uma rede, reproduza-a célula por célula e compartilhe-a por um link',
  'not-found.lecture': 'Aula',
  'not-found.lecture.what': 'Sete cenas para uma turma, da primeira entrada na LAN ao gráfico de barras do artigo',
  'not-found.all-experiments': 'Todos os experimentos',
  'not-found.all-experiments.what': 'As figuras e tabelas de quatro artigos e medições clássicas, executadas de novo',
  'not-found.ready': 'Esta sala está pronta?',
  'not-found.ready.what': 'Máquina, tela e rede de uma sala de aula, verificadas antes da aula',
  'not-found.mine': 'Meus cenários',
  'not-found.mine.what': 'O que você armazenou e rascunhou neste navegador',
  'not-found.help': 'Ajuda',
  'not-found.help.what': 'Teclas, termos e quanto vale um resultado',
  'shell.lab': 'Laboratório',
  'shell.mine': 'Meus cenários',
  'shell.learn': 'Aprender',
  'shell.papers': 'Artigos',
  'shell.help': 'Ajuda',
  'shell.skip-to-the-content': 'Ir para o conteúdo',
  'shell.pages': 'Páginas',
  'theme-choice.light': 'Claro',
  'theme-choice.dark': 'Escuro',
  'theme-choice.projector': 'Projetor',
  'theme-choice.theme': 'Tema',
  'theme-choice.theme-named': '{theme, select, light {Tema claro} dark {Tema escuro} other {Tema para projetor}}',
  'language-choice.language': 'Idioma',
  'language-choice.not-kept':
    'Este navegador não guarda escolhas para o laboratório, por isso a página fica neste idioma. Permita que o laboratório armazene dados ou escolha o idioma no próprio navegador.',
  'language-choice.untranslated': 'Não foi possível obter os textos em português. Carregue a página de novo.',
  'offline-help.this-page-is-not-kept': 'Esta página ainda não está guardada.',
  'offline-help.this-page-came-over-plain':
    'Esta página veio por http simples, em que os navegadores não guardam nada: ela precisa da rede toda vez que é aberta. Abra o laboratório por https para usá-lo sem rede.',
  'offline-help.this-browser-does-not-keep':
    'Este navegador não guarda a página ({reason}): ela precisa da rede toda vez que é aberta.',
  'offline-help.the-lab-is-kept':
    'A página inicial e o laboratório estão guardados: abrem sem rede. Artigos, aulas e as outras páginas estão sendo obtidos.',
  'offline-help.this-page-is-kept-it': 'Esta página está guardada: abre sem rede.',
  'offline-help.this-page-is-kept-it-2':
    'Esta página está guardada: abre sem rede. Uma versão mais nova já chegou e espera até que você a carregue.',
  'offline-help.over-https-and-on-your':
    'Por https, e na sua própria máquina, o navegador guarda o laboratório quando ele é aberto pela primeira vez: a página inicial e o laboratório em segundos, artigos e aulas depois deles. Páginas, motor de simulação, artigos e links autocontidos passam então a abrir sem rede, e as execuções são iguais até o último bit. Só o que um servidor armazena ou calcula precisa esperar. Uma versão mais nova é obtida em segundo plano e usada quando você mandar.',
  'update-notice.a-newer-version-of-the':
    'Há uma versão mais nova do laboratório. Carregá-la encerra as execuções em andamento nesta página; o trabalho armazenado permanece.',
  'update-notice.load-it': 'Carregar',
  'update-notice.later': 'Mais tarde',
  'registration.this-browser-has-no-service': 'este navegador não tem service workers',
  'registration.no-service-worker-installed':
    'o service worker que a guardaria não pôde ser instalado, como em uma janela privada ou com o armazenamento desligado',
} as const;
