/** Words about figures that come with the lab, and about running them again. */
export default {
  'again.name': 'executado aqui',
  'run.on-axis': '{axis} {value}',
  'run.seed': 'semente {number}',
  'digests.equal':
    '{count, plural, one {O resumo (digest) da única execução feita aqui é igual ao fornecido.} other {Os resumos (digests) de todas as # execuções feitas aqui são iguais aos fornecidos.}}',
  'digests.unequal':
    '{count, plural, one {# de {compared} execuções feitas aqui tem um resumo (digest) diferente do fornecido:} other {# de {compared} execuções feitas aqui têm resumos (digests) diferentes dos fornecidos:}}',
  'digests.pair': 'fornecido {shipped}, aqui {here}',
  'engine.build': '{version}, compilação {stamp}',
  'engine.other': 'Calculado por outro motor de simulação',
  'engine.other.why':
    'Esta figura foi calculada pelo motor {shipped}; o desta página é o {here}. Execuções feitas aqui podem produzir outros valores e outros resumos (digests).',
  'cost.quick-and-full': 'cerca de {quick} na rápida, {full} na completa',
  'cost.one-quality': 'cerca de {wait} para executar',
  'cost.note':
    'Estimado pelo tempo que as execuções rápidas levaram no computador que fez a figura; o seu pode ser mais lento ou mais rápido.',
  'run-section.title': 'Neste computador',
  'run-section.again': 'Executar de novo aqui',
  'run-section.about': ' Cerca de {wait}, segundo o computador que fez a figura.',
  'caption.again': ' Os quadrados são valores de execuções feitas aqui.',
  'caption.shipped': ' Ela vem com o laboratório, calculada pela compilação {stamp} do motor.',
} as const;
