/** Words of the area papers. */
export default {
  'papers.tampere': 'Tampere',
  'papers.multi-protocol-over-atm-performance': 'Multi-Protocol over ATM: performance tests',
  'papers.vatiainen-harju-koivisto-saaristo-vihervaara':
    'Vatiainen, Harju, Koivisto, Saaristo, Vihervaara; Tampere 1999',
  'papers.three-switches-with-parallel-links':
    'Three switches with parallel links, two one-armed routers with MPS, four hosts with MPC at 155 Mb/s',
  'papers.detken': 'Detken',
  'papers.qo-s-in-heterogeneous-networks-clip': 'QoS in heterogeneous networks: CLIP, LANE and MPOA performance test',
  'papers.k-o-detken': 'K.-O. Detken',
  'papers.bay-centillion-lane-newbridge-vivid':
    'Bay Centillion (LANE), Newbridge VIVID (MPOA), two PCs on one switch (Classical IP)',
  'papers.curitiba': 'Curitiba',
  'papers.evaluation-of-ip-over-atm': 'Evaluation of IP over ATM: Classical IP and LAN Emulation',
  'papers.cefet-pr-and-ufpr-curitiba': 'CEFET-PR and UFPR, Curitiba',
  'papers.two-ibm-8285-switches-6': 'Two IBM 8285 switches, 6.2 km of fibre, four stations at 25.6 Mb/s',
  'papers.cluj': 'Cluj',
  'papers.layer-4-switching-in-a': 'Layer 4 switching in a TCP/IP environment for the ATM sources',
  'papers.dobrota-zinca-vancea-vlaicu-cluj': 'Dobrota, Zinca, Vancea, Vlaicu; Cluj-Napoca',
  'papers.a-server-that-relays-between':
    'A server that relays between TCP sockets; a Virata switch at 25.6 Mb/s and a hub at 100 Mb/s',
  'tut-table1.cisco-4700': 'Cisco 4700',
  'demonstrations.one-mechanism-each': 'One mechanism each',
  'demonstrations.networks-to-run-take-apart': 'Networks to run, take apart and share',
  'filter-bar.paper': 'Paper',
  'filter-bar.all-length': 'All {length}',
  'filter-bar.short-count': '{short} {count}',
  'filter-bar.about': 'About',
  'filter-bar.everything': 'everything',
  'filter-bar.topic-count': '{topic} ({count})',
  'gallery-page.no-paper': 'No paper',
  'gallery-page.one-paper': 'One paper',
  'gallery-page.two-papers': 'Two papers',
  'gallery-page.three-papers': 'Three papers',
  'gallery-page.four-papers': 'Four papers',
  'gallery-page.papers': 'Papers',
  'gallery-page.title':
    '{papers, plural, =1 {One paper} =2 {Two papers} =3 {Three papers} =4 {Four papers} =5 {Five papers} other {# papers}}, {experiments, plural, one {# experiment} other {# experiments}}, run again',
  'gallery-page.simulated': 'simulated',
  'gallery-page.the-papers-value': 'the paper’s value',
  'run-all.run-all-quick-figures': 'Run all quick figures',
  'run-all.running': 'Running',
  'run-all.left-runs-of-a-few':
    '{left} runs of a few simulated seconds each, in this browser. The cards fill in as they finish.',
  'use-card-figure.devices-devices-drawn-at-once': '{devices} devices, drawn at once',
  'use-card-figure.devices-devices-wait': '{devices} devices · {wait}',
} as const;
