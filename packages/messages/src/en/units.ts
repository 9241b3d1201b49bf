/** Units that are words, by what documents and figures call them. Symbols, such as µs and Mb/s, are the same in every language. */
export default {
  octets: 'octets',
  cells: 'cells',
  frames: 'frames',
  packets: 'packets',
  PDUs: 'PDUs',
  'cells/s': 'cells/s',
  'frames/s': 'frames/s',
  'packets/s': 'packets/s',
  'PDUs/s': 'PDUs/s',
  'ps/octet': 'ps/octet',
  'ns/octet': 'ns/octet',
} as const;
