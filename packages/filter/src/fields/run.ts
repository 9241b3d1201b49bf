/** What a message is known by apart from its octets: where and when it went, and what became of it. */
import { CONTROL_MESSAGES, PACKET_NAMES } from '@lanelab/engine';
import { type Field, ofRun } from './field.ts';

export const run: readonly Field[] = [
  ofRun('time', 'time', 'time'),
  ofRun('node', 'text', 'node', { also: ['device'] }),
  ofRun('from', 'text', 'from'),
  ofRun('to', 'text', 'to'),
  ofRun('message', 'text', 'message', { values: [...new Set([...CONTROL_MESSAGES, ...PACKET_NAMES])] }),
  ofRun('protocol', 'text', 'protocol', { values: ['sscop', 'ilmi', 'lane', 'llc', 'arp', 'ip', 'data'] }),
  ofRun('fate', 'text', 'fate', { values: ['came', 'lost', 'in-transit'] }),
  ofRun('octets', 'number', 'octets'),
  ofRun('malformed', 'layer', 'malformed', { also: ['_ws.malformed'] }),
  ofRun('atm.vpi', 'number', 'vpi', { also: ['vpi'] }),
  ofRun('atm.vci', 'number', 'vci', { also: ['vci'] }),
];
