/** The start page: the pair of networks, its captions, the links onward; the page that opens a scenario. */
export default {
  'start-captions.before': 'A and B are in two emulated LANs. In a moment A sends B a file.',
  'start-captions.sends': 'LANE: every packet climbs to the router and comes down again.',
  'start-captions.asks': 'Ten packets within a second: A asks the router for a shortcut (MPOA Resolution Request).',
  'start-captions.answers': 'The router answers with B’s ATM address; A calls B directly.',
  'start-captions.goes': 'MPOA: the file goes straight across, past the router.',
  'start.title': 'Same file, two networks',
  'start.lane': 'LANE',
  'start.mpoa': 'MPOA',
  'start.starting': 'joining the emulated LANs',
  'start.over-shortcut': 'over a shortcut',
  'start.through-router': 'through the router',
  'start.pause': 'Pause',
  'start.play': 'Play',
  'start.skipped': 'skipped {gap}',
  'start.next': 'Next',
  'start.still': 'picture {index} of {count}',
  'start.lead':
    'A sends a file to B. Both networks are the same; on the right, hosts and router speak MPOA. Every cell is simulated in this browser.',
  'start.present': 'Present in class',
  'start.present-says':
    'Seven beats in 20 minutes, from the first join to the paper’s bar chart. PageDown is all you need.',
  'start.reproduce': 'Reproduce a figure',
  'start.reproduce-says':
    'Run a paper’s experiment again, change what you like, see where the model and the paper part.',
  'start.build': 'Build your own',
  'start.build-says': 'Switches, routers, hosts, links and traffic: draw them, play them cell by cell, hand in a link.',
  'open-page.open-a-scenario': 'Open a scenario',
  'open-page.a-scenario-is-a-network':
    'A scenario is a network with its traffic, parameters and seed. Share makes a link or a file of it on every page that runs something; opened here, it produces the same result to the last bit. To see one:',
  'start-page.entries': 'Where to start',
  'start-page.everything-runs-in-this-browser': 'Everything runs in this browser.',
  'start-page.look-into-both-networks': 'Look into both networks',
  'start-page.open-a-link-or-a': 'Open a link or a file',
  'start-page.what-a-result-is-worth': 'What a result is worth',
  'start-page.what-is-left-out': 'What is left out',
} as const;
