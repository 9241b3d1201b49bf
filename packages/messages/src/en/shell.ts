/** The frame of every page: navigation, theme, notices, errors, use without a network. */
export default {
  'connection-notice.offline':
    'You are offline. Runs continue, since they happen in this browser; self-contained links work.',
  'connection-notice.offline-with-server':
    'You are offline. Runs continue, since they happen in this browser; self-contained links work. Short links have to wait.',
  'error-boundary.this-page-could-not-be': 'This page could not be fetched',
  'error-boundary.the-connection-is-gone-or':
    'The connection is gone, or the lab was updated since you opened it. Nothing of yours is lost: links hold everything.',
  'error-boundary.load-again': 'Load again',
  'error-boundary.this-page-stopped-working': 'This page stopped working',
  'error-boundary.that-is-a-fault-in':
    'That is a fault in the lab, not in what you did. Copy a report of it, then load the page again.',
  'error-boundary.start-page': 'Start page',
  'loading.loading-the-page': 'Loading the page',
  'not-found.no-such-page': 'No such page',
  'not-found.there-is-no-page-here': 'There is no page here',
  'not-found.no-page-has-this-address':
    'Nothing in the lab is called <path>{path}</path>. If you followed a link, a part of it may be missing.',
  'not-found.did-you-mean': 'Did you mean <a>{page}</a>?',
  'not-found.start-page': 'Start page',
  'not-found.start-page.what': 'The same file in two networks, already on its way',
  'not-found.lab': 'Lab',
  'not-found.lab.what': 'Draw a network, play it cell by cell, and share it by a link',
  'not-found.lecture': 'Lecture',
  'not-found.lecture.what': 'Seven beats for a class, from the first join to the paper’s bar chart',
  'not-found.all-experiments': 'All experiments',
  'not-found.all-experiments.what': 'The figures and tables of four papers and classic measurements, run again',
  'not-found.ready': 'Is this room ready?',
  'not-found.ready.what': 'Machine, screen and network of a classroom, checked before the lecture',
  'not-found.mine': 'My scenarios',
  'not-found.mine.what': 'What you have stored and drafted in this browser',
  'not-found.help': 'Help',
  'not-found.help.what': 'Keys, terms, and what a result is worth',
  'shell.lab': 'Lab',
  'shell.mine': 'My scenarios',
  'shell.learn': 'Learn',
  'shell.papers': 'Papers',
  'shell.help': 'Help',
  'shell.skip-to-the-content': 'Skip to the content',
  'shell.pages': 'Pages',
  'theme-choice.light': 'Light',
  'theme-choice.dark': 'Dark',
  'theme-choice.projector': 'Projector',
  'theme-choice.theme': 'Theme',
  'theme-choice.theme-named': '{theme, select, light {Light theme} dark {Dark theme} other {Projector theme}}',
  'language-choice.language': 'Language',
  'language-choice.not-kept':
    'This browser keeps no choices for the lab, so the page stays in this language. Allow the lab to store data, or set the language of the browser itself.',
  'language-choice.untranslated':
    'The Portuguese texts could not be fetched. Load the page again. – Não foi possível obter os textos em português. Carregue a página de novo.',
  'offline-help.this-page-is-not-kept': 'This page is not kept yet.',
  'offline-help.this-page-came-over-plain':
    'This page came over plain http, where browsers keep nothing: it needs the network each time it is opened. Open the lab by https to use it without one.',
  'offline-help.this-browser-does-not-keep':
    'This browser does not keep the page ({reason}): it needs the network each time it is opened.',
  'offline-help.the-lab-is-kept':
    'The start page and the lab are kept: they open without a network. Papers, lectures and the other pages are being fetched.',
  'offline-help.this-page-is-kept-it': 'This page is kept: it opens without a network.',
  'offline-help.this-page-is-kept-it-2':
    'This page is kept: it opens without a network. A newer version is here and waits until you load it.',
  'offline-help.over-https-and-on-your':
    'Over https, and on your own machine, the browser keeps the lab when it is opened for the first time: the start page and the lab within seconds, papers and lectures after them. Pages, engine, papers and self-contained links then open without a network, and runs are the same to the bit. Only what a server stores or computes has to wait. A newer version is fetched in the background and used when you say so.',
  'update-notice.a-newer-version-of-the':
    'A newer version of the lab is here. Loading it ends runs under way on this page; stored work stays.',
  'update-notice.load-it': 'Load it',
  'update-notice.later': 'Later',
  'registration.this-browser-has-no-service': 'this browser has no service workers',
  'registration.no-service-worker-installed':
    'the service worker that would keep it could not be installed, as in a private window or with storage switched off',
} as const;
