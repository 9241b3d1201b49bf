import * as z from 'zod/mini';

declare const SCENARIO_VERSION = 8;
declare const MAX_BRANCHES = 16;
declare const MAX_BRANCH_NAME = 80;
declare const nodeSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'host'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                phy: z.ZodMiniEnum<{
                  atm25: 'atm25';
                  'atm25-ideal': 'atm25-ideal';
                  ds3: 'ds3';
                  e3: 'e3';
                  eth10: 'eth10';
                  eth100: 'eth100';
                  oc12c: 'oc12c';
                  oc3c: 'oc3c';
                }>;
                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                signallingQueue: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    own: 'own';
                    shared: 'shared';
                  }>
                >;
              },
              z.core.$strict
            >
          >
        >;
        interfaces: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniPipe<
              z.ZodMiniObject<
                {
                  port: z.ZodMiniInt;
                  ip: z.ZodMiniString<string>;
                  prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                  mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  over: z.ZodMiniExactOptional<
                    z.ZodMiniEnum<{
                      ethernet: 'ethernet';
                      lane: 'lane';
                      pvc: 'pvc';
                      svc: 'svc';
                    }>
                  >;
                  elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  lec: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                        maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                        elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c10: z.ZodMiniOptional<z.ZodMiniInt>;
                        c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c13: z.ZodMiniOptional<z.ZodMiniInt>;
                        c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                        c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >,
              z.ZodMiniTransform<
                {
                  port: number;
                  ip: string;
                  prefix: number;
                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                  elan?: number;
                  mac?: string;
                  lec?: {
                    version?: 1 | 2 | undefined;
                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                    elanName?: string | undefined;
                    llcMultiplexed?: boolean | undefined;
                    c7S?: number | undefined;
                    c10?: number | undefined;
                    c11S?: number | undefined;
                    c12S?: number | undefined;
                    c13?: number | undefined;
                    c17S?: number | undefined;
                    c18S?: number | undefined;
                    c20S?: number | undefined;
                    c21S?: number | undefined;
                    c22S?: number | undefined;
                    c28S?: number | undefined;
                    c33S?: number | undefined;
                    c37Ms?: number | undefined;
                    c38Ms?: number | undefined;
                  };
                  mpoa?: boolean;
                  mtu: number;
                },
                {
                  port: number;
                  ip: string;
                  prefix: number;
                  mtu?: number;
                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                  elan?: number;
                  mac?: string;
                  lec?: {
                    version?: 1 | 2 | undefined;
                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                    elanName?: string | undefined;
                    llcMultiplexed?: boolean | undefined;
                    c7S?: number | undefined;
                    c10?: number | undefined;
                    c11S?: number | undefined;
                    c12S?: number | undefined;
                    c13?: number | undefined;
                    c17S?: number | undefined;
                    c18S?: number | undefined;
                    c20S?: number | undefined;
                    c21S?: number | undefined;
                    c22S?: number | undefined;
                    c28S?: number | undefined;
                    c33S?: number | undefined;
                    c37Ms?: number | undefined;
                    c38Ms?: number | undefined;
                  };
                  mpoa?: boolean;
                }
              >
            >
          >
        >;
        pvcs: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                port: z.ZodMiniInt;
                vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                vci: z.ZodMiniInt;
                peer: z.ZodMiniString<string>;
                category: z.ZodMiniDefault<
                  z.ZodMiniEnum<{
                    abr: 'abr';
                    cbr: 'cbr';
                    'nrt-vbr': 'nrt-vbr';
                    'rt-vbr': 'rt-vbr';
                    ubr: 'ubr';
                  }>
                >;
                shaper: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        incrementPs: z.ZodMiniInt;
                        limitPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >
                  >
                >;
              },
              z.core.$strict
            >
          >
        >;
        routes: z.ZodMiniExactOptional<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                network: z.ZodMiniString<string>;
                prefix: z.ZodMiniInt;
                via: z.ZodMiniString<string>;
              },
              z.core.$strict
            >
          >
        >;
        gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        mpc: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              p1: z.ZodMiniOptional<z.ZodMiniInt>;
              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
              idleS: z.ZodMiniOptional<z.ZodMiniInt>;
              category: z.ZodMiniOptional<
                z.ZodMiniEnum<{
                  abr: 'abr';
                  cbr: 'cbr';
                  'nrt-vbr': 'nrt-vbr';
                  'rt-vbr': 'rt-vbr';
                  ubr: 'ubr';
                }>
              >;
              pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
              tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
              maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
              maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
              servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
              ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
              egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
              egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
        cpu: z.ZodMiniDefault<
          z.ZodMiniObject<
            {
              speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
              syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
              sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
              receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
              interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
              copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
              checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
              tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
              cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        profile: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            'bsd-reno': 'bsd-reno';
            'linux-2.2': 'linux-2.2';
            win98: 'win98';
            winnt4: 'winnt4';
          }>
        >;
        stack: z.ZodMiniDefault<
          z.ZodMiniObject<
            {
              nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              delayedAck: z.ZodMiniOptional<
                z.ZodMiniEnum<{
                  heartbeat: 'heartbeat';
                  off: 'off';
                  timer: 'timer';
                }>
              >;
              delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
              ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
              windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
              receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
              rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
              rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
              rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
              windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
              writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
              sockets: z.ZodMiniOptional<
                z.ZodMiniEnum<{
                  bsd: 'bsd';
                  winsock: 'winsock';
                  'winsock-blocking': 'winsock-blocking';
                }>
              >;
            },
            z.core.$strict
          >
        >;
        kernel: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              scheduler: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniEnum<{
                      bsd: 'bsd';
                      'linux-2.2': 'linux-2.2';
                      nt: 'nt';
                      'nt-server': 'nt-server';
                      'solaris-ts': 'solaris-ts';
                    }>;
                    switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
              inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
              softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'switch'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              phy: z.ZodMiniEnum<{
                atm25: 'atm25';
                'atm25-ideal': 'atm25-ideal';
                ds3: 'ds3';
                e3: 'e3';
                eth10: 'eth10';
                eth100: 'eth100';
                oc12c: 'oc12c';
                oc3c: 'oc3c';
              }>;
              clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
              queues: z.ZodMiniDefault<
                z.ZodMiniObject<
                  {
                    cbr: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          discard: z.ZodMiniDefault<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'none'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'ppd'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'epd'>;
                                    thresholdCells: z.ZodMiniInt;
                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    'rt-vbr': z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          discard: z.ZodMiniDefault<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'none'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'ppd'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'epd'>;
                                    thresholdCells: z.ZodMiniInt;
                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    'nrt-vbr': z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          discard: z.ZodMiniDefault<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'none'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'ppd'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'epd'>;
                                    thresholdCells: z.ZodMiniInt;
                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    abr: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          discard: z.ZodMiniDefault<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'none'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'ppd'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'epd'>;
                                    thresholdCells: z.ZodMiniInt;
                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    ubr: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          discard: z.ZodMiniDefault<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'none'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'ppd'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'epd'>;
                                    thresholdCells: z.ZodMiniInt;
                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                  },
                  z.core.$strict
                >
              >;
              explicitRate: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    targetPercent: z.ZodMiniInt;
                    intervalPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >
        >;
        latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
        backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
        routes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                in: z.ZodMiniObject<
                  {
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniInt;
                    vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
                out: z.ZodMiniObject<
                  {
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniInt;
                    vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
                category: z.ZodMiniDefault<
                  z.ZodMiniEnum<{
                    abr: 'abr';
                    cbr: 'cbr';
                    'nrt-vbr': 'nrt-vbr';
                    'rt-vbr': 'rt-vbr';
                    ubr: 'ubr';
                  }>
                >;
                policer: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      buckets: z.ZodMiniArray<
                        z.ZodMiniObject<
                          {
                            incrementPs: z.ZodMiniInt;
                            limitPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >
                      >;
                      action: z.ZodMiniDefault<
                        z.ZodMiniEnum<{
                          discard: 'discard';
                          tag: 'tag';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >;
                shaper: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        incrementPs: z.ZodMiniInt;
                        limitPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >
                  >
                >;
              },
              z.core.$strict
            >
          >
        >;
        signalling: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
              messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        services: z.ZodMiniExactOptional<
          z.ZodMiniArray<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'lecs'>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'les'>;
                    elan: z.ZodMiniInt;
                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'atmarp'>;
                    network: z.ZodMiniString<string>;
                    prefix: z.ZodMiniInt;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >
        >;
        processor: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'generator'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              phy: z.ZodMiniEnum<{
                atm25: 'atm25';
                'atm25-ideal': 'atm25-ideal';
                ds3: 'ds3';
                e3: 'e3';
                eth10: 'eth10';
                eth100: 'eth100';
                oc12c: 'oc12c';
                oc3c: 'oc3c';
              }>;
              half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
              turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
              signallingQueue: z.ZodMiniExactOptional<
                z.ZodMiniEnum<{
                  own: 'own';
                  shared: 'shared';
                }>
              >;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'edge'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                phy: z.ZodMiniEnum<{
                  atm25: 'atm25';
                  'atm25-ideal': 'atm25-ideal';
                  ds3: 'ds3';
                  e3: 'e3';
                  eth10: 'eth10';
                  eth100: 'eth100';
                  oc12c: 'oc12c';
                  oc3c: 'oc3c';
                }>;
                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                signallingQueue: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    own: 'own';
                    shared: 'shared';
                  }>
                >;
              },
              z.core.$strict
            >
          >
        >;
        bridges: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                port: z.ZodMiniInt;
                elan: z.ZodMiniInt;
                ethernet: z.ZodMiniArray<z.ZodMiniInt>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                lec: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                      maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                      elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                      llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                      c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c10: z.ZodMiniOptional<z.ZodMiniInt>;
                      c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c13: z.ZodMiniOptional<z.ZodMiniInt>;
                      c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                      c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                      c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >
          >
        >;
        mpc: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              p1: z.ZodMiniOptional<z.ZodMiniInt>;
              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
              idleS: z.ZodMiniOptional<z.ZodMiniInt>;
              category: z.ZodMiniOptional<
                z.ZodMiniEnum<{
                  abr: 'abr';
                  cbr: 'cbr';
                  'nrt-vbr': 'nrt-vbr';
                  'rt-vbr': 'rt-vbr';
                  ubr: 'ubr';
                }>
              >;
              pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
              tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
              maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
              maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
              maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
              servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
              ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
              egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
              egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        forwarding: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'router'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                phy: z.ZodMiniEnum<{
                  atm25: 'atm25';
                  'atm25-ideal': 'atm25-ideal';
                  ds3: 'ds3';
                  e3: 'e3';
                  eth10: 'eth10';
                  eth100: 'eth100';
                  oc12c: 'oc12c';
                  oc3c: 'oc3c';
                }>;
                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                signallingQueue: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    own: 'own';
                    shared: 'shared';
                  }>
                >;
              },
              z.core.$strict
            >
          >
        >;
        interfaces: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniPipe<
              z.ZodMiniObject<
                {
                  port: z.ZodMiniInt;
                  ip: z.ZodMiniString<string>;
                  prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                  mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  over: z.ZodMiniExactOptional<
                    z.ZodMiniEnum<{
                      ethernet: 'ethernet';
                      lane: 'lane';
                      pvc: 'pvc';
                      svc: 'svc';
                    }>
                  >;
                  elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  lec: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                        maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                        elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c10: z.ZodMiniOptional<z.ZodMiniInt>;
                        c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c13: z.ZodMiniOptional<z.ZodMiniInt>;
                        c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                        c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                        c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                },
                z.core.$strict
              >,
              z.ZodMiniTransform<
                {
                  port: number;
                  ip: string;
                  prefix: number;
                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                  elan?: number;
                  mac?: string;
                  lec?: {
                    version?: 1 | 2 | undefined;
                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                    elanName?: string | undefined;
                    llcMultiplexed?: boolean | undefined;
                    c7S?: number | undefined;
                    c10?: number | undefined;
                    c11S?: number | undefined;
                    c12S?: number | undefined;
                    c13?: number | undefined;
                    c17S?: number | undefined;
                    c18S?: number | undefined;
                    c20S?: number | undefined;
                    c21S?: number | undefined;
                    c22S?: number | undefined;
                    c28S?: number | undefined;
                    c33S?: number | undefined;
                    c37Ms?: number | undefined;
                    c38Ms?: number | undefined;
                  };
                  mpoa?: boolean;
                  mtu: number;
                },
                {
                  port: number;
                  ip: string;
                  prefix: number;
                  mtu?: number;
                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                  elan?: number;
                  mac?: string;
                  lec?: {
                    version?: 1 | 2 | undefined;
                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                    elanName?: string | undefined;
                    llcMultiplexed?: boolean | undefined;
                    c7S?: number | undefined;
                    c10?: number | undefined;
                    c11S?: number | undefined;
                    c12S?: number | undefined;
                    c13?: number | undefined;
                    c17S?: number | undefined;
                    c18S?: number | undefined;
                    c20S?: number | undefined;
                    c21S?: number | undefined;
                    c22S?: number | undefined;
                    c28S?: number | undefined;
                    c33S?: number | undefined;
                    c37Ms?: number | undefined;
                    c38Ms?: number | undefined;
                  };
                  mpoa?: boolean;
                }
              >
            >
          >
        >;
        pvcs: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                port: z.ZodMiniInt;
                vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                vci: z.ZodMiniInt;
                peer: z.ZodMiniString<string>;
                category: z.ZodMiniDefault<
                  z.ZodMiniEnum<{
                    abr: 'abr';
                    cbr: 'cbr';
                    'nrt-vbr': 'nrt-vbr';
                    'rt-vbr': 'rt-vbr';
                    ubr: 'ubr';
                  }>
                >;
                shaper: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        incrementPs: z.ZodMiniInt;
                        limitPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >
                  >
                >;
              },
              z.core.$strict
            >
          >
        >;
        routes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                network: z.ZodMiniString<string>;
                prefix: z.ZodMiniInt;
                via: z.ZodMiniString<string>;
              },
              z.core.$strict
            >
          >
        >;
        forwarding: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        punt: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
        mps: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              p1S: z.ZodMiniOptional<z.ZodMiniInt>;
              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
              p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
              triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            },
            z.core.$strict
          >
        >;
        services: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'lecs'>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'les'>;
                    elan: z.ZodMiniInt;
                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'atmarp'>;
                    network: z.ZodMiniString<string>;
                    prefix: z.ZodMiniInt;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >
        >;
        processor: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'server'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                phy: z.ZodMiniEnum<{
                  atm25: 'atm25';
                  'atm25-ideal': 'atm25-ideal';
                  ds3: 'ds3';
                  e3: 'e3';
                  eth10: 'eth10';
                  eth100: 'eth100';
                  oc12c: 'oc12c';
                  oc3c: 'oc3c';
                }>;
                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                signallingQueue: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    own: 'own';
                    shared: 'shared';
                  }>
                >;
              },
              z.core.$strict
            >
          >
        >;
        services: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'lecs'>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'les'>;
                    elan: z.ZodMiniInt;
                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    kind: z.ZodMiniLiteral<'atmarp'>;
                    network: z.ZodMiniString<string>;
                    prefix: z.ZodMiniInt;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >
        >;
        processor: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'hub'>;
        name: z.ZodMiniString<string>;
        ports: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                phy: z.ZodMiniEnum<{
                  atm25: 'atm25';
                  'atm25-ideal': 'atm25-ideal';
                  ds3: 'ds3';
                  e3: 'e3';
                  eth10: 'eth10';
                  eth100: 'eth100';
                  oc12c: 'oc12c';
                  oc3c: 'oc3c';
                }>;
                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                signallingQueue: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    own: 'own';
                    shared: 'shared';
                  }>
                >;
              },
              z.core.$strict
            >
          >
        >;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type Node = z.output<typeof nodeSchema>;
