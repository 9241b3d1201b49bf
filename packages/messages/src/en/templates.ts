/** Networks that the editor adds whole, by their titles. */
export default {
  'two-elans': 'Two emulated LANs and a router',
  'two-elans-mpoa': 'Two emulated LANs and a router, with MPOA',
  'classical-ip': 'Classical IP over SVCs',
  'edge-devices': 'Edge devices and Ethernet',
  'qos-trunk': 'A QoS trunk: CBR and best effort',
} as const;
