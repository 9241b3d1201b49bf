//! A [`Call`] as the information elements of SETUP, and back.

use super::ie::{
    AalParameters, Bearer, CallingNumber, Ie, Layer3, LowLayer, Number, Rates, TrafficDescriptor, id,
};
use super::{EndpointRef, Message};
use crate::wire::AtmAddress;
use crate::wire::call::{Blli, Call, Cause, ServiceCategory, Traffic};

/// Organisation of LAN emulation's protocol identifiers: the ATM Forum.
const ATM_FORUM: [u8; 3] = [0, 0xa0, 0x3e];
const SNAP: u8 = 0x80;
const IPV4: u8 = 0xcc;
const LANE_CONTROL: u16 = 1;
const LANE_DATA: u16 = 2;
const LANE_MULTICAST: u16 = 4;

// Broadband transfer capability (UNI 4.0 annex 9).
const CBR: u8 = 0x05;
const RT_VBR: u8 = 0x09;
const RT_VBR_CLR: u8 = 0x13;
const NRT_VBR: u8 = 0x0a;
const NRT_VBR_CLR: u8 = 0x0b;
const ABR: u8 = 0x0c;

/// Why the elements of a SETUP or ADD PARTY make no call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Refused {
    /// Cause to answer with.
    pub cause: Cause,
    /// Identifier of the element.
    pub element: u8,
}

/// The elements of a SETUP without connection identifier.
///
/// `line_rate`, in cells/s, is stated as the peak cell rate of best-effort calls that state none. The endpoint reference
/// of a point-to-multipoint call's first party is 0. AAL parameters and traffic descriptor never come last, since
/// decoders read one octet too many of them.
pub fn setup(call: &Call, line_rate: u32) -> Vec<Ie> {
    let mut ies = vec![
        Ie::Aal(AalParameters::Aal5 {
            forward_max_sdu: Some(call.forward_max_sdu),
            backward_max_sdu: Some(call.backward_max_sdu),
            mode: None,
            sscs: Some(0),
        }),
        Ie::Traffic(Box::new(descriptor(call, line_rate))),
        Ie::Bearer(bearer(call)),
    ];
    ies.extend(low_layer(call.blli).map(Ie::LowLayer));
    ies.extend([
        Ie::Qos { forward: 0, backward: 0 },
        Ie::Called(Number::Aesa(call.called)),
        Ie::Calling(CallingNumber::aesa(call.calling)),
    ]);
    if call.multipoint {
        ies.push(Ie::EndpointRef(EndpointRef { value: 0, to_originator: false }));
    }
    ies
}

const fn bearer(call: &Call) -> Bearer {
    let transfer = match call.category {
        ServiceCategory::Cbr => CBR,
        ServiceCategory::RtVbr => RT_VBR,
        ServiceCategory::NrtVbr => NRT_VBR,
        ServiceCategory::Abr => ABR,
        ServiceCategory::Ubr => 0,
    };
    Bearer { class: Bearer::X, transfer: Some(transfer), susceptibility: 0, multipoint: call.multipoint }
}

fn descriptor(call: &Call, line_rate: u32) -> TrafficDescriptor {
    let best_effort = call.category == ServiceCategory::Ubr;
    let variable = matches!(call.category, ServiceCategory::RtVbr | ServiceCategory::NrtVbr);
    let rates = |traffic: &Traffic| Rates {
        pcr: Some(if best_effort && traffic.pcr == 0 { line_rate } else { traffic.pcr }),
        scr: variable.then_some(traffic.scr),
        mbs: variable.then_some(traffic.mbs),
        mcr: (call.category == ServiceCategory::Abr).then_some(traffic.mcr),
        ..Rates::default()
    };
    let backward = if call.multipoint {
        Rates { pcr: Some(0), ..rates(&Traffic::default()) }
    } else {
        rates(&call.backward)
    };
    TrafficDescriptor { forward: rates(&call.forward), backward, best_effort, management: None }
}

fn low_layer(blli: Blli) -> Option<LowLayer> {
    let only = |layer2, layer3| Some(LowLayer { layer1: None, layer2, layer3 });
    let lane = |pid| only(None, Some(Layer3::Tr9577 { ipi: SNAP, snap: Some((ATM_FORUM, pid)) }));
    match blli {
        Blli::LaneControl => lane(LANE_CONTROL),
        Blli::LaneData => lane(LANE_DATA),
        Blli::LaneMulticast => lane(LANE_MULTICAST),
        Blli::LlcSnap => only(Some(LowLayer::LLC), None),
        Blli::VcMuxIp => only(None, Some(Layer3::Tr9577 { ipi: IPV4, snap: None })),
        Blli::Other => None,
    }
}

