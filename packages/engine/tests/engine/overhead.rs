//! The overhead calculator against counted cells, for MTUs drawn at random.

use crate::support::{Lab, MS, S, US};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_engine::overhead::{OverheadRequest, OverheadRow, rows};
use serde_json::json;

/// The calculator's row for the application over Classical IP.
fn application(phy: &str, transport: &str, mtu: u32) -> OverheadRow {
    rows(&OverheadRequest { mtus: vec![mtu] })
        .expect("an MTU in range")
        .into_iter()
        .find(|row| {
            row.layer == "application"
                && row.phy == phy
                && row.encapsulation == "clip"
                && row.transport == Some(transport)
        })
        .expect("the row")
}

const PHYS: [&str; 3] = ["atm25", "atm25-ideal", "oc3c"];

fn mtus() -> Vec<u32> {
    let mut rng = RandomStream::new(20, 0, 0);
    let small = (0..10).map(|_| 68 + rng.below(2_000) as u32).collect::<Vec<_>>();
    let large = (0..10).map(|_| 2_000 + rng.below(63_527) as u32);
    small.into_iter().chain(large).collect()
}

#[test]
fn cells_of_a_packet_equal_counted_cells() {
    for mtu in mtus() {
        let mut lab = Lab::pair("oc3c", mtu, 0, S);
        lab.udp(1, 1, 2, mtu - 28, 20 * MS).flow(&json!({ "stopPs": 500 * MS }));
        let result = lab.result();
        let packets = result.flows[0].packets_received;
        assert!(packets > 20);
        let row = application("oc3c", "udp", mtu);
        assert_eq!(result.links[0].cells, packets * u64::from(row.cells.expect("cells")), "MTU {mtu}");
    }
}

#[test]
fn a_saturated_line_carries_what_the_calculator_says() {
    for phy in PHYS {
        for mtu in mtus() {
            let octets = mtu - 28;
            let mut lab = Lab::pair(phy, mtu, 0, 2 * S);
            // More than the line can take; what is too much waits in the sender's queue.
            let interval = (u64::from(mtu) * 8 * US / 160).max(US);
            lab.udp(1, 1, 2, octets, interval);
            lab.model_mut()["measure"] = json!({ "warmupPs": S });
            let got = lab.only_flow().received_mbps;
            let row = application(phy, "udp", mtu);
            // In the second that counts, a packet more or less.
            let packet = f64::from(octets) * 8e-6;
            assert!(
                (got - row.mbps).abs() <= packet + row.mbps * 1e-6,
                "{phy}, MTU {mtu}: {got} and {}",
                row.mbps
            );
        }
    }
}

#[test]
fn a_stream_of_full_segments_comes_close() {
    for phy in PHYS {
        for mtu in [576, 1500, 4352, 9180] {
            let mut lab = Lab::pair(phy, mtu, 0, 2 * S);
            lab.both("stack", &json!({ "windowScaling": true })).tcp(
                1,
                1,
                2,
                (mtu - 40) * 8,
                ((mtu - 40) * 64, (mtu - 40) * 64),
            );
            lab.model_mut()["measure"] = json!({ "warmupPs": S });
            let got = lab.only_flow().received_mbps;
            let most = application(phy, "tcp", mtu).mbps;
            // In the second that counts, a segment more or less.
            let segment = f64::from(mtu - 40) * 8e-6;
            assert!(got <= most + segment && got >= most * 0.99, "{phy}, MTU {mtu}: {got} of {most}");
        }
    }
}
