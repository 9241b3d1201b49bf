/** Cluj: questions, findings and notes of its figures, tables and experiments. */
export default {
  'file.none': 'no model',
  'file.model1': 'Model 1',
  'file.model2': 'Model 2',
  'file.m1b': 'M1_B',
  'file.m1c': 'M1_C',
  'file.m2b': 'M2_B',
  'file.one-block': 'one block',
  'network.atm': 'ATM',
  'network.fe': 'Fast Ethernet',
  'service.client-server': 'client-server',
  'service.point-to-point': 'point-to-point',
  'service.broadcast': 'broadcast',
  'form.on-network': '{file}, {network}',
  'form.as-service': '{file}, {service}',
  'quality.quick': 'the whole file, few seeds',
  'quality.full': 'the whole file',
  'parameter.loop': 'Loop, at least',
  'parameter.select': 'Select call',
  'parameter.sendBuffer': 'Send buffers',
  'parameter.receiveBuffer': 'Receive buffers',
  'parameter.receiveOctets': 'Receive call',
  'parameter.mtu.atm': 'RFC 2225; the paper is silent',
  'parameter.mtu.fe': 'IEEE 802.3',
  'x.since-first-send': 'Time since the first send',
  'y.octets-so-far': 'Octets so far',
  'series.planned': 'planned',
  'note.median': 'Every value is a median over seeds.',

  'fig6.question': 'What do Models 1 and 2 plan for a file?',
  'fig10.question': 'What do the video models plan?',
  'plans.finding': 'Planned: {rates}',
  'plans.rate': '{model} {rate}\u00A0Mb/s',

  'fig1.question': 'What does a source of geometric bursts send?',
  'fig1.finding': '{bursts} bursts of geometric length, {slots} slots in the mean',
  'fig1.note': 'Drawn with means of {on} slots on and {off} off, which are assumed.',
  'fig1.form': 'geometric bursts',
  'fig1.series': 'bursts',

  'fig9.question': 'What do the four time stamps say?',
  'fig9.finding': 'Sending ends after {sf}\u00A0ms, receiving lasts from {ri}\u00A0ms to {rf}\u00A0ms',
  'fig9.in-order': 's_i, s_f, r_i and r_f are in order of cause',
  'fig9.in-order.detail': 's_f {sf}\u00A0ms, r_i {ri}\u00A0ms, r_f {rf}\u00A0ms',
  'fig9.note':
    's_i and s_f: first and last send; r_i and r_f: first and last receive. Elapsed is r_f − s_i, sending s_f − s_i, receiving r_f − r_i.',
  'fig9.sent': 'sent',
  'fig9.received': 'received',

  'nagle.label': 'With and without Nagle',
  'nagle.question': 'Should a layer 4 switch and its clients leave Nagle’s algorithm on?',
  'nagle.on': 'Nagle on',
  'nagle.off': 'Nagle off',
  'nagle.form': '{file}, {nagle}',
  'nagle.finding.small': 'Small messages take {on}\u00A0ms with Nagle, {off} without',
  'nagle.finding': 'Nagle on and off: {times}',
  'nagle.times': '{file} {on} and {off}\u00A0ms',
  'nagle.better-on': 'Small messages are better off with Nagle’s algorithm left enabled',
  'nagle.note':
    'Without the algorithm each message of Model 2 is a packet of its own, and each packet costs every machine that it passes; with it one waits for the acknowledgement of the one before, and carries what has come meanwhile.',
  'nagle.x': 'Source',
  elapsed: 'Elapsed, r_f − s_i',

  'departures.question': 'Does a client keep to {model}?',
  'departures.finding.followed': '{model} is followed: sends are {late} late in the mean at most',
  'departures.finding.not-followed':
    '{model} is not followed: in the mean sends are {atm} late over ATM, {fe} over Fast Ethernet',
  'departures.followed-on-both': '{model} is followed on both networks',
  'departures.followed-on-neither': '{model} is followed on neither network',
  'departures.detail': 'in the mean sends are {atm} (ATM) and {fe} (Fast Ethernet) late',
  'departures.note.last': 'The last PDU is what was left of the file.',
  'departures.note.back':
    'The file comes back while it is sent: packets that arrive have the client’s CPU before its process, and a long send call takes as long as its copy. In the paper sending lasted no more than 1 % longer than planned, so there it cost less than the costs fitted to elapsed and receiving times say.',
  'departures.note.assumed':
    'Of the six PDUs the paper’s first entry and the sum are known; calls as long as the largest ones assumed here end latest.',
  'departures.note.loop':
    'A turn of the loop takes 100 µs at least, and one send call is made in it: 65 µs between messages cannot be kept.',

  'video-departures.question': 'Does a client keep to {model} while its own video comes back?',
  'video-departures.finding.followed': '{model} is followed with and without data coming back',
  'video-departures.finding':
    '{model}: in the mean sends are {alone} late alone, {back} late while the video comes back',
  'video-departures.followed': '{model} is followed in both services',
  'video-departures.followed.detail': 'in the mean sends are {alone} and {back} late',
  'video-departures.differs': '{model} differs somewhat in point-to-point',
  'video-departures.differs.detail': 'in the mean sends are {alone} late in client-server, {back} in point-to-point',
  'video-departures.note': 'Rates of the mini-sources are assumed: the paper’s are not known here.',

  'fig14.question': 'When does the layer 4 switch serve the frames of a video?',
  'fig15.question': 'When does a video arrive at a client?',
  'boundaries.finding.services': '{frames} frames leave, {taken} services in the switch',
  'boundaries.finding.arrivals': '{frames} frames leave, {taken} arrivals at a client',
  'boundaries.none-kept': 'Messages come out in other numbers or lengths: TCP keeps no boundaries between them',
  'boundaries.detail.services':
    '{frames} departures, {taken} services in the switch, {same} of them ending with a frame',
  'boundaries.detail.arrivals': '{frames} departures, {taken} arrivals at a client, {same} of them ending with a frame',
  'series.departures': 'departures',
  'series.services': 'services',
  'series.arrivals': 'arrivals',

  'stamp.sending': 'Sending, s_f − s_i',
  'stamp.receiving': 'Receiving, r_f − r_i',
  'stamp.first': 'To the first octet, r_i − s_i',
  'stamp.last': 'After the last send, r_f − s_f',
  'stamp.elapsed-of': 'Elapsed, {client}',
  'stamp.receiving-of': 'Receiving, {client}',
  'stamp-of-form': '{form}: {stamp}',
  time: 'Time',

  'table1.question': 'How long is a file on its way through a layer 4 switch in software?',
  'table1.finding.bursts': 'Bursts bring a file through in {bursts}, one block in {block}, small messages in {small}',
  'table1.finding': 'A file takes {block} in one block, {bursts} in bursts, {small} in small messages',
  'table1.fastest': 'Model 1 is the fastest, Model 2 the slowest',
  'table1.fastest.detail': '{bursts}, {block} and {small} elapsed with Model 1, no model and Model 2',
  'table1.note.block':
    'A block is copied in one call before its client can look for anything to receive, so the first octet comes back last there.',
  'table1.note.median':
    'Every value is a median over seeds: in some runs the last segment waits for a delayed acknowledgement.',
  'table1.note.model1':
    'r_i − s_i with Model 1 is late: the client comes to its next receive call after the send calls that were due before, and what an octet costs in them is fitted to the whole file in one call. The paper’s client took the first octets sooner.',
  'table1.note.model2':
    'r_i − s_i with Model 2 is early: one small message costs four times a packet, a few calls and turns of the loop. More for a packet would meet it, and miss the block.',
  'table1.note.heartbeat':
    'r_f − s_f with Model 2 jumps with any cost: whether the last segments wait for the 200 ms heartbeat decides. The paper’s runs lie within 5 ms of each other, so in its testbed they did not.',

  'table2.question': 'What does it cost to send a file to three clients at once?',
  'table3.question': 'Does video reach three clients at the rate at which it is made?',
  'broadcast.finding': 'The {last} has the whole file {difference} after the {first}',
  'broadcast.note':
    'The server has one buffer: it reads on once every receiver’s socket has taken what it holds, so the slowest client sets the pace of all.',

  'time.question': 'Where does the time of a file through a layer 4 switch go?',
  'time.finding':
    'Point-to-point the longest part is the {first} with Model 1 ({firstShare}\u00A0%) and with Model 2 the {second} ({secondShare}\u00A0%)',
  'time.cpus': 'Point-to-point the clients’ and the server’s CPUs are busy on more of the path than the line',
  'time.cpus.detail': '{file} {clients}\u00A0% and {server}\u00A0%, line {line}\u00A0%',
  'time.broadcast': 'In a broadcast the server’s CPU is the longest part',
  'time.broadcast.detail': '{form} {share}\u00A0%',
  'time.note.one-run':
    'One run each: parts of medians over many seeds would not sum. The path is the one to the last receive call, so work in the shadow of something longer is not on it.',
  'time.note.one-machine':
    'Where sender and receiver are one machine, work that its CPU has in front of the flow’s counts as what waited: receiving delays sending.',
  'time.note.fitted':
    'Costs of the CPUs are fitted to table 1, some of them unexplained: the division between CPU and the rest is as good as that fit.',
  'time.x': 'Transfer',
  'time.y': 'Elapsed time, r_f − s_i',

  'video.label': 'Experiment {which}',
  'video.sources': '{count} mini-sources of {rate}\u00A0Mb/s that go on {on} times a second and off {off} times',
  'video.assumed.one':
    'Assumed where a figure does not say otherwise: {sources}. The paper’s own numbers are not known here.',
  'video.assumed.two':
    'Assumed where a figure does not say otherwise: {low} and {high}. The paper’s own numbers are not known here.',
  'video.quality.quick': 'one plan of 16 million octets each',
  'video.quality.full': 'five plans of 16 million octets each',
  'video.a.question.M1': 'How often does a video source make how much?',
  'video.a.question.M2': 'How often does a video of small and large mini-sources make how much?',
  'video.a.finding.M1': 'Most often {on} of {count} mini-sources are on, and make {rate}\u00A0Mb/s',
  'video.a.finding.M2': 'Large mini-sources spread the rate: most often it is {rate}\u00A0Mb/s',
  'video.a.binomial.M1': 'States are as probable as a binomial distribution has it',
  'video.a.binomial.M2': 'Rates are as probable as two independent binomial distributions have it',
  'video.a.binomial.detail': 'at most {off} off in one plan',
  'video.a.drawn': 'drawn',
  'video.a.theory': 'theory',
  'video.a.x': 'Throughput',
  'video.a.y': 'Probability',
  'video.rates.theory':
    'Throughput is that of theory: number of mini-sources, times rate, times probability of being on',
  'video.rates.theory.detail': 'no value is off by more than {most} standard errors of one plan',
  'video.rates.y': 'Planned throughput',
  'video.rates.variant': '{series}, {place}',
  'video.rates.small': 'small {percent}\u00A0%',
  'video.percent': '{percent}\u00A0%',
  'video.b.question.M1': 'How does a video source’s throughput depend on its rates of change?',
  'video.b.question.M2': 'How much of the throughput do the large mini-sources’ rates of change decide?',
  'video.b.finding.M1': 'The more often mini-sources go on, and the less often off, the more they make',
  'video.b.finding.M2': 'Large mini-sources that stay on add to what the small ones make',
  'video.b.x.M1': 'Rates of going on (α) and off (β), per second',
  'video.b.x.M2': 'Rates of the large mini-sources going on (γ) and off (δ), per second',
  'video.c.question.M1': 'How does a video source’s throughput depend on the probability of its states?',
  'video.c.question.M2': 'What does a video make whose small and large mini-sources have probabilities of their own?',
  'video.c.finding.M1': 'Throughput is in proportion to the probability of being on',
  'video.c.finding.M2': 'Both kinds of mini-sources add up, each in proportion to its probability of being on',
  'video.c.x.M1': 'Probability that one of N mini-sources is on',
  'video.c.x.M2': 'Probability that a large mini-source is on',

  'hub.question': 'What becomes of table {number} on a hub?',
} as const;
