//! The links and VC tables of a network, and the one walk through them: where cells go that leave by a port with a label.
//!
//! The fast path finds its paths by it, the digest and the account of time those that a run's cells take, views those of open
//! connections, and the rules of ABR the path that RM cells come back by. (The page has a walk of its own, for networks that
//! are still being drawn; the oracle of the tests has another, since it must share nothing with what it checks.)

use lanelab_protocols::sorted::{SortedMap, SortedSet};
use std::collections::BTreeMap;

use super::cell_network::Channel;
use super::spec::{NetworkSpec, NodeId, PortId, RouteSpec};

/// Where rows take cells from: input port, VPI and VCI; no VCI for the whole VP.
pub type RowInput = (PortId, u16, Option<u16>);

/// A row of a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// How many rows its switch had had when it was added.
    pub position: usize,
    /// The row.
    pub spec: RouteSpec,
}

/// Where a row leads: port, VPI and VCI, and the row's position. In this order are the copies of a cell.
pub(super) type Output = (PortId, u16, u16, usize);

impl Row {
    /// Where cells with this VCI go.
    pub(super) fn output(&self, vci: u16) -> Output {
        let RouteSpec { out_port, out_vpi, out_vci, .. } = self.spec;
        (out_port, out_vpi, out_vci.unwrap_or(vci), self.position)
    }

    /// The channel by which cells of this input leave the switch.
    fn leaving(&self, (switch, _, _, vci): Channel) -> Channel {
        let (port, vpi, vci, _) = self.output(vci);
        (switch, port, vpi, vci)
    }
}

/// A switch's table.
#[derive(Clone, Debug, Default)]
struct Table {
    /// Labels by input port whose cells the switch itself receives.
    local: SortedSet<(PortId, u16, u16)>,
    /// Rows by what they take; equal ones by position.
    rows: BTreeMap<RowInput, Vec<Row>>,
    /// Position of the next row to be added.
    next: usize,
}

/// Links and tables.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// Far end and delay of the link at a port, in ps.
    far: BTreeMap<(NodeId, PortId), ((NodeId, PortId), u64)>,
    switches: SortedMap<NodeId, Table>,
    /// Rows that have been added and removed so far.
    version: u64,
}

/// What cells meet at the far end of a port's link.
enum Next<'a> {
    Unlinked,
    Received(Channel, u64),
    /// The tables of a switch, with the rows for them.
    Switch(Channel, u64, &'a [Row]),
}

/// A link that cells leave by.
#[derive(Clone, Copy, Debug)]
pub struct Leg<'a> {
    /// Node and port that they leave, with their label on the link.
    pub leaving: Channel,
    /// How they came into that node and by which row they pass it; none where the path begins.
    pub through: Option<Through<'a>>,
}

/// How cells pass a switch.
#[derive(Clone, Copy, Debug)]
pub struct Through<'a> {
    /// Channel by which cells enter the switch.
    pub input: Channel,
    /// Delay of the link that they arrive by, in ps.
    pub delay: u64,
    /// The row that they take.
    pub row: &'a Row,
}

/// Where a path ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PathEnd {
    /// The last port has no link.
    Unlinked,
    /// Cells are received here, after the last link's delay in ps.
    Received(Channel, u64),
    /// Cells enter a switch that has no row for them.
    NoRow(Channel),
    /// Cells enter a switch where they, or copies of them, have entered before.
    Circle(Channel),
}

/// A path through links and tables.
#[derive(Clone, Debug)]
pub struct Path<'a> {
    /// The links that cells leave by, in order: at least one.
    pub legs: Vec<Leg<'a>>,
    /// How the path ends.
    pub end: PathEnd,
}

impl Tables {
    /// Tables and links as a network's description has them.
    #[must_use]
    pub fn new(spec: &NetworkSpec) -> Self {
        let mut tables = Self::default();
        for link in &spec.links {
            tables.add_link(link.a, link.b, link.delay.0);
        }
        for switch in &spec.switches {
            tables.add_switch(switch.id, switch.local.iter().copied());
            for row in &switch.routes {
                tables.add_row(switch.id, row.clone());
            }
        }
        tables
    }

    /// Adds a link with a delay in ps.
    pub fn add_link(&mut self, a: (NodeId, PortId), b: (NodeId, PortId), delay: u64) {
        self.far.insert(a, (b, delay));
        self.far.insert(b, (a, delay));
    }

    /// Adds a switch that receives cells with the `local` labels itself.
    pub fn add_switch(&mut self, switch: NodeId, local: impl IntoIterator<Item = (PortId, u16, u16)>) {
        let table = Table { local: local.into_iter().collect(), ..Table::default() };
        self.switches.insert(switch, table);
    }

    /// Adds a row behind those there are.
    pub fn add_row(&mut self, switch: NodeId, spec: RouteSpec) {
        let Some(table) = self.switches.get_mut(&switch) else { return };
        let input = (spec.in_port, spec.in_vpi, spec.in_vci);
        // As a rule an input has one row, and a table may have thousands of inputs.
        let rows = table.rows.entry(input).or_insert_with(|| Vec::with_capacity(1));
        rows.push(Row { position: table.next, spec });
        table.next += 1;
        self.version += 1;
    }

