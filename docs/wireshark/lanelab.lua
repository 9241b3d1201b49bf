-- What Wireshark does not decode of LAN emulation and MPOA by itself:
--   * names of the MPOA messages (NHRP op types 0x80 to 0x87), of their CIE codes, and what is in the extensions
--     0x1000 to 0x1005;
--   * tagged data on a shortcut: LLC/SNAP 00-00-00/884C, a tag, an IP datagram;
--   * LAN emulation v2 frames on an LLC-multiplexed VCC: ELAN-ID, LE header, Ethernet frame, or a control frame;
--   * values of the TLVs of LAN emulation control frames.
-- Use: wireshark -X lua_script:lanelab.lua capture.pcapng, or put the file into the personal Lua plugins folder.
-- Formats: AF-MPOA-0087, AF-LANE-0021, AF-LANE-0084, RFC 2332. Written for Wireshark 3.6 and newer.

-- 1. Tagged data of MPOA

local tagged = Proto("mpoa_tagged", "MPOA tagged data")
local tag = ProtoField.uint32("mpoa_tagged.tag", "Egress cache tag", base.HEX)
tagged.fields = { tag }

function tagged.dissector(tvb, pinfo, tree)
  if tvb:len() < 4 then return 0 end
  local own = tree:add(tagged, tvb(0, 4))
  own:add(tag, tvb(0, 4))
  own:append_text(string.format(", tag 0x%08x", tvb(0, 4):uint()))
  if tvb:len() > 4 then Dissector.get("ip"):call(tvb(4):tvb(), pinfo, tree) end
  return tvb:len()
end

DissectorTable.get("ethertype"):add(0x884c, tagged)

-- 2. MPOA control: what the NHRP dissector leaves raw

local MESSAGES = {
  [0x80] = "MPOA Cache Imposition Request",
  [0x81] = "MPOA Cache Imposition Reply",
  [0x82] = "MPOA Egress Cache Purge Request",
  [0x83] = "MPOA Egress Cache Purge Reply",
  [0x84] = "MPOA Keep-Alive",
  [0x85] = "MPOA Trigger",
  [0x86] = "MPOA Resolution Request",
  [0x87] = "MPOA Resolution Reply",
}
local CODES = {
  [0x00] = "Success",
  [0x04] = "Administratively prohibited",
  [0x05] = "Insufficient resources",
  [0x0c] = "No internetworking layer address to NBMA address binding exists",
  [0x0d] = "Binding exists but is not unique",
  [0x81] = "Insufficient resources for the egress cache entry",
  [0x82] = "Insufficient resources for the shortcut",
  [0x83] = "Insufficient resources for either",
  [0x84] = "Unsupported internetwork layer protocol",
  [0x85] = "Unsupported MAC layer encapsulation",
  [0x86] = "Not an MPC",
  [0x87] = "Not an MPS",
  [0x88] = "Unspecified",
}
local EXTENSIONS = {
  [0x1000] = "MPOA DLL Header",
  [0x1001] = "MPOA Egress Cache Tag",
  [0x1002] = "MPOA ATM Service Category",
  [0x1003] = "MPOA Keep-Alive Lifetime",
  [0x1004] = "MPOA Hop Count",
  [0x1005] = "MPOA Original Error Code",
}

local mpoa = Proto("mpoa", "Multiprotocol over ATM")
local f = {
  op = ProtoField.uint8("mpoa.op", "Message", base.HEX),
  code = ProtoField.uint8("mpoa.cie.code", "CIE code", base.HEX),
  sequence = ProtoField.uint32("mpoa.keepalive.sequence", "Sequence number"),
  ext = ProtoField.uint16("mpoa.ext.type", "Extension", base.HEX),
  cache_id = ProtoField.uint32("mpoa.dll.cache_id", "Cache ID", base.HEX),
  elan_id = ProtoField.uint32("mpoa.dll.elan_id", "ELAN-ID"),
  dll_len = ProtoField.uint8("mpoa.dll.len", "DLL header length"),
  dll_dst = ProtoField.ether("mpoa.dll.dst", "Destination"),
  dll_src = ProtoField.ether("mpoa.dll.src", "Source"),
  dll_type = ProtoField.uint16("mpoa.dll.type", "Type", base.HEX),
  dll_raw = ProtoField.bytes("mpoa.dll.header", "DLL header"),
  tag = ProtoField.uint32("mpoa.tag", "Tag", base.HEX),
  category = ProtoField.uint32("mpoa.category", "Service categories beside UBR", base.HEX),
  lifetime = ProtoField.uint32("mpoa.keepalive.lifetime", "Keep-alive lifetime (s)"),
  hop_count = ProtoField.uint32("mpoa.hop_count", "Hop count"),
  error = ProtoField.uint32("mpoa.original_error", "Original error code", base.HEX),
}
mpoa.fields = f
local cut = ProtoExpert.new("mpoa.cut", "The extension is too short", expert.group.MALFORMED, expert.severity.WARN)
mpoa.experts = { cut }