fn purpose(low: Option<&LowLayer>) -> Blli {
    match low {
        Some(LowLayer {
            layer3: Some(Layer3::Tr9577 { ipi: SNAP, snap: Some((ATM_FORUM, pid)) }), ..
        }) => match *pid {
            LANE_CONTROL => Blli::LaneControl,
            LANE_DATA => Blli::LaneData,
            LANE_MULTICAST => Blli::LaneMulticast,
            _ => Blli::Other,
        },
        Some(LowLayer { layer3: Some(Layer3::Tr9577 { ipi: IPV4, snap: None }), .. }) => Blli::VcMuxIp,
        Some(LowLayer { layer2: Some(LowLayer::LLC), layer3: None, .. }) => Blli::LlcSnap,
        _ => Blli::Other,
    }
}

/// What a SETUP asks for; of several low layer informations the first.
///
/// Missing mandatory elements are refused with cause 96, contents that make no sense with 100, numbers of another plan
/// with 28, AALs but AAL5 with 78, bearer classes but BCOB-A, C and X with 65, rates that fit no service category
/// with 73. (U) QoS may be missing, as in UNI 4.0; a missing calling number is [`AtmAddress::NONE`].
pub fn call_of(message: &Message) -> Result<Call, Refused> {
    let missing = |element| {
        let cause = if message.has(element) { Cause::INVALID_IE } else { Cause::MANDATORY_IE_MISSING };
        Refused { cause, element }
    };
    let traffic = message.find(|ie| match ie {
        Ie::Traffic(traffic) => Some(traffic),
        _ => None,
    });
    let bearer = message.find(|ie| match ie {
        Ie::Bearer(bearer) => Some(bearer),
        _ => None,
    });
    let traffic = traffic.ok_or(missing(id::TRAFFIC))?;
    let bearer = bearer.ok_or(missing(id::BEARER))?;
    if bearer.multipoint && message.find(endpoint).is_none() {
        return Err(missing(id::ENDPOINT_REF));
    }
    let (forward_max_sdu, backward_max_sdu) = match message.find(aal) {
        None => (u16::MAX, u16::MAX),
        Some(AalParameters::Aal5 { forward_max_sdu, backward_max_sdu, .. }) => {
            (forward_max_sdu.unwrap_or(u16::MAX), backward_max_sdu.unwrap_or(u16::MAX))
        }
        Some(AalParameters::Other { .. }) => return Err(Refused { cause: Cause(78), element: id::AAL }),
    };
    let low = message.find(|ie| match ie {
        Ie::LowLayer(low) => Some(low),
        _ => None,
    });
    let category = category(traffic, bearer)?;
    let multipoint = bearer.multipoint;
    Ok(Call {
        called: called_of(message)?,
        calling: calling_of(message),
        blli: purpose(low),
        multipoint,
        category,
        forward: rates(&traffic.forward),
        backward: if multipoint { Traffic::default() } else { rates(&traffic.backward) },
        forward_max_sdu,
        backward_max_sdu: if multipoint { 0 } else { backward_max_sdu },
    })
}

const fn aal(ie: &Ie) -> Option<&AalParameters> {
    match ie {
        Ie::Aal(aal) => Some(aal),
        _ => None,
    }
}

const fn endpoint(ie: &Ie) -> Option<&EndpointRef> {
    match ie {
        Ie::EndpointRef(endpoint) => Some(endpoint),
        _ => None,
    }
}

/// The called address of a SETUP or ADD PARTY.
pub(crate) fn called_of(message: &Message) -> Result<AtmAddress, Refused> {
    let element = id::CALLED;
    let called = message.find(|ie| match ie {
        Ie::Called(number) => Some(number),
        _ => None,
    });
    match called {
        Some(Number::Aesa(address)) => Ok(*address),
        Some(Number::E164(_)) => Err(Refused { cause: Cause(28), element }),
        None if message.has(element) => Err(Refused { cause: Cause::INVALID_IE, element }),
        None => Err(Refused { cause: Cause::MANDATORY_IE_MISSING, element }),
    }
}

fn calling_of(message: &Message) -> AtmAddress {
    let calling = message.find(|ie| match ie {
        Ie::Calling(CallingNumber { number: Number::Aesa(address), .. }) => Some(*address),
        _ => None,
    });
    calling.unwrap_or(AtmAddress::NONE)
}

