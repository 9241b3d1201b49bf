import type { ControlMessage, FieldId, LayerId, Meaning, Particular, TlvCode } from '@lanelab/engine';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type names from '../en/message-names.ts';
import type packet from '../en/packet.ts';
import type data from '../en/packet-data.ts';
import type lane from '../en/packet-lane.ts';
import type nhrp from '../en/packet-nhrp.ts';
import type signalling from '../en/packet-signalling.ts';
import { messageName } from './message-names.ts';
import { channelText, messageSummary } from './message-texts.ts';
import { fieldName, fieldNote, layerName, meaningText, tlvName } from './packet.ts';

type FieldText = keyof (typeof signalling & typeof lane & typeof nhrp & typeof data);

describe('the texts of packets', () => {
  it('are about what the engine reports, and about all of it', () => {
    expectTypeOf<ControlMessage>().toExtend<keyof typeof names>();
    expectTypeOf<FieldId>().toExtend<FieldText>();
    expectTypeOf<Exclude<FieldText, FieldId | `${FieldId}.note` | `tlv.${string}`>>().toBeNever();
    type TlvText = Extract<FieldText, `tlv.${string}`>;
    expectTypeOf<TlvText>().toEqualTypeOf<`tlv.${TlvCode}` | 'tlv.unknown'>();
    expectTypeOf<keyof typeof packet>().toEqualTypeOf<`layer.${LayerId}` | `meaning.${Meaning}`>();
  });

  it('are the names of the standards, and notes beside them', () => {
    expect(layerName('q2931')).toBe('Q.2931');
    expect(fieldName('lane_requester_lecid')).toBe('REQUESTER-LECID');
    expect(fieldNote('lane_requester_lecid')).toBe('zero before the requester has joined');
    expect(fieldNote('lane_flags')).toBe('');
    expect(meaningText('from_originator')).toBe('from the side that chose it');
    expect([tlvName('aging_time'), tlvName('00-11-22-33')]).toEqual(['aging time (C17)', 'unknown TLV']);
  });
});

describe('a message in one line', () => {
  const nameOf = (node: number) => `device ${node}`;
  const none = { type: 'none' } as const;
  const summaryOf = (message: ControlMessage | null, particulars: readonly Particular[]) =>
    messageSummary({ message, particulars }, nameOf);

  it('names each telling field with its value', () => {
    const particulars: readonly Particular[] = [
      { field: 'lane_transaction_id', value: { type: 'number', value: 3 }, meaning: none },
      {
        field: 'lane_source_lan_destination',
        value: { type: 'mac', value: '00:20:da:00:00:01' },
        meaning: { type: 'meaning', value: 'mac_address' },
      },
    ];
    expect(summaryOf('LE_ARP_REQUEST', particulars)).toBe(
      'LE_ARP_REQUEST: TRANSACTION-ID 3, SOURCE-LAN-DESTINATION 00:20:da:00:00:01 (MAC address)',
    );
  });

  it('shows the words of a code instead of its number', () => {
    const status = { type: 'lane_status', value: 20 } as const;
    const particulars = [{ field: 'lane_status', value: { type: 'number', value: 20 }, meaning: status }] as const;
    expect(summaryOf('LE_JOIN_RESPONSE', particulars)).toBe('LE_JOIN_RESPONSE: STATUS no configuration (status 20)');
  });

  it('shows the device at which a route goes on by its name', () => {
    const transit = { type: 'far_port', value: { node: 4, port: { port: 2, vpi: 0 } } } as const;
    const route = { type: 'list', value: [transit] } as const;
    const particulars = [{ field: 'q2931_designated_transit_list', value: route, meaning: none }] as const;
    expect(summaryOf('SETUP', particulars)).toBe('SETUP: designated transit list device 4, port 2');
  });

  it('is the name alone where nothing else is known', () => {
    expect([messageName({ message: null }), summaryOf('POLL', [])]).toEqual(['malformed', 'POLL']);
    expect(messageName({ message: null, unknownType: 119 })).toBe('unknown message type 119');
  });
});

it('a channel is named by VPI and VCI, and Ethernet by its name', () => {
  expect(channelText({ vpi: 0, vci: 38 })).toBe('0/38');
  expect(channelText({ vpi: 0, vci: 0 })).toBe('Ethernet');
});
