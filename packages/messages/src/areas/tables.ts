/** Tables of the protocols in words: titles, heads of columns, cells. */
import type { ColumnId, ProtocolTable, Value } from '@lanelab/engine';
import { area } from '../area.ts';
import en from '../en/tables.ts';
import { portName, secondsOf } from '../events/sentences.ts';
import { causeWords, laneStatusWords, nhrpCodeWords, nhrpErrorWords } from './codes.ts';
import { fieldName, meaningText, tlvName } from './packet.ts';
import { say as sayProtocol } from './protocol.ts';

export const say = area('tables', en);

/** “LE_ARP cache” */
export const tableTitle = ({ table }: Pick<ProtocolTable, 'table'>): string => say(`table.${table}`);

/** “MAC address” */
export const columnTitle = (column: ColumnId): string => say(`column.${column}`);

/** “LEC”: the part of a device that has a table. */
export const ownerName = (owner: ProtocolTable['owner']): string => sayProtocol(`process.${owner}`);

/** A value as a cell shows it. `deviceOf` names a device by its number. */
export function valueText(value: Value, deviceOf: (node: number) => string): string {
  switch (value.type) {
    case 'none':
      return '';
    case 'number':
    case 'signed':
      return String(value.value);
    case 'hex':
      return `0x${value.value.number.toString(16).padStart(value.value.digits, '0')}`;
    case 'size':
      return say('value.size', { octets: value.value });
    case 'meaning':
      return meaningText(value.value);
    case 'field':
      return fieldName(value.value);
    case 'tlv_id':
      return tlvName(value.value);
    case 'text':
    case 'octets':
    case 'message':
    case 'mac':
    case 'ip':
    case 'atm_address':
    case 'atm_prefix':
      return value.value;
    case 'word':
      return say(`word.${value.value}`);
    case 'network':
      return `${value.value.address}/${value.value.bits}`;
    case 'vcc':
      return say(value.value.incoming ? 'value.vcc.incoming' : 'value.vcc', { number: value.value.number });
    case 'port':
      return portName(value.value);
    case 'switch_channel': {
      const { port, vpi, vci } = value.value;
      return say('value.switch-channel', { port: portName({ port, vpi: 0 }), vpi, vci });
    }
    case 'channel':
      return say('value.channel', { vpi: value.value.vpi, vci: value.value.vci });
    case 'far_port':
      return say('value.far-port', { device: deviceOf(value.value.node), port: portName(value.value.port) });
    case 'category':
      return sayProtocol(`category.${value.value}`);
    case 'cause':
      return causeWords(value.value);
    case 'lane_status':
      return laneStatusWords(value.value);
    case 'nhrp_code':
      return nhrpCodeWords(value.value);
    case 'nhrp_error':
      return nhrpErrorWords(value.value);
    case 'tlv':
      return `${tlvName(value.value.id)} ${valueText(value.value.value, deviceOf)}`;
    case 'mpoa_device': {
      const { mps, mpc } = value.value;
      if (mps !== null && mpc !== null) return say('value.device.both', { mps, mpc });
      if (mps !== null) return say('value.device.mps', { mps });
      return mpc === null ? say('value.device.none') : say('value.device.mpc', { mpc });
    }
    case 'time':
    case 'span':
      return `${secondsOf(value.value)} s`;
    case 'list':
      return value.value.map((one) => valueText(one, deviceOf)).join(', ');
  }
}
