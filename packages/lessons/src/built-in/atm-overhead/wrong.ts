/** Wrong attempts at this lesson, for its tests. */
import type { WrongAttempt } from '../../test/attempt.ts';

export const wrong: readonly WrongAttempt[] = [
  {
    name: 'puts the acknowledgement into one cell',
    step: 'acknowledgement',
    attempt: { answer: ['one'] },
    failed: [],
    reads: [/^You said one\. It took 2 cells: something is added to the 40 octets before they are cut into cells\.$/],
  },
  {
    name: 'takes off the headers of IP and TCP alone',
    step: 'rate',
    attempt: { answer: 24.9 },
    failed: ['answer in goodput(Tapajos -> Solimoes) ±3 % after 1 s'],
    reads: ['21.63 Mb/s arrived: of each 54 octets on the line 48 are payload.'],
  },
  {
    name: 'takes a faster line in place of larger packets',
    step: 'more',
    attempt: {
      changes: [
        { path: 'model.nodes.Tapajos.ports[*].phy', value: 'oc3c' },
        { path: 'model.nodes.Solimoes.ports[*].phy', value: 'oc3c' },
        { path: 'model.nodes[*].ports[*].phy', value: 'oc3c' },
      ],
    },
    failed: ['changed only mtu'],
    reads: ['a faster line is not asked for'],
  },
  {
    name: 'makes packets larger at one end only',
    step: 'more',
    attempt: { changes: [{ path: 'model.nodes.Tapajos.interfaces[*].mtu', value: 9_180 }] },
    failed: ['goodput(Tapajos -> Solimoes) > 22.4 Mb/s after 1 s'],
    reads: ['expected more than 22.4 Mb/s'],
  },
];
