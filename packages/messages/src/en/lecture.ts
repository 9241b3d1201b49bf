/** Words of the area lecture. */
export default {
  'present.chart-lane': 'LANE through the router',
  'present.chart-mpoa': 'MPOA shortcut',
  'present.chart-source': 'Paper’s table 1: means and spread as published.',
  'present.chart-running': 'The lab’s runs are under way; only the paper’s values are shown so far.',
  'present.chart-no-ours': 'Only the paper’s values: this lab has not computed these streams here.',
  'present.chart-title': 'One TCP stream between two hosts, Mb/s',
  'present.chart-paper': 'the paper’s value, with its spread',
  'present.finding': 'finding the moment …',
  'present.seeking': 'going there …',
  'present.missing': 'This run never came to the moment that this beat shows; it plays from where it is.',
  'present.skipped': 'skipped {gap}',
  'present.pause': 'Pause',
  'present.play': 'Play',
  'present.recover': 'To the start of this beat',
  'present.notes': 'Notes',
  'present.leave': 'Leave',
  'present.previous': 'Back',
  'present.next': 'Next',
  'present.beat-of': 'beat {index} of {count}',
  'present.minutes': '{count} min',
  'present.title': 'Lecture',
  'present.lane': 'LANE',
  'present.mpoa': 'MPOA',
  'present.blank': 'Blank: press B or . to go on',
  'present.over': 'over time',
  'laser.translate-client-x-px-client-y-px': 'translate({clientX}px, {clientY}px)',
  'paper-chart.from-to-to-lane-mean': '{from} to {to}: LANE {mean}, MPOA {mean2}',
  'use-present-keys.button-a-input': 'button, a, input',
  'present.joining-an-emulated-lan': 'Joining an emulated LAN',
  'present.four-devices-are-switched-on':
    'Four devices are switched on. ATM has no broadcast, so nobody can simply shout.',
  'present.first-a-telephone-call-each': 'First a telephone call: each LAN emulation client signals for a VCC (SETUP).',
  'present.it-asks-the-lecs-which': 'It asks the LECS which emulated LAN it belongs to (LE_CONFIGURE_REQUEST).',
  'present.it-joins-at-the-les':
    'It joins at the LES and registers its MAC address with its ATM address (LE_JOIN_REQUEST).',
  'present.it-asks-who-has-ff':
    'It asks who has ff:ff:ff:ff:ff:ff: that is the BUS, which broadcasts for everybody (LE_ARP_REQUEST).',
  'present.everybody-has-joined-config-direct':
    'Everybody has joined: config-direct, control-direct, control-distribute, multicast-send, multicast-forward.',
  'present.ask-first-how-does-a': 'Ask first: how does a host on ATM find anybody, if nothing can be broadcast?',
  'present.count-the-vccs-while-they':
    'Count the VCCs while they come up. Each diamond is a control message, each gap skipped is printed at the clock.',
  'present.the-les-and-the-bus': 'The LES and the BUS live in switch West here; they could be anywhere.',
  'present.in-one-emulated-lan-a': 'In one emulated LAN: a VCC straight to the neighbour',
  'present.a-wants-to-send-to':
    'A wants to send to B. B is in another subnet, so A needs its router first: both are in the ELAN red.',
  'present.a-asks-the-les-who': 'A asks the LES who has the router’s MAC address (LE_ARP_REQUEST).',
  'present.the-answer-holds-an-atm': 'The answer holds an ATM address. A calls it: a data-direct VCC.',
  'present.ready-indication-from-now-on':
    'READY_INDICATION: from now on frames go straight there, no server on the way.',
  'present.two-resolutions-arp-ip-to':
    'Two resolutions: ARP (IP to MAC) through the BUS, then LE_ARP (MAC to ATM) through the LES.',
  'present.until-the-data-direct-vcc': 'Until the data-direct VCC stands, frames go through the BUS.',
  'present.to-another-subnet-through-the': 'To another subnet: through the router',
  'present.the-ping-from-a-to': 'The ping from A to B: up to the router on one VCC, down again on another.',
  'present.the-router-hangs-on-one': 'The router hangs on one link, so every packet crosses that link twice.',
  'present.let-them-predict-which-link': 'Let them predict: which link carries the packet twice?',
  'present.the-router-forwards-about-10':
    'The router forwards about 10 Mb/s; both hosts have 25.6 Mb/s lines. Who is the bottleneck?',
  'present.a-flow-is-detected-and': 'A flow is detected, and gets a shortcut',
  'present.a-sends-a-file-the':
    'A sends a file. The first packets take the router as before; A’s MPOA client counts them.',
  'present.ten-packets-within-a-second':
    'Ten packets within a second: MPOA Resolution Request to the router’s MPOA server.',
  'present.the-server-prepares-bs-client':
    'The server prepares B’s client for what will come (MPOA Cache Imposition Request).',
  'present.mpoa-resolution-reply-bs-atm': 'MPOA Resolution Reply: B’s ATM address. Now A can call B itself.',
  'present.setup-a-vcc-from-a': 'SETUP: a VCC from A to B, past the router.',
  'present.the-threshold-is-mpc-p1':
    'The threshold is MPC-p1 = 10 frames in MPC-p2 = 1 s. Short flows never pay for a call.',
  'present.pings-at-five-a-second': 'Pings at five a second stay below it: they go on through the router.',
  'present.the-same-file-in-both': 'The same file in both networks',
  'present.left-lane-right-mpoa-one': 'Left LANE, right MPOA: one clock, the same file.',
  'present.left-the-routers-link-is': 'Left, the router’s link is full. Right, it is idle.',
  'present.read-the-strip-below-from': 'Read the strip below from left to right: delay, links crossed, goodput.',
  'present.both-runs-stand-at-exactly': 'Both runs stand at exactly the same simulated instant whenever you pause.',
  'present.the-mpoa-server-fails': 'The MPOA server fails',
  'present.the-mpoa-server-stops-half':
    'The MPOA server stops half a second before the file begins. The router itself goes on.',
  'present.a-asks-for-a-shortcut': 'A asks for a shortcut, and nobody answers.',
  'present.it-asks-again-after-mpc':
    'It asks again after MPC-p4, later and later. Nothing hangs: the file goes on through the router.',
  'present.nothing-hangs-mpoa-only-ever': 'Nothing hangs: MPOA only ever adds a better path; the routed one stays.',
  'present.a-shortcut-that-stands-when':
    'A shortcut that stands when the server fails lives on until its keep-alive lifetime ends: see the preset “The MPOA server dies”.',
  'present.what-the-paper-measured': 'What the paper measured',
  'present.on-fast-hosts-over-a':
    'On fast hosts over a fast router the shortcut was slower: the receiver copied more. Over a slow router it doubled the rate.',
  'present.ask-before-showing-is-mpoa': 'Ask before showing: is MPOA always faster?',
  'present.the-rings-are-the-papers':
    'The rings are the paper’s. Bars are this lab’s, where it has computed them; a gap between them is a question, not a mistake to hide.',
  'lecture-keys.page-down-space-enter': 'PageDown, →, Space, Enter',
  'lecture-keys.next-beat': 'Next beat',
  'lecture-keys.page-up': 'PageUp, ←',
  'lecture-keys.beat-before': 'Beat before',
  'lecture-keys.to-the-start-of-this': 'To the start of this beat',
  'lecture-keys.play-or-pause': 'Play or pause',
  'lecture-keys.b-or': 'B or .',
  'lecture-keys.blank-the-screen-and-pause': 'Blank the screen and pause',
  'lecture-keys.laser-pointer': 'Laser pointer',
  'lecture-keys.speakers-notes': 'Speaker’s notes',
  'lecture-keys.full-screen': 'Full screen',
  'lecture-keys.leave': 'Leave',
  'lecture-keys.r-or-home': 'R or Home',
} as const;
