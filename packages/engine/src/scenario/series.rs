//! Names of series: what can be sampled at equal intervals of simulated time.

use super::role::Role;

/// What a series shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Series {
    /// Octets that reached the receiver of a flow in the interval, as Mb/s.
    Throughput {
        /// Flow.
        flow: u32,
    },
    /// Packets, frames or PDUs of cells of a flow that reached its receiver in the interval.
    Packets {
        /// Flow.
        flow: u32,
    },
    /// Cells in an output buffer.
    Queue {
        /// Node.
        node: u32,
        /// Port.
        port: u16,
        /// Category, as `ServiceCategory as usize`.
        category: usize,
    },
    /// Busy share of a CPU in the interval.
    Cpu {
        /// Node.
        node: u32,
    },
    /// Cells dropped by an output buffer in the interval, for every reason.
    Drops {
        /// Node.
        node: u32,
        /// Port.
        port: u16,
        /// Category, as `ServiceCategory as usize`.
        category: usize,
    },
    /// Cells that a port of a link took into service in the interval; frames that an Ethernet port sent.
    Link {
        /// Link.
        link: u32,
        /// Whether towards its end `a`.
        back: bool,
    },
    /// Cells that were offered to all connections of a role in the interval.
    Role(Role),
    /// Allowed cell rate of a flow of ABR cells, in cells/s.
    AllowedRate {
        /// Flow.
        flow: u32,
    },
    /// State of a flow's sending TCP.
    Tcp {
        /// Flow.
        flow: u32,
        /// Which part of it.
        field: TcpField,
    },
}

/// A part of a sending TCP's state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TcpField {
    /// Congestion window, octets.
    Cwnd,
    /// Slow-start threshold, octets.
    Ssthresh,
    /// Peer's window, octets.
    Window,
    /// Octets sent and not acknowledged.
    Flight,
    /// Octets in the send buffer.
    Buffered,
    /// Retransmission timeout, ms.
    Rto,
}

const TCP_FIELDS: [(&str, TcpField); 6] = [
    ("cwnd", TcpField::Cwnd),
    ("ssthresh", TcpField::Ssthresh),
    ("window", TcpField::Window),
    ("flight", TcpField::Flight),
    ("buffered", TcpField::Buffered),
    ("rto", TcpField::Rto),
];

/// Names of the categories in scenarios and series.
pub const CATEGORY_NAMES: [&str; 5] = ["cbr", "rt-vbr", "nrt-vbr", "abr", "ubr"];

impl Series {
    /// Whether it shows by how much a total grew; else a level.
    #[must_use]
    pub const fn is_total(self) -> bool {
        matches!(
            self,
            Self::Throughput { .. }
                | Self::Packets { .. }
                | Self::Cpu { .. }
                | Self::Drops { .. }
                | Self::Link { .. }
                | Self::Role(_)
        )
    }

    /// What its value is counted in: growth in a second, or in an interval of so many seconds.
    pub(crate) fn per(self, interval_s: f64) -> f64 {
        let counts =
            matches!(self, Self::Packets { .. } | Self::Drops { .. } | Self::Link { .. } | Self::Role(_));
        if counts { 1.0 } else { interval_s }
    }

    /// Reads a name such as `throughput:1` or `queue:3:1:ubr`.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        if let Some(role) = name.strip_prefix("role:") {
            return Role::named(role).map(Self::Role);
        }
        let mut parts = name.split(':');
        let kind = parts.next().unwrap_or_default();
        let number = parts.next().and_then(|id| id.parse().ok())?;
        let mut buffer = || {
            let port = parts.next()?.parse().ok()?;
            let category = parts.next()?;
            CATEGORY_NAMES.iter().position(|known| *known == category).map(|category| (port, category))
        };
        let series = match kind {
            "throughput" => Self::Throughput { flow: number },
            "packets" => Self::Packets { flow: number },
            "acr" => Self::AllowedRate { flow: number },
            "cpu" => Self::Cpu { node: number },
            "queue" => {
                let (port, category) = buffer()?;
                Self::Queue { node: number, port, category }
            }
            "drops" => {
                let (port, category) = buffer()?;
                Self::Drops { node: number, port, category }
            }
            "link" => {
                let back = match parts.next() {
                    Some("ab") => false,
                    Some("ba") => true,
                    _ => return None,
                };
                Self::Link { link: number, back }
            }
            "tcp" => {
                let field = parts.next().unwrap_or_default();
                let field = TCP_FIELDS.iter().find(|(known, _)| *known == field)?.1;
                Self::Tcp { flow: number, field }
            }
            _ => return None,
        };
        parts.next().is_none().then_some(series)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_whole() {
        assert_eq!(Series::parse("queue:3:1:rt-vbr"), Some(Series::Queue { node: 3, port: 1, category: 1 }));
        assert_eq!(Series::parse("tcp:7:cwnd"), Some(Series::Tcp { flow: 7, field: TcpField::Cwnd }));
        assert_eq!(Series::parse("packets:5"), Some(Series::Packets { flow: 5 }));
        assert_eq!(Series::parse("acr:5"), Some(Series::AllowedRate { flow: 5 }));
        assert_eq!(Series::parse("link:4:ba"), Some(Series::Link { link: 4, back: true }));
        assert_eq!(Series::parse("role:data-direct"), Some(Series::Role(Role::DataDirect)));
        for wrong in [
            "",
            "role:",
            "role:DataDirect",
            "role:shortcut:1",
            "link:4",
            "link:4:up",
            "queue:3:1",
            "queue:3:1:vbr",
            "tcp:1:mss",
            "cpu:one",
            "cpu:1:2",
            "throughput:",
        ] {
            assert_eq!(Series::parse(wrong), None, "{wrong}");
        }
    }
}
