//! Clients register, and are found.

use lanelab_protocols::nhrp::Config;
use lanelab_protocols::wire::nhrp::{Cie, Code, ErrorCode, Flags, Message, Op};

use crate::nhs_bench::{Bench, atm, ip, request};

fn register(id: u32, protocol: u8, nbma: u8, unique: bool) -> Message {
    let mut message = Message::new(Op::RegistrationRequest, id);
    message.flags = if unique { Flags::REGISTER_UNIQUE } else { Flags::default() };
    message.source_nbma = Some(atm(nbma));
    message.source = Some(ip(protocol));
    message.destination = Some(ip(1));
    message.entries.push(Cie { mtu: 9180, holding_time: 900, ..Cie::default() });
    message
}

#[test]
fn a_registered_station_is_found_until_the_registration_ends() {
    let mut bench = Bench::new(1);
    bench.send(1, register(1, 200, 150, false));
    let reply = bench.got();
    assert_eq!(
        (reply.op, reply.code(), reply.entries[0].holding_time),
        (Op::RegistrationReply, Code::SUCCESS, 900)
    );
    bench.run_for(100);
    bench.send(1, request(7, 200));
    let entry = &bench.got().entries[0];
    assert_eq!((entry.nbma, entry.mtu, entry.holding_time), (Some(atm(150)), 9180, 800));
    bench.run_for(800);
    bench.routes.insert((1, 200), lanelab_protocols::nhrp::Route::Unreachable);
    bench.send(1, request(8, 200));
    assert_eq!(bench.got().code(), Code::NO_BINDING);
}

#[test]
fn unique_bindings_exclude_others() {
    let mut bench = Bench::new(1);
    bench.send(1, register(1, 200, 150, true));
    assert_eq!(bench.got().code(), Code::SUCCESS);
    for unique in [false, true] {
        bench.send(1, register(2, 200, 151, unique));
        let reply = bench.got();
        assert_eq!((reply.code(), reply.entries[0].holding_time), (Code::ALREADY_REGISTERED, 0));
    }
    // The owner may renew it.
    bench.send(1, register(3, 200, 150, true));
    assert_eq!(bench.got().code(), Code::SUCCESS);
    let mut unique = request(7, 200);
    unique.flags = Flags::UNIQUE;
    bench.send(1, unique);
    assert_eq!(bench.got().entries[0].nbma, Some(atm(150)));
}

#[test]
fn who_wants_a_unique_binding_gets_no_other() {
    let mut bench = Bench::new(1);
    for nbma in [150, 151] {
        bench.send(1, register(1, 200, nbma, false));
        bench.got();
    }
    let mut unique = request(7, 200);
    unique.flags = Flags::UNIQUE;
    bench.send(1, unique);
    let reply = bench.got();
    assert_eq!((reply.code(), reply.entries[0].holding_time), (Code::NOT_UNIQUE, 0));
    bench.send(1, register(2, 200, 152, true));
    assert_eq!(bench.got().code(), Code::ALREADY_REGISTERED, "others hold it already");
}

#[test]
fn refused_by_rule_and_for_lack_of_room() {
    let mut bench = Bench::with(1, |_| Config { registrations: false, ..Config::default() });
    bench.send(1, register(1, 200, 150, false));
    assert_eq!(bench.got().code(), Code::PROHIBITED);
    let mut bench = Bench::with(1, |_| Config { max_registrations: 1, ..Config::default() });
    bench.send(1, register(1, 200, 150, false));
    assert_eq!(bench.got().code(), Code::SUCCESS);
    bench.send(1, register(2, 201, 151, false));
    assert_eq!(bench.got().code(), Code::INSUFFICIENT_RESOURCES);
    bench.send(1, register(3, 200, 150, false));
    assert_eq!(bench.got().code(), Code::SUCCESS);
}

#[test]
fn registrations_are_cut_to_the_longest_holding_time() {
    let mut bench = Bench::new(1);
    let mut message = register(1, 200, 150, false);
    message.entries[0].holding_time = 40_000;
    bench.send(1, message);
    assert_eq!(bench.got().entries[0].holding_time, 7200);
}

#[test]
fn the_longest_prefix_and_then_the_highest_preference_win() {
    let mut bench = Bench::new(1);
    for (nbma, prefix_len, preference) in [(150, 24, 9), (151, 32, 1), (152, 32, 2)] {
        let mut message = register(1, 200, nbma, false);
        message.entries[0].prefix_len = prefix_len;
        message.entries[0].preference = preference;
        bench.send(1, message);
        bench.got();
    }
    bench.send(1, request(7, 200));
    assert_eq!(bench.got().entries[0].nbma, Some(atm(152)));
    bench.send(1, request(8, 201));
    let entry = bench.got().entries[0].clone();
    assert_eq!((entry.nbma, entry.prefix_len, entry.protocol), (Some(atm(150)), 24, Some(ip(200))));
}

#[test]
fn malformed_registrations() {
    let mut bench = Bench::new(1);
    let mut two = register(1, 200, 150, true);
    two.entries.push(Cie::default());
    bench.send(1, two);
    assert_eq!(bench.error().code, ErrorCode::PROTOCOL_ERROR);
    let mut none = register(1, 200, 150, false);
    none.entries.clear();
    bench.send(1, none);
    assert_eq!(bench.error().code, ErrorCode::PROTOCOL_ERROR);
    let mut nobody = register(1, 200, 150, false);
    nobody.source = None;
    bench.send(1, nobody);
    assert_eq!(bench.got().code(), Code::NO_BINDING);
}
