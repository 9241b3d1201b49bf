/** Words of the area devices. */
export default {
  'device.bridges-ethernet-ports-to-emulated':
    'Bridges Ethernet ports to emulated LANs: hosts behind it need to know nothing of ATM.',
  'device.sends-cells-of-a-given':
    'Sends cells of a given pattern without waiting for anything, and counts the cells that reach it.',
  'device.a-station-with-an-atm': 'A station with an ATM card: it sends and receives over TCP, UDP or ping.',
  'device.repeats-every-frame-to-all':
    'Repeats every frame to all other ports: one segment that its stations share and collide on.',
  'device.forwards-ip-packets-between-subnets':
    'Forwards IP packets between subnets; with an MPOA server it also gives away shortcuts past itself.',
  'device.runs-the-servers-of-emulated':
    'Runs the servers of emulated LANs (LECS, LES and BUS) or of Classical IP (ATMARP), on one CPU.',
  'device.moves-cells-from-port-to':
    'Moves cells from port to port by its VPI/VCI table, through a buffer at each output.',
  'tools.host': 'Host',
  'tools.atm-switch': 'ATM switch',
  'tools.traffic-generator': 'Traffic generator',
  'tools.router': 'Router',
  'tools.edge-device': 'Edge device',
  'tools.server': 'Server',
  'tools.ethernet-hub': 'Ethernet hub',
  'network-drawing.network-scenario': 'Network: {scenario}',
  'network-section.sheet': 'Sheet',
  'network-section.cables': 'Cables',
  'network-section.ip': 'IP',
  'network-section.one-router': 'One router',
  'network-section.as-it-is-drawn-in': 'As it is drawn in the lab.',
  'network-section.as-it-is-cabled-switches': 'As it is cabled: switches in the middle.',
  'network-section.as-ip-sees-it-routers': 'As IP sees it: routers in the middle, switches invisible.',
  'network-section.as-mpoa-sees-it-one':
    'As MPOA sees it: one router, which calculates in the middle and forwards at its edges.',
  'network-section.network': 'Network',
  'network-section.view-of-the-network': 'View of the network',
  'network-section.all-devices-and-links': 'All devices and links',
  'network-view.drawing': 'drawing',
  'network-view.smaller': 'Smaller',
  'network-view.larger': 'Larger',
  'network-view.show-all-of-it': 'Show all of it',
  'describe.host-address-speed-speed-tcp': 'host, {address}, speed {speed}, TCP as {profile}',
  'describe.way-one-tcp-stream-messages':
    '{way}: one TCP stream, messages of {messageOctets} octets, socket buffers of {sendBuffer}',
  'describe.from-to-to-udp-message-octets': '{from} to {to}: UDP, {messageOctets} octets every {intervalPs}',
  'describe.from-to-to-tcp-requests':
    '{from} to {to}: TCP requests of {requestOctets} octets, responses of {responseOctets}, one at a time',
  'describe.from-to-to-ping-of': '{from} to {to}: ping of {payloadOctets} octets',
  'describe.from-cells-on-vpi-vci': '{from}: cells on {vpi}/{vci}, {kind}',
  'describe.at-format-decimal-of-the-line': 'at {formatDecimal} % of the line',
  'describe.which-relays-it-to-receivers': ', which relays it to {receivers}',
  'describe.from-to-to-a-file': '{from} to {to}: a file of {octets} octets over TCP{on}',
} as const;
