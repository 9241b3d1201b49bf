/** The operator's page of the server. */
export default {
  title: 'Operator',
  'title.document': 'Operator - lanelab',
  'start-page': 'lanelab',
  'sign-out': 'Sign out',
  'state.good': 'All is well',
  'state.notes': '{count, plural, one {One thing to look at} other {# things to look at}}',
  lost: 'No answer since {time}; trying again.',
  about: 'Process {process} of version {version}, up for {uptime}, at {time}',
  'about.database': '{kind, select, libsql {embedded database} other {PostgreSQL}}',

  'queue.title': 'Queue',
  'queue.waiting': '{count, plural, one {point waits} other {points wait}}',
  'queue.kind': 'Points of',
  'queue.wait': 'waiting',
  'queue.computed': 'computed now',
  'queue.oldest': 'longest wait',
  'kind.quick': 'quick figures',
  'kind.run': 'single runs',
  'kind.full': 'full figures',
  'queue.here':
    '{count, plural, =0 {This process began no point in the last ten minutes.} one {This process began one point in the last ten minutes: it waited {wait} and ran {run}.} other {This process began # points in the last ten minutes: they waited {wait} and ran {run} on average.}}',
  'queue.unknown': 'Not known while the database is away.',
  'queue.chart': 'Points that wait, in the last ten minutes',

  'answers.title': 'Answers',
  'answers.unit': 'a second',
  'answers.mean': '{mean} on average; {failures, plural, =0 {none failed} other {# failed}} in ten minutes',
  'answers.none': 'none in the last minute',
  'answers.chart': 'Answers a second, in the last ten minutes',

  'refusals.title': 'Refusals',
  'refusals.unit': 'in ten minutes',
  'refusals.code': 'Code',
  'refusals.count': 'in ten minutes',
  'refusals.none': 'Nobody was refused anything.',
  'refusals.more': '{count, plural, one {and one more code} other {and # more codes}}',
  'refusals.rate': '{rate} a minute',
  'refusals.chart': 'Refusals a minute, in the last ten minutes',

  'people.title': 'People',
  'people.unit': 'in five minutes',
  'people.what':
    '{seats, plural, one {one seat} other {# seats}}, {addresses, plural, =0 {nobody without a seat} one {one address without a seat} other {# addresses without a seat}}; {streams, plural, =0 {no open stream} one {one open stream} other {# open streams}}',
  'people.chart': 'People, in the last ten minutes',

  'loop.title': 'Event loop',
  'loop.unit': 'late',
  'loop.what': '99 of 100 turns were less late, in the last minute',
  'loop.chart': 'How late the event loop was, in the last ten minutes',

  'database.title': 'Database',
  'database.unit': 'round trips a second',
  'database.what': '{mean} on average, in the last minute',
  'database.none': 'none in the last minute',
  'database.chart': 'Round trips to the database a second, in the last ten minutes',

  'storage.title': 'Disk and cache',
  'storage.results': 'Kept results',
  'storage.scenarios': 'Scenarios',
  'storage.disk': 'Disk in use',
  'storage.used': '{used} of {limit}',
  'storage.cache': '{share} of the lookups found a kept result.',
  'storage.cache.none': 'Nothing was looked up in the cache yet.',

  'scale.ago': '10 min ago',
  'scale.highest': 'highest {value}',
  'scale.now': 'now',
  'scale.gathering': 'The first values come in a few seconds.',

  'note.failures':
    '{count, plural, one {One answer} other {# answers}} failed in the last ten minutes; the log says why, under the id of the request.',
  'note.loop':
    'The event loop is {delay} late: this process does not keep up. Let workers compute, or start another server.',
  'note.database': 'A round trip to the database takes {mean} on average: look at its load and at the network to it.',
  'note.wait': 'Points of {kind} have waited for {wait}: add workers, or engine threads.',
  'note.scenarios':
    'Scenarios take {share} of what they may: raise SCENARIOS_MAX_BYTES before nothing more can be stored.',
  'note.disk': 'The disk has {free} left: make room before nothing more can be stored.',

  'sign-in.title': 'Operator of this server',
  'sign-in.why': 'The state of this server is shown to who has its METRICS_TOKEN.',
  'sign-in.token': 'METRICS_TOKEN',
  'sign-in.button': 'Sign in',
  'sign-in.wrong':
    'This is not the METRICS_TOKEN of this server. Look it up in the settings of the server, such as /etc/lanelab/lab.env.',
  'sign-in.too-many': 'More than {max} attempts in a minute came from this address. Try again in {seconds} seconds.',
  'refused.title': 'Not shown here',
  'refused.why': 'The state of this server is shown on the machine of the server itself, and not through a proxy.',
  'refused.fix': 'To see it from elsewhere, set METRICS_TOKEN for the server and sign in with it.',
} as const;