declare const modelSchema: z.ZodMiniObject<
  {
    nodes: z.ZodMiniArray<
      z.ZodMiniDiscriminatedUnion<
        [
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'host'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      phy: z.ZodMiniEnum<{
                        atm25: 'atm25';
                        'atm25-ideal': 'atm25-ideal';
                        ds3: 'ds3';
                        e3: 'e3';
                        eth10: 'eth10';
                        eth100: 'eth100';
                        oc12c: 'oc12c';
                        oc3c: 'oc3c';
                      }>;
                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      signallingQueue: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          own: 'own';
                          shared: 'shared';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              interfaces: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniPipe<
                    z.ZodMiniObject<
                      {
                        port: z.ZodMiniInt;
                        ip: z.ZodMiniString<string>;
                        prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                        mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        over: z.ZodMiniExactOptional<
                          z.ZodMiniEnum<{
                            ethernet: 'ethernet';
                            lane: 'lane';
                            pvc: 'pvc';
                            svc: 'svc';
                          }>
                        >;
                        elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        lec: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                              maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                              elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                              llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c10: z.ZodMiniOptional<z.ZodMiniInt>;
                              c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c13: z.ZodMiniOptional<z.ZodMiniInt>;
                              c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                              c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniTransform<
                      {
                        port: number;
                        ip: string;
                        prefix: number;
                        over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                        elan?: number;
                        mac?: string;
                        lec?: {
                          version?: 1 | 2 | undefined;
                          maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                          elanName?: string | undefined;
                          llcMultiplexed?: boolean | undefined;
                          c7S?: number | undefined;
                          c10?: number | undefined;
                          c11S?: number | undefined;
                          c12S?: number | undefined;
                          c13?: number | undefined;
                          c17S?: number | undefined;
                          c18S?: number | undefined;
                          c20S?: number | undefined;
                          c21S?: number | undefined;
                          c22S?: number | undefined;
                          c28S?: number | undefined;
                          c33S?: number | undefined;
                          c37Ms?: number | undefined;
                          c38Ms?: number | undefined;
                        };
                        mpoa?: boolean;
                        mtu: number;
                      },
                      {
                        port: number;
                        ip: string;
                        prefix: number;
                        mtu?: number;
                        over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                        elan?: number;
                        mac?: string;
                        lec?: {
                          version?: 1 | 2 | undefined;
                          maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                          elanName?: string | undefined;
                          llcMultiplexed?: boolean | undefined;
                          c7S?: number | undefined;
                          c10?: number | undefined;
                          c11S?: number | undefined;
                          c12S?: number | undefined;
                          c13?: number | undefined;
                          c17S?: number | undefined;
                          c18S?: number | undefined;
                          c20S?: number | undefined;
                          c21S?: number | undefined;
                          c22S?: number | undefined;
                          c28S?: number | undefined;
                          c33S?: number | undefined;
                          c37Ms?: number | undefined;
                          c38Ms?: number | undefined;
                        };
                        mpoa?: boolean;
                      }
                    >
                  >
                >
              >;
              pvcs: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      port: z.ZodMiniInt;
                      vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                      vci: z.ZodMiniInt;
                      peer: z.ZodMiniString<string>;
                      category: z.ZodMiniDefault<
                        z.ZodMiniEnum<{
                          abr: 'abr';
                          cbr: 'cbr';
                          'nrt-vbr': 'nrt-vbr';
                          'rt-vbr': 'rt-vbr';
                          ubr: 'ubr';
                        }>
                      >;
                      shaper: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              incrementPs: z.ZodMiniInt;
                              limitPs: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              routes: z.ZodMiniExactOptional<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      network: z.ZodMiniString<string>;
                      prefix: z.ZodMiniInt;
                      via: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >
                >
              >;
              gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              mpc: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    p1: z.ZodMiniOptional<z.ZodMiniInt>;
                    p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                    idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                    category: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        abr: 'abr';
                        cbr: 'cbr';
                        'nrt-vbr': 'nrt-vbr';
                        'rt-vbr': 'rt-vbr';
                        ubr: 'ubr';
                      }>
                    >;
                    pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                    tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                    maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                    maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                    servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                    ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
              cpu: z.ZodMiniDefault<
                z.ZodMiniObject<
                  {
                    speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                    syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                    checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                    tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              profile: z.ZodMiniDefault<
                z.ZodMiniEnum<{
                  'bsd-reno': 'bsd-reno';
                  'linux-2.2': 'linux-2.2';
                  win98: 'win98';
                  winnt4: 'winnt4';
                }>
              >;
              stack: z.ZodMiniDefault<
                z.ZodMiniObject<
                  {
                    nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    delayedAck: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        heartbeat: 'heartbeat';
                        off: 'off';
                        timer: 'timer';
                      }>
                    >;
                    delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                    windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                    receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                    writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                    sockets: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        bsd: 'bsd';
                        winsock: 'winsock';
                        'winsock-blocking': 'winsock-blocking';
                      }>
                    >;
                  },
                  z.core.$strict
                >
              >;
              kernel: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    scheduler: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniEnum<{
                            bsd: 'bsd';
                            'linux-2.2': 'linux-2.2';
                            nt: 'nt';
                            'nt-server': 'nt-server';
                            'solaris-ts': 'solaris-ts';
                          }>;
                          switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >
                    >;
                    receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'switch'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    phy: z.ZodMiniEnum<{
                      atm25: 'atm25';
                      'atm25-ideal': 'atm25-ideal';
                      ds3: 'ds3';
                      e3: 'e3';
                      eth10: 'eth10';
                      eth100: 'eth100';
                      oc12c: 'oc12c';
                      oc3c: 'oc3c';
                    }>;
                    clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    queues: z.ZodMiniDefault<
                      z.ZodMiniObject<
                        {
                          cbr: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                discard: z.ZodMiniDefault<
                                  z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'none'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'ppd'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'epd'>;
                                          thresholdCells: z.ZodMiniInt;
                                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          'rt-vbr': z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                discard: z.ZodMiniDefault<
                                  z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'none'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'ppd'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'epd'>;
                                          thresholdCells: z.ZodMiniInt;
                                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          'nrt-vbr': z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                discard: z.ZodMiniDefault<
                                  z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'none'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'ppd'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'epd'>;
                                          thresholdCells: z.ZodMiniInt;
                                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          abr: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                discard: z.ZodMiniDefault<
                                  z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'none'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'ppd'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'epd'>;
                                          thresholdCells: z.ZodMiniInt;
                                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          ubr: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                discard: z.ZodMiniDefault<
                                  z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'none'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'ppd'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'epd'>;
                                          thresholdCells: z.ZodMiniInt;
                                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >;
                    explicitRate: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          targetPercent: z.ZodMiniInt;
                          intervalPs: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >
                    >;
                  },
                  z.core.$strict
                >
              >;
              latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
              backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
              routes: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      in: z.ZodMiniObject<
                        {
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniInt;
                          vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >;
                      out: z.ZodMiniObject<
                        {
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniInt;
                          vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >;
                      category: z.ZodMiniDefault<
                        z.ZodMiniEnum<{
                          abr: 'abr';
                          cbr: 'cbr';
                          'nrt-vbr': 'nrt-vbr';
                          'rt-vbr': 'rt-vbr';
                          ubr: 'ubr';
                        }>
                      >;
                      policer: z.ZodMiniExactOptional<
                        z.ZodMiniObject<
                          {
                            buckets: z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  incrementPs: z.ZodMiniInt;
                                  limitPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >;
                            action: z.ZodMiniDefault<
                              z.ZodMiniEnum<{
                                discard: 'discard';
                                tag: 'tag';
                              }>
                            >;
                          },
                          z.core.$strict
                        >
                      >;
                      shaper: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              incrementPs: z.ZodMiniInt;
                              limitPs: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              signalling: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              services: z.ZodMiniExactOptional<
                z.ZodMiniArray<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'lecs'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'les'>;
                          elan: z.ZodMiniInt;
                          maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'atmarp'>;
                          network: z.ZodMiniString<string>;
                          prefix: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >
              >;
              processor: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'generator'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    phy: z.ZodMiniEnum<{
                      atm25: 'atm25';
                      'atm25-ideal': 'atm25-ideal';
                      ds3: 'ds3';
                      e3: 'e3';
                      eth10: 'eth10';
                      eth100: 'eth100';
                      oc12c: 'oc12c';
                      oc3c: 'oc3c';
                    }>;
                    half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                    mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    signallingQueue: z.ZodMiniExactOptional<
                      z.ZodMiniEnum<{
                        own: 'own';
                        shared: 'shared';
                      }>
                    >;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'edge'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      phy: z.ZodMiniEnum<{
                        atm25: 'atm25';
                        'atm25-ideal': 'atm25-ideal';
                        ds3: 'ds3';
                        e3: 'e3';
                        eth10: 'eth10';
                        eth100: 'eth100';
                        oc12c: 'oc12c';
                        oc3c: 'oc3c';
                      }>;
                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      signallingQueue: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          own: 'own';
                          shared: 'shared';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              bridges: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      port: z.ZodMiniInt;
                      elan: z.ZodMiniInt;
                      ethernet: z.ZodMiniArray<z.ZodMiniInt>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      lec: z.ZodMiniExactOptional<
                        z.ZodMiniObject<
                          {
                            version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                            maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                            elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                            llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                            c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c10: z.ZodMiniOptional<z.ZodMiniInt>;
                            c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c13: z.ZodMiniOptional<z.ZodMiniInt>;
                            c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                            c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                            c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                          },
                          z.core.$strict
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              mpc: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    p1: z.ZodMiniOptional<z.ZodMiniInt>;
                    p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                    idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                    category: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        abr: 'abr';
                        cbr: 'cbr';
                        'nrt-vbr': 'nrt-vbr';
                        'rt-vbr': 'rt-vbr';
                        ubr: 'ubr';
                      }>
                    >;
                    pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                    tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                    maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                    maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                    servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                    ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              forwarding: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'router'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      phy: z.ZodMiniEnum<{
                        atm25: 'atm25';
                        'atm25-ideal': 'atm25-ideal';
                        ds3: 'ds3';
                        e3: 'e3';
                        eth10: 'eth10';
                        eth100: 'eth100';
                        oc12c: 'oc12c';
                        oc3c: 'oc3c';
                      }>;
                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      signallingQueue: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          own: 'own';
                          shared: 'shared';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              interfaces: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniPipe<
                    z.ZodMiniObject<
                      {
                        port: z.ZodMiniInt;
                        ip: z.ZodMiniString<string>;
                        prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                        mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        over: z.ZodMiniExactOptional<
                          z.ZodMiniEnum<{
                            ethernet: 'ethernet';
                            lane: 'lane';
                            pvc: 'pvc';
                            svc: 'svc';
                          }>
                        >;
                        elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        lec: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                              maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                              elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                              llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c10: z.ZodMiniOptional<z.ZodMiniInt>;
                              c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c13: z.ZodMiniOptional<z.ZodMiniInt>;
                              c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                              c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                              c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniTransform<
                      {
                        port: number;
                        ip: string;
                        prefix: number;
                        over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                        elan?: number;
                        mac?: string;
                        lec?: {
                          version?: 1 | 2 | undefined;
                          maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                          elanName?: string | undefined;
                          llcMultiplexed?: boolean | undefined;
                          c7S?: number | undefined;
                          c10?: number | undefined;
                          c11S?: number | undefined;
                          c12S?: number | undefined;
                          c13?: number | undefined;
                          c17S?: number | undefined;
                          c18S?: number | undefined;
                          c20S?: number | undefined;
                          c21S?: number | undefined;
                          c22S?: number | undefined;
                          c28S?: number | undefined;
                          c33S?: number | undefined;
                          c37Ms?: number | undefined;
                          c38Ms?: number | undefined;
                        };
                        mpoa?: boolean;
                        mtu: number;
                      },
                      {
                        port: number;
                        ip: string;
                        prefix: number;
                        mtu?: number;
                        over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                        elan?: number;
                        mac?: string;
                        lec?: {
                          version?: 1 | 2 | undefined;
                          maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                          elanName?: string | undefined;
                          llcMultiplexed?: boolean | undefined;
                          c7S?: number | undefined;
                          c10?: number | undefined;
                          c11S?: number | undefined;
                          c12S?: number | undefined;
                          c13?: number | undefined;
                          c17S?: number | undefined;
                          c18S?: number | undefined;
                          c20S?: number | undefined;
                          c21S?: number | undefined;
                          c22S?: number | undefined;
                          c28S?: number | undefined;
                          c33S?: number | undefined;
                          c37Ms?: number | undefined;
                          c38Ms?: number | undefined;
                        };
                        mpoa?: boolean;
                      }
                    >
                  >
                >
              >;
              pvcs: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      port: z.ZodMiniInt;
                      vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                      vci: z.ZodMiniInt;
                      peer: z.ZodMiniString<string>;
                      category: z.ZodMiniDefault<
                        z.ZodMiniEnum<{
                          abr: 'abr';
                          cbr: 'cbr';
                          'nrt-vbr': 'nrt-vbr';
                          'rt-vbr': 'rt-vbr';
                          ubr: 'ubr';
                        }>
                      >;
                      shaper: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              incrementPs: z.ZodMiniInt;
                              limitPs: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              routes: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      network: z.ZodMiniString<string>;
                      prefix: z.ZodMiniInt;
                      via: z.ZodMiniString<string>;
                    },
                    z.core.$strict
                  >
                >
              >;
              forwarding: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              punt: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              mps: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    p1S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                    p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
                    triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >
              >;
              services: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'lecs'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'les'>;
                          elan: z.ZodMiniInt;
                          maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'atmarp'>;
                          network: z.ZodMiniString<string>;
                          prefix: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >
              >;
              processor: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'server'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      phy: z.ZodMiniEnum<{
                        atm25: 'atm25';
                        'atm25-ideal': 'atm25-ideal';
                        ds3: 'ds3';
                        e3: 'e3';
                        eth10: 'eth10';
                        eth100: 'eth100';
                        oc12c: 'oc12c';
                        oc3c: 'oc3c';
                      }>;
                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      signallingQueue: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          own: 'own';
                          shared: 'shared';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
              services: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'lecs'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'les'>;
                          elan: z.ZodMiniInt;
                          maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'atmarp'>;
                          network: z.ZodMiniString<string>;
                          prefix: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >
              >;
              processor: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >,
          z.ZodMiniObject<
            {
              id: z.ZodMiniInt;
              kind: z.ZodMiniLiteral<'hub'>;
              name: z.ZodMiniString<string>;
              ports: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      phy: z.ZodMiniEnum<{
                        atm25: 'atm25';
                        'atm25-ideal': 'atm25-ideal';
                        ds3: 'ds3';
                        e3: 'e3';
                        eth10: 'eth10';
                        eth100: 'eth100';
                        oc12c: 'oc12c';
                        oc3c: 'oc3c';
                      }>;
                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      signallingQueue: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          own: 'own';
                          shared: 'shared';
                        }>
                      >;
                    },
                    z.core.$strict
                  >
                >
              >;
            },
            z.core.$strict
          >,
        ],
        'kind'
      >
    >;
    links: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            a: z.ZodMiniObject<
              {
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
              },
              z.core.$strict
            >;
            b: z.ZodMiniObject<
              {
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
              },
              z.core.$strict
            >;
            delayPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            lengthM: z.ZodMiniExactOptional<z.ZodMiniInt>;
          },
          z.core.$strict
        >
      >
    >;
    elans: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            name: z.ZodMiniString<string>;
            maxFrame: z.ZodMiniDefault<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
            version: z.ZodMiniDefault<z.ZodMiniLiteral<1 | 2>>;
          },
          z.core.$strict
        >
      >
    >;
    tunnels: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            name: z.ZodMiniString<string>;
            a: z.ZodMiniObject<
              {
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
                vpi: z.ZodMiniInt;
              },
              z.core.$strict
            >;
            b: z.ZodMiniObject<
              {
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
                vpi: z.ZodMiniInt;
              },
              z.core.$strict
            >;
            mbps: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
          },
          z.core.$strict
        >
      >
    >;
    flows: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniPipe<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  from: z.ZodMiniInt;
                  to: z.ZodMiniInt;
                  toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                  stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                  kind: z.ZodMiniLiteral<'tcp-stream'>;
                  messageOctets: z.ZodMiniInt;
                  receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  sendBuffer: z.ZodMiniInt;
                  receiveBuffer: z.ZodMiniInt;
                },
                z.core.$strict
              >,
              z.ZodMiniTransform<
                {
                  id: number;
                  from: number;
                  to: number;
                  toIp?: string;
                  startPs: number;
                  stopPs: number | null;
                  kind: 'tcp-stream';
                  messageOctets: number;
                  sendBuffer: number;
                  receiveBuffer: number;
                  receiveOctets: number;
                },
                {
                  id: number;
                  from: number;
                  to: number;
                  toIp?: string;
                  startPs: number;
                  stopPs: number | null;
                  kind: 'tcp-stream';
                  messageOctets: number;
                  receiveOctets?: number;
                  sendBuffer: number;
                  receiveBuffer: number;
                }
              >
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                from: z.ZodMiniInt;
                to: z.ZodMiniInt;
                toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                kind: z.ZodMiniLiteral<'udp-stream'>;
                messageOctets: z.ZodMiniInt;
                intervalPs: z.ZodMiniInt;
                process: z.ZodMiniDefault<
                  z.ZodMiniEnum<{
                    cbr: 'cbr';
                    poisson: 'poisson';
                  }>
                >;
                tickPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                from: z.ZodMiniInt;
                to: z.ZodMiniInt;
                toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                kind: z.ZodMiniLiteral<'tcp-rr'>;
                requestOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                responseOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                from: z.ZodMiniInt;
                to: z.ZodMiniInt;
                toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                kind: z.ZodMiniLiteral<'ping'>;
                payloadOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                intervalPs: z.ZodMiniDefault<z.ZodMiniInt>;
                log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'cells'>;
                from: z.ZodMiniInt;
                port: z.ZodMiniInt;
                vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                vci: z.ZodMiniInt;
                category: z.ZodMiniDefault<
                  z.ZodMiniEnum<{
                    abr: 'abr';
                    cbr: 'cbr';
                    'nrt-vbr': 'nrt-vbr';
                    'rt-vbr': 'rt-vbr';
                    ubr: 'ubr';
                  }>
                >;
                clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                shaper: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        incrementPs: z.ZodMiniInt;
                        limitPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >
                  >
                >;
                abr: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      pcrCps: z.ZodMiniInt;
                      mcrCps: z.ZodMiniInt;
                      icrCps: z.ZodMiniInt;
                      rif: z.ZodMiniInt;
                      rdf: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >
                >;
                startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                phase: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    drawn: 'drawn';
                  }>
                >;
                source: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'saturated'>;
                        pduCells: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'periodic'>;
                        pduCells: z.ZodMiniInt;
                        intervalPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'poisson'>;
                        pduCells: z.ZodMiniInt;
                        spacingPs: z.ZodMiniInt;
                        meanGapPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'on-off'>;
                        meanCells: z.ZodMiniInt;
                        spacingPs: z.ZodMiniInt;
                        meanGapPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >,
                  ],
                  'kind'
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                from: z.ZodMiniInt;
                to: z.ZodMiniInt;
                startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                kind: z.ZodMiniLiteral<'frames'>;
                port: z.ZodMiniInt;
                toPort: z.ZodMiniInt;
                target: z.ZodMiniEnum<{
                  broadcast: 'broadcast';
                  port: 'port';
                  unknown: 'unknown';
                }>;
                octets: z.ZodMiniInt;
                intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'relay'>;
                from: z.ZodMiniInt;
                to: z.ZodMiniInt;
                service: z.ZodMiniEnum<{
                  broadcast: 'broadcast';
                  'client-server': 'client-server';
                  'point-to-multipoint': 'point-to-multipoint';
                  'point-to-point': 'point-to-point';
                }>;
                receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
                octets: z.ZodMiniInt;
                source: z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'block'>;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'list'>;
                        pdus: z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              octets: z.ZodMiniInt;
                              gapPs: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'cbr'>;
                        pduOctets: z.ZodMiniInt;
                        intervalPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'poisson'>;
                        pduOctets: z.ZodMiniInt;
                        meanGapPs: z.ZodMiniInt;
                        draw: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'on-off'>;
                        meanOnCells: z.ZodMiniInt;
                        meanOffCells: z.ZodMiniInt;
                        cellPs: z.ZodMiniInt;
                        draw: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        kind: z.ZodMiniLiteral<'markov'>;
                        frameOctets: z.ZodMiniInt;
                        low: z.ZodMiniObject<
                          {
                            count: z.ZodMiniInt;
                            bps: z.ZodMiniNumber<number>;
                            onPerS: z.ZodMiniNumber<number>;
                            offPerS: z.ZodMiniNumber<number>;
                          },
                          z.core.$strict
                        >;
                        high: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              count: z.ZodMiniInt;
                              bps: z.ZodMiniNumber<number>;
                              onPerS: z.ZodMiniNumber<number>;
                              offPerS: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >
                        >;
                        draw: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                  ],
                  'kind'
                >;
                nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
                selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
                startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >
      >
    >;
    changes: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'queue'>;
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
                category: z.ZodMiniEnum<{
                  abr: 'abr';
                  cbr: 'cbr';
                  'nrt-vbr': 'nrt-vbr';
                  'rt-vbr': 'rt-vbr';
                  ubr: 'ubr';
                }>;
                queue: z.ZodMiniObject<
                  {
                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    discard: z.ZodMiniDefault<
                      z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'none'>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'ppd'>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'epd'>;
                              thresholdCells: z.ZodMiniInt;
                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                            },
                            z.core.$strict
                          >,
                        ],
                        'kind'
                      >
                    >;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'link-delay'>;
                link: z.ZodMiniInt;
                delayPs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'link-up'>;
                link: z.ZodMiniInt;
                up: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'glitch'>;
                node: z.ZodMiniInt;
                port: z.ZodMiniInt;
                extraPs: z.ZodMiniNullable<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'policer'>;
                node: z.ZodMiniInt;
                in: z.ZodMiniObject<
                  {
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniInt;
                    vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
                buckets: z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      incrementPs: z.ZodMiniInt;
                      limitPs: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'stack'>;
                node: z.ZodMiniInt;
                set: z.ZodMiniObject<
                  {
                    nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    delayedAck: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        heartbeat: 'heartbeat';
                        off: 'off';
                        timer: 'timer';
                      }>
                    >;
                    delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                    windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                    receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                    windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                    writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                    sockets: z.ZodMiniOptional<
                      z.ZodMiniEnum<{
                        bsd: 'bsd';
                        winsock: 'winsock';
                        'winsock-blocking': 'winsock-blocking';
                      }>
                    >;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'cpu'>;
                node: z.ZodMiniInt;
                set: z.ZodMiniObject<
                  {
                    speed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                    syscallPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    sendPacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    receivePacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    interruptPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    copyPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                    checksumPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                    tickPs: z.ZodMiniOptional<z.ZodMiniInt>;
                    cellPs: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'process'>;
                node: z.ZodMiniInt;
                process: z.ZodMiniEnum<{
                  atmarp: 'atmarp';
                  bus: 'bus';
                  clip: 'clip';
                  lec: 'lec';
                  lecs: 'lecs';
                  les: 'les';
                  mpc: 'mpc';
                  mps: 'mps';
                }>;
                elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                up: z.ZodMiniBoolean<boolean>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'drop-message'>;
                node: z.ZodMiniInt;
                message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                count: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'damage-message'>;
                node: z.ZodMiniInt;
                message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                count: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'clear'>;
                node: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'prompt'>;
                node: z.ZodMiniInt;
                message: z.ZodMiniEnum<{
                  ER: 'ER';
                  LE_REGISTER_REQUEST: 'LE_REGISTER_REQUEST';
                  LE_TOPOLOGY_REQUEST: 'LE_TOPOLOGY_REQUEST';
                  LE_UNREGISTER_REQUEST: 'LE_UNREGISTER_REQUEST';
                  LE_VERIFY_REQUEST: 'LE_VERIFY_REQUEST';
                  RS: 'RS';
                }>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'plug'>;
                link: z.ZodMiniInt;
                end: z.ZodMiniEnum<{
                  a: 'a';
                  b: 'b';
                }>;
                to: z.ZodMiniObject<
                  {
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                  },
                  z.core.$strict
                >;
                ports: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    adapt: 'adapt';
                  }>
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                atPs: z.ZodMiniInt;
                kind: z.ZodMiniLiteral<'flow'>;
                flow: z.ZodMiniInt;
                set: z.ZodMiniObject<
                  {
                    messageOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >
      >
    >;
    durationPs: z.ZodMiniInt;
    seed: z.ZodMiniDefault<z.ZodMiniInt>;
    clocks: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        drawn: 'drawn';
      }>
    >;
    measure: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          flows: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<'all'>, z.ZodMiniArray<z.ZodMiniInt>]>>;
          warmupPs: z.ZodMiniDefault<z.ZodMiniInt>;
          account: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
          series: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                names: z.ZodMiniArray<z.ZodMiniString<string>>;
                intervalPs: z.ZodMiniInt;
              },
              z.core.$strict
            >
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Model = z.output<typeof modelSchema>;
declare const branchSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    name: z.ZodMiniString<string>;
    atPs: z.ZodMiniInt;
    kept: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          model: z.ZodMiniObject<
            {
              nodes: z.ZodMiniArray<
                z.ZodMiniDiscriminatedUnion<
                  [
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'host'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                phy: z.ZodMiniEnum<{
                                  atm25: 'atm25';
                                  'atm25-ideal': 'atm25-ideal';
                                  ds3: 'ds3';
                                  e3: 'e3';
                                  eth10: 'eth10';
                                  eth100: 'eth100';
                                  oc12c: 'oc12c';
                                  oc3c: 'oc3c';
                                }>;
                                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                signallingQueue: z.ZodMiniExactOptional<
                                  z.ZodMiniEnum<{
                                    own: 'own';
                                    shared: 'shared';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        interfaces: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniPipe<
                              z.ZodMiniObject<
                                {
                                  port: z.ZodMiniInt;
                                  ip: z.ZodMiniString<string>;
                                  prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                                  mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  over: z.ZodMiniExactOptional<
                                    z.ZodMiniEnum<{
                                      ethernet: 'ethernet';
                                      lane: 'lane';
                                      pvc: 'pvc';
                                      svc: 'svc';
                                    }>
                                  >;
                                  elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  lec: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                        maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                        elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                        llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                        c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                  mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniTransform<
                                {
                                  port: number;
                                  ip: string;
                                  prefix: number;
                                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                  elan?: number;
                                  mac?: string;
                                  lec?: {
                                    version?: 1 | 2 | undefined;
                                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                    elanName?: string | undefined;
                                    llcMultiplexed?: boolean | undefined;
                                    c7S?: number | undefined;
                                    c10?: number | undefined;
                                    c11S?: number | undefined;
                                    c12S?: number | undefined;
                                    c13?: number | undefined;
                                    c17S?: number | undefined;
                                    c18S?: number | undefined;
                                    c20S?: number | undefined;
                                    c21S?: number | undefined;
                                    c22S?: number | undefined;
                                    c28S?: number | undefined;
                                    c33S?: number | undefined;
                                    c37Ms?: number | undefined;
                                    c38Ms?: number | undefined;
                                  };
                                  mpoa?: boolean;
                                  mtu: number;
                                },
                                {
                                  port: number;
                                  ip: string;
                                  prefix: number;
                                  mtu?: number;
                                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                  elan?: number;
                                  mac?: string;
                                  lec?: {
                                    version?: 1 | 2 | undefined;
                                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                    elanName?: string | undefined;
                                    llcMultiplexed?: boolean | undefined;
                                    c7S?: number | undefined;
                                    c10?: number | undefined;
                                    c11S?: number | undefined;
                                    c12S?: number | undefined;
                                    c13?: number | undefined;
                                    c17S?: number | undefined;
                                    c18S?: number | undefined;
                                    c20S?: number | undefined;
                                    c21S?: number | undefined;
                                    c22S?: number | undefined;
                                    c28S?: number | undefined;
                                    c33S?: number | undefined;
                                    c37Ms?: number | undefined;
                                    c38Ms?: number | undefined;
                                  };
                                  mpoa?: boolean;
                                }
                              >
                            >
                          >
                        >;
                        pvcs: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                port: z.ZodMiniInt;
                                vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                                vci: z.ZodMiniInt;
                                peer: z.ZodMiniString<string>;
                                category: z.ZodMiniDefault<
                                  z.ZodMiniEnum<{
                                    abr: 'abr';
                                    cbr: 'cbr';
                                    'nrt-vbr': 'nrt-vbr';
                                    'rt-vbr': 'rt-vbr';
                                    ubr: 'ubr';
                                  }>
                                >;
                                shaper: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        incrementPs: z.ZodMiniInt;
                                        limitPs: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        routes: z.ZodMiniExactOptional<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                network: z.ZodMiniString<string>;
                                prefix: z.ZodMiniInt;
                                via: z.ZodMiniString<string>;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        mpc: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              p1: z.ZodMiniOptional<z.ZodMiniInt>;
                              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                              idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                              category: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  abr: 'abr';
                                  cbr: 'cbr';
                                  'nrt-vbr': 'nrt-vbr';
                                  'rt-vbr': 'rt-vbr';
                                  ubr: 'ubr';
                                }>
                              >;
                              pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                              tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                              maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                              maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                              servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                              ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
                        cpu: z.ZodMiniDefault<
                          z.ZodMiniObject<
                            {
                              speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                              syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                              checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                              tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        profile: z.ZodMiniDefault<
                          z.ZodMiniEnum<{
                            'bsd-reno': 'bsd-reno';
                            'linux-2.2': 'linux-2.2';
                            win98: 'win98';
                            winnt4: 'winnt4';
                          }>
                        >;
                        stack: z.ZodMiniDefault<
                          z.ZodMiniObject<
                            {
                              nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              delayedAck: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  heartbeat: 'heartbeat';
                                  off: 'off';
                                  timer: 'timer';
                                }>
                              >;
                              delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                              windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                              receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                              writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                              sockets: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  bsd: 'bsd';
                                  winsock: 'winsock';
                                  'winsock-blocking': 'winsock-blocking';
                                }>
                              >;
                            },
                            z.core.$strict
                          >
                        >;
                        kernel: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              scheduler: z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniEnum<{
                                      bsd: 'bsd';
                                      'linux-2.2': 'linux-2.2';
                                      nt: 'nt';
                                      'nt-server': 'nt-server';
                                      'solaris-ts': 'solaris-ts';
                                    }>;
                                    switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                    wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  },
                                  z.core.$strict
                                >
                              >;
                              receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'switch'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              id: z.ZodMiniInt;
                              phy: z.ZodMiniEnum<{
                                atm25: 'atm25';
                                'atm25-ideal': 'atm25-ideal';
                                ds3: 'ds3';
                                e3: 'e3';
                                eth10: 'eth10';
                                eth100: 'eth100';
                                oc12c: 'oc12c';
                                oc3c: 'oc3c';
                              }>;
                              clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                              queues: z.ZodMiniDefault<
                                z.ZodMiniObject<
                                  {
                                    cbr: z.ZodMiniExactOptional<
                                      z.ZodMiniObject<
                                        {
                                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          discard: z.ZodMiniDefault<
                                            z.ZodMiniDiscriminatedUnion<
                                              [
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'none'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'ppd'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'epd'>;
                                                    thresholdCells: z.ZodMiniInt;
                                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                  },
                                                  z.core.$strict
                                                >,
                                              ],
                                              'kind'
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >
                                    >;
                                    'rt-vbr': z.ZodMiniExactOptional<
                                      z.ZodMiniObject<
                                        {
                                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          discard: z.ZodMiniDefault<
                                            z.ZodMiniDiscriminatedUnion<
                                              [
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'none'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'ppd'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'epd'>;
                                                    thresholdCells: z.ZodMiniInt;
                                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                  },
                                                  z.core.$strict
                                                >,
                                              ],
                                              'kind'
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >
                                    >;
                                    'nrt-vbr': z.ZodMiniExactOptional<
                                      z.ZodMiniObject<
                                        {
                                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          discard: z.ZodMiniDefault<
                                            z.ZodMiniDiscriminatedUnion<
                                              [
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'none'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'ppd'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'epd'>;
                                                    thresholdCells: z.ZodMiniInt;
                                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                  },
                                                  z.core.$strict
                                                >,
                                              ],
                                              'kind'
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >
                                    >;
                                    abr: z.ZodMiniExactOptional<
                                      z.ZodMiniObject<
                                        {
                                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          discard: z.ZodMiniDefault<
                                            z.ZodMiniDiscriminatedUnion<
                                              [
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'none'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'ppd'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'epd'>;
                                                    thresholdCells: z.ZodMiniInt;
                                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                  },
                                                  z.core.$strict
                                                >,
                                              ],
                                              'kind'
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >
                                    >;
                                    ubr: z.ZodMiniExactOptional<
                                      z.ZodMiniObject<
                                        {
                                          capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                          discard: z.ZodMiniDefault<
                                            z.ZodMiniDiscriminatedUnion<
                                              [
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'none'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'ppd'>;
                                                  },
                                                  z.core.$strict
                                                >,
                                                z.ZodMiniObject<
                                                  {
                                                    kind: z.ZodMiniLiteral<'epd'>;
                                                    thresholdCells: z.ZodMiniInt;
                                                    keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                  },
                                                  z.core.$strict
                                                >,
                                              ],
                                              'kind'
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                              explicitRate: z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    targetPercent: z.ZodMiniInt;
                                    intervalPs: z.ZodMiniInt;
                                  },
                                  z.core.$strict
                                >
                              >;
                            },
                            z.core.$strict
                          >
                        >;
                        latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                        routes: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                in: z.ZodMiniObject<
                                  {
                                    port: z.ZodMiniInt;
                                    vpi: z.ZodMiniInt;
                                    vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  },
                                  z.core.$strict
                                >;
                                out: z.ZodMiniObject<
                                  {
                                    port: z.ZodMiniInt;
                                    vpi: z.ZodMiniInt;
                                    vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  },
                                  z.core.$strict
                                >;
                                category: z.ZodMiniDefault<
                                  z.ZodMiniEnum<{
                                    abr: 'abr';
                                    cbr: 'cbr';
                                    'nrt-vbr': 'nrt-vbr';
                                    'rt-vbr': 'rt-vbr';
                                    ubr: 'ubr';
                                  }>
                                >;
                                policer: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      buckets: z.ZodMiniArray<
                                        z.ZodMiniObject<
                                          {
                                            incrementPs: z.ZodMiniInt;
                                            limitPs: z.ZodMiniInt;
                                          },
                                          z.core.$strict
                                        >
                                      >;
                                      action: z.ZodMiniDefault<
                                        z.ZodMiniEnum<{
                                          discard: 'discard';
                                          tag: 'tag';
                                        }>
                                      >;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                shaper: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        incrementPs: z.ZodMiniInt;
                                        limitPs: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        signalling: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
                              messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        services: z.ZodMiniExactOptional<
                          z.ZodMiniArray<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'lecs'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'les'>;
                                    elan: z.ZodMiniInt;
                                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'atmarp'>;
                                    network: z.ZodMiniString<string>;
                                    prefix: z.ZodMiniInt;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >
                        >;
                        processor: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'generator'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              id: z.ZodMiniInt;
                              phy: z.ZodMiniEnum<{
                                atm25: 'atm25';
                                'atm25-ideal': 'atm25-ideal';
                                ds3: 'ds3';
                                e3: 'e3';
                                eth10: 'eth10';
                                eth100: 'eth100';
                                oc12c: 'oc12c';
                                oc3c: 'oc3c';
                              }>;
                              half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                              mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                              clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                              turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              signallingQueue: z.ZodMiniExactOptional<
                                z.ZodMiniEnum<{
                                  own: 'own';
                                  shared: 'shared';
                                }>
                              >;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'edge'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                phy: z.ZodMiniEnum<{
                                  atm25: 'atm25';
                                  'atm25-ideal': 'atm25-ideal';
                                  ds3: 'ds3';
                                  e3: 'e3';
                                  eth10: 'eth10';
                                  eth100: 'eth100';
                                  oc12c: 'oc12c';
                                  oc3c: 'oc3c';
                                }>;
                                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                signallingQueue: z.ZodMiniExactOptional<
                                  z.ZodMiniEnum<{
                                    own: 'own';
                                    shared: 'shared';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        bridges: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                port: z.ZodMiniInt;
                                elan: z.ZodMiniInt;
                                ethernet: z.ZodMiniArray<z.ZodMiniInt>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                lec: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                      maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                      elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                      llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                      c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        mpc: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              p1: z.ZodMiniOptional<z.ZodMiniInt>;
                              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                              idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                              category: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  abr: 'abr';
                                  cbr: 'cbr';
                                  'nrt-vbr': 'nrt-vbr';
                                  'rt-vbr': 'rt-vbr';
                                  ubr: 'ubr';
                                }>
                              >;
                              pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                              tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                              maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                              maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                              servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                              ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        forwarding: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'router'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                phy: z.ZodMiniEnum<{
                                  atm25: 'atm25';
                                  'atm25-ideal': 'atm25-ideal';
                                  ds3: 'ds3';
                                  e3: 'e3';
                                  eth10: 'eth10';
                                  eth100: 'eth100';
                                  oc12c: 'oc12c';
                                  oc3c: 'oc3c';
                                }>;
                                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                signallingQueue: z.ZodMiniExactOptional<
                                  z.ZodMiniEnum<{
                                    own: 'own';
                                    shared: 'shared';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        interfaces: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniPipe<
                              z.ZodMiniObject<
                                {
                                  port: z.ZodMiniInt;
                                  ip: z.ZodMiniString<string>;
                                  prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                                  mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  over: z.ZodMiniExactOptional<
                                    z.ZodMiniEnum<{
                                      ethernet: 'ethernet';
                                      lane: 'lane';
                                      pvc: 'pvc';
                                      svc: 'svc';
                                    }>
                                  >;
                                  elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  lec: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                        maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                        elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                        llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                        c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                        c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                  mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniTransform<
                                {
                                  port: number;
                                  ip: string;
                                  prefix: number;
                                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                  elan?: number;
                                  mac?: string;
                                  lec?: {
                                    version?: 1 | 2 | undefined;
                                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                    elanName?: string | undefined;
                                    llcMultiplexed?: boolean | undefined;
                                    c7S?: number | undefined;
                                    c10?: number | undefined;
                                    c11S?: number | undefined;
                                    c12S?: number | undefined;
                                    c13?: number | undefined;
                                    c17S?: number | undefined;
                                    c18S?: number | undefined;
                                    c20S?: number | undefined;
                                    c21S?: number | undefined;
                                    c22S?: number | undefined;
                                    c28S?: number | undefined;
                                    c33S?: number | undefined;
                                    c37Ms?: number | undefined;
                                    c38Ms?: number | undefined;
                                  };
                                  mpoa?: boolean;
                                  mtu: number;
                                },
                                {
                                  port: number;
                                  ip: string;
                                  prefix: number;
                                  mtu?: number;
                                  over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                  elan?: number;
                                  mac?: string;
                                  lec?: {
                                    version?: 1 | 2 | undefined;
                                    maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                    elanName?: string | undefined;
                                    llcMultiplexed?: boolean | undefined;
                                    c7S?: number | undefined;
                                    c10?: number | undefined;
                                    c11S?: number | undefined;
                                    c12S?: number | undefined;
                                    c13?: number | undefined;
                                    c17S?: number | undefined;
                                    c18S?: number | undefined;
                                    c20S?: number | undefined;
                                    c21S?: number | undefined;
                                    c22S?: number | undefined;
                                    c28S?: number | undefined;
                                    c33S?: number | undefined;
                                    c37Ms?: number | undefined;
                                    c38Ms?: number | undefined;
                                  };
                                  mpoa?: boolean;
                                }
                              >
                            >
                          >
                        >;
                        pvcs: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                port: z.ZodMiniInt;
                                vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                                vci: z.ZodMiniInt;
                                peer: z.ZodMiniString<string>;
                                category: z.ZodMiniDefault<
                                  z.ZodMiniEnum<{
                                    abr: 'abr';
                                    cbr: 'cbr';
                                    'nrt-vbr': 'nrt-vbr';
                                    'rt-vbr': 'rt-vbr';
                                    ubr: 'ubr';
                                  }>
                                >;
                                shaper: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        incrementPs: z.ZodMiniInt;
                                        limitPs: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        routes: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                network: z.ZodMiniString<string>;
                                prefix: z.ZodMiniInt;
                                via: z.ZodMiniString<string>;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        forwarding: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        punt: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        mps: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              p1S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                              p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
                              triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                            },
                            z.core.$strict
                          >
                        >;
                        services: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'lecs'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'les'>;
                                    elan: z.ZodMiniInt;
                                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'atmarp'>;
                                    network: z.ZodMiniString<string>;
                                    prefix: z.ZodMiniInt;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >
                        >;
                        processor: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'server'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                phy: z.ZodMiniEnum<{
                                  atm25: 'atm25';
                                  'atm25-ideal': 'atm25-ideal';
                                  ds3: 'ds3';
                                  e3: 'e3';
                                  eth10: 'eth10';
                                  eth100: 'eth100';
                                  oc12c: 'oc12c';
                                  oc3c: 'oc3c';
                                }>;
                                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                signallingQueue: z.ZodMiniExactOptional<
                                  z.ZodMiniEnum<{
                                    own: 'own';
                                    shared: 'shared';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        services: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniDiscriminatedUnion<
                              [
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'lecs'>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'les'>;
                                    elan: z.ZodMiniInt;
                                    maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniObject<
                                  {
                                    kind: z.ZodMiniLiteral<'atmarp'>;
                                    network: z.ZodMiniString<string>;
                                    prefix: z.ZodMiniInt;
                                  },
                                  z.core.$strict
                                >,
                              ],
                              'kind'
                            >
                          >
                        >;
                        processor: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        kind: z.ZodMiniLiteral<'hub'>;
                        name: z.ZodMiniString<string>;
                        ports: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                phy: z.ZodMiniEnum<{
                                  atm25: 'atm25';
                                  'atm25-ideal': 'atm25-ideal';
                                  ds3: 'ds3';
                                  e3: 'e3';
                                  eth10: 'eth10';
                                  eth100: 'eth100';
                                  oc12c: 'oc12c';
                                  oc3c: 'oc3c';
                                }>;
                                half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                signallingQueue: z.ZodMiniExactOptional<
                                  z.ZodMiniEnum<{
                                    own: 'own';
                                    shared: 'shared';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                      },
                      z.core.$strict
                    >,
                  ],
                  'kind'
                >
              >;
              links: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      a: z.ZodMiniObject<
                        {
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >;
                      b: z.ZodMiniObject<
                        {
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >;
                      delayPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      lengthM: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    },
                    z.core.$strict
                  >
                >
              >;
              elans: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      name: z.ZodMiniString<string>;
                      maxFrame: z.ZodMiniDefault<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                      version: z.ZodMiniDefault<z.ZodMiniLiteral<1 | 2>>;
                    },
                    z.core.$strict
                  >
                >
              >;
              tunnels: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      name: z.ZodMiniString<string>;
                      a: z.ZodMiniObject<
                        {
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >;
                      b: z.ZodMiniObject<
                        {
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >;
                      mbps: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    },
                    z.core.$strict
                  >
                >
              >;
              flows: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniPipe<
                        z.ZodMiniObject<
                          {
                            id: z.ZodMiniInt;
                            from: z.ZodMiniInt;
                            to: z.ZodMiniInt;
                            toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                            startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                            stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                            kind: z.ZodMiniLiteral<'tcp-stream'>;
                            messageOctets: z.ZodMiniInt;
                            receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            sendBuffer: z.ZodMiniInt;
                            receiveBuffer: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniTransform<
                          {
                            id: number;
                            from: number;
                            to: number;
                            toIp?: string;
                            startPs: number;
                            stopPs: number | null;
                            kind: 'tcp-stream';
                            messageOctets: number;
                            sendBuffer: number;
                            receiveBuffer: number;
                            receiveOctets: number;
                          },
                          {
                            id: number;
                            from: number;
                            to: number;
                            toIp?: string;
                            startPs: number;
                            stopPs: number | null;
                            kind: 'tcp-stream';
                            messageOctets: number;
                            receiveOctets?: number;
                            sendBuffer: number;
                            receiveBuffer: number;
                          }
                        >
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          from: z.ZodMiniInt;
                          to: z.ZodMiniInt;
                          toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          kind: z.ZodMiniLiteral<'udp-stream'>;
                          messageOctets: z.ZodMiniInt;
                          intervalPs: z.ZodMiniInt;
                          process: z.ZodMiniDefault<
                            z.ZodMiniEnum<{
                              cbr: 'cbr';
                              poisson: 'poisson';
                            }>
                          >;
                          tickPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                          receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          from: z.ZodMiniInt;
                          to: z.ZodMiniInt;
                          toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          kind: z.ZodMiniLiteral<'tcp-rr'>;
                          requestOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                          responseOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                          sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                          receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                          log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          from: z.ZodMiniInt;
                          to: z.ZodMiniInt;
                          toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          kind: z.ZodMiniLiteral<'ping'>;
                          payloadOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                          intervalPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'cells'>;
                          from: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                          vci: z.ZodMiniInt;
                          category: z.ZodMiniDefault<
                            z.ZodMiniEnum<{
                              abr: 'abr';
                              cbr: 'cbr';
                              'nrt-vbr': 'nrt-vbr';
                              'rt-vbr': 'rt-vbr';
                              ubr: 'ubr';
                            }>
                          >;
                          clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                          shaper: z.ZodMiniDefault<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  incrementPs: z.ZodMiniInt;
                                  limitPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                          abr: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                pcrCps: z.ZodMiniInt;
                                mcrCps: z.ZodMiniInt;
                                icrCps: z.ZodMiniInt;
                                rif: z.ZodMiniInt;
                                rdf: z.ZodMiniInt;
                              },
                              z.core.$strict
                            >
                          >;
                          startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          phase: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              drawn: 'drawn';
                            }>
                          >;
                          source: z.ZodMiniDiscriminatedUnion<
                            [
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'saturated'>;
                                  pduCells: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'periodic'>;
                                  pduCells: z.ZodMiniInt;
                                  intervalPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'poisson'>;
                                  pduCells: z.ZodMiniInt;
                                  spacingPs: z.ZodMiniInt;
                                  meanGapPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'on-off'>;
                                  meanCells: z.ZodMiniInt;
                                  spacingPs: z.ZodMiniInt;
                                  meanGapPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                            ],
                            'kind'
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          from: z.ZodMiniInt;
                          to: z.ZodMiniInt;
                          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                          kind: z.ZodMiniLiteral<'frames'>;
                          port: z.ZodMiniInt;
                          toPort: z.ZodMiniInt;
                          target: z.ZodMiniEnum<{
                            broadcast: 'broadcast';
                            port: 'port';
                            unknown: 'unknown';
                          }>;
                          octets: z.ZodMiniInt;
                          intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'relay'>;
                          from: z.ZodMiniInt;
                          to: z.ZodMiniInt;
                          service: z.ZodMiniEnum<{
                            broadcast: 'broadcast';
                            'client-server': 'client-server';
                            'point-to-multipoint': 'point-to-multipoint';
                            'point-to-point': 'point-to-point';
                          }>;
                          receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
                          octets: z.ZodMiniInt;
                          source: z.ZodMiniDiscriminatedUnion<
                            [
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'block'>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'list'>;
                                  pdus: z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        octets: z.ZodMiniInt;
                                        gapPs: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'cbr'>;
                                  pduOctets: z.ZodMiniInt;
                                  intervalPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'poisson'>;
                                  pduOctets: z.ZodMiniInt;
                                  meanGapPs: z.ZodMiniInt;
                                  draw: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'on-off'>;
                                  meanOnCells: z.ZodMiniInt;
                                  meanOffCells: z.ZodMiniInt;
                                  cellPs: z.ZodMiniInt;
                                  draw: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'markov'>;
                                  frameOctets: z.ZodMiniInt;
                                  low: z.ZodMiniObject<
                                    {
                                      count: z.ZodMiniInt;
                                      bps: z.ZodMiniNumber<number>;
                                      onPerS: z.ZodMiniNumber<number>;
                                      offPerS: z.ZodMiniNumber<number>;
                                    },
                                    z.core.$strict
                                  >;
                                  high: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        count: z.ZodMiniInt;
                                        bps: z.ZodMiniNumber<number>;
                                        onPerS: z.ZodMiniNumber<number>;
                                        offPerS: z.ZodMiniNumber<number>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                  draw: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                },
                                z.core.$strict
                              >,
                            ],
                            'kind'
                          >;
                          nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                          receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                          receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                          sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                          loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                          leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >
              >;
              changes: z.ZodMiniDefault<
                z.ZodMiniArray<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'queue'>;
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                          category: z.ZodMiniEnum<{
                            abr: 'abr';
                            cbr: 'cbr';
                            'nrt-vbr': 'nrt-vbr';
                            'rt-vbr': 'rt-vbr';
                            ubr: 'ubr';
                          }>;
                          queue: z.ZodMiniObject<
                            {
                              capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                              clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                              discard: z.ZodMiniDefault<
                                z.ZodMiniDiscriminatedUnion<
                                  [
                                    z.ZodMiniObject<
                                      {
                                        kind: z.ZodMiniLiteral<'none'>;
                                      },
                                      z.core.$strict
                                    >,
                                    z.ZodMiniObject<
                                      {
                                        kind: z.ZodMiniLiteral<'ppd'>;
                                      },
                                      z.core.$strict
                                    >,
                                    z.ZodMiniObject<
                                      {
                                        kind: z.ZodMiniLiteral<'epd'>;
                                        thresholdCells: z.ZodMiniInt;
                                        keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                      },
                                      z.core.$strict
                                    >,
                                  ],
                                  'kind'
                                >
                              >;
                            },
                            z.core.$strict
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'link-delay'>;
                          link: z.ZodMiniInt;
                          delayPs: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'link-up'>;
                          link: z.ZodMiniInt;
                          up: z.ZodMiniBoolean<boolean>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'glitch'>;
                          node: z.ZodMiniInt;
                          port: z.ZodMiniInt;
                          extraPs: z.ZodMiniNullable<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'policer'>;
                          node: z.ZodMiniInt;
                          in: z.ZodMiniObject<
                            {
                              port: z.ZodMiniInt;
                              vpi: z.ZodMiniInt;
                              vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >;
                          buckets: z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                incrementPs: z.ZodMiniInt;
                                limitPs: z.ZodMiniInt;
                              },
                              z.core.$strict
                            >
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'stack'>;
                          node: z.ZodMiniInt;
                          set: z.ZodMiniObject<
                            {
                              nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              delayedAck: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  heartbeat: 'heartbeat';
                                  off: 'off';
                                  timer: 'timer';
                                }>
                              >;
                              delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                              windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                              receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                              windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                              copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                              writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                              sockets: z.ZodMiniOptional<
                                z.ZodMiniEnum<{
                                  bsd: 'bsd';
                                  winsock: 'winsock';
                                  'winsock-blocking': 'winsock-blocking';
                                }>
                              >;
                            },
                            z.core.$strict
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'cpu'>;
                          node: z.ZodMiniInt;
                          set: z.ZodMiniObject<
                            {
                              speed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                              syscallPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              sendPacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              receivePacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              interruptPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              copyPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                              checksumPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                              tickPs: z.ZodMiniOptional<z.ZodMiniInt>;
                              cellPs: z.ZodMiniOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'process'>;
                          node: z.ZodMiniInt;
                          process: z.ZodMiniEnum<{
                            atmarp: 'atmarp';
                            bus: 'bus';
                            clip: 'clip';
                            lec: 'lec';
                            lecs: 'lecs';
                            les: 'les';
                            mpc: 'mpc';
                            mps: 'mps';
                          }>;
                          elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          up: z.ZodMiniBoolean<boolean>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'drop-message'>;
                          node: z.ZodMiniInt;
                          message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'damage-message'>;
                          node: z.ZodMiniInt;
                          message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'clear'>;
                          node: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'prompt'>;
                          node: z.ZodMiniInt;
                          message: z.ZodMiniEnum<{
                            ER: 'ER';
                            LE_REGISTER_REQUEST: 'LE_REGISTER_REQUEST';
                            LE_TOPOLOGY_REQUEST: 'LE_TOPOLOGY_REQUEST';
                            LE_UNREGISTER_REQUEST: 'LE_UNREGISTER_REQUEST';
                            LE_VERIFY_REQUEST: 'LE_VERIFY_REQUEST';
                            RS: 'RS';
                          }>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'plug'>;
                          link: z.ZodMiniInt;
                          end: z.ZodMiniEnum<{
                            a: 'a';
                            b: 'b';
                          }>;
                          to: z.ZodMiniObject<
                            {
                              node: z.ZodMiniInt;
                              port: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >;
                          ports: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              adapt: 'adapt';
                            }>
                          >;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          atPs: z.ZodMiniInt;
                          kind: z.ZodMiniLiteral<'flow'>;
                          flow: z.ZodMiniInt;
                          set: z.ZodMiniObject<
                            {
                              messageOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >
              >;
              durationPs: z.ZodMiniInt;
              seed: z.ZodMiniDefault<z.ZodMiniInt>;
              clocks: z.ZodMiniExactOptional<
                z.ZodMiniEnum<{
                  drawn: 'drawn';
                }>
              >;
              measure: z.ZodMiniDefault<
                z.ZodMiniObject<
                  {
                    flows: z.ZodMiniDefault<
                      z.ZodMiniUnion<readonly [z.ZodMiniLiteral<'all'>, z.ZodMiniArray<z.ZodMiniInt>]>
                    >;
                    warmupPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    account: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                    series: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          names: z.ZodMiniArray<z.ZodMiniString<string>>;
                          intervalPs: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >
                    >;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >;
          layout: z.ZodMiniDefault<
            z.ZodMiniObject<
              {
                nodes: z.ZodMiniDefault<
                  z.ZodMiniRecord<
                    z.ZodMiniString<string>,
                    z.ZodMiniObject<
                      {
                        x: z.ZodMiniNumber<number>;
                        y: z.ZodMiniNumber<number>;
                      },
                      z.core.$strict
                    >
                  >
                >;
                links: z.ZodMiniDefault<
                  z.ZodMiniRecord<
                    z.ZodMiniString<string>,
                    z.ZodMiniObject<
                      {
                        waypoints: z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              x: z.ZodMiniNumber<number>;
                              y: z.ZodMiniNumber<number>;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >
                  >
                >;
                groups: z.ZodMiniDefault<
                  z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        name: z.ZodMiniString<string>;
                        nodes: z.ZodMiniArray<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >
                >;
              },
              z.core.$strict
            >
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Branch = z.output<typeof branchSchema>;
declare const scenarioSchema: z.ZodMiniObject<
  {
    lanelab: z.ZodMiniLiteral<8>;
    model: z.ZodMiniObject<
      {
        nodes: z.ZodMiniArray<
          z.ZodMiniDiscriminatedUnion<
            [
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'host'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          phy: z.ZodMiniEnum<{
                            atm25: 'atm25';
                            'atm25-ideal': 'atm25-ideal';
                            ds3: 'ds3';
                            e3: 'e3';
                            eth10: 'eth10';
                            eth100: 'eth100';
                            oc12c: 'oc12c';
                            oc3c: 'oc3c';
                          }>;
                          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          signallingQueue: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              own: 'own';
                              shared: 'shared';
                            }>
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  interfaces: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniPipe<
                        z.ZodMiniObject<
                          {
                            port: z.ZodMiniInt;
                            ip: z.ZodMiniString<string>;
                            prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                            mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            over: z.ZodMiniExactOptional<
                              z.ZodMiniEnum<{
                                ethernet: 'ethernet';
                                lane: 'lane';
                                pvc: 'pvc';
                                svc: 'svc';
                              }>
                            >;
                            elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                            lec: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                  maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                  elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                  llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                  c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >
                            >;
                            mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniTransform<
                          {
                            port: number;
                            ip: string;
                            prefix: number;
                            over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                            elan?: number;
                            mac?: string;
                            lec?: {
                              version?: 1 | 2 | undefined;
                              maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                              elanName?: string | undefined;
                              llcMultiplexed?: boolean | undefined;
                              c7S?: number | undefined;
                              c10?: number | undefined;
                              c11S?: number | undefined;
                              c12S?: number | undefined;
                              c13?: number | undefined;
                              c17S?: number | undefined;
                              c18S?: number | undefined;
                              c20S?: number | undefined;
                              c21S?: number | undefined;
                              c22S?: number | undefined;
                              c28S?: number | undefined;
                              c33S?: number | undefined;
                              c37Ms?: number | undefined;
                              c38Ms?: number | undefined;
                            };
                            mpoa?: boolean;
                            mtu: number;
                          },
                          {
                            port: number;
                            ip: string;
                            prefix: number;
                            mtu?: number;
                            over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                            elan?: number;
                            mac?: string;
                            lec?: {
                              version?: 1 | 2 | undefined;
                              maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                              elanName?: string | undefined;
                              llcMultiplexed?: boolean | undefined;
                              c7S?: number | undefined;
                              c10?: number | undefined;
                              c11S?: number | undefined;
                              c12S?: number | undefined;
                              c13?: number | undefined;
                              c17S?: number | undefined;
                              c18S?: number | undefined;
                              c20S?: number | undefined;
                              c21S?: number | undefined;
                              c22S?: number | undefined;
                              c28S?: number | undefined;
                              c33S?: number | undefined;
                              c37Ms?: number | undefined;
                              c38Ms?: number | undefined;
                            };
                            mpoa?: boolean;
                          }
                        >
                      >
                    >
                  >;
                  pvcs: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                          vci: z.ZodMiniInt;
                          peer: z.ZodMiniString<string>;
                          category: z.ZodMiniDefault<
                            z.ZodMiniEnum<{
                              abr: 'abr';
                              cbr: 'cbr';
                              'nrt-vbr': 'nrt-vbr';
                              'rt-vbr': 'rt-vbr';
                              ubr: 'ubr';
                            }>
                          >;
                          shaper: z.ZodMiniDefault<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  incrementPs: z.ZodMiniInt;
                                  limitPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  routes: z.ZodMiniExactOptional<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          network: z.ZodMiniString<string>;
                          prefix: z.ZodMiniInt;
                          via: z.ZodMiniString<string>;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                  mpc: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        p1: z.ZodMiniOptional<z.ZodMiniInt>;
                        p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                        idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                        category: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            abr: 'abr';
                            cbr: 'cbr';
                            'nrt-vbr': 'nrt-vbr';
                            'rt-vbr': 'rt-vbr';
                            ubr: 'ubr';
                          }>
                        >;
                        pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                        tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                        maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                        maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                        servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                        ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
                  cpu: z.ZodMiniDefault<
                    z.ZodMiniObject<
                      {
                        speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                        syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                        checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                        tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
                        cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  profile: z.ZodMiniDefault<
                    z.ZodMiniEnum<{
                      'bsd-reno': 'bsd-reno';
                      'linux-2.2': 'linux-2.2';
                      win98: 'win98';
                      winnt4: 'winnt4';
                    }>
                  >;
                  stack: z.ZodMiniDefault<
                    z.ZodMiniObject<
                      {
                        nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        delayedAck: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            heartbeat: 'heartbeat';
                            off: 'off';
                            timer: 'timer';
                          }>
                        >;
                        delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                        windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                        receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                        writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                        sockets: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            bsd: 'bsd';
                            winsock: 'winsock';
                            'winsock-blocking': 'winsock-blocking';
                          }>
                        >;
                      },
                      z.core.$strict
                    >
                  >;
                  kernel: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        scheduler: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniEnum<{
                                bsd: 'bsd';
                                'linux-2.2': 'linux-2.2';
                                nt: 'nt';
                                'nt-server': 'nt-server';
                                'solaris-ts': 'solaris-ts';
                              }>;
                              switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                              wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >;
                        receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'switch'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        phy: z.ZodMiniEnum<{
                          atm25: 'atm25';
                          'atm25-ideal': 'atm25-ideal';
                          ds3: 'ds3';
                          e3: 'e3';
                          eth10: 'eth10';
                          eth100: 'eth100';
                          oc12c: 'oc12c';
                          oc3c: 'oc3c';
                        }>;
                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                        queues: z.ZodMiniDefault<
                          z.ZodMiniObject<
                            {
                              cbr: z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    discard: z.ZodMiniDefault<
                                      z.ZodMiniDiscriminatedUnion<
                                        [
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'none'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'ppd'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'epd'>;
                                              thresholdCells: z.ZodMiniInt;
                                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                            },
                                            z.core.$strict
                                          >,
                                        ],
                                        'kind'
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                              'rt-vbr': z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    discard: z.ZodMiniDefault<
                                      z.ZodMiniDiscriminatedUnion<
                                        [
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'none'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'ppd'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'epd'>;
                                              thresholdCells: z.ZodMiniInt;
                                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                            },
                                            z.core.$strict
                                          >,
                                        ],
                                        'kind'
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                              'nrt-vbr': z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    discard: z.ZodMiniDefault<
                                      z.ZodMiniDiscriminatedUnion<
                                        [
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'none'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'ppd'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'epd'>;
                                              thresholdCells: z.ZodMiniInt;
                                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                            },
                                            z.core.$strict
                                          >,
                                        ],
                                        'kind'
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                              abr: z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    discard: z.ZodMiniDefault<
                                      z.ZodMiniDiscriminatedUnion<
                                        [
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'none'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'ppd'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'epd'>;
                                              thresholdCells: z.ZodMiniInt;
                                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                            },
                                            z.core.$strict
                                          >,
                                        ],
                                        'kind'
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                              ubr: z.ZodMiniExactOptional<
                                z.ZodMiniObject<
                                  {
                                    capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    discard: z.ZodMiniDefault<
                                      z.ZodMiniDiscriminatedUnion<
                                        [
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'none'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'ppd'>;
                                            },
                                            z.core.$strict
                                          >,
                                          z.ZodMiniObject<
                                            {
                                              kind: z.ZodMiniLiteral<'epd'>;
                                              thresholdCells: z.ZodMiniInt;
                                              keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                            },
                                            z.core.$strict
                                          >,
                                        ],
                                        'kind'
                                      >
                                    >;
                                  },
                                  z.core.$strict
                                >
                              >;
                            },
                            z.core.$strict
                          >
                        >;
                        explicitRate: z.ZodMiniExactOptional<
                          z.ZodMiniObject<
                            {
                              targetPercent: z.ZodMiniInt;
                              intervalPs: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >
                        >;
                      },
                      z.core.$strict
                    >
                  >;
                  latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
                  backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                  routes: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          in: z.ZodMiniObject<
                            {
                              port: z.ZodMiniInt;
                              vpi: z.ZodMiniInt;
                              vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >;
                          out: z.ZodMiniObject<
                            {
                              port: z.ZodMiniInt;
                              vpi: z.ZodMiniInt;
                              vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >;
                          category: z.ZodMiniDefault<
                            z.ZodMiniEnum<{
                              abr: 'abr';
                              cbr: 'cbr';
                              'nrt-vbr': 'nrt-vbr';
                              'rt-vbr': 'rt-vbr';
                              ubr: 'ubr';
                            }>
                          >;
                          policer: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                buckets: z.ZodMiniArray<
                                  z.ZodMiniObject<
                                    {
                                      incrementPs: z.ZodMiniInt;
                                      limitPs: z.ZodMiniInt;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                action: z.ZodMiniDefault<
                                  z.ZodMiniEnum<{
                                    discard: 'discard';
                                    tag: 'tag';
                                  }>
                                >;
                              },
                              z.core.$strict
                            >
                          >;
                          shaper: z.ZodMiniDefault<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  incrementPs: z.ZodMiniInt;
                                  limitPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  signalling: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
                        messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  services: z.ZodMiniExactOptional<
                    z.ZodMiniArray<
                      z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'lecs'>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'les'>;
                              elan: z.ZodMiniInt;
                              maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'atmarp'>;
                              network: z.ZodMiniString<string>;
                              prefix: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >,
                        ],
                        'kind'
                      >
                    >
                  >;
                  processor: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'generator'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        id: z.ZodMiniInt;
                        phy: z.ZodMiniEnum<{
                          atm25: 'atm25';
                          'atm25-ideal': 'atm25-ideal';
                          ds3: 'ds3';
                          e3: 'e3';
                          eth10: 'eth10';
                          eth100: 'eth100';
                          oc12c: 'oc12c';
                          oc3c: 'oc3c';
                        }>;
                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        signallingQueue: z.ZodMiniExactOptional<
                          z.ZodMiniEnum<{
                            own: 'own';
                            shared: 'shared';
                          }>
                        >;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'edge'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          phy: z.ZodMiniEnum<{
                            atm25: 'atm25';
                            'atm25-ideal': 'atm25-ideal';
                            ds3: 'ds3';
                            e3: 'e3';
                            eth10: 'eth10';
                            eth100: 'eth100';
                            oc12c: 'oc12c';
                            oc3c: 'oc3c';
                          }>;
                          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          signallingQueue: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              own: 'own';
                              shared: 'shared';
                            }>
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  bridges: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          port: z.ZodMiniInt;
                          elan: z.ZodMiniInt;
                          ethernet: z.ZodMiniArray<z.ZodMiniInt>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          lec: z.ZodMiniExactOptional<
                            z.ZodMiniObject<
                              {
                                version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                              },
                              z.core.$strict
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  mpc: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        p1: z.ZodMiniOptional<z.ZodMiniInt>;
                        p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                        idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                        category: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            abr: 'abr';
                            cbr: 'cbr';
                            'nrt-vbr': 'nrt-vbr';
                            'rt-vbr': 'rt-vbr';
                            ubr: 'ubr';
                          }>
                        >;
                        pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                        tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                        maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                        maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                        servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                        ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  forwarding: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'router'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          phy: z.ZodMiniEnum<{
                            atm25: 'atm25';
                            'atm25-ideal': 'atm25-ideal';
                            ds3: 'ds3';
                            e3: 'e3';
                            eth10: 'eth10';
                            eth100: 'eth100';
                            oc12c: 'oc12c';
                            oc3c: 'oc3c';
                          }>;
                          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          signallingQueue: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              own: 'own';
                              shared: 'shared';
                            }>
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  interfaces: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniPipe<
                        z.ZodMiniObject<
                          {
                            port: z.ZodMiniInt;
                            ip: z.ZodMiniString<string>;
                            prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                            mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            over: z.ZodMiniExactOptional<
                              z.ZodMiniEnum<{
                                ethernet: 'ethernet';
                                lane: 'lane';
                                pvc: 'pvc';
                                svc: 'svc';
                              }>
                            >;
                            elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                            lec: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                  maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                  elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                  llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                  c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                  c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >
                            >;
                            mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniTransform<
                          {
                            port: number;
                            ip: string;
                            prefix: number;
                            over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                            elan?: number;
                            mac?: string;
                            lec?: {
                              version?: 1 | 2 | undefined;
                              maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                              elanName?: string | undefined;
                              llcMultiplexed?: boolean | undefined;
                              c7S?: number | undefined;
                              c10?: number | undefined;
                              c11S?: number | undefined;
                              c12S?: number | undefined;
                              c13?: number | undefined;
                              c17S?: number | undefined;
                              c18S?: number | undefined;
                              c20S?: number | undefined;
                              c21S?: number | undefined;
                              c22S?: number | undefined;
                              c28S?: number | undefined;
                              c33S?: number | undefined;
                              c37Ms?: number | undefined;
                              c38Ms?: number | undefined;
                            };
                            mpoa?: boolean;
                            mtu: number;
                          },
                          {
                            port: number;
                            ip: string;
                            prefix: number;
                            mtu?: number;
                            over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                            elan?: number;
                            mac?: string;
                            lec?: {
                              version?: 1 | 2 | undefined;
                              maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                              elanName?: string | undefined;
                              llcMultiplexed?: boolean | undefined;
                              c7S?: number | undefined;
                              c10?: number | undefined;
                              c11S?: number | undefined;
                              c12S?: number | undefined;
                              c13?: number | undefined;
                              c17S?: number | undefined;
                              c18S?: number | undefined;
                              c20S?: number | undefined;
                              c21S?: number | undefined;
                              c22S?: number | undefined;
                              c28S?: number | undefined;
                              c33S?: number | undefined;
                              c37Ms?: number | undefined;
                              c38Ms?: number | undefined;
                            };
                            mpoa?: boolean;
                          }
                        >
                      >
                    >
                  >;
                  pvcs: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          port: z.ZodMiniInt;
                          vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                          vci: z.ZodMiniInt;
                          peer: z.ZodMiniString<string>;
                          category: z.ZodMiniDefault<
                            z.ZodMiniEnum<{
                              abr: 'abr';
                              cbr: 'cbr';
                              'nrt-vbr': 'nrt-vbr';
                              'rt-vbr': 'rt-vbr';
                              ubr: 'ubr';
                            }>
                          >;
                          shaper: z.ZodMiniDefault<
                            z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  incrementPs: z.ZodMiniInt;
                                  limitPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  routes: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          network: z.ZodMiniString<string>;
                          prefix: z.ZodMiniInt;
                          via: z.ZodMiniString<string>;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  forwarding: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  punt: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                  mps: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        p1S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                        p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
                        triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                      },
                      z.core.$strict
                    >
                  >;
                  services: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'lecs'>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'les'>;
                              elan: z.ZodMiniInt;
                              maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'atmarp'>;
                              network: z.ZodMiniString<string>;
                              prefix: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >,
                        ],
                        'kind'
                      >
                    >
                  >;
                  processor: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'server'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          phy: z.ZodMiniEnum<{
                            atm25: 'atm25';
                            'atm25-ideal': 'atm25-ideal';
                            ds3: 'ds3';
                            e3: 'e3';
                            eth10: 'eth10';
                            eth100: 'eth100';
                            oc12c: 'oc12c';
                            oc3c: 'oc3c';
                          }>;
                          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          signallingQueue: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              own: 'own';
                              shared: 'shared';
                            }>
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                  services: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniDiscriminatedUnion<
                        [
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'lecs'>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'les'>;
                              elan: z.ZodMiniInt;
                              maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                            },
                            z.core.$strict
                          >,
                          z.ZodMiniObject<
                            {
                              kind: z.ZodMiniLiteral<'atmarp'>;
                              network: z.ZodMiniString<string>;
                              prefix: z.ZodMiniInt;
                            },
                            z.core.$strict
                          >,
                        ],
                        'kind'
                      >
                    >
                  >;
                  processor: z.ZodMiniExactOptional<
                    z.ZodMiniObject<
                      {
                        cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >,
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  kind: z.ZodMiniLiteral<'hub'>;
                  name: z.ZodMiniString<string>;
                  ports: z.ZodMiniDefault<
                    z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          id: z.ZodMiniInt;
                          phy: z.ZodMiniEnum<{
                            atm25: 'atm25';
                            'atm25-ideal': 'atm25-ideal';
                            ds3: 'ds3';
                            e3: 'e3';
                            eth10: 'eth10';
                            eth100: 'eth100';
                            oc12c: 'oc12c';
                            oc3c: 'oc3c';
                          }>;
                          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                          signallingQueue: z.ZodMiniExactOptional<
                            z.ZodMiniEnum<{
                              own: 'own';
                              shared: 'shared';
                            }>
                          >;
                        },
                        z.core.$strict
                      >
                    >
                  >;
                },
                z.core.$strict
              >,
            ],
            'kind'
          >
        >;
        links: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                a: z.ZodMiniObject<
                  {
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                  },
                  z.core.$strict
                >;
                b: z.ZodMiniObject<
                  {
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                  },
                  z.core.$strict
                >;
                delayPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                lengthM: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >
          >
        >;
        elans: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                name: z.ZodMiniString<string>;
                maxFrame: z.ZodMiniDefault<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                version: z.ZodMiniDefault<z.ZodMiniLiteral<1 | 2>>;
              },
              z.core.$strict
            >
          >
        >;
        tunnels: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                id: z.ZodMiniInt;
                name: z.ZodMiniString<string>;
                a: z.ZodMiniObject<
                  {
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniInt;
                  },
                  z.core.$strict
                >;
                b: z.ZodMiniObject<
                  {
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniInt;
                  },
                  z.core.$strict
                >;
                mbps: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
              },
              z.core.$strict
            >
          >
        >;
        flows: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniPipe<
                  z.ZodMiniObject<
                    {
                      id: z.ZodMiniInt;
                      from: z.ZodMiniInt;
                      to: z.ZodMiniInt;
                      toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                      startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                      stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      kind: z.ZodMiniLiteral<'tcp-stream'>;
                      messageOctets: z.ZodMiniInt;
                      receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      sendBuffer: z.ZodMiniInt;
                      receiveBuffer: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniTransform<
                    {
                      id: number;
                      from: number;
                      to: number;
                      toIp?: string;
                      startPs: number;
                      stopPs: number | null;
                      kind: 'tcp-stream';
                      messageOctets: number;
                      sendBuffer: number;
                      receiveBuffer: number;
                      receiveOctets: number;
                    },
                    {
                      id: number;
                      from: number;
                      to: number;
                      toIp?: string;
                      startPs: number;
                      stopPs: number | null;
                      kind: 'tcp-stream';
                      messageOctets: number;
                      receiveOctets?: number;
                      sendBuffer: number;
                      receiveBuffer: number;
                    }
                  >
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    from: z.ZodMiniInt;
                    to: z.ZodMiniInt;
                    toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    kind: z.ZodMiniLiteral<'udp-stream'>;
                    messageOctets: z.ZodMiniInt;
                    intervalPs: z.ZodMiniInt;
                    process: z.ZodMiniDefault<
                      z.ZodMiniEnum<{
                        cbr: 'cbr';
                        poisson: 'poisson';
                      }>
                    >;
                    tickPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                    sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                    receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    from: z.ZodMiniInt;
                    to: z.ZodMiniInt;
                    toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    kind: z.ZodMiniLiteral<'tcp-rr'>;
                    requestOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                    responseOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                    sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                    receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                    log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    from: z.ZodMiniInt;
                    to: z.ZodMiniInt;
                    toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    kind: z.ZodMiniLiteral<'ping'>;
                    payloadOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                    intervalPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'cells'>;
                    from: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                    vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                    vci: z.ZodMiniInt;
                    category: z.ZodMiniDefault<
                      z.ZodMiniEnum<{
                        abr: 'abr';
                        cbr: 'cbr';
                        'nrt-vbr': 'nrt-vbr';
                        'rt-vbr': 'rt-vbr';
                        ubr: 'ubr';
                      }>
                    >;
                    clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                    shaper: z.ZodMiniDefault<
                      z.ZodMiniArray<
                        z.ZodMiniObject<
                          {
                            incrementPs: z.ZodMiniInt;
                            limitPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >
                      >
                    >;
                    abr: z.ZodMiniExactOptional<
                      z.ZodMiniObject<
                        {
                          pcrCps: z.ZodMiniInt;
                          mcrCps: z.ZodMiniInt;
                          icrCps: z.ZodMiniInt;
                          rif: z.ZodMiniInt;
                          rdf: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >
                    >;
                    startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    phase: z.ZodMiniExactOptional<
                      z.ZodMiniEnum<{
                        drawn: 'drawn';
                      }>
                    >;
                    source: z.ZodMiniDiscriminatedUnion<
                      [
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'saturated'>;
                            pduCells: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'periodic'>;
                            pduCells: z.ZodMiniInt;
                            intervalPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'poisson'>;
                            pduCells: z.ZodMiniInt;
                            spacingPs: z.ZodMiniInt;
                            meanGapPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'on-off'>;
                            meanCells: z.ZodMiniInt;
                            spacingPs: z.ZodMiniInt;
                            meanGapPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                      ],
                      'kind'
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    from: z.ZodMiniInt;
                    to: z.ZodMiniInt;
                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                    kind: z.ZodMiniLiteral<'frames'>;
                    port: z.ZodMiniInt;
                    toPort: z.ZodMiniInt;
                    target: z.ZodMiniEnum<{
                      broadcast: 'broadcast';
                      port: 'port';
                      unknown: 'unknown';
                    }>;
                    octets: z.ZodMiniInt;
                    intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                    replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    id: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'relay'>;
                    from: z.ZodMiniInt;
                    to: z.ZodMiniInt;
                    service: z.ZodMiniEnum<{
                      broadcast: 'broadcast';
                      'client-server': 'client-server';
                      'point-to-multipoint': 'point-to-multipoint';
                      'point-to-point': 'point-to-point';
                    }>;
                    receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
                    octets: z.ZodMiniInt;
                    source: z.ZodMiniDiscriminatedUnion<
                      [
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'block'>;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'list'>;
                            pdus: z.ZodMiniArray<
                              z.ZodMiniObject<
                                {
                                  octets: z.ZodMiniInt;
                                  gapPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'cbr'>;
                            pduOctets: z.ZodMiniInt;
                            intervalPs: z.ZodMiniInt;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'poisson'>;
                            pduOctets: z.ZodMiniInt;
                            meanGapPs: z.ZodMiniInt;
                            draw: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >
                            >;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'on-off'>;
                            meanOnCells: z.ZodMiniInt;
                            meanOffCells: z.ZodMiniInt;
                            cellPs: z.ZodMiniInt;
                            draw: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >
                            >;
                          },
                          z.core.$strict
                        >,
                        z.ZodMiniObject<
                          {
                            kind: z.ZodMiniLiteral<'markov'>;
                            frameOctets: z.ZodMiniInt;
                            low: z.ZodMiniObject<
                              {
                                count: z.ZodMiniInt;
                                bps: z.ZodMiniNumber<number>;
                                onPerS: z.ZodMiniNumber<number>;
                                offPerS: z.ZodMiniNumber<number>;
                              },
                              z.core.$strict
                            >;
                            high: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  count: z.ZodMiniInt;
                                  bps: z.ZodMiniNumber<number>;
                                  onPerS: z.ZodMiniNumber<number>;
                                  offPerS: z.ZodMiniNumber<number>;
                                },
                                z.core.$strict
                              >
                            >;
                            draw: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >
                            >;
                          },
                          z.core.$strict
                        >,
                      ],
                      'kind'
                    >;
                    nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                    sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                    receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                    receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                    sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                    loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                    leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >
        >;
        changes: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniDiscriminatedUnion<
              [
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'queue'>;
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                    category: z.ZodMiniEnum<{
                      abr: 'abr';
                      cbr: 'cbr';
                      'nrt-vbr': 'nrt-vbr';
                      'rt-vbr': 'rt-vbr';
                      ubr: 'ubr';
                    }>;
                    queue: z.ZodMiniObject<
                      {
                        capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                        clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                        discard: z.ZodMiniDefault<
                          z.ZodMiniDiscriminatedUnion<
                            [
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'none'>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'ppd'>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  kind: z.ZodMiniLiteral<'epd'>;
                                  thresholdCells: z.ZodMiniInt;
                                  keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                },
                                z.core.$strict
                              >,
                            ],
                            'kind'
                          >
                        >;
                      },
                      z.core.$strict
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'link-delay'>;
                    link: z.ZodMiniInt;
                    delayPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'link-up'>;
                    link: z.ZodMiniInt;
                    up: z.ZodMiniBoolean<boolean>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'glitch'>;
                    node: z.ZodMiniInt;
                    port: z.ZodMiniInt;
                    extraPs: z.ZodMiniNullable<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'policer'>;
                    node: z.ZodMiniInt;
                    in: z.ZodMiniObject<
                      {
                        port: z.ZodMiniInt;
                        vpi: z.ZodMiniInt;
                        vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >;
                    buckets: z.ZodMiniArray<
                      z.ZodMiniObject<
                        {
                          incrementPs: z.ZodMiniInt;
                          limitPs: z.ZodMiniInt;
                        },
                        z.core.$strict
                      >
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'stack'>;
                    node: z.ZodMiniInt;
                    set: z.ZodMiniObject<
                      {
                        nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        delayedAck: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            heartbeat: 'heartbeat';
                            off: 'off';
                            timer: 'timer';
                          }>
                        >;
                        delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                        windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                        receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                        windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                        copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                        writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                        sockets: z.ZodMiniOptional<
                          z.ZodMiniEnum<{
                            bsd: 'bsd';
                            winsock: 'winsock';
                            'winsock-blocking': 'winsock-blocking';
                          }>
                        >;
                      },
                      z.core.$strict
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'cpu'>;
                    node: z.ZodMiniInt;
                    set: z.ZodMiniObject<
                      {
                        speed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                        syscallPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        sendPacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        receivePacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        interruptPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        copyPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                        checksumPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                        tickPs: z.ZodMiniOptional<z.ZodMiniInt>;
                        cellPs: z.ZodMiniOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'process'>;
                    node: z.ZodMiniInt;
                    process: z.ZodMiniEnum<{
                      atmarp: 'atmarp';
                      bus: 'bus';
                      clip: 'clip';
                      lec: 'lec';
                      lecs: 'lecs';
                      les: 'les';
                      mpc: 'mpc';
                      mps: 'mps';
                    }>;
                    elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    up: z.ZodMiniBoolean<boolean>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'drop-message'>;
                    node: z.ZodMiniInt;
                    message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'damage-message'>;
                    node: z.ZodMiniInt;
                    message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                    count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'clear'>;
                    node: z.ZodMiniInt;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'prompt'>;
                    node: z.ZodMiniInt;
                    message: z.ZodMiniEnum<{
                      ER: 'ER';
                      LE_REGISTER_REQUEST: 'LE_REGISTER_REQUEST';
                      LE_TOPOLOGY_REQUEST: 'LE_TOPOLOGY_REQUEST';
                      LE_UNREGISTER_REQUEST: 'LE_UNREGISTER_REQUEST';
                      LE_VERIFY_REQUEST: 'LE_VERIFY_REQUEST';
                      RS: 'RS';
                    }>;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'plug'>;
                    link: z.ZodMiniInt;
                    end: z.ZodMiniEnum<{
                      a: 'a';
                      b: 'b';
                    }>;
                    to: z.ZodMiniObject<
                      {
                        node: z.ZodMiniInt;
                        port: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >;
                    ports: z.ZodMiniExactOptional<
                      z.ZodMiniEnum<{
                        adapt: 'adapt';
                      }>
                    >;
                  },
                  z.core.$strict
                >,
                z.ZodMiniObject<
                  {
                    atPs: z.ZodMiniInt;
                    kind: z.ZodMiniLiteral<'flow'>;
                    flow: z.ZodMiniInt;
                    set: z.ZodMiniObject<
                      {
                        messageOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                        intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      },
                      z.core.$strict
                    >;
                  },
                  z.core.$strict
                >,
              ],
              'kind'
            >
          >
        >;
        durationPs: z.ZodMiniInt;
        seed: z.ZodMiniDefault<z.ZodMiniInt>;
        clocks: z.ZodMiniExactOptional<
          z.ZodMiniEnum<{
            drawn: 'drawn';
          }>
        >;
        measure: z.ZodMiniDefault<
          z.ZodMiniObject<
            {
              flows: z.ZodMiniDefault<z.ZodMiniUnion<readonly [z.ZodMiniLiteral<'all'>, z.ZodMiniArray<z.ZodMiniInt>]>>;
              warmupPs: z.ZodMiniDefault<z.ZodMiniInt>;
              account: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              series: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    names: z.ZodMiniArray<z.ZodMiniString<string>>;
                    intervalPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >
              >;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >;
    layout: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          nodes: z.ZodMiniDefault<
            z.ZodMiniRecord<
              z.ZodMiniString<string>,
              z.ZodMiniObject<
                {
                  x: z.ZodMiniNumber<number>;
                  y: z.ZodMiniNumber<number>;
                },
                z.core.$strict
              >
            >
          >;
          links: z.ZodMiniDefault<
            z.ZodMiniRecord<
              z.ZodMiniString<string>,
              z.ZodMiniObject<
                {
                  waypoints: z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        x: z.ZodMiniNumber<number>;
                        y: z.ZodMiniNumber<number>;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >
            >
          >;
          groups: z.ZodMiniDefault<
            z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  id: z.ZodMiniInt;
                  name: z.ZodMiniString<string>;
                  nodes: z.ZodMiniArray<z.ZodMiniInt>;
                },
                z.core.$strict
              >
            >
          >;
        },
        z.core.$strict
      >
    >;
    view: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          title: z.ZodMiniDefault<z.ZodMiniString<string>>;
          question: z.ZodMiniDefault<z.ZodMiniString<string>>;
          notes: z.ZodMiniDefault<z.ZodMiniString<string>>;
          start: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                timePs: z.ZodMiniInt;
                speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                layer: z.ZodMiniExactOptional<
                  z.ZodMiniEnum<{
                    elans: 'elans';
                    ip: 'ip';
                    physical: 'physical';
                    vcs: 'vcs';
                  }>
                >;
              },
              z.core.$strict
            >
          >;
          checks: z.ZodMiniExactOptional<z.ZodMiniArray<z.ZodMiniString<string>>>;
        },
        z.core.$strict
      >
    >;
    branches: z.ZodMiniExactOptional<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            name: z.ZodMiniString<string>;
            atPs: z.ZodMiniInt;
            kept: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  model: z.ZodMiniObject<
                    {
                      nodes: z.ZodMiniArray<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'host'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        id: z.ZodMiniInt;
                                        phy: z.ZodMiniEnum<{
                                          atm25: 'atm25';
                                          'atm25-ideal': 'atm25-ideal';
                                          ds3: 'ds3';
                                          e3: 'e3';
                                          eth10: 'eth10';
                                          eth100: 'eth100';
                                          oc12c: 'oc12c';
                                          oc3c: 'oc3c';
                                        }>;
                                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        signallingQueue: z.ZodMiniExactOptional<
                                          z.ZodMiniEnum<{
                                            own: 'own';
                                            shared: 'shared';
                                          }>
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                interfaces: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniPipe<
                                      z.ZodMiniObject<
                                        {
                                          port: z.ZodMiniInt;
                                          ip: z.ZodMiniString<string>;
                                          prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                                          mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          over: z.ZodMiniExactOptional<
                                            z.ZodMiniEnum<{
                                              ethernet: 'ethernet';
                                              lane: 'lane';
                                              pvc: 'pvc';
                                              svc: 'svc';
                                            }>
                                          >;
                                          elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                          lec: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                                maxFrame: z.ZodMiniOptional<
                                                  z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>
                                                >;
                                                elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                                llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                                c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                          mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniTransform<
                                        {
                                          port: number;
                                          ip: string;
                                          prefix: number;
                                          over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                          elan?: number;
                                          mac?: string;
                                          lec?: {
                                            version?: 1 | 2 | undefined;
                                            maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                            elanName?: string | undefined;
                                            llcMultiplexed?: boolean | undefined;
                                            c7S?: number | undefined;
                                            c10?: number | undefined;
                                            c11S?: number | undefined;
                                            c12S?: number | undefined;
                                            c13?: number | undefined;
                                            c17S?: number | undefined;
                                            c18S?: number | undefined;
                                            c20S?: number | undefined;
                                            c21S?: number | undefined;
                                            c22S?: number | undefined;
                                            c28S?: number | undefined;
                                            c33S?: number | undefined;
                                            c37Ms?: number | undefined;
                                            c38Ms?: number | undefined;
                                          };
                                          mpoa?: boolean;
                                          mtu: number;
                                        },
                                        {
                                          port: number;
                                          ip: string;
                                          prefix: number;
                                          mtu?: number;
                                          over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                          elan?: number;
                                          mac?: string;
                                          lec?: {
                                            version?: 1 | 2 | undefined;
                                            maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                            elanName?: string | undefined;
                                            llcMultiplexed?: boolean | undefined;
                                            c7S?: number | undefined;
                                            c10?: number | undefined;
                                            c11S?: number | undefined;
                                            c12S?: number | undefined;
                                            c13?: number | undefined;
                                            c17S?: number | undefined;
                                            c18S?: number | undefined;
                                            c20S?: number | undefined;
                                            c21S?: number | undefined;
                                            c22S?: number | undefined;
                                            c28S?: number | undefined;
                                            c33S?: number | undefined;
                                            c37Ms?: number | undefined;
                                            c38Ms?: number | undefined;
                                          };
                                          mpoa?: boolean;
                                        }
                                      >
                                    >
                                  >
                                >;
                                pvcs: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        port: z.ZodMiniInt;
                                        vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                                        vci: z.ZodMiniInt;
                                        peer: z.ZodMiniString<string>;
                                        category: z.ZodMiniDefault<
                                          z.ZodMiniEnum<{
                                            abr: 'abr';
                                            cbr: 'cbr';
                                            'nrt-vbr': 'nrt-vbr';
                                            'rt-vbr': 'rt-vbr';
                                            ubr: 'ubr';
                                          }>
                                        >;
                                        shaper: z.ZodMiniDefault<
                                          z.ZodMiniArray<
                                            z.ZodMiniObject<
                                              {
                                                incrementPs: z.ZodMiniInt;
                                                limitPs: z.ZodMiniInt;
                                              },
                                              z.core.$strict
                                            >
                                          >
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                routes: z.ZodMiniExactOptional<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        network: z.ZodMiniString<string>;
                                        prefix: z.ZodMiniInt;
                                        via: z.ZodMiniString<string>;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                mpc: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      p1: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                                      category: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          abr: 'abr';
                                          cbr: 'cbr';
                                          'nrt-vbr': 'nrt-vbr';
                                          'rt-vbr': 'rt-vbr';
                                          ubr: 'ubr';
                                        }>
                                      >;
                                      pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                                      tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                                      maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                                      maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                                      servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                                      ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
                                cpu: z.ZodMiniDefault<
                                  z.ZodMiniObject<
                                    {
                                      speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
                                      syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                      sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                      receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                      interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                      copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                                      checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
                                      tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                      cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                profile: z.ZodMiniDefault<
                                  z.ZodMiniEnum<{
                                    'bsd-reno': 'bsd-reno';
                                    'linux-2.2': 'linux-2.2';
                                    win98: 'win98';
                                    winnt4: 'winnt4';
                                  }>
                                >;
                                stack: z.ZodMiniDefault<
                                  z.ZodMiniObject<
                                    {
                                      nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      delayedAck: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          heartbeat: 'heartbeat';
                                          off: 'off';
                                          timer: 'timer';
                                        }>
                                      >;
                                      delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                                      windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                                      receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                                      writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                                      sockets: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          bsd: 'bsd';
                                          winsock: 'winsock';
                                          'winsock-blocking': 'winsock-blocking';
                                        }>
                                      >;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                kernel: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      scheduler: z.ZodMiniExactOptional<
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniEnum<{
                                              bsd: 'bsd';
                                              'linux-2.2': 'linux-2.2';
                                              nt: 'nt';
                                              'nt-server': 'nt-server';
                                              'solaris-ts': 'solaris-ts';
                                            }>;
                                            switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                            wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
                                          },
                                          z.core.$strict
                                        >
                                      >;
                                      receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'switch'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniArray<
                                  z.ZodMiniObject<
                                    {
                                      id: z.ZodMiniInt;
                                      phy: z.ZodMiniEnum<{
                                        atm25: 'atm25';
                                        'atm25-ideal': 'atm25-ideal';
                                        ds3: 'ds3';
                                        e3: 'e3';
                                        eth10: 'eth10';
                                        eth100: 'eth100';
                                        oc12c: 'oc12c';
                                        oc3c: 'oc3c';
                                      }>;
                                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                      queues: z.ZodMiniDefault<
                                        z.ZodMiniObject<
                                          {
                                            cbr: z.ZodMiniExactOptional<
                                              z.ZodMiniObject<
                                                {
                                                  capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  discard: z.ZodMiniDefault<
                                                    z.ZodMiniDiscriminatedUnion<
                                                      [
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'none'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'ppd'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'epd'>;
                                                            thresholdCells: z.ZodMiniInt;
                                                            keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                      ],
                                                      'kind'
                                                    >
                                                  >;
                                                },
                                                z.core.$strict
                                              >
                                            >;
                                            'rt-vbr': z.ZodMiniExactOptional<
                                              z.ZodMiniObject<
                                                {
                                                  capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  discard: z.ZodMiniDefault<
                                                    z.ZodMiniDiscriminatedUnion<
                                                      [
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'none'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'ppd'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'epd'>;
                                                            thresholdCells: z.ZodMiniInt;
                                                            keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                      ],
                                                      'kind'
                                                    >
                                                  >;
                                                },
                                                z.core.$strict
                                              >
                                            >;
                                            'nrt-vbr': z.ZodMiniExactOptional<
                                              z.ZodMiniObject<
                                                {
                                                  capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  discard: z.ZodMiniDefault<
                                                    z.ZodMiniDiscriminatedUnion<
                                                      [
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'none'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'ppd'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'epd'>;
                                                            thresholdCells: z.ZodMiniInt;
                                                            keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                      ],
                                                      'kind'
                                                    >
                                                  >;
                                                },
                                                z.core.$strict
                                              >
                                            >;
                                            abr: z.ZodMiniExactOptional<
                                              z.ZodMiniObject<
                                                {
                                                  capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  discard: z.ZodMiniDefault<
                                                    z.ZodMiniDiscriminatedUnion<
                                                      [
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'none'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'ppd'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'epd'>;
                                                            thresholdCells: z.ZodMiniInt;
                                                            keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                      ],
                                                      'kind'
                                                    >
                                                  >;
                                                },
                                                z.core.$strict
                                              >
                                            >;
                                            ubr: z.ZodMiniExactOptional<
                                              z.ZodMiniObject<
                                                {
                                                  capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                                  discard: z.ZodMiniDefault<
                                                    z.ZodMiniDiscriminatedUnion<
                                                      [
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'none'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'ppd'>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                        z.ZodMiniObject<
                                                          {
                                                            kind: z.ZodMiniLiteral<'epd'>;
                                                            thresholdCells: z.ZodMiniInt;
                                                            keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                                          },
                                                          z.core.$strict
                                                        >,
                                                      ],
                                                      'kind'
                                                    >
                                                  >;
                                                },
                                                z.core.$strict
                                              >
                                            >;
                                          },
                                          z.core.$strict
                                        >
                                      >;
                                      explicitRate: z.ZodMiniExactOptional<
                                        z.ZodMiniObject<
                                          {
                                            targetPercent: z.ZodMiniInt;
                                            intervalPs: z.ZodMiniInt;
                                          },
                                          z.core.$strict
                                        >
                                      >;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
                                routes: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        in: z.ZodMiniObject<
                                          {
                                            port: z.ZodMiniInt;
                                            vpi: z.ZodMiniInt;
                                            vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          },
                                          z.core.$strict
                                        >;
                                        out: z.ZodMiniObject<
                                          {
                                            port: z.ZodMiniInt;
                                            vpi: z.ZodMiniInt;
                                            vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          },
                                          z.core.$strict
                                        >;
                                        category: z.ZodMiniDefault<
                                          z.ZodMiniEnum<{
                                            abr: 'abr';
                                            cbr: 'cbr';
                                            'nrt-vbr': 'nrt-vbr';
                                            'rt-vbr': 'rt-vbr';
                                            ubr: 'ubr';
                                          }>
                                        >;
                                        policer: z.ZodMiniExactOptional<
                                          z.ZodMiniObject<
                                            {
                                              buckets: z.ZodMiniArray<
                                                z.ZodMiniObject<
                                                  {
                                                    incrementPs: z.ZodMiniInt;
                                                    limitPs: z.ZodMiniInt;
                                                  },
                                                  z.core.$strict
                                                >
                                              >;
                                              action: z.ZodMiniDefault<
                                                z.ZodMiniEnum<{
                                                  discard: 'discard';
                                                  tag: 'tag';
                                                }>
                                              >;
                                            },
                                            z.core.$strict
                                          >
                                        >;
                                        shaper: z.ZodMiniDefault<
                                          z.ZodMiniArray<
                                            z.ZodMiniObject<
                                              {
                                                incrementPs: z.ZodMiniInt;
                                                limitPs: z.ZodMiniInt;
                                              },
                                              z.core.$strict
                                            >
                                          >
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                signalling: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                      messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                services: z.ZodMiniExactOptional<
                                  z.ZodMiniArray<
                                    z.ZodMiniDiscriminatedUnion<
                                      [
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'lecs'>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'les'>;
                                            elan: z.ZodMiniInt;
                                            maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                            intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'atmarp'>;
                                            network: z.ZodMiniString<string>;
                                            prefix: z.ZodMiniInt;
                                          },
                                          z.core.$strict
                                        >,
                                      ],
                                      'kind'
                                    >
                                  >
                                >;
                                processor: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'generator'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniArray<
                                  z.ZodMiniObject<
                                    {
                                      id: z.ZodMiniInt;
                                      phy: z.ZodMiniEnum<{
                                        atm25: 'atm25';
                                        'atm25-ideal': 'atm25-ideal';
                                        ds3: 'ds3';
                                        e3: 'e3';
                                        eth10: 'eth10';
                                        eth100: 'eth100';
                                        oc12c: 'oc12c';
                                        oc3c: 'oc3c';
                                      }>;
                                      half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                      clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                      turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      signallingQueue: z.ZodMiniExactOptional<
                                        z.ZodMiniEnum<{
                                          own: 'own';
                                          shared: 'shared';
                                        }>
                                      >;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'edge'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        id: z.ZodMiniInt;
                                        phy: z.ZodMiniEnum<{
                                          atm25: 'atm25';
                                          'atm25-ideal': 'atm25-ideal';
                                          ds3: 'ds3';
                                          e3: 'e3';
                                          eth10: 'eth10';
                                          eth100: 'eth100';
                                          oc12c: 'oc12c';
                                          oc3c: 'oc3c';
                                        }>;
                                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        signallingQueue: z.ZodMiniExactOptional<
                                          z.ZodMiniEnum<{
                                            own: 'own';
                                            shared: 'shared';
                                          }>
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                bridges: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        port: z.ZodMiniInt;
                                        elan: z.ZodMiniInt;
                                        ethernet: z.ZodMiniArray<z.ZodMiniInt>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        lec: z.ZodMiniExactOptional<
                                          z.ZodMiniObject<
                                            {
                                              version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                              maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                                              elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                              llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                              c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                              c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                            },
                                            z.core.$strict
                                          >
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                mpc: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      p1: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      idleS: z.ZodMiniOptional<z.ZodMiniInt>;
                                      category: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          abr: 'abr';
                                          cbr: 'cbr';
                                          'nrt-vbr': 'nrt-vbr';
                                          'rt-vbr': 'rt-vbr';
                                          ubr: 'ubr';
                                        }>
                                      >;
                                      pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
                                      tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
                                      maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
                                      maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
                                      servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
                                      ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                forwarding: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'router'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        id: z.ZodMiniInt;
                                        phy: z.ZodMiniEnum<{
                                          atm25: 'atm25';
                                          'atm25-ideal': 'atm25-ideal';
                                          ds3: 'ds3';
                                          e3: 'e3';
                                          eth10: 'eth10';
                                          eth100: 'eth100';
                                          oc12c: 'oc12c';
                                          oc3c: 'oc3c';
                                        }>;
                                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        signallingQueue: z.ZodMiniExactOptional<
                                          z.ZodMiniEnum<{
                                            own: 'own';
                                            shared: 'shared';
                                          }>
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                interfaces: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniPipe<
                                      z.ZodMiniObject<
                                        {
                                          port: z.ZodMiniInt;
                                          ip: z.ZodMiniString<string>;
                                          prefix: z.ZodMiniDefault<z.ZodMiniInt>;
                                          mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          over: z.ZodMiniExactOptional<
                                            z.ZodMiniEnum<{
                                              ethernet: 'ethernet';
                                              lane: 'lane';
                                              pvc: 'pvc';
                                              svc: 'svc';
                                            }>
                                          >;
                                          elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                          lec: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                                                maxFrame: z.ZodMiniOptional<
                                                  z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>
                                                >;
                                                elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                                                llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                                c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c10: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c13: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                                c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                          mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniTransform<
                                        {
                                          port: number;
                                          ip: string;
                                          prefix: number;
                                          over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                          elan?: number;
                                          mac?: string;
                                          lec?: {
                                            version?: 1 | 2 | undefined;
                                            maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                            elanName?: string | undefined;
                                            llcMultiplexed?: boolean | undefined;
                                            c7S?: number | undefined;
                                            c10?: number | undefined;
                                            c11S?: number | undefined;
                                            c12S?: number | undefined;
                                            c13?: number | undefined;
                                            c17S?: number | undefined;
                                            c18S?: number | undefined;
                                            c20S?: number | undefined;
                                            c21S?: number | undefined;
                                            c22S?: number | undefined;
                                            c28S?: number | undefined;
                                            c33S?: number | undefined;
                                            c37Ms?: number | undefined;
                                            c38Ms?: number | undefined;
                                          };
                                          mpoa?: boolean;
                                          mtu: number;
                                        },
                                        {
                                          port: number;
                                          ip: string;
                                          prefix: number;
                                          mtu?: number;
                                          over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
                                          elan?: number;
                                          mac?: string;
                                          lec?: {
                                            version?: 1 | 2 | undefined;
                                            maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                                            elanName?: string | undefined;
                                            llcMultiplexed?: boolean | undefined;
                                            c7S?: number | undefined;
                                            c10?: number | undefined;
                                            c11S?: number | undefined;
                                            c12S?: number | undefined;
                                            c13?: number | undefined;
                                            c17S?: number | undefined;
                                            c18S?: number | undefined;
                                            c20S?: number | undefined;
                                            c21S?: number | undefined;
                                            c22S?: number | undefined;
                                            c28S?: number | undefined;
                                            c33S?: number | undefined;
                                            c37Ms?: number | undefined;
                                            c38Ms?: number | undefined;
                                          };
                                          mpoa?: boolean;
                                        }
                                      >
                                    >
                                  >
                                >;
                                pvcs: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        port: z.ZodMiniInt;
                                        vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                                        vci: z.ZodMiniInt;
                                        peer: z.ZodMiniString<string>;
                                        category: z.ZodMiniDefault<
                                          z.ZodMiniEnum<{
                                            abr: 'abr';
                                            cbr: 'cbr';
                                            'nrt-vbr': 'nrt-vbr';
                                            'rt-vbr': 'rt-vbr';
                                            ubr: 'ubr';
                                          }>
                                        >;
                                        shaper: z.ZodMiniDefault<
                                          z.ZodMiniArray<
                                            z.ZodMiniObject<
                                              {
                                                incrementPs: z.ZodMiniInt;
                                                limitPs: z.ZodMiniInt;
                                              },
                                              z.core.$strict
                                            >
                                          >
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                routes: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        network: z.ZodMiniString<string>;
                                        prefix: z.ZodMiniInt;
                                        via: z.ZodMiniString<string>;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                forwarding: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                punt: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                mps: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      p1S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p2S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p4S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p5S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p6S: z.ZodMiniOptional<z.ZodMiniInt>;
                                      p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
                                      triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                                services: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniDiscriminatedUnion<
                                      [
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'lecs'>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'les'>;
                                            elan: z.ZodMiniInt;
                                            maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                            intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'atmarp'>;
                                            network: z.ZodMiniString<string>;
                                            prefix: z.ZodMiniInt;
                                          },
                                          z.core.$strict
                                        >,
                                      ],
                                      'kind'
                                    >
                                  >
                                >;
                                processor: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'server'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        id: z.ZodMiniInt;
                                        phy: z.ZodMiniEnum<{
                                          atm25: 'atm25';
                                          'atm25-ideal': 'atm25-ideal';
                                          ds3: 'ds3';
                                          e3: 'e3';
                                          eth10: 'eth10';
                                          eth100: 'eth100';
                                          oc12c: 'oc12c';
                                          oc3c: 'oc3c';
                                        }>;
                                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        signallingQueue: z.ZodMiniExactOptional<
                                          z.ZodMiniEnum<{
                                            own: 'own';
                                            shared: 'shared';
                                          }>
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                                services: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniDiscriminatedUnion<
                                      [
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'lecs'>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'les'>;
                                            elan: z.ZodMiniInt;
                                            maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                            intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                          },
                                          z.core.$strict
                                        >,
                                        z.ZodMiniObject<
                                          {
                                            kind: z.ZodMiniLiteral<'atmarp'>;
                                            network: z.ZodMiniString<string>;
                                            prefix: z.ZodMiniInt;
                                          },
                                          z.core.$strict
                                        >,
                                      ],
                                      'kind'
                                    >
                                  >
                                >;
                                processor: z.ZodMiniExactOptional<
                                  z.ZodMiniObject<
                                    {
                                      cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                kind: z.ZodMiniLiteral<'hub'>;
                                name: z.ZodMiniString<string>;
                                ports: z.ZodMiniDefault<
                                  z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        id: z.ZodMiniInt;
                                        phy: z.ZodMiniEnum<{
                                          atm25: 'atm25';
                                          'atm25-ideal': 'atm25-ideal';
                                          ds3: 'ds3';
                                          e3: 'e3';
                                          eth10: 'eth10';
                                          eth100: 'eth100';
                                          oc12c: 'oc12c';
                                          oc3c: 'oc3c';
                                        }>;
                                        half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                        mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                        clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                        turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                        signallingQueue: z.ZodMiniExactOptional<
                                          z.ZodMiniEnum<{
                                            own: 'own';
                                            shared: 'shared';
                                          }>
                                        >;
                                      },
                                      z.core.$strict
                                    >
                                  >
                                >;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                      links: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              id: z.ZodMiniInt;
                              a: z.ZodMiniObject<
                                {
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >;
                              b: z.ZodMiniObject<
                                {
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >;
                              delayPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                              lengthM: z.ZodMiniExactOptional<z.ZodMiniInt>;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                      elans: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              id: z.ZodMiniInt;
                              name: z.ZodMiniString<string>;
                              maxFrame: z.ZodMiniDefault<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                              version: z.ZodMiniDefault<z.ZodMiniLiteral<1 | 2>>;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                      tunnels: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniObject<
                            {
                              id: z.ZodMiniInt;
                              name: z.ZodMiniString<string>;
                              a: z.ZodMiniObject<
                                {
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                  vpi: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >;
                              b: z.ZodMiniObject<
                                {
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                  vpi: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >;
                              mbps: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                            },
                            z.core.$strict
                          >
                        >
                      >;
                      flows: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniDiscriminatedUnion<
                            [
                              z.ZodMiniPipe<
                                z.ZodMiniObject<
                                  {
                                    id: z.ZodMiniInt;
                                    from: z.ZodMiniInt;
                                    to: z.ZodMiniInt;
                                    toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                    kind: z.ZodMiniLiteral<'tcp-stream'>;
                                    messageOctets: z.ZodMiniInt;
                                    receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    sendBuffer: z.ZodMiniInt;
                                    receiveBuffer: z.ZodMiniInt;
                                  },
                                  z.core.$strict
                                >,
                                z.ZodMiniTransform<
                                  {
                                    id: number;
                                    from: number;
                                    to: number;
                                    toIp?: string;
                                    startPs: number;
                                    stopPs: number | null;
                                    kind: 'tcp-stream';
                                    messageOctets: number;
                                    sendBuffer: number;
                                    receiveBuffer: number;
                                    receiveOctets: number;
                                  },
                                  {
                                    id: number;
                                    from: number;
                                    to: number;
                                    toIp?: string;
                                    startPs: number;
                                    stopPs: number | null;
                                    kind: 'tcp-stream';
                                    messageOctets: number;
                                    receiveOctets?: number;
                                    sendBuffer: number;
                                    receiveBuffer: number;
                                  }
                                >
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  from: z.ZodMiniInt;
                                  to: z.ZodMiniInt;
                                  toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                  kind: z.ZodMiniLiteral<'udp-stream'>;
                                  messageOctets: z.ZodMiniInt;
                                  intervalPs: z.ZodMiniInt;
                                  process: z.ZodMiniDefault<
                                    z.ZodMiniEnum<{
                                      cbr: 'cbr';
                                      poisson: 'poisson';
                                    }>
                                  >;
                                  tickPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                  sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                  receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  from: z.ZodMiniInt;
                                  to: z.ZodMiniInt;
                                  toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                  kind: z.ZodMiniLiteral<'tcp-rr'>;
                                  requestOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                                  responseOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                                  sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                  receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                  log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  from: z.ZodMiniInt;
                                  to: z.ZodMiniInt;
                                  toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                  kind: z.ZodMiniLiteral<'ping'>;
                                  payloadOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                                  intervalPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'cells'>;
                                  from: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                  vpi: z.ZodMiniDefault<z.ZodMiniInt>;
                                  vci: z.ZodMiniInt;
                                  category: z.ZodMiniDefault<
                                    z.ZodMiniEnum<{
                                      abr: 'abr';
                                      cbr: 'cbr';
                                      'nrt-vbr': 'nrt-vbr';
                                      'rt-vbr': 'rt-vbr';
                                      ubr: 'ubr';
                                    }>
                                  >;
                                  clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  shaper: z.ZodMiniDefault<
                                    z.ZodMiniArray<
                                      z.ZodMiniObject<
                                        {
                                          incrementPs: z.ZodMiniInt;
                                          limitPs: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >
                                    >
                                  >;
                                  abr: z.ZodMiniExactOptional<
                                    z.ZodMiniObject<
                                      {
                                        pcrCps: z.ZodMiniInt;
                                        mcrCps: z.ZodMiniInt;
                                        icrCps: z.ZodMiniInt;
                                        rif: z.ZodMiniInt;
                                        rdf: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                  startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  phase: z.ZodMiniExactOptional<
                                    z.ZodMiniEnum<{
                                      drawn: 'drawn';
                                    }>
                                  >;
                                  source: z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'saturated'>;
                                          pduCells: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'periodic'>;
                                          pduCells: z.ZodMiniInt;
                                          intervalPs: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'poisson'>;
                                          pduCells: z.ZodMiniInt;
                                          spacingPs: z.ZodMiniInt;
                                          meanGapPs: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'on-off'>;
                                          meanCells: z.ZodMiniInt;
                                          spacingPs: z.ZodMiniInt;
                                          meanGapPs: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  from: z.ZodMiniInt;
                                  to: z.ZodMiniInt;
                                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                  kind: z.ZodMiniLiteral<'frames'>;
                                  port: z.ZodMiniInt;
                                  toPort: z.ZodMiniInt;
                                  target: z.ZodMiniEnum<{
                                    broadcast: 'broadcast';
                                    port: 'port';
                                    unknown: 'unknown';
                                  }>;
                                  octets: z.ZodMiniInt;
                                  intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
                                  replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  id: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'relay'>;
                                  from: z.ZodMiniInt;
                                  to: z.ZodMiniInt;
                                  service: z.ZodMiniEnum<{
                                    broadcast: 'broadcast';
                                    'client-server': 'client-server';
                                    'point-to-multipoint': 'point-to-multipoint';
                                    'point-to-point': 'point-to-point';
                                  }>;
                                  receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
                                  octets: z.ZodMiniInt;
                                  source: z.ZodMiniDiscriminatedUnion<
                                    [
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'block'>;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'list'>;
                                          pdus: z.ZodMiniArray<
                                            z.ZodMiniObject<
                                              {
                                                octets: z.ZodMiniInt;
                                                gapPs: z.ZodMiniInt;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'cbr'>;
                                          pduOctets: z.ZodMiniInt;
                                          intervalPs: z.ZodMiniInt;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'poisson'>;
                                          pduOctets: z.ZodMiniInt;
                                          meanGapPs: z.ZodMiniInt;
                                          draw: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                                planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'on-off'>;
                                          meanOnCells: z.ZodMiniInt;
                                          meanOffCells: z.ZodMiniInt;
                                          cellPs: z.ZodMiniInt;
                                          draw: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                                planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >,
                                      z.ZodMiniObject<
                                        {
                                          kind: z.ZodMiniLiteral<'markov'>;
                                          frameOctets: z.ZodMiniInt;
                                          low: z.ZodMiniObject<
                                            {
                                              count: z.ZodMiniInt;
                                              bps: z.ZodMiniNumber<number>;
                                              onPerS: z.ZodMiniNumber<number>;
                                              offPerS: z.ZodMiniNumber<number>;
                                            },
                                            z.core.$strict
                                          >;
                                          high: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                count: z.ZodMiniInt;
                                                bps: z.ZodMiniNumber<number>;
                                                onPerS: z.ZodMiniNumber<number>;
                                                offPerS: z.ZodMiniNumber<number>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                          draw: z.ZodMiniExactOptional<
                                            z.ZodMiniObject<
                                              {
                                                seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                                planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                              },
                                              z.core.$strict
                                            >
                                          >;
                                        },
                                        z.core.$strict
                                      >,
                                    ],
                                    'kind'
                                  >;
                                  nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                                  sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                  receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
                                  receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
                                  sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                  loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  startPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                  leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                            ],
                            'kind'
                          >
                        >
                      >;
                      changes: z.ZodMiniDefault<
                        z.ZodMiniArray<
                          z.ZodMiniDiscriminatedUnion<
                            [
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'queue'>;
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                  category: z.ZodMiniEnum<{
                                    abr: 'abr';
                                    cbr: 'cbr';
                                    'nrt-vbr': 'nrt-vbr';
                                    'rt-vbr': 'rt-vbr';
                                    ubr: 'ubr';
                                  }>;
                                  queue: z.ZodMiniObject<
                                    {
                                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                                      discard: z.ZodMiniDefault<
                                        z.ZodMiniDiscriminatedUnion<
                                          [
                                            z.ZodMiniObject<
                                              {
                                                kind: z.ZodMiniLiteral<'none'>;
                                              },
                                              z.core.$strict
                                            >,
                                            z.ZodMiniObject<
                                              {
                                                kind: z.ZodMiniLiteral<'ppd'>;
                                              },
                                              z.core.$strict
                                            >,
                                            z.ZodMiniObject<
                                              {
                                                kind: z.ZodMiniLiteral<'epd'>;
                                                thresholdCells: z.ZodMiniInt;
                                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                                              },
                                              z.core.$strict
                                            >,
                                          ],
                                          'kind'
                                        >
                                      >;
                                    },
                                    z.core.$strict
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'link-delay'>;
                                  link: z.ZodMiniInt;
                                  delayPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'link-up'>;
                                  link: z.ZodMiniInt;
                                  up: z.ZodMiniBoolean<boolean>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'glitch'>;
                                  node: z.ZodMiniInt;
                                  port: z.ZodMiniInt;
                                  extraPs: z.ZodMiniNullable<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'policer'>;
                                  node: z.ZodMiniInt;
                                  in: z.ZodMiniObject<
                                    {
                                      port: z.ZodMiniInt;
                                      vpi: z.ZodMiniInt;
                                      vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >;
                                  buckets: z.ZodMiniArray<
                                    z.ZodMiniObject<
                                      {
                                        incrementPs: z.ZodMiniInt;
                                        limitPs: z.ZodMiniInt;
                                      },
                                      z.core.$strict
                                    >
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'stack'>;
                                  node: z.ZodMiniInt;
                                  set: z.ZodMiniObject<
                                    {
                                      nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      delayedAck: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          heartbeat: 'heartbeat';
                                          off: 'off';
                                          timer: 'timer';
                                        }>
                                      >;
                                      delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
                                      windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
                                      receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                                      copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                                      writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
                                      sockets: z.ZodMiniOptional<
                                        z.ZodMiniEnum<{
                                          bsd: 'bsd';
                                          winsock: 'winsock';
                                          'winsock-blocking': 'winsock-blocking';
                                        }>
                                      >;
                                    },
                                    z.core.$strict
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'cpu'>;
                                  node: z.ZodMiniInt;
                                  set: z.ZodMiniObject<
                                    {
                                      speed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
                                      syscallPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      sendPacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      receivePacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      interruptPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      copyPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                                      checksumPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
                                      tickPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                      cellPs: z.ZodMiniOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'process'>;
                                  node: z.ZodMiniInt;
                                  process: z.ZodMiniEnum<{
                                    atmarp: 'atmarp';
                                    bus: 'bus';
                                    clip: 'clip';
                                    lec: 'lec';
                                    lecs: 'lecs';
                                    les: 'les';
                                    mpc: 'mpc';
                                    mps: 'mps';
                                  }>;
                                  elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                  up: z.ZodMiniBoolean<boolean>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'drop-message'>;
                                  node: z.ZodMiniInt;
                                  message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'damage-message'>;
                                  node: z.ZodMiniInt;
                                  message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
                                  count: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'clear'>;
                                  node: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'prompt'>;
                                  node: z.ZodMiniInt;
                                  message: z.ZodMiniEnum<{
                                    ER: 'ER';
                                    LE_REGISTER_REQUEST: 'LE_REGISTER_REQUEST';
                                    LE_TOPOLOGY_REQUEST: 'LE_TOPOLOGY_REQUEST';
                                    LE_UNREGISTER_REQUEST: 'LE_UNREGISTER_REQUEST';
                                    LE_VERIFY_REQUEST: 'LE_VERIFY_REQUEST';
                                    RS: 'RS';
                                  }>;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'plug'>;
                                  link: z.ZodMiniInt;
                                  end: z.ZodMiniEnum<{
                                    a: 'a';
                                    b: 'b';
                                  }>;
                                  to: z.ZodMiniObject<
                                    {
                                      node: z.ZodMiniInt;
                                      port: z.ZodMiniInt;
                                    },
                                    z.core.$strict
                                  >;
                                  ports: z.ZodMiniExactOptional<
                                    z.ZodMiniEnum<{
                                      adapt: 'adapt';
                                    }>
                                  >;
                                },
                                z.core.$strict
                              >,
                              z.ZodMiniObject<
                                {
                                  atPs: z.ZodMiniInt;
                                  kind: z.ZodMiniLiteral<'flow'>;
                                  flow: z.ZodMiniInt;
                                  set: z.ZodMiniObject<
                                    {
                                      messageOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                      intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                                    },
                                    z.core.$strict
                                  >;
                                },
                                z.core.$strict
                              >,
                            ],
                            'kind'
                          >
                        >
                      >;
                      durationPs: z.ZodMiniInt;
                      seed: z.ZodMiniDefault<z.ZodMiniInt>;
                      clocks: z.ZodMiniExactOptional<
                        z.ZodMiniEnum<{
                          drawn: 'drawn';
                        }>
                      >;
                      measure: z.ZodMiniDefault<
                        z.ZodMiniObject<
                          {
                            flows: z.ZodMiniDefault<
                              z.ZodMiniUnion<readonly [z.ZodMiniLiteral<'all'>, z.ZodMiniArray<z.ZodMiniInt>]>
                            >;
                            warmupPs: z.ZodMiniDefault<z.ZodMiniInt>;
                            account: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
                            series: z.ZodMiniExactOptional<
                              z.ZodMiniObject<
                                {
                                  names: z.ZodMiniArray<z.ZodMiniString<string>>;
                                  intervalPs: z.ZodMiniInt;
                                },
                                z.core.$strict
                              >
                            >;
                          },
                          z.core.$strict
                        >
                      >;
                    },
                    z.core.$strict
                  >;
                  layout: z.ZodMiniDefault<
                    z.ZodMiniObject<
                      {
                        nodes: z.ZodMiniDefault<
                          z.ZodMiniRecord<
                            z.ZodMiniString<string>,
                            z.ZodMiniObject<
                              {
                                x: z.ZodMiniNumber<number>;
                                y: z.ZodMiniNumber<number>;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        links: z.ZodMiniDefault<
                          z.ZodMiniRecord<
                            z.ZodMiniString<string>,
                            z.ZodMiniObject<
                              {
                                waypoints: z.ZodMiniArray<
                                  z.ZodMiniObject<
                                    {
                                      x: z.ZodMiniNumber<number>;
                                      y: z.ZodMiniNumber<number>;
                                    },
                                    z.core.$strict
                                  >
                                >;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                        groups: z.ZodMiniDefault<
                          z.ZodMiniArray<
                            z.ZodMiniObject<
                              {
                                id: z.ZodMiniInt;
                                name: z.ZodMiniString<string>;
                                nodes: z.ZodMiniArray<z.ZodMiniInt>;
                              },
                              z.core.$strict
                            >
                          >
                        >;
                      },
                      z.core.$strict
                    >
                  >;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Scenario = z.output<typeof scenarioSchema>;
type ScenarioInput = z.input<typeof scenarioSchema>;
declare function canonicalJson(value: unknown): string;
declare function canonicalModel(model: Model): Model;
declare function modelHash(model: Model): string;
declare function documentHash(scenario: Scenario): string;
type Unit =
  | 'ps'
  | 'ms'
  | 's'
  | 'min'
  | 'octets'
  | 'cells'
  | 'frames'
  | 'packets'
  | 'm'
  | 'px'
  | '%'
  | 'ppm'
  | 'bit/s'
  | 'Mb/s'
  | 'cells/s'
  | 'PDUs/s'
  | 'packets/s'
  | '1/s';
type Expected =
  | {
      readonly kind: 'integer' | 'decimal';
      readonly min: number;
      readonly max: number;
      readonly unit?: Unit | undefined;
      readonly orNull?: 'no-limit' | 'lost' | undefined;
    }
  | {
      readonly kind: 'text' | 'list' | 'name';
      readonly min: number;
      readonly max: number;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly (string | number)[];
    }
  | {
      readonly kind: 'record';
      readonly keys: readonly string[];
    }
  | {
      readonly kind: 'flag' | 'ipv4' | 'mac' | 'atm-prefix' | 'record-id' | 'flow-ids' | 'scenario';
    }
  | {
      readonly kind: 'local-text' | 'text-or-number' | 'answer';
    };
type None = Readonly<Record<never, never>>;
type RecordKind = 'node' | 'port' | 'link' | 'flow' | 'elan' | 'tunnel' | 'branch';
interface LostCells {
  readonly why: 'no-link' | 'no-row' | 'circle' | 'no-generator' | 'elsewhere';
  readonly node: string;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
}
interface Rules {
  'not-json': {
    readonly reason: string;
  };
  'unknown-version': {
    readonly oldest: number;
    readonly newest: number;
  };
  'newer-version': {
    readonly newest: number;
  };
  missing: Expected;
  'wrong-type': Expected;
  'out-of-range': Expected;
  'unknown-choice': Expected;
  malformed: Expected;
  'unknown-key': {
    readonly keys: readonly string[];
    readonly known: readonly string[];
  };
  'one-of': {
    readonly keys: readonly [string, string];
  };
  'id-taken': {
    readonly record: RecordKind;
    readonly entry: number;
  };
  'id-reserved': {
    readonly max: number;
  };
  'name-taken': None;
  'no-such-node': {
    readonly needs: string;
  };
  'no-such-port': {
    readonly node: string;
    readonly ports: readonly number[];
  };
  'no-such-link': None;
  'no-such-flow': None;
  'no-such-elan': None;
  'no-such-row': {
    readonly node: string;
  };
  'wrong-node-kind': {
    readonly kind: string;
    readonly needs: string;
  };
  'wrong-port-type': {
    readonly phy: string;
    readonly needs: 'ATM' | 'Ethernet';
  };
  'phys-differ': {
    readonly a: string;
    readonly b: string;
  };
  'port-linked': {
    readonly link: number;
  };
  'port-bridged': None;
  'mixed-hub': {
    readonly phys: readonly string[];
  };
  'half-duplex-atm': {
    readonly phy: string;
  };
  'clock-beyond-phy': {
    readonly phy: string;
    readonly max: number;
  };
  'misplaced-key': {
    readonly why: 'hub' | 'no-frames' | 'no-signalling';
    readonly node: string;
    readonly phy: string;
  };
  'misplaced-mac': {
    readonly why: 'hub' | 'ethernet-port' | 'no-lan';
    readonly node: string;
  };
  'ethernet-on-switch': None;
  'no-signalling': {
    readonly node: string;
  };
  'no-atm-port': {
    readonly node: string;
  };
  'ip-taken': {
    readonly node: string;
  };
  'elan-missing': None;
  'elan-not-used': {
    readonly over: string;
  };
  'port-has-interface': None;
  'port-without-interface': None;
  'mtu-beyond-frame': {
    readonly elan: string;
    readonly max: number;
  };
  'gateway-elsewhere': {
    readonly node: string;
  };
  'vci-taken': {
    readonly vpi: number;
    readonly flow?: number;
  };
  'peer-taken': None;
  'no-mps': None;
  'half-vp-row': None;
  'row-taken': {
    readonly row: number;
  };
  'no-policer': None;
  'tunnel-end': None;
  'vpi-reserved': None;
  'vpi-taken': None;
  'no-path': {
    readonly from: string;
    readonly to: string;
  };
  'no-pvc': {
    readonly from: string;
    readonly to: string;
  };
  'not-an-address-of': {
    readonly node: string;
    readonly addresses: readonly string[];
  };
  'ports-shared': {
    readonly flow: number;
    readonly span: number;
  };
  'endless-stream': {
    readonly node: string;
  };
  'stop-before-start': {
    readonly startPs: number;
  };
  'beyond-send-buffer': {
    readonly sendBuffer: number;
  };
  'tick-overload': {
    readonly tickPs: number;
    readonly intervalPs: number;
    readonly max: number;
  };
  'receiver-count': {
    readonly service: string;
    readonly min: number;
    readonly max: number;
  };
  'receiver-twice': None;
  'receiver-is-server': None;
  'broadcast-without-sender': {
    readonly sender: number;
  };
  'relay-to-sender': None;
  'too-many-messages': {
    readonly max: number;
    readonly least: number;
  };
  'sum-differs': {
    readonly sum: number;
    readonly octets: number;
  };
  'plan-too-long': {
    readonly seconds: number;
    readonly changes: number;
    readonly maxSeconds: number;
    readonly maxChanges: number;
  };
  'abr-category': None;
  'abr-source': None;
  'abr-clp': None;
  'abr-shaper': None;
  'abr-rate-order': {
    readonly min: number;
    readonly max: number;
  };
  'abr-factor': {
    readonly max: number;
  };
  'abr-signalling': {
    readonly node: string;
  };
  'abr-no-path': LostCells;
  'abr-no-return': LostCells;
  'not-a-setting': None;
  'not-a-path': None;
  'no-such-entry': {
    readonly at: string;
    readonly known: readonly string[];
    readonly count: number;
  };
  'no-such-key': {
    readonly at: string;
    readonly known: readonly string[];
  };
  'not-a-list': {
    readonly at: string;
  };
  'nothing-inside': {
    readonly at: string;
  };
  'no-such-series': None;
  'series-of-nothing': None;
  'too-many-samples': {
    readonly samples: number;
    readonly max: number;
  };
  'branch-name-taken': None;
  'branch-shown': None;
}
type IssueCode = keyof Rules;
interface IssueOf<C extends IssueCode> {
  readonly code: C;
  readonly path: string;
  readonly value?: unknown;
  readonly rule: Rules[C];
  readonly unit?: Unit;
  readonly fix?: string;
}
type Issue = { readonly [C in IssueCode]: IssueOf<C> }[IssueCode];
declare function formatPath(path: readonly PropertyKey[]): string;
type LinkFault =
  | {
      readonly code:
        | 'empty'
        | 'too-long'
        | 'damaged'
        | 'newer'
        | 'not-deflated'
        | 'unpacks-too-large'
        | 'no-differences'
        | 'no-path'
        | 'no-value'
        | 'no-preset'
        | 'too-many-values'
        | 'unknown-column'
        | 'negative-length'
        | 'unknown-choice'
        | 'ends-early'
        | 'number-too-large'
        | 'not-utf-8'
        | 'too-much';
    }
  | {
      readonly code: 'unknown-preset' | 'preset-changed';
      readonly preset: string;
    }
  | {
      readonly code: 'broken-rule';
      readonly issues: readonly Issue[];
    };
interface Preset {
  readonly id: string;
  readonly title: string;
  readonly build: () => Scenario;
  readonly former?: () => Promise<readonly Scenario[]>;
}
type LoadPreset = (id: string) => Promise<Preset | null>;
type LinkResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
      readonly presetChanged: boolean;
      readonly isFormer: boolean;
    }
  | {
      readonly ok: false;
      readonly fault: LinkFault;
    };
declare function encodeLink(scenario: Scenario, presets: readonly Preset[]): string;
declare function decodeLink(text: string, loadPreset: LoadPreset): Promise<LinkResult>;
declare function grouped(value: number, digits?: number): string;
type ParseResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
    }
  | {
      readonly ok: false;
      readonly errors: readonly Issue[];
      readonly newer?: number;
      readonly readable?: Scenario;
      readonly loose?: Scenario;
    };
declare function parseScenario(document: unknown): ParseResult;
declare function parseScenarioText(text: string): ParseResult;
declare function mustParse(document: unknown): Scenario;
type FieldPath = readonly (string | number)[];
declare function readPath(root: unknown, path: string): unknown;
declare function readMetric(result: unknown, path: string): number | null;
declare const hostSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'host'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            phy: z.ZodMiniEnum<{
              atm25: 'atm25';
              'atm25-ideal': 'atm25-ideal';
              ds3: 'ds3';
              e3: 'e3';
              eth10: 'eth10';
              eth100: 'eth100';
              oc12c: 'oc12c';
              oc3c: 'oc3c';
            }>;
            half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
            turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            signallingQueue: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                own: 'own';
                shared: 'shared';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
    interfaces: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniPipe<
          z.ZodMiniObject<
            {
              port: z.ZodMiniInt;
              ip: z.ZodMiniString<string>;
              prefix: z.ZodMiniDefault<z.ZodMiniInt>;
              mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
              over: z.ZodMiniExactOptional<
                z.ZodMiniEnum<{
                  ethernet: 'ethernet';
                  lane: 'lane';
                  pvc: 'pvc';
                  svc: 'svc';
                }>
              >;
              elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
              mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              lec: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                    maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                    elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c10: z.ZodMiniOptional<z.ZodMiniInt>;
                    c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c13: z.ZodMiniOptional<z.ZodMiniInt>;
                    c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                    c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            },
            z.core.$strict
          >,
          z.ZodMiniTransform<
            {
              port: number;
              ip: string;
              prefix: number;
              over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
              elan?: number;
              mac?: string;
              lec?: {
                version?: 1 | 2 | undefined;
                maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                elanName?: string | undefined;
                llcMultiplexed?: boolean | undefined;
                c7S?: number | undefined;
                c10?: number | undefined;
                c11S?: number | undefined;
                c12S?: number | undefined;
                c13?: number | undefined;
                c17S?: number | undefined;
                c18S?: number | undefined;
                c20S?: number | undefined;
                c21S?: number | undefined;
                c22S?: number | undefined;
                c28S?: number | undefined;
                c33S?: number | undefined;
                c37Ms?: number | undefined;
                c38Ms?: number | undefined;
              };
              mpoa?: boolean;
              mtu: number;
            },
            {
              port: number;
              ip: string;
              prefix: number;
              mtu?: number;
              over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
              elan?: number;
              mac?: string;
              lec?: {
                version?: 1 | 2 | undefined;
                maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                elanName?: string | undefined;
                llcMultiplexed?: boolean | undefined;
                c7S?: number | undefined;
                c10?: number | undefined;
                c11S?: number | undefined;
                c12S?: number | undefined;
                c13?: number | undefined;
                c17S?: number | undefined;
                c18S?: number | undefined;
                c20S?: number | undefined;
                c21S?: number | undefined;
                c22S?: number | undefined;
                c28S?: number | undefined;
                c33S?: number | undefined;
                c37Ms?: number | undefined;
                c38Ms?: number | undefined;
              };
              mpoa?: boolean;
            }
          >
        >
      >
    >;
    pvcs: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            port: z.ZodMiniInt;
            vpi: z.ZodMiniDefault<z.ZodMiniInt>;
            vci: z.ZodMiniInt;
            peer: z.ZodMiniString<string>;
            category: z.ZodMiniDefault<
              z.ZodMiniEnum<{
                abr: 'abr';
                cbr: 'cbr';
                'nrt-vbr': 'nrt-vbr';
                'rt-vbr': 'rt-vbr';
                ubr: 'ubr';
              }>
            >;
            shaper: z.ZodMiniDefault<
              z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    incrementPs: z.ZodMiniInt;
                    limitPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    routes: z.ZodMiniExactOptional<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            network: z.ZodMiniString<string>;
            prefix: z.ZodMiniInt;
            via: z.ZodMiniString<string>;
          },
          z.core.$strict
        >
      >
    >;
    gateway: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
    mpc: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          p1: z.ZodMiniOptional<z.ZodMiniInt>;
          p2S: z.ZodMiniOptional<z.ZodMiniInt>;
          p4S: z.ZodMiniOptional<z.ZodMiniInt>;
          p5S: z.ZodMiniOptional<z.ZodMiniInt>;
          p6S: z.ZodMiniOptional<z.ZodMiniInt>;
          idleS: z.ZodMiniOptional<z.ZodMiniInt>;
          category: z.ZodMiniOptional<
            z.ZodMiniEnum<{
              abr: 'abr';
              cbr: 'cbr';
              'nrt-vbr': 'nrt-vbr';
              'rt-vbr': 'rt-vbr';
              ubr: 'ubr';
            }>
          >;
          pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
          tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
          maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
          maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
          servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
          ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
          egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
          egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    loopbackMtu: z.ZodMiniDefault<z.ZodMiniInt>;
    cpu: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
          syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
          sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
          receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
          interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
          copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
          checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
          tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
          cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    profile: z.ZodMiniDefault<
      z.ZodMiniEnum<{
        'bsd-reno': 'bsd-reno';
        'linux-2.2': 'linux-2.2';
        win98: 'win98';
        winnt4: 'winnt4';
      }>
    >;
    stack: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          delayedAck: z.ZodMiniOptional<
            z.ZodMiniEnum<{
              heartbeat: 'heartbeat';
              off: 'off';
              timer: 'timer';
            }>
          >;
          delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
          ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
          windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
          receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
          rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
          rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
          rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
          windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
          writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
          sockets: z.ZodMiniOptional<
            z.ZodMiniEnum<{
              bsd: 'bsd';
              winsock: 'winsock';
              'winsock-blocking': 'winsock-blocking';
            }>
          >;
        },
        z.core.$strict
      >
    >;
    kernel: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          scheduler: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                kind: z.ZodMiniEnum<{
                  bsd: 'bsd';
                  'linux-2.2': 'linux-2.2';
                  nt: 'nt';
                  'nt-server': 'nt-server';
                  'solaris-ts': 'solaris-ts';
                }>;
                switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
                wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
              },
              z.core.$strict
            >
          >;
          receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
          inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
          softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Host = z.output<typeof hostSchema>;
declare const routerSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'router'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            phy: z.ZodMiniEnum<{
              atm25: 'atm25';
              'atm25-ideal': 'atm25-ideal';
              ds3: 'ds3';
              e3: 'e3';
              eth10: 'eth10';
              eth100: 'eth100';
              oc12c: 'oc12c';
              oc3c: 'oc3c';
            }>;
            half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
            turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            signallingQueue: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                own: 'own';
                shared: 'shared';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
    interfaces: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniPipe<
          z.ZodMiniObject<
            {
              port: z.ZodMiniInt;
              ip: z.ZodMiniString<string>;
              prefix: z.ZodMiniDefault<z.ZodMiniInt>;
              mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
              over: z.ZodMiniExactOptional<
                z.ZodMiniEnum<{
                  ethernet: 'ethernet';
                  lane: 'lane';
                  pvc: 'pvc';
                  svc: 'svc';
                }>
              >;
              elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
              mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
              lec: z.ZodMiniExactOptional<
                z.ZodMiniObject<
                  {
                    version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                    maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                    elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                    llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                    c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c10: z.ZodMiniOptional<z.ZodMiniInt>;
                    c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c13: z.ZodMiniOptional<z.ZodMiniInt>;
                    c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                    c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                    c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                  },
                  z.core.$strict
                >
              >;
              mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            },
            z.core.$strict
          >,
          z.ZodMiniTransform<
            {
              port: number;
              ip: string;
              prefix: number;
              over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
              elan?: number;
              mac?: string;
              lec?: {
                version?: 1 | 2 | undefined;
                maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                elanName?: string | undefined;
                llcMultiplexed?: boolean | undefined;
                c7S?: number | undefined;
                c10?: number | undefined;
                c11S?: number | undefined;
                c12S?: number | undefined;
                c13?: number | undefined;
                c17S?: number | undefined;
                c18S?: number | undefined;
                c20S?: number | undefined;
                c21S?: number | undefined;
                c22S?: number | undefined;
                c28S?: number | undefined;
                c33S?: number | undefined;
                c37Ms?: number | undefined;
                c38Ms?: number | undefined;
              };
              mpoa?: boolean;
              mtu: number;
            },
            {
              port: number;
              ip: string;
              prefix: number;
              mtu?: number;
              over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
              elan?: number;
              mac?: string;
              lec?: {
                version?: 1 | 2 | undefined;
                maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
                elanName?: string | undefined;
                llcMultiplexed?: boolean | undefined;
                c7S?: number | undefined;
                c10?: number | undefined;
                c11S?: number | undefined;
                c12S?: number | undefined;
                c13?: number | undefined;
                c17S?: number | undefined;
                c18S?: number | undefined;
                c20S?: number | undefined;
                c21S?: number | undefined;
                c22S?: number | undefined;
                c28S?: number | undefined;
                c33S?: number | undefined;
                c37Ms?: number | undefined;
                c38Ms?: number | undefined;
              };
              mpoa?: boolean;
            }
          >
        >
      >
    >;
    pvcs: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            port: z.ZodMiniInt;
            vpi: z.ZodMiniDefault<z.ZodMiniInt>;
            vci: z.ZodMiniInt;
            peer: z.ZodMiniString<string>;
            category: z.ZodMiniDefault<
              z.ZodMiniEnum<{
                abr: 'abr';
                cbr: 'cbr';
                'nrt-vbr': 'nrt-vbr';
                'rt-vbr': 'rt-vbr';
                ubr: 'ubr';
              }>
            >;
            shaper: z.ZodMiniDefault<
              z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    incrementPs: z.ZodMiniInt;
                    limitPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    routes: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            network: z.ZodMiniString<string>;
            prefix: z.ZodMiniInt;
            via: z.ZodMiniString<string>;
          },
          z.core.$strict
        >
      >
    >;
    forwarding: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    punt: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    mps: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          p1S: z.ZodMiniOptional<z.ZodMiniInt>;
          p2S: z.ZodMiniOptional<z.ZodMiniInt>;
          p4S: z.ZodMiniOptional<z.ZodMiniInt>;
          p5S: z.ZodMiniOptional<z.ZodMiniInt>;
          p6S: z.ZodMiniOptional<z.ZodMiniInt>;
          p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
          triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
        },
        z.core.$strict
      >
    >;
    services: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'lecs'>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'les'>;
                elan: z.ZodMiniInt;
                maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'atmarp'>;
                network: z.ZodMiniString<string>;
                prefix: z.ZodMiniInt;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >
      >
    >;
    processor: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Router = z.output<typeof routerSchema>;
declare const bridgeSchema: z.ZodMiniObject<
  {
    port: z.ZodMiniInt;
    elan: z.ZodMiniInt;
    ethernet: z.ZodMiniArray<z.ZodMiniInt>;
    mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
    lec: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
          maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
          elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
          llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          c7S: z.ZodMiniOptional<z.ZodMiniInt>;
          c10: z.ZodMiniOptional<z.ZodMiniInt>;
          c11S: z.ZodMiniOptional<z.ZodMiniInt>;
          c12S: z.ZodMiniOptional<z.ZodMiniInt>;
          c13: z.ZodMiniOptional<z.ZodMiniInt>;
          c17S: z.ZodMiniOptional<z.ZodMiniInt>;
          c18S: z.ZodMiniOptional<z.ZodMiniInt>;
          c20S: z.ZodMiniOptional<z.ZodMiniInt>;
          c21S: z.ZodMiniOptional<z.ZodMiniInt>;
          c22S: z.ZodMiniOptional<z.ZodMiniInt>;
          c28S: z.ZodMiniOptional<z.ZodMiniInt>;
          c33S: z.ZodMiniOptional<z.ZodMiniInt>;
          c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
          c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Bridge = z.output<typeof bridgeSchema>;
declare const edgeSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'edge'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            phy: z.ZodMiniEnum<{
              atm25: 'atm25';
              'atm25-ideal': 'atm25-ideal';
              ds3: 'ds3';
              e3: 'e3';
              eth10: 'eth10';
              eth100: 'eth100';
              oc12c: 'oc12c';
              oc3c: 'oc3c';
            }>;
            half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
            turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            signallingQueue: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                own: 'own';
                shared: 'shared';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
    bridges: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            port: z.ZodMiniInt;
            elan: z.ZodMiniInt;
            ethernet: z.ZodMiniArray<z.ZodMiniInt>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            lec: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
                  maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
                  elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
                  llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
                  c7S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c10: z.ZodMiniOptional<z.ZodMiniInt>;
                  c11S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c12S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c13: z.ZodMiniOptional<z.ZodMiniInt>;
                  c17S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c18S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c20S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c21S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c22S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c28S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c33S: z.ZodMiniOptional<z.ZodMiniInt>;
                  c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                  c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    mpc: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          p1: z.ZodMiniOptional<z.ZodMiniInt>;
          p2S: z.ZodMiniOptional<z.ZodMiniInt>;
          p4S: z.ZodMiniOptional<z.ZodMiniInt>;
          p5S: z.ZodMiniOptional<z.ZodMiniInt>;
          p6S: z.ZodMiniOptional<z.ZodMiniInt>;
          idleS: z.ZodMiniOptional<z.ZodMiniInt>;
          category: z.ZodMiniOptional<
            z.ZodMiniEnum<{
              abr: 'abr';
              cbr: 'cbr';
              'nrt-vbr': 'nrt-vbr';
              'rt-vbr': 'rt-vbr';
              ubr: 'ubr';
            }>
          >;
          pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
          tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
          maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
          maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
          maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
          servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
          ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
          egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
          egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    forwarding: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Edge = z.output<typeof edgeSchema>;
declare const serverSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'server'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            phy: z.ZodMiniEnum<{
              atm25: 'atm25';
              'atm25-ideal': 'atm25-ideal';
              ds3: 'ds3';
              e3: 'e3';
              eth10: 'eth10';
              eth100: 'eth100';
              oc12c: 'oc12c';
              oc3c: 'oc3c';
            }>;
            half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
            turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            signallingQueue: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                own: 'own';
                shared: 'shared';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
    services: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'lecs'>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'les'>;
                elan: z.ZodMiniInt;
                maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'atmarp'>;
                network: z.ZodMiniString<string>;
                prefix: z.ZodMiniInt;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >
      >
    >;
    processor: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Server = z.output<typeof serverSchema>;
declare const hubSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'hub'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            phy: z.ZodMiniEnum<{
              atm25: 'atm25';
              'atm25-ideal': 'atm25-ideal';
              ds3: 'ds3';
              e3: 'e3';
              eth10: 'eth10';
              eth100: 'eth100';
              oc12c: 'oc12c';
              oc3c: 'oc3c';
            }>;
            half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
            mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
            clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
            turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            signallingQueue: z.ZodMiniExactOptional<
              z.ZodMiniEnum<{
                own: 'own';
                shared: 'shared';
              }>
            >;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Hub = z.output<typeof hubSchema>;
declare const generatorSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'generator'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          phy: z.ZodMiniEnum<{
            atm25: 'atm25';
            'atm25-ideal': 'atm25-ideal';
            ds3: 'ds3';
            e3: 'e3';
            eth10: 'eth10';
            eth100: 'eth100';
            oc12c: 'oc12c';
            oc3c: 'oc3c';
          }>;
          half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
          mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
          turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          signallingQueue: z.ZodMiniExactOptional<
            z.ZodMiniEnum<{
              own: 'own';
              shared: 'shared';
            }>
          >;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Generator = z.output<typeof generatorSchema>;
declare const ipToNumber: (ip: string) => number;
declare const numberToIp: (value: number) => string;
declare function addresses(
  from: Host,
  to: Host,
  toIp?: string,
): {
  readonly from: string;
  readonly to: string;
} | null;
declare const PROMPTED_MESSAGES: readonly [
  'LE_TOPOLOGY_REQUEST',
  'LE_REGISTER_REQUEST',
  'LE_UNREGISTER_REQUEST',
  'LE_VERIFY_REQUEST',
  'RS',
  'ER',
];
type PromptedMessage = (typeof PROMPTED_MESSAGES)[number];
declare const PROCESSES: readonly ['lec', 'lecs', 'les', 'bus', 'mpc', 'mps', 'atmarp', 'clip'];
type ProcessName = (typeof PROCESSES)[number];
declare const changeSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'queue'>;
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
        category: z.ZodMiniEnum<{
          abr: 'abr';
          cbr: 'cbr';
          'nrt-vbr': 'nrt-vbr';
          'rt-vbr': 'rt-vbr';
          ubr: 'ubr';
        }>;
        queue: z.ZodMiniObject<
          {
            capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
            clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
            discard: z.ZodMiniDefault<
              z.ZodMiniDiscriminatedUnion<
                [
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'none'>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'ppd'>;
                    },
                    z.core.$strict
                  >,
                  z.ZodMiniObject<
                    {
                      kind: z.ZodMiniLiteral<'epd'>;
                      thresholdCells: z.ZodMiniInt;
                      keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                    },
                    z.core.$strict
                  >,
                ],
                'kind'
              >
            >;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'link-delay'>;
        link: z.ZodMiniInt;
        delayPs: z.ZodMiniInt;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'link-up'>;
        link: z.ZodMiniInt;
        up: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'glitch'>;
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
        extraPs: z.ZodMiniNullable<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'policer'>;
        node: z.ZodMiniInt;
        in: z.ZodMiniObject<
          {
            port: z.ZodMiniInt;
            vpi: z.ZodMiniInt;
            vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
          },
          z.core.$strict
        >;
        buckets: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              incrementPs: z.ZodMiniInt;
              limitPs: z.ZodMiniInt;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'stack'>;
        node: z.ZodMiniInt;
        set: z.ZodMiniObject<
          {
            nagle: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            delayedAck: z.ZodMiniOptional<
              z.ZodMiniEnum<{
                heartbeat: 'heartbeat';
                off: 'off';
                timer: 'timer';
              }>
            >;
            delayedAckMs: z.ZodMiniOptional<z.ZodMiniInt>;
            ackEverySegments: z.ZodMiniOptional<z.ZodMiniInt>;
            windowUpdateTwoMss: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            windowUpdatePercent: z.ZodMiniOptional<z.ZodMiniInt>;
            receiverSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            senderSws: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            slowStart: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            congestionAvoidance: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            fastRetransmit: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            fastRecovery: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            initialWindowSegments: z.ZodMiniOptional<z.ZodMiniInt>;
            rtoTickMs: z.ZodMiniOptional<z.ZodMiniInt>;
            rtoMinMs: z.ZodMiniOptional<z.ZodMiniInt>;
            rtoMaxMs: z.ZodMiniOptional<z.ZodMiniInt>;
            windowScaling: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            windowMssMultiple: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            copyChunkOctets: z.ZodMiniOptional<z.ZodMiniInt>;
            writerLowWaterOctets: z.ZodMiniOptional<z.ZodMiniInt>;
            sockets: z.ZodMiniOptional<
              z.ZodMiniEnum<{
                bsd: 'bsd';
                winsock: 'winsock';
                'winsock-blocking': 'winsock-blocking';
              }>
            >;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'cpu'>;
        node: z.ZodMiniInt;
        set: z.ZodMiniObject<
          {
            speed: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
            syscallPs: z.ZodMiniOptional<z.ZodMiniInt>;
            sendPacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
            receivePacketPs: z.ZodMiniOptional<z.ZodMiniInt>;
            interruptPs: z.ZodMiniOptional<z.ZodMiniInt>;
            copyPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
            checksumPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
            tickPs: z.ZodMiniOptional<z.ZodMiniInt>;
            cellPs: z.ZodMiniOptional<z.ZodMiniInt>;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'process'>;
        node: z.ZodMiniInt;
        process: z.ZodMiniEnum<{
          atmarp: 'atmarp';
          bus: 'bus';
          clip: 'clip';
          lec: 'lec';
          lecs: 'lecs';
          les: 'les';
          mpc: 'mpc';
          mps: 'mps';
        }>;
        elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
        up: z.ZodMiniBoolean<boolean>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'drop-message'>;
        node: z.ZodMiniInt;
        message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniExactOptional<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'damage-message'>;
        node: z.ZodMiniInt;
        message: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        count: z.ZodMiniExactOptional<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'clear'>;
        node: z.ZodMiniInt;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'prompt'>;
        node: z.ZodMiniInt;
        message: z.ZodMiniEnum<{
          ER: 'ER';
          LE_REGISTER_REQUEST: 'LE_REGISTER_REQUEST';
          LE_TOPOLOGY_REQUEST: 'LE_TOPOLOGY_REQUEST';
          LE_UNREGISTER_REQUEST: 'LE_UNREGISTER_REQUEST';
          LE_VERIFY_REQUEST: 'LE_VERIFY_REQUEST';
          RS: 'RS';
        }>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'plug'>;
        link: z.ZodMiniInt;
        end: z.ZodMiniEnum<{
          a: 'a';
          b: 'b';
        }>;
        to: z.ZodMiniObject<
          {
            node: z.ZodMiniInt;
            port: z.ZodMiniInt;
          },
          z.core.$strict
        >;
        ports: z.ZodMiniExactOptional<
          z.ZodMiniEnum<{
            adapt: 'adapt';
          }>
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        atPs: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'flow'>;
        flow: z.ZodMiniInt;
        set: z.ZodMiniObject<
          {
            messageOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
            intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
          },
          z.core.$strict
        >;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type Change = z.output<typeof changeSchema>;
declare function closest(word: string, options: readonly string[]): string | null;
declare function defaultAt(kind: string, path: FieldPath): unknown;
declare const MAX_FRAMES: readonly [1516, 4544, 9234, 18190];
declare const elanSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    name: z.ZodMiniString<string>;
    maxFrame: z.ZodMiniDefault<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
    version: z.ZodMiniDefault<z.ZodMiniLiteral<1 | 2>>;
  },
  z.core.$strict
>;
type Elan = z.output<typeof elanSchema>;
declare const lecSchema: z.ZodMiniObject<
  {
    version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
    maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
    elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
    llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    c7S: z.ZodMiniOptional<z.ZodMiniInt>;
    c10: z.ZodMiniOptional<z.ZodMiniInt>;
    c11S: z.ZodMiniOptional<z.ZodMiniInt>;
    c12S: z.ZodMiniOptional<z.ZodMiniInt>;
    c13: z.ZodMiniOptional<z.ZodMiniInt>;
    c17S: z.ZodMiniOptional<z.ZodMiniInt>;
    c18S: z.ZodMiniOptional<z.ZodMiniInt>;
    c20S: z.ZodMiniOptional<z.ZodMiniInt>;
    c21S: z.ZodMiniOptional<z.ZodMiniInt>;
    c22S: z.ZodMiniOptional<z.ZodMiniInt>;
    c28S: z.ZodMiniOptional<z.ZodMiniInt>;
    c33S: z.ZodMiniOptional<z.ZodMiniInt>;
    c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
    c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type LecParameters = z.output<typeof lecSchema>;
declare const tunnelSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    name: z.ZodMiniString<string>;
    a: z.ZodMiniObject<
      {
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
        vpi: z.ZodMiniInt;
      },
      z.core.$strict
    >;
    b: z.ZodMiniObject<
      {
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
        vpi: z.ZodMiniInt;
      },
      z.core.$strict
    >;
    mbps: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
  },
  z.core.$strict
>;
type Tunnel = z.output<typeof tunnelSchema>;
declare const tcpStreamSchema: z.ZodMiniPipe<
  z.ZodMiniObject<
    {
      id: z.ZodMiniInt;
      from: z.ZodMiniInt;
      to: z.ZodMiniInt;
      toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
      startPs: z.ZodMiniDefault<z.ZodMiniInt>;
      stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
      kind: z.ZodMiniLiteral<'tcp-stream'>;
      messageOctets: z.ZodMiniInt;
      receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
      sendBuffer: z.ZodMiniInt;
      receiveBuffer: z.ZodMiniInt;
    },
    z.core.$strict
  >,
  z.ZodMiniTransform<
    {
      id: number;
      from: number;
      to: number;
      toIp?: string;
      startPs: number;
      stopPs: number | null;
      kind: 'tcp-stream';
      messageOctets: number;
      sendBuffer: number;
      receiveBuffer: number;
      receiveOctets: number;
    },
    {
      id: number;
      from: number;
      to: number;
      toIp?: string;
      startPs: number;
      stopPs: number | null;
      kind: 'tcp-stream';
      messageOctets: number;
      receiveOctets?: number;
      sendBuffer: number;
      receiveBuffer: number;
    }
  >
>;
declare const abrSchema: z.ZodMiniObject<
  {
    pcrCps: z.ZodMiniInt;
    mcrCps: z.ZodMiniInt;
    icrCps: z.ZodMiniInt;
    rif: z.ZodMiniInt;
    rdf: z.ZodMiniInt;
  },
  z.core.$strict
>;
type Abr = z.output<typeof abrSchema>;
declare const cellsSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'cells'>;
    from: z.ZodMiniInt;
    port: z.ZodMiniInt;
    vpi: z.ZodMiniDefault<z.ZodMiniInt>;
    vci: z.ZodMiniInt;
    category: z.ZodMiniDefault<
      z.ZodMiniEnum<{
        abr: 'abr';
        cbr: 'cbr';
        'nrt-vbr': 'nrt-vbr';
        'rt-vbr': 'rt-vbr';
        ubr: 'ubr';
      }>
    >;
    clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    shaper: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            incrementPs: z.ZodMiniInt;
            limitPs: z.ZodMiniInt;
          },
          z.core.$strict
        >
      >
    >;
    abr: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          pcrCps: z.ZodMiniInt;
          mcrCps: z.ZodMiniInt;
          icrCps: z.ZodMiniInt;
          rif: z.ZodMiniInt;
          rdf: z.ZodMiniInt;
        },
        z.core.$strict
      >
    >;
    startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    phase: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        drawn: 'drawn';
      }>
    >;
    source: z.ZodMiniDiscriminatedUnion<
      [
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'saturated'>;
            pduCells: z.ZodMiniInt;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'periodic'>;
            pduCells: z.ZodMiniInt;
            intervalPs: z.ZodMiniInt;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'poisson'>;
            pduCells: z.ZodMiniInt;
            spacingPs: z.ZodMiniInt;
            meanGapPs: z.ZodMiniInt;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'on-off'>;
            meanCells: z.ZodMiniInt;
            spacingPs: z.ZodMiniInt;
            meanGapPs: z.ZodMiniInt;
          },
          z.core.$strict
        >,
      ],
      'kind'
    >;
  },
  z.core.$strict
