/** What keeps a scenario from running, what its author will want to know, and what would fix it. */
export default {
  'flow.no-pvc':
    'The {traffic, select, stream {TCP stream} datagrams {UDP stream} requests {exchange of TCP requests and responses} ping {ping} other {relay}} from {from} to {to} cannot run: they have no permanent VC to each other.',
  'flow.no-path':
    'The {traffic, select, stream {TCP stream} datagrams {UDP stream} requests {exchange of TCP requests and responses} ping {ping} other {relay}} from {from} to {to} cannot run: no path of links and switches leads there.',
  'flow.lay-pvc': 'Lay a permanent VC',
  'flow.remove': 'Remove flow {flow}',
  'cells.no-link':
    'The cells of flow {flow} from {device} end at port {port} of {at}, which is on no link; remove the flow and add it again to another generator.',
  'cells.circle':
    'The cells of flow {flow} from {device} end in a circle through {at}; remove the flow and add it again to another generator.',
  'cells.no-row':
    'The cells of flow {flow} from {device} end at {at}, which has no row for port {port}, VPI/VCI {vpi}/{vci}; remove the flow and add it again to another generator.',
  'cells.not-counted':
    'The cells of flow {flow} from {device} arrive at {at}, which does not count them; remove the flow and add it again to another generator.',
  'pvc.no-host': 'The VC {vpi}/{vci} of {device} is for {peer} and no host has that address.',
  'pvc.no-link': 'The VC {vpi}/{vci} of {device} is for {peer} but ends at port {port} of {at}, which is on no link.',
  'pvc.circle': 'The VC {vpi}/{vci} of {device} is for {peer} but ends in a circle through {at}.',
  'pvc.no-row':
    'The VC {vpi}/{vci} of {device} is for {peer} but ends at {at}, which has no row for port {port}, VPI/VCI {atVpi}/{atVci}.',
  'pvc.elsewhere': 'The VC {vpi}/{vci} of {device} is for {peer} but leads to {at}.',
  'pvc.unexpected': 'The VC {vpi}/{vci} of {device} is for {peer} but {at} expects nothing on VPI/VCI {atVpi}/{atVci}.',
  'pvc.awaited': '{sentence} {count, plural, one {Flow {flows} waits for it.} other {Flows {flows} wait for it.}}',
  'pvc.lay-again': 'Lay it again',
  'pvc.remove': 'Remove it',

  idle: 'Nothing will happen: there is no traffic. Add a flow between two hosts, or cells between two generators.',
  'idle.send-stream': 'Send a TCP stream from {from} to {to}',
  'idle.send-cells': 'Send cells from {from} to {to}',
  unlinked:
    '{device} is on no link: the {kind, select, host {host} switch {switch} generator {generator} edge {edge device} router {router} server {server} other {hub}} can neither send nor receive.',
  'unlinked.connect': 'Connect it to {device}',
  'unused.switch':
    'No circuit passes through {device}, so it forwards no cells. Add traffic between devices on both sides of it, or remove it.',
  'unused.generator': '{device} is idle: no flow of cells or frames begins or ends there.',
  'unused.send-cells': 'Send cells to {device}',
  overlap: '{device} lies on {other}, so that one hides the other.',
  'overlap.move': 'Move {device} aside',

  'elan.no-les': 'No device runs the LES and BUS of {elan}, so its clients cannot join.',
  'elan.run-les': 'Run its LES and BUS in {device}',
  'elan.no-lecs': 'No device runs a LECS, so the clients of {elan} cannot ask where its LES is.',
  'elan.run-lecs': 'Run a LECS in {device}',
  'elan.services': 'Services',
  'signalling.missing': 'The servers in {device} are reached by signalling, which {neighbour} does not have.',
  'signalling.give': 'Give {device} signalling',
  'signalling.field': 'Signalling',

  'call.cost': 'Let a call take {device} 10 µs',
  'call.cost-field': 'Cost of a call',
  'address.give': 'Give {device} a free address',

  'late.change': 'Planned for {at}, but the run ends at {end}: {change}.',
  'late.take-back': 'Take it from the plan',
  'late.flow': 'Flow {flow} starts at {at}, but the run ends at {end}.',
  'late.start-at-0': 'Start it at 0',
  'late.start-field': 'Start',
} as const;
