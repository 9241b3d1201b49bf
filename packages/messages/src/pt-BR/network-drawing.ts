/** Words of drawings of networks: what a screen reader says of them, and the rates of ideal lines. */
export default {
  'nothing-in-view': 'Nada desta rede aparece nesta visão',
  'no-devices': 'Ainda não há dispositivos',
  'link.ideal': '{rate}, ideal',

  'view.physical': 'Rede como está cabeada: {names}{more, plural, =0 {} other { e mais #}}.',
  'view.ip': 'Rede como o IP a vê: {names}{more, plural, =0 {} other { e mais #}}.',
  'view.virtual-router': 'Rede como um só roteador virtual: {names}{more, plural, =0 {} other { e mais #}}.',

  'count.host': '{count, plural, one {# host} other {# hosts}}',
  'count.switch': '{count, plural, one {# comutador} other {# comutadores}}',
  'count.generator': '{count, plural, one {# gerador} other {# geradores}}',
  'count.edge': '{count, plural, one {# dispositivo de borda} other {# dispositivos de borda}}',
  'count.router': '{count, plural, one {# roteador} other {# roteadores}}',
  'count.server': '{count, plural, one {# servidor} other {# servidores}}',
  'count.hub': '{count, plural, one {# hub} other {# hubs}}',
  'count.links': '{count, plural, one {# enlace} other {# enlaces}}',
  'role.lecs': 'LECS',
  'role.les': 'LES e BUS',
  'role.atmarp': 'servidor ATMARP',
  'role.mps': 'MPS',
  'role.mpc': 'MPC',
  'role.mps-calculates': 'MPS: calcula rotas',
  'role.mpc-forwards': 'MPC: encaminha',
  'role.router': 'calcula e encaminha',
  'group.virtual-router': 'um só roteador virtual',
  'net.elan': 'ELAN {name}',
  'net.no-subnet': 'sem sub-rede IP',

  network: 'Rede: {counts}.',
  names: '{names}{more, plural, =0 {} other { e mais #}}.',
} as const;
