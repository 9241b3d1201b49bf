//! The TypeScript of what crosses to JavaScript, written from the Rust types: `ts/generated` holds it, and the test here holds it to
//! them. A type that derives `Serialize` for JavaScript derives `ts_rs::TS` in tests beside it; the types that it has in its fields
//! come along by themselves. A number of 64 bits becomes a `number`: the document's limits keep times, counts and seeds below 2^53.

use crate::account::{Cause, Hold, ReceiveQueue, Rule};
use crate::capture::{CaptureCounts, CaptureRequest};
use crate::inspect::{InspectAnswers, Query};
use crate::measure::RunResult;
use crate::overhead::{LAYERS, OverheadRequest, OverheadRow};
use crate::scenario::{CATEGORY_NAMES, Direction, FlowKind, Role};
use crate::simulation::{TraceKind, Via};
use crate::trace::{NOTE_NAMES, PacketKind, Protocol, Report, WatchRequest, Why, message_names};
use lanelab_cells::atm::cell_network::DropReason;
use lanelab_cells::atm::phy;
use lanelab_cells::atm::spec::Phy;
use lanelab_protocols::wire::lane::TlvId;
use lanelab_protocols::wire::{FieldId, LayerId};
use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use ts_rs::{Config, TS, TypeVisitor};

/// Set to 1, it has the test write the files.
const RENEW: &str = "RENEW_TYPES";
const COMMAND: &str = "npm run build:types";
const HEADER: &str = "Written from the Rust types by `npm run build:types`.";

/// The types of `types.ts`, with all that they are made of.
fn types() -> String {
    let mut types = Types::new();
    types.visit::<RunResult>();
    types.visit::<OverheadRow>();
    types.visit::<CaptureCounts>();
    types.visit::<Why>();
    types.visit::<InspectAnswers>();
    types.visit::<Report>();
    types.visit::<Query>();
    types.visit::<WatchRequest>();
    types.visit::<CaptureRequest>();
    types.visit::<OverheadRequest>();
    let imports: Vec<_> = enumerations().into_iter().map(|(_, name, _)| name).collect();
    let text: String = types.declarations.into_values().collect();
    let used: String =
        imports.iter().filter(|name| text.contains(*name)).map(|name| format!("  {name},\n")).collect();
    format!(
        "/** What the engine is asked, and what it returns. {HEADER} */\n\nimport type {{\n{used}}} from './names.ts';\n{text}"
    )
}

/// The enumerations of `names.ts`: their names by number.
fn enumerations() -> Vec<(&'static str, &'static str, Vec<String>)> {
    let owned = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
    vec![
        ("ACCOUNT_CAUSES", "AccountCause", owned(&Cause::ALL.map(|(_, name)| name))),
        ("ACCOUNT_HOLDS", "AccountHold", owned(&Rule::ALL.map(|(_, name)| name))),
        ("CONTROL_MESSAGES", "ControlMessage", message_names()),
        ("CONTROL_PROTOCOLS", "ControlProtocol", owned(&Protocol::ALL.map(Protocol::name))),
        ("DROP_REASONS", "DropReason", owned(&DropReason::NAMES)),
        ("EVENT_NOTES", "EventNote", owned(&NOTE_NAMES)),
        ("FIELD_IDS", "FieldId", variants::<FieldId>()),
        ("FLOW_KINDS", "FlowKind", variants::<FlowKind>()),
        ("HOLDS", "Hold", owned(&Hold::ALL.map(|(_, name)| name))),
        ("LAYER_IDS", "LayerId", variants::<LayerId>()),
        ("LINK_DIRECTIONS", "LinkDirection", variants::<Direction>()),
        ("OVERHEAD_LAYERS", "OverheadLayer", owned(&LAYERS)),
        ("PACKET_NAMES", "PacketName", owned(&PacketKind::ALL.map(PacketKind::name))),
        ("PACKET_PROTOCOLS", "PacketProtocol", owned(&PacketKind::PROTOCOLS)),
        ("RECEIVE_QUEUES", "ReceiveQueue", owned(&ReceiveQueue::ALL.map(|(_, name)| name))),
        ("SERVICE_CATEGORIES", "ServiceCategory", owned(&CATEGORY_NAMES)),
        ("TLV_CODES", "TlvCode", TlvId::ALL.iter().filter_map(|id| id.code()).map(str::to_owned).collect()),
        ("VIAS", "Via", variants::<Via>()),
        ("VCC_ROLES", "VccRole", variants::<Role>()),
    ]
}

/// The columns of each kind of trace.
fn columns() -> String {
    let mut text = String::from(
        "\n/** Names of the columns of each kind of trace. */\nexport const TRACE_COLUMNS = {\n",
    );
    for kind in TraceKind::ALL {
        let _ = writeln!(text, "  {}: ['{}'],", kind.name(), kind.columns().join("', '"));
    }
    text + "} as const;\nexport type TraceKind = keyof typeof TRACE_COLUMNS;\n"
}