    /// Takes the first row with these ends out.
    pub fn remove_row(&mut self, switch: NodeId, input: RowInput, output: RowInput) -> Option<Row> {
        let table = self.switches.get_mut(&switch)?;
        let rows = table.rows.get_mut(&input)?;
        let is = |row: &Row| (row.spec.out_port, row.spec.out_vpi, row.spec.out_vci) == output;
        let row = rows.remove(rows.iter().position(is)?);
        if rows.is_empty() {
            table.rows.remove(&input);
        }
        self.version += 1;
        Some(row)
    }

    /// Another number after each change of a row.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// Whether a node is a switch.
    pub(super) fn is_switch(&self, node: NodeId) -> bool {
        self.switches.contains_key(&node)
    }

    /// Far end and delay of the link at a port.
    pub(super) fn far(&self, port: (NodeId, PortId)) -> Option<((NodeId, PortId), u64)> {
        self.far.get(&port).copied()
    }

    /// Another delay of the link at a port, for what leaves there.
    pub(super) fn set_delay(&mut self, port: (NodeId, PortId), delay: u64) {
        if let Some((_, known)) = self.far.get_mut(&port) {
            *known = delay;
        }
    }

    /// Input ports of a node with the senders and delays of their links.
    pub(super) fn inputs_of(&self, node: NodeId) -> impl Iterator<Item = (PortId, (NodeId, PortId), u64)> {
        let links = self.far.range((node, 0)..=(node, PortId::MAX));
        links.map(|(&(_, port), &(sender, delay))| (port, sender, delay))
    }

    /// Every row, with its switch.
    pub(super) fn all_rows(&self) -> impl Iterator<Item = (NodeId, &Row)> {
        let rows = |(switch, table): (&NodeId, _)| {
            let table: &Table = table;
            let switch = *switch;
            table.rows.values().flatten().map(move |row| (switch, row))
        };
        self.switches.iter().flat_map(rows)
    }

    /// The row added last with this input.
    pub(super) fn last_row(&self, switch: NodeId, input: RowInput) -> Option<&Row> {
        self.switches.get(&switch)?.rows.get(&input)?.last()
    }

    /// Rows for cells that come in so: the VC rows, else the VP rows.
    #[must_use]
    pub fn rows(&self, (node, port, vpi, vci): Channel) -> &[Row] {
        let Some(table) = self.switches.get(&node) else { return &[] };
        let rows = |in_vci| table.rows.get(&(port, vpi, in_vci));
        rows(Some(vci)).or_else(|| rows(None)).map_or(&[], Vec::as_slice)
    }

    fn next(&self, (node, port, vpi, vci): Channel) -> Next<'_> {
        let Some(&((node, port), delay)) = self.far.get(&(node, port)) else { return Next::Unlinked };
        let channel = (node, port, vpi, vci);
        match self.switches.get(&node) {
            Some(table) if !table.local.contains(&(port, vpi, vci)) => {
                Next::Switch(channel, delay, self.rows(channel))
            }
            _ => Next::Received(channel, delay),
        }
    }

    /// The paths of cells that leave by a channel, one for each copy; the first takes the first row of each switch. No input of
    /// a switch is entered twice, nor any that was `entered` before.
    pub fn walk(&self, from: Channel, entered: impl IntoIterator<Item = Channel>) -> Walk<'_> {
        let start = Leg { leaving: from, through: None };
        Walk {
            tables: self,
            legs: Vec::new(),
            branches: vec![(0, start)],
            entered: entered.into_iter().collect(),
        }
    }

    /// The path of cells that leave by a channel, by the first row of each switch.
    #[must_use]
    pub fn path(&self, from: Channel) -> Path<'_> {
        self.walk(from, []).next().expect("a walk has a first path")
    }
}

/// See [`Tables::walk`].
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    tables: &'a Tables,
    legs: Vec<Leg<'a>>,
    /// Branches not taken yet: how many legs lead there, and the next one.
    branches: Vec<(usize, Leg<'a>)>,
    entered: SortedSet<Channel>,
}

impl<'a> Iterator for Walk<'a> {
    type Item = Path<'a>;

