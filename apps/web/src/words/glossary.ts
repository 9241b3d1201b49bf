/** What the lab's terms mean, plain sentence first. Shown on the help page and wherever a term is marked. */

export interface Entry {
  readonly term: string;
  /** What the letters stand for, where they stand for something. */
  readonly long?: string;
  readonly meaning: string;
}

const entries = {
  aal5: {
    term: 'AAL5',
    long: 'ATM Adaptation Layer 5',
    meaning:
      'Cuts a packet into cells. It pads the packet to a multiple of 48 octets, the last 8 of which hold length and CRC-32.',
  },
  atm: {
    term: 'ATM',
    long: 'Asynchronous Transfer Mode',
    meaning:
      'A network that carries everything in cells of 53 octets, 48 of them payload, along connections that were set up before.',
  },
  atm25: {
    term: 'ATM25',
    long: '25.6 Mb/s ATM over copper pairs',
    meaning:
      'The line of the Curitiba stations. Its physical layer sends one command octet before each cell, so 54 octets cross the wire per cell.',
  },
  cell: {
    term: 'cell',
    meaning: 'The unit that ATM switches: 5 octets of header, 48 of payload. On OC-3c one takes 2.83 µs.',
  },
  clip: {
    term: 'Classical IP',
    long: 'RFC 2225, CLIP',
    meaning:
      'IP straight over ATM connections: each next hop has its own connection, and packets carry an LLC/SNAP header.',
  },
  cpu: {
    term: 'host CPU',
    meaning:
      'Each station has one processor. System calls, packets, copies, checksums and clock ticks take their time on it, interrupts first.',
  },
  delayedAck: {
    term: 'delayed ACK',
    meaning:
      'A receiver holds an acknowledgement back, up to 200 ms, hoping to send it along with data or for two segments at once.',
  },
  digest: {
    term: 'digest',
    meaning:
      'Sixteen hexadecimal digits made from everything that was measured, every cell time included. Equal digests mean equal runs, to the picosecond.',
  },
  epd: {
    term: 'EPD',
    long: 'Early Packet Discard',
    meaning: 'Above a threshold a switch drops whole new packets, instead of single cells out of many packets.',
  },
  goodput: {
    term: 'goodput',
    meaning: 'Application octets per second, without any header, as netperf counts them at the sender.',
  },
  llcSnap: { term: 'LLC/SNAP', meaning: 'Eight octets before an IP packet that say which protocol follows.' },
  loopback: {
    term: 'loopback',
    meaning: 'Traffic of a station with itself: all of the protocol work and none of the network.',
  },
  lowWater: {
    term: 'low-water mark',
    meaning:
      'A writer that sleeps on a full send buffer is woken only once so many octets are free. Until then it hands nothing over.',
  },
  mss: {
    term: 'MSS',
    long: 'Maximum Segment Size',
    meaning: 'The most data one TCP segment carries: the MTU less 40 octets of headers.',
  },
  mtu: {
    term: 'MTU',
    long: 'Maximum Transmission Unit',
    meaning: 'The largest IP packet an interface sends. 9180 is the default on ATM, 1500 comes from Ethernet.',
  },
  nagle: {
    term: 'Nagle',
    long: 'RFC 896',
    meaning: 'While data is unacknowledged, TCP sends no small segment but waits to fill one.',
  },
  oc3c: {
    term: 'OC-3c',
    meaning: 'Optical line at 155.52 Mb/s, of which 149.76 Mb/s carry cells. STM-1 is the same rate.',
  },
  profile: {
    term: 'stack profile',
    meaning:
      'How an operating system of the time ran TCP and its sockets: a named set of documented switches, each of which can be changed.',
  },
  pvc: {
    term: 'PVC',
    long: 'Permanent Virtual Connection',
    meaning: 'A connection that was configured by hand in every switch along its way.',
  },
  seed: {
    term: 'seed',
    meaning: 'The number that start offsets and timer phases are drawn from. Same scenario and seed, same result.',
  },
  socketBuffer: {
    term: 'socket buffer',
    meaning:
      'Room for data that was handed over but not acknowledged (sender), or received but not read (receiver). It bounds the TCP window.',
  },
  sws: {
    term: 'silly-window avoidance',
    long: 'RFC 1122',
    meaning: 'Neither end lets the window move in tiny steps, which would fill the line with headers.',
  },
  ubr: {
    term: 'UBR',
    long: 'Unspecified Bit Rate',
    meaning: 'Best effort: no rate is promised, cells wait in the switch as long as there is room.',
  },
  vc: {
    term: 'VPI/VCI',
    long: 'Virtual Path and Channel Identifier',
    meaning: 'The number in a cell header that says which connection the cell belongs to. It is new on every link.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TermId = keyof typeof entries;
export const glossary: Readonly<Record<TermId, Entry>> = entries;
