//! tshark, asked about a file.

use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

static FILES: AtomicU32 = AtomicU32::new(0);

/// A capture in a file of its own, which goes with it.
pub(crate) struct Capture(PathBuf);

impl Capture {
    pub(crate) fn new(octets: &[u8]) -> Self {
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("lanelab-{}-{number}.pcapng", std::process::id()));
        std::fs::write(&path, octets).expect("a temporary file");
        Self(path)
    }

    /// Lines of what tshark prints with these arguments.
    pub(crate) fn ask(&self, args: &[&str]) -> Vec<String> {
        let output = Command::new("tshark")
            .arg("-r")
            .arg(&self.0)
            .args(args)
            .stdin(Stdio::null())
            .output()
            .expect("tshark is installed (npm test installs it)");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "tshark {args:?}: {errors}");
        assert!(!errors.contains("Lua:"), "{errors}");
        String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
    }

    /// Names of the protocols for which tshark takes, by a guess, what datagrams and segments carry.
    #[allow(dead_code, reason = "only some of the tests that share this file have payloads to guess")]
    pub(crate) fn guesses() -> Vec<String> {
        let output =
            Command::new("tshark").args(["-G", "heuristic-decodes"]).output().expect("tshark is installed");
        let text = String::from_utf8_lossy(&output.stdout);
        let fields = text.lines().map(|line| line.split('\t').collect::<Vec<_>>());
        fields
            .filter(|fields| matches!(fields[..], ["udp" | "tcp", ..]))
            .filter_map(|fields| fields.get(1).map(|name| (*name).to_owned()))
            // CLTP is missing from the list, but tshark guesses it, too.
            .chain(["cltp".to_owned()])
            .collect()
    }

    /// Fields of each record, those of one record in a row; several values of one field are joined by commas.
    pub(crate) fn fields(&self, names: &[&str], more: &[&str]) -> Vec<Vec<String>> {
        let mut args = vec!["-T", "fields"];
        for name in names {
            args.extend(["-e", name]);
        }
        args.extend(more);
        self.ask(&args).iter().map(|line| line.split('\t').map(str::to_owned).collect()).collect()
    }
}

impl Drop for Capture {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Arguments that load the dissector which the repository ships.
pub(crate) const WITH_DISSECTOR: [&str; 2] =
    ["-X", concat!("lua_script:", env!("CARGO_MANIFEST_DIR"), "/../../docs/wireshark/lanelab.lua")];
