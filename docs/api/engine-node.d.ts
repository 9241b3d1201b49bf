interface Snapshot {
  readonly timePs: number;
  readonly octets: number;
  readonly pages: Uint32Array;
  readonly blocks: Uint8Array;
  readonly references: number;
}
declare const ACCOUNT_CAUSES: readonly [
  'sender-cpu',
  'receiver-cpu',
  'relay-cpu',
  'system-call',
  'nagle',
  'delayed-ack',
  'window',
  'congestion-window',
  'silly-window',
  'resolution',
  'bus-queue',
  'router',
  'switch-queue',
  'nic-queue',
  'serialisation',
  'propagation',
  'signalling',
  'retransmission',
  'loop',
  'idle',
];
type AccountCause = (typeof ACCOUNT_CAUSES)[number];
declare const ACCOUNT_HOLDS: readonly ['nagle', 'window', 'congestion-window', 'silly-window', 'send-buffer'];
type AccountHold = (typeof ACCOUNT_HOLDS)[number];
declare const CONTROL_MESSAGES: readonly [
  'ALERTING',
  'CALL PROCEEDING',
  'SETUP',
  'CONNECT',
  'CONNECT ACKNOWLEDGE',
  'RESTART',
  'RELEASE',
  'RESTART ACKNOWLEDGE',
  'RELEASE COMPLETE',
  'NOTIFY',
  'STATUS ENQUIRY',
  'STATUS',
  'ADD PARTY',
  'ADD PARTY ACKNOWLEDGE',
  'ADD PARTY REJECT',
  'DROP PARTY',
  'DROP PARTY ACKNOWLEDGE',
  'PARTY ALERTING',
  'LEAF SETUP FAILURE',
  'LEAF SETUP REQUEST',
  'BGN',
  'BGAK',
  'END',
  'ENDAK',
  'RS',
  'RSAK',
  'BGREJ',
  'SD',
  'ER',
  'POLL',
  'STAT',
  'USTAT',
  'UD',
  'MD',
  'ERAK',
  'GetRequest',
  'GetNextRequest',
  'GetResponse',
  'SetRequest',
  'LE_CONFIGURE_REQUEST',
  'LE_JOIN_REQUEST',
  'READY_QUERY',
  'LE_REGISTER_REQUEST',
  'LE_UNREGISTER_REQUEST',
  'LE_ARP_REQUEST',
  'LE_FLUSH_REQUEST',
  'LE_NARP_REQUEST',
  'LE_TOPOLOGY_REQUEST',
  'LE_VERIFY_REQUEST',
  'LE_CONFIGURE_RESPONSE',
  'LE_JOIN_RESPONSE',
  'READY_IND',
  'LE_REGISTER_RESPONSE',
  'LE_UNREGISTER_RESPONSE',
  'LE_ARP_RESPONSE',
  'LE_FLUSH_RESPONSE',
  'LE_VERIFY_RESPONSE',
  'NHRP Resolution Request',
  'NHRP Resolution Reply',
  'NHRP Registration Request',
  'NHRP Registration Reply',
  'NHRP Purge Request',
  'NHRP Purge Reply',
  'NHRP Error Indication',
  'MPOA Cache Imposition Request',
  'MPOA Cache Imposition Reply',
  'MPOA Egress Cache Purge Request',
  'MPOA Egress Cache Purge Reply',
  'MPOA Keep-Alive',
  'MPOA Trigger',
  'MPOA Resolution Request',
  'MPOA Resolution Reply',
  'ARP_REQUEST',
  'ARP_REPLY',
  'InARP_REQUEST',
  'InARP_REPLY',
  'ARP_NAK',
  'Trap',
  'Trap coldStart',
  'Trap warmStart',
  'ARP',
];
type ControlMessage = (typeof CONTROL_MESSAGES)[number];
declare const CONTROL_PROTOCOLS: readonly ['sscop', 'ilmi', 'lane', 'llc', 'arp'];
type ControlProtocol = (typeof CONTROL_PROTOCOLS)[number];
declare const DROP_REASONS: readonly ['bufferFull', 'clp', 'epd', 'ppd', 'policed', 'noRoute', 'link'];
type DropReason = (typeof DROP_REASONS)[number];
declare const FIELD_IDS: readonly [
  'sscop_data',
  'sscop_list',
  'sscop_padding',
  'sscop_pl',
  'sscop_s',
  'sscop_type',
  'sscop_uu',
  'sscop_n_mr',
  'sscop_n_sq',
  'sscop_n_s',
  'sscop_n_ps',
  'sscop_n_r',
  'q2931_protocol_discriminator',
  'q2931_call_reference_length',
  'q2931_message_length',
  'q2931_length',
  'q2931_call_reference',
  'q2931_message_type',
  'q2931_message_instruction',
  'q2931_cut_off',
  'q2931_identifier',
  'q2931_instruction',
  'q2931_tag',
  'q2931_vpci',
  'q2931_vci',
  'q2931_qos_class_forward',
  'q2931_qos_class_backward',
  'q2931_forward_maximum_cpcs_sdu_size',
  'q2931_backward_maximum_cpcs_sdu_size',
  'q2931_mode',
  'q2931_sscs_type',
  'q2931_forward_pcr_clp0',
  'q2931_backward_pcr_clp0',
  'q2931_forward_pcr_clp01',
  'q2931_backward_pcr_clp01',
  'q2931_forward_scr_clp0',
  'q2931_backward_scr_clp0',
  'q2931_forward_scr_clp01',
  'q2931_backward_scr_clp01',
  'q2931_forward_mbs_clp0',
  'q2931_backward_mbs_clp0',
  'q2931_forward_mbs_clp01',
  'q2931_backward_mbs_clp01',
  'q2931_forward_mcr_clp01',
  'q2931_backward_mcr_clp01',
  'q2931_traffic_management_options',
  'q2931_cause',
  'q2931_call_state',
  'q2931_notification_indicator',
  'q2931_end_to_end_transit_delay',
  'q2931_endpoint_reference',
  'q2931_endpoint_state',
  'q2931_aal_parameters',
  'q2931_atm_traffic_descriptor',
  'q2931_connection_identifier',
  'q2931_qos_parameter',
  'q2931_broadband_high_layer_information',
  'q2931_broadband_bearer_capability',
  'q2931_broadband_low_layer_information',
  'q2931_broadband_sending_complete',
  'q2931_broadband_repeat_indicator',
  'q2931_calling_party_number',
  'q2931_calling_party_subaddress',
  'q2931_called_party_number',
  'q2931_called_party_subaddress',
  'q2931_transit_network_selection',
  'q2931_restart_indicator',
  'q2931_generic_identifier_transport',
  'q2931_minimum_acceptable_traffic_descriptor',
  'q2931_alternate_traffic_descriptor',
  'q2931_abr_setup_parameters',
  'q2931_designated_transit_list',
  'q2931_crankback',
  'q2931_abr_additional_parameters',
  'q2931_extended_qos_parameters',
  'q2931_unknown_element',
  'ilmi_community',
  'ilmi_pdu',
  'ilmi_version',
  'ilmi_enterprise',
  'ilmi_agent_addr',
  'ilmi_generic_trap',
  'ilmi_specific_trap',
  'ilmi_time_stamp',
  'ilmi_request_id',
  'ilmi_error_status',
  'ilmi_error_index',
  'ilmi_name',
  'ilmi_value',
  'lane_protocol',
  'lane_version',
  'lane_transaction_id',
  'lane_requester_lecid',
  'lane_number_tlvs',
  'lane_elan_name_size',
  'lane_number_of_mps_mac_addresses',
  'lane_marker',
  'lane_op_code',
  'lane_status',
  'lane_flags',
  'lane_source_lan_destination',
  'lane_target_lan_destination',
  'lane_source_atm_address',
  'lane_lan_type',
  'lane_maximum_frame_size',
  'lane_target_atm_address',
  'lane_elan_name',
  'lane_tlv_type',
  'lane_tlv_length',
  'lane_tlv_value',
  'lane_after_tlvs',
  'lane_mpoa_device_type',
  'lane_mps_control_atm_address',
  'lane_mpc_control_atm_address',
  'lane_mps_mac_address',
  'lane_data_elan_id',
  'lane_data_lecid',
  'lane_data_llc',
  'lane_data_oui',
  'lane_data_frame_type',
  'lane_data_frame',
  'ethernet_destination',
  'ethernet_source',
  'ethernet_type',
  'llc_snap_llc',
  'llc_snap_oui',
  'llc_snap_pid',
  'nhrp_hopcnt',
  'nhrp_pktsz',
  'nhrp_op_version',
  'nhrp_shtl',
  'nhrp_sstl',
  'nhrp_source_protocol_length',
  'nhrp_destination_protocol_length',
  'nhrp_unused',
  'nhrp_error_code',
  'nhrp_error_offset',
  'nhrp_flags',
  'nhrp_request_id',
  'nhrp_packet_in_error',
  'nhrp_afn',
  'nhrp_pro_type',
  'nhrp_pro_snap',
  'nhrp_chksum',
  'nhrp_extoff',
  'nhrp_op_type',
  'nhrp_extension_type',
  'nhrp_extension_length',
  'nhrp_dll_header_cache_id',
  'nhrp_dll_header_elan_id',
  'nhrp_dll_header_length',
  'nhrp_egress_cache_tag',
  'nhrp_keep_alive_lifetime',
  'nhrp_atm_service_category',
  'nhrp_source_nbma_address',
  'nhrp_source_nbma_subaddress',
  'nhrp_source_protocol_address',
  'nhrp_destination_protocol_address',
  'nhrp_extension',
  'nhrp_dll_header_header',
  'nhrp_extension_value',
  'nhrp_cie_code',
  'nhrp_cie_prefix_length',
  'nhrp_cie_unused',
  'nhrp_cie_mtu',
  'nhrp_cie_holding_time',
  'nhrp_cie_client_address_type_length',
  'nhrp_cie_client_subaddress_type_length',
  'nhrp_cie_client_protocol_length',
  'nhrp_cie_preference',
  'nhrp_cie_client_nbma_address',
  'nhrp_cie_client_nbma_subaddress',
  'nhrp_cie_client_protocol_address',
  'nhrp_record_code',
  'nhrp_record_prefix_length',
  'nhrp_record_unused',
  'nhrp_record_mtu',
  'nhrp_record_holding_time',
  'nhrp_record_address_type_length',
  'nhrp_record_subaddress_type_length',
  'nhrp_record_protocol_length',
  'nhrp_record_preference',
  'nhrp_record_nbma_address',
  'nhrp_record_nbma_subaddress',
  'nhrp_record_protocol_address',
  'mpoa_tag',
  'mpoa_datagram',
  'atmarp_spln',
  'atmarp_tpln',
  'atmarp_hrd',
  'atmarp_pro',
  'atmarp_shtl',
  'atmarp_sstl',
  'atmarp_op',
  'atmarp_thtl',
  'atmarp_tstl',
  'atmarp_sha',
  'atmarp_ssa',
  'atmarp_spa',
  'atmarp_tha',
  'atmarp_tsa',
  'atmarp_tpa',
  'arp_hardware_address_length',
  'arp_protocol_address_length',
  'arp_hardware_type',
  'arp_protocol_type',
  'arp_operation',
  'arp_source_hardware_address',
  'arp_source_protocol_address',
  'arp_target_hardware_address',
  'arp_target_protocol_address',
  'cell_gfc',
  'cell_vpi',
  'cell_vci',
  'cell_pti',
  'cell_clp',
  'cell_hec',
  'cell_payload',
  'oam_type_and_function',
  'oam_defect_type',
  'oam_defect_location',
  'oam_loopback_indication',
  'oam_correlation_tag',
  'oam_loopback_location',
  'oam_source',
  'oam_function_specific',
  'oam_crc10',
  'rm_protocol',
  'rm_dir',
  'rm_bn',
  'rm_ci',
  'rm_ni',
  'rm_er',
  'rm_ccr',
  'rm_mcr',
  'rm_queue_length',
  'rm_sequence_number',
  'rm_crc10',
  'aal5_cpcs_uu',
  'aal5_cpi',
  'aal5_length',
  'aal5_sdu',
  'aal5_pad',
  'aal5_crc32',
  'ipv4_type_of_service',
  'ipv4_total_length',
  'ipv4_identification',
  'ipv4_time_to_live',
  'ipv4_version',
  'ipv4_header_length',
  'ipv4_flags',
  'ipv4_fragment_offset',
  'ipv4_protocol',
  'ipv4_header_checksum',
  'ipv4_source',
  'ipv4_destination',
  'ipv4_options',
  'icmp_code',
  'icmp_next_hop_mtu',
  'icmp_unused',
  'icmp_identifier',
  'icmp_sequence_number',
  'icmp_type',
  'icmp_checksum',
  'icmp_datagram',
  'icmp_data',
  'tcp_source_port',
  'tcp_destination_port',
  'tcp_sequence_number',
  'tcp_acknowledgement_number',
  'tcp_window',
  'tcp_urgent_pointer',
  'tcp_header_length',
  'tcp_flags',
  'tcp_checksum',
  'tcp_option',
  'tcp_data',
  'udp_source_port',
  'udp_destination_port',
  'udp_length',
  'udp_checksum',
  'udp_data',
  'payload_octets',
];
type FieldId = (typeof FIELD_IDS)[number];
declare const FLOW_KINDS: readonly ['tcp-stream', 'udp-stream', 'tcp-rr', 'ping', 'cells', 'frames', 'relay'];
type FlowKind = (typeof FLOW_KINDS)[number];
declare const HOLDS: readonly [
  'nagle',
  'window',
  'silly-window',
  'congestion',
  'writer-low-water',
  'writer-full',
  'delayed-ack',
];
type Hold = (typeof HOLDS)[number];
declare const LAYER_IDS: readonly [
  'sscop',
  'q2931',
  'ilmi',
  'lane',
  'lane_data',
  'lane_data_v2',
  'ethernet',
  'llc_snap',
  'nhrp',
  'mpoa',
  'mpoa_tagged',
  'atmarp',
  'arp',
  'atm_uni',
  'atm_nni',
  'oam',
  'rm',
  'aal5',
  'ipv4',
  'icmp',
  'tcp',
  'udp',
  'payload',
];
type LayerId = (typeof LAYER_IDS)[number];
declare const LINK_DIRECTIONS: readonly ['ab', 'ba'];
type LinkDirection = (typeof LINK_DIRECTIONS)[number];
declare const OVERHEAD_LAYERS: readonly ['line', 'atm', 'aal', 'ip', 'transport', 'application'];
type OverheadLayer = (typeof OVERHEAD_LAYERS)[number];
declare const PACKET_NAMES: readonly [
  'TCP',
  'UDP',
  'ICMP echo',
  'ICMP echo reply',
  'ICMP destination unreachable',
  'ICMP time exceeded',
  'IP fragment',
  'IP',
  'ARP',
  'payload',
];
type PacketName = (typeof PACKET_NAMES)[number];
declare const PACKET_PROTOCOLS: readonly ['ip', 'arp', 'data'];
type PacketProtocol = (typeof PACKET_PROTOCOLS)[number];
declare const RECEIVE_QUEUES: readonly ['receive-ring', 'input-queue'];
type ReceiveQueue = (typeof RECEIVE_QUEUES)[number];
declare const SERVICE_CATEGORIES: readonly ['cbr', 'rt-vbr', 'nrt-vbr', 'abr', 'ubr'];
type ServiceCategory = (typeof SERVICE_CATEGORIES)[number];
declare const TLV_CODES: readonly [
  'control_timeout',
  'max_unknown_frame_count',
  'max_unknown_frame_time',
  'vcc_timeout',
  'max_retry_count',
  'aging_time',
  'forward_delay_time',
  'expected_arp_time',
  'flush_timeout',
  'path_switching_delay',
  'local_segment_id',
  'multicast_send_type',
  'multicast_send_avg_rate',
  'multicast_send_peak_rate',
  'connection_completion_timer',
  'config_frag_info',
  'layer_3_address',
  'elan_id',
  'service_category',
  'mpc_p1',
  'mpc_p2',
  'mpc_p3',
  'mpc_p4',
  'mpc_p5',
  'mpc_p6',
  'device_type',
  'llc_muxed_atm_address',
  'x5_adjustment',
  'preferred_les',
];
type TlvCode = (typeof TLV_CODES)[number];
declare const VIAS: readonly ['ethernet', 'classical-ip', 'shortcut', 'lane', 'bus'];
type Via = (typeof VIAS)[number];
declare const VCC_ROLES: readonly [
  'permanent',
  'signalling',
  'ilmi',
  'configuration-direct',
  'control-direct',
  'control-distribute',
  'multicast-send',
  'multicast-forward',
  'data-direct',
  'mpoa-control',
  'shortcut',
  'classical-ip',
];
type VccRole = (typeof VCC_ROLES)[number];
declare const TRACE_COLUMNS: {
  readonly series: readonly ['timePs', 'value'];
  readonly cells: readonly [
    'arrivedPs',
    'leftPs',
    'connection',
    'sequence',
    'last',
    'clp',
    'queue',
    'dropped',
    'vpi',
    'vci',
    'flow',
    'role',
  ];
  readonly frames: readonly ['leftPs', 'octets', 'flow', 'dropped', 'sender', 'ordinal'];
  readonly events: readonly ['timePs', 'node', 'flow', 'origin', 'count', 'causeOrigin', 'causeCount', 'note', 'value'];
};
type TraceKind = keyof typeof TRACE_COLUMNS;
type AnalyserResult = {
  readonly node: number;
  readonly port: number;
  readonly unit: 'cells' | 'frames';
  readonly sentPerS: number;
  readonly sentMbps: number;
  readonly receivedPerS: number;
  readonly receivedMbps: number;
  readonly utilisation: number;
  readonly collisions?: number;
};
type ArpDropReason = 'queue_full' | 'unresolved' | 'cleared';
type ArpEvent =
  | {
      readonly kind: 'resolved';
      readonly ip: Ipv4Address;
      readonly mac: EthernetAddress;
    }
  | {
      readonly kind: 'changed';
      readonly ip: Ipv4Address;
      readonly mac: EthernetAddress;
      readonly before: EthernetAddress;
    }
  | {
      readonly kind: 'failed';
      readonly ip: Ipv4Address;
    }
  | {
      readonly kind: 'aged';
      readonly ip: Ipv4Address;
    }
  | {
      readonly kind: 'conflict';
      readonly ip: Ipv4Address;
      readonly mac: EthernetAddress;
    }
  | {
      readonly kind: 'dropped';
      readonly nextHop: Ipv4Address;
      readonly reason: ArpDropReason;
    }
  | {
      readonly kind: 'malformed';
    };
