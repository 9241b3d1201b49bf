import { describe, expect, it } from 'vitest';
import { relatedTo } from './follow.ts';
import { sendingsOf } from './sendings.ts';
import { recordsOf } from './test/records.ts';

const records = recordsOf([
  { from: 1, to: [2], atPs: 0 },
  { from: 1, to: [2], atPs: 100, name: 'LE_ARP_REQUEST', protocol: 'lane' },
  { from: 1, to: [3], atPs: 200 },
  { from: 2, to: [1], atPs: 300, name: 'CONNECT' },
  { from: 1, to: [2], atPs: 400, lost: true },
]);
const sendings = sendingsOf(records);
const at = (node: number, atPs: number) =>
  records.find((record) => record.node === node && record.atPs === atPs)?.number ?? -1;

describe('from a message', () => {
  it('to its other end and back', () => {
    expect(relatedTo(sendings, at(1, 0)).otherEnd?.number).toBe(at(2, 10));
    expect(relatedTo(sendings, at(2, 10)).otherEnd?.number).toBe(at(1, 0));
    expect(relatedTo(sendings, at(1, 400)).otherEnd).toBeNull();
  });

  it('to what the same devices said in the same protocol, not to what others did meanwhile', () => {
    const first = relatedTo(sendings, at(1, 0));
    expect(first.before).toBeNull();
    expect(first.after?.number).toBe(at(2, 300));
    const answer = relatedTo(sendings, at(2, 300));
    expect(answer.before?.number).toBe(at(1, 0));
    expect(answer.after?.number).toBe(at(1, 400));
  });

  it('to nowhere where the message is not there', () => {
    expect(relatedTo(sendings, 999)).toEqual({ otherEnd: null, before: null, after: null });
  });
});
