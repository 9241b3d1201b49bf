/** Words of the area glossary. */
export default {
  'glossary.aal5': 'AAL5',
  'glossary.atm-adaptation-layer-5': 'ATM Adaptation Layer 5',
  'glossary.cuts-a-packet-into-cells':
    'Cuts a packet into cells. It pads the packet to a multiple of 48 octets, the last 8 of which hold length and CRC-32.',
  'glossary.abr': 'ABR',
  'glossary.available-bit-rate': 'Available Bit Rate',
  'glossary.takes-the-bandwidth-that-others':
    'Takes the bandwidth that others leave: the source sends RM cells along, switches write into them how fast it may send, and it obeys.',
  'glossary.aesa': 'AESA',
  'glossary.atm-end-system-address': 'ATM End System Address',
  'glossary.the-20-octet-address-of':
    'The 20-octet address of whatever can be called on ATM: 13 octets of the switch (prefix), 6 of the station (ESI), 1 for what is inside it (SEL).',
  'glossary.atm': 'ATM',
  'glossary.asynchronous-transfer-mode': 'Asynchronous Transfer Mode',
  'glossary.a-network-that-carries-everything':
    'A network that carries everything in cells of 53 octets, 48 of them payload, along connections that were set up before.',
  'glossary.atm25': 'ATM25',
  'glossary.25-6-mb-s-atm': '25.6 Mb/s ATM over copper pairs',
  'glossary.the-line-of-the-curitiba':
    'The line of the Curitiba stations. Its physical layer sends one command octet before each cell, so 54 octets cross the wire per cell.',
  'glossary.atmarp': 'ATMARP',
  'glossary.rfc-2225': 'RFC 2225',
  'glossary.how-a-station-of-classical':
    'How a station of Classical IP finds the ATM address behind an IP address: it asks the ATMARP server of its subnet, with which every station registers.',
  'glossary.bus': 'BUS',
  'glossary.broadcast-and-unknown-server': 'Broadcast and Unknown Server',
  'glossary.sends-on-to-every-client':
    'Sends on to every client of an emulated LAN what is for all of them, or for a station that the sender has not found yet.',
  'glossary.cac': 'CAC',
  'glossary.connection-admission-control': 'Connection Admission Control',
  'glossary.a-switchs-decision-whether-it':
    'A switch’s decision whether it has the bandwidth for one more call. If not, the call is refused, or tried on another path.',
  'glossary.cbr': 'CBR',
  'glossary.constant-bit-rate': 'Constant Bit Rate',
  'glossary.a-fixed-rate-reserved-for': 'A fixed rate, reserved for the connection. Its cells go before all others.',
  'glossary.cell': 'cell',
  'glossary.the-unit-that-atm-switches':
    'The unit that ATM switches: 5 octets of header, 48 of payload. On OC-3c one takes 2.83 µs.',
  'glossary.classical-ip': 'Classical IP',
  'glossary.rfc-2225-clip': 'RFC 2225, CLIP',
  'glossary.ip-straight-over-atm-connections':
    'IP straight over ATM connections: each next hop has its own connection, and packets carry an LLC/SNAP header.',
  'glossary.clp': 'CLP',
  'glossary.cell-loss-priority': 'Cell Loss Priority',
  'glossary.a-bit-in-the-cell':
    'A bit in the cell header. Where buffers are nearly full, cells that have it set are dropped first.',
  'glossary.host-cpu': 'host CPU',
  'glossary.each-station-has-one-processor':
    'Each station has one processor. System calls, packets, copies, checksums and clock ticks take their time on it, interrupts first.',
  'glossary.crankback': 'crankback',
  'glossary.a-switch-that-cannot-take':
    'A switch that cannot take a call on sends it back to where its route was computed, which tries another path around the blocked place.',
  'glossary.delayed-ack': 'delayed ACK',
  'glossary.a-receiver-holds-an-acknowledgement':
    'A receiver holds an acknowledgement back, up to 200 ms, hoping to send it along with data or for two segments at once.',
  'glossary.digest': 'digest',
  'glossary.sixteen-hexadecimal-digits-made-from':
    'Sixteen hexadecimal digits made from everything that was measured, every cell time included. Equal digests mean equal runs, to the picosecond.',
  'glossary.dtl': 'DTL',
  'glossary.designated-transit-list': 'Designated Transit List',
  'glossary.the-switches-and-ports-that':
    'The switches and ports that a call is to pass, chosen by its first switch and carried in its set-up message.',
  'glossary.elan': 'ELAN',
  'glossary.emulated-lan': 'Emulated LAN',
  'glossary.stations-on-atm-that-see': 'Stations on ATM that see each other as if they were on one Ethernet.',
  'glossary.epd': 'EPD',
  'glossary.early-packet-discard': 'Early Packet Discard',
  'glossary.above-a-threshold-a-switch':
    'Above a threshold a switch drops whole new packets, instead of single cells out of many packets.',
  'glossary.esi': 'ESI',
  'glossary.end-system-identifier': 'End System Identifier',
  'glossary.the-6-octets-of-an':
    'The 6 octets of an ATM address that name the station, written like a MAC address. The switch in front supplies the rest.',
  'glossary.gcra': 'GCRA',
  'glossary.generic-cell-rate-algorithm': 'Generic Cell Rate Algorithm',
  'glossary.decides-of-each-cell-whether':
    'Decides of each cell whether it keeps to the contract: it does unless it comes earlier than the rate and a tolerance allow.',
  'glossary.goodput': 'goodput',
  'glossary.application-octets-per-second-without':
    'Application octets per second, without any header, as netperf counts them at the sender.',
  'glossary.ilmi': 'ILMI',
  'glossary.integrated-local-management-interface': 'Integrated Local Management Interface',
  'glossary.how-a-station-that-is':
    'How a station that is switched on learns the front half of its ATM address from its switch, and registers the whole with it. It uses VCI 16.',
  'glossary.lane': 'LANE',
  'glossary.lan-emulation': 'LAN Emulation',
  'glossary.makes-an-atm-network-look':
    'Makes an ATM network look like an Ethernet: servers find stations and carry broadcasts, and stations call each other for the rest.',
  'glossary.lec': 'LEC',
  'glossary.lan-emulation-client': 'LAN Emulation Client',
  'glossary.the-part-of-a-station':
    'The part of a station, bridge or router that takes part in an emulated LAN: it turns MAC addresses into ATM calls.',
  'glossary.lecs': 'LECS',
  'glossary.lan-emulation-configuration-server': 'LAN Emulation Configuration Server',
  'glossary.tells-a-client-that-comes':
    'Tells a client that comes up which emulated LAN it belongs to, and the address of the server there.',
  'glossary.les': 'LES',
  'glossary.lan-emulation-server': 'LAN Emulation Server',
  'glossary.lets-clients-into-its-emulated':
    'Lets clients into its emulated LAN, and tells them the ATM address behind a MAC address.',
  'glossary.lis': 'LIS',
  'glossary.logical-ip-subnet': 'Logical IP Subnet',
  'glossary.stations-of-classical-ip-with':
    'Stations of Classical IP with one IP prefix and one ATMARP server. Between two of them packets go through a router, even on one ATM network.',
  'glossary.llc-snap': 'LLC/SNAP',
  'glossary.eight-octets-before-an-ip': 'Eight octets before an IP packet that say which protocol follows.',
  'glossary.loopback': 'loopback',
  'glossary.traffic-of-a-station-with':
    'Traffic of a station with itself: all of the protocol work and none of the network.',
  'glossary.low-water-mark': 'low-water mark',
  'glossary.a-writer-that-sleeps-on':
    'A writer that sleeps on a full send buffer is woken only once so many octets are free. Until then it hands nothing over.',
  'glossary.mpc': 'MPC',
  'glossary.mpoa-client': 'MPOA Client',
  'glossary.watches-what-a-station-or':
    'Watches what a station or bridge sends to routers. Where many packets go to one destination it asks for a shortcut and sends them past the routers.',
  'glossary.mpoa': 'MPOA',
  'glossary.multi-protocol-over-atm': 'Multi-Protocol over ATM',
  'glossary.lan-emulation-with-shortcuts-streams':
    'LAN Emulation with shortcuts: streams between subnets leave the routers’ path and go straight over ATM.',
  'glossary.mps': 'MPS',
  'glossary.mpoa-server': 'MPOA Server',
  'glossary.the-part-of-a-router':
    'The part of a router that finds the far end of a shortcut for its clients, and takes it back when routes change.',
  'glossary.mss': 'MSS',
  'glossary.maximum-segment-size': 'Maximum Segment Size',
  'glossary.the-most-data-one-tcp': 'The most data one TCP segment carries: the MTU less 40 octets of headers.',
  'glossary.mtu': 'MTU',
  'glossary.maximum-transmission-unit': 'Maximum Transmission Unit',
  'glossary.the-largest-ip-packet-an':
    'The largest IP packet an interface sends. 9180 is the default on ATM, 1500 comes from Ethernet.',
  'glossary.nagle': 'Nagle',
  'glossary.rfc-896': 'RFC 896',
  'glossary.while-data-is-unacknowledged-tcp':
    'While data is unacknowledged, TCP sends no small segment but waits to fill one.',
  'glossary.nhrp': 'NHRP',
  'glossary.next-hop-resolution-protocol-rfc': 'Next Hop Resolution Protocol, RFC 2332',
  'glossary.asks-router-by-router-along':
    'Asks, router by router along the path of a packet, which ATM address is nearest to its destination.',
  'glossary.nhs': 'NHS',
  'glossary.next-hop-server': 'Next Hop Server',
  'glossary.answers-nhrp-questions-for-the':
    'Answers NHRP questions for the stations that it knows, and passes others on towards the destination.',
  'glossary.oc-3c': 'OC-3c',
  'glossary.optical-line-at-155-52':
    'Optical line at 155.52 Mb/s, of which 149.76 Mb/s carry cells. STM-1 is the same rate.',
  'glossary.pdu': 'PDU',
  'glossary.protocol-data-unit': 'Protocol Data Unit',
  'glossary.what-a-layer-sends-as':
    'What a layer sends as one piece. Here mostly an AAL5 frame: a packet with padding and trailer, which cells carry.',
  'glossary.pnni': 'PNNI',
  'glossary.private-network-network-interface': 'Private Network-Network Interface',
  'glossary.how-switches-find-paths-for':
    'How switches find paths for calls: they advertise to each other what their links have to offer, and the first switch computes the whole route.',
  'glossary.ppd': 'PPD',
  'glossary.partial-packet-discard': 'Partial Packet Discard',
  'glossary.once-a-switch-has-dropped':
    'Once a switch has dropped a cell, it drops the rest of the same packet, which nobody could use any more.',
  'glossary.stack-profile': 'stack profile',
  'glossary.how-an-operating-system-of':
    'How an operating system of the time ran TCP and its sockets: a named set of documented switches, each of which can be changed.',
  'glossary.pvc': 'PVC',
  'glossary.permanent-virtual-connection': 'Permanent Virtual Connection',
  'glossary.a-connection-that-was-configured':
    'A connection that was configured by hand in every switch along its path.',
  'glossary.the-messages-that-set-up':
    'The messages that set up and clear a call between a station and its switch: SETUP, CALL PROCEEDING, CONNECT, RELEASE. They use VCI 5.',
  'glossary.seed': 'seed',
  'glossary.the-number-that-start-offsets':
    'The number that start offsets and timer phases are drawn from. Same scenario and seed, same result.',
  'glossary.sel': 'SEL',
  'glossary.selector': 'Selector',
  'glossary.the-last-octet-of-an':
    'The last octet of an ATM address. It tells several users in one station apart; switches do not look at it.',
  'glossary.socket-buffer': 'socket buffer',
  'glossary.room-for-data-that-was':
    'Room for data that was handed over but not acknowledged (sender), or received but not read (receiver). It bounds the TCP window.',
  'glossary.sscop': 'SSCOP',
  'glossary.service-specific-connection-oriented-protocol': 'Service Specific Connection Oriented Protocol, Q.2110',
  'glossary.the-link-below-signalling-repeats':
    'The link below signalling: repeats what was lost, and notices within seconds when the other end is gone.',
  'glossary.svc': 'SVC',
  'glossary.switched-virtual-connection': 'Switched Virtual Connection',
  'glossary.a-connection-that-was-set':
    'A connection that was set up by a call when it was needed, and is cleared when it is not.',
  'glossary.silly-window-avoidance': 'silly-window avoidance',
  'glossary.rfc-1122': 'RFC 1122',
  'glossary.neither-end-lets-the-window':
    'Neither end lets the window move in tiny steps, which would fill the line with headers.',
  'glossary.ubr': 'UBR',
  'glossary.unspecified-bit-rate': 'Unspecified Bit Rate',
  'glossary.best-effort-no-rate-is':
    'Best effort: no rate is promised, cells wait in the switch as long as there is room.',
  'glossary.vbr': 'VBR',
  'glossary.variable-bit-rate': 'Variable Bit Rate',
  'glossary.a-peak-rate-a-mean':
    'A peak rate, a mean rate and the length of bursts are agreed upon. rt-VBR is for what has to arrive in time, nrt-VBR for what can wait.',
  'glossary.vpi-vci': 'VPI/VCI',
  'glossary.virtual-path-and-channel-identifier': 'Virtual Path and Channel Identifier',
  'glossary.the-number-in-a-cell':
    'The number in a cell header that says which connection the cell belongs to. It is new on every link.',
} as const;
