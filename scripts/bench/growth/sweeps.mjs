// What grows, from small to large: names of scenarios (documents.mts), and what of a run is its cost.

const sweep = (id, short, grows, kind, sizes, more = {}) => ({
  id,
  short,
  grows,
  documents: sizes.map((size) => ({ size, name: `${kind}-${size}` })),
  cost: 'cpuMs',
  floods: false,
  ...more,
});

export const SWEEPS = [
  sweep('cells', 'cells', 'cells: W1 for longer', 'seconds', [15, 30, 60, 120]),
  sweep('hops', 'hops', 'hops: W2 over more switches', 'hops', [2, 5, 10, 20]),
  sweep('sources', 'sources', 'sources: W3 with more of them, the same load in all', 'sources', [16, 32, 64, 128]),
  sweep('load', 'load', 'load: W3, per cent of its last link', 'load', [10, 30, 60, 90]),
  sweep('hosts', 'TCP hosts', 'hosts: pairs with a TCP stream', 'hosts', [4, 8, 16, 32]),
  sweep('pvc', 'PVC hosts', 'hosts on permanent circuits: their set-up', 'pvc', [1000, 2000, 4000, 8000], {
    cost: 'setUpMs',
  }),
  sweep('lecs', 'LECs', 'LECs: joining, then pings for 10 s', 'lecs', [25, 50, 100, 200], { floods: true }),
];
