//! A file through a layer 4 switch: its account is of the elapsed time that the applications measure, and says which change moves it by how much.

use super::{account, account_of, asking, sums};
use crate::support::{Lab, MS, S, US, host};
use lanelab_engine::account::TimeAccount;
use serde_json::{Value, json};

const SERVER: u32 = 4;
const SWITCH: u32 = 5;

/// Clients 1 to 3 and server 4 on a switch with 25.6 Mb/s ports. `flow` is what differs from a message of 1 000 octets in one call, with
/// loops so short that their phases, which hang on when the connections opened, do not matter.
fn lab(flow: &Value) -> Lab {
    let mut lab = Lab::new(S);
    for id in 1..=4 {
        lab.add("nodes", host(id, "atm25", 9180));
        lab.set(
            id,
            "cpu",
            &json!({ "syscallPs": 7 * US, "sendPacketPs": 11 * US, "receivePacketPs": 13 * US }),
        );
        lab.node(id)["profile"] = json!("winnt4");
    }
    let ports: Vec<Value> = (1..=4).map(|id| json!({ "id": id, "phy": "atm25" })).collect();
    lab.add("nodes", json!({ "id": SWITCH, "kind": "switch", "name": "s", "ports": ports, "routes": [], "latencyPs": 10 * US }));
    for id in 1..=4 {
        lab.link(id, (id, 1), (SWITCH, id as u16), 100 * US);
    }
    for client in 1..=3_u16 {
        lab.pvc(client.into(), 32, SERVER, "ubr").pvc(SERVER, 40 + client, client.into(), "ubr");
        lab.route(SWITCH, (client, 32), (4, 40 + client), "ubr").route(
            SWITCH,
            (4, 40 + client),
            (client, 32),
            "ubr",
        );
    }
    let mut whole = json!({ "id": 1, "kind": "relay", "from": 1, "to": SERVER, "service": "point-to-point", "receivers": [2], "octets": 1_000,
        "source": { "kind": "block" }, "loopPs": 1, "selectPs": 3 * US });
    for (key, value) in flow.as_object().expect("keys of a flow") {
        whole[key] = value.clone();
    }
    lab.add("flows", whole);
    lab
}

fn of(account: &TimeAccount, cause: &str) -> u64 {
    account.causes.get(cause).copied().unwrap_or(0)
}

/// With 1 ms more, `times` over, for `cause`, the file takes as much longer.
fn predicts(flow: &Value, cause: &str, times: u64, change: impl FnOnce(&mut Lab)) {
    let mut lab = lab(flow);
    let before = account(&lab);
    sums(&before);
    assert!(of(&before, cause) > 0, "{cause}: {before:?}");
    change(&mut lab);
    let after = account(&lab);
    sums(&after);
    assert_eq!(of(&after, cause), of(&before, cause) + times * MS, "{cause}: {before:?} {after:?}");
    assert_eq!(after.elapsed_ps, before.elapsed_ps + times * MS, "elapsed time for {cause}");
}

#[test]
fn one_message_under_way() {
    let there_only = json!({});
    predicts(&there_only, "propagation", 1, |lab| {
        lab.model_mut()["links"][0]["delayPs"] = json!(100 * US + MS);
    });
    predicts(&there_only, "sender-cpu", 1, |lab| {
        lab.set(1, "cpu", &json!({ "sendPacketPs": 11 * US + MS }));
    });
    // What it relays it has received, and sends.
    predicts(&there_only, "relay-cpu", 2, |lab| {
        lab.set(SERVER, "cpu", &json!({ "sendPacketPs": 11 * US + MS, "receivePacketPs": 13 * US + MS }));
    });
    predicts(&there_only, "receiver-cpu", 1, |lab| {
        lab.set(2, "cpu", &json!({ "receivePacketPs": 13 * US + MS }));
    });
    predicts(&there_only, "switch-queue", 2, |lab| {
        lab.node(SWITCH)["latencyPs"] = json!(10 * US + MS);
    });
}

/// The server reads a message in one call and passes it on in another.
#[test]
fn calls_of_the_relay() {
    predicts(&json!({}), "system-call", 2, |lab| {
        lab.set(SERVER, "cpu", &json!({ "syscallPs": 7 * US + MS }));
    });
}

/// A machine that gets back what it sent: beyond the server it is the receiver.
#[test]
fn there_and_back() {
    let back = json!({ "receivers": [1] });
    predicts(&back, "sender-cpu", 1, |lab| {
        lab.set(1, "cpu", &json!({ "sendPacketPs": 11 * US + MS }));
    });
    predicts(&back, "receiver-cpu", 1, |lab| {
        lab.set(1, "cpu", &json!({ "receivePacketPs": 13 * US + MS }));
    });
    predicts(&back, "propagation", 2, |lab| {
        lab.model_mut()["links"][0]["delayPs"] = json!(100 * US + MS);
    });
}

