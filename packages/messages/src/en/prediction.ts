/** Words of the area prediction. */
export default {
  'curve-pad.draw-here': 'draw here',
  'curve-pad.label-at-at-unit': '{label} at {at} {unit}',
  'prediction-section.first-what-do-you-expect': 'First: what do you expect?',
  'prediction-section.this-must-be-a-number': 'This must be a number from zero.',
  'prediction-section.in-a-sentence': 'In a sentence',
  'prediction-section.that-is-what-i-expect': 'That is what I expect',
  'prediction-section.show-the-figure-without': 'Show the figure without',
  'prediction-section.draw-label-in-unit-over':
    'Draw {label} in {unit} over {over}{which}. It will lie over the figure as a dashed line.',
  'prediction-section.type-label-as-many-values':
    'Type {label}, as many values as you like. They will lie over the figure as dashed lines.',
  'prediction-section.say-what-the-figure-will':
    'Say what the figure will show. Your sentence stands beside it afterwards.',
  'prediction-section.what-you-expected': 'What you expected',
  'prediction-section.your-prediction-is-the-dashed':
    'Your prediction is the dashed line; run the figure to see how near it is.',
  'prediction-section.of-the-points-run-so': ', of the points run so far',
  'prediction-section.predict-again': 'Predict again',
  'waiting.the-figure-is-shown-once': 'The figure is shown once you have said what you expect, or run it.',
} as const;
