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
  'queue.source':
    'Source: the formulas of L. Kleinrock, Queueing Systems I, 1975, chapter 5 (M/G/1, Pollaczek and Khinchin).',
  'queue.input':
    'Inputs: loads, sizes of buffers, and arrivals at random as the theory has them. Predicted: every wait and every loss; nothing was fitted.',
  'queue.note':
    'The line of a source holds a cell for less than a microsecond at most loads; the theory has no such lines. What else differs is chance: a loss of a few cells in ten thousand, or a wait near full load, varies from seed to seed.',
  'md1.label': 'M/D/1',
  'md1.question': 'How long does a cell wait, when cells come at random?',
  'md1.y': 'Mean wait in the queue',
  'md1.at': 'load {load}',
  'md1.finding': 'The mean wait grows from {half} µs at a load of 0.4 to {most} µs at 0.95',
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
  'ndd1.x': 'Cells in the queue, the one that is served included',
  'ndd1.y': 'Share of the time in which the queue is longer',
  'ndd1.quality.quick': '15 s, 5 000 samples',
  'ndd1.quality.full': '60 s, 20 000 samples',
  'ndd1.finding': 'Even streams of constant rate form a queue: {share} % of the time it holds more than five cells',
  'ndd1.near': 'Every share that should be above {from} is within three standard errors of the formula’s',
  'ndd1.near.detail': 'the farthest is off by {off}',
  'ndd1.source':
    'Source: the formula of J. Roberts and J. Virtamo, The Superposition of Periodic Cell Arrival Streams in an ATM Multiplexer, IEEE Transactions on Communications 39(2), 1991.',
  'ndd1.input':
    'Inputs: twenty streams, their period, and clocks that are off by up to 0.01 %. Predicted: every share of the time.',
  'ndd1.note':
    'The formula takes the phases of the streams to be independent. With exact clocks one pattern of phases would repeat for ever, and with it one queue. Here the clocks are a little off, so that the phases drift: a new pattern about each 30 ms, two thousand of them in a minute.',

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
    'Inputs: the rules of the system and the costs of a sun4m. Sun said in June 1987 (B. Nowicki, comp.protocols.tcp-ip) that its TCP comes from 4.3BSD. There, a send call fills the free space of the buffer before TCP runs; a writer sleeps while less than one cluster of 1 KB is free; and a receiver announces free space once it comes to 35 % of its buffer, or to two segments (Berkeley’s uipc_socket.c 7.10, tcp_output.c and tcp_input.c of 1986 to 1988).',

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
    'Explained afterwards: 0.322 Mb/s was known, and missed at 0.98 with Reno’s rules, before those of 4.3BSD were looked for. So 0.328 is no prediction. How much SunOS copies at a time is not known, and does not matter at 24 KB: with any of the other copying rules a stream makes {range} Mb/s there. The window update decides: with Reno’s 50 % a stream stalls at 20 KB already, and three writes leave each 200 ms at 24 KB where 1 or 2 KB are copied at a time.',
  'comer.range': '{low} to {high}',
  'comer.missed':
    'Predicted, and missed: 15.05 Mb/s at 16 KB, where {ours} is computed. There the hosts are the limit, and neither their model nor their costs are known: the costs here are those of a sun4m under a later system. Nothing was fitted to close the gap.',
  'comer.cycle':
    'Why it stalls: a write of 8 192 octets is less than a segment of 9 148, so Nagle’s algorithm holds it until the data before it are acknowledged. The receiver announces free space only from 35 % of its buffer on. Of 24 KB that is 8 602 octets, more than one write, so it keeps silent until its 200 ms timer. One write each 200 ms is 0.328 Mb/s. Writes of 8 KB are the default of ttcp; what the authors’ program wrote is not known.',

  'deadlock.label': 'Moldeklev and Gunningberg 1995, streams',
  'deadlock.question': 'Which pairs of socket buffers stop a stream over a large MTU?',
  'deadlock.quality.quick': '4 s a pair, one seed',
  'deadlock.quality.full': '10 s a pair, three seeds',
  'deadlock.source':
    'Source: K. Moldeklev and P. Gunningberg, How a Large ATM MTU Causes Deadlocks in TCP Data Transfers, IEEE/ACM Transactions on Networking 3(4), 1995: two Axil 311 with SunOS 4.1.3 and a FORE network. Its abstract has the shares; its tables were not found.',
  'deadlock.tables':
    'Predicted: which pairs stall. The shares in the abstract were known when this was built, and no rule was chosen by them: the rules are those of Comer and Lin’s figure, which were looked for afterwards.',
  'deadlock.finding':
    '{stalled} of {pairs} pairs of buffers fall below a hundredth of the {best} Mb/s that others reach',
  'deadlock.stalled': 'Some pairs of buffers fall below 1 % of the throughput that was expected',
  'deadlock.stalled.detail': '{stalled} of {pairs} pairs',
  'deadlock.beyond': 'No pair stalls whose send buffer holds three segments, {octets} octets',
  'deadlock.beyond.detail': '{stalled, plural, =0 {none stalls} one {# stalls} other {# stall}}',
  'deadlock.small':
    'A send buffer of 4 KB stalls before any receive buffer that is much larger, since it never holds enough for the receiver to announce. The throughput that was expected is taken as that of the best pair; how the paper measured it is not known.',

  'rpc.label': 'Moldeklev and Gunningberg 1995, calls',
  'rpc.question': 'When does one call take a fifth of a second?',
  'rpc.request': 'Request',
  'rpc.y': 'Mean time of a call',
  'rpc.finding':
    'Once its request is larger than the send buffer, a call of a few milliseconds takes up to {longest} ms',
  'rpc.longer': 'Some calls take more than ten times as long as expected',
  'rpc.longer.detail': 'up to {times} times as long as with the largest send buffer',
  'rpc.beyond':
    'What cures streams, a send buffer of three segments, does not cure calls: with a send buffer of {send} KB and a request of {request} KB a call takes {time} ms.',
  'rpc.note':
    'The receive buffer is 51 KB, an answer is four octets. The expected time is taken as that with a send buffer of 51 KB. How the authors made their calls is not known.',

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
  'discard.delay.note':
    'not found; 1 ms was settled after first results had been seen, and a figure of its own varies it',
  'discard.ack': 'Packets per acknowledgement',
  'discard.ack.note':
    'not found; 1, as simulators of the time had it, was settled after first results had been seen; 0 is BSD’s rule of two',
  'discard.tick': 'Clock of the retransmission timer',
  'discard.tick.note': '0.1 ms in the paper (from secondary knowledge); the lab has 1 ms at the finest',
  'discard.y': 'Useful share of the line',
  'discard.quality.quick': '10 s a point, one seed',
  'discard.quality.full': '10 s a point, three seeds',
  'discard.buffer.label': 'Romanow and Floyd 1994, buffer',
  'discard.finding':
    'With a buffer of {cells} cells, dropping single cells leaves {plain}\u00A0% of the line useful, EPD {epd}\u00A0%',
  'discard.smaller': 'Dropping single cells, a smaller buffer makes it worse',
  'discard.smaller.detail': '{small} % with 256 cells, {large} % with 4 000',
  'discard.better.ppd': 'PPD is better than dropping single cells',
  'discard.better.epd': 'EPD is better than PPD',
  'discard.better.all': 'everywhere',
  'discard.better.not.buffer': 'not with {at} cells',
  'discard.better.not.packet': 'not with {at} octets',
  'discard.better.not.delay': 'not over {at} µs',
  'discard.packets.label': 'Romanow and Floyd 1994, packet size',
  'discard.packets.question': 'Why does a full switch hurt large packets most?',
  'discard.packets.finding':
    'Dropping single cells leaves {small}\u00A0% of the line useful with packets of 512 octets, {large}\u00A0% with 9 180; EPD leaves {epd}\u00A0%',
  'discard.larger': 'Dropping single cells, a larger packet makes it worse',
  'discard.of': '{x} octets: {percent} %',
  'discard.delays.label': 'Romanow and Floyd 1994, delays',
  'discard.delays.question': 'How much depends on delays that were not found?',
  'discard.delays.finding':
    'Dropping single cells leaves {near}\u00A0% of the line useful over 5 µs, {mid}\u00A0% over 1 ms, {far}\u00A0% over 5 ms',
  'discard.source':
    'Source: A. Romanow and S. Floyd, Dynamics of TCP Traffic over ATM Networks, IEEE Journal on Selected Areas in Communications 13(4), 1995 (first at SIGCOMM 1994). Its abstract has an order: the throughput of plain drop can be quite low, PPD is somewhat better, EPD brings it to the maximum. No value of its curves was found, so none is compared.',
  'discard.unknown':
    'Inputs, from secondary knowledge: ten senders, lines of 141 Mb/s (here OC-3c), windows of 64 KB, EPD from half the buffer on. Assumed, since they were not found: delays, starts, and how often a receiver acknowledges. Two of these, 1 ms a line and an acknowledgement for every packet, were settled after first results had been seen. So the order that comes out with them is no blind prediction; other choices can be tried here.',
  'discard.missed':
    'Missed: dropping single cells looks better here than the abstract has it, whose throughput can be quite low. One cause is known. All clocks are exact here, so streams keep their phases while they meet: a cell that comes just after one has left finds room each time, and the others’ cells never do. Clocks drawn within 20 ppm let others in, but are no cure. Tried with two seeds, over lines of 1 ms and with 256 cells, the largest stream had about a fifth of the line in place of four fifths, and dropping single cells left 64 % useful in place of 74. Over 5 µs, with 256 and with 1 000 cells, one stream still kept the line to itself with one of the two seeds.',
  'discard.three-packets':
    'A packet is 192 cells. EPD refuses new packets from half the buffer on: with 256 cells that is less than one packet, and EPD is no remedy there.',
  'discard.captured':
    'Over a few microseconds one stream keeps nearly the whole line to itself. Its packets are whole, so the line is useful, and unfair.',

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
    'The two compared values are where the names of the curves 8/0 (all 64 octets) and 0/8 (all 1 536) stand in the text of figure 12, long net, four clusters. Names tell no more than a quarter of a megabit either side. It is not said whether preambles and gaps count. They are counted here, since frames of 64 octets without them could not make more than 7.62 Mb/s.',
  'ethernet.missed':
    'Predicted, and missed: with frames of 64 octets {ours} Mb/s are carried here, and about 8.25 in the paper. Stations of this lab have the next frame ready when the gap ends, so who won a collision mostly wins the next one. A turn-around time between frames changes that. Tried afterwards, 100 µs at each station leave 8.1 Mb/s with 64 octets, and still 9.6 with 1 518. The time of the paper’s stations was not found, so none is set here.',
  'ethernet.left-out':
    'Inputs: 24 stations, frames of fixed sizes, 10 Mb/s. Assumed: cables of 900 m, since the paper’s lengths were not found, as a repeater with spokes. Left out: frames of more than 1 518 octets, mixtures of two sizes at one station, and fairness and delay, of which no value was found.',

  'mathis.label': 'Mathis, Semke, Mahdavi and Ott 1997',
  'mathis.question': 'How much throughput does a share of lost packets leave to TCP?',
  'mathis.network':
    'One stream over a path with a round trip of 100 ms and segments of 9 140 octets. The trunk loses one cell at equal intervals, and nothing else limits it: both hosts cost nothing, and windows may grow to 4 MB.',
  'mathis.interval': 'Time from loss to loss',
  'mathis.ack': 'Acknowledged',
  'mathis.ack.every': 'every packet',
  'mathis.ack.second': 'every second packet',
  'mathis.y': 'C: packets per round trip, times the square root of the share lost',
  'mathis.quality.quick': '80 s a point',
  'mathis.quality.full': '240 s a point, three seeds',
  'mathis.finding':
    'Where losses are rare, C comes to {every} and {second}: throughput falls with the square root of loss',
  'mathis.light': 'At the lightest loss C is within {percent} % of the formula’s value',
  'mathis.light.detail': '{every} % and {second} % off',
  'mathis.leaves': 'C stays below the formula’s value, and is less at the heaviest loss than at the lightest',
  'mathis.leaves.detail': '{every} and {second} at the heaviest loss',
  'mathis.source':
    'Source: M. Mathis, J. Semke, J. Mahdavi and T. Ott, The Macroscopic Behavior of the TCP Congestion Avoidance Algorithm, Computer Communication Review 27(3), 1997: rate = C · MSS / (RTT · √p), where p counts congestion events a packet. The constants are those of periodic loss; the same leading term is in the formula of RFC 3448.',
  'mathis.below':
    'Why C is smaller: the formula leaves out the round trips in which a loss is repaired, and the timer of a receiver that waits for a second packet. The smaller the window, the more they weigh. The abstract says as much: the formula holds for light to moderate loss.',
  'mathis.bound':
    'Inputs: round trip, segment, and the instants of loss. Predicted: every value of C. The bound of 5 % in the first check was settled after first results had been seen; it allows for the round trips that repair a loss. Random loss, with constants of its own, is left out: the lab’s links lose cells at given instants only.',

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
    'The long connection gets {long} cells/s, its share of the most crowded trunk; the one beside it on the first trunk gets {alone}',
  'parking.near': 'Every connection has its max-min share within {percent} %',
  'parking.farthest': '{percent} % off: {name}',
  'parking.source':
    'Source: D. Bertsekas and R. Gallager, Data Networks, 1987, section 6.5, for max-min fairness: no connection can have more without taking from one that has no more than itself. The parking lot is a usual test of ABR in the ATM Forum.',
  'parking.note':
    'Inputs: the network, and 95 % of each line, less one cell in 32, which is an RM cell. Predicted: every share. How the ports find the shares is this lab’s own choice, as the standard leaves it to the switch.',

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
  'video.finding': 'The rate of a scene, {rate} Mb/s in the mean, is half forgotten after {ms} ms',
  'video.mean': 'The mean rate is {rate} ± {within} Mb/s, three standard errors of so much video',
  'video.mean.detail': '{rate} Mb/s',
  'video.spread':
    'The autocovariance from one picture to the next is the model’s within {percent} %, three standard errors',
  'video.spread.detail': '{ours} for {theory} (Mb/s)²',
  'video.source':
    'Source: B. Maglaris, D. Anastassiou, P. Sen, G. Karlsson and J. Robbins, Performance Models of Statistical Multiplexing in Packet Video Communications, IEEE Transactions on Communications 36(7), 1988: the Markov chain in continuous time.',
  'video.inputs':
    'Inputs: all values of the source, quoted from secondary knowledge, since the paper’s text could not be read: 0.52 bit a pixel with a variance of 0.0536, 30 pictures a second of 250 000 pixels, an autocovariance that falls by 3.9 a second, twenty mini-sources. That the runs agree with the theory of the chain shows that the lab’s source is this model; it does not show that video is.',
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