>;
declare const framesSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    from: z.ZodMiniInt;
    to: z.ZodMiniInt;
    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
    stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
    kind: z.ZodMiniLiteral<'frames'>;
    port: z.ZodMiniInt;
    toPort: z.ZodMiniInt;
    target: z.ZodMiniEnum<{
      broadcast: 'broadcast';
      port: 'port';
      unknown: 'unknown';
    }>;
    octets: z.ZodMiniInt;
    intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
    replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
declare const flowSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniPipe<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          from: z.ZodMiniInt;
          to: z.ZodMiniInt;
          toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
          startPs: z.ZodMiniDefault<z.ZodMiniInt>;
          stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
          kind: z.ZodMiniLiteral<'tcp-stream'>;
          messageOctets: z.ZodMiniInt;
          receiveOctets: z.ZodMiniExactOptional<z.ZodMiniInt>;
          sendBuffer: z.ZodMiniInt;
          receiveBuffer: z.ZodMiniInt;
        },
        z.core.$strict
      >,
      z.ZodMiniTransform<
        {
          id: number;
          from: number;
          to: number;
          toIp?: string;
          startPs: number;
          stopPs: number | null;
          kind: 'tcp-stream';
          messageOctets: number;
          sendBuffer: number;
          receiveBuffer: number;
          receiveOctets: number;
        },
        {
          id: number;
          from: number;
          to: number;
          toIp?: string;
          startPs: number;
          stopPs: number | null;
          kind: 'tcp-stream';
          messageOctets: number;
          receiveOctets?: number;
          sendBuffer: number;
          receiveBuffer: number;
        }
      >
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        from: z.ZodMiniInt;
        to: z.ZodMiniInt;
        toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        startPs: z.ZodMiniDefault<z.ZodMiniInt>;
        stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        kind: z.ZodMiniLiteral<'udp-stream'>;
        messageOctets: z.ZodMiniInt;
        intervalPs: z.ZodMiniInt;
        process: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            cbr: 'cbr';
            poisson: 'poisson';
          }>
        >;
        tickPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
        log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
        sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
        receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        from: z.ZodMiniInt;
        to: z.ZodMiniInt;
        toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        startPs: z.ZodMiniDefault<z.ZodMiniInt>;
        stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        kind: z.ZodMiniLiteral<'tcp-rr'>;
        requestOctets: z.ZodMiniDefault<z.ZodMiniInt>;
        responseOctets: z.ZodMiniDefault<z.ZodMiniInt>;
        sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
        receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
        log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        from: z.ZodMiniInt;
        to: z.ZodMiniInt;
        toIp: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
        startPs: z.ZodMiniDefault<z.ZodMiniInt>;
        stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        kind: z.ZodMiniLiteral<'ping'>;
        payloadOctets: z.ZodMiniDefault<z.ZodMiniInt>;
        intervalPs: z.ZodMiniDefault<z.ZodMiniInt>;
        log: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'cells'>;
        from: z.ZodMiniInt;
        port: z.ZodMiniInt;
        vpi: z.ZodMiniDefault<z.ZodMiniInt>;
        vci: z.ZodMiniInt;
        category: z.ZodMiniDefault<
          z.ZodMiniEnum<{
            abr: 'abr';
            cbr: 'cbr';
            'nrt-vbr': 'nrt-vbr';
            'rt-vbr': 'rt-vbr';
            ubr: 'ubr';
          }>
        >;
        clp: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        shaper: z.ZodMiniDefault<
          z.ZodMiniArray<
            z.ZodMiniObject<
              {
                incrementPs: z.ZodMiniInt;
                limitPs: z.ZodMiniInt;
              },
              z.core.$strict
            >
          >
        >;
        abr: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              pcrCps: z.ZodMiniInt;
              mcrCps: z.ZodMiniInt;
              icrCps: z.ZodMiniInt;
              rif: z.ZodMiniInt;
              rdf: z.ZodMiniInt;
            },
            z.core.$strict
          >
        >;
        startPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
        phase: z.ZodMiniExactOptional<
          z.ZodMiniEnum<{
            drawn: 'drawn';
          }>
        >;
        source: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'saturated'>;
                pduCells: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'periodic'>;
                pduCells: z.ZodMiniInt;
                intervalPs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'poisson'>;
                pduCells: z.ZodMiniInt;
                spacingPs: z.ZodMiniInt;
                meanGapPs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'on-off'>;
                meanCells: z.ZodMiniInt;
                spacingPs: z.ZodMiniInt;
                meanGapPs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        from: z.ZodMiniInt;
        to: z.ZodMiniInt;
        startPs: z.ZodMiniDefault<z.ZodMiniInt>;
        stopPs: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
        kind: z.ZodMiniLiteral<'frames'>;
        port: z.ZodMiniInt;
        toPort: z.ZodMiniInt;
        target: z.ZodMiniEnum<{
          broadcast: 'broadcast';
          port: 'port';
          unknown: 'unknown';
        }>;
        octets: z.ZodMiniInt;
        intervalPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
        loadPercent: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
        replyPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        id: z.ZodMiniInt;
        kind: z.ZodMiniLiteral<'relay'>;
        from: z.ZodMiniInt;
        to: z.ZodMiniInt;
        service: z.ZodMiniEnum<{
          broadcast: 'broadcast';
          'client-server': 'client-server';
          'point-to-multipoint': 'point-to-multipoint';
          'point-to-point': 'point-to-point';
        }>;
        receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
        octets: z.ZodMiniInt;
        source: z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'block'>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'list'>;
                pdus: z.ZodMiniArray<
                  z.ZodMiniObject<
                    {
                      octets: z.ZodMiniInt;
                      gapPs: z.ZodMiniInt;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'cbr'>;
                pduOctets: z.ZodMiniInt;
                intervalPs: z.ZodMiniInt;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'poisson'>;
                pduOctets: z.ZodMiniInt;
                meanGapPs: z.ZodMiniInt;
                draw: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'on-off'>;
                meanOnCells: z.ZodMiniInt;
                meanOffCells: z.ZodMiniInt;
                cellPs: z.ZodMiniInt;
                draw: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'markov'>;
                frameOctets: z.ZodMiniInt;
                low: z.ZodMiniObject<
                  {
                    count: z.ZodMiniInt;
                    bps: z.ZodMiniNumber<number>;
                    onPerS: z.ZodMiniNumber<number>;
                    offPerS: z.ZodMiniNumber<number>;
                  },
                  z.core.$strict
                >;
                high: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      count: z.ZodMiniInt;
                      bps: z.ZodMiniNumber<number>;
                      onPerS: z.ZodMiniNumber<number>;
                      offPerS: z.ZodMiniNumber<number>;
                    },
                    z.core.$strict
                  >
                >;
                draw: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                      planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >;
        nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
        sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
        receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
        receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
        sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
        loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
        selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
        startPs: z.ZodMiniDefault<z.ZodMiniInt>;
        leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type Flow = z.output<typeof flowSchema>;
