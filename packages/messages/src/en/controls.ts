/** Words of the area controls. */
export default {
  'quantity.this-value': 'This value',
  'quantity.empty': '{field} is empty; type a number.',
  'quantity.not-a-number': '{field} is “{text}”, which is not a number.',
  'quantity.no-unit': '{field} has the unit “{written}”, which does not fit here; type a bare number.',
  'quantity.wrong-unit': '{field} has the unit “{written}”, which does not fit here; use {unit}.',
  'dialog.close': 'Close',
  'page-bar.where-you-are': 'Where you are',
  'run-button.cancel': 'Cancel',
  'part.missing': 'This part could not be fetched',
  'part.why':
    'The connection is gone, or the lab was updated since you opened it. Everything else on this page goes on.',
  'part.again': 'Try again',
  'part.close': 'Close',
  'part.load-page': 'If it stays missing, load the page again.',
  'edition.this-copy-of-the-lab':
    'This copy of the lab is served as plain files; there is no server behind it that could store a scenario.',
  'duration.value-min': '{value} min',
  'duration.round-min': '{round} min',
  'duration.minutes-min-rest-s': '{minutes} min {rest} s',
  'number.format-decimal-billion': '{formatDecimal} billion',
  'number.format-integer-million': '{formatInteger} million',
  'number.format-decimal-million': '{formatDecimal} million',
  'single-keys.label': 'Use single keys as shortcuts',
} as const;
