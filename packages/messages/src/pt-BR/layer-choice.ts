/** The choice of the drawing's layer, by tab and by command, and of the flow to trace. */
export default {
  label: 'Camada do desenho',
  'label.of-layer': 'Camada do desenho: {layer}',

  'physical.name': 'Física',
  'vcs.name': 'VCs',
  'elans.name': 'ELANs',
  'ip.name': 'IP',

  'physical.title': 'Fibras, portas e filas',
  'vcs.title': 'Conexões de canal virtual (VCCs) abertas',
  'elans.title': 'LANs emuladas',
  'ip.title': 'Sub-redes IP',

  'physical.command': 'Camada: fibras, portas e filas',
  'vcs.command': 'Camada: conexões de canal virtual (VCCs) abertas',
  'elans.command': 'Camada: LANs emuladas',
  'ip.command': 'Camada: sub-redes IP',

  'traced.no-flow': 'Nenhum fluxo começa ou termina aqui.',
  'traced.none': 'Nenhum fluxo está sendo rastreado.',
  'traced.cells': 'Rastreando as células de {from}.',
  'traced.flow': 'Rastreando {from} a {to}.',
} as const;
