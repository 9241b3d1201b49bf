/** What is wrong with a scenario: the value, the rule, and how to fix it. Rules by code stand in `scenario-rules.ts`. */
export default {
  'subject.document': 'The document',
  'subject.change': 'This change',
  'subject.abr': 'ABR of flow {flow}',
  'subject.device': 'The device {device}',
  'subject.link': 'The link from {from} to {to}',
  'subject.flow': 'Flow {flow}',
  'subject.scenario': 'The scenario',
  'subject.field-of-device': 'The {field} of {device}',
  'subject.field-of-link': 'The {field} of the link from {from} to {to}',
  'subject.field-of-flow': 'The {field} of flow {flow}',
  'subject.field-of-scenario': 'The {field} of the scenario',
  'subject.numbered':
    '{kind, select, nodes {Device number {number}} links {Link number {number}} other {Flow number {number}}}',
  'subject.field-of-numbered':
    '{kind, select, nodes {The {field} of device number {number}} links {The {field} of link number {number}} other {The {field} of flow number {number}}}',
  'issues.more': '{sentences} {more, plural, one {There is # more.} other {There are # more.}}',
  elsewhere: 'This change breaks another rule. {sentence}',
  'value.null': 'null',
  'value.list': '{count, plural, one {a list of # entry} other {a list of # entries}}',
  'value.record': 'an object',

  'integer.missing': '{subject} is missing. Add a whole number from {min} to {max}.',
  'integer.wrong': '{subject} is {value}, but must be a whole number from {min} to {max}. Change it.',
  'integer-from.missing': '{subject} is missing. Add a whole number of at least {min}.',
  'integer-from.wrong': '{subject} is {value}, but must be a whole number of at least {min}. Change it.',
  'integer-or-no-limit.missing': '{subject} is missing. Add a whole number from {min} to {max}, or null for no limit.',
  'integer-or-no-limit.wrong':
    '{subject} is {value}, but must be a whole number from {min} to {max}, or null for no limit. Change it.',
  'time.missing': '{subject} is missing. Add a time from {min} to {max}, in picoseconds.',
  'time.wrong': '{subject} is {value}, but must be a time from {min} to {max}, in whole picoseconds. Change it.',
  'time-from.missing': '{subject} is missing. Add a time of at least {min}, in picoseconds.',
  'time-from.wrong': '{subject} is {value}, but must be a time of at least {min}, in whole picoseconds. Change it.',
  'time-or-lost.missing': '{subject} is missing. Add a time of at least {min}, or null to drop the cell.',
  'time-or-lost.wrong':
    '{subject} is {value}, but must be a time of at least {min}, or null to drop the cell. Change it.',
  'decimal.missing': '{subject} is missing. Add a number from {min} to {max}.',
  'decimal.wrong': '{subject} is {value}, but must be a number from {min} to {max}. Change it.',
  'decimal-or-no-limit.missing': '{subject} is missing. Add a number from {min} to {max}, or null for no limit.',
  'decimal-or-no-limit.wrong':
    '{subject} is {value}, but must be a number from {min} to {max}, or null for no limit. Change it.',
  'text.missing': '{subject} is missing. Add text of {min} to {max} characters.',
  'text.wrong': '{subject} is {value}, but must be text of {min} to {max} characters. Change it.',
  'name.missing': '{subject} is missing. Add text of {min} to {max} octets in UTF-8.',
  'name.wrong': '{subject} is {value}, but must be text of {min} to {max} octets in UTF-8. Change it.',
  'list.missing': '{subject} is missing. Add a list of {min} to {max} entries.',
  'list.wrong': '{subject} is {value}, but must be a list of {min} to {max} entries. Change it.',
  'choice.missing': '{subject} is missing. Add one of {options}.',
  'choice.wrong': '{subject} is {value}, but must be one of {options}. Choose one of them.',
  'choice.near': '{subject} is {value}, but must be one of {options}. Did you mean {fix}?',
  'record.missing': '{subject} is missing. Add an object with {keys}.',
  'record.wrong': '{subject} is {value}, but must be an object with {keys}. Change it.',
  'flag.missing': '{subject} is missing. Add true or false.',
  'flag.wrong': '{subject} is {value}, but must be true or false. Change it.',
  'ipv4.missing': '{subject} is missing. Add an IPv4 address such as 10.0.0.1.',
  'ipv4.wrong': '{subject} is {value}, but must be an IPv4 address such as 10.0.0.1. Change it.',
  'mac.missing': '{subject} is missing. Add the MAC address of one station, such as 02:00:00:00:01:00.',
  'mac.wrong':
    '{subject} is {value}, but must be the MAC address of one station, such as 02:00:00:00:01:00. Change it.',
  'atm-prefix.missing': '{subject} is missing. Add 26 hex digits (13 octets).',
  'atm-prefix.wrong': '{subject} is {value}, but must be 26 hex digits (13 octets). Change it.',
  'record-id.missing': '{subject} is missing. Add the number of a record, from 1 to 16777215, as text.',
  'record-id.wrong':
    '{subject} is {value}, but must be the number of a record, from 1 to 16777215, as text. Change it.',
  'flow-ids.missing': '{subject} is missing. Add “all” or a list of flow ids.',
  'flow-ids.wrong': '{subject} is {value}, but must be “all” or a list of flow ids. Change it.',
  'local-text.missing':
    '{subject} is missing. Add text, or the text in each language: an object with en and, where it is translated, pt-BR.',
  'local-text.wrong':
    '{subject} is {value}, but must be text, or the text in each language: an object with en and, where it is translated, pt-BR. Change it.',
  'text-or-number.missing': '{subject} is missing. Add text or a number.',
  'text-or-number.wrong': '{subject} is {value}, but must be text or a number. Change it.',
  'answer.missing':
    '{subject} is missing. Add a number, a text, a list of options by their ids, or the points of a curve.',
  'answer.wrong':
    '{subject} is {value}, but must be an answer: a number, a text, a list of options by their ids, or an object with the points of a curve. Change it.',
  'scenario.missing': '{subject} is missing. Add a JSON object with lanelab and model.',
  'scenario.wrong': '{subject} is {value}, but a scenario is a JSON object with lanelab and model. Open another file.',

  'not-json': '{subject} is not JSON ({reason}). Correct the text.',
  'unknown-version.missing':
    '{subject} is missing. This is a scenario only with its schema version: add "lanelab": {newest, number}.',
  'unknown-version.wrong':
    '{subject} is {value}, but must be a schema version from {oldest, number} to {newest, number}. Correct it.',
  'newer-version':
    '{subject} is {value}, newer than this lab, which knows versions up to {newest, number}. It opens read-only here; update the lab to edit or run it.',
  'unknown-key.near': '{subject} has the unknown key {key}. Did you mean {fix}?',
  'unknown-key.known':
    '{count, plural, one {{subject} has the unknown key {keys}, but only these are known here: {known}. Remove it.} other {{subject} has the unknown keys {keys}, but only these are known here: {known}. Remove them.}}',
  'one-of':
    '{count, plural, =0 {{subject} has neither {first} nor {second}. State one of them.} other {{subject} has both {first} and {second}. Remove one of them.}}',

  'id-taken':
    '{record, select, node {{subject} is {value}, the id of another device (entry {entry}). Give this device a free id.} port {{subject} is {value}, the id of another port (entry {entry}). Give this port a free id.} link {{subject} is {value}, the id of another link (entry {entry}). Give this link a free id.} flow {{subject} is {value}, the id of another flow (entry {entry}). Give this flow a free id.} elan {{subject} is {value}, the id of another ELAN (entry {entry}). Give this ELAN a free id.} branch {{subject} is {value}, the id of another branch (entry {entry}). Give this branch a free id.} other {{subject} is {value}, the id of another tunnel (entry {entry}). Give this tunnel a free id.}}',
  'id-reserved':
    '{subject} is {value}, but ids end at {max} where a switch has services, which use the ids above. Choose a lower id.',
  'name-taken': '{subject} is {value}, which is the name of another ELAN too. Choose another name.',
  'no-such-node':
    '{needs, select, node {{subject} is {value}, but there is no such device. Use the id of an existing device.} host {{subject} is {value}, but there is no such device. Use the id of a host.} other {{subject} is {value}, but there is no such device. Use the id of a generator.}}',
  'no-such-port':
    '{count, plural, =0 {{subject} is {value}, but {node} has no ports. Add the port.} other {{subject} is {value}, but {node} has no such port; its ports are {ports}. Use one of them, or add the port.}}',
  'no-such-link': '{subject} is {value}, but there is no such link. Use the id of an existing link.',
  'no-such-flow': '{subject} is {value}, but there is no such flow. Use the id of an existing flow.',
  'no-such-elan': '{subject} is {value}, but there is no such ELAN. Use the id of an existing ELAN, or add this one.',
  'no-such-row': '{subject} is {value}, but {node} has no row for these cells. Name an existing row.',
  'wrong-node-kind':
    '{needs, select, host {{subject} is {value}, which is a {kind}, but must be a host. Use the id of a host.} other {{subject} is {value}, which is a {kind}, but must be a generator. Use the id of a generator.}}',
  'wrong-port-type':
    '{needs, select, ATM {{subject} is {value}, a port of {phy}, but must be an ATM port. Use another port, or change its PHY.} other {{subject} is {value}, a port of {phy}, but must be an Ethernet port. Use another port, or change its PHY.}}',

  'phys-differ': '{subject} joins a port of {a} with a port of {b}, but both must have the same PHY. Change one port.',
  'port-linked': '{subject} is device and port {value}, which link {link} uses already. Use a free port.',
  'port-bridged': '{subject} is {value}, which is bridged already. Name each port once.',
  'mixed-hub':
    '{subject} have the PHYs {phys}, but a hub is one shared medium of one speed. Make them all eth10 or all eth100.',
  'half-duplex-atm': '{subject} is true, but a port of {phy} is full duplex. Remove it.',
  'clock-beyond-phy':
    '{subject} is {value}, but the clock of a port of {phy} is off by at most {max} either way. Use a value from -{max} to {max}.',
  'misplaced-key.hub':
    '{subject} is {value}, but {node} has no clock and no station: it repeats what others send. Set it at the port of the station, and remove this one.',
  'misplaced-key.no-frames':
    '{subject} is {value}, but stations turn round between Ethernet frames, and a port of {phy} carries cells. Remove it.',
  'misplaced-key.no-signalling':
    '{subject} is {value}, but nothing signals from this port of {phy}. Remove it, or set it at the ATM port of an end system.',
  'misplaced-mac.hub': '{subject} is {value}, but {node} has no address: it repeats what others send. Remove it.',
  'misplaced-mac.no-lan':
    '{subject} is {value}, but belongs to interfaces on an ELAN or on Ethernet only. Remove it, or set the end system identifier of the port.',
  'misplaced-mac.ethernet-port':
    '{subject} is {value}, but the address of an Ethernet port belongs to its interface or bridge. Set it there, and remove this one.',
  'ethernet-on-switch':
    '{subject} is {value}, but an ATM switch switches cells, not Ethernet frames. Put an edge device between.',
  'no-signalling':
    '{subject} are reached by signalling, which {node} does not have. Give it signalling, or remove the services.',
  'no-atm-port': '{subject} run on an ATM port, and {node} has none. Add an ATM port, or remove the services.',

  'ip-taken': '{subject} is {value}, which {node} has already. Choose a free address.',
  'elan-missing': '{subject} is missing, but an interface over LANE needs it. Name the id of an ELAN.',
  'elan-not-used': '{subject} is {value}, but this interface runs over “{over}”, not over an ELAN. Remove it.',
  'port-has-interface': '{subject} is {value}, which has an interface already. Give each interface its own port.',
  'port-without-interface': '{subject} is {value}, which has no interface. Add one with an IP address.',
  'mtu-beyond-frame':
    '{subject} is {value}, but frames of the ELAN {elan} carry packets of at most {max}. Use a smaller value, or raise the ELAN’s frame size.',
  'gateway-elsewhere':
    '{subject} is {value}, but must be in a subnet of {node}. Name the address of a router there, or remove it.',
  'vci-taken': '{subject} is {value}, but VPI {vpi} and this VCI are taken on this port. Choose a free VCI.',
  'vci-taken.flow': '{subject} is {value}, but flow {flow} sends on VPI {vpi} and this VCI already. Choose a free VCI.',
  'peer-taken': '{subject} is {value}, to which a VC leads already. Keep one VC for each peer.',
  'no-mps': '{subject} is {value}, which is not a router with an MPOA server. Use the id of one.',
  'half-vp-row':
    '{subject} has a VCI on one side only. Give both sides a VCI (to switch a VC) or neither (to switch a VP).',
  'row-taken':
    '{subject} is port, VPI and VCI {value}, which row {row} switches already. Choose a free VCI, or remove one row.',
  'no-policer': '{subject} is {value}, a row without a policer. Give the row a policer first.',
  'tunnel-end': '{subject} is {value}, which is not a switch with signalling. Use the id of one.',
  'vpi-reserved': '{subject} is 0, over which the link itself signals. Choose a VPI from 1 to 4095.',
  'vpi-taken': '{subject} is {value}, which another tunnel has at this port. Choose a free VPI.',

  'no-path':
    '{subject} has no path from {from} to {to}: neither a PVC in each direction, nor an interface of each on a switched, emulated or Ethernet network. Add one of these.',
  'no-pvc': '{subject} is {value}, but {from} has no PVC to {to}. Add a PVC with the address of {to} as its peer.',
  'not-an-address-of':
    '{count, plural, =0 {{subject} is {value}, but {node} has no address. Leave this out.} other {{subject} is {value}, which {node} does not have; its addresses are {addresses}. Use one of them, or leave this out.}}',
  'ports-shared':
    '{subject} is {value}, so that its ports are those of flow {flow} between the same hosts (ids that differ by {span} share them). Choose another id.',
  'endless-stream':
    '{subject} makes a stream inside {node} whose CPU takes no time, so it would never end. Give {node} a cost for each call.',
  'stop-before-start': '{subject} is {value}, but must come after the start ({start}). Raise it, or use null.',
  'beyond-send-buffer':
    '{subject} is {value}, but a datagram must fit the send buffer ({buffer}). Raise the buffer, or send less.',
  'tick-overload':
    '{subject} is {value}, but fewer than {max} datagrams may be due in one tick: a tick is {tick}, the interval {interval}. Tick more often, or send less often.',

  'receiver-count':
    '{min, plural, =0 {{subject} is {value}, but a {service} service has no receivers. Remove them.} other {{subject} is {value}, but a {service} service has {min, number} to {max, number} receivers. Change their number.}}',
  'receiver-twice': '{subject} names a client twice. Name each client once.',
  'receiver-is-server': '{subject} is {value}, the server itself, but it relays to others. Use the id of a client.',
  'broadcast-without-sender': '{subject} lacks the sender, {sender}, which receives its own broadcast too. Add it.',
  'relay-to-sender': '{subject} is {value}, the sender itself, but a server relays for others. Use another host.',
  'too-many-messages': '{subject} is {value}, but a file is sent in at most {max} messages. Use at least {least}.',
  'sum-differs': '{subject} add up to {sum}, but the file has {octets}. Make them equal.',
  'plan-too-long':
    '{subject} takes about {seconds} and {changes} changes of state for the file, but may take at most {maxSeconds} and {maxChanges} changes. Let the sources be on longer, or change more slowly.',

  'abr-category': '{subject} is {value}, but only cells of category abr have ABR rates. Make it abr, or remove abr.',
  'abr-source':
    '{subject} is {value}, but an ABR source sends all that its rate allows. Make it saturated, or remove abr.',
  'abr-clp': '{subject} is true, but an ABR source sends cells with CLP = 0. Make it false.',
  'abr-shaper': '{subject} is not empty, but an ABR source is paced by its own rate. Empty it, or remove abr.',
  'abr-rate-order':
    '{subject} is {value}, but must be from {min} to {max}: the minimum rate, then the initial, then the peak. Change it.',
  'abr-factor': '{subject} is {value}, but must be a power of two from 1 to {max} (16 for 1/16). Change it.',
  'abr-signalling':
    '{subject} needs a network of permanent circuits, but {node} has signalling. Remove signalling there, or remove abr.',
  'abr-no-path.no-link':
    '{subject} has no path to a generator: port {port} of {node} has no link. Add one, or remove abr.',
  'abr-no-path.no-row':
    '{subject} has no path to a generator: {node} has no row for VPI/VCI {vpi}/{vci} from port {port}. Add a row, or remove abr.',
  'abr-no-path.circle':
    '{subject} has no path to a generator: {node} sends the cells in a circle. Change its rows, or remove abr.',
  'abr-no-path.no-generator':
    '{subject} has no path to a generator: the cells arrive at {node}, which is none. Change the rows, or remove abr.',
  'abr-no-return.no-link':
    '{subject} has no path back for its RM cells: port {port} of {node} has no link. Add one, or remove abr.',
  'abr-no-return.no-row':
    '{subject} has no path back for its RM cells: {node} has no row for VPI/VCI {vpi}/{vci} from port {port}. Add a row, or remove abr.',
  'abr-no-return.circle':
    '{subject} has no path back for its RM cells: {node} sends them in a circle. Change its rows, or remove abr.',
  'abr-no-return.no-generator':
    '{subject} has no path back for its RM cells: they arrive at {node}, which is no generator. Change the rows, or remove abr.',
  'abr-no-return.elsewhere':
    '{subject} has no path back for its RM cells: they arrive at port {port} of {node} as VPI/VCI {vpi}/{vci}. Change the rows, or remove abr.',

  'not-a-setting': '{value} is not a setting. Write path=value, such as nodes.Negro.cpu.speed=2.',
  'not-a-path': '{value} is not a path. Write one such as flows[1].messageOctets.',
  'no-such-entry':
    '{count, plural, =0 {{subject}: {at} has no entry {value}, for it is empty. Use another path.} other {{subject}: {at} has no entry {value}; it has {known}. Use one of them.}}',
  'no-such-entry.positions': '{subject}: {at} has no entry {value}; it has positions [0] to [{last}]. Use one of them.',
  'no-such-entry.near': '{subject}: {at} has no entry {value}. Did you mean {fix}?',
  'no-such-key': '{subject}: {at} has no {value}; it has {known}. Use one of them.',
  'no-such-key.near': '{subject}: {at} has no {value}. Did you mean {fix}?',
  'not-a-list': '{subject}: {at} is no list, so {value} means nothing there. Name one of its keys.',
  'nothing-inside': '{subject}: {at} is {value} and has nothing inside it. End the path there.',

  'no-such-series':
    '{subject} is {value}, which is not a series. Use throughput:<flow>, packets:<flow>, acr:<flow>, cpu:<node>, queue:<node>:<port>:<category>, drops:<node>:<port>:<category>, link:<link>:<ab|ba>, role:<role> or tcp:<flow>:<cwnd|ssthresh|window|flight|buffered|rto>.',
  'series-of-nothing':
    '{subject} is {value}, but there is no such flow, device, port or link. Use one that the scenario has.',
  'too-many-samples':
    '{subject} is {value}, which makes {samples} samples, but a result holds {max}. Use a longer interval, or fewer series.',

  'branch-name-taken': '{subject} is {value}, which is the name of another branch too. Choose another name.',
  'branch-shown':
    '{count, plural, =0 {{subject} all keep a network of their own, but one of them is the network that the document shows. Leave “kept” out of it.} other {# of {subject} keep no network, but only the one that the document shows may leave it out. Add “kept” to the others.}}',

  'link.empty': 'This link is empty. Ask for it again, or for the scenario as a file.',
  'link.too-long': 'This link is longer than any that this lab makes. Ask for it again, or for the scenario as a file.',
  'link.damaged':
    'This link was cut short or changed on its way here: its checksum does not fit. Ask for it again, or for the scenario as a file.',
  'link.newer': 'This link was made by a newer lab. Update this lab to open it.',
  'link.unreadable': 'This link holds no scenario that can be read. Ask for it again, or for the scenario as a file.',
  'link.unknown-preset':
    'This link is made from the preset “{preset}”, which this lab does not have. Ask for the scenario as a file.',
  'link.preset-changed':
    'This link changes something in the preset “{preset}” that is no longer there. Ask for the scenario as a file.',
  'link.broken-rule': 'This link holds a scenario that breaks a rule. {sentence}',
} as const;
