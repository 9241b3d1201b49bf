import { expect, test } from 'vitest';
import { NETWORK } from '../test/network.ts';
import { faultText } from '../words/faults.ts';
import { compileCheck } from './compile.ts';

test.each([
  'delay(ping A -> IBM 8285 east #1) in 575 us +-20 %',
  'goodput(flow 2) in 119 Mb/s ±2 % from 1 s to 3 s',
  'lost(ping "A" → "ibm 8285 EAST") = 0',
  'lost(ping) = 0',
  'delay(ping A -> 8285) < 1 ms',
  'packets(flow 2) = 2 × sent(flow 4)',
  'ping answered after 3 s',
  'changed only C10, buffers',
  'no frames through BUS(red) where dst is unicast after 3 s',
  'frames through BUS where (lane) <= 2',
  'after cut(trunk): ping(A, IBM 8285 east) answered within 5 s',
  'after cut(West - East): no SETUP from A',
  'after repair: arrived(ping) = 100 %',
  'LE_ARP cache of A has IBM 8285 east at 5 s',
  'LE_CONFIGURE_RESPONSE before LE_JOIN_REQUEST from A before 1 s',
  'count(LE_ARP_REQUEST from A) <= 3 before LE_ARP cache of A has IBM 8285 east',
  'no SETUP from A before state(LEC of A) = Operational',
  'SETUP before state(LEC of A) is dead before CONNECT',
  'ping(A, IBM 8285 east) answered before data of flow 2 after 3 s',
  'eth.dst of first(icmp and from == A) = 02:00:00:00:05:00',
  'cells on trunk < 40 000 until 2 s',
  'changed only mtu, A, flow 1, cut(trunk)',
  'changed only A – West, link trunk, link A - West, links',
  'packets(flow 2, flow 4) = 2 × received(flow 2)',
  'lost packets(ping, 8285 -> A) <= lost(flow 2, flow 4)',
  'first lost packet(ping) = 7 before 3 s',
  'first loss(flow 3) at IBM 8285 east after SETUP',
  'first loss(flow 3) != East',
  'packets(flow 2, ping) on A – West > 3 after 1 s',
  'answer.second in delay(ping #2) ±20 %',
  '3 >= count(LE_ARP_REQUEST to A)',
])('is a check: %s', (text) => {
  const compiled = compileCheck(text, NETWORK);
  expect(compiled.isCheck ? compiled.check.missing : faultText(compiled.fault)).toBeNull();
});

/** The part of the text that is marked, and the sentence. */
function refusal(text: string): readonly [string, string] {
  const compiled = compileCheck(text, NETWORK);
  const fault = compiled.isCheck ? compiled.check.missing : compiled.fault;
  return fault === null ? ['', 'no fault'] : [text.slice(fault.place.start, fault.place.end), faultText(fault)];
}

