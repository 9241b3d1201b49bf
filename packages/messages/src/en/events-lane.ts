/** Events of LAN emulation: clients, LES, BUS and LECS. Each is named by its machine and kind. */
export default {
  'lec.phase': 'The LEC enters {phase}.',
  'lec.configured': 'The LECS sends the LEC to {les}.',
  'lec.joined':
    'The LEC has joined ELAN “{elan}” as LECID {lecid}: LANE v{version}, {lanType}, frames of up to {octets} octets.',
  'lec.joined.with-id':
    'The LEC has joined ELAN “{elan}” as LECID {lecid}: LANE v{version}, {lanType}, frames of up to {octets} octets, ELAN-ID {id}.',
  'lec.failed.no_lecs': '{phase} failed: no LECS answers; the LEC tries again at {seconds} s.',
  'lec.failed.no_lecs.called': '{phase} failed: no LECS can be reached, {cause}; the LEC tries again at {seconds} s.',
  'lec.failed.call_failed': '{phase} failed: the call for {role} failed, {cause}; the LEC tries again at {seconds} s.',
  'lec.failed.lost': '{phase} failed: {role} was cleared, {cause}; the LEC tries again at {seconds} s.',
  'lec.failed.no_answer': '{phase} failed: no answer to {request}; the LEC tries again at {seconds} s.',
  'lec.failed.refused': '{phase} failed: {request} was refused, {status}; the LEC tries again at {seconds} s.',
  'lec.failed.no_address':
    '{phase} failed: the answer to {request} holds no ATM address; the LEC tries again at {seconds} s.',
  'lec.failed.wrong_lan_type':
    '{phase} failed: the answer to {request} names another LAN type; the LEC tries again at {seconds} s.',
  'lec.failed.wrong_frame_size':
    '{phase} failed: the answer to {request} names another maximum frame size; the LEC tries again at {seconds} s.',
  'lec.failed.bad_lecid': '{phase} failed: {lecid} is no LECID; the LEC tries again at {seconds} s.',
  'lec.failed.no_bus': '{phase} failed: the BUS is not connected within C7; the LEC tries again at {seconds} s.',
  'lec.failed.no_multicast_forward':
    '{phase} failed: multicast forward did not come back within C33; the LEC tries again at {seconds} s.',
  'lec.dropped.not_operational': 'The LEC drops a frame: it is not operational.',
  'lec.dropped.too_long': 'The LEC drops a frame: it is longer than the ELAN’s maximum frame size.',
  'lec.dropped.unknown_frame_limit':
    'The LEC drops a frame: the BUS has carried C10 unknown frames within C11 already.',
  'lec.dropped.queue_full': 'The LEC drops a frame: too many frames wait for the flush.',
  'lec.dropped.to_itself': 'The LEC drops a frame: its destination is the LEC itself.',
  'lec.dropped.echo': 'The LEC drops a frame: it sent the frame itself.',
  'lec.dropped.not_for_us': 'The LEC drops a frame: it was flooded, for another client.',
  'lec.dropped.wrong_vcc': 'The LEC drops a frame: it came on a VCC that carries no data.',
  'lec.dropped.wrong_elan':
    'The LEC drops a frame: it is encapsulated otherwise than its VCC, or belongs to another ELAN.',
  'lec.dropped.stopped': 'The LEC drops a frame: it has left the ELAN.',
  'lec.flooded': 'The LEC sends a frame for {mac} through the BUS.',
  'lec.learned': 'The LEC learns that {mac} is at {end}.',
  'lec.learned.remote': 'The LEC learns that {mac} is at {end}, behind a proxy.',
  'lec.forgotten.aged': 'The LEC forgets where {mac} is: the entry was not verified within C17.',
  'lec.forgotten.topology_changed':
    'The LEC forgets where {mac} is: the entry was not verified within C18 while topology changed.',
  'lec.forgotten.narp': 'The LEC forgets where {mac} is: an LE_NARP_REQUEST announced the change.',
  'lec.forgotten.no_answer': 'The LEC forgets where {mac} is: no answer to LE_ARP_REQUEST.',
  'lec.forgotten.call_failed': 'The LEC forgets where {mac} is: the call failed, {cause}.',
  'lec.forgotten.moved_here': 'The LEC forgets where {mac} is: the address is behind this LEC’s bridge now.',
  'lec.forgotten.asked': 'The LEC forgets where {mac} is: its cache was cleared.',
  'lec.forgotten.left': 'The LEC forgets where {mac} is: it has left the ELAN.',
  'lec.discovered.none': 'The LEC learns that {mac} at {end} has no part in MPOA.',
  'lec.discovered.mps': 'The LEC learns that {mac} at {end} belongs to {mps}.',
  'lec.discovered.mpc': 'The LEC learns that {mac} at {end} belongs to {mpc}.',
  'lec.discovered.both': 'The LEC learns that {mac} at {end} belongs to {mps} and {mpc}.',
  'lec.flush_done': 'The LEC has flushed the old path to {mac}.',
  'lec.flush_done.unanswered': 'The LEC switches the path to {mac} without an answer to its flush: C22 has passed.',
  'lec.data_direct_opened': 'The data direct VCC between the LEC and {peer} is open.',
  'lec.data_direct_closed': 'The data direct VCC between the LEC and {peer} is closed: {cause}.',
  'lec.registered': 'The LES has registered {mac}.',
  'lec.not_registered': 'The LES has not registered {mac}: {status}.',
  'lec.not_registered.unanswered': 'The LES has not registered {mac}: it did not answer.',
  'lec.topology_change.begun': 'Topology is changing: remote addresses age by C18.',
  'lec.topology_change.over': 'Topology has settled: addresses age by C17.',
  'lec.malformed': 'The LEC ignores a malformed control frame.',

  'les.call_refused': 'The LES refuses the call of {client}: {cause}.',
  'les.joined': 'The LES admits {client} to the emulated LAN as LECID {lecid} (LANE {version}).',
  'les.joined.proxy': 'The LES admits {client} to the emulated LAN as a proxy, as LECID {lecid} (LANE {version}).',
  'les.join_refused': 'The LES does not let {client} join: {status}.',
  'les.left.released':
    'LECID {lecid} ({client}) leaves the emulated LAN: its control direct VCC was released, {cause}.',
  'les.left.stopped': 'LECID {lecid} ({client}) leaves the emulated LAN: the LES was stopped.',
  'les.control_timeout': 'The LES cuts {client} off: it has not joined within the control time-out (S4).',
  'les.party_refused': 'Control distribute does not reach {client}: {cause}.',
  'les.registered': 'The LES registers {mac} of LECID {lecid} at {end}.',
  'les.unregistered': 'The LES no longer registers {mac} of LECID {lecid}.',
  'les.registration_refused': 'The LES refuses the {request} of LECID {lecid}: {status}.',
  'les.arp_answered': 'The LES tells LECID {lecid} that {mac} is at {end}.',
  'les.arp_forwarded.everybody':
    'The LES does not know {mac} and passes the question of LECID {lecid} on to all clients.',
  'les.arp_forwarded.proxies':
    'The LES does not know {mac} and passes the question of LECID {lecid} on to {count, plural, one {# proxy} other {# proxies}}.',
  'les.arp_refused': 'The LES refuses the LE_ARP_REQUEST of LECID {lecid}: {status}.',
  'les.relayed': 'The LES relays the {message} of LECID {from} to LECID {to}.',
  'les.distributed': 'The LES sends the {message} of LECID {from} to all clients.',
  'les.verified': 'The LES answers the question of LECID {lecid} about {end}: {status}.',
  'les.ignored.sender_not_joined': 'The LES discards the {message} of LECID {lecid}: its sender has not joined.',
  'les.ignored.requester_not_joined':
    'The LES discards the {message} of LECID {lecid}: the client that asked has not joined.',
  'les.ignored.wrong_sender': 'The LES discards the {message} of LECID {lecid}: another client sent it.',
  'les.ignored.not_for_les': 'The LES discards the {message} of LECID {lecid}: this message is not for a LES.',
  'les.ignored.unsupported_version':
    'The LES discards the {message} of LECID {lecid}: its version of LANE is not supported.',
  'les.malformed': 'The LES discards a malformed control frame.',

  'bus.call_refused': 'The BUS refuses the call of {client}: {cause}.',
  'bus.client_added': 'Multicast forward reaches {client} (LECID {lecid}).',
  'bus.client_removed.left_elan': 'The BUS no longer serves {client} (LECID {lecid}): it has left the emulated LAN.',
  'bus.client_removed.called_again':
    'The BUS no longer serves {client} (LECID {lecid}): it opened another multicast send VCC.',
  'bus.client_removed.released':
    'The BUS no longer serves {client} (LECID {lecid}): its multicast send VCC was released, {cause}.',
  'bus.client_removed.stopped': 'The BUS no longer serves {client} (LECID {lecid}): the BUS was stopped.',
  'bus.party_refused': 'Multicast forward does not reach {client}: {cause}.',
  'bus.frame_dropped.not_a_client': 'The BUS discards a frame of LECID {lecid}: it does not come from a client.',
  'bus.frame_dropped.wrong_lecid': 'The BUS discards a frame of LECID {lecid}: another client sent it.',
  'bus.frame_dropped.too_old':
    'The BUS discards a frame of LECID {lecid}: it waited for longer than the maximum frame age (S5).',
  'bus.frame_dropped.own_address': 'The BUS discards a frame of LECID {lecid}: it is for the client that sent it.',
  'bus.frame_dropped.no_receiver': 'The BUS discards a frame of LECID {lecid}: it has no other client to receive it.',
  'bus.flush_forwarded': 'The BUS passes on the LE_FLUSH_REQUEST of LECID {lecid} for {client}.',
  'bus.ignored': 'The BUS discards a control frame that is not for a BUS.',
  'bus.malformed': 'The BUS discards a malformed control frame.',

  'lecs.call_refused': 'The LECS refuses the call of {client}: {cause}.',
  'lecs.configured': 'The LECS sends {client} to emulated LAN “{elan}”.',
  'lecs.refused': 'The LECS has no emulated LAN for {client}: {status}.',
  'lecs.idle': 'The LECS releases the configuration direct VCC of {client}, which carries nothing.',
  'lecs.ignored': 'The LECS discards a control frame that is not for a LECS.',
  'lecs.malformed': 'The LECS discards a malformed control frame.',
} as const;