type TcpStream = z.output<typeof tcpStreamSchema>;
type CellsFlow = z.output<typeof cellsSchema>;
type FramesFlow = z.output<typeof framesSchema>;
declare const sourceSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'block'>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'list'>;
        pdus: z.ZodMiniArray<
          z.ZodMiniObject<
            {
              octets: z.ZodMiniInt;
              gapPs: z.ZodMiniInt;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'cbr'>;
        pduOctets: z.ZodMiniInt;
        intervalPs: z.ZodMiniInt;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'poisson'>;
        pduOctets: z.ZodMiniInt;
        meanGapPs: z.ZodMiniInt;
        draw: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'on-off'>;
        meanOnCells: z.ZodMiniInt;
        meanOffCells: z.ZodMiniInt;
        cellPs: z.ZodMiniInt;
        draw: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'markov'>;
        frameOctets: z.ZodMiniInt;
        low: z.ZodMiniObject<
          {
            count: z.ZodMiniInt;
            bps: z.ZodMiniNumber<number>;
            onPerS: z.ZodMiniNumber<number>;
            offPerS: z.ZodMiniNumber<number>;
          },
          z.core.$strict
        >;
        high: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              count: z.ZodMiniInt;
              bps: z.ZodMiniNumber<number>;
              onPerS: z.ZodMiniNumber<number>;
              offPerS: z.ZodMiniNumber<number>;
            },
            z.core.$strict
          >
        >;
        draw: z.ZodMiniExactOptional<
          z.ZodMiniObject<
            {
              seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
              planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
            },
            z.core.$strict
          >
        >;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type RelaySource = z.output<typeof sourceSchema>;