test.each([
  ['', '', 'The check ends too early: a term such as goodput(A -> B) may follow.'],
  ['goodput(flow 2', '', 'The check ends too early: “)” may follow.'],
  ['goodput(A, A) > 1', ',', '“,” at character 10 is not expected here: “->” or “)” may stand here.'],
  ['ping(A, A) answered at 5', '5', '“5” at character 24 is not expected here: a time such as 5 s may stand here.'],
  [
    'lost(A -> IBM 8285 east) = 0',
    'A -> IBM 8285 east',
    '“A -> IBM 8285 east” is several flows: write which one, as flow 2. They are 2, 4.',
  ],
  [
    'lost packets(flow 2, ping, flow 2) = 0',
    'flow 2',
    'Flow 2 is named twice in the list, and would count twice: leave it out once.',
  ],
  [
    'first lost packet(flow 3) = 7',
    'flow 3',
    'first lost packet cannot be asked of flow 3, which is a TCP stream. Packets have numbers in pings, datagrams and transactions; write lost(flow), or first loss(flow) for the device.',
  ],
  ['first loss(flow 3) at Wset', 'Wset', '“Wset” is not what can stand here. Did you mean West?'],
  ['goodput(flow 2) > 3', '3', '3 has no unit: write 3 Mb/s.'],
  ['jitter(flow 2) < 1 Mb/s', '1 Mb/s', '“Mb/s” is no unit of a time: write ms, s, us, µs or ns.'],
  ['switches = 2 ms', '2 ms', '“ms” does not fit: a number is a plain number. Leave the unit out.'],
  ['path(flow 2) = shortcu', 'shortcu', '“shortcu” is not what can stand here. Did you mean shortcut?'],
  ['path(flow 2) > router', 'path(flow 2) > router', '> compares numbers, and this is a word: write = or !=.'],
  ['lost(flow 2) < 3 ±1', '±1', 'A tolerance goes with = or “in” and a number: write in 21.5 Mb/s ±3 %.'],
  [
    'delay(flow 2) = lost(flow 2)',
    'delay(flow 2) = lost(flow 2)',
    'One side is a time, the other a number of packets: compare two of a kind.',
  ],
  ['count(LE_APR_REQUEST) = 0', 'LE_APR_REQUEST', '“LE_APR_REQUEST” is no message. Did you mean LE_ARP_REQUEST?'],
  [
    'no SETUP where fate == lost',
    'fate',
    '“fate” is not known while a message leaves. Write “from” or “to” with a device before “where”.',
  ],
  ['no SETUP where ip.dts == 1', 'ip.dts', 'There is no field “ip.dts”. Did you mean ip.dst?'],
  [
    'delay(flow 3 #1) < 1 ms',
    'flow 3',
    'delay cannot be asked of flow 3, which is a TCP stream. Packets have numbers in pings, datagrams and transactions; write delay(flow) for the whole run.',
  ],
  [
    'jitter(flow 2) < 1 ms after 3 s',
    'jitter(flow 2)',
    'jitter takes no time here: it is about the whole run or the document. Leave the time out.',
  ],
  [
    'lost(flow 2) = 0 within 1 s after SETUP',
    'lost(flow 2)',
    'lost needs times of the clock: write after 3 s or from 3 s to 5 s.',
  ],
  [
    'VCCs of A = 4 after 3 s',
    'VCCs of A',
    'VCCs of is asked at an instant: write at 5 s, or leave the time out for the end of the run.',
  ],
  [
    'no SETUP before state(LES of West) = up',
    'state(LES of West) = up',
    'When state(LES) begins is not known, so that no time can be counted from it. Write a message, a planned change, a shortcut, an LE_ARP cache or a state of a LEC.',
  ],
  [
    'no SETUP after ARP table of A has IBM 8285 east',
    'ARP table of A has IBM 8285 east',
    'When ARP table begins is not known, so that no time can be counted from it. Write a message, a planned change, a shortcut, an LE_ARP cache or a state of a LEC.',
  ],
  [
    'no SETUP after state(LEC of A) = operatonal',
    'operatonal',
    '“operatonal” is not what can stand here. Did you mean operational?',
  ],
  [
    'goodput(flow 2) > 1 kb/s at 3 s',
    'goodput(flow 2)',
    'goodput is a mean over a time: write from 3 s to 5 s in place of an instant.',
  ],
  [
    'goodput(flow 2) > 1 kb/s after 1500 us',
    'goodput(flow 2)',
    'goodput is sampled by whole milliseconds: 1.5 ms is none. Write a time such as 8.147 s.',
  ],
  ['no SETUP from 3 s to 2 s', 'from 3 s to 2 s', 'The time ends at 2 s, before it begins at 3 s: exchange the two.'],
  ['no SETUP after 3 s after 4 s', 'after 4 s', 'This time is stated twice: leave one of them out.'],
  [
    'packets(flow 2) on trunk > 3',
    'trunk',
    'Packets cross West – East as cells that switches do not read: write cells on West – East, or a link of a host or router.',
  ],
  ['state(LES of A) = up', 'LES of A', 'A has no LES. Add it there, or name a device that has one.'],
  ['state(LEC) = up', 'LEC', 'Several devices have a LEC: write which one, as LEC of A. They are A, IBM 8285 east.'],
  [
    'after kill(LES): no SETUP',
    'kill(LES)',
    'No planned change is kill(LES). Plan it, or count the time from something that is planned.',
  ],
  ['lost cells at C = 0', 'C', '“C” is no device here. The devices are A, IBM 8285 east, West, East.'],
  ['no frames through BUS(rad)', 'rad', '“rad” is no emulated LAN here. Did you mean red?'],
  ['cells on A – East = 0', 'A – East', 'There is no link A – East. Draw it, or name two devices that a link joins.'],
  ['lost(flow 9) = 0', 'flow 9', 'There is no flow 9. The flows are 1, 2, 3, 4.'],
  ['changed only mtx', 'mtx', '“mtx” is neither a key of the document nor a device. Did you mean mtu?'],
  ['changed only A – East', 'A – East', 'There is no link A – East. Draw it, or name two devices that a link joins.'],
  ['3 = 4', '3 = 4', 'Nothing is measured: write a quantity such as goodput(A -> B) on one side.'],
])('%s is refused at “%s”: %s', (text, part, sentence) => {
  expect(refusal(text)).toEqual([part, sentence]);
});
