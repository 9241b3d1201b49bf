/** Words of the area prediction. */
export default {
  'curve-pad.draw-here': 'draw here',
  'curve-pad.drawn-and-measured': '{drawn}, measured {measured}',
  'curve-pad.label-at-at-unit': '{label} at {at} {unit}',
  'prediction-section.first-what-do-you-expect': 'What do you expect?',
  'prediction-section.this-must-be-a-number': 'This must be a number from zero.',
  'prediction-section.in-a-sentence': 'In a sentence',
  'prediction-section.that-is-what-i-expect': 'That is what I expect',
  'prediction-section.show-the-figure-without': 'Show the figure without',
  'prediction-section.type-label-as-many-values':
    'Type “{label}”, as many values as you like. They will lie over the figure as dashed lines.',
  'prediction-section.say-what-the-figure-will':
    'Say what the figure will show. Your sentence stands beside it afterwards.',
  'prediction-section.what-you-expected': 'What you expected',
  'prediction-section.your-prediction-is-the-dashed':
    'Your prediction is {form, select, grid {in the dashed boxes} other {the dashed line}}; run the figure to see how near it is.',
  'prediction-section.predict-first': 'Cover the figure and predict',
  'prediction-section.predict-again': 'Predict again',
  'waiting.the-figure-is-shown-once': 'The figure is covered until you have said what you expect, or run it again.',
  'curve-pad.nothing-yet': 'nothing yet',
  'use-prediction.your-prediction': 'your prediction',
  'prediction-section.off-by':
    'Your prediction, {form, select, grid {in the dashed boxes} other {the dashed line}}, is {miss} % off on average.',
  'prediction-section.off-by-so-far':
    'Your prediction, {form, select, grid {in the dashed boxes} other {the dashed line}}, is {miss} % off on average, of the points run so far.',
  'prediction-section.draw-curve':
    'Draw “{label}” in {unit} over “{over}”. It will lie over the figure {form, select, grid {in dashed boxes} other {as a dashed line}}.',
  'prediction-section.draw-curve-of-series':
    'Draw “{label}” in {unit} over “{over}” for {axis} {series} {axisUnit}. It will lie over the figure {form, select, grid {in dashed boxes} other {as a dashed line}}.',
} as const;
