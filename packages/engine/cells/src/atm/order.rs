//! The order in which vertices are computed: strongly connected components, each before those that it leads to.

/// Vertices that lie on cycles together, or one that lies on none.
#[derive(Clone, Debug)]
pub(super) enum Component {
    Single(u32),
    Cycle(Box<Cycle>),
}

/// A strongly connected component that has to be computed in small steps.
#[derive(Clone, Debug)]
pub(super) struct Cycle {
    pub(super) vertices: Vec<u32>,
    /// For each of `vertices`, the edges into it from inside the cycle.
    pub(super) inner: Vec<Vec<u32>>,
}

/// The members of each component of the vertices that have these successors, in topological order (Tarjan's algorithm, iteratively).
pub(super) fn components(successors: &[Vec<u32>]) -> Vec<Vec<u32>> {
    let n = successors.len();
    let (mut index, mut low) = (vec![usize::MAX; n], vec![0_usize; n]);
    let mut on_stack = vec![false; n];
    let (mut stack, mut next) = (Vec::new(), 0);
    let mut components = Vec::new();
    for root in 0..n {
        if index[root] != usize::MAX {
            continue;
        }
        let mut calls = vec![(root, 0_usize)];
        while let Some(&mut (v, ref mut i)) = calls.last_mut() {
            if *i == 0 {
                index[v] = next;
                low[v] = next;
                next += 1;
                stack.push(v);
                on_stack[v] = true;
            }
            if let Some(&w) = successors[v].get(*i) {
                *i += 1;
                let w = w as usize;
                if index[w] == usize::MAX {
                    calls.push((w, 0));
                } else if on_stack[w] {
                    low[v] = low[v].min(index[w]);
                }
                continue;
            }
            if low[v] == index[v] {
                let at = stack.iter().rposition(|&w| w == v).expect("v is on the stack");
                let members: Vec<u32> = stack.drain(at..).map(|w| w as u32).collect();
                for &w in &members {
                    on_stack[w as usize] = false;
                }
                components.push(members);
            }
            calls.pop();
            if let Some(&mut (parent, _)) = calls.last_mut() {
                low[parent] = low[parent].min(low[v]);
            }
        }
    }
    // Tarjan finds a component after all that it leads to.
    components.reverse();
    components
}