fn category(traffic: &TrafficDescriptor, bearer: &Bearer) -> Result<ServiceCategory, Refused> {
    let unfit = Refused { cause: Cause(73), element: id::TRAFFIC };
    let sustained = traffic.forward.scr.is_some();
    let category = match (bearer.class, bearer.transfer) {
        _ if traffic.best_effort => ServiceCategory::Ubr,
        (Bearer::A, _) | (Bearer::X, Some(CBR)) => ServiceCategory::Cbr,
        (Bearer::X | Bearer::C, Some(RT_VBR | RT_VBR_CLR)) => ServiceCategory::RtVbr,
        (Bearer::X | Bearer::C, Some(NRT_VBR | NRT_VBR_CLR)) => ServiceCategory::NrtVbr,
        (Bearer::X, Some(ABR)) => ServiceCategory::Abr,
        (Bearer::X | Bearer::C, _) if sustained => ServiceCategory::NrtVbr,
        (Bearer::X, _) => ServiceCategory::Cbr,
        (Bearer::C, _) => return Err(unfit),
        _ => return Err(Refused { cause: Cause(65), element: id::BEARER }),
    };
    let variable = matches!(category, ServiceCategory::RtVbr | ServiceCategory::NrtVbr);
    let fits = traffic.forward.pcr.is_some() && (!variable || sustained && traffic.forward.mbs.is_some());
    if fits { Ok(category) } else { Err(unfit) }
}

fn rates(rates: &Rates) -> Traffic {
    Traffic {
        pcr: rates.pcr.unwrap_or(0),
        scr: rates.scr.unwrap_or(0),
        mbs: rates.mbs.unwrap_or(0),
        mcr: rates.mcr.unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::super::{CallRef, MessageKind};
    use super::*;

    const RATES: Traffic = Traffic { pcr: 1000, scr: 400, mbs: 32, mcr: 100 };

    fn over_the_wire(ies: Vec<Ie>) -> Message {
        let call_ref = CallRef { value: 1, to_originator: false };
        Message::parse(&Message::new(call_ref, MessageKind::Setup, ies).emit()).unwrap()
    }

    fn call(category: ServiceCategory) -> Call {
        let traffic = match category {
            ServiceCategory::Cbr => Traffic { scr: 0, mbs: 0, mcr: 0, ..RATES },
            ServiceCategory::RtVbr | ServiceCategory::NrtVbr => Traffic { mcr: 0, ..RATES },
            ServiceCategory::Abr => Traffic { scr: 0, mbs: 0, ..RATES },
            ServiceCategory::Ubr => Traffic { pcr: 353_207, ..Traffic::default() },
        };
        let called = AtmAddress::WELL_KNOWN_LECS;
        Call {
            category,
            forward: traffic,
            backward: traffic,
            ..Call::best_effort(called, called.with_sel(7), Blli::LlcSnap, 9188)
        }
    }

    #[test]
    fn every_category_and_purpose_comes_back() {
        use ServiceCategory::{Abr, Cbr, NrtVbr, RtVbr, Ubr};
        for category in [Cbr, RtVbr, NrtVbr, Abr, Ubr] {
            assert_eq!(call_of(&over_the_wire(setup(&call(category), 1))), Ok(call(category)));
        }
        use Blli::{LaneControl, LaneData, LaneMulticast, LlcSnap, Other, VcMuxIp};
        for blli in [LaneControl, LaneData, LaneMulticast, LlcSnap, VcMuxIp, Other] {
            let call = Call { blli, backward: Traffic::default(), ..call(Ubr) }.to_many();
            assert_eq!(call_of(&over_the_wire(setup(&call, 1))), Ok(call));
        }
    }

    #[test]
    fn what_is_missing_or_wrong_is_named() {
        let without = |element: u8| {
            let mut ies = setup(&call(ServiceCategory::Ubr).to_many(), 1);
            ies.retain(|ie| ie.id() != element);
            call_of(&over_the_wire(ies))
        };
        for element in [id::TRAFFIC, id::BEARER, id::CALLED, id::ENDPOINT_REF] {
            assert_eq!(without(element), Err(Refused { cause: Cause::MANDATORY_IE_MISSING, element }));
        }
        assert!(without(id::QOS).is_ok());
        let changed = |with: Ie| {
            let mut ies = setup(&call(ServiceCategory::Ubr), 1);
            ies.retain(|ie| ie.id() != with.id());
            ies.push(with);
            call_of(&over_the_wire(ies)).unwrap_err().cause
        };
        assert_eq!(changed(Ie::Called(Number::E164(b"358314".to_vec()))), Cause(28));
        assert_eq!(changed(Ie::Aal(AalParameters::Other { aal: 1, octets: vec![] })), Cause(78));
        assert_eq!(changed(Ie::Raw { id: id::TRAFFIC, octets: vec![0x84] }), Cause::INVALID_IE);
        let bearer = Bearer { class: Bearer::C, transfer: None, susceptibility: 0, multipoint: false };
        let mut ies = setup(&call(ServiceCategory::Cbr), 1);
        ies[2] = Ie::Bearer(bearer);
        assert_eq!(call_of(&over_the_wire(ies.clone())).unwrap_err().cause, Cause(73));
        ies[2] = Ie::Bearer(Bearer { class: 9, ..bearer });
        assert_eq!(call_of(&over_the_wire(ies)).unwrap_err().cause, Cause(65));
    }
}
