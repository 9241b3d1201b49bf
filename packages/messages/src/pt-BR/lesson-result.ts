/** Words of the page that computes a student’s result again. */
export default {
  title: 'Conferir um resultado',
  says: 'Abra um arquivo de resultado (lanelab-result.json) que um estudante entregou, ou solte-o nesta página. Cada passo é calculado de novo a partir das redes e das respostas que estão nele. Nada sai deste navegador.',
  open: 'Abrir um arquivo de resultado',
  reading: 'Lendo o arquivo …',
  'cannot-be-opened': 'Não é possível abrir este resultado',
  'file.too-large': '{name} tem {size}, mas um resultado tem no máximo {most}. Peça o arquivo de novo.',
  'file.no-json':
    '{name} não é um documento JSON. Um arquivo de resultado é salvo no fim de uma lição; peça-o de novo.',
  'file.no-result':
    '{name} não é o resultado de uma lição: falta a chave "lanelabResult". Abra uma lição ou um cenário na página própria.',
  'file.refused': 'Não é possível ler {name}. {reason}',
  'file.no-lesson':
    'O resultado é da lição “{id}”, que vem com o laboratório e que este laboratório não tem. Atualize o laboratório.',
  'file.broken-lesson': 'A lição dentro deste resultado infringe uma regra. {reason}',
  'no-links': 'Aqui os links não abrem nada. Abra a lição para segui-los.',
  computing: 'Calculando de novo: {over} de {count} passos',
  'all-confirmed': 'Tudo o que se afirma está confirmado.',
  'some-refuted':
    '{refuted, plural, one {# passo é dado como concluído e não está confirmado.} other {# passos são dados como concluídos e não estão confirmados.}}',
  'fact.name': 'Nome',
  'fact.no-name': 'nenhum informado',
  'fact.hash': 'Hash da lição usada',
  'fact.lesson': 'Lição',
  'fact.document': 'no arquivo',
  'other-lesson': 'Outra versão da lição',
  'other-lesson-says':
    'O estudante usou a lição com o hash {played}; a que é calculada aqui tem {here}. Um texto ou uma verificação mudou desde então; por isso, compare os resultados com cuidado.',
  'claim.nothing': 'O arquivo não afirma nada sobre este passo.',
  claim:
    'Afirmado: {state}, depois de {tries, plural, =0 {nenhuma tentativa} one {# tentativa} other {# tentativas}} e {hints, plural, =0 {nenhuma dica} one {# dica} other {# dicas}}.',
  'standing.waiting': 'Ainda não calculado',
  'standing.computing': 'Calculando …',
  'standing.failed': 'Não confirmado, pois não é possível calculá-lo: {problem}',
  'standing.confirmed': 'Confirmado: as verificações valem.',
  'standing.not-confirmed': 'Não confirmado: as verificações não valem para o que está no arquivo.',
  'standing.predicted': 'Previsto como a rede fez.',
  'standing.predicted-otherwise': 'Previsto de outra forma. Uma previsão nunca tira pontos.',
  'standing.read': 'Um passo de leitura: não há nada a confirmar.',
  'standing.shown': 'A solução foi mostrada, como o arquivo declara.',
  'standing.begun': 'Começado e não terminado, como o arquivo declara.',
  'standing.not-begun': 'Não começado',
  verdict: 'O que dizem as verificações',
} as const;
