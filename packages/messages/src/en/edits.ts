/** What an edit of a scenario did, for the history and for announcements, and why an edit is refused. */
export default {
  'read-only': 'This scenario is open read-only; make a copy to change it.',

  'device.unknown': 'an unknown device',
  'device.gone': 'This device is not in the scenario any more; choose another.',
  'device.added':
    'Added {kind, select, host {host} switch {switch} generator {generator} edge {edge device} router {router} server {server} other {hub}} {device}',
  'device.added-connected':
    'Added {kind, select, host {host} switch {switch} generator {generator} edge {edge device} router {router} server {server} other {hub}} {device} and connected it to {peer}',
  'device.most': 'The scenario has {most} devices, the most that it can hold; remove one first.',
  'device.renamed': 'Renamed {old} to {name}',
  'device.name-kept': 'Kept the name {name}',
  'device.name-taken':
    'There is {kind, select, host {a host} switch {a switch} generator {a generator} edge {an edge device} router {a router} server {a server} other {a hub}} {name} already; choose another name.',
  'name.length': 'A name has 1 to {most} characters, and this one has {length}; write another.',

  'move.one': 'Moved {device}',
  'move.several': 'Moved {count, plural, one {# device} other {# devices}}',
  'move.nowhere': 'Moved nothing',
  'move.nothing-selected': 'Nothing is selected; select the devices to move.',
  'place.one': 'Placed {device}',
  'place.several': 'Placed {count, plural, one {# device} other {# devices}}',
  'place.gone': 'None of these devices is in the scenario any more; select others.',
  'align.done': 'Aligned {count, plural, one {# device} other {# devices}}',
  'align.too-few': 'To align takes two devices or more; select them first.',
  'distribute.done': 'Distributed {count, plural, one {# device} other {# devices}}',
  'distribute.too-few': 'To distribute takes three devices or more; select them first.',

  'count.devices': '{count, plural, one {# device} other {# devices}}',
  'count.links': '{count, plural, one {# link} other {# links}}',
  'count.flows': '{count, plural, one {# flow} other {# flows}}',
  'remove.done': 'Removed {what}',
  'remove.nothing-selected': 'Nothing is selected; select what to remove.',
  'paste.done': 'Pasted {count, plural, one {# device} other {# devices}}',
  'paste.empty': 'The clipboard holds no device; copy some first.',
  'duplicate.done': 'Duplicated {count, plural, one {# device} other {# devices}}',
  'duplicate.nothing-selected': 'No device is selected; select what to duplicate.',
  'insert.most':
    'A scenario holds at most {most} {records, select, nodes {devices} links {links} flows {flows} other {planned changes}}; remove some first or paste less.',

  'group.done': 'Grouped {count, plural, one {# device} other {# devices}} as {group}',
  'group.automatic-name': 'Group {number}',
  'group.too-few': 'A group has two devices or more; select them first.',
  'group.most': 'There are {most} groups, the most that a scenario can hold; dissolve one first.',
  'group.gone': 'This group is not in the scenario any more; select another.',
  'group.dissolved': 'Dissolved {group}',
  'group.renamed': 'Renamed {old} to {name}',

  'link.gone': 'This link is not in the scenario any more; select another.',
  'link.connected': 'Connected {from} and {to}',
  'link.disconnected': 'Disconnected {from} and {to}',
  'link.changed': 'Changed the link from {from} to {to}',
  'link.bent': 'Bent a link',
  'link.straightened': 'Straightened a link',
  'link.most-bends': 'A link has at most {most} bends; remove some.',
  'link.most': 'There are {most} links, the most that a scenario can hold; remove one first.',
  'link.itself': 'A link joins two devices; choose another than {device}.',
  'link.ports-taken':
    '{device} has {most} ports, the most that {kind, select, host {a host} switch {a switch} generator {a generator} edge {an edge device} router {a router} server {a server} other {a hub}} can have, and all are taken; remove a link of it.',
  'link.no-free-port': 'No port is free; remove a link of these devices.',
  'link.no-common-phy':
    '{from} and {to} have no interface type in common, so no link can join them. Put a device between them that has both types, such as an edge device.',
  'link.wrong-phy': '{from} and {to} cannot be joined by {phy}; choose one of {phys}.',
  'link.no-such-phy': '{device} has no {phy} ports; choose one of {phys}.',
  'link.wrong-length': '{value} is no length in metres; give a whole number from 0 to {most}.',
  'link.wrong-delay': '{value} is no delay in picoseconds; give a whole number from 0 to {most}.',

  'field.set.device': 'Set {field} of {device}',
  'field.set.link': 'Set {field} of the link from {from} to {to}',
  'field.set.flow': 'Set {field} of flow {flow}',
  'field.set.scenario': 'Set {field} of the scenario',
  'field.kept.device': 'Left {field} of {device}',
  'field.kept.link': 'Left {field} of the link from {from} to {to}',
  'field.kept.flow': 'Left {field} of flow {flow}',
  'field.kept.scenario': 'Left {field} of the scenario',
  'field.gone': 'This is not in the scenario any more; choose something else.',
  'field.ends': 'The ends',

  'address.renumbered': 'Renumbered {count, plural, one {# address} other {# addresses}}',
  'address.none': 'No host has an address yet; connect one first.',
  'address.twice':
    'Two hosts have the same address, so it is not clear where VCs to it lead; give one of them another address first.',
  'address.given': 'Gave {device} the address {ip}',
  'address.not-a-host': '{device} is no host, so it has no address; choose a host.',
  'address.no-interface': 'Port {port} of {device} has no address; choose another.',
  'interface.given': 'Gave {device} the interface {ip}',
  'interface.no-ip': 'Only hosts and routers have IP interfaces; choose one.',
  'interface.no-room': 'No port of {device} has room for another interface; link it once more first.',
  'interface.no-address': 'No address is free; take one from another interface first.',

  'elan.added': 'Added the emulated LAN {elan}, served by {device}',
  'elan.removed': 'Removed the emulated LAN {elan}',
  'elan.joined-new': 'Put {device} into the new emulated LAN {elan}',
  'elan.joined': 'Put {device} into {elan}',
  'elan.several-joined': 'Put {count, plural, one {# device} other {# devices}} into {elan}',
  'elan.left': 'Took {device} out of {elan}',
  'elan.already-in': '{device} is in {elan} already; choose another device.',
  'elan.not-in': '{device} is not in {elan}; choose another device.',
  'elan.no-client': '{device} cannot be in an emulated LAN; choose a host, a router or an edge device.',
  'elan.no-port': '{device} has no ATM port; link it to an ATM switch first.',
  'elan.no-switch':
    'Clients reach the servers of an emulated LAN by signalling, which a switch offers; draw an ATM switch first.',
  'elan.gone': 'This emulated LAN is not in the scenario any more; choose another.',
  'elan.in-use': '{device} is in {elan}; move it to another emulated LAN first.',

  'elan.served': 'Let {device} serve {elan}',
  'elan.signalled': 'Turned signalling on between emulated LANs and their servers',
  'router.joined': 'Put {router} between {from} and {to}',
  'subnet.served': 'Let {device} answer ATMARP requests of {subnet}',
  'classical.given':
    'Gave Classical IP with SVCs to {count, plural, one {# host} other {# hosts}}, with the ATMARP server in {device}',
  'classical.no-host':
    'Calls need a host with permanent VCs at a switch, and none of these is one; link a host to an ATM switch first.',
  'mpoa.given': 'Gave MPOA to {count, plural, one {# device} other {# devices}}',
  'mpoa.configured':
    'Configured {count, plural, one {# MPOA client} other {# MPOA clients}} with the routers that run MPOA servers',
  'mpoa.given-already': 'Every router, host and edge device here has MPOA already.',
  'mpoa.no-router':
    'Shortcuts of MPOA lead past a router in two emulated LANs, and there is none; link a router first.',

  'pvc.removed': 'Removed the VC from {device} to {peer}',
  'pvc.not-a-host': '{device} is no host, so it has no permanent VC of its own; choose a host.',
  'pvc.gone': '{device} has no VC {vpi}/{vci} on port {port}; choose another.',
  'pvc.laid': 'Laid a permanent VC between {from} and {to}',
  'pvc.laid-again': 'Laid the permanent VC between {from} and {to} again',
  'path.none': 'No path of links and switches leads from {from} to {to}; connect them first.',

  'flow.gone': 'Flow {flow} is not in the scenario any more; select another.',
  'flow.added':
    'Added {traffic, select, stream {a TCP stream} datagrams {a UDP stream} requests {TCP requests and responses} ping {ping} cells {cells} frames {Ethernet frames} other {a file}} from {from} to {to}',
  'flow.redirected': 'Redirected flow {flow}',
  'flow.fixed-path': 'The tables of the switches say where cells go; change those tables.',
  'flow.not-a-host':
    '{device} is {kind, select, host {a host} switch {a switch} generator {a generator} edge {an edge device} router {a router} server {a server} other {a hub}}, but only hosts send and receive this traffic; choose a host.',
  'flow.endless':
    '{device} takes no time for a call, so a stream to itself would never end; give its CPU a cost per call first.',
  'flow.not-a-generator': '{device} is no generator, and only a generator sends cells; choose one or add it.',
  'flow.cells-end': 'Cells of {device} must end at another generator, which counts them; choose one or add it.',
  'flow.frames-end': 'Frames must end at another generator, which counts them; choose one or add it.',
  'flow.no-ethernet': '{device} has no Ethernet port for frames; link a generator to a hub or an edge device.',
  'flow.own-server': '{device} would be its own server; choose another host.',
  'abr.on': 'Made flow {flow} ABR',
  'abr.off': 'Took the rates of ABR from flow {flow}',
  'abr.not-cells': 'Flow {flow} sends no cells; select another.',
  'abr.endless': 'The cells of flow {flow} do not arrive anywhere, so that no rate comes back; fix their path first.',

  'mtu.limited': 'Limited what {device} and its LAN send to {most, number} octets',
  'change.planned': 'Planned: {change}',
  'change.taken-back': 'Taken from the plan: {change}',
  'change.gone': 'This change is not planned any more; choose another.',
} as const;
