/** Events of signalling: call control of end systems and switches, the signalling link (SSCOP), address registration (ILMI). */
export default {
  'calls.incoming': 'A call comes in as the {vcc}.',
  'calls.connected': 'The {vcc} is connected.',
  'calls.released': 'The {vcc} was cleared: {cause}.',
  'calls.party_added': 'Party {party} has joined the {vcc}.',
  'calls.party_dropped': 'Party {party} has left the {vcc}: {cause}.',
  'calls.bound': 'The {vcc} has VPI {vpi} VCI {vci}.',
  'calls.unbound': 'The {vcc} has given up its VPI and VCI.',
  'calls.proceeding': 'The network is setting up the {vcc}.',
  'calls.malformed': 'A signalling message was dropped: it is no Q.2931 message, or is cut off.',
  'calls.unexpected': 'The message {message} made no sense here: {cause}.',
  'calls.timer_expired': 'Timer {timer} expired.',
  'calls.timer_expired.vcc': 'Timer {timer} of the {vcc} expired.',
  'calls.restarted': 'A RESTART cleared {count, plural, one {# call} other {# calls}}.',

  'exchange.connect':
    'Call {call}: cells from {input} VPI {inputVpi} VCI {inputVci} go to {output} VPI {outputVpi} VCI {outputVci} as {category}.',
  'exchange.disconnect':
    'Call {call}: cells from {input} VPI {inputVpi} VCI {inputVci} no longer go to {output} VPI {outputVpi} VCI {outputVci}.',
  'exchange.call_received': 'Call {call} to {called} comes in at {port}.',
  'exchange.routed': 'Call {call} goes on at {port}, weight {weight}.',
  'exchange.call_refused.no_such_address':
    'Call {call} to {called} is refused at {port}: no switch advertises the address; {cause}.',
  'exchange.call_refused.unreachable':
    'Call {call} to {called} is refused at {port}: no links that are up lead to its switch; {cause}.',
  'exchange.call_refused.no_bandwidth':
    'Call {call} to {called} is refused at {port}: no route there has the bandwidth, as far as advertised; {cause}.',
  'exchange.call_refused.too_slow':
    'Call {call} to {called} is refused at {port}: every route there with the bandwidth takes too long; {cause}.',
  'exchange.call_refused.not_registered':
    'Call {call} to {called} is refused at {port}: no end system here registered the address; {cause}.',
  'exchange.call_refused.bandwidth':
    'Call {call} to {called} is refused at {port}: it asks for {asked, number} cells/s, and {left, number} are left; {cause}.',
  'exchange.call_refused.no_vci':
    'Call {call} to {called} is refused at {port}: all VCIs of the port are in use; {cause}.',
  'exchange.call_refused.blocked':
    'Call {call} to {called} is refused at {port}: other switches sent it back, and no route is left; {cause}.',
  'exchange.call_refused.port_down':
    'Call {call} to {called} is refused at {port}: the port or its signalling link is down; {cause}.',
  'exchange.call_refused.bad_route':
    'Call {call} to {called} is refused at {port}: the route in the message does not go on from here; {cause}.',
  'exchange.call_refused.not_understood':
    'Call {call} to {called} is refused at {port}: the request cannot be read or is not offered; {cause}.',
  'exchange.crankback': 'Call {call} is blocked at {port} and goes back to its first switch: {cause}.',
  'exchange.rerouted':
    'Call {call} is tried again at {port} after {count, plural, one {# blocked try} other {# blocked tries}}.',
  'exchange.call_released': 'Call {call} ended: {cause}.',
  'exchange.bandwidth_changed': 'Available at {port}: {available, number} of {capacity, number} cells/s.',
  'exchange.malformed': 'A signalling message at {port} was dropped: it is no Q.2931 message, or is cut off.',
  'exchange.no_such_port': 'A signalling message was dropped: the switch has no {port}.',
  'exchange.unexpected': 'The message {message} at {port} made no sense: {cause}.',
  'exchange.timer_expired': 'Timer {timer} expired at {port}.',
  'exchange.timer_expired.call': 'Timer {timer} of call {call} expired at {port}.',
  'exchange.restarted': 'A RESTART at {port} cleared {count, plural, one {# call} other {# calls}}.',

  'sscop.up': 'The signalling link is up.',
  'sscop.up.at': 'The signalling link at {port} is up.',
  'sscop.down':
    'The signalling link is down: {why}; {count, plural, one {# message was} other {# messages were}} not acknowledged.',
  'sscop.down.at':
    'The signalling link at {port} is down: {why}; {count, plural, one {# message was} other {# messages were}} not acknowledged.',
  'sscop.refused': 'The signalling link did not take a message of {count, plural, one {# octet} other {# octets}}.',
  'sscop.malformed': 'The signalling link dropped a malformed PDU.',
  'sscop.reason.released': 'it was released here',
  'sscop.reason.peer_released': 'the other end released it',
  'sscop.reason.peer_gave_up': 'the other end gave it up',
  'sscop.reason.refused': 'the other end refused to begin',
  'sscop.reason.no_answer': 'no request to begin, to end or to recover was answered',
  'sscop.reason.no_response': 'no STAT came within Timer_NO-RESPONSE',
  'sscop.reason.recovered': 'the ends did not agree on sequence numbers and recovered',
  'sscop.reason.started_over': 'it started over',

  'ilmi_user.registered': 'The network has registered {address}.',
  'ilmi_user.refused': 'The network has refused {address}: {error}.',
  'ilmi_user.ready':
    'Registration is done: prefix {prefix}, {addresses, plural, one {# address} other {# addresses}}, {lecs, plural, one {# LECS address} other {# LECS addresses}}.',
  'ilmi_user.withdrawn': 'All addresses are withdrawn.',
  'ilmi_user.failed': 'The network does not answer ILMI; the link counts as failing.',
  'ilmi_user.malformed': 'A malformed ILMI message was dropped.',

  'ilmi_network.prefix_registered': 'The end system at {port} took the network prefix.',
  'ilmi_network.prefix_refused': 'The end system at {port} refused the network prefix: {error}.',
  'ilmi_network.asks': 'The end system at {port} asks for {address}.',
  'ilmi_network.registered': 'Address {address} is registered at {port}.',
  'ilmi_network.withdrawn': 'Address {address} is withdrawn from {port}.',
  'ilmi_network.failed': 'The end system at {port} does not answer ILMI; the link counts as failing.',
  'ilmi_network.malformed': 'A malformed ILMI message at {port} was dropped.',

  'register.address_taken': 'Address {address} is registered at {holder}, and refused at {refused}.',
} as const;
