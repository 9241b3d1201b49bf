/** Problems of LAN emulation clients that a run has left without their ELAN: the reason, and how to fix it. */
export default {
  'down.no-address':
    '{device}’s client in {elan} has not been operational for {since}: it has no ATM address, since no switch that signals is at the other end of its link. Link it to an ATM switch with signalling.',
  'down.dead':
    '{device}’s client in {elan} has not been operational for {since}: its process was killed. Start it again from the menu of the device (X).',
  'down.joining':
    '{device}’s client in {elan} has not been operational for {since}: it is still in the phase {phase}. Open “What happened” at this device: its last events tell more.',
  'down.no-lecs':
    '{device}’s client in {elan} has not been operational for {since}: no LECS answers. See that a LECS runs, that its device is up, and that a path leads there.',
  'down.no-lecs.called':
    '{device}’s client in {elan} has not been operational for {since}: no LECS can be reached, {cause}. See that a LECS runs, that its device is up, and that a path leads there.',
  'down.call-failed.lecs':
    '{device}’s client in {elan} has not been operational for {since}: the call for {role} failed, {cause}. See that a LECS runs, that its device is up, and that a path leads there.',
  'down.call-failed.les':
    '{device}’s client in {elan} has not been operational for {since}: the call for {role} failed, {cause}. See that the LES of this emulated LAN is up and can be reached; it may have been killed.',
  'down.call-failed.bus':
    '{device}’s client in {elan} has not been operational for {since}: the call for {role} failed, {cause}. See that the BUS is up and not overloaded.',
  'down.call-failed.client':
    '{device}’s client in {elan} has not been operational for {since}: the call for {role} failed, {cause}. Open “What happened” at this device: its last events tell more.',
  'down.lost.lecs':
    '{device}’s client in {elan} has not been operational for {since}: {role} was cleared, {cause}. See that a LECS runs, that its device is up, and that a path leads there.',
  'down.lost.les':
    '{device}’s client in {elan} has not been operational for {since}: {role} was cleared, {cause}. See that the LES of this emulated LAN is up and can be reached; it may have been killed.',
  'down.lost.bus':
    '{device}’s client in {elan} has not been operational for {since}: {role} was cleared, {cause}. See that the BUS is up and not overloaded.',
  'down.lost.client':
    '{device}’s client in {elan} has not been operational for {since}: {role} was cleared, {cause}. Open “What happened” at this device: its last events tell more.',
  'down.no-answer':
    '{device}’s client in {elan} has not been operational for {since}: no answer to {request}. See that the LES of this emulated LAN is up and can be reached; it may have been killed.',
  'down.no-address-in-answer':
    '{device}’s client in {elan} has not been operational for {since}: the answer to {request} holds no ATM address. See that the LES and BUS of this emulated LAN are up.',
  'down.refused':
    '{device}’s client in {elan} has not been operational for {since}: {request} was refused, {status}. See that the LES of this emulated LAN is up and can be reached; it may have been killed.',
  'down.refused.no-elan':
    '{device}’s client in {elan} has not been operational for {since}: {request} was refused, {status}. Run a LES and BUS for this emulated LAN, in a server or a switch.',
  'down.refused.name':
    '{device}’s client in {elan} has not been operational for {since}: it asks for the ELAN “{asked}”, and {request} was refused, {status}. Let it ask for {elan}.',
  'down.refused.full':
    '{device}’s client in {elan} has not been operational for {since}: {request} was refused, {status}. Raise “Clients at most” of the LES, or take another client out.',
  'down.refused.duplicate':
    '{device}’s client in {elan} has not been operational for {since}: {request} was refused, {status}. Choose a MAC address that no other device has.',
  'down.refused.version':
    '{device}’s client in {elan} has not been operational for {since}: {request} was refused, {status}. Choose the same version and largest frame for the client and the emulated LAN.',
  'down.wrong-lan-type':
    '{device}’s client in {elan} has not been operational for {since}: the answer to {request} names another LAN type. Choose the same version and largest frame for the client and the emulated LAN.',
  'down.wrong-frame-size':
    '{device}’s client in {elan} has not been operational for {since}: the answer to {request} names another maximum frame size. Choose the same version and largest frame for the client and the emulated LAN.',
  'down.bad-lecid':
    '{device}’s client in {elan} has not been operational for {since}: {lecid} is no LECID. Open “What happened” at this device: its last events tell more.',
  'down.no-bus':
    '{device}’s client in {elan} has not been operational for {since}: the BUS is not connected within C7. See that the BUS is up and not overloaded.',
  'down.no-multicast-forward':
    '{device}’s client in {elan} has not been operational for {since}: multicast forward did not come back within C33. See that the BUS is up and not overloaded.',
} as const;
