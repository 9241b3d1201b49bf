//! A machine's tables as people read them: caches, registrations, connections.

use serde::Serialize;

use crate::{Instant, Value};

/// A table. Whoever shows it has the specification's name for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is named as its specification names it")]
pub enum TableId {
    ArpTable,
    AtmarpTable,
    BusClients,
    Calls,
    ConfigurationDirect,
    FilteringDatabase,
    IlmiAddressTable,
    IlmiAddresses,
    LeArpCache,
    LecMacAddresses,
    LecVccs,
    LecsDatabase,
    LecsRules,
    LesClients,
    LesRegistrations,
    MpoaEgressCache,
    MpoaIngressCache,
    MpoaVccs,
    MpsControlVccs,
    MpsEgressImpositions,
    MpsIngressResolutions,
    MpsKnownMpcs,
    MpsResolutionsUnderWay,
    Mpss,
    NhrpAnsweredRequests,
    NhrpPendingRequests,
    NhrpRegistrations,
    NhrpTransitCache,
    Ports,
    ReachableEndSystems,
    Registration,
    Routes,
    SscopLink,
    Vccs,
}

/// A column of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "each is named as its specification names it")]
pub enum ColumnId {
    Address,
    AtmAddress,
    AtmarpServer,
    CacheId,
    Call,
    Called,
    Calling,
    Category,
    CellsS,
    Client,
    ControlAddress,
    Destination,
    Direction,
    DllDestination,
    DllSource,
    EgressMpc,
    EgressMpcDataAddress,
    Elan,
    ElanId,
    FarEnd,
    FramesInWindow,
    FramesWaiting,
    From,
    How,
    IngressMpc,
    IngressMpcDataAddress,
    Input,
    Interface,
    IpAddress,
    Kind,
    LanType,
    LastCause,
    LastCode,
    LastKeepAlive,
    LastUsed,
    Lec,
    Lecid,
    Left,
    Les,
    Lifetime,
    MacAddress,
    MacAddresses,
    MaximumFrameSize,
    Metric,
    MibState,
    Mpc,
    MpoaDevice,
    Mps,
    Mtu,
    MulticastForward,
    MulticastSend,
    NbmaAddress,
    NextHop,
    NotAcknowledged,
    OpenedBy,
    OtherEnd,
    Output,
    Parties,
    Phase,
    Port,
    ProtocolAddress,
    Proxy,
    Receiving,
    Request,
    RequestId,
    Requester,
    RequesterNbma,
    Role,
    Rule,
    Selective,
    Sending,
    SentTo,
    SequenceNumber,
    State,
    Tag,
    Tlvs,
    To,
    Unique,
    Use,
    Vcc,
    Vcis,
    Version,
    VpiVci,
    VrR,
    VtA,
    VtMs,
    VtS,
    Waiting,
}

/// A table at one instant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Which table it is.
    pub id: TableId,
    /// What each cell of a row holds, in order.
    pub columns: &'static [ColumnId],
    /// Rows in the order of their keys.
    pub rows: Vec<Row>,
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// A value for each column.
    pub cells: Vec<Value>,
    /// When it was last written; the event of that instant at this node wrote it.
    pub since: Instant,
    /// When it ages out, if nothing renews it.
    pub expires: Option<Instant>,
}
