/** Words of the area prediction. */
export default {
  'curve-pad.draw-here': 'desenhe aqui',
  'curve-pad.drawn-and-measured': '{drawn}, medido {measured}',
  'curve-pad.label-at-at-unit': '{label} em {at} {unit}',
  'prediction-section.first-what-do-you-expect': 'O que você espera?',
  'prediction-section.this-must-be-a-number': 'Este valor deve ser um número a partir de zero.',
  'prediction-section.in-a-sentence': 'Em uma frase',
  'prediction-section.that-is-what-i-expect': 'É isso que eu espero',
  'prediction-section.show-the-figure-without': 'Mostrar a figura sem previsão',
  'prediction-section.type-label-as-many-values':
    'Digite “{label}”, quantos valores quiser. Eles ficarão sobre a figura como linhas tracejadas.',
  'prediction-section.say-what-the-figure-will': 'Diga o que a figura vai mostrar. Sua frase fica ao lado dela depois.',
  'prediction-section.what-you-expected': 'O que você esperava',
  'prediction-section.your-prediction-is-the-dashed':
    'Sua previsão é {form, select, grid {mostrada nas caixas tracejadas} other {a linha tracejada}}; execute a figura para ver quanto ela se aproxima.',
  'prediction-section.predict-first': 'Cobrir a figura e prever',
  'prediction-section.predict-again': 'Prever de novo',
  'waiting.the-figure-is-shown-once': 'A figura fica coberta até que você diga o que espera ou a execute de novo.',
  'curve-pad.nothing-yet': 'nada ainda',
  'use-prediction.your-prediction': 'sua previsão',
  'prediction-section.off-by':
    'Sua previsão, {form, select, grid {nas caixas tracejadas} other {a linha tracejada}}, difere em {miss} % em média.',
  'prediction-section.off-by-so-far':
    'Sua previsão, {form, select, grid {nas caixas tracejadas} other {a linha tracejada}}, difere em {miss} % em média, nos pontos executados até agora.',
  'prediction-section.draw-curve':
    'Desenhe “{label}” em {unit} em função de “{over}”. O desenho ficará sobre a figura {form, select, grid {em caixas tracejadas} other {como uma linha tracejada}}.',
  'prediction-section.draw-curve-of-series':
    'Desenhe “{label}” em {unit} em função de “{over}” para {axis} {series} {axisUnit}. O desenho ficará sobre a figura {form, select, grid {em caixas tracejadas} other {como uma linha tracejada}}.',
} as const;
