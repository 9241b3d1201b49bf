/** Curitiba: questions, findings and notes of its figures and tables. */
export default {
  'quality.quick': '5 s a point, its first second not counted, {left}',
  'quality.full': '60 s a point, every point of the paper, {confidence}',
  'quality.confidence': 'two seeds each, and more up to ten until the mean is known to ±1.5\u00A0% (95\u00A0%)',
  'quality.messages-and-buffers': '{messages} of 7 messages, {buffers}',
  'quality.buffers': '{some} of {all} buffers',
  'parameter.trunk': 'Trunk',
  'parameter.trunk.note': 'single-mode fibre, 5 ns/m',

  'fig7.question': 'MTU 1 500: does the message size or the socket buffer limit a TCP stream?',
  'fig7.finding': 'Buffers from {from} octets on reach {rate}\u00A0Mb/s',
  'fig7.finding.small':
    'Buffers from {from} octets on reach {rate}\u00A0Mb/s; {message}-octet messages stop at {smallRate}',
  'fig7.best-buffer': 'The smallest buffer within 0.5 % of the maximum lies in 8 192 to 16 384',
  'fig7.best-buffer.detail': 'best buffers from {from} on',
  'fig7.small-poor': 'Messages of 16 and 64 octets are poor',
  'message-reaches': '{message} octets reach {rate}\u00A0Mb/s',
  'fig7.note.phy':
    'The 25.6 Mb/s PHY sends a command octet before each cell: 54 octets on the wire where the paper’s theory counts 53, so its limit is 1/54 lower.',
  'fig7.note.flat': 'The paper has its best values between 8 192 and 16 384; ours do not fall above 16 384.',

  'fig8.question': 'MTU 9 180: why is the rate steady only above 28 672 octets of buffer?',
  'fig8.finding.best': '{buffer} octets of buffer are best with {rate}\u00A0Mb/s; larger ones fall behind',
  'fig8.finding.every': 'Every buffer reaches {rate}\u00A0Mb/s',
  'fig8.finding.only': 'Buffers from {from} octets on hold {rate}\u00A0Mb/s; at {least} the rate dips to {leastRate}',
  'fig8.steady': 'Every buffer from 32 768 on is within 0.5 % of the maximum',
  'fig8.steady.not': 'the largest buffer is not',
  'fig8.steady.from': 'steady from {from} on',
  'fig8.lower': 'Something between 20 480 and 28 672 is lower',
  'fig8.lower.at': 'lower at {buffers}',
  'fig8.lower.nothing': 'nothing lower there',
  'fig8.note':
    'Smaller buffers are not slow as such: 4 096 octets come within 3 % of the best. The dip is where a buffer holds two segments of 9 140 octets and a rest: Nagle’s algorithm keeps the rest back until nothing is unacknowledged any more, so that the line runs empty each time. From three segments on, the next full one is there before that.',
  'fig8.range': 'best in the paper',

  'multiples.question': '{from} to {to}: what do messages and buffers of whole segments give?',
  'multiples.marked': 'missing in the paper’s scan; simulated all the same',
  'multiples.finding': '{from} to {to}: {rate}\u00A0Mb/s at best, with buffers of {buffer} octets',
  'multiples.note': '45 700 octets cannot be read in the paper’s scan; it is simulated all the same.',

  'lane.question': '{from} to {to} over LANE: from what message size on is the line the limit?',
  'lane.finding': 'Messages from {from} octets on reach {rate}\u00A0Mb/s over LANE; smaller ones pay for their calls',
  'lane.falls-off': 'Throughput falls off for small messages',
  'lane.note.cells':
    'A packet of 1 500 octets takes 32 cells over LANE as over Classical IP: where the line is the limit, both end at the same rate.',
  'lane.note.stations':
    'Which two stations the figure is of is not known here; they are taken as in the figures over Classical IP.',
  'lane.quality.quick': '2 s a point once the stream is a second old, {some} of {all} messages, {refined}',
  'lane.quality.full': '60 s a point, every message of the paper, {refined}, {confidence}',
  'lane.quality.refined': 'and up to {count} more where the line bends',

  'table2.question': 'What bandwidth is left after each protocol layer?',
  'table2.finding':
    'Table 2 counts 53 octets a cell; the PHY sends 54 and leaves TCP {rate}, not {paperRate}\u00A0Mb/s',
  'table2.same': 'LANE with MTU 1 500 leaves what Classical IP does: both need 32 cells',
  'table2.same.detail': 'CLIP {clip}, LANE {lane}\u00A0Mb/s',
  'table2.not-computed': 'not computed',
  'table2.note':
    'The 25.6 Mb/s PHY puts a command octet before each cell, so 1/54 of the line never reaches ATM. The paper’s table leaves it out.',
  'table2.available-to': 'Available to (MTU)',
  'table2.bandwidth': 'Bandwidth',
  'table2.quality': 'calculated by the encapsulation code, no run',
  'table2.aal5-trailer': 'AAL5 trailer',
  'table2.series.ideal': '53 octets a cell, as the paper counts',
  'table2.series.ideal.short': '53 octets',
  'table2.series.phy': '54 octets, as the PHY sends',
  'table2.series.phy.short': '54 octets',
  'table2.row.line': 'Line',
  'table2.row.atm': 'ATM',
  'table2.row.aal': 'AAL5',
  'table2.row.ip': 'IP, {mtu}',
  'table2.row.transport': 'TCP, UDP, {mtu}',
  'table2.row.over-tcp': 'Over TCP, {mtu}',
  'table2.row.over-udp': 'Over UDP, {mtu}',
  'table2.row.on-oc3c': '{row} (OC-3c)',

  'table3.question': 'How fast is each station by itself?',
  'table3.finding.one': '{name} moves {rate}\u00A0Mb/s over its own loopback',
  'table3.finding': '{slow} is {factor} times slower than {fast}',
  'table3.finding.faster-than-line': '{slow} is {factor} times slower than {fast}, but still faster than its line',
  'table3.note.capacity':
    'A loopback stream pays for sending and receiving in one CPU, so the paper estimates a station’s capacity as twice its value.',
  'table3.note.fitted': 'These four values set one speed scale per station; nothing else is fitted to them.',
  'table3.station': 'Station',
  'table3.loopback': 'TCP over loopback',
  'table3.loopback-mtu': 'Loopback MTU',
  'table3.quality': 'every station',
  'table3.buffer.note': 'messages of the same size',

  'table4.question': 'How near do Classical IP and LAN emulation come to what their protocols leave of 25.6 Mb/s?',
  'table4.clip-1500': 'Classical IP, MTU 1\u2009500',
  'table4.clip-9180': 'Classical IP, MTU 9\u2009180',
  'table4.lane': 'LAN emulation, 1\u2009500',
  'table4.lane.short': 'LAN emulation',
  'table4.finding':
    'LANE reaches {lane} and Classical IP {small}\u00A0Mb/s with packets of the same size; large packets add {added}',
  'table4.near': 'LANE and Classical IP with packets of 1 500 octets differ by less than 2 %',
  'table4.note.theory':
    'Theory at 53 octets a cell is 22.038 Mb/s for packets of 1 500 octets and 22.994 for 9 180 (table 2); the PHY sends 54 for each 53.',
  'table4.note.pairs':
    'The best value over Classical IP with 1 500 is of Solimoes to Negro in figure 7; the others are of Tapajos to Solimoes. Both pairs are limited by the line.',
  'table4.x': 'Protocol and packet size',
  'table4.quality.quick': '3 s each once the stream is a second old',
  'table4.quality.full': '60 s each, {confidence}',
} as const;
