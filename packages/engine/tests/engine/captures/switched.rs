//! Captures of random switched networks: what clients and servers of any parameters say, and what they carry, decodes.

use super::tshark::{Capture, WITH_DISSECTOR};
use super::{at_links, captured, check};
use crate::networks::random_net::case;
use crate::support::S;
use crate::support::effort::cases;
use serde_json::json;
use std::collections::BTreeSet;

/// The flows begin at 3 s; by then everybody has joined, and soon afterwards most windows of MPC-p2 have been counted.
const END_S: u64 = 9;

#[test]
fn whatever_the_network_its_frames_decode() {
    let mut heard = BTreeSet::new();
    for seed in 0..cases(12) {
        let mut lab = case(seed, seed % 4 == 3, false).net.lab;
        lab.model_mut()["durationPs"] = json!(END_S * S);
        for flow in lab.model_mut()["flows"].as_array_mut().expect("flows") {
            flow["stopPs"] = json!(END_S * S);
        }
        let links: Vec<u32> = (1..=lab.0["model"]["links"].as_array().expect("links").len() as u32).collect();
        let file = captured(&mut lab.simulation(), &at_links(&links[..links.len().min(16)]), 1 + seed);
        let capture = Capture::new(&file);
        check(&capture);
        let names = ["_ws.col.Protocol", "_ws.col.Info", "mpoa_tagged.tag"];
        for row in capture.fields(&names, &WITH_DISSECTOR) {
            let words = row[1].split_whitespace().take(4).collect::<Vec<_>>().join(" ");
            heard.insert(if row[2].is_empty() { format!("{} {words}", row[0]) } else { "tagged".to_owned() });
        }
    }
    // Something of every layer was among it.
    for said in [
        "SSCOP Begin",
        "ILMI set-request",
        "SETUP",
        "ADD PARTY",
        "LE_CONFIGURE_RESPONSE",
        "LE_JOIN_RESPONSE",
        "LE_ARP_RESPONSE",
        "LE_FLUSH_RESPONSE",
        "MPOA Resolution Reply",
        "MPOA Cache Imposition Reply",
        "MPOA Keep-Alive",
        "Who has",
        "Echo (ping) reply",
        "tagged",
    ] {
        assert!(heard.iter().any(|line| line.contains(said)), "no {said} among {heard:#?}");
    }
}
