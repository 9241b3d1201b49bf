//! The large-MTU collapse: it is there because the mechanisms are, and it goes when one of them is switched off.

use crate::support::{Lab, S, US, finish};
use lanelab_engine::account::Hold;
use lanelab_engine::measure::FlowResult;
use lanelab_engine::trace::Note;
use lanelab_protocols::tcp::Reason;
use serde_json::{Value, json};

/// What the line carries where nothing holds the stream back, in Mb/s.
const LINE: f64 = 21.7;
/// A few per cent of it.
const COLLAPSED: f64 = LINE * 0.05;
/// Most of it.
const FILLED: f64 = LINE * 0.9;

/// A stream between two hosts with a stack, and what is done to its buffers.
#[derive(Clone)]
struct Stream {
    mtu: u32,
    send: u32,
    receive: u32,
    stack: Value,
}

impl Stream {
    fn with(&self, key: &str, value: Value) -> Self {
        let mut other = self.clone();
        other.stack[key] = value;
        other
    }

    fn lab(&self) -> Lab {
        let mut lab = Lab::pair("atm25", self.mtu, US, 4 * S);
        lab.both("stack", &self.stack);
        lab.both("cpu", &json!({ "syscallPs": 5 * US, "sendPacketPs": 35 * US, "receivePacketPs": 35 * US, "interruptPs": 10 * US,
            "copyPsPerOctet": 6_000, "checksumPsPerOctet": 4_000 }));
        lab.tcp(1, 1, 2, 8192, (self.send, self.receive));
        lab
    }

    fn run(&self) -> FlowResult {
        self.lab().only_flow()
    }

    fn goodput(&self) -> f64 {
        self.run().goodput_mbps
    }

    /// The stream collapses, and each of the three remedies fills the line.
    fn collapses_for_three_reasons(&self) {
        let base = self.goodput();
        assert!(base < COLLAPSED, "{base} Mb/s");
        let enlarged = Self { send: self.send * 2, ..self.clone() };
        for (remedy, stream) in [
            ("Nagle off", self.with("nagle", json!(false))),
            ("no delayed ACK", self.with("delayedAck", json!("off"))),
            ("twice the send buffer", enlarged),
        ] {
            let cured = stream.goodput();
            assert!(cured > FILLED, "{remedy}: {cured} Mb/s");
        }
    }

    /// The chain of causes behind the last data.
    fn why(&self) -> Vec<Note> {
        let lab = self.lab();
        let mut run = lab.simulation();
        run.watch_events(1 << 24);
        finish(&mut run, 4 * S);
        run.events_mut().why(1, 60).into_iter().map(|why| why.did).collect()
    }
}

/// Unequal buffers: the send buffer is little more than two segments, the receiver waits for half of a large one.
fn unequal() -> Stream {
    Stream { mtu: 9180, send: 20_480, receive: 65_535, stack: json!({}) }
}

/// Equal buffers, and a receiver that does not report half of them.
fn no_update() -> Stream {
    Stream { mtu: 9180, send: 24_576, receive: 24_576, stack: json!({ "windowUpdatePercent": 0 }) }
}

#[test]
fn unequal_buffers_collapse() {
    unequal().collapses_for_three_reasons();
    Stream { send: 16_384, receive: 32_768, ..unequal() }.collapses_for_three_reasons();
}

#[test]
fn a_profile_without_the_half_buffer_update_collapses() {
    no_update().collapses_for_three_reasons();
    let with_update = no_update().with("windowUpdatePercent", json!(50)).goodput();
    assert!(with_update > FILLED, "{with_update} Mb/s");
}

#[test]
fn a_heartbeat_lets_a_segment_or_two_go() {
    for stream in [unequal(), no_update(), Stream { send: 16_384, ..unequal() }] {
        let octets_per_beat = stream.goodput() * 1e6 / 8.0 * 0.2;
        let segments = octets_per_beat / f64::from(stream.mtu - 40);
        assert!((0.9..=2.0).contains(&segments), "{segments} segments");
    }
}

