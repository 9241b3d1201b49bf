//! ILMI messages.

use lanelab_protocols::Value;
use lanelab_protocols::wire::FieldMap;
use lanelab_protocols::wire::ilmi::{Message, Packet};

use crate::records::{PSEUDO_HEADER_LEN, records};

const ADDRESS: &str = "47000580ffe1000000f21a0000-0020da000001-00";
const PREFIX: &str = "47000580ffe1000000f21a0000";

#[test]
fn messages_come_out_as_they_went_in_and_say_what_they_are() {
    let texts = [
        "Trap coldStart".to_owned(),
        "GetRequest id=1 sysUpTime".to_owned(),
        "GetRequest id=1 atmfAtmLayerUniVersion atmfAtmLayerDeviceType atmfAtmLayerIlmiVersion".to_owned(),
        "GetNextRequest id=1 1.3.6.1.4.1.353.2.6.1.1.3".to_owned(),
        format!("SetRequest id=1 atmfNetPrefixStatus {PREFIX}=1"),
        format!("GetResponse id=1 atmfNetPrefixStatus {PREFIX}=1"),
        format!("SetRequest id=1 atmfAddressStatus {ADDRESS}=1"),
        format!("GetResponse id=1 noSuchName atmfAddressStatus {ADDRESS}=1"),
        "GetNextRequest id=1 1.3.6.1.4.1.353.2.8.1.1.3".to_owned(),
        "GetResponse id=1 atmfSrvcRegATMAddress LECS 1=47000580ffe1000000f21a00000020da00004600".to_owned(),
    ];
    let records = records(include_str!("ilmi.txt"));
    assert_eq!(records.len(), texts.len());
    for ((name, record), text) in records.iter().zip(texts) {
        let octets = &record[PSEUDO_HEADER_LEN..];
        assert_eq!(Packet(octets).to_string(), format!("ILMI {text}"), "{name}");
        assert_eq!(Message::parse(octets).map(|message| message.emit()).as_deref(), Ok(octets), "{name}");
        let fields = Packet(octets).fields();
        assert_eq!(fields[1].value, Value::text("ILMI"));
        assert!(fields.iter().all(|field| field.octets.end <= octets.len()));
    }
}
