//! Captures of random labs: tshark finds nothing wrong with them, and what is captured is what was simulated.

use super::tshark::Capture;
use super::{captured, check};
use crate::support::effort::cases;
use crate::support::random_lab::{quiet_lab, random_lab};
use serde_json::{Value, json};

/// Every link of a lab, its cells where `cells` says so.
fn everywhere(lab: &crate::support::Lab, cells: bool) -> Value {
    let links = lab.0["model"]["links"].as_array().expect("links").iter();
    let at: Vec<_> = links.take(16).map(|link| json!({ "link": link["id"] })).collect();
    json!({ "at": at, "cells": cells })
}

#[test]
fn capturing_changes_nothing_and_decodes() {
    let mut records = 0;
    for seed in 0..cases(40) {
        let lab = random_lab(seed);
        let mut run = lab.simulation();
        let file = captured(&mut run, &everywhere(&lab, seed % 2 == 0), 1 + seed % 5);
        let whole = lab.run();
        assert_eq!(run.state_hash(), whole.state_hash(), "case {seed}");
        assert_eq!(run.result().digest, whole.result().digest, "case {seed}");
        if seed < 10 {
            let capture = Capture::new(&file);
            check(&capture);
            records += capture.fields(&["frame.number"], &[]).len();
        }
    }
    assert!(records > 1_000, "{records}");
}

#[test]
fn steps_change_no_octet() {
    for seed in 0..cases(20) {
        let lab = quiet_lab(seed);
        let request = everywhere(&lab, false);
        let whole = captured(&mut lab.simulation(), &request, 1);
        assert_eq!(captured(&mut lab.simulation(), &request, 9).len(), whole.len(), "case {seed}");
    }
}
