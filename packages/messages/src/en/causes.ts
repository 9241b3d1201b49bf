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
  'no-path.calls': '{from} cannot call {to}: their only path leads through {device}, which passes no calls on.',
  'fix.link': 'Link {a} to {b}',
  'long-link':
    'Nothing gets from {from} to {to} in time: a signal takes {delay} through the link between {a} and {b}, and timers end before.',
  delay: 'delay',
  length: 'length',
  'fix.shorten': 'Make the link between {a} and {b} as short as one of 1 km',
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
  'wrong-elan-name':
    '{device} is not in {elan}: its client asks for “{asked}”, and the LECS knows {count, plural, =0 {no emulated LAN at all} other {only {names}}}.{reported, select, yes { {request} was refused: {status}.} other {}}',
  'wrong-elan-name.elsewhere':
    '{device} is in “{asked}” and not in {elan}: its client asks for that name. The LECS knows {names}.',
  named: '“{name}”',
  'elan-name': 'ELAN name asked for',
  'fix.elan-name': 'Let {device} ask for {elan}',
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
  'duplicate-mac':
    '{device} and {other} are on one LAN with the same MAC address {mac}: what is for one of them goes to the other.',
  'duplicate-atm-address.refused':
    '{device} has no ATM address: its switch refused {address}, which another device there has already.',
  'duplicate-atm-address.prefix':
    '{one} and {device} have the same ATM address prefix, so that calls for one of them end at the other.',
  prefix: 'prefix',
  'fix.prefix': 'Give {device} a prefix of its own',
  esi: 'end system identifier',
  'fix.esi': 'Give {device} an end system identifier of its own',
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
  'no-atmarp.several':
    '{device} and {to} ask two ATMARP servers, which do not know each other’s clients: neither serves all of {subnet}.',
  'fix.atmarp': 'Run an ATMARP server for {subnet} in the nearest switch',
  'no-signalling.classical': '{device} can call nobody: {switch} on its path does not signal.',
  'mtu-black-hole':
    'Packets from {from} to {to} are as large as {mtu, number} octets, and {device} drops them: an Ethernet frame carries {most, number}, and a bridge breaks nothing up.',
  'fix.mtu': 'Let {from} and its LAN send no more than {most, number} octets',
  overloaded:
    '{device} does not keep up: what comes to it waits in one queue, which was full so long that its signalling went down.',
  'overloaded.late':
    '{device} does not keep up: its processor is slow or has too short a queue for what comes to it, and answers come too late.',
  processor: 'processor',
  'fix.processor': 'Take the limits of the processor in {device} away',
  'too-slow': 'Hardly anything gets through {device}: its {limit} takes {time} for a single small packet.',
  'too-slow.call': 'Calls through {device} come too late: its {limit} takes {time} or more for a single call.',
  'slow.signalling': 'signalling',
  'slow.cpu': 'CPU',
  'slow.shaper': 'shaper',
  'slow.latency': 'latency',
  'slow.forwarding': 'forwarding',
  'fix.slow': 'Let the {limit} of {device} take no time',
  'planned-change': 'A planned change takes the messages that would begin it: {change} at {time}.',
  'planned-change.before':
    'It has not begun since a planned change, though what that broke may be mended: {change} at {time}.',
  'planned-change.stopped': 'It stopped with a planned change: {change} at {time}.',
  'fix.change': 'Take this change back',

  'mpoa-client': 'MPOA client',
  'call-refused':
    '{device} refused the call from {from} to {to}: it asks for more bandwidth than the link has left, {cause}.',
  'fix.best-effort': 'Let {device} ask for shortcuts without a reserved rate (UBR)',
  'table-full':
    'The MPOA client in {device} takes {most, plural, =0 {no egress entries} one {# egress entry} other {# egress entries}}, and its cache is full.',
  'fix.egress': 'Let {device} take more egress entries',
  'table-full.shortcuts':
    'The MPOA client in {device} takes {most, plural, =0 {no shortcuts} one {# shortcut} other {# shortcuts}}, and has no room for another.',
  'fix.shortcuts': 'Let {device} take more shortcuts',
  'table-full.ingress':
    'The MPOA client in {device} takes {most, plural, =0 {no ingress entries} one {# ingress entry} other {# ingress entries}}: its cache is full, so it counts no further flows.',
  'fix.ingress': 'Let {device} take more ingress entries',
  'no-mps': '{device} is on the path and runs no MPOA server, so nobody can tell the clients of a shortcut.',
  'fix.mps': 'Run an MPOA server in {device}',
  'no-mps.unknown':
    'The MPOA client in {device} knows no MPOA server: LANE has announced none, and none is configured.',
  'fix.mps-known': 'Configure all MPOA clients with the routers that run MPOA servers',
} as const;
