/** Words of the area controls. */
export default {
  'quantity.this-value': 'Este valor',
  'quantity.empty': '{field}: falta o valor; digite um número.',
  'quantity.not-a-number': '{field}: “{text}” não é um número.',
  'quantity.no-unit': '{field}: a unidade “{written}” não cabe aqui; digite só o número.',
  'quantity.wrong-unit': '{field}: a unidade “{written}” não cabe aqui; use {unit}.',
  'dialog.close': 'Fechar',
  'page-bar.where-you-are': 'Onde você está',
  'run-button.cancel': 'Cancelar',
  'part.missing': 'Não foi possível obter esta parte',
  'part.why':
    'A conexão caiu, ou o laboratório foi atualizado depois que você o abriu. Tudo o mais nesta página continua.',
  'part.again': 'Tentar de novo',
  'part.close': 'Fechar',
  'part.load-page': 'Se ela continuar faltando, carregue a página de novo.',
  'edition.this-copy-of-the-lab':
    'Esta cópia do laboratório é servida como arquivos simples; não há por trás dela um servidor que possa armazenar um cenário.',
  'duration.value-min': '{value} min',
  'duration.round-min': '{round} min',
  'duration.minutes-min-rest-s': '{minutes} min {rest} s',
  'number.format-decimal-billion': '{formatDecimal} bilhões',
  'number.format-integer-million': '{formatInteger} milhões',
  'number.format-decimal-million': '{formatDecimal} milhões',
  'single-keys.label': 'Usar teclas simples como atalhos de teclado',
} as const;
