/** Detken: questions, findings and notes of its figures, quality of service apart. */
export default {
  'clip.range.best': 'best',
  'clip.range.dip': 'dip',
  'clip.range.lowest': 'lowest in the paper',
  'fig4.range': 'down in the paper',
  'clip.fig8.question': 'Packets of 576 octets: does a larger buffer help?',
  'clip.fig9.question': 'Packets of 1 500 octets: what do the PCs reach?',
  'clip.fig10.question': 'Packets of 9 180 octets: why does throughput break at some buffers?',
  'clip.fig11.question': 'Messages of {octets} octets over MTU 9 180: do large calls help?',
  'clip.finding.level': 'About {rate}\u00A0Mb/s whatever the buffer',
  'clip.finding': '{best}\u00A0Mb/s at best with {bestBuffer}; {least}\u00A0Mb/s with {leastBuffer}',
  'clip.hardly-matters': 'The size of the buffers hardly matters',
  'clip.hardly-matters.detail': 'between {least} and {best}\u00A0Mb/s',
  'clip.fluctuates': 'Throughput fluctuates with the size of the buffers',
  'clip.fluctuates.detail': 'it {falls}',
  'clip.kbyte': '{count}\u00A0kbyte',
  'clip.falls': 'falls at {buffers}',
  'clip.falls-never': 'never falls as the buffers grow',
  'clip.falls.beside-other': 'it {falls}; the other line {otherFalls}',
  'clip.best-at-ends': 'The best values are reached at 40 and at 65 kbyte',
  'clip.best-at-ends.both': 'both within 2 % of the best',
  'clip.best-at-ends.below':
    '{buffers, select, 40 {40 kbyte stays} 65 {65 kbyte stays} other {40 and 65 kbyte stay}} below it',
  'clip.fig8.note': 'What a packet costs the two CPUs is the limit, not the line and not the window.',
  'clip.fig9.note': 'What packets and octets cost the two CPUs is the limit.',
  'clip.fig9.open':
    'Left open: the paper’s line goes up and down. Here it does so with polled sockets and calls as large as the buffer alone, by which each call is waited for to its end; netperf’s calls block. The window’s rules, smaller receive calls and NT’s scheduler leave it level.',
  'clip.fig10.open':
    'Left open: the dip at 55 kbyte and the level of 80\u00A0Mb/s. Half the buffer alone, without a rule of segments, makes this line fall at 54 kbyte; no source says that NT had that rule.',
  'clip.fig11.open':
    'Left open: the break at 15 to 22 kbyte. Sockets of BSD, with chunks and a low-water mark of 2\u2009048 octets, break there; those of Winsock do not, blocking or polled.',
  'clip.note.window':
    'A window is of use by whole segments of 9 140 octets alone: throughput goes in steps, and 15 to 17 kbyte hold one.',
  'clip.note.update':
    'NT’s documents do not say when it announces a window that reading has opened. They name RFC 1122 among what it supports (NT 4 resource kit, table 30.1), whose rule is one segment or half the buffer (4.2.3.3): the other line has it. The main one has the profile’s rule, 4.3BSD-Reno’s, of two segments or half the buffer. That NT rounds its receive window up to whole segments is of the default, which netperf’s options replace here.',
  'clip.note.quota':
    'netperf’s calls block. Of them Winsock copies one beyond the send buffer all the same (Microsoft KB 214397): there is always more to send, and nothing breaks. Where sockets are polled, a call counts against the send buffer until its last octet is acknowledged, and select admits no other to a socket that one call fills (KB 823764). Each call of 65\u2009536 octets, seven segments and 1\u2009556 octets, is then waited for to its end. How many segments the window lets out at a time, and when reading has just announced it, decides whether one is left at the end that the receiver acknowledges after 200\u00A0ms alone. From 65 kbyte on a second call fits.',
  'clip.note.sender': 'The faster PC sends; the paper does not say which of the two did.',
  'clip.theory': 'theory, OC-3c',
  'clip.level': 'level',
  'clip.sockets': 'Sockets:',
  'clip.sockets.polled': 'calls that select admits',
  'clip.sockets.blocking': 'calls that block',
  'clip.update': 'Window update at',
  'clip.update.profile': 'two segments, or half the buffer',
  'clip.update.segment': 'one segment',
  'clip.profile.note': 'PCs with Winsock; the paper names no version',
  'clip.mtu.note': 'the packet size, as far as Classical IP goes',
  'clip.message.note': 'as large as the packet',
  'clip.quality.quick': '2 s a point, its first half second not counted, {some} of 51 buffers',
  'clip.quality.full': '60 s a point, buffers in steps of 1 kbyte',

  'eies.label': 'Earlier tests',
  'eies.question': 'What do LANE and Classical IP let through between hosts with large buffers?',
  'eies.finding': 'TCP gets {clip}\u00A0Mb/s over Classical IP, where the line is full, and {lane} over LANE',
  'eies.ahead': 'Classical IP with packets of 9 180 octets is ahead of LANE with 1 500',
  'eies.ahead.detail': '{difference}\u00A0Mb/s apart',
  'eies.note':
    '134 Mb/s over Classical IP is what the protocols leave of the line. Over LANE they leave more than the tests saw: with packets six times smaller, what a packet costs the hosts is the limit.',
  'eies.fit':
    'One speed for both hosts, on the mix of costs that is assumed of Tampere’s, is fitted to both values, which were known. The value over LANE sets it; that over Classical IP holds it from below only: at six tenths of that speed hosts would no longer fill the line.',
  'eies.speed': 'Speed of both hosts',
  'eies.clip': 'Classical IP',
  'eies.lane': 'LANE',
  'eies.variant.clip': 'Classical IP, MTU 9\u2009180',
  'eies.variant.lane': 'LANE, MTU 1\u2009500',
  'eies.x': 'Protocol',
  'eies.quality.quick': '1.5 s each after the slow start',
  'eies.quality.full': '60 s each',
  'eies.buffer.note': 'large, the text says',

  'lane-atm.label': 'LANE, ATM ports',
  'lane-atm.question': 'Does an emulated LAN carry all that an ATM port can send?',
  'lane-atm.finding': '{least} of {line} cells a second arrive, whatever the size of frames',
  'lane-atm.full': 'The line between the switches is full at every size',
  'lane-atm.note.switches':
    'Once an address is known only cell switches are on the path: the BUS takes {capacity} cells a second, and here it has the first frames alone.',
  'lane-atm.note.no-figure': 'The paper has no figure of this test.',
  'lane-atm.received': 'received',
  'lane-atm.x': 'Ethernet frame',
  'lane-atm.y': 'Cells received',
  'lane-atm.quality.quick': '1 s each once the address is known',
  'lane-atm.quality.full': '10 s each once the address is known',
  octets: '{count} octets',
  'cells-per-s': '{count} cells/s',
  'seconds-of-traffic': '{count} s of traffic',
  'milliseconds-of-traffic': '{count}\u00A0ms of traffic',
  'seconds-at-each-load': '{count} s of traffic at each load',

  'lane.capacity': 'BUS, capacity',
  'lane.queue': 'BUS, queue',
  'lane.queue.note': 'signalling waits in it, too',
  'both-directions': 'both directions',
  'one-direction': 'one direction',

  'fig3.question': 'How many frames a second cross an emulated LAN between two Ethernets?',
  'fig3.finding': '{count} frames a second, from the first second to the last',
  'fig3.flat': 'The rate is flat',
  'fig3.flat.detail': 'between {low} and {high} frames/s',
  'fig3.note.line':
    'A frame of 72 octets takes 92 octets of the line, with its preamble and the gap after it: {full} a second fill 10 Mb/s. The generator offers 99.4 % of that, requests and answers in turns on one half-duplex wire. The ATM backbone carries two cells a frame.',
  'fig3.note.in-step':
    'The paper counted 27 collisions. With both ports of the generator on one clock, half an interval apart, there is none: no two stations want the wire at once.',
  'fig3.note.own-clocks':
    'The other line has two causes for some. Clocks of ports may be 100 ppm fast or slow (IEEE 802.3); here they are 100 ppm apart, so that frames of one port slide past those of the other. And an edge device takes 20\u00A0µs from one frame to its next, assumed: without it both sides begin at the end of a gap again and again, and a fifth of the rate is lost. The rate stays, and some collisions are there. How many depends on how far apart the clocks are, which is not known: 3 in a minute at 5 ppm, 46 at 100.',
  'fig3.own-clocks': 'both, clocks of their own',
  'fig3.published': 'frames a second',
  'fig3.y': 'Frames received',

  'fig4.question': 'How much does a BUS carry, and for how long?',
  'fig4.finding.lasts': 'The BUS carries {cells} cells/s and no more',
  'fig4.finding.down': 'The BUS carries {cells} cells/s, for {seconds} s; at half load it lasts',
  'fig4.down': 'Under full load the BUS goes down',
  'fig4.minute': 'It goes down after about one minute',
  'fig4.minute.detail': 'after {seconds} s; {least} to {most} s would be about a minute',
  'fig4.down.not': 'it did not in the time of this run',
  'fig4.down.after': 'after {seconds} s',
  'fig4.half': 'At half load it goes on',
  'fig4.half.detail': '{cells} cells/s in the mean',
  'fig4.note.queue':
    'Both lines together ask for {asked} cells a second, {more}\u00A0% more than the BUS takes. Its queue fills, and what signalling sends is lost with the rest: when four polls in a row have had no answer for 7 s, the signalling link is given up, all VCs of the BUS with it.',
  'fig4.note.when':
    'Left open: when. It depends on where the frames of one port fall between those of the other, which decides whose polls find the queue full; here they are half an interval apart. The paper has it after about one minute. With clocks of the two ports a few ppm apart the same second was found, or no failure within 100 s, without an order: neither phase nor clocks are known of the generator. And the paper has a restart by hand: here clients join again some seconds later, and load the BUS again.',
  'fig4.load': 'load {percent}\u00A0%',
  'fig4.published': 'cells a second, at most',
  'fig4.y': 'Cells from the BUS',

  'fig5.question': 'How much goes through the BUS once addresses are known?',
  'fig5.finding': '{count} frames go through the BUS, then {later}: addresses are known after {ms}\u00A0ms',
  'fig5.finding.none-later': '{count} frames go through the BUS, then none: addresses are known after {ms}\u00A0ms',
  'fig5.few': 'A few frames at a time, then at most one',
  'fig5.few.detail': '{later} after {ms}\u00A0ms; before, {most} frames where C10 is 20, {least} where it is 1',
  'fig5.note.c10':
    'Each port sends at half of its line’s rate, from its first frame on. Until LE_ARP has the other’s address and a VC to it is there, frames go to the BUS, no more than C10 in C11. The paper does not say what its switches are set to: 20 is the most that LANE allows, 1 the default.',
  'fig5.note.counted':
    'Counted at a client that nobody sends to: what it receives are these frames, two cells each, and two LE_ARP_REQUESTs and two LE_FLUSH_REQUESTs of three cells.',
  'fig5.published': 'frames at a time',
  'fig5.published.later': 'frames once addresses are known',
  'fig5.x': 'Time since the first frame',
  'fig5.y': 'Cells to all clients',

  'fig6.question': 'Does the size of packets matter to how full two Ethernets get over MPOA?',
  'fig6.finding.level':
    'In one direction {low}\u00A0% of the line at every size of packets; two directions collide, and get {least} to {most}',
  'fig6.finding.by-size': 'Between {low} and {high}\u00A0% of the line, by the size of packets',
  'fig6.as-full': 'The line is as full at every size',
  'fig6.note.counted':
    'What arrives is counted, with preambles and the gaps between frames. 64 kbyte are one datagram of 65 507 octets in 45 fragments: MTU 1 500 holds for all of the path.',
  'fig6.note.offered':
    'The paper’s value is the load that the generator offered; it does not say whether in one direction or in both. Datagrams of both directions that do not wait for each other collide on the half-duplex lines. The paper counted 1 100 collisions, which are not compared.',
  'fig6.both': 'both directions, not in turns',
  'fig6.64-kbyte': '64 kbyte',
  'fig6.variant': '{size}, {direction}',
  'fig6.x': 'Packet size',
  'fig6.y': 'Utilisation of the Ethernet',
  'fig6.server': 'Route server, capacity',
  'fig6.server.note': 'routing, LES and BUS of all subnets on one processor',
  'fig6.quality': '{count} s each once the shortcuts are there',

  'fig7.question': 'What does the ATM side carry of one Ethernet at full load?',
  'fig7.finding': '{cells} cells a second, {rate}\u00A0Mb/s of ATM for 10 of Ethernet',
  'fig7.note.packets':
    'The frames are those of figures 3 and 4, 72 octets at 99.4\u00A0% of the line: 13\u2009505 a second. That is input, chosen once the paper’s value was known: it is 13\u2009500 frames of two cells. Predicted blind was 26\u2009008, with packets of 1\u2009500 octets, which the paper does not name here. What is left to the model: a packet of 54 octets with its LLC/SNAP header fills two cells over the shortcut, too, and none is lost.',
  'fig7.note.server':
    'Twenty packets a second go before the load, so that the shortcut is there. Without them the route server has all frames until it is: more than twice what it takes, and requests for the shortcut are lost with the rest. The paper’s needed a restart after a time; here it has the first packets alone.',
  'fig7.between': 'between the switches',
  'fig7.published.cells': 'cells a second',
  'fig7.y': 'Cells over the trunk',

  'fig1.question': 'What stood between the two Ethernets of the LANE test?',
  'fig1.finding': 'Two edge switches, an ATM backbone between them, one of the three runs the BUS',
  'fig1.note':
    'The Ethernet ports of the two Centillion 100 are drawn as devices of their own, as the lab has them: an edge device and its switch.',
  'fig2.question': 'What stood between the two Ethernets of the MPOA test?',
  'fig2.finding': 'Two switches, a route server at one side, an edge device with an MPOA client at each end',
  'fig2.note': 'The paper says more than two IP subnets; the lab has three.',
} as const;
