//! The documentation's table of timers names tests; those tests exist.

use std::fs;
use std::path::Path;

#[test]
fn every_timer_is_shown_by_a_test_that_exists() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(package.join("../../docs/protocols.md")).expect("docs/protocols.md");
    let (_, timers) = text.split_once("\n## Timers\n").expect("a section on timers");
    let mut count = 0;
    for row in timers.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| timer |")) {
        let named = row.trim_end_matches("` |").rsplit_once('`').expect(row).1;
        let (file, test) = named.split_once("::").expect(row);
        let folder = if file.starts_with("src/") { "" } else { "tests/" };
        let source = fs::read_to_string(package.join(format!("{folder}{file}.rs"))).expect(row);
        assert!(
            source.contains(&format!("#[test]\nfn {test}()"))
                || source.contains(&format!("#[test]\n    fn {test}()")),
            "{row}"
        );
        count += 1;
    }
    assert!(count > 70, "{count} timers only");
}