/// A message, and 20 ms later another: the plan waits for itself alone, whatever came back meanwhile.
#[test]
fn a_pause_of_the_plan() {
    let pdus = |gap: u64| json!([{ "octets": 500, "gapPs": gap }, { "octets": 500, "gapPs": 0 }]);
    let twice = |gap: u64| json!({ "receivers": [1], "source": { "kind": "list", "pdus": pdus(gap) } });
    predicts(&twice(20 * MS), "idle", 1, |lab| {
        lab.model_mut()["flows"][0]["source"]["pdus"] = pdus(21 * MS);
    });
    let before = account(&lab(&twice(20 * MS)));
    // 20 ms less the first call.
    assert_eq!(of(&before, "idle"), 20 * MS - 7 * US);
    predicts(&twice(20 * MS), "propagation", 2, |lab| {
        lab.model_mut()["links"][0]["delayPs"] = json!(100 * US + MS);
    });
}

/// Nothing is possible until the loop comes round: what waits for it grows with its time. The processes' phases are drawn, so turns are
/// counted from the first on.
#[test]
fn turns_of_the_loop() {
    let flow = |loop_us: u64| {
        let list: Vec<_> = (0..40).map(|_| json!({ "octets": 100, "gapPs": 1 })).collect();
        json!({ "service": "client-server", "receivers": [], "octets": 4_000, "loopPs": loop_us * US, "nagle": false,
            "source": { "kind": "list", "pdus": list } })
    };
    let [short, long] = [100, 1_100].map(|loop_us| account(&lab(&flow(loop_us))));
    sums(&short);
    sums(&long);
    assert_eq!(long.bottleneck.cause, "loop");
    // One send call a turn, 39 turns after the first, and one more at the server, which looks for itself.
    let more = of(&long, "loop") - of(&short, "loop");
    assert!((39 * MS..=41 * MS).contains(&more), "{more}");
    let longer = long.elapsed_ps - short.elapsed_ps;
    assert!(longer.abs_diff(more) < 100 * US, "{longer} {more}");
}

/// A window of one message: each waits until the server has read the one before.
#[test]
fn a_window_that_opens_when_the_server_has_read() {
    let flow = json!({ "service": "client-server", "receivers": [], "octets": 30_000, "receiveBuffer": 1_000, "nagle": false });
    let spent = |lab: &Lab| {
        let [from, to] = [4, 12].map(|count| account_of(lab, count, 100 * US));
        (to.elapsed_ps - from.elapsed_ps, of(&to, "propagation") - of(&from, "propagation"))
    };
    let mut lab = lab(&flow);
    let (elapsed, before) = spent(&lab);
    // Both links, there and back, for each of eight deliveries.
    assert_eq!(before, 8 * 4 * 100 * US);
    lab.model_mut()["links"][0]["delayPs"] = json!(100 * US + MS);
    let (longer, after) = spent(&lab);
    assert_eq!((longer, after), (elapsed + 16 * MS, before + 16 * MS));
}

/// Whatever is sent, to whom, and how fast: the account is of r_f - s_i, and asking for it changes nothing.
#[test]
fn every_service_and_source_sums_to_the_elapsed_time() {
    let sources = [
        json!({ "kind": "block" }),
        json!({ "kind": "cbr", "pduOctets": 209, "intervalPs": 65_312_500 }),
        json!({ "kind": "on-off", "meanOnCells": 300, "meanOffCells": 60, "cellPs": 16_562_500, "draw": {} }),
    ];
    for (service, receivers) in [
        ("client-server", json!([])),
        ("point-to-point", json!([1])),
        ("point-to-multipoint", json!([2, 3])),
        ("broadcast", json!([1, 2, 3])),
    ] {
        for source in &sources {
            for waits in [false, true] {
                let flow = json!({ "service": service, "receivers": receivers, "octets": 60_000, "source": source, "sendsWait": waits, "loopPs": 100 * US });
                let lab = asking(&lab(&flow));
                let mut result = lab.result();
                let flow = &mut result.flows[0];
                let account = flow.account.take().expect("an account");
                sums(&account);
                let transfer = serde_json::to_value(&flow.transfer).expect("JSON");
                let ends = transfer["receivers"].as_array().expect("receivers").iter();
                let last = ends.filter_map(|receiver| receiver["rfPs"].as_u64()).max();
                assert_eq!(Some(account.elapsed_ps), last, "{service} {source}");
                let mut plain = lab.clone();
                plain.model_mut()["measure"]["account"] = json!(false);
                let json = |result| serde_json::to_value(result).expect("JSON");
                assert_eq!(json(result), json(plain.result()), "{service} {source}");
            }
        }
    }
}
