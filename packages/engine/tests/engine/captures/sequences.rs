//! The order of messages that the specifications ask for, as a reader of captures sees it.

use super::story::{Line, in_order, story};
use super::{at_links, captured, check, labs, tshark::Capture};
use crate::support::{Lab, S};
use serde_json::json;

fn story_of(lab: &Lab, links: &[u32]) -> Vec<Line> {
    let capture = Capture::new(&captured(&mut lab.simulation(), &at_links(links), 7));
    check(&capture);
    story(&capture)
}

#[test]
fn a_lane_client_from_power_on_to_a_data_direct_vcc() {
    let mut lab = labs::lane(8);
    lab.ping(1, 1, 2, 56, S / 2).flow(&json!({ "startPs": 5 * S }));
    let story = story_of(&lab, &[1]);
    let found = in_order(
        &story,
        0,
        &[
            (0, ">", "SSCOP Begin"),
            (0, ">", "ILMI set-request"),
            (0, ">", "Q.2931 SETUP"),
            (0, "<", "Q.2931 CONNECT"),
            (0, ">", "LE_CONFIGURE_REQUEST"),
            (0, "<", "LE_CONFIGURE_RESPONSE"),
            (0, ">", "Q.2931 SETUP"),
            (0, ">", "LE_JOIN_REQUEST"),
            (0, "<", "LE_JOIN_RESPONSE"),
            (0, ">", "LE_ARP_REQUEST"),
            (0, "<", "LE_ARP_RESPONSE"),
            (0, ">", "Q.2931 SETUP"),
            (0, "<", "Q.2931 CONNECT"),
            (0, ">", "ARP ARP Announcement"),
            (0, ">", "Who has 10.0.1.2?"),
            (0, ">", "LE_ARP_REQUEST"),
            (0, ">", "Echo (ping) request"),
            (0, ">", "LE_FLUSH_REQUEST"),
            (0, "<", "LE_FLUSH_RESPONSE"),
            (0, ">", "Echo (ping) request"),
            (0, "<", "Echo (ping) reply"),
        ],
    );
    let vci = |step: usize| &story[found[step]].vci;
    let (announced, unknown, direct) = (vci(13), vci(16), vci(19));
    assert_eq!(announced, unknown, "the first frame goes by the BUS");
    assert_eq!(vci(17), unknown, "and so does the flush");
    assert_ne!(direct, unknown, "then there is a data direct VCC");
    assert_eq!(vci(20), direct, "for both directions");
    let replies = story.iter().filter(|line| line.what.contains("Echo (ping) reply")).count();
    assert_eq!(replies, 6, "5, 5.5 ... 7.5 s");
}

/// The MPOA lab with echo requests every 100 ms from 8 s on.
fn pinged(duration_s: u64, stop_s: u64) -> Lab {
    let mut lab = labs::mpoa(duration_s, &json!({ "p1": 5, "p2S": 1, "idleS": 5 }));
    lab.ping(1, 1, 2, 56, S / 10).flow(&json!({ "startPs": 8 * S, "stopPs": stop_s * S }));
    lab
}