type ArpReach =
  | {
      readonly kind: 'everybody';
    }
  | {
      readonly kind: 'proxies';
      readonly count: number;
    };
type ArrivalColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
  readonly node: ReadonlyArray<number>;
};
type AskedFields = {
  readonly layers: ReadonlyArray<LayerId>;
  readonly fields: ReadonlyArray<Particular>;
};
type AtmAddress = string;
type AtmArpEvent =
  | {
      readonly kind: 'registered';
      readonly ip: Ipv4Address;
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'duplicate';
      readonly ip: Ipv4Address;
      readonly address: AtmAddress;
      readonly owner: AtmAddress;
    }
  | {
      readonly kind: 'unknown';
      readonly ip: Ipv4Address;
      readonly asker: Ipv4Address;
    }
  | {
      readonly kind: 'aged';
      readonly ip: Ipv4Address;
    }
  | {
      readonly kind: 'no_answer';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type AtmEnd = {
  readonly address: AtmAddress;
  readonly node: number;
  readonly kind: AtmEndKind;
  readonly elan?: number;
  readonly subnet?: string;
};
type AtmEndKind = 'lec' | 'lecs' | 'les' | 'bus' | 'mpc-control' | 'mpc' | 'mps' | 'clip' | 'atmarp' | 'station';
type AtmPrefix = string;
type Blli = 'lane_control' | 'lane_data' | 'lane_multicast' | 'llc_snap' | 'vc_mux_ip' | 'other';
type Bottleneck = {
  readonly cause: AccountCause;
  readonly sharePercent: number;
  readonly held: HeldShare | null;
  readonly lineTenthsMbps: number | null;
};
type BridgeEvent =
  | {
      readonly kind: 'learned';
      readonly mac: EthernetAddress;
      readonly port: number;
    }
  | {
      readonly kind: 'moved';
      readonly mac: EthernetAddress;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'aged';
      readonly mac: EthernetAddress;
    }
  | {
      readonly kind: 'forgotten';
      readonly mac: EthernetAddress;
      readonly port: number;
    }
  | {
      readonly kind: 'filtered';
      readonly reason: FilterReason;
    };
type BusDropReason = 'not_a_client' | 'wrong_lecid' | 'too_old' | 'own_address' | 'no_receiver';
type BusEvent =
  | {
      readonly kind: 'call_refused';
      readonly calling: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'client_added';
      readonly lecid: number;
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'client_removed';
      readonly lecid: number;
      readonly address: AtmAddress;
      readonly why: BusRemoval;
    }
  | {
      readonly kind: 'party_refused';
      readonly address: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'frame_dropped';
      readonly lecid: number;
      readonly reason: BusDropReason;
    }
  | {
      readonly kind: 'flush_forwarded';
      readonly lecid: number;
      readonly target: AtmAddress;
    }
  | {
      readonly kind: 'ignored';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type BusRemoval =
  | {
      readonly kind: 'left_elan';
    }
  | {
      readonly kind: 'called_again';
    }
  | {
      readonly kind: 'released';
      readonly cause: Cause;
    }
  | {
      readonly kind: 'stopped';
    };
type Call = {
  readonly called: AtmAddress;
  readonly calling: AtmAddress;
  readonly blli: Blli;
  readonly multipoint: boolean;
  readonly category: CallCategory;
  readonly forward: CallTraffic;
  readonly backward: CallTraffic;
  readonly forwardMaxSdu: number;
  readonly backwardMaxSdu: number;
};
type CallCategory = 'cbr' | 'rt-vbr' | 'nrt-vbr' | 'abr' | 'ubr';
type CallColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
};
type CallEvent =
  | {
      readonly kind: 'bound';
      readonly vcc: VccId;
      readonly vpi: number;
      readonly vci: number;
    }
  | {
      readonly kind: 'unbound';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'proceeding';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'malformed';
    }
  | {
      readonly kind: 'unexpected';
      readonly message: CallMessage;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'timer_expired';
      readonly timer: TimerName;
      readonly vcc: VccId | null;
    }
  | {
      readonly kind: 'restarted';
      readonly calls: number;
    }
  | VccEvent;
type CallId = number;
type CallMessage = string;
type CallTraffic = {
  readonly pcr: number;
  readonly scr: number;
  readonly mbs: number;
  readonly mcr: number;
};
type CaptureCounts = {
  readonly records: number;
  readonly damaged: number;
  readonly missed: number;
};
type CapturePlace =
  | {
      readonly link: number;
    }
  | {
      readonly node: number;
      readonly port: number;
    };
type CaptureRequest = {
  readonly at: ReadonlyArray<CapturePlace>;
  readonly cells?: boolean;
};
type Cause = number;
type CellDetail = {
  readonly pdu: PduPlace;
  readonly index: number;
  readonly count: number;
  readonly layers: ReadonlyArray<PacketLayer>;
  readonly hex: string;
};
type CellOnLink = {
  readonly connection: number;
  readonly sequence: number;
  readonly vpi: number;
  readonly vci: number;
  readonly clp?: boolean;
  readonly nni?: boolean;
};
type CellSpan = {
  readonly connection: number;
  readonly first: number;
  readonly count: number;
};
type ClipDropReason =
  | 'down'
  | 'group'
  | 'no_server'
  | 'queue_full'
  | 'unknown'
  | 'no_answer'
  | 'call_failed'
  | 'cleared';
type ClipEvent =
  | {
      readonly kind: 'registered';
      readonly server: AtmAddress;
    }
  | {
      readonly kind: 'server_lost';
      readonly server: AtmAddress;
    }
  | {
      readonly kind: 'duplicate';
      readonly ip: Ipv4Address;
      readonly owner: AtmAddress;
    }
  | {
      readonly kind: 'resolved';
      readonly ip: Ipv4Address;
      readonly address: AtmAddress | null;
    }
  | {
      readonly kind: 'failed';
      readonly ip: Ipv4Address;
      readonly reason: ClipDropReason;
    }
  | {
      readonly kind: 'aged';
      readonly ip: Ipv4Address;
    }
  | {
      readonly kind: 'opened';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
    }
  | {
      readonly kind: 'cleared';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'idle';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
    }
  | {
      readonly kind: 'dropped';
      readonly nextHop: Ipv4Address;
      readonly reason: ClipDropReason;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type ColumnId =
  | 'address'
  | 'atm_address'
  | 'atmarp_server'
  | 'cache_id'
  | 'call'
  | 'called'
  | 'calling'
  | 'category'
  | 'cells_s'
  | 'client'
  | 'control_address'
  | 'destination'
  | 'direction'
  | 'dll_destination'
  | 'dll_source'
  | 'egress_mpc'
  | 'egress_mpc_data_address'
  | 'elan'
  | 'elan_id'
  | 'far_end'
  | 'frames_in_window'
  | 'frames_waiting'
  | 'from'
  | 'how'
  | 'ingress_mpc'
  | 'ingress_mpc_data_address'
  | 'input'
  | 'interface'
  | 'ip_address'
  | 'kind'
  | 'lan_type'
  | 'last_cause'
  | 'last_code'
  | 'last_keep_alive'
  | 'last_used'
  | 'lec'
  | 'lecid'
  | 'left'
  | 'les'
  | 'lifetime'
  | 'mac_address'
  | 'mac_addresses'
  | 'maximum_frame_size'
  | 'metric'
  | 'mib_state'
  | 'mpc'
  | 'mpoa_device'
  | 'mps'
  | 'mtu'
  | 'multicast_forward'
  | 'multicast_send'
  | 'nbma_address'
  | 'next_hop'
  | 'not_acknowledged'
  | 'opened_by'
  | 'other_end'
  | 'output'
  | 'parties'
  | 'phase'
  | 'port'
  | 'protocol_address'
  | 'proxy'
  | 'receiving'
  | 'request'
  | 'request_id'
  | 'requester'
  | 'requester_nbma'
  | 'role'
  | 'rule'
  | 'selective'
  | 'sending'
  | 'sent_to'
  | 'sequence_number'
  | 'state'
  | 'tag'
  | 'tlvs'
  | 'to'
  | 'unique'
  | 'use'
  | 'vcc'
  | 'vcis'
  | 'version'
  | 'vpi_vci'
  | 'vr_r'
  | 'vt_a'
  | 'vt_ms'
  | 'vt_s'
  | 'waiting';
type CpuResult = {
  readonly node: number;
  readonly utilisation: number;
  readonly interrupt: number;
  readonly protocol: number;
  readonly process: number;
  readonly lost?: ReadonlyArray<QueueLoss>;
};
type CpuWait = {
  readonly cause: AccountCause;
  readonly node: number;
  readonly by: 'interrupt' | 'protocol' | 'process';
  readonly flow?: number;
  readonly sends?: boolean;
  readonly ps: number;
};
type Departure =
  | {
      readonly kind: 'released';
      readonly cause: Cause;
    }
  | {
      readonly kind: 'stopped';
    };
type DeviceState = {
  readonly node: number;
  readonly states: ReadonlyArray<PartState>;
};
type DiaryEntry = {
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly process?: Part;
  readonly elan?: number;
  readonly interface?: PortRef;
  readonly channel?: SwitchChannel;
} & (
  | ({
      readonly machine: 'arp';
    } & ArpEvent)
  | ({
      readonly machine: 'bridge';
    } & BridgeEvent)
  | ({
      readonly machine: 'segment';
    } & SegmentEvent)
  | ({
      readonly machine: 'router';
    } & RouterEvent)
  | ({
      readonly machine: 'lec';
    } & LecEvent)
  | ({
      readonly machine: 'les';
    } & LesEvent)
  | ({
      readonly machine: 'bus';
    } & BusEvent)
  | ({
      readonly machine: 'lecs';
    } & LecsEvent)
  | ({
      readonly machine: 'mpc';
    } & MpcEvent)
  | ({
      readonly machine: 'mps';
    } & MpsEvent)
  | ({
      readonly machine: 'nhs';
    } & NhrpReport)
  | ({
      readonly machine: 'clip';
    } & ClipEvent)
  | ({
      readonly machine: 'atmarp';
    } & AtmArpEvent)
  | ({
      readonly machine: 'calls';
    } & CallEvent)
  | ({
      readonly machine: 'exchange';
    } & ExchangeEvent)
  | ({
      readonly machine: 'sscop';
    } & SscopEvent)
  | ({
      readonly machine: 'ilmi_user';
    } & IlmiUserEvent)
  | ({
      readonly machine: 'ilmi_network';
    } & IlmiNetworkEvent)
  | ({
      readonly machine: 'register';
    } & RegisterEvent)
  | ({
      readonly machine: 'process';
    } & ProcessEvent)
);
type DiaryPage = {
  readonly next: number;
  readonly entries: ReadonlyArray<DiaryEntry>;
};
type DiscardReason = 'multicast' | 'directed_broadcast' | 'martian_address';
type Duration = number;
type ElanName = string;
type EthernetAddress = string;
type ExchangeEvent =
  | {
      readonly kind: 'connect';
      readonly call: CallId;
      readonly input: SwitchChannel;
      readonly output: SwitchChannel;
      readonly category: CallCategory;
      readonly traffic: CallTraffic;
    }
  | {
      readonly kind: 'disconnect';
      readonly call: CallId;
      readonly input: SwitchChannel;
      readonly output: SwitchChannel;
    }
  | {
      readonly kind: 'call_received';
      readonly call: CallId;
      readonly port: PortRef;
      readonly called: AtmAddress;
    }
  | {
      readonly kind: 'routed';
      readonly call: CallId;
      readonly port: PortRef;
      readonly weight: number;
    }
  | {
      readonly kind: 'call_refused';
      readonly call: CallId;
      readonly port: PortRef;
      readonly called: AtmAddress;
      readonly cause: Cause;
      readonly why: Refusal;
    }
  | {
      readonly kind: 'crankback';
      readonly call: CallId;
      readonly port: PortRef;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'rerouted';
      readonly call: CallId;
      readonly attempt: number;
      readonly port: PortRef;
    }
  | {
      readonly kind: 'call_released';
      readonly call: CallId;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'bandwidth_changed';
      readonly port: PortRef;
      readonly available: number;
      readonly capacity: number;
    }
  | {
      readonly kind: 'malformed';
      readonly port: PortRef;
    }
  | {
      readonly kind: 'no_such_port';
      readonly port: PortRef;
    }
  | {
      readonly kind: 'unexpected';
      readonly port: PortRef;
      readonly message: CallMessage;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'timer_expired';
      readonly port: PortRef;
      readonly timer: TimerName;
      readonly call: CallId | null;
    }
  | {
      readonly kind: 'restarted';
      readonly port: PortRef;
      readonly calls: number;
    };
type FilterReason = 'same_port' | 'reserved' | 'no_port' | 'port_down';
type FlowLog = {
  readonly sentPs: ReadonlyArray<number>;
  readonly arrivals: LogArrivals;
};
type FlowPath = {
  readonly flow: number;
  readonly via: Via;
  readonly nodes: ReadonlyArray<number>;
  readonly wrap: ReadonlyArray<PacketWrap>;
  readonly cells: number;
  readonly stays: ReadonlyArray<PacketStay>;
};
type FlowResult = {
  readonly id: number;
  readonly kind: FlowKind;
  readonly from: number;
  readonly to: number;
  readonly goodputMbps: number;
  readonly receivedMbps: number;
  readonly packetsSent: number;
  readonly packetsReceived: number;
  readonly lost: number;
  readonly reordered: number;
  readonly retransmits: number;
  readonly meanDelayUs: number | null;
  readonly jitterUs: number | null;
  readonly holds: { readonly [hold in Hold]?: number };
  readonly transactions?: number;
  readonly transactionsPerS?: number;
  readonly framesPerS?: number;
  readonly utilisation?: number;
  readonly cellsPerS?: number;
  readonly log?: FlowLog;
  readonly transfer?: TransferResult;
  readonly account?: TimeAccount;
};
type Forgotten =
  | {
      readonly kind: 'aged';
    }
  | {
      readonly kind: 'topology_changed';
    }
  | {
      readonly kind: 'narp';
    }
  | {
      readonly kind: 'no_answer';
    }
  | {
      readonly kind: 'call_failed';
      readonly cause: Cause;
    }
  | {
      readonly kind: 'moved_here';
    }
  | {
      readonly kind: 'asked';
    }
  | {
      readonly kind: 'left';
    };
type HeldShare = {
  readonly rule: AccountHold;
  readonly sharePercent: number;
};
type IlmiError = number;
type IlmiNetworkEvent =
  | {
      readonly kind: 'prefix_registered';
    }
  | {
      readonly kind: 'prefix_refused';
      readonly error: IlmiError;
    }
  | {
      readonly kind: 'asks';
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'registered';
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'withdrawn';
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'failed';
    }
  | {
      readonly kind: 'malformed';
    };
type IlmiUserEvent =
  | {
      readonly kind: 'registered';
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'refused';
      readonly address: AtmAddress;
      readonly error: IlmiError;
    }
  | {
      readonly kind: 'ready';
      readonly prefix: AtmPrefix;
      readonly addresses: ReadonlyArray<AtmAddress>;
      readonly lecs: ReadonlyArray<AtmAddress>;
    }
  | {
      readonly kind: 'withdrawn';
    }
  | {
      readonly kind: 'failed';
    }
  | {
      readonly kind: 'malformed';
    };
type InspectAnswers = {
  readonly tables: ReadonlyArray<ProtocolTable>;
  readonly messages: MessagePage;
  readonly message: MessageDetail | null;
  readonly packets: PacketPage;
  readonly packet: PacketDetail | null;
  readonly pdu: PduPlace | null;
  readonly frame: PduPlace | null;
  readonly cell: CellDetail | null;
  readonly malformed: ReadonlyArray<MalformedMessages>;
  readonly diary: DiaryPage;
  readonly vccs: ReadonlyArray<VccRecord>;
  readonly paths: ReadonlyArray<FlowPath>;
  readonly states: ReadonlyArray<DeviceState>;
  readonly addresses: ReadonlyArray<AtmEnd>;
};
type InspectQuery =
  | {
      readonly kind: 'tables';
      readonly node: number;
    }
  | {
      readonly kind: 'messages';
      readonly from: number;
      readonly limit: number;
      readonly fields?: ReadonlyArray<number>;
    }
  | {
      readonly kind: 'message';
      readonly number: number;
    }
  | {
      readonly kind: 'packets';
      readonly from: number;
      readonly limit: number;
      readonly fields?: ReadonlyArray<number>;
    }
  | {
      readonly kind: 'packet';
      readonly number: number;
    }
  | {
      readonly kind: 'pdu';
      readonly connection: number;
      readonly sequence: number;
    }
  | {
      readonly kind: 'frame';
      readonly sender: number;
      readonly ordinal: number;
    }
  | ({
      readonly kind: 'cell';
    } & CellOnLink)
  | {
      readonly kind: 'malformed';
    }
  | {
      readonly kind: 'diary';
      readonly from: number;
      readonly limit: number;
    }
  | {
      readonly kind: 'vccs';
    }
  | {
      readonly kind: 'paths';
    }
  | {
      readonly kind: 'states';
    }
  | {
      readonly kind: 'addresses';
    };
type Instant = number;
type Ipv4Address = string;
type LanType = number;
type LaneMessage = string;
type LaneStatus = number;
type LaneTlv = {
  readonly id: TlvCode | Uppercase<string>;
  readonly value: Value;
};
type LaneVersion = 'v1' | 'v2';
type LecDropReason =
  | 'not_operational'
  | 'too_long'
  | 'unknown_frame_limit'
  | 'queue_full'
  | 'to_itself'
  | 'echo'
  | 'not_for_us'
  | 'wrong_vcc'
  | 'wrong_elan'
  | 'stopped';
type LecEvent =
  | {
      readonly kind: 'phase';
      readonly phase: LecPhase;
    }
  | {
      readonly kind: 'configured';
      readonly les: AtmAddress;
      readonly tlvs: ReadonlyArray<LaneTlv>;
    }
  | {
      readonly kind: 'joined';
      readonly lecid: number;
      readonly v2: boolean;
      readonly lanType: LanType;
      readonly maxSdu: number;
      readonly elanName: ElanName;
      readonly elanId: number | null;
    }
  | {
      readonly kind: 'failed';
      readonly phase: LecPhase;
      readonly reason: LecFailure;
      readonly retryAtPs: Instant;
    }
  | {
      readonly kind: 'dropped';
      readonly reason: LecDropReason;
    }
  | {
      readonly kind: 'flooded';
      readonly dst: EthernetAddress;
    }
  | {
      readonly kind: 'learned';
      readonly mac: EthernetAddress;
      readonly atm: AtmAddress;
      readonly remote: boolean;
      readonly device: MpoaDevice | null;
    }
  | {
      readonly kind: 'forgotten';
      readonly mac: EthernetAddress;
      readonly reason: Forgotten;
    }
  | {
      readonly kind: 'discovered';
      readonly mac: EthernetAddress;
      readonly atm: AtmAddress;
      readonly device: MpoaDevice;
    }
  | {
      readonly kind: 'flush_done';
      readonly mac: EthernetAddress;
      readonly answered: boolean;
    }
  | {
      readonly kind: 'data_direct_opened';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
    }
  | {
      readonly kind: 'data_direct_closed';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'registered';
      readonly mac: EthernetAddress;
    }
  | {
      readonly kind: 'not_registered';
      readonly mac: EthernetAddress;
      readonly status: LaneStatus | null;
    }
  | {
      readonly kind: 'topology_change';
      readonly changing: boolean;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type LecFailure =
  | {
      readonly kind: 'no_lecs';
      readonly cause: Cause | null;
    }
  | {
      readonly kind: 'call_failed';
      readonly vcc: LecVccRole;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'lost';
      readonly vcc: LecVccRole;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'no_answer';
      readonly request: LaneMessage;
    }
  | {
      readonly kind: 'refused';
      readonly request: LaneMessage;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'no_address';
      readonly request: LaneMessage;
    }
  | {
      readonly kind: 'wrong_lan_type';
      readonly request: LaneMessage;
    }
  | {
      readonly kind: 'wrong_frame_size';
      readonly request: LaneMessage;
    }
  | {
      readonly kind: 'bad_lecid';
      readonly lecid: number;
    }
  | {
      readonly kind: 'no_bus';
    }
  | {
      readonly kind: 'no_multicast_forward';
    };
type LecPhase =
  | 'initial'
  | 'lecs_connect'
  | 'configure'
  | 'join'
  | 'initial_registration'
  | 'bus_connect'
  | 'operational';
type LecVccRole =
  | 'configuration_direct'
  | 'control_direct'
  | 'control_distribute'
  | 'multicast_send'
  | 'multicast_forward'
  | 'data_direct';
type LecsEvent =
  | {
      readonly kind: 'call_refused';
      readonly calling: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'configured';
      readonly address: AtmAddress;
      readonly elanName: ElanName;
      readonly les: AtmAddress;
    }
  | {
      readonly kind: 'refused';
      readonly address: AtmAddress;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'idle';
      readonly calling: AtmAddress;
    }
  | {
      readonly kind: 'ignored';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type LesEvent =
  | {
      readonly kind: 'call_refused';
      readonly calling: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'joined';
      readonly lecid: number;
      readonly address: AtmAddress;
      readonly proxy: boolean;
      readonly version: LaneVersion;
      readonly selective: boolean;
    }
  | {
      readonly kind: 'join_refused';
      readonly address: AtmAddress;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'left';
      readonly lecid: number;
      readonly address: AtmAddress;
      readonly why: Departure;
    }
  | {
      readonly kind: 'control_timeout';
      readonly calling: AtmAddress;
    }
  | {
      readonly kind: 'party_refused';
      readonly address: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'registered';
      readonly mac: EthernetAddress;
      readonly lecid: number;
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'unregistered';
      readonly mac: EthernetAddress;
      readonly lecid: number;
    }
  | {
      readonly kind: 'registration_refused';
      readonly lecid: number;
      readonly opCode: LaneMessage;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'arp_answered';
      readonly lecid: number;
      readonly mac: EthernetAddress;
      readonly address: AtmAddress;
    }
  | {
      readonly kind: 'arp_forwarded';
      readonly lecid: number;
      readonly mac: EthernetAddress;
      readonly reach: ArpReach;
    }
  | {
      readonly kind: 'arp_refused';
      readonly lecid: number;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'relayed';
      readonly opCode: LaneMessage;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'distributed';
      readonly opCode: LaneMessage;
      readonly from: number;
    }
  | {
      readonly kind: 'verified';
      readonly lecid: number;
      readonly address: AtmAddress;
      readonly status: LaneStatus;
    }
  | {
      readonly kind: 'ignored';
      readonly opCode: LaneMessage;
      readonly lecid: number;
      readonly why: Unwanted;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type LinkResult = {
  readonly id: number;
  readonly direction: LinkDirection;
  readonly cells: number;
  readonly utilisation: number;
  readonly dropped: number;
  readonly frames?: number;
  readonly octets?: number;
  readonly refused?: number;
  readonly collisions?: number;
};
type LogArrivals = {
  readonly seq: ReadonlyArray<number>;
  readonly ps: ReadonlyArray<number>;
};
type MalformedMessages = {
  readonly node: number;
  readonly sent: number;
  readonly received: number;
  readonly numbers: ReadonlyArray<number>;
};
type Meaning =
  | 'good'
  | 'wrong'
  | 'one_wrong_bit'
  | 'ethernet'
  | 'request'
  | 'reply'
  | 'atm'
  | 'e164'
  | 'nsapa'
  | 'nsap'
  | 'ipv4'
  | 'high_priority'
  | 'discarded_first'
  | 'echo_reply'
  | 'destination_unreachable'
  | 'echo'
  | 'time_exceeded'
  | 'unknown'
  | 'snmpv1'
  | 'unreadable'
  | 'valid'
  | 'invalid'
  | 'uni30'
  | 'uni31'
  | 'uni40'
  | 'user'
  | 'node'
  | 'public'
  | 'private'
  | 'ilmi40'
  | 'lecs_address'
  | 'last_fragment'
  | 'more_fragments'
  | 'dont_fragment'
  | 'ieee8023_data'
  | 'lane_control'
  | 'other'
  | 'non_mpoa'
  | 'mpoa_server'
  | 'mpoa_client'
  | 'mpoa_server_and_client'
  | 'seconds'
  | 'cells_per_second'
  | 'frames'
  | 'not_present'
  | 'mac_address'
  | 'route_descriptor'
  | 'no_such_tag'
  | 'not_given'
  | 'not_joined'
  | 'snap_header'
  | 'ether_type'
  | 'bridged_frame'
  | 'atm_forum'
  | 'iana_nhrp'
  | 'no_extensions'
  | 'first_extension'
  | 'one_address'
  | 'prefix_bits'
  | 'compulsory'
  | 'router'
  | 'authoritative'
  | 'destination_stable'
  | 'unique'
  | 'source_stable'
  | 'no_reply'
  | 'fault_ais'
  | 'fault_rdi'
  | 'continuity_check'
  | 'loopback'
  | 'performance_management'
  | 'activation'
  | 'end_point'
  | 'not_stated'
  | 'to_be_looped'
  | 'looped'
  | 'whole_interface'
  | 'to_originator'
  | 'from_originator'
  | 'clear_call'
  | 'discard'
  | 'discard_and_report'
  | 'itu_coding'
  | 'network_coding'
  | 'other_coding'
  | 'bad_contents'
  | 'abr'
  | 'backward'
  | 'forward'
  | 'send_less'
  | 'no_increase'
  | 'missing_from_here'
  | 'here_again'
  | 'ended_by_sscop'
  | 'ended_by_user'
  | 'no_checksum'
  | 'user_data'
  | 'last_cell'
  | 'congestion'
  | 'congestion_last_cell'
  | 'oam_segment'
  | 'oam_end_to_end'
  | 'resource_management'
  | 'reserved'
  | 'extension_end'
  | 'extension_responder_address'
  | 'extension_forward_transit_nhs_record'
  | 'extension_reverse_transit_nhs_record'
  | 'extension_authentication'
  | 'extension_vendor_private'
  | 'extension_mpoa_dll_header'
  | 'extension_mpoa_egress_cache_tag'
  | 'extension_mpoa_atm_service_category'
  | 'extension_mpoa_keep_alive_lifetime'
  | 'extension_mpoa_hop_count'
  | 'extension_mpoa_original_error_code'
  | 'no_flags'
  | 'remote_address'
  | 'v2_capable'
  | 'selective_multicast'
  | 'v2_required'
  | 'proxy'
  | 'topology_change'
  | 'exclude_explorers'
  | 'unspecified'
  | 'ieee8023'
  | 'ieee8025'
  | 'arp'
  | 'icmp'
  | 'tcp'
  | 'udp';
type MessageDetail = {
  readonly protocol: ControlProtocol;
  readonly message: ControlMessage | null;
  readonly unknownType?: number;
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly flow?: number;
  readonly cells?: CellSpan;
  readonly particulars: ReadonlyArray<Particular>;
  readonly contents?: AskedFields;
  readonly octets: number;
  readonly layers: ReadonlyArray<PacketLayer>;
  readonly hex: string;
  readonly reports: ReadonlyArray<DiaryEntry>;
};
type MessagePage = {
  readonly next: number;
  readonly messages: ReadonlyArray<MessageRecord>;
};
type MessageRecord = {
  readonly protocol: ControlProtocol;
  readonly message: ControlMessage | null;
  readonly unknownType?: number;
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly flow?: number;
  readonly cells?: CellSpan;
  readonly particulars: ReadonlyArray<Particular>;
  readonly contents?: AskedFields;
  readonly octets: number;
};
type MpcDropReason = 'unknown_tag' | 'no_entry' | 'purging' | 'no_shortcut';
type MpcEvent =
  | {
      readonly kind: 'dropped';
      readonly reason: MpcDropReason;
    }
  | {
      readonly kind: 'mps_known';
      readonly mps: AtmAddress;
    }
  | {
      readonly kind: 'mps_unknown';
      readonly mps: AtmAddress;
    }
  | {
      readonly kind: 'mps_failed';
      readonly mps: AtmAddress;
      readonly why: MpsFailure;
    }
  | {
      readonly kind: 'requested';
      readonly mps: AtmAddress;
      readonly dst: Ipv4Address;
      readonly why: MpcTrigger;
      readonly requestId: number;
    }
  | {
      readonly kind: 'resolved';
      readonly dst: Ipv4Address;
      readonly egress: AtmAddress;
      readonly tag: number | null;
      readonly holdingPs: Duration;
    }
  | {
      readonly kind: 'refresh_due';
      readonly dst: Ipv4Address;
    }
  | {
      readonly kind: 'hold_down';
      readonly dst: Ipv4Address;
      readonly why: MpcFailure;
      readonly timePs: Duration;
    }
  | {
      readonly kind: 'ingress_removed';
      readonly dst: Ipv4Address;
      readonly why: MpcRemoval;
    }
  | {
      readonly kind: 'ingress_full';
    }
  | {
      readonly kind: 'imposed';
      readonly cacheId: number;
      readonly dst: Ipv4Address;
      readonly tag: number | null;
      readonly renewed: boolean;
      readonly holdingPs: Duration;
    }
  | {
      readonly kind: 'imposition_refused';
      readonly cacheId: number;
      readonly code: NhrpCode;
    }
  | {
      readonly kind: 'purging';
      readonly cacheId: number;
      readonly dst: Ipv4Address;
      readonly why: MpcRemoval;
    }
  | {
      readonly kind: 'egress_removed';
      readonly cacheId: number;
      readonly dst: Ipv4Address;
      readonly why: MpcRemoval;
    }
  | {
      readonly kind: 'data_plane_purge';
      readonly vcc: VccId;
      readonly dst: Ipv4Address;
    }
  | {
      readonly kind: 'vcc_up';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
      readonly shortcut: boolean;
    }
  | {
      readonly kind: 'vcc_released';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
      readonly idle: boolean;
    }
  | {
      readonly kind: 'vcc_lost';
      readonly vcc: VccId;
      readonly peer: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'call_refused';
      readonly calling: AtmAddress;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'ignored';
      readonly vcc: VccId;
      readonly op: NhrpMessage;
      readonly requestId: number;
    };
type MpcFailure =
  | {
      readonly kind: 'no_reply';
    }
  | {
      readonly kind: 'refused';
      readonly code: NhrpCode;
    }
  | {
      readonly kind: 'own_address';
    }
  | {
      readonly kind: 'call';
      readonly cause: Cause;
    }
  | {
      readonly kind: 'too_many_shortcuts';
    };
type MpcRemoval =
  | 'expired'
  | 'hold_down_over'
  | 'by_mps'
  | 'by_egress'
  | 'mps_failed'
  | 'cleared'
  | 'moved'
  | 'lec_down'
  | 'acknowledged'
  | 'unanswered';
type MpcTrigger =
  | {
      readonly kind: 'flow';
      readonly frames: number;
    }
  | {
      readonly kind: 'mps';
    }
  | {
      readonly kind: 'retry';
    };
type MpoaDevice = {
  readonly mps: AtmAddress | null;
  readonly mpc: AtmAddress | null;
  readonly mpsMacs: ReadonlyArray<EthernetAddress>;
};
type MpsEvent =
  | {
      readonly kind: 'lookup';
      readonly id: number;
      readonly destination: Ipv4Address;
    }
  | {
      readonly kind: 'resolution_requested';
      readonly mpc: AtmAddress;
      readonly destination: Ipv4Address;
    }
  | {
      readonly kind: 'resolved';
      readonly mpc: AtmAddress;
      readonly destination: Ipv4Address;
      readonly egress: AtmAddress;
    }
  | {
      readonly kind: 'refused';
      readonly mpc: AtmAddress;
      readonly destination: Ipv4Address;
      readonly code: NhrpCode;
    }
  | {
      readonly kind: 'imposing';
      readonly mpc: AtmAddress;
      readonly destination: Ipv4Address;
      readonly cacheId: number;
    }
  | {
      readonly kind: 'imposed';
      readonly mpc: AtmAddress;
      readonly cacheId: number;
      readonly code: NhrpCode;
    }
  | {
      readonly kind: 'withdrawn';
      readonly mpc: AtmAddress;
      readonly cacheId: number;
    }
  | {
      readonly kind: 'egress_purged';
      readonly mpc: AtmAddress;
      readonly cacheId: number;
    }
  | {
      readonly kind: 'ingress_purge';
      readonly mpc: AtmAddress;
      readonly prefix: Ipv4Address;
      readonly prefixLen: number;
    }
  | {
      readonly kind: 'triggered';
      readonly mpc: AtmAddress;
      readonly destination: Ipv4Address;
    }
  | {
      readonly kind: 'gave_up';
      readonly peer: AtmAddress;
      readonly op: NhrpMessage;
      readonly requestId: number;
    }
  | {
      readonly kind: 'vcc_lost';
      readonly peer: AtmAddress;
      readonly lost: number;
    }
  | {
      readonly kind: 'malformed';
      readonly vcc: VccId;
    };
type MpsFailure = 'silent' | 'restarted';
type NhrpCode = number;
type NhrpError = number;
type NhrpMessage = string;
type NhrpReport =
  | {
      readonly kind: 'registration';
      readonly protocol: Ipv4Address;
      readonly nbma: AtmAddress;
      readonly code: NhrpCode;
    }
  | {
      readonly kind: 'forwarded';
      readonly op: NhrpMessage;
      readonly requestId: number;
      readonly to: AtmAddress;
    }
  | {
      readonly kind: 'answered';
      readonly destination: Ipv4Address;
      readonly code: NhrpCode;
      readonly authoritative: boolean;
    }
  | {
      readonly kind: 'error_sent';
      readonly to: AtmAddress;
      readonly code: NhrpError;
    }
  | {
      readonly kind: 'error_received';
      readonly from: AtmAddress;
      readonly code: NhrpError;
    }
  | {
      readonly kind: 'purge';
      readonly from: AtmAddress;
      readonly prefix: Ipv4Address;
      readonly prefixLen: number;
    }
  | {
      readonly kind: 'stray';
      readonly from: AtmAddress;
      readonly op: NhrpMessage;
      readonly requestId: number;
    }
  | {
      readonly kind: 'gave_up';
      readonly op: NhrpMessage;
      readonly requestId: number;
    };
type NoRoute = 'no_such_address' | 'unreachable' | 'no_bandwidth' | 'too_slow';
type OverheadRequest = {
  readonly mtus: ReadonlyArray<number>;
};
type OverheadRow = {
  readonly layer: OverheadLayer;
  readonly phy: string;
  readonly encapsulation: 'clip' | 'lane';
  readonly transport: 'tcp' | 'udp' | null;
  readonly mtu: number | null;
  readonly cells: number | null;
  readonly mbps: number;
};
type PacketDetail = {
  readonly protocol: PacketProtocol;
  readonly message: PacketName;
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly flow?: number;
  readonly cells?: CellSpan;
  readonly particulars: ReadonlyArray<Particular>;
  readonly contents?: AskedFields;
  readonly octets: number;
  readonly layers: ReadonlyArray<PacketLayer>;
  readonly hex: string;
  readonly reports: ReadonlyArray<DiaryEntry>;
};
type PacketField = {
  readonly id: FieldId;
  readonly start: number;
  readonly end: number;
  readonly value: Value;
  readonly meaning: Value;
};
type PacketLayer = {
  readonly id: LayerId;
  readonly fields: ReadonlyArray<PacketField>;
};
type PacketPage = {
  readonly next: number;
  readonly packets: ReadonlyArray<PacketRecord>;
};
type PacketRecord = {
  readonly protocol: PacketProtocol;
  readonly message: PacketName;
  readonly number: number;
  readonly atPs: number;
  readonly node: number;
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
  readonly sent: boolean;
  readonly lost: boolean;
  readonly sender: number;
  readonly ordinal: number;
  readonly flow?: number;
  readonly cells?: CellSpan;
  readonly particulars: ReadonlyArray<Particular>;
  readonly contents?: AskedFields;
  readonly octets: number;
};
type PacketStay = {
  readonly node: number;
  readonly arrivedPs: number;
  readonly donePs: number;
};
type PacketWrap = {
  readonly layer: WrapLayer;
  readonly octets: number;
};
type Part = 'lec' | 'mpc' | 'mps' | 'clip' | 'lecs' | 'les' | 'bus' | 'atmarp' | 'arp' | 'bridge' | 'ip' | 'switch';
type PartState = {
  readonly process: Part;
  readonly phase: ProcessPhase;
  readonly ok: boolean;
};
type Particular = {
  readonly field: FieldId;
  readonly value: Value;
  readonly meaning: Value;
};
type PartyId = number;
type PduLog = 'messages' | 'packets';
type PduPlace = {
  readonly log: PduLog;
  readonly number: number;
};
type PlannedColumns = {
  readonly ps: ReadonlyArray<number>;
  readonly octets: ReadonlyArray<number>;
  readonly endPs: number;
};
type PortRef = {
  readonly port: number | 'servers';
  readonly vpi: number;
};
type ProcessEvent =
  | {
      readonly kind: 'started';
    }
  | {
      readonly kind: 'died';
    };
type ProcessPhase = 'dead' | 'no_address' | 'up' | LecPhase;
type ProtocolTable = {
  readonly owner: Part;
  readonly table: TableId;
  readonly columnIds: ReadonlyArray<ColumnId>;
  readonly rows: ReadonlyArray<TableRow>;
};
type QueueLoss = {
  readonly queue: ReceiveQueue;
  readonly pdus: number;
  readonly cells: number;
};
type QueueResult = {
  readonly node: number;
  readonly port: number | null;
  readonly fromServices?: boolean;
  readonly category: ServiceCategory | 'backplane' | 'input';
  readonly arrived: number;
  readonly served: number;
  readonly maxLength: number;
  readonly meanWaitUs: number | null;
  readonly drops: { readonly [reason in DropReason]?: number };
};
type ReceiverResult = {
  readonly node: number;
  readonly riPs: number;
  readonly rfPs: number;
  readonly receivingPs: number;
  readonly afterPs: number;
  readonly octets: number;
};
type Refusal =
  | {
      readonly kind: 'route';
      readonly why: NoRoute;
    }
  | {
      readonly kind: 'not_registered';
    }
  | {
      readonly kind: 'bandwidth';
      readonly asked: number;
      readonly left: number;
    }
  | {
      readonly kind: 'no_vci';
    }
  | {
      readonly kind: 'blocked';
    }
  | {
      readonly kind: 'port_down';
    }
  | {
      readonly kind: 'bad_route';
    }
  | {
      readonly kind: 'not_understood';
    };
type RegisterEvent = {
  readonly kind: 'address_taken';
  readonly address: AtmAddress;
  readonly holder: PortRef;
  readonly refused: PortRef;
};
type RouterEvent = {
  readonly kind: 'discarded';
  readonly reason: DiscardReason;
};
type RunResult$1 = {
  readonly engine: string;
  readonly digest: string;
  readonly stateHash: string;
  readonly seed: number;
  readonly simSeconds: number;
  readonly cellHops: number;
  readonly events: number;
  readonly flows: ReadonlyArray<FlowResult>;
  readonly links: ReadonlyArray<LinkResult>;
  readonly queues: ReadonlyArray<QueueResult>;
  readonly cpus: ReadonlyArray<CpuResult>;
  readonly series?: ReadonlyArray<SeriesResult>;
  readonly analysers?: ReadonlyArray<AnalyserResult>;
};
type SegmentDropReason = 'excessive_collisions' | 'queue_full' | 'too_long' | 'no_port' | 'damaged';
type SegmentEvent = {
  readonly kind: 'dropped';
  readonly reason: SegmentDropReason;
};
type SegmentReason =
  | 'syn'
  | 'syn-ack'
  | 'data-full'
  | 'data-last'
  | 'data-nagle-released'
  | 'data-half-window'
  | 'data-small'
  | 'retransmit-timeout'
  | 'fast-retransmit'
  | 'persist-probe'
  | 'ack-immediate'
  | 'ack-every-nth'
  | 'ack-delayed-timer'
  | 'ack-out-of-order'
  | 'ack-control'
  | 'ack-unacceptable'
  | 'window-update'
  | 'fin'
  | 'reset';
type SenderResult = {
  readonly siPs: number;
  readonly sfPs: number;
};
type SeriesResult = {
  readonly name: string;
  readonly timesS: ReadonlyArray<number>;
  readonly values: ReadonlyArray<number>;
};
type SscopEvent =
  | {
      readonly kind: 'up';
    }
  | {
      readonly kind: 'down';
      readonly reason: SscopReason;
      readonly lost: number;
    }
  | {
      readonly kind: 'refused';
      readonly octets: number;
    }
  | {
      readonly kind: 'malformed';
    };
type SscopReason =
  | 'released'
  | 'peer_released'
  | 'peer_gave_up'
  | 'refused'
  | 'no_answer'
  | 'no_response'
  | 'recovered'
  | 'started_over';
type SwitchChannel = {
  readonly port: number | 'servers';
  readonly vpi: number;
  readonly vci: number;
};
type TableId =
  | 'arp_table'
  | 'atmarp_table'
  | 'bus_clients'
  | 'calls'
  | 'configuration_direct'
  | 'filtering_database'
  | 'ilmi_address_table'
  | 'ilmi_addresses'
  | 'le_arp_cache'
  | 'lec_mac_addresses'
  | 'lec_vccs'
  | 'lecs_database'
  | 'lecs_rules'
  | 'les_clients'
  | 'les_registrations'
  | 'mpoa_egress_cache'
  | 'mpoa_ingress_cache'
  | 'mpoa_vccs'
  | 'mps_control_vccs'
  | 'mps_egress_impositions'
  | 'mps_ingress_resolutions'
  | 'mps_known_mpcs'
  | 'mps_resolutions_under_way'
  | 'mpss'
  | 'nhrp_answered_requests'
  | 'nhrp_pending_requests'
  | 'nhrp_registrations'
  | 'nhrp_transit_cache'
  | 'ports'
  | 'reachable_end_systems'
  | 'registration'
  | 'routes'
  | 'sscop_link'
  | 'vccs';
type TableRow = {
  readonly values: ReadonlyArray<Value>;
  readonly sincePs: number;
  readonly expiresPs: number | null;
};
type TimeAccount = {
  readonly elapsedPs: number;
  readonly deliveries: number;
  readonly causes: { readonly [cause in AccountCause]?: number };
  readonly waits?: ReadonlyArray<CpuWait>;
  readonly held: { readonly [hold in AccountHold]?: number };
  readonly lost?: ReadonlyArray<QueueLoss>;
  readonly bottleneck: Bottleneck;
};
type TimerName = 'T301' | 'T303' | 'T308' | 'T309' | 'T310' | 'T313' | 'T316' | 'T322' | 'T398' | 'T399';
type TransferResult = {
  readonly startPs: number;
  readonly sender: SenderResult;
  readonly receivers: ReadonlyArray<ReceiverResult>;
  readonly departures: CallColumns;
  readonly services: CallColumns;
  readonly arrivals: ArrivalColumns;
  readonly planned: PlannedColumns;
};
type Unwanted = 'sender_not_joined' | 'requester_not_joined' | 'wrong_sender' | 'not_for_les' | 'unsupported_version';
type Value =
  | {
      readonly type: 'none';
    }
  | {
      readonly type: 'number';
      readonly value: number;
    }
  | {
      readonly type: 'signed';
      readonly value: number;
    }
  | {
      readonly type: 'hex';
      readonly value: {
        readonly number: number;
        readonly digits: number;
      };
    }
  | {
      readonly type: 'size';
      readonly value: number;
    }
  | {
      readonly type: 'text';
      readonly value: string;
    }
  | {
      readonly type: 'octets';
      readonly value: string;
    }
  | {
      readonly type: 'word';
      readonly value: Word;
    }
  | {
      readonly type: 'meaning';
      readonly value: Meaning;
    }
  | {
      readonly type: 'field';
      readonly value: FieldId;
    }
  | {
      readonly type: 'message';
      readonly value: string;
    }
  | {
      readonly type: 'mac';
      readonly value: EthernetAddress;
    }
  | {
      readonly type: 'ip';
      readonly value: Ipv4Address;
    }
  | {
      readonly type: 'network';
      readonly value: {
        readonly address: Ipv4Address;
        readonly bits: number;
      };
    }
  | {
      readonly type: 'atm_address';
      readonly value: AtmAddress;
    }
  | {
      readonly type: 'atm_prefix';
      readonly value: AtmPrefix;
    }
  | {
      readonly type: 'vcc';
      readonly value: {
        readonly number: number;
        readonly incoming: boolean;
      };
    }
  | {
      readonly type: 'port';
      readonly value: PortRef;
    }
  | {
      readonly type: 'switch_channel';
      readonly value: {
        readonly port: number | 'servers';
        readonly vpi: number;
        readonly vci: number;
      };
    }
  | {
      readonly type: 'channel';
      readonly value: {
        readonly vpi: number;
        readonly vci: number;
      };
    }
  | {
      readonly type: 'far_port';
      readonly value: {
        readonly node: number;
        readonly port: PortRef;
      };
    }
  | {
      readonly type: 'category';
      readonly value: CallCategory;
    }
  | {
      readonly type: 'cause';
      readonly value: Cause;
    }
  | {
      readonly type: 'lane_status';
      readonly value: LaneStatus;
    }
  | {
      readonly type: 'nhrp_code';
      readonly value: NhrpCode;
    }
  | {
      readonly type: 'nhrp_error';
      readonly value: NhrpError;
    }
  | {
      readonly type: 'tlv';
      readonly value: LaneTlv;
    }
  | {
      readonly type: 'tlv_id';
      readonly value: TlvCode | Uppercase<string>;
    }
  | {
      readonly type: 'mpoa_device';
      readonly value: MpoaDevice;
    }
  | {
      readonly type: 'time';
      readonly value: Instant;
    }
  | {
      readonly type: 'span';
      readonly value: Duration;
    }
  | {
      readonly type: 'list';
      readonly value: ReadonlyArray<Value>;
    };
type VccEvent =
  | {
      readonly kind: 'incoming';
      readonly vcc: VccId;
      readonly call: Call;
    }
  | {
      readonly kind: 'connected';
      readonly vcc: VccId;
    }
  | {
      readonly kind: 'released';
      readonly vcc: VccId;
      readonly cause: Cause;
    }
  | {
      readonly kind: 'party_added';
      readonly vcc: VccId;
      readonly party: PartyId;
    }
  | {
      readonly kind: 'party_dropped';
      readonly vcc: VccId;
      readonly party: PartyId;
      readonly cause: Cause;
    };
type VccHop = {
  readonly node: number;
  readonly port: number | null;
  readonly vpi: number;
  readonly vci: number;
};
type VccId = {
  readonly number: number;
  incoming: boolean;
};
type VccRecord = {
  readonly role: VccRole;
  readonly from: number;
  readonly to: ReadonlyArray<number>;
  readonly category: ServiceCategory;
  readonly hops: ReadonlyArray<VccHop>;
  readonly cells: number;
  readonly openedPs: number;
};
type WatchRequest = {
  readonly series?: ReadonlyArray<string>;
  readonly intervalPs?: number;
  readonly links?: ReadonlyArray<number>;
  readonly events?: boolean;
  readonly packets?: boolean;
};
type Why = {
  readonly atPs: number;
  readonly node: number;
  readonly meanwhile: boolean;
} & (
  | {
      readonly note: 'handled';
    }
  | {
      readonly note: 'wrote';
      octets: number;
    }
  | {
      readonly note: 'writer-sleeps';
      free: number;
      lowWater: number;
    }
  | {
      readonly note: 'writer-wakes';
    }
  | {
      readonly note: 'held';
      hold: Hold;
    }
  | {
      readonly note: 'ack-delayed';
    }
  | {
      readonly note: 'sent';
      reason: SegmentReason;
      octets: number;
    }
  | {
      readonly note: 'received';
      octets: number;
    }
  | {
      readonly note: 'read';
      octets: number;
    }
  | {
      readonly note: 'lost';
    }
);
type Word =
  | 'accepted'
  | 'active'
  | 'active_refresh'
  | 'active_resolved'
  | 'all_others'
  | 'answered'
  | 'arp_pending'
  | 'atm_address'
  | 'atmarp_server'
  | 'behind_the_bridge'
  | 'being_answered'
  | 'being_confirmed'
  | 'being_resolved'
  | 'being_set_up'
  | 'call_delivered'
  | 'call_initiated'
  | 'call_present'
  | 'call_received'
  | 'called'
  | 'calling'
  | 'calling_the_server'
  | 'calls'
  | 'configuration_direct'
  | 'connect_request'
  | 'connected'
  | 'control'
  | 'control_direct'
  | 'control_distribute'
  | 'data_direct'
  | 'data_transfer_ready'
  | 'down'
  | 'end_system'
  | 'ethernet_802_3'
  | 'failed_call'
  | 'failed_cleared'
  | 'failed_down'
  | 'failed_group'
  | 'failed_no_answer'
  | 'failed_no_server'
  | 'failed_queue_full'
  | 'failed_unknown'
  | 'flush_pending'
  | 'forward_direct'
  | 'here'
  | 'idle'
  | 'imposing'
  | 'inactive_cached'
  | 'inactive_query'
  | 'incoming'
  | 'incoming_call_proceeding'
  | 'incomplete'
  | 'invalid'
  | 'joined'
  | 'joining'
  | 'local'
  | 'mac_address'
  | 'multicast_forward'
  | 'multicast_send'
  | 'name'
  | 'negative_hold_down'
  | 'neighbour'
  | 'no'
  | 'no_answer'
  | 'none'
  | 'null'
  | 'open'
  | 'opening'
  | 'outgoing'
  | 'outgoing_call_proceeding'
  | 'outgoing_connection_pending'
  | 'outgoing_disconnection_pending'
  | 'outgoing_recovery_pending'
  | 'outgoing_resynchronization_pending'
  | 'own'
  | 'passed_on'
  | 'peer'
  | 'purging'
  | 'purging_expired'
  | 'pvc'
  | 'refreshing'
  | 'registered'
  | 'registering'
  | 'release_indication'
  | 'release_request'
  | 'remote'
  | 'resolved'
  | 'resolving'
  | 'restart'
  | 'restart_request'
  | 'route_wanted'
  | 'sent'
  | 'shortcut'
  | 'static'
  | 'this_mpc'
  | 'token_ring'
  | 'transient'
  | 'unknown'
  | 'unspecified'
  | 'up'
  | 'v1'
  | 'v2'
  | 'valid'
  | 'vc_pending'
  | 'waiting_for_the_next_attempt'
  | 'waits_for_le_verify'
  | 'waits_for_ready_ind'
  | 'withdrawing'
  | 'yes';
type WrapLayer =
  | 'data'
  | 'tcp'
  | 'udp'
  | 'icmp'
  | 'transport'
  | 'ip'
  | 'llc_snap'
  | 'mpoa_tag'
  | 'ethernet'
  | 'le_header'
  | 'aal5'
  | 'cell_headers';
type ScenarioDocument = unknown;
interface EngineInfo {
  readonly version: string;
  readonly scenarioVersion: number;
}
interface Progress {
  readonly timePs: number;
  readonly targetPs: number;
  readonly cellHops: number;
}
interface RunOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
  readonly bounds?: {
    readonly cellHops?: number;
    readonly wallMs?: number;
    readonly memoryBytes?: number;
  };
}
interface RunResult extends RunResult$1 {
  readonly wallMs: number;
}
type ColumnName<Kind extends TraceKind> = (typeof TRACE_COLUMNS)[Kind][number];
interface TraceOf<Kind extends TraceKind> {
  readonly kind: Kind;
  readonly name: string;
  readonly columns: Readonly<Record<ColumnName<Kind>, Float64Array>>;
}
type Trace = { readonly [Kind in TraceKind]: TraceOf<Kind> }[TraceKind];
interface LinkCounts {
  readonly timePs: number;
  readonly counts: Float64Array;
}
type InspectAnswer<Query extends InspectQuery> = InspectAnswers[Query['kind']];
interface Run {
  readonly durationPs: number;
  runUntil(timePs: number, options?: RunOptions): Promise<Progress>;
  apply(change: unknown): Promise<void>;
  watch(request: WatchRequest): Promise<void>;
  drain(): Promise<readonly Trace[]>;
  counts(): Promise<LinkCounts>;
  why(flow: number, depth: number): Promise<readonly Why[]>;
  inspect<Q extends InspectQuery>(query: Q): Promise<InspectAnswer<Q>>;
  capture(request: CaptureRequest): Promise<void>;
  takeCapture(): Promise<Uint8Array>;
  endCapture(): Promise<Uint8Array>;
  captureCounts(): Promise<CaptureCounts>;
  result(): Promise<RunResult>;
  stateHash(): Promise<string>;
  snapshot(): Promise<Snapshot>;
  restore(snapshot: Snapshot): Promise<void>;
  free(): Promise<void>;
}
interface Engine {
  info(): Promise<EngineInfo>;
  open(scenario: ScenarioDocument): Promise<Run>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  close(): Promise<void>;
}
declare class EngineCrash extends Error {
  readonly name: string;
}
interface WorkerEngine extends Engine {
  readonly lost: Promise<EngineCrash>;
}
interface PoolTask {
  readonly key: string;
  readonly scenario: unknown;
  readonly watch?: WatchRequest;
}
interface PoolOptions {
  readonly signal?: AbortSignal;
  readonly bounds?: RunOptions['bounds'];
  readonly onResult?: (key: string, result: RunResult) => void;
  readonly onFailure?: (key: string, error: Error) => void;
  readonly onProgress?: (share: number) => void;
}
interface PoolOutcome {
  readonly results: ReadonlyMap<string, RunResult>;
  readonly traces: ReadonlyMap<string, readonly Trace[]>;
  readonly failures: ReadonlyMap<string, Error>;
}
interface EnginePool {
  readonly size: number;
  run(tasks: readonly PoolTask[], options?: PoolOptions): Promise<PoolOutcome>;
  overhead(request: OverheadRequest): Promise<readonly OverheadRow[]>;
  version(): Promise<string>;
  close(): Promise<void>;
}
declare function createEngine(): Engine;
interface WorkerEngineOptions {
  readonly nice?: number;
}
declare function createWorkerEngine({ nice }?: WorkerEngineOptions): WorkerEngine;
declare function createNodePool(size?: number): EnginePool;
export { WorkerEngineOptions, createEngine, createNodePool, createWorkerEngine };
