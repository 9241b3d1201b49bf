/** Fields of LAN emulation, Ethernet and LLC/SNAP. Names as tshark has them, where it knows the field. */
import { CONTROL_MESSAGES } from '@lanelab/engine';
import { addressOrZeros, asNumber, bit, type Field, field, MAC_KINDS } from './field.ts';

const FRAMES = CONTROL_MESSAGES.filter((name) => name.startsWith('LE_') || name.startsWith('READY_'));

export const lane: readonly Field[] = [
  field('atm.le_control.opcode', 'number', 'lane_op_code', { also: ['lane.opcode'], values: FRAMES }),
  field('atm.le_control.status', 'number', 'lane_status', { also: ['lane.status'] }),
  field('atm.le_control.transaction_id', 'number', 'lane_transaction_id', { also: ['lane.transaction_id'] }),
  field('atm.le_control.requester_lecid', 'number', 'lane_requester_lecid', { also: ['lane.requester_lecid'] }),
  field('atm.le_control.flag', 'number', 'lane_flags', { also: ['lane.flags'] }),
  field('atm.le_control.flag.v2_capable', 'number', 'lane_flags', { also: ['lane.flags.v2_capable'], read: bit(0x2) }),
  field('atm.le_control.flag.selective_multicast', 'number', 'lane_flags', { read: bit(0x4) }),
  field('atm.le_control.flag.v2_required', 'number', 'lane_flags', { read: bit(0x8) }),
  field('atm.le_control.flag.flag_proxy', 'number', 'lane_flags', { also: ['lane.flags.proxy'], read: bit(0x80) }),
  field('atm.le_control.flag.topology_change', 'number', 'lane_flags', {
    also: ['lane.flags.topology_change'],
    read: bit(0x100),
  }),
  field('atm.le_control.flag.address', 'number', 'lane_flags', { also: ['lane.flags.remote_address'], read: bit(0x1) }),
  field('atm.le_control.marker', 'number', 'lane_marker', { also: ['lane.marker'] }),
  field('atm.le_control.protocol', 'number', 'lane_protocol', { also: ['lane.protocol'] }),
  field('atm.le_control.version', 'number', 'lane_version', { also: ['lane.version'] }),
  field('atm.lan_destination.mac', 'octets', ['lane_source_lan_destination', 'lane_target_lan_destination'], {
    also: ['lane.lan_destination'],
  }),
  field('lane.source_lan_destination', 'octets', 'lane_source_lan_destination'),
  field('lane.target_lan_destination', 'octets', 'lane_target_lan_destination'),
  field('atm.source_atm', 'octets', 'lane_source_atm_address', { also: ['lane.source_atm'], read: addressOrZeros }),
  field('atm.target_atm', 'octets', 'lane_target_atm_address', { also: ['lane.target_atm'], read: addressOrZeros }),
  field('atm.le_configure_join_frame.lan_type', 'number', 'lane_lan_type', { also: ['lane.lan_type'] }),
  field('atm.le_configure_join_frame.max_frame_size', 'number', 'lane_maximum_frame_size', {
    also: ['lane.max_frame_size'],
  }),
  field('lane.number_tlvs', 'number', 'lane_number_tlvs'),
  field('lane.elan_name_size', 'number', 'lane_elan_name_size', {
    also: ['atm.le_configure_join_frame.elan_name_size'],
  }),
  field('lane.elan_name', 'text', 'lane_elan_name'),
  field('lane.tlv_type', 'text', 'lane_tlv_type'),
  field('atm.le_control.tlv_length', 'number', 'lane_tlv_length', { also: ['lane.tlv_length'] }),
  field('lane.tlv_value', 'text', 'lane_tlv_value'),
  field('lane.after_tlvs', 'octets', 'lane_after_tlvs'),
  field('lane.mps_mac_count', 'number', 'lane_number_of_mps_mac_addresses'),
  field('lane.mpoa_device', 'number', 'lane_mpoa_device_type'),
  field('lane.mps_atm', 'octets', 'lane_mps_control_atm_address'),
  field('lane.mpc_atm', 'octets', 'lane_mpc_control_atm_address'),
  field('lane.mps_mac', 'octets', 'lane_mps_mac_address'),
  field('atm.le_client.client', 'number', 'lane_data_lecid', { also: ['lane.lecid'] }),
  field('lane.elan_id', 'number', 'lane_data_elan_id'),
  field('lane.data_llc', 'octets', 'lane_data_llc'),
  field('lane.data_oui', 'octets', 'lane_data_oui'),
  field('lane.frame_type', 'number', 'lane_data_frame_type'),
  field('lane.frame', 'number', 'lane_data_frame'),

  field('eth.dst', 'octets', 'ethernet_destination', { also: ['dst'], values: MAC_KINDS }),
  field('eth.src', 'octets', 'ethernet_source', { also: ['src'], values: MAC_KINDS }),
  field('eth.addr', 'octets', ['ethernet_destination', 'ethernet_source'], { values: MAC_KINDS }),
  field('eth.type', 'number', 'ethernet_type', { values: ['ipv4', 'arp'] }),

  field('llc.header', 'octets', 'llc_snap_llc'),
  field('llc.oui', 'number', 'llc_snap_oui', { read: asNumber }),
  field('llc.protocol', 'number', 'llc_snap_pid', { values: ['ipv4', 'arp'] }),
];
