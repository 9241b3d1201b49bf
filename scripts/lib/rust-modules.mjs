// Which top-level modules of a Rust crate a file uses: every path from the crate's root, in `use` or elsewhere.
import { withoutTests } from './engine-source.mjs';

/** The module path of a file below `src`: `atm/queue.rs` is `['atm', 'queue']`, `atm/mod.rs` is `['atm']`. */
function modulePath(file) {
  const parts = file.replace(/\.rs$/, '').split('/');
  return parts.at(-1) === 'mod' ? parts.slice(0, -1) : parts;
}

/** The first names of a list in braces, as in `{a::b, c, d::{e, f}}`: a, c, d. */
function firstNames(list) {
  const names = [];
  let depth = 0;
  let start = 1;
  for (let at = 0; at < list.length; at++) {
    if (list[at] === '{') depth++;
    else if (list[at] === '}') depth--;
    if ((list[at] === ',' && depth === 1) || depth === 0) {
      names.push(list.slice(start, at).trim().split('::')[0]);
      start = at + 1;
    }
    if (depth === 0) return names;
  }
  return names;
}

/** What `src/lib.rs` re-exports from its modules: `pub use time::{Duration, Instant};` is Duration and Instant from time. */
export function reExports(library) {
  const found = new Map();
  for (const [, module, one, list] of library.matchAll(/^pub use (\w+)::(?:(\w+)|(\{[^;]*\}));/gm)) {
    for (const name of one ? [one] : firstNames(list)) found.set(name, module);
  }
  return found;
}

/**
 * Top-level names that a file uses, without its test modules: those after `crate::`, and after as many `super::` as lead to the
 * crate's root. `from` is null for `lib.rs` and for programs.
 */
export function moduleUses(file, text) {
  const path = modulePath(file);
  if (path[0] === 'lib' || path[0] === 'bin') return { from: null, uses: [] };
  const code = withoutTests(text).replace(/\/\/.*$/gm, '');
  const toRoot = 'super::'.repeat(path.length);
  const pattern = new RegExp(`(?<![\\w:])(?:crate::|${toRoot})(\\w+|\\{)`, 'g');
  const uses = new Set();
  for (const { 1: name, 0: whole, index } of code.matchAll(pattern)) {
    const names = name === '{' ? firstNames(code.slice(index + whole.length - 1)) : [name];
    for (const each of names) uses.add(each);
  }
  uses.delete('super');
  return { from: path[0], uses: [...uses] };
}