declare const relaySchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'relay'>;
    from: z.ZodMiniInt;
    to: z.ZodMiniInt;
    service: z.ZodMiniEnum<{
      broadcast: 'broadcast';
      'client-server': 'client-server';
      'point-to-multipoint': 'point-to-multipoint';
      'point-to-point': 'point-to-point';
    }>;
    receivers: z.ZodMiniDefault<z.ZodMiniArray<z.ZodMiniInt>>;
    octets: z.ZodMiniInt;
    source: z.ZodMiniDiscriminatedUnion<
      [
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'block'>;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'list'>;
            pdus: z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  octets: z.ZodMiniInt;
                  gapPs: z.ZodMiniInt;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'cbr'>;
            pduOctets: z.ZodMiniInt;
            intervalPs: z.ZodMiniInt;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'poisson'>;
            pduOctets: z.ZodMiniInt;
            meanGapPs: z.ZodMiniInt;
            draw: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'on-off'>;
            meanOnCells: z.ZodMiniInt;
            meanOffCells: z.ZodMiniInt;
            cellPs: z.ZodMiniInt;
            draw: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >,
        z.ZodMiniObject<
          {
            kind: z.ZodMiniLiteral<'markov'>;
            frameOctets: z.ZodMiniInt;
            low: z.ZodMiniObject<
              {
                count: z.ZodMiniInt;
                bps: z.ZodMiniNumber<number>;
                onPerS: z.ZodMiniNumber<number>;
                offPerS: z.ZodMiniNumber<number>;
              },
              z.core.$strict
            >;
            high: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  count: z.ZodMiniInt;
                  bps: z.ZodMiniNumber<number>;
                  onPerS: z.ZodMiniNumber<number>;
                  offPerS: z.ZodMiniNumber<number>;
                },
                z.core.$strict
              >
            >;
            draw: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  seed: z.ZodMiniExactOptional<z.ZodMiniInt>;
                  planPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >,
      ],
      'kind'
    >;
    nagle: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
    sendBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
    receiveBuffer: z.ZodMiniDefault<z.ZodMiniInt>;
    receiveOctets: z.ZodMiniDefault<z.ZodMiniInt>;
    sendsWait: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
    loopPs: z.ZodMiniDefault<z.ZodMiniInt>;
    selectPs: z.ZodMiniDefault<z.ZodMiniInt>;
    startPs: z.ZodMiniDefault<z.ZodMiniInt>;
    leadPs: z.ZodMiniDefault<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type RelayFlow = z.output<typeof relaySchema>;
