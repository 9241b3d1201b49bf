//! A capture as a story: one line a record, in which tests look for what must come after what.

use super::tshark::{Capture, WITH_DISSECTOR};

/// A record in the words of the protocols.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// Seconds.
    pub(crate) at: f64,
    /// Interface: place in the request.
    pub(crate) place: usize,
    /// Whether end `a` of the link sent it.
    pub(crate) sent: bool,
    pub(crate) vci: String,
    /// Protocol and message.
    pub(crate) what: String,
    /// Tag of a shortcut.
    pub(crate) tagged: bool,
}

pub(crate) fn story(capture: &Capture) -> Vec<Line> {
    let names = [
        "frame.time_epoch",
        "frame.interface_id",
        "frame.packet_flags_direction",
        "atm.vci",
        "mpoa_tagged.tag",
        "_ws.col.Protocol",
        "_ws.col.Info",
    ];
    let rows = capture.fields(&names, &WITH_DISSECTOR);
    rows.into_iter()
        .map(|row| Line {
            at: row[0].parse().expect("a time"),
            place: row[1].parse().expect("an interface"),
            sent: row[2].ends_with('2'),
            vci: row[3].clone(),
            tagged: !row[4].is_empty(),
            what: format!("{} {}", row[5], row[6]),
        })
        .collect()
}

/// The place, the direction (`>` sent, `<` received), and how the message's line begins or what it contains.
pub(crate) type Step<'a> = (usize, &'a str, &'a str);

/// Finds the steps in their order, from line `from` on; returns their places.
pub(crate) fn in_order(story: &[Line], mut from: usize, steps: &[Step<'_>]) -> Vec<usize> {
    let mut found = Vec::new();
    for (place, direction, what) in steps {
        let sent = match *direction {
            ">" => true,
            "<" => false,
            other => panic!("{other} is no direction"),
        };
        let fits = |line: &Line| line.place == *place && line.sent == sent && line.what.contains(what);
        let Some(at) = story[from..].iter().position(fits) else {
            let lines: Vec<_> = story
                .iter()
                .map(|line| format!("{:.6} {} {} {}", line.at, line.place, line.sent, line.what))
                .collect();
            panic!("no {what} ({direction}) at place {place} after line {from} of\n{}", lines.join("\n"));
        };
        found.push(from + at);
        from += at + 1;
    }
    found
}
