/** Classic measurements: questions, findings, sources and notes of their figures. */
export default {
  theory: 'computed from the formula; nothing of the model was chosen by it',

  'queue.load': 'Load',
  'queue.network':
    'Twenty sources send single cells at random instants into one switch. Each of their lines is four times as fast as the one that leaves it, so cells come to its queue as a Poisson process and are served one in 2.83 µs.',
  'queue.quality.quick': 'a second, two seeds',
  'queue.quality.full': '2 s, ten seeds',
  'queue.near': 'Every point is within {percent} % of theory',
  'queue.farthest': 'farthest at {x}: {percent} %',
  'queue.source': 'Formulas: L. Kleinrock, Queueing Systems I, 1975, chapter 5 (M/G/1, Pollaczek and Khinchin).',
  'queue.note':
    'The sources’ own lines hold a cell for less than a microsecond at most loads; the theory has no such lines. What is left is chance: a loss of some in ten thousand, or a wait near full load, varies from seed to seed.',
  'md1.label': 'M/D/1',
  'md1.question': 'How long does a cell wait, when cells come at random?',
  'md1.y': 'Mean wait in the queue',
  'md1.at': 'load {load}',
  'md1.finding': 'From {half} µs at a load of 0.4 the mean wait grows to {most} µs at 0.95',
  'md1k.label': 'M/D/1/K',
  'md1k.question': 'How many cells does a small buffer lose?',
  'md1k.capacity': 'Buffer, the cell that is served included',
  'md1k.y': 'Cells lost',
  'md1k.at': 'load {load}, {cells} cells',
  'md1k.finding': 'At a load of 0.8 a buffer of two cells loses {small} %, one of ten {large} %',
} as const;