declare const cpuSchema: z.ZodMiniObject<
  {
    speed: z.ZodMiniDefault<z.ZodMiniNumber<number>>;
    syscallPs: z.ZodMiniDefault<z.ZodMiniInt>;
    sendPacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
    receivePacketPs: z.ZodMiniDefault<z.ZodMiniInt>;
    interruptPs: z.ZodMiniDefault<z.ZodMiniInt>;
    copyPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
    checksumPsPerOctet: z.ZodMiniDefault<z.ZodMiniInt>;
    tickPs: z.ZodMiniDefault<z.ZodMiniInt>;
    cellPs: z.ZodMiniDefault<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Cpu = z.output<typeof cpuSchema>;
declare const SCHEDULERS: readonly ['bsd', 'solaris-ts', 'linux-2.2', 'nt', 'nt-server'];
type SchedulerKind = (typeof SCHEDULERS)[number];
declare const kernelSchema: z.ZodMiniObject<
  {
    scheduler: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          kind: z.ZodMiniEnum<{
            bsd: 'bsd';
            'linux-2.2': 'linux-2.2';
            nt: 'nt';
            'nt-server': 'nt-server';
            'solaris-ts': 'solaris-ts';
          }>;
          switchPs: z.ZodMiniDefault<z.ZodMiniInt>;
          wakePs: z.ZodMiniDefault<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    receiveRing: z.ZodMiniExactOptional<z.ZodMiniInt>;
    inputQueue: z.ZodMiniExactOptional<z.ZodMiniInt>;
    softInterruptPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Kernel = z.output<typeof kernelSchema>;
declare const interfaceSchema: z.ZodMiniPipe<
  z.ZodMiniObject<
    {
      port: z.ZodMiniInt;
      ip: z.ZodMiniString<string>;
      prefix: z.ZodMiniDefault<z.ZodMiniInt>;
      mtu: z.ZodMiniExactOptional<z.ZodMiniInt>;
      over: z.ZodMiniExactOptional<
        z.ZodMiniEnum<{
          ethernet: 'ethernet';
          lane: 'lane';
          pvc: 'pvc';
          svc: 'svc';
        }>
      >;
      elan: z.ZodMiniExactOptional<z.ZodMiniInt>;
      mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
      lec: z.ZodMiniExactOptional<
        z.ZodMiniObject<
          {
            version: z.ZodMiniOptional<z.ZodMiniLiteral<1 | 2>>;
            maxFrame: z.ZodMiniOptional<z.ZodMiniLiteral<1516 | 4544 | 9234 | 18190>>;
            elanName: z.ZodMiniOptional<z.ZodMiniString<string>>;
            llcMultiplexed: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
            c7S: z.ZodMiniOptional<z.ZodMiniInt>;
            c10: z.ZodMiniOptional<z.ZodMiniInt>;
            c11S: z.ZodMiniOptional<z.ZodMiniInt>;
            c12S: z.ZodMiniOptional<z.ZodMiniInt>;
            c13: z.ZodMiniOptional<z.ZodMiniInt>;
            c17S: z.ZodMiniOptional<z.ZodMiniInt>;
            c18S: z.ZodMiniOptional<z.ZodMiniInt>;
            c20S: z.ZodMiniOptional<z.ZodMiniInt>;
            c21S: z.ZodMiniOptional<z.ZodMiniInt>;
            c22S: z.ZodMiniOptional<z.ZodMiniInt>;
            c28S: z.ZodMiniOptional<z.ZodMiniInt>;
            c33S: z.ZodMiniOptional<z.ZodMiniInt>;
            c37Ms: z.ZodMiniOptional<z.ZodMiniInt>;
            c38Ms: z.ZodMiniOptional<z.ZodMiniInt>;
          },
          z.core.$strict
        >
      >;
      mpoa: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
    },
    z.core.$strict
  >,
  z.ZodMiniTransform<
    {
      port: number;
      ip: string;
      prefix: number;
      over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
      elan?: number;
      mac?: string;
      lec?: {
        version?: 1 | 2 | undefined;
        maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
        elanName?: string | undefined;
        llcMultiplexed?: boolean | undefined;
        c7S?: number | undefined;
        c10?: number | undefined;
        c11S?: number | undefined;
        c12S?: number | undefined;
        c13?: number | undefined;
        c17S?: number | undefined;
        c18S?: number | undefined;
        c20S?: number | undefined;
        c21S?: number | undefined;
        c22S?: number | undefined;
        c28S?: number | undefined;
        c33S?: number | undefined;
        c37Ms?: number | undefined;
        c38Ms?: number | undefined;
      };
      mpoa?: boolean;
      mtu: number;
    },
    {
      port: number;
      ip: string;
      prefix: number;
      mtu?: number;
      over?: 'ethernet' | 'lane' | 'pvc' | 'svc';
      elan?: number;
      mac?: string;
      lec?: {
        version?: 1 | 2 | undefined;
        maxFrame?: 1516 | 4544 | 9234 | 18190 | undefined;
        elanName?: string | undefined;
        llcMultiplexed?: boolean | undefined;
        c7S?: number | undefined;
        c10?: number | undefined;
        c11S?: number | undefined;
        c12S?: number | undefined;
        c13?: number | undefined;
        c17S?: number | undefined;
        c18S?: number | undefined;
        c20S?: number | undefined;
        c21S?: number | undefined;
        c22S?: number | undefined;
        c28S?: number | undefined;
        c33S?: number | undefined;
        c37Ms?: number | undefined;
        c38Ms?: number | undefined;
      };
      mpoa?: boolean;
    }
  >
>;
type Interface = z.output<typeof interfaceSchema>;
declare const pvcSchema: z.ZodMiniObject<
  {
    port: z.ZodMiniInt;
    vpi: z.ZodMiniDefault<z.ZodMiniInt>;
    vci: z.ZodMiniInt;
    peer: z.ZodMiniString<string>;
    category: z.ZodMiniDefault<
      z.ZodMiniEnum<{
        abr: 'abr';
        cbr: 'cbr';
        'nrt-vbr': 'nrt-vbr';
        'rt-vbr': 'rt-vbr';
        ubr: 'ubr';
      }>
    >;
    shaper: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            incrementPs: z.ZodMiniInt;
            limitPs: z.ZodMiniInt;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Pvc = z.output<typeof pvcSchema>;
declare const pointSchema: z.ZodMiniObject<
  {
    x: z.ZodMiniNumber<number>;
    y: z.ZodMiniNumber<number>;
  },
  z.core.$strict
>;
type Point = z.output<typeof pointSchema>;
declare const groupSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    name: z.ZodMiniString<string>;
    nodes: z.ZodMiniArray<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Group = z.output<typeof groupSchema>;
declare const layoutSchema: z.ZodMiniObject<
  {
    nodes: z.ZodMiniDefault<
      z.ZodMiniRecord<
        z.ZodMiniString<string>,
        z.ZodMiniObject<
          {
            x: z.ZodMiniNumber<number>;
            y: z.ZodMiniNumber<number>;
          },
          z.core.$strict
        >
      >
    >;
    links: z.ZodMiniDefault<
      z.ZodMiniRecord<
        z.ZodMiniString<string>,
        z.ZodMiniObject<
          {
            waypoints: z.ZodMiniArray<
              z.ZodMiniObject<
                {
                  x: z.ZodMiniNumber<number>;
                  y: z.ZodMiniNumber<number>;
                },
                z.core.$strict
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    groups: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            id: z.ZodMiniInt;
            name: z.ZodMiniString<string>;
            nodes: z.ZodMiniArray<z.ZodMiniInt>;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Layout = z.output<typeof layoutSchema>;
declare const startSchema: z.ZodMiniObject<
  {
    timePs: z.ZodMiniInt;
    speedPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    layer: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        elans: 'elans';
        ip: 'ip';
        physical: 'physical';
        vcs: 'vcs';
      }>
    >;
  },
  z.core.$strict
>;
type Start = z.output<typeof startSchema>;
declare const endSchema: z.ZodMiniObject<
  {
    node: z.ZodMiniInt;
    port: z.ZodMiniInt;
  },
  z.core.$strict
>;
type LinkEnd = z.output<typeof endSchema>;
declare const linkSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    a: z.ZodMiniObject<
      {
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
      },
      z.core.$strict
    >;
    b: z.ZodMiniObject<
      {
        node: z.ZodMiniInt;
        port: z.ZodMiniInt;
      },
      z.core.$strict
    >;
    delayPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    lengthM: z.ZodMiniExactOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Link = z.output<typeof linkSchema>;
declare const portSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    phy: z.ZodMiniEnum<{
      atm25: 'atm25';
      'atm25-ideal': 'atm25-ideal';
      ds3: 'ds3';
      e3: 'e3';
      eth10: 'eth10';
      eth100: 'eth100';
      oc12c: 'oc12c';
      oc3c: 'oc3c';
    }>;
    half: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
    mac: z.ZodMiniExactOptional<z.ZodMiniString<string>>;
    clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
    turnaroundPs: z.ZodMiniExactOptional<z.ZodMiniInt>;
    signallingQueue: z.ZodMiniExactOptional<
      z.ZodMiniEnum<{
        own: 'own';
        shared: 'shared';
      }>
    >;
  },
  z.core.$strict
>;
type Port = z.output<typeof portSchema>;
declare const bucket: () => z.ZodMiniObject<
  {
    incrementPs: z.ZodMiniInt;
    limitPs: z.ZodMiniInt;
  },
  z.core.$strict
>;
type Bucket = z.output<ReturnType<typeof bucket>>;
declare function checkReferences(model: Model): readonly Issue[];
declare function videoPlan(
  flow: Pick<RelayFlow, 'octets'>,
  source: Extract<
    RelayFlow['source'],
    {
      kind: 'markov';
    }
  >,
): {
  seconds: number;
  changes: number;
};
declare const serviceSchema: z.ZodMiniDiscriminatedUnion<
  [
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'lecs'>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'les'>;
        elan: z.ZodMiniInt;
        maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
        intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
      },
      z.core.$strict
    >,
    z.ZodMiniObject<
      {
        kind: z.ZodMiniLiteral<'atmarp'>;
        network: z.ZodMiniString<string>;
        prefix: z.ZodMiniInt;
      },
      z.core.$strict
    >,
  ],
  'kind'
>;
type Service = z.output<typeof serviceSchema>;
declare const processorSchema: z.ZodMiniObject<
  {
    cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Processor = z.output<typeof processorSchema>;
declare const forwardingSchema: z.ZodMiniObject<
  {
    packetsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    mbps: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
    queuePackets: z.ZodMiniOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Forwarding = z.output<typeof forwardingSchema>;
declare const staticRouteSchema: z.ZodMiniObject<
  {
    network: z.ZodMiniString<string>;
    prefix: z.ZodMiniInt;
    via: z.ZodMiniString<string>;
  },
  z.core.$strict
>;
type StaticRoute = z.output<typeof staticRouteSchema>;
declare const mpcSchema: z.ZodMiniObject<
  {
    p1: z.ZodMiniOptional<z.ZodMiniInt>;
    p2S: z.ZodMiniOptional<z.ZodMiniInt>;
    p4S: z.ZodMiniOptional<z.ZodMiniInt>;
    p5S: z.ZodMiniOptional<z.ZodMiniInt>;
    p6S: z.ZodMiniOptional<z.ZodMiniInt>;
    idleS: z.ZodMiniOptional<z.ZodMiniInt>;
    category: z.ZodMiniOptional<
      z.ZodMiniEnum<{
        abr: 'abr';
        cbr: 'cbr';
        'nrt-vbr': 'nrt-vbr';
        'rt-vbr': 'rt-vbr';
        ubr: 'ubr';
      }>
    >;
    pcrCps: z.ZodMiniOptional<z.ZodMiniInt>;
    tags: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
    maxEgress: z.ZodMiniOptional<z.ZodMiniInt>;
    maxIngress: z.ZodMiniOptional<z.ZodMiniInt>;
    maxShortcuts: z.ZodMiniOptional<z.ZodMiniInt>;
    servers: z.ZodMiniOptional<z.ZodMiniArray<z.ZodMiniInt>>;
    ingressPs: z.ZodMiniOptional<z.ZodMiniInt>;
    egressPs: z.ZodMiniOptional<z.ZodMiniInt>;
    egressPsPerOctet: z.ZodMiniOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Mpc = z.output<typeof mpcSchema>;
declare const mpsSchema: z.ZodMiniObject<
  {
    p1S: z.ZodMiniOptional<z.ZodMiniInt>;
    p2S: z.ZodMiniOptional<z.ZodMiniInt>;
    p4S: z.ZodMiniOptional<z.ZodMiniInt>;
    p5S: z.ZodMiniOptional<z.ZodMiniInt>;
    p6S: z.ZodMiniOptional<z.ZodMiniInt>;
    p7Min: z.ZodMiniOptional<z.ZodMiniInt>;
    triggers: z.ZodMiniOptional<z.ZodMiniBoolean<boolean>>;
  },
  z.core.$strict
>;
type Mps = z.output<typeof mpsSchema>;
declare const switchPortSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    phy: z.ZodMiniEnum<{
      atm25: 'atm25';
      'atm25-ideal': 'atm25-ideal';
      ds3: 'ds3';
      e3: 'e3';
      eth10: 'eth10';
      eth100: 'eth100';
      oc12c: 'oc12c';
      oc3c: 'oc3c';
    }>;
    clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
    queues: z.ZodMiniDefault<
      z.ZodMiniObject<
        {
          cbr: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                discard: z.ZodMiniDefault<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'none'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'ppd'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'epd'>;
                          thresholdCells: z.ZodMiniInt;
                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
              },
              z.core.$strict
            >
          >;
          'rt-vbr': z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                discard: z.ZodMiniDefault<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'none'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'ppd'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'epd'>;
                          thresholdCells: z.ZodMiniInt;
                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
              },
              z.core.$strict
            >
          >;
          'nrt-vbr': z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                discard: z.ZodMiniDefault<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'none'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'ppd'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'epd'>;
                          thresholdCells: z.ZodMiniInt;
                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
              },
              z.core.$strict
            >
          >;
          abr: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                discard: z.ZodMiniDefault<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'none'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'ppd'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'epd'>;
                          thresholdCells: z.ZodMiniInt;
                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
              },
              z.core.$strict
            >
          >;
          ubr: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                discard: z.ZodMiniDefault<
                  z.ZodMiniDiscriminatedUnion<
                    [
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'none'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'ppd'>;
                        },
                        z.core.$strict
                      >,
                      z.ZodMiniObject<
                        {
                          kind: z.ZodMiniLiteral<'epd'>;
                          thresholdCells: z.ZodMiniInt;
                          keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                        },
                        z.core.$strict
                      >,
                    ],
                    'kind'
                  >
                >;
              },
              z.core.$strict
            >
          >;
        },
        z.core.$strict
      >
    >;
    explicitRate: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          targetPercent: z.ZodMiniInt;
          intervalPs: z.ZodMiniInt;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type SwitchPort = z.output<typeof switchPortSchema>;
