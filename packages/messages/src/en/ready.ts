/** “Is this room ready?”: what is looked at before a class, what was found, and what to do about it. */
export default {
  'ready.title': 'Is this room ready?',
  'ready.says':
    'Open this page on the machine and in the browser of the lecture, with the projector on. Everything is tried by itself; nothing leaves this machine but the checks of the connection.',
  'ready.again': 'Check again',
  'ready.copy': 'Copy report',
  'ready.copy-says': 'Copy report makes a plain text for whoever looks after the machines; it names no person.',
  'ready.lecture': 'To the lecture',
  'ready.list': 'Checks',

  'verdict.checking': 'Checking: {done} of {count}',
  'verdict.ready': 'This room is ready',
  'verdict.limit': 'Ready, with {count, plural, one {# limit} other {# limits}}',
  'verdict.not-ready': 'Not ready: {count, plural, one {# thing} other {# things}} to put right',
  'verdict.ready-says': 'The lecture and the lab run on this machine, and a live connection gets through its network.',
  'verdict.limit-says': 'The lecture can begin. The list below says what lifts a limit:',
  'verdict.not-ready-says': 'The list below says how to put this right:',
  'verdict.checking-says': 'This takes a few seconds.',

  'state.checking': 'checking',
  'state.ready': 'ready',
  'state.limit': 'works with a limit',
  'state.not-ready': 'not ready',
  'state.optional': 'to try, if you like',

  'check.engine': 'Engine (WebAssembly)',
  'check.worker': 'Background worker',
  'check.storage': 'Storage for drafts',
  'check.offline': 'Use without a network',
  'check.screen': 'Screen',
  'check.theme': 'Projector theme',
  'check.keys': 'Remote control',
  'check.live': 'Live connection',
  'check.clock': 'Clock of this machine',
  'check.speed': 'Speed of this machine',

  'engine.ready':
    'It ran the lecture’s network, {cells} cells in {seconds} simulated seconds, and got {digest}: the same result to the bit as everywhere.',
  'engine.no-wasm': 'This browser has no WebAssembly, or it is switched off.',
  'engine.no-wasm.do':
    'Open this page in a current Chrome, Edge, Firefox or Safari, or have WebAssembly allowed for this address.',
  'engine.not-started': 'The engine could not be started ({reason}).',
  'engine.not-started.do':
    'Load the page again; if it happens again, have this address excepted from the network’s filter, which may hold back the engine’s file (.wasm).',
  'engine.differs': 'It got {digest} where every machine gets {expected}: results of this machine would be wrong.',
  'engine.differs.do':
    'Load the page again; if it happens again, use another browser or machine, and send the report to whoever runs this lab.',

  'worker.ready': 'It starts, and a worker that is lost would be noticed (Web Locks).',
  'worker.no-locks':
    'It starts, but the page came without encryption (http), so a worker that is lost would not be noticed.',
  'worker.no-locks.do':
    'Open the lab at its https address. Until then, load the page again should a picture stand still.',
  'worker.missing': 'No worker starts in this browser.',
  'worker.missing.do':
    'Open this page in a current Chrome, Edge, Firefox or Safari, without extensions that block scripts.',

  'storage.ready':
    'Drafts and settings are kept, with {free} MB free. A private window forgets them when it is closed.',
  'storage.ready-unknown': 'Drafts and settings are kept. A private window forgets them when it is closed.',
  'storage.full':
    'Drafts are kept, but only {free} MB are free: {needed} MB hold a class with its copy for use without a network.',
  'storage.full.do': 'Make room on this machine, or delete data of other sites in the settings of the browser.',
  'storage.refused': 'This browser keeps nothing for this page: {what}.',
  'storage.refused-all': 'neither drafts nor settings',
  'storage.refused-drafts': 'drafts are lost when the page is closed',
  'storage.refused-settings': 'settings are lost when the page is closed',
  'storage.refused.do':
    'Leave the private window, or allow storage for this address. Until then, keep work as a link or a file (Share).',

  'offline.ready': 'The whole lab is kept on this machine: it runs when the network fails.',
  'offline.partly': 'The lecture and the lab are kept; the rest is still on its way.',
  'offline.partly.do': 'Leave this page open until everything is here.',
  'offline.unknown': 'This page is not kept on this machine, so it needs the network each time it is opened.',
  'offline.unknown.do':
    'Load the page again with the network on; until it is kept, open the lecture before the network may fail.',
  'offline.insecure': 'The page came without encryption (http), and browsers keep only pages that came over https.',
  'offline.insecure.do': 'Open the lab at its https address, or open the lecture while the network is there.',
  'offline.refused': 'This browser keeps no copy ({reason}).',
  'offline.refused.do': 'Leave the private window, or allow storage for this address.',

  'screen.ready': 'The window has {width} × {height} px at {ratio} device px each; the lecture needs {wide} × {high}.',
  'screen.zoomed':
    'The window has {width} × {height} px, since {ratio} device px make one; the lecture needs {wide} × {high}.',
  'screen.zoomed.do':
    'Make the page smaller with Ctrl and − (on a Mac ⌘ and −), or set the display to a scale of 100 %.',
  'screen.small-window':
    'The window has {width} × {height} px of a screen with {screenWide} × {screenHigh}; the lecture needs {wide} × {high}.',
  'screen.small-window.do': 'Make the window larger, or begin the lecture and press Shift+F for the full screen.',
  'screen.small':
    'The screen has {screenWide} × {screenHigh} px; the lecture needs {wide} × {high} to show two networks side by side.',
  'screen.small.do':
    'Set the projector or the display to 1280 × 800 px or more; on a phone, give the lecture on another machine.',
  'screen.no-full-screen':
    'The window has {width} × {height} px, which is enough, but the browser does not allow a full screen.',
  'screen.no-full-screen.do': 'Press F11 for the full screen, or open the lab by itself and not inside another site.',

  'theme.on':
    'It is on. The faintest line of the drawing has a contrast of {contrast} : 1; {least} : 1 can be told apart in a light room.',
  'theme.lecture': 'The lecture turns it on by itself; the rest of the lab shows the theme “{theme}”.',
  'theme.more-contrast': 'This system asks for more contrast, and the projector theme has the most.',
  'theme.forced': 'This system replaces all colours of pages: lines are told apart by their shapes alone.',
  'theme.forced.do':
    'Switch the contrast theme of the system off for the lecture, or check the sample from the last row.',
  'theme.turn-on': 'Turn on the projector theme',
  'theme.turn-off': 'Turn it off again',
  'theme.sample': 'Sample: can you read this from the last row?',
  'theme.look-data': 'data through the router',
  'theme.look-control': 'control message',
  'theme.look-shortcut': 'data over the shortcut',
  'theme.look-bus': 'to everybody (BUS)',
  'theme.light': 'light',
  'theme.dark': 'dark',
  'theme.projector': 'projector',

  'keys.none': 'Press next and back on the remote control, or PageDown and PageUp: this line says whether they arrive.',
  'keys.next': 'Next arrives (PageDown). Now press back.',
  'keys.back': 'Back arrives (PageUp). Now press next.',
  'keys.ready': 'Next and back arrive (PageDown and PageUp): that is enough for the whole lecture.',

  'live.ready': 'A live room would use WebSocket. {details}',
  'live.events': 'WebSocket does not get through, so a live room would use server-sent events. {details}',
  'live.events.do':
    'A live room works as it is; to make it quicker, have the proxy pass WebSocket (the headers Upgrade and Connection) to this address.',
  'live.polling': 'Only plain requests get through as they are sent, so a live room would poll. {details}',
  'live.polling.do':
    'A live room works, a second or two late; have the proxy pass WebSocket, or not hold back text/event-stream, for this address.',
  'live.silent': 'Nothing reaches the server of this lab. {details}',
  'live.silent.do':
    'The lecture and the lab run without it, a live room does not: look at the network, then ask whoever runs this lab whether its server is up.',
  'live.strange': 'Somebody on the way answers in place of the server of this lab. {details}',
  'live.strange.do':
    'Open any other site and sign in to the network if it asks; else have this address excepted from the network’s filter.',
  'live.busy': 'The server has no place for more connections of this room at the moment. {details}',
  'live.busy.do': 'Wait a minute and press Check again.',
  'live.no-server': 'This copy of the lab is served as plain files, without a server: there is no live room in it.',
  'live.no-server.do': 'For a live room, open a lab that has a server. The lecture and the lab need none.',
  'live.offline': 'This machine is offline: there is no live room until the network is back.',
  'live.offline.do': 'Connect the network for a live room. The lecture and the lab need none.',
  'live.details': 'WebSocket: {websocket}; server-sent events: {events}; polling: {polling}.',
  'live.works': '{ms} ms there and back (median of {samples})',
  'live.is-silent': 'no answer',
  'live.is-held-back': 'held back on the way',
  'live.is-busy': 'no place',
  'live.is-strange': 'another’s answer (status {status})',

  'clock.ready': 'It differs from the server’s by {seconds} s; up to {most} s do no harm.',
  'clock.wrong':
    '{seconds} s {direction, select, ahead {ahead of} other {behind}} the server’s; times that a class sees would be wrong.',
  'clock.wrong.do': 'Have the system set its clock by the network (date and time, “set automatically”).',
  'clock.unknown': 'There is no answer of a server to compare it with.',
  'clock.unknown.do': 'Nothing in the lecture needs it; it matters for a live room alone.',

  'speed.ready':
    '{cells} cells a second: it plays the lecture’s network {factor} times as fast as real time; {enough} times are enough.',
  'speed.slow':
    '{cells} cells a second: it plays the lecture’s network {factor} times as fast as real time, where {enough} times are enough; a jump in the lecture takes up to {wait} s.',
  'speed.slow.do': 'Close other programs and tabs, plug the machine in, and give each beat a moment to begin.',
  'speed.too-slow':
    '{cells} cells a second: it plays the lecture’s network {factor} times as fast as real time, which is slower than real time.',
  'speed.too-slow.do': 'Use another machine, or close other programs and check again.',
  'speed.none': 'Nothing could be measured, since the engine did not run.',
  'speed.none.do': 'Put the engine right first, then check again.',

  'report.head': 'lanelab: is this room ready?',
  'report.verdict': 'Verdict: {verdict}',
  'report.time': 'Time: {time}',
  'report.lab': 'Lab: {address}, engine {engine}',
  'report.browser': 'Browser: {browser}',
  'report.screen': 'Screen: {width} x {height} px, window {windowWidth} x {windowHeight} px, {ratio} device px each',
  'report.cores': 'Processor cores that the browser reports: {cores}',
  'report.check': '{check}: {state}. {found}',
  'report.do': '  To do: {todo}',
} as const;
