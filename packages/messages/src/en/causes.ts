/** Causes of flows that wait, for a packet or for a shortcut: each a sentence, most with a button that repairs it. */
export default {
  title: 'What did not arrive as drawn, and why',
  find: 'Find the cause',
  finding: 'Looking …',
  none: 'Nothing that the lab knows of keeps it back; “What happened” at its ends tells more.',
  show: 'Show the place',
  'of-flow': '{flow}:',
  'of-flow.stopped': '{flow}, nothing more after {time}:',
  'of-flow.no-shortcut': '{flow}, through routers and not by a shortcut:',

  'live.silent': '{flows}: nothing has arrived. {cause}',
  'live.stopped': '{flows}: nothing more has arrived since {time}. {cause}',
  'live.no-shortcut': '{flows}: packets go through routers and not by a shortcut. {cause}',

  'cut-link': 'Nothing gets from {from} to {to}: the link between {a} and {b} is cut.',
  mended: 'Mended the link between {a} and {b}',
  'fix.mend': 'Mend the link between {a} and {b}',
  'no-path': 'Nothing gets from {from} to {to}: no path of links leads there.',
  'fix.link': 'Link {a} to {b}',
  'process-down': 'The {process} in {device} was killed and has not started again.',
  started: 'Started the {process} in {device} again',
  'fix.start': 'Start the {process} in {device} again',
  'missing-row':
    'The VC from {from} to {to} ends in {device}: its table has no row for VPI {vpi}, VCI {vci} at port {port}.',
  'missing-row.other-vpi':
    'The VC from {from} to {to} ends in {device}: its table has no row for VPI {vpi}, VCI {vci} at port {port}, only one for VPI {otherVpi}.',
  'wrong-channel':
    'The VC from {from} to {to} arrives at {device} with VPI {vpi}, VCI {vci}, and nothing there expects it on this channel.',
  'wrong-channel.awaited':
    'The VC from {from} to {to} arrives at {device} with VPI {vpi}, VCI {vci}, but {device} expects it with VPI {otherVpi}, VCI {otherVci}.',
  'fix.lay': 'Lay the VC between {from} and {to} again',
  policed:
    '{device} polices what goes from {from} to {to} at port {port}, and discarded {cells, plural, one {# cell} other {all # cells}}: more came than the contract allows.',
  policer: 'policer',
  'fix.policer': 'Take the policer in {device} away',
  'no-signalling':
    '{device} is not in {elan}: a switch between it and the servers of this emulated LAN does not signal, so it can call nobody.',
  'fix.signalling': 'Turn on signalling on the path',
  'no-les':
    '{device} is not in {elan}: nobody runs the LES and BUS of this emulated LAN.{reported, select, yes { {request} was refused: {status}.} other {}}',
  'no-lecs': '{device} is not in {elan}: there is no LECS that could tell it where the LES is.',
  'fix.serve': 'Run what {elan} lacks in the nearest switch',
  'list-full':
    '{device} is not in {elan}: its LES takes no more clients.{reported, select, yes { {request} was refused: {status}.} other {}}',
  'most-clients': 'clients at most',
  'fix.most-clients': 'Let the LES of {elan} take more clients',
  'frame-size':
    '{device} is not in {elan}: its client asks for another frame size or LANE version than this emulated LAN has.{reported, select, yes { {request} was refused: {status}.} other {}}',
  client: 'client',
  'fix.frame-size': 'Let {device} work as {elan} does',
  'duplicate-atm-address':
    '{device} is not in {elan}: another client has its ATM or MAC address already.{reported, select, yes { {request} was refused: {status}.} other {}}',
  mac: 'MAC address',
  'fix.mac': 'Give {device} a MAC address of its own',
  'one-subnet-two-lans': '{from} looks for {ip} on its own LAN, as the subnet says, but {to} is on another LAN.',
  'fix.join': 'Put {device} on the LAN of {other}',
  'two-subnets-one-lan':
    '{from} and {to} are on one LAN, but in two subnets, and no router leads from one to the other.',
  'fix.subnet': 'Give {device} an address in the subnet of {other}',
  'no-gateway': '{device} knows no router to send packets for {to} to: none is in its subnet.',
  'wrong-gateway': '{device} sends packets for {to} to the router {gateway}, which nobody is.',
  gateway: 'default router',
  'fix.gateway': 'Let {device} take the router of its subnet',
  'fix.router': 'Put a router between them',
  'no-route': '{device} has packets for {to}, and no route to {subnet}.',
  'no-atmarp': '{device} cannot find its neighbours: nobody answers ATMARP requests of {subnet}.',
  'fix.atmarp': 'Run an ATMARP server for {subnet} in the nearest switch',
  'no-signalling.classical': '{device} can call nobody: {switch} on its path does not signal.',
  'refused.atmarp':
    '{device} asked for {to} ({ip}), and the ATMARP server answered that nobody has this address (ARP_NAK).',
  'refused.call': '{device} called {to} ({ip}), and the call was refused: {cause}.',
  'mtu-black-hole':
    'Packets from {from} to {to} are as large as {mtu, number} octets, and {device} drops them: an Ethernet frame carries {most, number}, and a bridge breaks nothing up.',
  'fix.mtu': 'Let {from} and its LAN send no more than {most, number} octets',
  overloaded:
    '{device} does not keep up: what comes to it waits in one queue, which was full so long that its signalling went down.',
  processor: 'processor',
  'fix.processor': 'Take the limits of the processor in {device} away',
  'planned-change': 'A planned change takes the messages that would begin it: {change} at {time}.',
  'planned-change.stopped': 'It stopped with a planned change: {change} at {time}.',
  'fix.change': 'Take this change back',

  'mpoa-client': 'MPOA client',
  'call-refused':
    '{device} refused the call from {from} to {to}: it asks for more bandwidth than the link has left, {cause}.',
  'fix.best-effort': 'Let {device} ask for shortcuts without a reserved rate (UBR)',
  'table-full':
    'The MPOA client in {device} takes {most, plural, =0 {no egress entries} one {# egress entry} other {# egress entries}}, and its cache is full.',
  'fix.egress': 'Let {device} take as many egress entries as by default',
  'table-full.shortcuts': 'The MPOA client in {device} has as many shortcuts open as it can.',
  'table-full.ingress': 'The ingress cache of the MPOA client in {device} is full, so it counts no further flows.',
  'no-mps': '{device} is on the path and runs no MPOA server, so nobody can tell the clients of a shortcut.',
  'fix.mps': 'Run an MPOA server in {device}',
  'no-mps.unknown':
    'The MPOA client in {device} knows no MPOA server: LANE has announced none, and none is configured.',
  'fix.mps-known': 'Configure all MPOA clients with the routers that run MPOA servers',
  'shortcut.call': '{from} called {to} for a shortcut, and the call was refused: {cause}.',
  'shortcut.refused': '{from} asked for a shortcut to {to}, and was refused: {code}.',
  'shortcut.no-reply': '{from} asked for a shortcut to {to}, and got no answer.',
} as const;
