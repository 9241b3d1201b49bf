/** Classic measurements: questions, findings, sources and notes of their figures. */
export default {
  theory: 'computed from the formula; nothing of the model was chosen by it',

  'queue.load': 'Load',
  'queue.network':
    'Twenty sources send single cells at random instants into one switch. Each of their lines is four times as fast as the one that leaves it, so cells come to its queue as a Poisson process and are served one in 2.83 µs.',
  'queue.quality.quick': 'a second, four seeds',
  'queue.quality.full': '2 s, ten seeds',
  'queue.near': 'Every point is within {percent} % of theory',
  'queue.farthest': 'farthest at {x}: {percent} %',
  'queue.source': 'Formulas: L. Kleinrock, Queueing Systems I, 1975, chapter 5 (M/G/1, Pollaczek and Khinchin).',
  'queue.note':
    'The sources’ own lines hold a cell for less than a microsecond at most loads; the theory has no such lines. What is left is chance: a loss of some in ten thousand, or a wait near full load, varies from seed to seed.',
  'md1.label': 'M/D/1',
  'md1.question': 'How long does a cell wait, when cells come at random?',
  'md1.y': 'Mean wait in the queue',
  'md1.at': 'load {load}',
  'md1.finding': 'From {half} µs at a load of 0.4 the mean wait grows to {most} µs at 0.95',
  'md1k.label': 'M/D/1/K',
  'md1k.question': 'How many cells does a small buffer lose?',
  'md1k.capacity': 'Buffer, the cell that is served included',
  'md1k.y': 'Cells lost',
  'md1k.at': 'load {load}, {cells} cells',
  'md1k.finding': 'At a load of 0.8 a buffer of two cells loses {small} %, one of ten {large} %',

  'ndd1.label': 'nD/D/1',
  'ndd1.question': 'How long is a queue of streams that never send two cells at once?',
  'ndd1.network':
    'Twenty streams send a cell each 62 µs, 22 times as long as the queue serves one. Their phases come from the lengths of their lines, and drift, since the clock of each source is off by up to 0.01 %.',
  'ndd1.streams': '{streams} streams',
  'ndd1.sampled': 'sampled',
  'ndd1.theory': 'theory',
  'ndd1.x': 'Length, the cell that is served included',
  'ndd1.y': 'Share of the time in which the queue is longer',
  'ndd1.quality.quick': '15 s, 5 000 samples',
  'ndd1.quality.full': '60 s, 20 000 samples',
  'ndd1.finding': 'Streams of constant rate queue, too: in {share} % of the time there are more than five cells',
  'ndd1.near': 'Every share that should be above {from} is the formula’s within three standard errors',
  'ndd1.near.detail': 'farthest by {off}',
  'ndd1.source':
    'Formula: J. Roberts and J. Virtamo, The Superposition of Periodic Cell Arrival Streams in an ATM Multiplexer, IEEE Transactions on Communications 39(2), 1991.',
  'ndd1.note':
    'The formula has independent phases; one pattern of phases would have one queue for ever. Here clocks drift through the patterns, a new one about each 30 ms, so that a minute has two thousand of them.',

  'sunos.network':
    'Two workstations with SunOS 4.1 and ATM cards on one switch, Classical IP with an MTU of 9 188 octets. The switch moves no more than 100 Mb/s, which stands for the TAXI lines of the time. Whether a stream runs or stalls depends on both socket buffers.',
  'sunos.receive-buffer': 'Receive buffer',
  'sunos.send-buffer': 'Send buffer',
  'sunos.throughput': 'TCP throughput at the sender',
  'sunos.rate': 'Throughput',
  'sunos.quality.quick': '5 s a point, one seed',
  'sunos.quality.full': '20 s a point, five seeds: the phases of the 200 ms timers differ',
  'sunos.update': 'Window update at',
  'sunos.update.note':
    '35 % of the receive buffer, or two segments: 4.3BSD and Tahoe, Berkeley’s tcp_output.c of 1986 and August 1987',
  'sunos.low-water': 'A writer sleeps below',
  'sunos.low-water.note': 'one cluster: Berkeley’s uipc_socket.c 7.10 of June 1988',
  'sunos.cost.syscallPs': 'a null call of a sun4m takes 7 to 13 µs (lmbench, 1996); the hosts’ own costs are not known',
  'sunos.cost.sendPacketPs': 'from the TCP round trip of a sun4m over loopback, 335 to 826 µs (lmbench)',
  'sunos.cost.receivePacketPs': 'the same as for a packet sent',
  'sunos.cost.copyPsPerOctet': 'a sun4m copies 23 to 26 MB/s (lmbench)',
  'sunos.cost.checksumPsPerOctet': 'half of a copy: the sum reads and does not write',
  'sunos.rules':
    'Rules of the system, as inputs: Sun said in June 1987 (B. Nowicki, comp.protocols.tcp-ip) that its TCP comes from 4.3BSD. There a send call fills the free space before TCP runs, a writer sleeps while less than one cluster of 1 KB is free, and a receiver announces 35 % of its buffer or two segments (Berkeley’s uipc_socket.c 7.10, tcp_output.c and tcp_input.c of 1986 to 1988).',

  'comer.label': 'Comer and Lin 1994',
  'comer.question': 'How can a larger receive buffer make a stream fifty times slower?',
  'comer.copying': 'A send call copies',
  'comer.copying.whole': 'what fits (4.3BSD)',
  'comer.copying.4096': '4 KB at a time',
  'comer.copying.2048': '2 KB (4.4BSD)',
  'comer.copying.1024': '1 KB (Reno)',
  'comer.at': 'receive buffer {kbyte} KB',
  'comer.finding': 'A receive buffer of 24 KB in place of 16 takes the stream from {before} Mb/s to {after}',
  'comer.collapse': 'The throughput falls to less than a tenth when the receive buffer grows from 16 to 24 KB',
  'comer.collapse.detail': '{times} times slower',
  'comer.source':
    'Source: D. Comer and J. Lin, TCP Buffering and Performance over an ATM Network, Purdue CSD-TR 94-026, 1994. Its abstract has two values, for a send buffer of 16 KB over 100 Mb/s; the rest of its table was not found.',
  'comer.afterwards':
    '0.322 was known, and missed at 0.98 with Reno’s rules, before those of 4.3BSD were looked for: it is explained afterwards, not predicted. How much SunOS copies at a time is not known, and does not matter at 24 KB: the slowest of the other copy rules makes {low} Mb/s there, the fastest {high}. The window update decides: with Reno’s 50 % a stream stalls at 20 KB already, and three writes leave each 200 ms at 24 KB where 1 or 2 KB are copied at a time.',
  'comer.missed':
    'Missed: 15.05 Mb/s at 16 KB, where {ours} is computed. It is a limit of the hosts, whose model is not known: costs here are those of a sun4m under a later system, and nothing was fitted.',
  'comer.cycle':
    'Writes are of 8 KB, the default of ttcp; what the authors’ program wrote is not known. Each of them leaves at once or waits: Nagle’s algorithm holds 8 192 octets, less than a segment of 9 148, until the one before is acknowledged, and 35 % of 24 KB are 8 602, so the receiver keeps silent until its 200 ms timer. One write each 200 ms is 0.328 Mb/s.',

  'deadlock.label': 'Moldeklev and Gunningberg 1995, streams',
  'deadlock.question': 'Which pairs of socket buffers stop a stream over a large MTU?',
  'deadlock.quality.quick': '4 s a pair, one seed',
  'deadlock.quality.full': '10 s a pair, three seeds',
  'deadlock.source':
    'Source: K. Moldeklev and P. Gunningberg, How a Large ATM MTU Causes Deadlocks in TCP Data Transfers, IEEE/ACM Transactions on Networking 3(4), 1995: two Axil 311 with SunOS 4.1.3 and a FORE network. Its abstract has the shares; its tables were not found.',
  'deadlock.tables':
    'The paper’s statements were known when this was built, and no rule was chosen by them: the rules are those of Comer and Lin’s figure.',
  'deadlock.finding':
    '{stalled} of {pairs} pairs of buffers fall below a hundredth of the {best} Mb/s that others reach',
  'deadlock.stalled': 'Some pairs of buffers fall below 1 % of the throughput that one would expect',
  'deadlock.stalled.detail': '{stalled} of {pairs}',
  'deadlock.beyond': 'None stalls whose send buffer holds three segments, {octets, number} octets',
  'deadlock.beyond.detail': '{stalled, plural, one {# stalls} other {# stall}}',
  'deadlock.small':
    'A send buffer of 4 KB stalls before any receive buffer that is much larger: it never holds enough for the receiver to announce. What one would expect is taken as the best pair’s throughput; the paper’s own measure is not known.',

  'rpc.label': 'Moldeklev and Gunningberg 1995, calls',
  'rpc.question': 'When does one call take a fifth of a second?',
  'rpc.request': 'Request',
  'rpc.y': 'Mean time of a call',
  'rpc.finding':
    'Once its request is larger than the send buffer, a call of a few milliseconds takes up to {longest} ms',
  'rpc.longer': 'Some calls take more than ten times as long as one would expect',
  'rpc.longer.detail': 'up to {times} times as long as with the largest send buffer',
  'rpc.beyond':
    'The remedy that is known for streams, a send buffer of three segments, is none for calls: of {send} KB and with {request} KB a request, a call takes {time} ms.',
  'rpc.note':
    'The receive buffer is 51 KB, an answer four octets. What one would expect is the time with a send buffer of 51 KB. How the authors’ calls were made is not known.',

  'discard.title': 'Romanow and Floyd 1994',
  'discard.question': 'What should a full switch drop?',
  'discard.network':
    'Ten TCP streams with windows of 64 KB meet at one line of a switch. A packet of 9 180 octets is 192 cells: a switch that drops a cell goes on to carry the other 191 for nothing, unless it knows where packets end.',
  'discard.policy': 'What the switch drops',
  'discard.plain': 'single cells',
  'discard.ppd': 'the rest of a damaged packet (PPD)',
  'discard.epd': 'whole packets early (EPD)',
  'discard.buffer': 'Buffer',
  'discard.packet': 'IP packet',
  'discard.delay': 'Delay of each line, one direction',
  'discard.delay.note': 'the paper’s delays were not found; a figure of its own varies them',
  'discard.ack': 'Packets an acknowledgement',
  'discard.ack.note': 'not found: every packet, as simulators of the time had it; 0 is BSD’s rule of two',
  'discard.tick': 'Clock of the retransmission timer',
  'discard.tick.note': '0.1 ms in the paper (from secondary knowledge); the lab has 1 ms at the finest',
  'discard.y': 'Useful throughput, of the most that is possible',
  'discard.quality.quick': '10 s a point, one seed',
  'discard.quality.full': '10 s a point, three seeds',
  'discard.buffer.label': 'Romanow and Floyd 1994, buffer',
  'discard.finding':
    'With a buffer of {cells} cells the line is {plain} % useful when single cells are dropped, {epd} % with EPD',
  'discard.smaller': 'Dropping single cells, a smaller buffer makes it worse',
  'discard.smaller.detail': '{small} % with 256 cells, {large} % with 4 000',
  'discard.better.ppd': 'PPD is better than dropping single cells',
  'discard.better.epd': 'EPD is better than PPD',
  'discard.better.all': 'everywhere',
  'discard.better.not': 'not at {at}',
  'discard.packets.label': 'Romanow and Floyd 1994, packet size',
  'discard.packets.question': 'Why does a full switch hurt large packets most?',
  'discard.packets.finding':
    'Dropping single cells leaves {small} % of the line useful with packets of 512 octets, {large} % with 9 180; EPD leaves {epd} %',
  'discard.larger': 'Dropping single cells, a larger packet makes it worse',
  'discard.of': '{x}: {percent} %',
  'discard.delays.label': 'Romanow and Floyd 1994, the delays that are not known',
  'discard.delays.question': 'How much hangs on delays that were not found?',
  'discard.delays.finding':
    'Dropping single cells leaves {near} % of the line useful over 5 µs, {mid} % over 1 ms, {far} % over 5 ms',
  'discard.source':
    'Source: A. Romanow and S. Floyd, Dynamics of TCP Traffic over ATM Networks, IEEE Journal on Selected Areas in Communications 13(4), 1995 (first at SIGCOMM 1994). Its abstract has the order: plain drop can be quite low, PPD is somewhat better, EPD brings throughput to maximal levels. No value of its curves was found, so none is compared.',
  'discard.unknown':
    'Inputs from secondary knowledge: ten senders, lines of 141 Mb/s (here OC-3c), windows of 64 KB, a threshold of EPD at half the buffer. Delays, starts and acknowledgement rule were not found; they are assumed, and can be changed.',
  'discard.missed':
    'All lines of the lab send cells at exactly the same rate here, so streams keep their phases while they meet: who comes just after a cell has left finds room each time, and the others never. Streams are treated less alike than in the paper’s simulator, and plain drop looks better than it should.',
  'discard.three-packets':
    'Where the buffer holds hardly more than one packet EPD begins to refuse at less than a packet, and is no remedy.',
  'discard.captured':
    'Over a few microseconds one stream keeps nearly the whole line to itself, whose packets are then whole: useful, and unfair. The paper’s low values are not there.',

  'ethernet.label': 'Boggs, Mogul and Kent 1988',
  'ethernet.question': 'How much does an overloaded Ethernet carry?',
  'ethernet.network':
    'Up to twenty-four stations in four groups on one Ethernet of 10 Mb/s, no two more than 900 m apart. Those that send have a frame ready at all times.',
  'ethernet.hosts': 'Stations that send',
  'ethernet.octets': 'Frame',
  'ethernet.y': 'Use of the line, with preambles and gaps',
  'ethernet.at.short': '24 stations, 64 octets',
  'ethernet.at.long': '24 stations, 1 518 octets',
  'ethernet.quality.quick': 'three sizes, four numbers of stations, a second each',
  'ethernet.quality.full': 'a second a point, two seeds',
  'ethernet.finding':
    '{hosts} stations that send all the time still use {short} Mb/s of 10 with the shortest frames, {long} with the longest',
  'ethernet.nominal': 'The line is used far more than the {share} % that are often quoted',
  'ethernet.nominal.detail': '{least} Mb/s at the least',
  'ethernet.longer': 'Longer frames make more bits a second',
  'ethernet.of': '{size} octets: {rate}',
  'ethernet.source':
    'Source: D. Boggs, J. Mogul and C. Kent, Measured Capacity of an Ethernet: Myths and Reality, DEC WRL Research Report 88/4, 1988. Its abstract: for a wide class of loads Ethernet carries its nominal bandwidth.',
  'ethernet.labels':
    'The compared values are where the names of the curves 8/0 (all 64 octets) and 0/8 (all 1 536) stand in the text of figure 12, long net, four clusters: half a megabit either side is what that can tell. Whether the paper counts preambles and gaps is not said; 64 octets alone could not make more than 7.62 Mb/s.',
  'ethernet.missed':
    'Missed: more is carried here than measured with short frames. Stations of this lab have the next frame ready when the gap ends, so who won a collision mostly wins the next; stations that take time from frame to frame, as real ones do, would meet others more often.',
  'ethernet.left-out':
    'Left out: frames of more than 1 518 octets, mixtures of two sizes at one station, fairness and delay, of which no value was found. The lengths of the paper’s cables were not found; 900 m is assumed, and a cable is here a repeater with spokes.',

  'mathis.label': 'Mathis, Semke, Mahdavi and Ott 1997',
  'mathis.question': 'How much throughput does a share of lost packets leave to TCP?',
  'mathis.network':
    'One stream over a path with a round trip of 100 ms and segments of 9 140 octets. The trunk loses one cell at equal intervals, and nothing else limits it: both hosts cost nothing, and windows may grow to 4 MB.',
  'mathis.interval': 'Time from loss to loss',
  'mathis.ack': 'Acknowledged is',
  'mathis.ack.every': 'every packet',
  'mathis.ack.second': 'every second packet',
  'mathis.y': 'C: packets a round trip, times the square root of the share that is lost',
  'mathis.quality.quick': '80 s a point',
  'mathis.quality.full': '240 s a point, three seeds',
  'mathis.finding':
    'Where losses are rare, C comes to {every} and {second}: throughput falls with the square root of loss',
  'mathis.light': 'At the lightest loss C is within {percent} % of the formula’s',
  'mathis.light.detail': '{every} % and {second} % off',
  'mathis.leaves': 'C never passes the formula’s, and is less at the heaviest loss than at the lightest',
  'mathis.leaves.detail': '{every} and {second} at the heaviest loss',
  'mathis.source':
    'Source: M. Mathis, J. Semke, J. Mahdavi and T. Ott, The Macroscopic Behavior of the TCP Congestion Avoidance Algorithm, Computer Communication Review 27(3), 1997: rate = C · MSS / (RTT · √p), where p counts congestion events a packet. The constants are those of periodic loss; the same leading term is in the formula of RFC 3448.',
  'mathis.below':
    'The formula leaves out the round trips in which a loss is repaired, and the timer of a receiver that waits for a second packet: the smaller the window, the more they weigh. The abstract says as much, it holds for light to moderate loss. Random loss, with constants of its own, is left out: the lab’s links lose cells at given instants only.',

  'parking.label': 'ABR in a parking lot',
  'parking.question': 'What is a fair share, when one connection crosses every trunk?',
  'parking.network':
    'Three trunks of OC-3c in a row. One connection crosses all of them; one more crosses the first, two the second, three the third. All have as much to send as they may. Ports write into RM cells what each connection may have, and share 95 % of the line.',
  'parking.abr': 'ABR',
  'parking.long': 'All three trunks',
  'parking.trunk': 'Trunk',
  'parking.x': 'Connection by the trunks that it crosses',
  'parking.y': 'Data cells received',
  'parking.quality.quick': 'half a second, once rates have settled',
  'parking.quality.full': '3 s, once rates have settled',
  'parking.finding':
    'The long connection has {long} cells/s, the share of its most crowded trunk; alone on the first trunk another has {alone}',
  'parking.near': 'Every connection has its max-min share within {percent} %',
  'parking.farthest': '{percent} % off: {name}',
  'parking.source':
    'Max-min fairness: D. Bertsekas and R. Gallager, Data Networks, 1987, section 6.5: no connection can have more without one that has less losing. The parking lot is a usual test of ABR in the ATM Forum.',
  'parking.note':
    'Shares are those of 95 % of each line, less one cell in 32, which is an RM cell. How the ports find them is this lab’s own choice, as the standard leaves it to the switch.',

  'video.label': 'Maglaris et al. 1988',
  'video.question': 'How long does a video source remember its rate?',
  'video.network':
    'Eight cameras plan half a minute of a video telephone scene each, and begin to send it to a server. A scene is twenty mini-sources that go on and off by themselves.',
  'video.cameras': '{cameras} cameras',
  'video.drawn': 'eight plans',
  'video.theory': 'theory',
  'video.x': 'Time apart',
  'video.y': 'Autocovariance of the rate',
  'video.quality': 'eight plans of 16 MB; only the plans count',
  'video.finding': 'Around {rate} Mb/s the rate of a scene has half forgotten itself after {ms} ms',
  'video.mean': 'The mean rate is {rate} ± {within} Mb/s, three standard errors of so much video',
  'video.mean.detail': '{rate} Mb/s',
  'video.spread':
    'The autocovariance from one picture to the next is the model’s within {percent} %, three standard errors',
  'video.spread.detail': '{ours} for {theory} (Mb/s)²',
  'video.source':
    'Source: B. Maglaris, D. Anastassiou, P. Sen, G. Karlsson and J. Robbins, Performance Models of Statistical Multiplexing in Packet Video Communications, IEEE Transactions on Communications 36(7), 1988: the Markov chain in continuous time.',
  'video.inputs':
    'All values of the source are inputs, quoted from secondary knowledge, since the paper’s text could not be read: 0.52 bit a pixel with a variance of 0.0536, 30 pictures a second of 250 000 pixels, an autocovariance that falls by 3.9 a second, twenty mini-sources. That runs agree with the theory of the chain shows that the source is the model, not that the model is video.',
  'video.left-out':
    'Left out: the paper’s own subject, the delay of several videos in one queue. The lab has these plans over TCP only, which slows down where the paper’s sources would overflow a queue, and none of the paper’s curves was found.',
  'video.input.mean': 'Mean rate',
  'video.input.mean.note': 'input: 0.52 bit a pixel, 250 000 pixels, 30 pictures a second',
  'video.input.variance': 'Variance of the rate',
  'video.input.variance.note': 'input: 0.0536 (bit a pixel)²',
  'video.input.decay': 'Decay of the autocovariance',
  'video.input.decay.note': 'input; a mini-source goes on and off this often a second together',
  'video.input.mini': 'Mini-sources',
  'video.input.mini.note': 'input: the paper’s simple version; what each makes follows from mean and variance',
} as const;