/// How long a cell or a bit takes on each PHY.
fn times() -> String {
    let mut text = String::from(
        "\n/** Time of one cell on each ATM PHY, ps. */\nexport const CELL_TIMES_PS: Readonly<Record<string, number>> = {\n",
    );
    for Phy { name, cell_time } in phy::ALL {
        let _ = writeln!(text, "  '{name}': {},", cell_time.0);
    }
    text += "};\n\n/** Time of one bit on each Ethernet PHY, ps. */\nexport const BIT_TIMES_PS: Readonly<Record<string, number>> = {\n";
    for (name, rate) in phy::ETHERNET_BIT_RATES {
        let _ = writeln!(text, "  '{name}': {},", 1_000_000_000_000 / rate);
    }
    text + "};\n"
}

/// The variants of an enumeration without fields, as serde writes them.
fn variants<T: TS>() -> Vec<String> {
    T::inline(&config()).split(" | ").map(|name| name.trim_matches('"').to_owned()).collect()
}

fn names() -> String {
    let mut text = format!("/** The enumerations of the engine: their names by number. {HEADER} */\n");
    for (list, name, names) in enumerations() {
        let quoted: String = names.iter().fold(String::new(), |text, name| text + "  '" + name + "',\n");
        let _ = write!(
            text,
            "\nexport const {list} = [\n{quoted}] as const;\nexport type {name} = (typeof {list})[number];\n"
        );
    }
    text + &columns() + &times()
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

/// Declarations by name: the derived code visits the types in no fixed order.
struct Types {
    config: Config,
    seen: BTreeSet<TypeId>,
    declarations: BTreeMap<String, String>,
}

impl Types {
    fn new() -> Self {
        Self { config: config(), seen: BTreeSet::new(), declarations: BTreeMap::new() }
    }
}

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        // Numbers, lists and the like have no declaration of their own, nor do names of enumerations.
        let name = T::ident(&self.config);
        if T::output_path().is_some() && !enumerations().iter().any(|(_, listed, _)| *listed == name) {
            let docs = T::docs().unwrap_or_default();
            let declaration = lay_out(&format!("{docs}export {}", T::decl(&self.config)));
            self.declarations.insert(name, format!("\n{declaration}"));
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

/// A declaration with a line for each property, all of it read-only, and comments of one line where there is one.
fn lay_out(declaration: &str) -> String {
    let mut text = String::new();
    let mut rest = declaration.replace("Array<", "ReadonlyArray<");
    let mut braces = 0_usize;
    let mut brackets = 0_usize;
    let mut fresh = false;
    while let Some(next) = rest.chars().next() {
        let mut taken = next.len_utf8();
        let line = format!("\n{}", "  ".repeat(braces));
        if rest.starts_with("/**") {
            taken = rest.find("*/").map_or(rest.len(), |at| at + 2);
            let lines: Vec<_> =
                rest[3..taken - 2].lines().map(|line| line.trim().trim_start_matches('*').trim()).collect();
            let lines: Vec<_> = lines.into_iter().filter(|line| !line.is_empty()).collect();
            if let [only] = lines[..] {
                let _ = write!(text, "/** {only} */{line}");
            } else {
                let body = lines.iter().fold(String::new(), |body, part| body + &line + " * " + part);
                let _ = write!(text, "/**{body}{line} */{line}");
            }
            rest = rest[taken..].trim_start().to_owned();
            continue;
        }
        if fresh && next != '}' {
            text.push_str("readonly ");
            fresh = false;
        }
        match next {
            '{' => {
                braces += 1;
                text.push('{');
            }
            '}' => {
                braces -= 1;
                text.truncate(text.trim_end().len());
                let _ = write!(text, "\n{}}}", "  ".repeat(braces));
                fresh = false;
            }
            ',' if braces > 0 && brackets == 0 => text.push(';'),
            '"' => text.push('\''),
            other => {
                match other {
                    '<' | '(' | '[' => brackets += 1,
                    '>' | ')' | ']' => brackets -= 1,
                    _ => {}
                }
                text.push(other);
            }
        }
        rest.drain(..taken);
        if next == '{' || (next == ',' && braces > 0 && brackets == 0) {
            let _ = write!(text, "\n{}", "  ".repeat(braces));
            fresh = true;
            rest = rest.trim_start().to_owned();
        }
    }
    text + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn the_generated_files_are_up_to_date() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("ts/generated");
        for (file, text) in [("types.ts", types()), ("names.ts", names())] {
            let path = folder.join(file);
            if std::env::var_os(RENEW).is_some() {
                std::fs::create_dir_all(&folder).expect("a folder can be made");
                std::fs::write(&path, &text).expect("the file can be written");
            }
            let written = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(
                written == text,
                "{} is out of date: run `{COMMAND}` and commit what it writes.",
                path.display()
            );
        }
    }
}
