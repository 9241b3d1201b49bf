/** The workbench around the drawing: its bar, panes, tabs and dialogs. */
export default {
  'bar.untitled': 'Rede sem título',
  'bar.view': 'Visão',
  'bar.view-drawing': 'Desenho',
  'bar.view-table': 'Tabela',
  'bar.view-text': 'Texto',
  'bar.panes': 'Painéis',
  'bar.panes-one': 'Um',
  'bar.panes-compare': 'Comparar',
  'bar.nothing-to-undo': 'Nada a desfazer',
  'bar.nothing-to-redo': 'Nada a refazer',
  'bar.share': 'Compartilhar',
  'bar.branches': '{count, plural, one {# ramo} other {# ramos}}. Em exibição: {name}',
  'bar.make-copy': 'Fazer uma cópia',
  'bar.make-copy-short': 'Copiar',
  'bar.menu': 'Menu',

  'panes.text-size': 'Largura do texto',
  'panes.details-size': 'Tamanho dos detalhes',
  'panes.loading': 'Carregando',

  'details.label': 'Detalhes',
  'details.close': 'Fechar os detalhes',
  'details.properties': 'Propriedades',
  'details.packet': 'Pacote',
  'details.tables': 'Tabelas',
  'details.problems': 'Problemas',
  'details.plots': 'Gráficos',
  'details.results': 'Resultados',

  'commands.title': 'Comandos',
  'commands.search': 'Procurar comandos',
  'commands.search-hint': 'Digite algumas letras',
  'commands.none': 'Nenhum comando contém essas letras.',
  'keys.title': 'Teclas',

  'history.title': 'Histórico de edições',
  'history.note':
    'A edição mais recente está no topo. Escolha uma linha para voltar ou avançar até como o cenário estava depois dessa edição.',
  'history.opened': 'Como foi aberto',
  'history.now': 'em exibição agora',
  'history.undone': 'desfeita',

  'report.title': 'Relatório deste problema',

  'link.note-title': 'Sobre este link',
  'link.loading-title': 'Cenário',
  'link.loading': 'Carregando o cenário',
  'link.refused-why': 'Por quê',
  'link.retry': 'Tentar de novo',
} as const;
