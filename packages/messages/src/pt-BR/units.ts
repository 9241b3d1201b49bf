/** Units that are words, by what documents and figures call them. Symbols, such as µs and Mb/s, are the same in every language. */
export default {
  octets: 'octetos',
  cells: 'células',
  frames: 'quadros',
  packets: 'pacotes',
  PDUs: 'PDUs',
  'cells/s': 'células/s',
  'frames/s': 'quadros/s',
  'packets/s': 'pacotes/s',
  'PDUs/s': 'PDUs/s',
  'ps/octet': 'ps/octeto',
  'ns/octet': 'ns/octeto',
} as const;
