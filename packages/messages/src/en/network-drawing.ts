/** Words of drawings of networks: what a screen reader says of them, and the rates of ideal lines. */
export default {
  'nothing-in-view': 'Nothing of this network is in this view',
  'no-devices': 'No devices yet',
  'link.ideal': '{rate}, ideal',

  'view.physical': 'Network as it is cabled: {names}{more, plural, =0 {} other { and # more}}.',
  'view.ip': 'Network as IP sees it: {names}{more, plural, =0 {} other { and # more}}.',
  'view.virtual-router': 'Network as one virtual router: {names}{more, plural, =0 {} other { and # more}}.',

  'count.host': '{count, plural, one {# host} other {# hosts}}',
  'count.switch': '{count, plural, one {# switch} other {# switches}}',
  'count.generator': '{count, plural, one {# generator} other {# generators}}',
  'count.edge': '{count, plural, one {# edge device} other {# edge devices}}',
  'count.router': '{count, plural, one {# router} other {# routers}}',
  'count.server': '{count, plural, one {# server} other {# servers}}',
  'count.hub': '{count, plural, one {# hub} other {# hubs}}',
  'count.links': '{count, plural, one {# link} other {# links}}',
  'role.lecs': 'LECS',
  'role.les': 'LES and BUS',
  'role.atmarp': 'ATMARP server',
  'role.mps': 'MPS',
  'role.mpc': 'MPC',
  'role.mps-calculates': 'MPS: calculates routes',
  'role.mpc-forwards': 'MPC: forwards',
  'role.router': 'calculates and forwards',
  'group.virtual-router': 'one virtual router',
  'net.elan': 'ELAN {name}',
  'net.no-subnet': 'no IP subnet',

  network: 'Network: {counts}.',
  names: '{names}{more, plural, =0 {} other { and # more}}.',
} as const;
