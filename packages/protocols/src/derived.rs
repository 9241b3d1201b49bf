//! What a machine keeps only to find something fast.

use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// What follows from the rest of its machine: it adds nothing to the hash of the machine's state.
#[derive(Clone, Copy, Debug, Default)]
pub struct Derived<T>(pub T);

impl<T> Hash for Derived<T> {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl<T> Deref for Derived<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Derived<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}
