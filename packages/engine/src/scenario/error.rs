//! Why a scenario is refused.

use serde::de::{self, Expected, Unexpected};
use serde_json::Value;
use std::fmt;

/// Rules of the format by the codes of `docs/scenario-problems.md`.
macro_rules! codes {
    ($($(#[$meaning:meta])* $code:ident = $name:literal,)*) => {
        /// A rule of the format, or of a request, that can be broken.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Code {
            $($(#[$meaning])* $code,)*
        }

        impl Code {
            /// Every code.
            pub const ALL: &[Self] = &[$(Self::$code,)*];

            /// How the code is written.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$code => $name,)*
                }
            }
        }
    };
}

codes! {
    /// The text is no JSON.
    NotJson = "not-json",
    /// The schema version is none that there was.
    UnknownVersion = "unknown-version",
    /// The schema version is newer than this engine.
    NewerVersion = "newer-version",
    /// A required key is missing.
    Missing = "missing",
    /// A value has the wrong type.
    WrongType = "wrong-type",
    /// A number, a text or a list is too small or too large.
    OutOfRange = "out-of-range",
    /// A word is not one of those that are allowed.
    UnknownChoice = "unknown-choice",
    /// A text does not have the required form.
    Malformed = "malformed",
    /// A key is unknown.
    UnknownKey = "unknown-key",
    /// Exactly one of two keys must be present, but none or both are.
    OneOf = "one-of",
    /// Two records of a list have the same id.
    IdTaken = "id-taken",
    /// An id belongs to a service.
    IdReserved = "id-reserved",
    /// Two emulated LANs have the same name.
    NameTaken = "name-taken",
    /// There is no such node.
    NoSuchNode = "no-such-node",
    /// The node has no such port.
    NoSuchPort = "no-such-port",
    /// There is no such link.
    NoSuchLink = "no-such-link",
    /// There is no such flow.
    NoSuchFlow = "no-such-flow",
    /// There is no such emulated LAN.
    NoSuchElan = "no-such-elan",
    /// The switch's table has no such row.
    NoSuchRow = "no-such-row",
    /// The node is of the wrong kind.
    WrongNodeKind = "wrong-node-kind",
    /// The port carries frames where cells must pass, or cells where frames must.
    WrongPortType = "wrong-port-type",
    /// A link joins ports with different PHYs.
    PhysDiffer = "phys-differ",
    /// A port is on two links.
    PortLinked = "port-linked",
    /// The port has no link.
    PortWithoutLink = "port-without-link",
    /// A port is bridged twice.
    PortBridged = "port-bridged",
    /// A hub has ports of several PHYs, or ATM ports.
    MixedHub = "mixed-hub",
    /// An ATM port is half duplex.
    HalfDuplexAtm = "half-duplex-atm",
    /// A clock is farther off than the PHY allows.
    ClockBeyondPhy = "clock-beyond-phy",
    /// A key of a port stands where it means nothing.
    MisplacedKey = "misplaced-key",
    /// An address stands where none belongs.
    MisplacedMac = "misplaced-mac",
    /// An ATM switch has an Ethernet port.
    EthernetOnSwitch = "ethernet-on-switch",
    /// A switch has services but does not signal.
    NoSignalling = "no-signalling",
    /// A device has services but no ATM port.
    NoAtmPort = "no-atm-port",
    /// Two interfaces have the same address.
    IpTaken = "ip-taken",
    /// An interface runs over an emulated LAN but names none.
    ElanMissing = "elan-missing",
    /// An interface names an emulated LAN that it does not run over.
    ElanNotUsed = "elan-not-used",
    /// A port has two interfaces.
    PortHasInterface = "port-has-interface",
    /// A permanent circuit is on a port without an interface.
    PortWithoutInterface = "port-without-interface",
    /// Packets are larger than frames of the emulated LAN carry.
    MtuBeyondFrame = "mtu-beyond-frame",
    /// The default router is in no subnet of the host.
    GatewayElsewhere = "gateway-elsewhere",
    /// A VPI/VCI is used twice.
    VciTaken = "vci-taken",
    /// Two permanent circuits lead to one peer.
    PeerTaken = "peer-taken",
    /// The node is not a router with an MPOA server.
    NoMps = "no-mps",
    /// A row switches a VC on one side and a VP on the other.
    HalfVpRow = "half-vp-row",
    /// Two rows switch the same cells.
    RowTaken = "row-taken",
    /// The row has no policer to change.
    NoPolicer = "no-policer",
    /// A VP tunnel does not end at a switch that signals.
    TunnelEnd = "tunnel-end",
    /// A VP tunnel has the VPI over which the link signals.
    VpiReserved = "vpi-reserved",
    /// Two VP tunnels have the same VPI.
    VpiTaken = "vpi-taken",
    /// No packets can go between two hosts.
    NoPath = "no-path",
    /// A host has no permanent circuit to another.
    NoPvc = "no-pvc",
    /// The receiver does not have the address.
    NotAnAddressOf = "not-an-address-of",
    /// Two flows between the same hosts have the same ports.
    PortsShared = "ports-shared",
    /// A stream inside a host whose CPU takes no time would never end.
    EndlessStream = "endless-stream",
    /// A flow stops before it starts.
    StopBeforeStart = "stop-before-start",
    /// A datagram does not fit the send buffer.
    BeyondSendBuffer = "beyond-send-buffer",
    /// Too many datagrams fall due in one tick.
    TickOverload = "tick-overload",
    /// The service needs another number of receivers.
    ReceiverCount = "receiver-count",
    /// A receiver is named twice.
    ReceiverTwice = "receiver-twice",
    /// The server is one of its receivers.
    ReceiverIsServer = "receiver-is-server",
    /// The sender does not receive its broadcast.
    BroadcastWithoutSender = "broadcast-without-sender",
    /// The server is the sender.
    RelayToSender = "relay-to-sender",
    /// The messages of a plan are so small that there are too many of them.
    TooManyMessages = "too-many-messages",
    /// The messages of a plan do not add up to the size of the file.
    SumDiffers = "sum-differs",
    /// A random plan would take too long to draw.
    PlanTooLong = "plan-too-long",
    /// An ABR flow is of another category.
    AbrCategory = "abr-category",
    /// An ABR flow has a source that is not saturated.
    AbrSource = "abr-source",
    /// An ABR flow sends cells of low priority.
    AbrClp = "abr-clp",
    /// An ABR flow has a shaper.
    AbrShaper = "abr-shaper",
    /// The rates of an ABR flow are out of order.
    AbrRateOrder = "abr-rate-order",
    /// A factor of an ABR flow is not a power of two.
    AbrFactor = "abr-factor",
    /// An ABR flow is in a network that signals.
    AbrSignalling = "abr-signalling",
    /// Cells of an ABR flow do not reach a generator.
    AbrNoPath = "abr-no-path",
    /// RM cells of an ABR flow do not come back.
    AbrNoReturn = "abr-no-return",
    /// The name is no series.
    NoSuchSeries = "no-such-series",
    /// The series is about something that is not there.
    SeriesOfNothing = "series-of-nothing",
    /// The series have more samples than a result holds.
    TooManySamples = "too-many-samples",
    /// The VCs have more hops, all together, than can be numbered.
    TooManyHops = "too-many-hops",
}

/// A rule that a document or a request breaks: data only, whoever shows it makes the sentence.
#[derive(Clone, PartialEq, Debug)]
pub struct ScenarioError {
    /// The rule that is broken.
    pub code: Code,
    /// Place in the document, such as `model.nodes[2].ports[0].phy`; empty for the document as a whole.
    pub path: String,
    /// What is there, where that says more than the path.
    pub value: Option<Value>,
}

impl ScenarioError {
    /// A broken rule at `path`.
    pub fn new(code: Code, path: impl Into<String>) -> Self {
        Self { code, path: path.into(), value: None }
    }

    /// A broken rule, with the value that breaks it.
    pub fn of(code: Code, path: impl Into<String>, value: impl Into<Value>) -> Self {
        Self { code, path: path.into(), value: Some(value.into()) }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.code.name(), self.path)?;
        self.value.as_ref().map_or(Ok(()), |value| write!(f, " = {value}"))
    }
}

