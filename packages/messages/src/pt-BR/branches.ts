/** The list of branches: several futures of one network. */
export default {
  title: 'Ramos',
  note: 'Cada ramo é um futuro desta rede. Um deles é mostrado, desenhado, executado e editado; os outros esperam como estão. “Desfazer” reverte tudo o que for feito aqui.',
  none: 'Esta rede tem, por enquanto, um só futuro. Uma falha em um instante que a execução já ultrapassou cria sozinha um segundo: volte o relógio e escolha uma falha. Depois de qualquer outra edição ali, o laboratório pergunta a você.',
  shown: 'em exibição agora, iniciado em {time}',
  other:
    'iniciado em {time}, {count, plural, =0 {igual ao que está em exibição} one {# diferença em relação ao que está em exibição} other {# diferenças em relação ao que está em exibição}}',
  name: 'Nome do ramo',
  switch: 'Trocar',
  'switch-to': 'Trocar para {name}',
  compare: 'Comparar',
  'compare-with': 'Comparar o ramo em exibição com {name}',
  rename: 'Renomear',
  'rename-this': 'Renomear {name}',
  'rename-done': 'Salvar o nome',
  delete: 'Excluir',
  'delete-this': 'Excluir {name}',
  start: 'Iniciar um ramo em {time}',
  offer: 'A execução já tinha passado de {time}. Guardar também a rede anterior a “{edit}”?',
  'offer.keep': 'Guardar as duas como ramos',
  'offer.dismiss': 'Não',
  'keep-before': 'Guardar a rede anterior a “{edit}” como ramo',
} as const;
