/** Protocols: the name of one stands for its presence in a message. */
import { type Field, layer } from './field.ts';

export const layers: readonly Field[] = [
  layer('sscop', ['sscop']),
  layer('q2931', ['q2931'], ['signalling']),
  layer('ilmi', ['ilmi'], ['snmp']),
  layer('lane', ['lane', 'lane_data', 'lane_data_v2']),
  layer('eth', ['ethernet']),
  layer('llc', ['llc_snap']),
  layer('nhrp', ['nhrp']),
  layer('mpoa', ['mpoa', 'mpoa_tagged']),
  layer('atmarp', ['atmarp']),
  layer('arp', ['arp', 'atmarp']),
  layer('oam', ['oam']),
  layer('rm', ['rm']),
  layer('aal5', ['aal5']),
  layer('ip', ['ipv4']),
  layer('icmp', ['icmp']),
  layer('tcp', ['tcp']),
  layer('udp', ['udp']),
  layer('payload', ['payload']),
];
