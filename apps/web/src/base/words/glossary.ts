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
  abr: {
    term: 'ABR',
    long: 'Available Bit Rate',
    meaning:
      'Takes the bandwidth that others leave: the source sends RM cells along, switches write into them how fast it may send, and it obeys.',
  },
  aesa: {
    term: 'AESA',
    long: 'ATM End System Address',
    meaning:
      'The 20-octet address of whatever can be called on ATM: 13 octets of the switch (prefix), 6 of the station (ESI), 1 for what is inside it (SEL).',
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
  atmArp: {
    term: 'ATMARP',
    long: 'RFC 2225',
    meaning:
      'How a station of Classical IP finds the ATM address behind an IP address: it asks the ATMARP server of its subnet, with which every station registers.',
  },
  bus: {
    term: 'BUS',
    long: 'Broadcast and Unknown Server',
    meaning:
      'Sends on to every client of an emulated LAN what is for all of them, or for a station that the sender has not found yet.',
  },
  cac: {
    term: 'CAC',
    long: 'Connection Admission Control',
    meaning:
      'A switch’s decision whether it has the bandwidth for one more call. If not, the call is refused, or tried on another way.',
  },
  cbr: {
    term: 'CBR',
    long: 'Constant Bit Rate',
    meaning: 'A fixed rate, reserved for the connection. Its cells go before all others.',
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
  clp: {
    term: 'CLP',
    long: 'Cell Loss Priority',
    meaning: 'A bit in the cell header. Where buffers are nearly full, cells that have it set are dropped first.',
  },
  cpu: {
    term: 'host CPU',
    meaning:
      'Each station has one processor. System calls, packets, copies, checksums and clock ticks take their time on it, interrupts first.',
  },
  crankback: {
    term: 'crankback',
    meaning:
      'A switch that cannot take a call on sends it back to where its route was computed, which tries another way around the blocked place.',
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
  dtl: {
    term: 'DTL',
    long: 'Designated Transit List',
    meaning:
      'The switches and ports that a call is to pass, chosen by its first switch and carried in its set-up message.',
  },
  elan: {
    term: 'ELAN',
    long: 'Emulated LAN',
    meaning: 'Stations on ATM that see each other as if they were on one Ethernet.',
  },
  epd: {
    term: 'EPD',
    long: 'Early Packet Discard',
    meaning: 'Above a threshold a switch drops whole new packets, instead of single cells out of many packets.',
  },
  esi: {
    term: 'ESI',
    long: 'End System Identifier',
    meaning:
      'The 6 octets of an ATM address that name the station, written like a MAC address. The switch in front supplies the rest.',
  },
  gcra: {
    term: 'GCRA',
    long: 'Generic Cell Rate Algorithm',
    meaning:
      'Decides of each cell whether it keeps to the contract: it does unless it comes earlier than the rate and a tolerance allow.',
  },
  goodput: {
    term: 'goodput',
    meaning: 'Application octets per second, without any header, as netperf counts them at the sender.',
  },
  ilmi: {
    term: 'ILMI',
    long: 'Integrated Local Management Interface',
    meaning:
      'How a station that is switched on learns the front half of its ATM address from its switch, and registers the whole with it. It uses VCI 16.',
  },
  lane: {
    term: 'LANE',
    long: 'LAN Emulation',
    meaning:
      'Makes an ATM network look like an Ethernet: servers find stations and carry broadcasts, and stations call each other for the rest.',
  },
  lec: {
    term: 'LEC',
    long: 'LAN Emulation Client',
    meaning:
      'The part of a station, bridge or router that takes part in an emulated LAN: it turns MAC addresses into ATM calls.',
  },
  lecs: {
    term: 'LECS',
    long: 'LAN Emulation Configuration Server',
    meaning: 'Tells a client that comes up which emulated LAN it belongs to, and the address of the server there.',
  },
  les: {
    term: 'LES',
    long: 'LAN Emulation Server',
    meaning: 'Lets clients into its emulated LAN, and tells them the ATM address behind a MAC address.',
  },
  lis: {
    term: 'LIS',
    long: 'Logical IP Subnet',
    meaning:
      'Stations of Classical IP with one IP prefix and one ATMARP server. Between two of them packets go through a router, even on one ATM network.',
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
  mpc: {
    term: 'MPC',
    long: 'MPOA Client',
    meaning:
      'Watches what a station or bridge sends to routers. Where many packets go to one destination it asks for a shortcut and sends them past the routers.',
  },
  mpoa: {
    term: 'MPOA',
    long: 'Multi-Protocol over ATM',
    meaning: 'LAN Emulation with shortcuts: streams between subnets leave the routers’ path and go straight over ATM.',
  },
  mps: {
    term: 'MPS',
    long: 'MPOA Server',
    meaning:
      'The part of a router that finds the far end of a shortcut for its clients, and takes it back when routes change.',
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
  nhrp: {
    term: 'NHRP',
    long: 'Next Hop Resolution Protocol, RFC 2332',
    meaning: 'Asks, router by router along the path of a packet, which ATM address is nearest to its destination.',
  },
  nhs: {
    term: 'NHS',
    long: 'Next Hop Server',
    meaning: 'Answers NHRP questions for the stations that it knows, and passes others on towards the destination.',
  },
  oc3c: {
    term: 'OC-3c',
    meaning: 'Optical line at 155.52 Mb/s, of which 149.76 Mb/s carry cells. STM-1 is the same rate.',
  },
  pdu: {
    term: 'PDU',
    long: 'Protocol Data Unit',
    meaning:
      'What a layer sends as one piece. Here mostly an AAL5 frame: a packet with padding and trailer, which cells carry.',
  },
  pnni: {
    term: 'PNNI',
    long: 'Private Network-Network Interface',
    meaning:
      'How switches find ways for calls: they tell each other what their links have to offer, and the first switch computes the whole route.',
  },
  ppd: {
    term: 'PPD',
    long: 'Partial Packet Discard',
    meaning: 'Once a switch has dropped a cell, it drops the rest of the same packet, which nobody could use any more.',
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
  q2931: {
    term: 'Q.2931',
    meaning:
      'The messages that set up and clear a call between a station and its switch: SETUP, CALL PROCEEDING, CONNECT, RELEASE. They use VCI 5.',
  },
  seed: {
    term: 'seed',
    meaning: 'The number that start offsets and timer phases are drawn from. Same scenario and seed, same result.',
  },
  sel: {
    term: 'SEL',
    long: 'Selector',
    meaning:
      'The last octet of an ATM address. It tells several users in one station apart; switches do not look at it.',
  },
  socketBuffer: {
    term: 'socket buffer',
    meaning:
      'Room for data that was handed over but not acknowledged (sender), or received but not read (receiver). It bounds the TCP window.',
  },
  sscop: {
    term: 'SSCOP',
    long: 'Service Specific Connection Oriented Protocol, Q.2110',
    meaning: 'The link below signalling: repeats what was lost, and notices within seconds when the other end is gone.',
  },
  svc: {
    term: 'SVC',
    long: 'Switched Virtual Connection',
    meaning: 'A connection that was set up by a call when it was needed, and is cleared when it is not.',
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
  vbr: {
    term: 'VBR',
    long: 'Variable Bit Rate',
    meaning:
      'A peak rate, a mean rate and the length of bursts are agreed upon. rt-VBR is for what has to arrive in time, nrt-VBR for what can wait.',
  },
  vc: {
    term: 'VPI/VCI',
    long: 'Virtual Path and Channel Identifier',
    meaning: 'The number in a cell header that says which connection the cell belongs to. It is new on every link.',
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TermId = keyof typeof entries;
export const glossary: Readonly<Record<TermId, Entry>> = entries;
