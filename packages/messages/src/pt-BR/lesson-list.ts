/** Words around the lessons of a browser: the list, opening, copying, adding an instant of the lab. */
export default {
  write: 'Escrever uma lição',
  own: 'Lições deste navegador',
  untitled: 'Lição sem título',
  loading: 'Procurando suas lições …',
  steps: '{count, plural, =0 {ainda sem passos} one {# passo} other {# passos}}',
  'edit-short': 'Editar',
  edit: 'Editar {title}',
  copy: 'Copiar esta lição e alterá-la',
  'copy-named': 'Copiar {title} e alterá-la',
  remove: 'Excluir {title}',
  removed: '{title} foi excluída.',
  undo: 'Desfazer',
  'cannot-be-kept':
    'Este navegador não guarda nada aqui: seu armazenamento está bloqueado ou cheio. Permita que este site armazene dados, ou use outro navegador.',
  'cannot-be-opened': 'Não é possível abrir isto',
  'too-large':
    '{name} tem {size}, mas uma lição tem no máximo {most}. Use redes prontas, ou uma mesma rede em vários passos, em vez de documentos.',
  'the-text': 'O texto colado',
  open: 'Abrir',
  'open.title': 'Abrir uma lição ou um resultado',
  'open.link': 'Link para uma lição',
  'open.file': 'Abrir um arquivo',
  'open.result': 'Conferir um arquivo de resultado',

  'add.title': 'Adicionar este instante a uma lição',
  'add.says':
    'O passo começa com este cenário como está agora, mostrado em {instant}, com a mesma velocidade e a mesma camada. Texto, tarefa e verificações se escrevem no editor.',
  'add.to': 'Lição',
  'add.new': 'Uma nova lição',
  'add.step-title': 'Título do passo',
  'add.add': 'Adicionar o passo',
  'add.added': 'O passo {number} está na lição.',
  'add.full': 'Esta lição tem {most} passos, o máximo que uma lição pode ter. Escolha outra.',
  'add.edit': 'Editar a lição',
} as const;
