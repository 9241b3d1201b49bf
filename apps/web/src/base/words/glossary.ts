/** What the lab's terms mean, plain sentence first. Shown on the help page and wherever a term is marked. */

import { say } from '@lanelab/messages/glossary';
export interface Entry {
  readonly term: string;
  /** What the letters stand for, where they stand for something. */
  readonly long?: string;
  readonly meaning: string;
}

const entries = {
  aal5: {
    term: say('glossary.aal5'),
    long: say('glossary.atm-adaptation-layer-5'),
    meaning: say('glossary.cuts-a-packet-into-cells'),
  },
  abr: {
    term: say('glossary.abr'),
    long: say('glossary.available-bit-rate'),
    meaning: say('glossary.takes-the-bandwidth-that-others'),
  },
  aesa: {
    term: say('glossary.aesa'),
    long: say('glossary.atm-end-system-address'),
    meaning: say('glossary.the-20-octet-address-of'),
  },
  atm: {
    term: say('glossary.atm'),
    long: say('glossary.asynchronous-transfer-mode'),
    meaning: say('glossary.a-network-that-carries-everything'),
  },
  atm25: {
    term: say('glossary.atm25'),
    long: say('glossary.25-6-mb-s-atm'),
    meaning: say('glossary.the-line-of-the-curitiba'),
  },
  atmArp: {
    term: say('glossary.atmarp'),
    long: say('glossary.rfc-2225'),
    meaning: say('glossary.how-a-station-of-classical'),
  },
  bus: {
    term: say('glossary.bus'),
    long: say('glossary.broadcast-and-unknown-server'),
    meaning: say('glossary.sends-on-to-every-client'),
  },
  cac: {
    term: say('glossary.cac'),
    long: say('glossary.connection-admission-control'),
    meaning: say('glossary.a-switchs-decision-whether-it'),
  },
  cbr: {
    term: say('glossary.cbr'),
    long: say('glossary.constant-bit-rate'),
    meaning: say('glossary.a-fixed-rate-reserved-for'),
  },
  cell: {
    term: say('glossary.cell'),
    meaning: say('glossary.the-unit-that-atm-switches'),
  },
  clip: {
    term: say('glossary.classical-ip'),
    long: say('glossary.rfc-2225-clip'),
    meaning: say('glossary.ip-straight-over-atm-connections'),
  },
  clp: {
    term: say('glossary.clp'),
    long: say('glossary.cell-loss-priority'),
    meaning: say('glossary.a-bit-in-the-cell'),
  },
  cpu: {
    term: say('glossary.host-cpu'),
    meaning: say('glossary.each-station-has-one-processor'),
  },
  crankback: {
    term: say('glossary.crankback'),
    meaning: say('glossary.a-switch-that-cannot-take'),
  },
  delayedAck: {
    term: say('glossary.delayed-ack'),
    meaning: say('glossary.a-receiver-holds-an-acknowledgement'),
  },
  digest: {
    term: say('glossary.digest'),
    meaning: say('glossary.sixteen-hexadecimal-digits-made-from'),
  },
  dtl: {
    term: say('glossary.dtl'),
    long: say('glossary.designated-transit-list'),
    meaning: say('glossary.the-switches-and-ports-that'),
  },
  elan: {
    term: say('glossary.elan'),
    long: say('glossary.emulated-lan'),
    meaning: say('glossary.stations-on-atm-that-see'),
  },
  epd: {
    term: say('glossary.epd'),
    long: say('glossary.early-packet-discard'),
    meaning: say('glossary.above-a-threshold-a-switch'),
  },
  esi: {
    term: say('glossary.esi'),
    long: say('glossary.end-system-identifier'),
    meaning: say('glossary.the-6-octets-of-an'),
  },
  gcra: {
    term: say('glossary.gcra'),
    long: say('glossary.generic-cell-rate-algorithm'),
    meaning: say('glossary.decides-of-each-cell-whether'),
  },
  goodput: {
    term: say('glossary.goodput'),
    meaning: say('glossary.application-octets-per-second-without'),
  },
  ilmi: {
    term: say('glossary.ilmi'),
    long: say('glossary.integrated-local-management-interface'),
    meaning: say('glossary.how-a-station-that-is'),
  },
  lane: {
    term: say('glossary.lane'),
    long: say('glossary.lan-emulation'),
    meaning: say('glossary.makes-an-atm-network-look'),
  },
  lec: {
    term: say('glossary.lec'),
    long: say('glossary.lan-emulation-client'),
    meaning: say('glossary.the-part-of-a-station'),
  },
  lecs: {
    term: say('glossary.lecs'),
    long: say('glossary.lan-emulation-configuration-server'),
    meaning: say('glossary.tells-a-client-that-comes'),
  },
  les: {
    term: say('glossary.les'),
    long: say('glossary.lan-emulation-server'),
    meaning: say('glossary.lets-clients-into-its-emulated'),
  },
  lis: {
    term: say('glossary.lis'),
    long: say('glossary.logical-ip-subnet'),
    meaning: say('glossary.stations-of-classical-ip-with'),
  },
  llcSnap: { term: say('glossary.llc-snap'), meaning: say('glossary.eight-octets-before-an-ip') },
  loopback: {
    term: say('glossary.loopback'),
    meaning: say('glossary.traffic-of-a-station-with'),
  },
  lowWater: {
    term: say('glossary.low-water-mark'),
    meaning: say('glossary.a-writer-that-sleeps-on'),
  },
  mpc: {
    term: say('glossary.mpc'),
    long: say('glossary.mpoa-client'),
    meaning: say('glossary.watches-what-a-station-or'),
  },
  mpoa: {
    term: say('glossary.mpoa'),
    long: say('glossary.multi-protocol-over-atm'),
    meaning: say('glossary.lan-emulation-with-shortcuts-streams'),
  },
  mps: {
    term: say('glossary.mps'),
    long: say('glossary.mpoa-server'),
    meaning: say('glossary.the-part-of-a-router'),
  },
  mss: {
    term: say('glossary.mss'),
    long: say('glossary.maximum-segment-size'),
    meaning: say('glossary.the-most-data-one-tcp'),
  },
  mtu: {
    term: say('glossary.mtu'),
    long: say('glossary.maximum-transmission-unit'),
    meaning: say('glossary.the-largest-ip-packet-an'),
  },
  nagle: {
    term: say('glossary.nagle'),
    long: say('glossary.rfc-896'),
    meaning: say('glossary.while-data-is-unacknowledged-tcp'),
  },
  nhrp: {
    term: say('glossary.nhrp'),
    long: say('glossary.next-hop-resolution-protocol-rfc'),
    meaning: say('glossary.asks-router-by-router-along'),
  },
  nhs: {
    term: say('glossary.nhs'),
    long: say('glossary.next-hop-server'),
    meaning: say('glossary.answers-nhrp-questions-for-the'),
  },
  oc3c: {
    term: say('glossary.oc-3c'),
    meaning: say('glossary.optical-line-at-155-52'),
  },
  pdu: {
    term: say('glossary.pdu'),
    long: say('glossary.protocol-data-unit'),
    meaning: say('glossary.what-a-layer-sends-as'),
  },
  pnni: {
    term: say('glossary.pnni'),
    long: say('glossary.private-network-network-interface'),
    meaning: say('glossary.how-switches-find-paths-for'),
  },
  ppd: {
    term: say('glossary.ppd'),
    long: say('glossary.partial-packet-discard'),
    meaning: say('glossary.once-a-switch-has-dropped'),
  },
  profile: {
    term: say('glossary.stack-profile'),
    meaning: say('glossary.how-an-operating-system-of'),
  },
  pvc: {
    term: say('glossary.pvc'),
    long: say('glossary.permanent-virtual-connection'),
    meaning: say('glossary.a-connection-that-was-configured'),
  },
  q2931: {
    term: 'Q.2931',
    meaning: say('glossary.the-messages-that-set-up'),
  },
  seed: {
    term: say('glossary.seed'),
    meaning: say('glossary.the-number-that-start-offsets'),
  },
  sel: {
    term: say('glossary.sel'),
    long: say('glossary.selector'),
    meaning: say('glossary.the-last-octet-of-an'),
  },
  socketBuffer: {
    term: say('glossary.socket-buffer'),
    meaning: say('glossary.room-for-data-that-was'),
  },
  sscop: {
    term: say('glossary.sscop'),
    long: say('glossary.service-specific-connection-oriented-protocol'),
    meaning: say('glossary.the-link-below-signalling-repeats'),
  },
  svc: {
    term: say('glossary.svc'),
    long: say('glossary.switched-virtual-connection'),
    meaning: say('glossary.a-connection-that-was-set'),
  },
  sws: {
    term: say('glossary.silly-window-avoidance'),
    long: say('glossary.rfc-1122'),
    meaning: say('glossary.neither-end-lets-the-window'),
  },
  ubr: {
    term: say('glossary.ubr'),
    long: say('glossary.unspecified-bit-rate'),
    meaning: say('glossary.best-effort-no-rate-is'),
  },
  vbr: {
    term: say('glossary.vbr'),
    long: say('glossary.variable-bit-rate'),
    meaning: say('glossary.a-peak-rate-a-mean'),
  },
  vc: {
    term: say('glossary.vpi-vci'),
    long: say('glossary.virtual-path-and-channel-identifier'),
    meaning: say('glossary.the-number-in-a-cell'),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type TermId = keyof typeof entries;
export const glossary: Readonly<Record<TermId, Entry>> = entries;
