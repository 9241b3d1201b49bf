/** Text that differences from presets are likely to hold, for deflate to refer to. Frozen: links were made with it. */

const TEXT =
  '"layout.nodes."x":"y":"view.notes","view.question","view.title","model.links.0.lengthM","model.changes",' +
  '"model.nodes.5.routes","model.nodes.4.ports.0.queues.ubr.capacityCells","model.nodes.3.stack.windowUpdatePercent",' +
  '"model.nodes.2.stack.nagle",false,"model.nodes.1.stack.delayedAck","off","model.nodes.0.profile","linux-2.2",' +
  '"model.nodes.1.cpu.receivePacketPs","model.nodes.0.cpu.interruptPs","model.nodes.2.cpu.sendPacketPs",' +
  '"model.nodes.0.cpu.checksumPsPerOctet","model.nodes.0.cpu.copyPsPerOctet","model.nodes.1.cpu.syscallPs",' +
  '"model.nodes.0.cpu.speed","model.nodes.2.interfaces.0.mtu",1500,"model.nodes.3.interfaces.0.mtu",1500,' +
  '"model.nodes.0.interfaces.0.mtu",9180,"model.nodes.1.interfaces.0.mtu",9180,["w5",["w4",["w3",["w2",["w1",' +
  '["clip-pair-collapse-no-update","["curitiba-table3","["curitiba-fig9","["curitiba-fig10","["curitiba-fig8","' +
  '["curitiba-fig7","model.seed","model.durationPs",5000000000000,"model.durationPs",60000000000000,' +
  '"model.flows.0.from","model.flows.0.to","model.flows.0.messageOctets",16384,' +
  '"model.flows.0.receiveOctets",65536,"model.flows.0.sendBuffer",32768,"model.flows.0.receiveBuffer",';

export const DICTIONARY_V1: Uint8Array = new TextEncoder().encode(TEXT);
