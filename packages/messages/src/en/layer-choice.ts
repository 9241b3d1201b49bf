/** The choice of the drawing's layer, by tab and by command, and of the flow to trace. */
export default {
  label: 'Layer of the drawing',
  'label.of-layer': 'Layer of the drawing: {layer}',

  'physical.name': 'Physical',
  'vcs.name': 'VCs',
  'elans.name': 'ELANs',
  'ip.name': 'IP',

  'physical.title': 'Fibres, ports and queues',
  'vcs.title': 'Open virtual channel connections (VCCs)',
  'elans.title': 'Emulated LANs',
  'ip.title': 'IP subnets',

  'physical.command': 'Layer: Fibres, ports and queues',
  'vcs.command': 'Layer: Open virtual channel connections (VCCs)',
  'elans.command': 'Layer: Emulated LANs',
  'ip.command': 'Layer: IP subnets',

  'traced.no-flow': 'No flow begins or ends here.',
  'traced.none': 'No flow is traced.',
  'traced.cells': 'Tracing the cells of {from}.',
  'traced.flow': 'Tracing {from} to {to}.',
} as const;