#[test]
fn a_flow_past_p1_gets_a_shortcut_and_loses_it_when_idle() {
    let story = story_of(&pinged(20, 10), &[1, 2, 3, 4]);
    let found = in_order(
        &story,
        0,
        &[
            (0, ">", "MPOA Resolution Request"),
            (2, "<", "MPOA Resolution Request"),
            (2, ">", "NHRP NHRP Resolution Request"),
            (3, "<", "NHRP NHRP Resolution Request"),
            (3, ">", "MPOA Cache Imposition Request"),
            (1, "<", "MPOA Cache Imposition Request"),
            (1, ">", "MPOA Cache Imposition Reply"),
            (3, ">", "NHRP NHRP Resolution Reply"),
            (2, "<", "NHRP NHRP Resolution Reply"),
            (2, ">", "MPOA Resolution Reply"),
            (0, "<", "MPOA Resolution Reply"),
            (0, ">", "Q.2931 SETUP"),
            (1, "<", "Q.2931 SETUP"),
            (1, ">", "Q.2931 CONNECT"),
            (0, "<", "Q.2931 CONNECT"),
            (0, ">", "Echo (ping) request"),
        ],
    );
    let is_request = |line: &&Line| line.place == 0 && line.sent && line.what.contains("Echo (ping) request");
    let before = story[..found[0]].iter().filter(is_request).count();
    assert_eq!(before, 6, "the sixth frame within a second makes the count exceed p1");
    let sixth = story[..found[0]].iter().rfind(is_request).expect("the sixth");
    assert!(story[found[0]].at - sixth.at < 50e-6, "it is that frame which asks");
    assert!(story[..found[14]].iter().all(|line| !line.tagged));
    let requests: Vec<_> = story.iter().filter(is_request).collect();
    assert!(requests[6..].iter().all(|line| line.tagged), "all that follow take the shortcut");
    let at_egress = story.iter().filter(|line| line.place == 1 && !line.sent && line.tagged).count();
    assert_eq!(at_egress, requests.iter().filter(|line| line.tagged).count());
    let by_routers = story.iter().filter(|line| line.place == 2 && line.what.contains("(ping)"));
    assert!(
        by_routers.clone().count() > 0 && by_routers.clone().all(|line| line.at < 8.7),
        "{:?}",
        by_routers.count()
    );

    let last = story.iter().rposition(|line| line.tagged).expect("data on the shortcut");
    let release = in_order(&story, last, &[(0, ">", "Q.2931 RELEASE"), (1, "<", "Q.2931 RELEASE")]);
    let idle = story[release[0]].at - story[last].at;
    assert!((4.9..11.0).contains(&idle), "released after {idle} s");
}

#[test]
fn when_the_egress_host_moves_the_shortcut_is_purged_and_resolved_again() {
    let mut lab = labs::edges(40, &json!({ "p1": 5, "p2S": 1 }));
    lab.ping(1, 1, 2, 56, S / 10).flow(&json!({ "startPs": 8 * S, "stopPs": 15 * S }));
    // What the host sends itself tells the bridge where it is; what the router's client knew of it ages until the next flow.
    lab.ping(2, 2, 1, 56, S).flow(&json!({ "startPs": 8 * S + S / 2 }));
    lab.ping(3, 1, 2, 56, S / 10).flow(&json!({ "startPs": 32 * S }));
    for interface in lab.node(6)["interfaces"].as_array_mut().expect("interfaces") {
        interface["lec"] = json!({ "c17S": 10 });
    }
    lab.change(15 * S, &json!({ "kind": "plug", "link": 6, "end": "b", "to": { "node": 8, "port": 2 } }));
    let story = story_of(&lab, &[1, 2, 3, 4, 7]);
    let moved = story.iter().position(|line| line.at >= 15.0).expect("15 s");
    let tagged =
        |range: &[Line], place: usize| range.iter().filter(|line| line.tagged && line.place == place).count();
    assert!(
        tagged(&story[..moved], 1) > 50 && tagged(&story[..moved], 4) == 0,
        "a shortcut to edge device 7"
    );
    let found = in_order(
        &story,
        moved,
        &[
            (1, ">", "MPOA Egress Cache Purge Request"),
            (3, "<", "MPOA Egress Cache Purge Request"),
            (3, ">", "NHRP NHRP Purge Request"),
            (2, "<", "NHRP NHRP Purge Request"),
            (2, ">", "NHRP NHRP Purge Request"),
            (0, "<", "NHRP NHRP Purge Request"),
            (0, ">", "MPOA Resolution Request"),
            (4, "<", "MPOA Cache Imposition Request"),
            (4, ">", "MPOA Cache Imposition Reply"),
            (0, "<", "MPOA Resolution Reply"),
        ],
    );
    let after = &story[found[9]..];
    assert!(tagged(after, 4) > 20, "a shortcut to edge device 8");
}