local afn = Field.new("nhrp.hdr.afn")

local function list(value)
  local found = {}
  for bit, name in pairs { [1] = "rt-VBR", [2] = "nrt-VBR", [4] = "ABR", [8] = "CBR" } do
    if math.floor(value / bit) % 2 == 1 then found[#found + 1] = name end
  end
  table.sort(found)
  return #found == 0 and "none" or table.concat(found, ", ")
end

local function dll_header(value, tree)
  if value:len() < 9 then return false end
  tree:add(f.cache_id, value(0, 4))
  tree:add(f.elan_id, value(4, 4))
  tree:add(f.dll_len, value(8, 1))
  local length = value(8, 1):uint()
  if value:len() < 9 + length then return false end
  if length == 14 then
    tree:add(f.dll_dst, value(9, 6))
    tree:add(f.dll_src, value(15, 6))
    tree:add(f.dll_type, value(21, 2))
  elseif length > 0 then
    tree:add(f.dll_raw, value(9, length))
  end
  return true
end

-- A number of the extension's own width.
local function number(field, words)
  return function(value, tree)
    if value:len() < 2 then return false end
    local item = tree:add(field, value)
    if words then item:append_text(" (" .. words(value:uint()) .. ")") end
    return true
  end
end

local DECODERS = {
  [0x1000] = dll_header,
  [0x1001] = number(f.tag),
  [0x1002] = number(f.category, list),
  [0x1003] = number(f.lifetime),
  [0x1004] = number(f.hop_count),
  [0x1005] = number(f.error, function(code) return CODES[code] or "unknown" end),
}
-- In requests empty: the sender asks for one.
local MAY_BE_EMPTY = { [0x1001] = true }

local function extensions(packet, from, tree)
  local at = from
  while at + 4 <= packet:len() do
    local kind, length = packet(at, 2):uint() % 0x4000, packet(at + 2, 2):uint()
    if kind == 0 or at + 4 + length > packet:len() then return end
    local name = EXTENSIONS[kind]
    if name then
      local own = tree():add(f.ext, packet(at, 4 + length), kind)
      own:set_text(name)
      if length > 0 then
        if not DECODERS[kind](packet(at + 4, length), own) then own:add_proto_expert_info(cut) end
      elseif MAY_BE_EMPTY[kind] then
        own:append_text(" (empty: asks for one)")
      else
        own:add_proto_expert_info(cut)
      end
    end
    at = at + 4 + length
  end
end

local function entries(packet, from, till, tree)
  local at = from
  while at + 12 <= till do
    local code = packet(at, 1):uint()
    tree():add(f.code, packet(at, 1)):append_text(" (" .. (CODES[code] or "unknown") .. ")")
    local function width(offset) return packet(at + offset, 1):uint() % 0x40 end
    at = at + 12 + width(8) + width(9) + packet(at + 10, 1):uint()
  end
end

local function control(pinfo, root)
  local first = afn()
  if not first then return end
  local packet = first.source(first.offset)
  if packet:len() < 28 then return end
  local op, size, extoff = packet(17, 1):uint(), packet(10, 2):uint(), packet(14, 2):uint()
  packet = packet(0, math.min(size, packet:len()))
  local own
  local function tree()
    own = own or root:add(mpoa, packet)
    return own
  end
  local name = MESSAGES[op]
  if name then
    tree():add(f.op, packet(17, 1)):append_text(" (" .. name .. ")")
    tree():append_text(", " .. name)
    local id = packet(24, 4):uint()
    if op == 0x84 then
      tree():add(f.sequence, packet(24, 4))
      pinfo.cols.info = name .. ", sequence " .. id
    else
      pinfo.cols.info = name .. ", ID=" .. id
    end
    pinfo.cols.protocol = "MPOA"
    local function width(offset) return packet(offset, 1):uint() % 0x40 end
    local from = 28 + width(18) + width(19) + packet(20, 1):uint() + packet(21, 1):uint()
    entries(packet, from, extoff > 0 and extoff or packet:len(), tree)
  end
  if extoff >= 20 then extensions(packet, extoff, tree) end
end

-- 3. LAN emulation

local TLVS = {
  [0x01] = "Control time-out (C7)",
  [0x02] = "Maximum unknown frame count (C10)",
  [0x03] = "Maximum unknown frame time (C11)",
  [0x04] = "VCC time-out (C12)",
  [0x05] = "Maximum retry count (C13)",
  [0x06] = "Aging time (C17)",
  [0x07] = "Forward delay time (C18)",
  [0x08] = "Expected LE_ARP response time (C20)",
  [0x09] = "Flush time-out (C21)",
  [0x0a] = "Path switching delay (C22)",
  [0x0b] = "Local segment ID (C23)",
  [0x0c] = "Multicast send VCC type (C24)",
  [0x0d] = "Multicast send VCC average rate (C25)",
  [0x0e] = "Multicast send VCC peak rate (C26)",
  [0x0f] = "Connection completion timer (C28)",
  [0x10] = "Config-frag-info",
  [0x11] = "Layer-3 address",
  [0x12] = "ELAN-ID (C31)",
  [0x13] = "Service category",
  [0x24] = "Shortcut-setup frame count (MPC-p1)",
  [0x25] = "Shortcut-setup frame time (MPC-p2)",
  [0x26] = "Flow-detection protocols (MPC-p3)",
  [0x27] = "Initial retry time (MPC-p4)",
  [0x28] = "Retry time maximum (MPC-p5)",
  [0x29] = "Hold down time (MPC-p6)",
  [0x2a] = "MPOA device type",
  [0x2b] = "LLC-multiplexed ATM address",
  [0x2c] = "X5 adjustment",
  [0x2d] = "Preferred LES (C35)",
}
local DEVICES = { [0] = "neither MPS nor MPC", [1] = "MPS", [2] = "MPC", [3] = "MPS and MPC" }
local OPERATIONS = {
  [0x0001] = "LE_CONFIGURE_REQUEST", [0x0101] = "LE_CONFIGURE_RESPONSE",
  [0x0002] = "LE_JOIN_REQUEST", [0x0102] = "LE_JOIN_RESPONSE",
  [0x0003] = "READY_QUERY", [0x0103] = "READY_IND",
  [0x0004] = "LE_REGISTER_REQUEST", [0x0104] = "LE_REGISTER_RESPONSE",
  [0x0005] = "LE_UNREGISTER_REQUEST", [0x0105] = "LE_UNREGISTER_RESPONSE",
  [0x0006] = "LE_ARP_REQUEST", [0x0106] = "LE_ARP_RESPONSE",
  [0x0007] = "LE_FLUSH_REQUEST", [0x0107] = "LE_FLUSH_RESPONSE",
  [0x0008] = "LE_NARP_REQUEST", [0x0009] = "LE_TOPOLOGY_REQUEST",
  [0x000a] = "LE_VERIFY_REQUEST", [0x010a] = "LE_VERIFY_RESPONSE",
}

local lane = Proto("lanelab_lane", "LAN emulation, as lanelab.lua sees it")
local l = {
  elan_id = ProtoField.uint32("lanelab_lane.elan_id", "ELAN-ID"),
  lecid = ProtoField.uint16("lanelab_lane.lecid", "LECID of the sender", base.HEX),
  opcode = ProtoField.uint16("lanelab_lane.opcode", "Operation", base.HEX),
  transaction = ProtoField.uint32("lanelab_lane.transaction_id", "Transaction ID", base.HEX),
  tlv = ProtoField.uint32("lanelab_lane.tlv.type", "TLV", base.HEX),
  number = ProtoField.uint32("lanelab_lane.tlv.number", "Value"),
  atm = ProtoField.bytes("lanelab_lane.tlv.atm", "ATM address"),
  mac = ProtoField.ether("lanelab_lane.tlv.mac", "MAC address"),
  device = ProtoField.uint8("lanelab_lane.tlv.device_type", "Device type"),
  octets = ProtoField.bytes("lanelab_lane.tlv.octets", "Value"),
}
lane.fields = l

local marker = Field.new("atm.le_control.marker")

local function addresses(value, tree)
  local device, macs = value(0, 1):uint(), value(1, 1):uint()
  tree:add(l.device, value(0, 1)):append_text(" (" .. (DEVICES[device] or "unknown") .. ")")
  local at = 2
  while at + 20 <= value:len() - 6 * macs do
    tree:add(l.atm, value(at, 20))
    at = at + 20
  end
  while at + 6 <= value:len() do
    tree:add(l.mac, value(at, 6))
    at = at + 6
  end
end

local function tlvs(frame, count, tree)
  local at = 108
  for _ = 1, count do
    if at + 5 > frame:len() then return end
    local kind, length = frame(at, 4):uint(), frame(at + 4, 1):uint()
    if at + 5 + length > frame:len() then return end
    local id = kind >= 0x00a03e00 and kind - 0x00a03e00 or 0x100
    local own = tree:add(l.tlv, frame(at, 5 + length), kind)
    own:set_text(TLVS[id] or string.format("TLV %08x", kind))
    if length > 0 then
      local value = frame(at + 5, length)
      if id == 0x2a and length >= 2 then
        addresses(value, own)
      elseif length == 20 then
        own:add(l.atm, value)
      elseif length == 2 or length == 4 then
        own:add(l.number, value)
        own:append_text(": " .. value:uint())
      else
        own:add(l.octets, value)
      end
    end
    at = at + 5 + length
  end
end

local function control_frame(frame, tree)
  if frame:len() >= 108 and frame(54, 1):uint() > 0 then tlvs(frame, frame(54, 1):uint(), tree) end
end

local LLC = ByteArray.new("aaaa0300a03e")

local function multiplexed(tvb, pinfo, root)
  if tvb:len() < 14 or tvb(0, 6):bytes() ~= LLC then return false end
  local kind = tvb(6, 2):uint()
  if kind == 0x000c and tvb:len() >= 28 then
    local own = root:add(lane, tvb(8, 6))
    own:set_text("LAN emulation v2 data, LLC-multiplexed")
    own:add(l.elan_id, tvb(8, 4))
    own:add(l.lecid, tvb(12, 2))
    Dissector.get("eth_withoutfcs"):call(tvb(14):tvb(), pinfo, root)
  elseif tvb(8, 2):uint() == 0xff00 and tvb:len() >= 20 then
    local frame = tvb(8)
    local operation = frame(4, 2):uint()
    local name = OPERATIONS[operation] or string.format("LE control 0x%04x", operation)
    local own = root:add(lane, frame)
    own:set_text("LAN emulation v2 control, LLC-multiplexed: " .. name)
    own:add(l.opcode, frame(4, 2)):append_text(" (" .. name .. ")")
    own:add(l.transaction, frame(8, 4))
    control_frame(frame, own)
    pinfo.cols.protocol = "ATM LANE"
    pinfo.cols.info = "LE Control: " .. name
  end
  return true
end

local rest = Proto("lanelab", "lanelab: LAN emulation and MPOA")

function rest.dissector(tvb, pinfo, root)
  control(pinfo, root)
  local first = marker()
  if first then
    local frame = first.source(first.offset)
    if frame:len() >= 108 and frame(54, 1):uint() > 0 then
      local own = root:add(lane, frame)
      own:set_text("LAN emulation TLVs")
      control_frame(frame, own)
    end
  else
    multiplexed(tvb, pinfo, root)
  end
end

register_postdissector(rest)