impl std::error::Error for ScenarioError {}

/// How JSON fails to be what a type reads; the path to it is known one level up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Misfit(pub(super) Code);

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name())
    }
}

impl std::error::Error for Misfit {}

impl de::Error for Misfit {
    /// Types that read text of a form of their own, such as addresses, report it so.
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self(Code::Malformed)
    }

    fn invalid_type(found: Unexpected<'_>, _: &dyn Expected) -> Self {
        // JSON has one type of number: 1e30 is a whole number, too, but a large one.
        match found {
            Unexpected::Float(number) if number.fract() == 0.0 => Self(Code::OutOfRange),
            _ => Self(Code::WrongType),
        }
    }

    fn invalid_value(_: Unexpected<'_>, _: &dyn Expected) -> Self {
        Self(Code::OutOfRange)
    }

    fn invalid_length(_: usize, _: &dyn Expected) -> Self {
        Self(Code::OutOfRange)
    }

    fn unknown_variant(_: &str, _: &'static [&'static str]) -> Self {
        Self(Code::UnknownChoice)
    }

    fn unknown_field(_: &str, _: &'static [&'static str]) -> Self {
        Self(Code::UnknownKey)
    }

    fn missing_field(_: &'static str) -> Self {
        Self(Code::Missing)
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self(Code::UnknownKey)
    }
}
