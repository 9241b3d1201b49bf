/** Networks that the editor adds whole, by their titles. */
export default {
  'two-elans': 'Duas LANs emuladas e um roteador',
  'two-elans-mpoa': 'Duas LANs emuladas e um roteador, com MPOA',
  'classical-ip': 'Classical IP sobre SVCs',
  'edge-devices': 'Dispositivos de borda e Ethernet',
  'qos-trunk': 'Um tronco com QoS: CBR e melhor esforço',
} as const;
