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
    'Forwards IP packets between subnets; with an MPOA server it also hands out shortcuts that bypass it.',
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
  'describe.path-one-tcp-stream-messages':
    '{path}: one TCP stream, messages of {messageOctets} octets, socket buffers of {sendBuffer}',
  'describe.from-to-to-udp-message-octets': '{from} to {to}: UDP, {messageOctets} octets every {intervalPs}',
  'describe.from-to-to-tcp-requests':
    '{from} to {to}: TCP requests of {requestOctets} octets, responses of {responseOctets}, one at a time',
  'describe.from-to-to-ping-of': '{from} to {to}: ping of {payloadOctets} octets',
  'describe.from-cells-on-vpi-vci':
    '{from}: cells on {vpi}/{vci}, {kind, select, saturated {as fast as the line takes them} periodic {at regular intervals} poisson {in packets at random} other {in bursts}}',
  'device.with-mpoa-client': 'with MPOA client',
  'device.with-mpoa-server': 'with MPOA server',
  'device.ports': '{count, plural, one {# port} other {# ports}}',
  'describe.node-id': 'node {id}',
  'describe.inside-from': 'inside {from}',
  'describe.from-to-to': '{from} to {to}',
  'describe.devices':
    '{kind, select, switch {{count, plural, one {# switch} other {# switches}}} host {{count, plural, one {# host} other {# hosts}}} generator {{count, plural, one {# generator} other {# generators}}} edge {{count, plural, one {# edge device} other {# edge devices}}} router {{count, plural, one {# router} other {# routers}}} server {{count, plural, one {# server} other {# servers}}} other {{count, plural, one {# hub} other {# hubs}}}}',
  'describe.links': '{count, plural, one {# link} other {# links}}',
  'describe.host': 'host, {ip}, MTU {mtu}, speed {speed}, TCP as {profile}',
  'describe.host-without-address': 'host, no IP address, speed {speed}, TCP as {profile}',
  'describe.switch':
    'ATM switch, {ports, plural, one {# port} other {# ports}}, {rows, plural, one {# connection row} other {# connection rows}}',
  'describe.generator': 'traffic generator',
  'describe.edge': 'edge device, {ports, plural, one {# port} other {# ports}}',
  'describe.router': 'router, {addresses}',
  'describe.router-without-address': 'router, no IP address',
  'describe.server': 'server of {services}',
  'describe.server-of-nothing': 'server of nothing yet',
  'describe.hub': 'Ethernet hub, {ports, plural, one {# port} other {# ports}}',
  'describe.port': 'port {port} to {peer}, {phy}, {delay} away',
  'describe.port-missing': 'port {port} to {peer}, no such port, {delay} away',
  'describe.frames-by-load': '{from} to {to}: Ethernet frames of {octets} octets at {load} % of the line',
  'describe.frames-by-interval': '{from} to {to}: Ethernet frames of {octets} octets every {interval}',
  'describe.alike': '{stream}; the same from {count} others, up to {last}',
  'describe.file': '{from} to {to}: a file of {octets} octets over TCP',
  'describe.relayed-file': '{from} to {to}: a file of {octets} octets over TCP, which relays it to {receivers}',
} as const;
