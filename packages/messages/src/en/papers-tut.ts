/** Tampere: questions, findings and notes of its figures and tables. */
export default {
  'form.lane': 'LANE',
  'form.mpoa': 'MPOA',
  'streams.quick': '3 s a stream after 1 s that is not counted, once',
  'streams.full': '60 s a stream, five repetitions, as published',
  pair: '{from} to {to}',
  'pair-of-form': '{form}: {from} to {to}',
  'total-of-form': '{form}: total',
  'model.schedulers': 'Who has the CPU',
  'model.schedulers.value': 'Linux 2.2 and Solaris, by their rules',
  'model.schedulers.note': 'urku and jaarli ran Linux, sello and basso Solaris; the paper does not name versions',
  'model.buffers': 'Socket buffers',
  'model.buffers.value': 'Linux 65 535, Solaris 8 192 octets',
  'model.buffers.note': 'each system’s default; the paper does not state them',
  'model.calls': 'Calls of netperf',
  'model.calls.value': 'as large as the socket’s buffer',
  'model.calls.note': 'netperf’s own default; the paper does not state them',
  'parameter.cisco': 'Cisco 4700, forwarding',
  'parameter.egressPsPerOctet': 'Egress copy',
  'parameter.ingressPs': 'Ingress lookup',
  'parameter.egressPs': 'Egress lookup',

  'fig1.question': 'Where are the switches, and where the routers?',
  'fig1.finding': 'Switches in the middle, each router at the end of one link',
  'fig1.note': 'Computed from the scenario, as the two other views of it are.',
  'fig2.question': 'What does IP see of the network?',
  'fig2.finding': 'To IP the routers are in the middle, and there are no switches',
  'fig2.note': 'Subnets, routers and hosts alone; each subnet is an emulated LAN.',
  'fig3.question': 'What do clients and servers of MPOA make of it?',
  'fig3.finding': 'The servers calculate routes, the clients at the edges forward: one virtual router',
  'fig3.note': 'Lines between clients are the shortcuts that the flows would make.',
  'fig4.question': 'How was the testbed cabled?',
  'fig4.finding': 'Three switches with parallel links; both routers and three hosts on the LS1010',
  'fig4.note': 'Lengths of cables are assumed: 200 m between switches, 20 m to hosts and routers.',
  'fig5.question': 'Which subnets did the testbed have?',
  'fig5.finding': 'Four subnets of hosts, two on each router, and one between the routers',
  'fig5.note': 'Which hosts were at home on which router is read from table 1.',

  'table1.question': 'How much more does a shortcut carry than a router?',
  'table1.finding':
    'Past the Cisco a stream gains ({over} to {past}\u00A0Mb/s), past the ASN-9000 it loses ({fast} to {slow})',
  'table1.faster-and-slower': 'Shortcuts are faster than the Cisco 4700, and slower than the ASN-9000',
  'table1.rates': '{pair} {lane}, {mpoa}',
  'table1.note.copy':
    'The egress client copies each packet from a shortcut into a larger buffer. What an octet of that copy costs, one speed a host, and the rate at which the Cisco forwards, are all that was fitted here: {parameters} numbers to {values} values. That leaves {left, plural, one {# degree} other {# degrees}} of freedom, so it says little that the fitted rows are near.',
  'table1.note.jaarli':
    'The fit has jaarli, a Pentium II 350, at {share}\u00A0% of the speed of urku, a Pentium Pro 200: its slow reception over the shortcut is met, not explained, by one cost for the copy. With a slow lookup at the sender in its place urku is the slower one; the calibration says whether that meets the rows as well.',
  'table1.note.directions':
    'basso to sello over the Cisco: nothing in a first-come-first-served router makes the two directions differ. A queue shorter than the window would: then the stream loses packets, and its rate depends on the direction.',

  'table2.question': 'What do four streams at once gain from shortcuts?',
  'table2.finding': 'Together {routed}\u00A0Mb/s over the routers, {shortcut} over shortcuts',
  'table2.note.predicted':
    'No row here was fitted: hosts, clients and the Cisco have the costs that table 1 set. How the hosts share their CPUs and which buffers and calls netperf had was chosen when these values were known, by what is documented of their systems, and before these runs were made.',
  'table2.note.shared':
    'Routed, the Cisco 4700 is what all four streams share; past it each host has one processor to send and to receive with.',

  'time.question': 'What does a stream wait for over a router, and what over a shortcut?',
  'time.variant': '{form}, {from} to {to}',
  'time.finding':
    'To jaarli its CPU takes {jaarliRouted}\u00A0% of the time over the router and {jaarliPast}\u00A0% past it; to basso the Cisco takes {bassoRouted}\u00A0%, past it basso’s CPU {bassoPast}\u00A0%',
  'time.cisco': 'The Cisco limits what it routes; past it nothing of the time is a router’s',
  'time.cisco.detail': '{routed}\u00A0% routed, {past}\u00A0% over the shortcut',
  'time.asn': 'The ASN-9000 takes next to nothing of the time',
  'time.asn.detail': '{share}\u00A0% of urku’s stream to jaarli',
  'time.note':
    'The same time of each stream, after its slow start: lengths are equal, what they consist of is not. A stream’s account is one path through all its deliveries.',
  'time.y': 'Time of the stream',
  'time.quality.quick': 'half a second of each stream, once',
  'time.quality.full': '5 s of each stream, once: parts of means would not sum to one path',

  'deltas.label.sent': 'sent',
  'deltas.label.received': 'received',
  'deltas.poisson-background': 'Poisson background',
  'deltas.quality': 'the whole flow, once',
  'deltas.x': 'Sequence number',
  'deltas.y': 'Time since the packet before',
  'deltas.displaced': 'packets lost or reordered',
  'deltas.ticks-within': '{share}\u00A0% of the ticks within {limit}\u00A0ms',
  'deltas.lost': '{count} lost',
  'deltas.reordered': '{count} reordered',
  'deltas.lost-and-reordered': '{lost} lost, {reordered} reordered',

  'fig6.question': 'At what times does the traffic generator send?',
  'fig6.finding':
    'Two bands: {share}\u00A0% of the packets leave back to back, the others {mean}\u00A0ms later, at the next tick',
  'fig6.two-bands': 'Two horizontal bands, one near zero and one at the tick',
  'fig6.two-bands.detail': '{near} packets near zero, {far} between {least} and {most}\u00A0ms',
  'fig6.note':
    'The sender wakes at its clock’s ticks alone, 10 ms apart, and sends what fell due: 900 packets a second are nine a tick.',

  'fig7.question': 'What does a shortcut do to the distances of packets?',
  'fig7.finding.whole':
    'Over the shortcut {share}\u00A0% of the ticks arrive as far apart as they were sent, and nothing is lost or overtaken',
  'fig7.finding.lost':
    'Over the shortcut {share}\u00A0% of the ticks arrive as far apart as they were sent, but {lost} packets are lost',
  'fig7.overlap': 'Sent and received deltas overlap almost perfectly',
  'fig7.nothing-lost': 'Nothing is lost or reordered',
  'fig7.note': 'The shortcut crosses two switches, which do to every packet the same.',

  'fig8.question': 'What do two routers under Poisson load do to the distances of packets?',
  'fig9.question': 'What do two routers under a steady load do to the distances of packets?',
  'routers.finding.poisson':
    'Beside a Poisson background {share}\u00A0% of the ticks arrive as far apart as they were sent; {lost} packets are lost, {reordered} overtaken',
  'routers.finding.periodic':
    'Beside a periodic background {share}\u00A0% of the ticks arrive as far apart as they were sent; {lost} packets are lost, {reordered} overtaken',
  'routers.less-overlap': 'Visibly less overlap than over the shortcut',
  'routers.out-of-order': 'Some packets arrive out of order',
  'routers.some-lost': 'Some packets are lost',
  'routers.pattern': 'A clearly different pattern from figure 8: distances follow those of the tick before',
  'routers.pattern.detail':
    'as far apart as at the tick before, within {limit}\u00A0ms: {share}\u00A0% of the ticks, with {counts}; in figure 8 {otherShare}\u00A0%, with {otherCounts}',
  'routers.note.poisson':
    'How many packets of the background stand before one of the flow is drawn again at each tick.',
  'routers.note.periodic':
    'The background comes in equal bursts at ticks of its own host, which drift against those of the flow: distances change steadily, and jump where a burst begins to come before the flow’s packets instead of after them.',
  'routers.note.both-full':
    'Loss and reordering are the Cisco 4700’s own: what finds the queue of its fast path full goes by the slow one, which has a finite queue too. In this run that filled as well.',
  'routers.note.slow-held':
    'Loss and reordering are the Cisco 4700’s own: what finds the queue of its fast path full goes by the slow one, which has a finite queue too. In this run that held all packets of the flow that came: packets are overtaken, and none is lost.',
  'routers.note.neither':
    'Loss and reordering are the Cisco 4700’s own: what finds the queue of its fast path full goes by the slow one, which has a finite queue too. In this run the flow met neither.',
  'routers.note.assumed':
    'How many take the slow path depends on the Cisco’s rate, a parameter of this page: the slower it is, the more are overtaken. At 35\u00A0Mb/s, which the paper names, some are; at the rate that table 1 sets here the fast path’s queue hardly fills. So this figure speaks for a slower Cisco. That the slow path has {queuePackets} places and forwards {packetsPerS} packets a second is assumed.',

  'pori.label': 'Tunnel to Pori',
  'pori.question': 'Does a virtual LAN reach over 180 km?',
  'pori.finding': 'Pori answers after {echo}\u00A0ms, of which {share}\u00A0% are light in fibre',
  'pori.fibre': 'Delay is dominated by 180 km of fibre',
  'pori.fibre.detail': '{fibre} of {echo}\u00A0ms there and back',
  'pori.works': 'It works as a virtual LAN over that distance',
  'pori.works.detail': 'a stream of {rate}\u00A0Mb/s with buffers of 65 535 octets',
  'pori.note.time':
    'The paper states about 0.9 ms in one direction. Clients in Pori and hosts in Tampere take no time of their own here.',
  'pori.note.window':
    'A window of 65 535 octets is 0.52 Mbit: each ms that an acknowledgement takes longer costs a stream its share.',
  'pori.there-and-back': 'urku to Pori and back',
  'pori.x': 'Echo',
  'pori.y': 'Mean round trip',
  'pori.quality.quick': '4 s of echoes and 3 s of a stream, once',
  'pori.quality.full': '4 s of echoes and 14 s of a stream, five times',

  'mpcd.label': 'MPC process',
  'mpcd.question': 'What becomes of a stream whose MPOA client dies?',
  'mpcd.variant.lane': 'without MPOA',
  'mpcd.variant.mpoa': 'with its MPC',
  'mpcd.variant.dies': 'after its MPC died',
  'mpcd.finding': 'Without its MPC the stream goes on at {after}\u00A0Mb/s: over the router, as without MPOA ({lane})',
  'mpcd.falls-back': 'Throughput falls back to the value of LANE',
  'mpcd.falls-back.detail': '{mpoa}\u00A0Mb/s by the shortcut, {after} afterwards, {lane} without MPOA',
  'mpcd.nothing-hangs': 'Nothing hangs',
  'mpcd.nothing-hangs.detail': '{after}\u00A0Mb/s after the death',
  'mpcd.note': 'The process dies {seconds} s after the stream began; what counts begins 2 s later.',
  'mpcd.quality.quick': '4 s each, once',
  'mpcd.quality.full': '20 s each, five repetitions',
} as const;