declare const routeSchema: z.ZodMiniObject<
  {
    in: z.ZodMiniObject<
      {
        port: z.ZodMiniInt;
        vpi: z.ZodMiniInt;
        vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
      },
      z.core.$strict
    >;
    out: z.ZodMiniObject<
      {
        port: z.ZodMiniInt;
        vpi: z.ZodMiniInt;
        vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
      },
      z.core.$strict
    >;
    category: z.ZodMiniDefault<
      z.ZodMiniEnum<{
        abr: 'abr';
        cbr: 'cbr';
        'nrt-vbr': 'nrt-vbr';
        'rt-vbr': 'rt-vbr';
        ubr: 'ubr';
      }>
    >;
    policer: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          buckets: z.ZodMiniArray<
            z.ZodMiniObject<
              {
                incrementPs: z.ZodMiniInt;
                limitPs: z.ZodMiniInt;
              },
              z.core.$strict
            >
          >;
          action: z.ZodMiniDefault<
            z.ZodMiniEnum<{
              discard: 'discard';
              tag: 'tag';
            }>
          >;
        },
        z.core.$strict
      >
    >;
    shaper: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            incrementPs: z.ZodMiniInt;
            limitPs: z.ZodMiniInt;
          },
          z.core.$strict
        >
      >
    >;
  },
  z.core.$strict