    fn next(&mut self) -> Option<Path<'a>> {
        let (shared, mut leg) = self.branches.pop()?;
        self.legs.truncate(shared);
        let end = loop {
            self.legs.push(leg);
            let (input, delay, rows) = match self.tables.next(leg.leaving) {
                Next::Unlinked => break PathEnd::Unlinked,
                Next::Received(channel, delay) => break PathEnd::Received(channel, delay),
                Next::Switch(input, delay, rows) => (input, delay, rows),
            };
            if !self.entered.insert(input) {
                break PathEnd::Circle(input);
            }
            let through = |row: &'a Row| Leg {
                leaving: row.leaving(input),
                through: Some(Through { input, delay, row }),
            };
            let Some((first, others)) = rows.split_first() else { break PathEnd::NoRow(input) };
            let depth = self.legs.len();
            self.branches.extend(others.iter().rev().map(|row| (depth, through(row))));
            leg = through(first);
        };
        Some(Path { legs: self.legs.clone(), end })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::atm::spec::ServiceCategory;

    fn row(input: RowInput, output: RowInput) -> RouteSpec {
        RouteSpec {
            in_port: input.0,
            in_vpi: input.1,
            in_vci: input.2,
            out_port: output.0,
            out_vpi: output.1,
            out_vci: output.2,
            category: ServiceCategory::Ubr,
            policer: None,
            shaper: Vec::new(),
        }
    }

    /// Terminal 1, switches 2 and 3, terminals 4 and 5 behind 3: port 1 of each towards 1, the others away from it.
    fn tables() -> Tables {
        let mut tables = Tables::default();
        for (a, b) in [((1, 1), (2, 1)), ((2, 2), (3, 1)), ((3, 2), (4, 1)), ((3, 3), (5, 1))] {
            tables.add_link(a, b, 7);
        }
        tables.add_switch(2, [(1, 0, 5)]);
        tables.add_switch(3, []);
        tables.add_row(2, row((1, 0, Some(40)), (2, 3, Some(50))));
        tables
    }

    fn walked(tables: &Tables, from: Channel) -> Vec<(Vec<Channel>, PathEnd)> {
        let legs = |path: Path<'_>| (path.legs.iter().map(|leg| leg.leaving).collect(), path.end);
        tables.walk(from, []).map(legs).collect()
    }

    #[test]
    fn a_path_ends_for_one_of_four_reasons() {
        let mut tables = tables();
        assert_eq!(tables.path((1, 2, 0, 40)).end, PathEnd::Unlinked);
        assert_eq!(
            tables.path((1, 1, 0, 5)).end,
            PathEnd::Received((2, 1, 0, 5), 7),
            "the switch's own label"
        );
        assert_eq!(tables.path((1, 1, 0, 40)).end, PathEnd::NoRow((3, 1, 3, 50)));
        tables.add_row(3, row((1, 3, None), (1, 0, None)));
        tables.add_row(2, row((2, 0, Some(50)), (2, 3, Some(50))));
        assert_eq!(tables.path((1, 1, 0, 40)).end, PathEnd::Circle((3, 1, 3, 50)));
    }

    #[test]
    fn a_vp_row_keeps_the_vci_and_a_vc_row_goes_before_it() {
        let mut tables = tables();
        tables.add_row(3, row((1, 3, None), (2, 9, None)));
        assert_eq!(tables.path((1, 1, 0, 40)).end, PathEnd::Received((4, 1, 9, 50), 7));
        tables.add_row(3, row((1, 3, Some(50)), (3, 0, Some(60))));
        assert_eq!(tables.path((1, 1, 0, 40)).end, PathEnd::Received((5, 1, 0, 60), 7));
        assert!(tables.remove_row(3, (1, 3, Some(50)), (3, 0, Some(60))).is_some());
        assert_eq!(tables.path((1, 1, 0, 40)).end, PathEnd::Received((4, 1, 9, 50), 7));
    }

    #[test]
    fn copies_share_the_path_up_to_where_they_part() {
        let mut tables = tables();
        tables.add_row(3, row((1, 3, Some(50)), (2, 0, Some(60))));
        tables.add_row(3, row((1, 3, Some(50)), (3, 0, Some(61))));
        let shared = [(1, 1, 0, 40), (2, 2, 3, 50)];
        assert_eq!(
            walked(&tables, (1, 1, 0, 40)),
            [
                ([&shared[..], &[(3, 2, 0, 60)]].concat(), PathEnd::Received((4, 1, 0, 60), 7)),
                ([&shared[..], &[(3, 3, 0, 61)]].concat(), PathEnd::Received((5, 1, 0, 61), 7)),
            ]
        );
    }

    #[test]
    fn copies_that_meet_again_are_followed_once() {
        let mut tables = tables();
        // Two links from switch 2 to switch 3: both copies come to terminal 4, by inputs of their own.
        tables.add_link((2, 3), (3, 4), 7);
        tables.add_row(2, row((1, 0, Some(40)), (3, 3, Some(50))));
        tables.add_row(3, row((1, 3, None), (2, 0, None)));
        tables.add_row(3, row((4, 3, None), (2, 0, None)));
        let ends: Vec<PathEnd> = walked(&tables, (1, 1, 0, 40)).into_iter().map(|(_, end)| end).collect();
        assert_eq!(ends, [PathEnd::Received((4, 1, 0, 50), 7); 2]);
        // Where the copies come in by one input, the second ends there.
        tables.remove_row(2, (1, 0, Some(40)), (3, 3, Some(50)));
        tables.add_row(2, row((1, 0, Some(40)), (2, 3, Some(50))));
        let ends: Vec<PathEnd> = walked(&tables, (1, 1, 0, 40)).into_iter().map(|(_, end)| end).collect();
        assert_eq!(ends, [PathEnd::Received((4, 1, 0, 50), 7), PathEnd::Circle((3, 1, 3, 50))]);
    }
}
