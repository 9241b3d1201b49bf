//! Why a scenario is refused.

use std::fmt;

/// A rule of the format that a document breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScenarioError {
    /// Where: `model.nodes[2].ports[0].phy`; empty for the document as a whole.
    pub path: String,
    /// The value, the rule and the way out, to be read after the path.
    pub message: String,
}

impl ScenarioError {
    /// An error at `path`.
    pub fn new(path: impl Into<String>, message: impl Into<String>) -> Self {
        Self { path: path.into(), message: message.into() }
    }
}

impl fmt::Display for ScenarioError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.path.is_empty() {
            f.write_str(&self.message)
        } else {
            write!(f, "{}: {}", self.path, self.message)
        }
    }
}

impl std::error::Error for ScenarioError {}
