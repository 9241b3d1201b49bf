/** Words about figures that come with the lab, and about running them again. */
export default {
  'again.name': 'run here',
  'run.on-axis': '{axis} {value}',
  'run.seed': 'seed {number}',
  'digests.equal':
    '{count, plural, one {The digest of the one run made here equals the shipped one.} other {The digests of all # runs made here equal the shipped ones.}}',
  'digests.unequal':
    '{count, plural, one {# of {compared} runs made here has another digest than the shipped one:} other {# of {compared} runs made here have other digests than the shipped ones:}}',
  'digests.pair': 'shipped {shipped}, here {here}',
  'engine.build': '{version}, build {stamp}',
  'engine.other': 'Computed by another engine',
  'engine.other.why':
    'This figure was computed by engine {shipped}; the one in this page is {here}. Runs made here may give other values and other digests.',
  'cost.quick-and-full': 'about {quick} quick, {full} full',
  'cost.one-quality': 'about {wait} to run',
  'cost.note':
    'Estimated from the time that its quick runs took on the computer that made the figure; yours may be slower or faster.',
  'run-section.title': 'On this computer',
  'run-section.again': 'Run it again here',
  'run-section.about': ' About {wait}, by the computer that made the figure.',
  'caption.again': ' Squares are values of runs made here.',
  'caption.shipped': ' It comes with the lab, computed by build {stamp} of the engine.',
} as const;
