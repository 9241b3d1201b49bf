import { expect, test } from 'vitest';
import { completionsAt, type ValuesOf } from './complete.ts';

const devices: ValuesOf = ({ name }) => (name === 'node' ? ['East', 'Edge 1'] : []);
const proposed = (text: string) => completionsAt(text, text.length, devices).items.map((item) => item.text);

test('fields by what they begin with, protocols before their fields', () => {
  expect(proposed('tc').slice(0, 3)).toEqual(['tcp', 'tcp.srcport', 'tcp.dstport']);
  expect(proposed('arp && lane.op')).toEqual(['lane.opcode']);
  expect(proposed('(no')).toEqual(['node']);
});

test('operators that suit the field', () => {
  expect(proposed('tcp.len ')).toEqual(['==', '!=', '>', '<', '>=', '<=', 'in {', '&&', '||']);
  expect(proposed('node ').slice(0, 4)).toEqual(['==', '!=', 'contains', 'matches']);
  expect(proposed('arp ')).toEqual(['in {', '&&', '||']);
});

test('values: names of the network, in quotes where they need them, and those of the standard', () => {
  expect(proposed('node == ')).toEqual(['East', '"Edge 1"']);
  expect(proposed('node == "Ed')).toEqual(['"Edge 1"']);
  expect(proposed('lane.opcode in {LE_ARP_REQUEST, flush')).toEqual(['LE_FLUSH_REQUEST', 'LE_FLUSH_RESPONSE']);
});

test('nothing where the text before is no filter, or the word is complete', () => {
  expect(proposed('tcp tcp ')).toEqual([]);
  expect(proposed('lane.opcode == LE_VERIFY_RESPONSE')).toEqual([]);
});

test('the word at the caret is replaced, not what stands behind it', () => {
  const { from, items } = completionsAt('arp && lane.op == 3', 'arp && lane.op'.length, devices);
  expect({ from, text: items[0]?.text }).toEqual({ from: 7, text: 'lane.opcode' });
});