#[test]
fn the_low_water_mark_decides() {
    // A writer that wakes for every octet fills the second segment.
    let eager = unequal().with("writerLowWaterOctets", json!(1)).goodput();
    assert!(eager > FILLED, "{eager} Mb/s");
    assert!(unequal().run().holds["writer-low-water"] > 3_000.0);
}

#[test]
fn holds_name_what_holds() {
    let holds = unequal().run().holds;
    for hold in ["nagle", "delayed-ack", "writer-low-water"] {
        assert!(holds.get(hold).is_some_and(|ms| *ms > 3_000.0), "{hold}: {holds:?}");
    }
    // Two segments do not fit the window, and two are what the receiver would answer.
    let tight = Stream { send: 16_384, receive: 16_384, ..no_update() }.with("ackEverySegments", json!(2));
    let holds = tight.run().holds;
    let window = holds.get("window").unwrap_or(&0.0) + holds.get("silly-window").unwrap_or(&0.0);
    assert!(window > 3_000.0, "{holds:?}");
    assert!(tight.goodput() < 2.0 * COLLAPSED);
    assert!(tight.with("nagle", json!(false)).goodput() > FILLED);
}

/// A send call of 65 536 octets fills a Winsock socket's quota until all of it is acknowledged: its last segment is small, Nagle holds
/// it, and the one before it waits for the receiver's delayed acknowledgement.
#[test]
fn a_call_that_fills_the_winsock_quota_waits_for_its_last_acknowledgement() {
    let goodput = |buffer: u32, stack: Value| {
        let mut lab = Lab::pair("atm25", 9180, US, 4 * S);
        for node in [1, 2] {
            lab.node(node)["profile"] = json!("winnt4");
        }
        lab.both("stack", &stack);
        lab.tcp(1, 1, 2, 65_536, (buffer, 54_840));
        lab.only_flow().goodput_mbps
    };
    let base = goodput(46_080, json!({}));
    assert!(base < 2.0 * COLLAPSED, "{base} Mb/s");
    for (remedy, cured) in [
        ("Nagle off", goodput(46_080, json!({ "nagle": false }))),
        ("no delayed ACK", goodput(46_080, json!({ "delayedAck": "off" }))),
        ("a quota that one call does not fill", goodput(65_537, json!({}))),
        ("calls that block", goodput(46_080, json!({ "sockets": "winsock-blocking" }))),
    ] {
        assert!(cured > 0.8 * LINE, "{remedy}: {cured} Mb/s");
    }
}

#[test]
fn the_chain_of_causes_names_them() {
    type IsCause = fn(&Note) -> bool;
    let chain = unequal().why();
    let causes: [(&str, IsCause); 4] = [
        ("low-water mark", |note| matches!(note, Note::WriterSleeps { .. })),
        ("Nagle", |note| matches!(note, Note::Held { hold: Hold::Nagle })),
        ("delayed acknowledgement", |note| matches!(note, Note::AckDelayed)),
        ("its timer", |note| matches!(note, Note::Sent { reason: Reason::AckDelayedTimer, .. })),
    ];
    for (cause, is_it) in causes {
        assert!(chain.iter().any(is_it), "{cause} is not in\n{chain:#?}");
    }
    let window = Stream { send: 16_384, receive: 16_384, ..no_update() }.with("ackEverySegments", json!(2));
    let chain = window.why();
    assert!(chain.contains(&Note::Held { hold: Hold::SillyWindow }), "{chain:#?}");
}

#[test]
fn a_small_mtu_does_not_collapse() {
    for stream in [unequal(), no_update()] {
        let small = Stream { mtu: 1500, ..stream }.goodput();
        assert!(small > 19.0, "{small} Mb/s");
    }
}

#[test]
fn no_code_names_an_mtu() {
    let mut seen = 0;
    for folder in ["src/host", "src/host/scheduler", "src/simulation", "../protocols/src/tcp"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for file in std::fs::read_dir(folder).expect("a folder") {
            let path = file.expect("an entry").path();
            if path.is_dir() {
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a source file");
            let code = text
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect::<Vec<_>>()
                .join("\n");
            for size in ["9180", "9_180", "9140", "9_140", "1500", "1_500"] {
                assert!(!code.contains(size), "{size} in {}", path.display());
            }
            seen += 1;
        }
    }
    assert!(seen > 20);
}
