import type { MessageRecord } from '@lanelab/engine';
import { expect, test } from 'vitest';
import { compileFilter } from './compile.ts';
import { pairedRecords, subjectOf } from './subject.ts';

type Contents = NonNullable<MessageRecord['contents']>;

const none = { type: 'none' } as const;
const number = (field: Contents['fields'][number]['field'], value: number) => ({
  field,
  value: { type: 'number', value } as const,
  meaning: none,
});

const record: MessageRecord = {
  number: 0,
  atPs: 8_147_000_000_000,
  node: 1,
  port: 0,
  vpi: 0,
  vci: 33,
  sent: true,
  lost: false,
  sender: 1,
  ordinal: 4,
  protocol: 'lane',
  message: 'LE_ARP_REQUEST',
  particulars: [],
  octets: 108,
  contents: {
    layers: ['ethernet', 'ipv4', 'tcp', 'lane'],
    fields: [
      {
        field: 'lane_op_code',
        value: { type: 'hex', value: { number: 6, digits: 4 } },
        meaning: { type: 'message', value: 'LE_ARP_REQUEST' },
      },
      { field: 'ipv4_source', value: { type: 'ip', value: '10.0.2.1' }, meaning: none },
      { field: 'ipv4_destination', value: { type: 'ip', value: '10.0.1.9' }, meaning: none },
      { field: 'ethernet_source', value: { type: 'mac', value: '02:00:00:00:01:00' }, meaning: none },
      {
        field: 'tcp_flags',
        value: { type: 'hex', value: { number: 0x12, digits: 2 } },
        meaning: { type: 'text', value: 'SYN, ACK' },
      },
      { field: 'tcp_header_length', value: { type: 'number', value: 5 }, meaning: { type: 'size', value: 20 } },
      number('tcp_source_port', 5001),
      number('tcp_destination_port', 80),
    ],
  },
};
const arrived: MessageRecord = { ...record, number: 1, node: 2, vci: 44, sent: false, atPs: record.atPs + 1e9 };

const [ends] = [...pairedRecords([record, arrived]).values()];
const names = ['', 'Edge 1', 'West'];

function passes(text: string): boolean {
  const compiled = compileFilter(text);
  if (!compiled.isFilter) throw new Error(`${text}: ${JSON.stringify(compiled.fault)}`);
  if (ends === undefined) throw new Error('the records make no message');
  return compiled.filter.passes(
    subjectOf(
      ends,
      (node) => names[node] ?? '',
      () => 'Who has this address? LE_ARP_REQUEST',
    ),
  );
}

test.each([
  'lane.opcode == LE_ARP_REQUEST',
  'lane.opcode == "le arp request"',
  'lane.opcode == 6',
  'lane.opcode = 6',
  'lane.opcode is LE_ARP_REQUEST',
  'lane.opcode == 0x0006',
  'atm.le_control.opcode in {2..5, LE_ARP_REQUEST}',
  'ip.dst == 10.0.1.9',
  'ip.dst == 10.0.0.0/8',
  'ip.addr == 10.0.2.1 && ip.addr == 10.0.1.9',
  'ip.src > 10.0.1.255',
  'ip.src in {10.0.2.0..10.0.2.9}',
  'eth.src == 02-00-00-00-01-00',
  'eth.src contains 01:00',
  'eth.src is unicast',
  'src != multicast && src != broadcast',
  'tcp.flags.syn == 1 and tcp.flags.fin == 0',
  'tcp.flags & 0x02',
  'tcp.hdr_len == 20',
  'tcp.len == 0',
  'tcp.port in {80}',
  'node == "Edge 1"',
  'node == West',
  'from == edge_1 && to == "West"',
  'to matches "^w"',
  'message contains arp',
  'vci == 33 && vci == 44',
  'time > 8.1 && time < 8147.5ms',
  'fate == came',
  'tcp',
  'not udp',
  '!(udp || icmp)',
  'LE_ARP',
  '"this address"',
  'address who',
  'arp or tcp and lane',
  '',
])('passes: %s', (text) => {
  expect(passes(text)).toBe(true);
});

test.each([
  'lane.opcode == LE_JOIN_REQUEST',
  'ip.src == 10.0.1.9',
  'ip.addr != 10.0.2.1',
  'udp.port != 5',
  'tcp.len > 0',
  'tcp.flags & 0x01',
  'node == East',
  'nhrp.reqid >= 0',
  'fate == lost',
  'src is broadcast',
  'udp && tcp || icmp',
  '"ATMARP"',
  'address nobody',
])('does not pass: %s', (text) => {
  expect(passes(text)).toBe(false);
});

/** The fault’s code, and the part of the text that it is about. */
function faultOf(text: string): readonly [string, string] {
  const compiled = compileFilter(text);
  if (compiled.isFilter) return ['none', ''];
  const { code, place } = compiled.fault;
  return [code, text.slice(place.start, place.end)];
}

test.each([
  ['ip.dst = 3', ['wrong-value', '3']],
  ['tcp.len >', ['syntax', '']],
  ['(tcp', ['syntax', '']],
  ['tcp udp', ['none', '']],
  ['tcp and', ['syntax', '']],
  ['tcp udp && ip', ['syntax', 'u']],
  ['ip.dts == 10.0.0.1', ['unknown-field', 'ip.dts']],
  ['tcp && lane.opcod', ['unknown-field', 'lane.opcod']],
  ['ip.dst == 300.0.0.1', ['wrong-value', '300.0.0.1']],
  ['tcp.len == many', ['none', '']],
  ['lane.opcode == LE_ARP', ['wrong-value', 'LE_ARP']],
  ['eth.src == 5', ['wrong-value', '5']],
  ['eth.src > unicast', ['wrong-operator', 'unicast']],
  ['lane.source_atm is unicast', ['wrong-value', 'unicast']],
  ['time > soon', ['wrong-value', 'soon']],
  ['eth.src > 02:00:00:00:00:00', ['wrong-operator', '02:00:00:00:00:00']],
  ['tcp == 1', ['wrong-operator', '1']],
  ['node matches "("', ['wrong-pattern', '"("']],
])('%s is refused: %j', (text, fault) => {
  expect(faultOf(text)).toEqual(fault);
});

test('a filter says which fields of a message it reads', () => {
  const compiled = compileFilter('node == West && (tcp.port == 80 || lane)');
  expect(compiled.isFilter && [...(compiled.filter.reads ?? [])]).toEqual(['tcp_source_port', 'tcp_destination_port']);
  const ofNames = compileFilter('node == West');
  expect(ofNames.isFilter && ofNames.filter.reads).toBeNull();
});