>;
type Route = z.output<typeof routeSchema>;
declare const signallingSchema: z.ZodMiniObject<
  {
    prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
    messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
  },
  z.core.$strict
>;
type Signalling = z.output<typeof signallingSchema>;
declare const switchSchema: z.ZodMiniObject<
  {
    id: z.ZodMiniInt;
    kind: z.ZodMiniLiteral<'switch'>;
    name: z.ZodMiniString<string>;
    ports: z.ZodMiniArray<
      z.ZodMiniObject<
        {
          id: z.ZodMiniInt;
          phy: z.ZodMiniEnum<{
            atm25: 'atm25';
            'atm25-ideal': 'atm25-ideal';
            ds3: 'ds3';
            e3: 'e3';
            eth10: 'eth10';
            eth100: 'eth100';
            oc12c: 'oc12c';
            oc3c: 'oc3c';
          }>;
          clockPpm: z.ZodMiniExactOptional<z.ZodMiniNumber<number>>;
          queues: z.ZodMiniDefault<
            z.ZodMiniObject<
              {
                cbr: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      discard: z.ZodMiniDefault<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'none'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'ppd'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'epd'>;
                                thresholdCells: z.ZodMiniInt;
                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >;
                'rt-vbr': z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      discard: z.ZodMiniDefault<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'none'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'ppd'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'epd'>;
                                thresholdCells: z.ZodMiniInt;
                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >;
                'nrt-vbr': z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      discard: z.ZodMiniDefault<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'none'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'ppd'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'epd'>;
                                thresholdCells: z.ZodMiniInt;
                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >;
                abr: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      discard: z.ZodMiniDefault<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'none'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'ppd'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'epd'>;
                                thresholdCells: z.ZodMiniInt;
                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >;
                ubr: z.ZodMiniExactOptional<
                  z.ZodMiniObject<
                    {
                      capacityCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      clpThresholdCells: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniInt>>;
                      discard: z.ZodMiniDefault<
                        z.ZodMiniDiscriminatedUnion<
                          [
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'none'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'ppd'>;
                              },
                              z.core.$strict
                            >,
                            z.ZodMiniObject<
                              {
                                kind: z.ZodMiniLiteral<'epd'>;
                                thresholdCells: z.ZodMiniInt;
                                keepLast: z.ZodMiniDefault<z.ZodMiniBoolean<boolean>>;
                              },
                              z.core.$strict
                            >,
                          ],
                          'kind'
                        >
                      >;
                    },
                    z.core.$strict
                  >
                >;
              },
              z.core.$strict
            >
          >;
          explicitRate: z.ZodMiniExactOptional<
            z.ZodMiniObject<
              {
                targetPercent: z.ZodMiniInt;
                intervalPs: z.ZodMiniInt;
              },
              z.core.$strict
            >
          >;
        },
        z.core.$strict
      >
    >;
    latencyPs: z.ZodMiniDefault<z.ZodMiniInt>;
    backplaneMbps: z.ZodMiniDefault<z.ZodMiniNullable<z.ZodMiniNumber<number>>>;
    routes: z.ZodMiniDefault<
      z.ZodMiniArray<
        z.ZodMiniObject<
          {
            in: z.ZodMiniObject<
              {
                port: z.ZodMiniInt;
                vpi: z.ZodMiniInt;
                vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >;
            out: z.ZodMiniObject<
              {
                port: z.ZodMiniInt;
                vpi: z.ZodMiniInt;
                vci: z.ZodMiniExactOptional<z.ZodMiniInt>;
              },
              z.core.$strict
            >;
            category: z.ZodMiniDefault<
              z.ZodMiniEnum<{
                abr: 'abr';
                cbr: 'cbr';
                'nrt-vbr': 'nrt-vbr';
                'rt-vbr': 'rt-vbr';
                ubr: 'ubr';
              }>
            >;
            policer: z.ZodMiniExactOptional<
              z.ZodMiniObject<
                {
                  buckets: z.ZodMiniArray<
                    z.ZodMiniObject<
                      {
                        incrementPs: z.ZodMiniInt;
                        limitPs: z.ZodMiniInt;
                      },
                      z.core.$strict
                    >
                  >;
                  action: z.ZodMiniDefault<
                    z.ZodMiniEnum<{
                      discard: 'discard';
                      tag: 'tag';
                    }>
                  >;
                },
                z.core.$strict
              >
            >;
            shaper: z.ZodMiniDefault<
              z.ZodMiniArray<
                z.ZodMiniObject<
                  {
                    incrementPs: z.ZodMiniInt;
                    limitPs: z.ZodMiniInt;
                  },
                  z.core.$strict
                >
              >
            >;
          },
          z.core.$strict
        >
      >
    >;
    signalling: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          prefix: z.ZodMiniOptional<z.ZodMiniString<string>>;
          messagePs: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
    services: z.ZodMiniExactOptional<
      z.ZodMiniArray<
        z.ZodMiniDiscriminatedUnion<
          [
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'lecs'>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'les'>;
                elan: z.ZodMiniInt;
                maxClients: z.ZodMiniExactOptional<z.ZodMiniInt>;
                intelligent: z.ZodMiniExactOptional<z.ZodMiniBoolean<boolean>>;
              },
              z.core.$strict
            >,
            z.ZodMiniObject<
              {
                kind: z.ZodMiniLiteral<'atmarp'>;
                network: z.ZodMiniString<string>;
                prefix: z.ZodMiniInt;
              },
              z.core.$strict
            >,
          ],
          'kind'
        >
      >
    >;
    processor: z.ZodMiniExactOptional<
      z.ZodMiniObject<
        {
          cellsPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          framesPerS: z.ZodMiniOptional<z.ZodMiniNumber<number>>;
          queueFrames: z.ZodMiniOptional<z.ZodMiniInt>;
        },
        z.core.$strict
      >
    >;
  },
  z.core.$strict
>;
type Switch = z.output<typeof switchSchema>;
declare const ATM_PHYS: readonly ['oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal'];
declare const ETHERNET_PHYS: readonly ['eth10', 'eth100'];
declare const PHYS: readonly ['oc3c', 'oc12c', 'ds3', 'e3', 'atm25', 'atm25-ideal', 'eth10', 'eth100'];
type Phy = (typeof PHYS)[number];
declare const isEthernet: (name: Phy) => boolean;
declare const clockTolerancePpm: (name: Phy) => number;
declare const CATEGORIES: readonly ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'];
type Category = (typeof CATEGORIES)[number];
declare const CONNECTION_ROLES: readonly [
  'permanent',
  'signalling',
  'ilmi',
  'configuration-direct',
  'control-direct',
  'control-distribute',
  'multicast-send',
  'multicast-forward',
  'data-direct',
  'mpoa-control',
  'shortcut',
  'classical-ip',
];
declare const freeCpu: () => Cpu;
declare const LAYERS: readonly ['physical', 'vcs', 'elans', 'ip'];
type Layer = (typeof LAYERS)[number];
declare function linkDelayPs(link: Pick<Link, 'delayPs' | 'lengthM'>): number;
declare const OVERS: readonly ['pvc', 'svc', 'lane', 'ethernet'];
type Over = (typeof OVERS)[number];
declare const defaultMtu: (over: Over) => number;
declare const overOf: (entry: { readonly over?: Over | undefined }) => Over;
interface Setting {
  readonly path: string;
  readonly value: unknown;
}
type SetResult =
  | {
      readonly ok: true;
      readonly scenario: Scenario;
    }
  | {
      readonly ok: false;
      readonly errors: readonly Issue[];
    };
declare function parseDuration(text: string): number | null;
declare function parseSetting(assignment: string): Setting | Issue;
declare function setPaths(scenario: Scenario, settings: readonly Setting[]): SetResult;
interface Subnet {
  readonly network: string;
  readonly prefix: number;
}
type Nodes = Pick<Model, 'nodes'>;
declare const interfacesOf: ({ nodes }: Nodes) => readonly Interface[];
declare const subnetOf: ({ ip, prefix }: Pick<Interface, 'ip' | 'prefix'>) => Subnet;
declare const isInSubnet: (ip: string, { network, prefix }: Subnet) => boolean;
declare function nextSubnet(model: Nodes, reserved?: readonly Subnet[]): Subnet | null;
declare function nextAddress(model: Nodes, subnet: Subnet, reserved?: ReadonlySet<string>): string | null;
declare function nextRouterAddress(model: Nodes, subnet: Subnet): string | null;
declare function gatewayOf(model: Nodes, subnet: Subnet): string | null;
declare function subnetOfElan(model: Nodes, elan: number): Subnet | null;
declare function freeName(taken: readonly string[], stem: string): string;
declare function autoElan({ elans }: Pick<Model, 'elans'>): Elan;
type ModelInput = ScenarioInput['model'];
type NodeInput = ModelInput['nodes'][number];
type HostInput = Extract<
  NodeInput,
  {
    kind: 'host';
  }
>;
type SwitchInput = Extract<
  NodeInput,
  {
    kind: 'switch';
  }
>;
type FlowInput = NonNullable<ModelInput['flows']>[number];
type EdgeInput = Extract<
  NodeInput,
  {
    kind: 'edge';
  }
>;
type RouterInput = Extract<
  NodeInput,
  {
    kind: 'router';
  }
>;
type ServerInput = Extract<
  NodeInput,
  {
    kind: 'server';
  }
>;
type InterfaceInput = NonNullable<HostInput['interfaces']>[number];
type ElanInput = NonNullable<ModelInput['elans']>[number];
type TunnelInput = NonNullable<ModelInput['tunnels']>[number];
type ChangeInput = NonNullable<ModelInput['changes']>[number];
type QueuesInput = NonNullable<SwitchInput['ports'][number]['queues']>;
type ExplicitRateInput = NonNullable<SwitchInput['ports'][number]['explicitRate']>;
type LinkInput = NonNullable<ModelInput['links']>[number];
interface LinkOptions {
  readonly phy: Phy;
  readonly lengthM?: number;
  readonly delayPs?: number;
  readonly half?: boolean;
  readonly queues?: QueuesInput;
  readonly explicitRate?: ExplicitRateInput;
}
interface Point$1 {
  readonly x: number;
  readonly y: number;
}
type Options<T> = Omit<T, 'id' | 'kind' | 'name' | 'ports'>;
declare class Topology {
  #private;
  readonly nodes: NodeInput[];
  readonly links: LinkInput[];
  readonly elans: ElanInput[];
  readonly tunnels: TunnelInput[];
  readonly flows: FlowInput[];
  readonly changes: ChangeInput[];
  readonly positions: Record<
    string,
    {
      x: number;
      y: number;
    }
  >;
  host(name: string, at: Point$1, options?: Options<HostInput>): number;
  switch(name: string, at: Point$1, options?: Options<SwitchInput>): number;
  generator(name: string, at: Point$1): number;
  edge(name: string, at: Point$1, options?: Options<EdgeInput>): number;
  router(name: string, at: Point$1, options?: Options<RouterInput>): number;
  server(name: string, at: Point$1, options?: Options<ServerInput>): number;
  hub(name: string, at: Point$1): number;
  elan(name: string, options?: Omit<ElanInput, 'id' | 'name'>): number;
  tunnel(name: string, options: Omit<TunnelInput, 'id' | 'name'>): void;
  node(id: number): NodeInput;
  link(a: number, b: number, options: LinkOptions): number;
  address(id: number, ip: string, mtu: number, port?: number): void;
  interfaces(
    id: number,
    ...entries: readonly (Omit<InterfaceInput, 'port'> & {
      readonly port?: number;
    })[]
  ): void;
  pvc(a: number, b: number, category?: Category): void;
  cellChannel(
    from: number,
    to: number,
    category?: Category,
    back?: boolean,
  ): {
    port: number;
    vci: number;
  };
  flow(flow: FlowInput): void;
  change(change: ChangeInput): void;
  build(rest: { durationPs: number; seed?: number; view: ScenarioInput['view'] }): Scenario;
}
interface ElanMember {
  readonly node: number;
  readonly port: number;
  readonly interface?: number;
  readonly bridge?: number;
}
interface ElanView extends Pick<Elan, 'id' | 'name'> {
  readonly members: readonly ElanMember[];
  readonly servers: readonly number[];
}
interface SubnetMember {
  readonly node: number;
  readonly interface: number;
  readonly ip: string;
}
interface SubnetView extends Subnet {
  readonly members: readonly SubnetMember[];
  readonly routers: readonly SubnetMember[];
}
interface Networks {
  readonly elans: readonly ElanView[];
  readonly subnets: readonly SubnetView[];
}
declare const servicesOf: (node: Node) => (
  | {
      kind: 'lecs';
    }
  | {
      kind: 'les';
      elan: number;
      maxClients?: number;
      intelligent?: boolean;
    }
  | {
      kind: 'atmarp';
      network: string;
      prefix: number;
    }
)[];
declare function networks({ model }: { readonly model: Model }): Networks;
interface VirtualRouter {
  readonly servers: readonly number[];
  readonly edges: readonly number[];
  readonly subnets: readonly SubnetView[];
}
declare function virtualRouter(scenario: { readonly model: Model }): VirtualRouter;
interface Hop {
  readonly link: number;
  readonly from: {
    readonly node: number;
    readonly port: number;
  };
  readonly to: {
    readonly node: number;
    readonly port: number;
  };
}
interface LinkEnds {
  readonly id: number;
  readonly a: Hop['from'];
  readonly b: Hop['to'];
}
declare function shortestPath(
  links: readonly LinkEnds[],
  from: number,
  to: number,
  passes?: (node: number) => boolean,
): readonly Hop[];
declare function switchedPath(model: Model, from: number, to: number): readonly Hop[];
interface PvcTraffic {
  readonly category?: Category;
  readonly shapers?: readonly [readonly Bucket[], readonly Bucket[]];
}
declare function layPvc(model: Model, a: number, b: number, traffic?: PvcTraffic): Model | null;
declare function layCells(
  model: Model,
  from: number,
  to: number,
  category?: Category,
  back?: boolean,
): {
  readonly model: Model;
  readonly port: number;
  readonly vci: number;
} | null;
interface VcEnd {
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
}
interface Trace {
  readonly end: VcEnd | null;
  readonly broken: {
    readonly what: 'no link' | 'no row' | 'a circle';
    readonly at: VcEnd;
  } | null;
  readonly links: readonly number[];
  readonly rows: readonly {
    readonly node: number;
    readonly route: Route;
  }[];
}
declare class Wiring {
  #private;
  readonly nodes: ReadonlyMap<number, Node>;
  constructor(model: Pick<Model, 'nodes' | 'links'>);
  far(end: LinkEnd):
    | {
        readonly link: Link;
        readonly end: LinkEnd;
      }
    | undefined;
  row(node: Switch, port: number, vpi: number, vci: number): Route | undefined;
  mirror(id: number, { in: from, out: to }: Route): Route | undefined;
  follow(start: VcEnd): Trace;
}
export {
  ATM_PHYS,
  type Abr,
  type Branch,
  type Bridge,
  CATEGORIES,
  CONNECTION_ROLES,
  type Category,
  type CellsFlow,
  type Change,
  ETHERNET_PHYS,
  type Edge,
  type Elan,
  type ElanMember,
  type ElanView,
  type Expected,
  type FieldPath,
  type Flow,
  type FlowInput,
  type Forwarding,
  type FramesFlow,
  type Generator,
  type Group,
  type Hop,
  type Host,
  type HostInput,
  type Hub,
  type Interface,
  type InterfaceInput,
  type Issue,
  type IssueCode,
  type Kernel,
  LAYERS,
  type Layer,
  type Layout,
  type LecParameters,
  type Link,
  type LinkEnd,
  type LinkFault,
  type LinkResult,
  type LostCells,
  MAX_BRANCHES,
  MAX_BRANCH_NAME,
  MAX_FRAMES,
  type Model,
  type Mpc,
  type Mps,
  type Networks,
  type Node,
  OVERS,
  type Over,
  PHYS,
  PROCESSES,
  PROMPTED_MESSAGES,
  type ParseResult,
  type Phy,
  type Point,
  type Port,
  type Preset,
  type ProcessName,
  type Processor,
  type PromptedMessage,
  type Pvc,
  type PvcTraffic,
  type QueuesInput,
  type RelaySource,
  type Route,
  type Router,
  type Rules,
  SCENARIO_VERSION,
  SCHEDULERS,
  type Scenario,
  type ScenarioInput,
  type SchedulerKind,
  type Server,
  type Service,
  type SetResult,
  type Setting,
  type Signalling,
  type Start,
  type StaticRoute,
  type Subnet,
  type SubnetMember,
  type SubnetView,
  type Switch,
  type SwitchInput,
  type SwitchPort,
  type TcpStream,
  Topology,
  type Trace,
  type Tunnel,
  type Unit,
  type VcEnd,
  type VirtualRouter,
  Wiring,
  addresses,
  autoElan,
  canonicalJson,
  canonicalModel,
  checkReferences,
  clockTolerancePpm,
  closest,
  decodeLink,
  defaultAt,
  defaultMtu,
  documentHash,
  encodeLink,
  formatPath,
  freeCpu,
  freeName,
  gatewayOf,
  grouped,
  interfacesOf,
  ipToNumber,
  isEthernet,
  isInSubnet,
  layCells,
  layPvc,
  linkDelayPs,
  modelHash,
  mustParse,
  networks,
  nextAddress,
  nextRouterAddress,
  nextSubnet,
  numberToIp,
  overOf,
  parseDuration,
  parseScenario,
  parseScenarioText,
  parseSetting,
  readMetric,
  readPath,
  servicesOf,
  setPaths,
  shortestPath,
  subnetOf,
  subnetOfElan,
  switchedPath,
  videoPlan,
  virtualRouter,
};
