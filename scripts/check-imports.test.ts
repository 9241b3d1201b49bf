import { describe, expect, it } from 'vitest';
import {
  floorProblems,
  folderCircles,
  roomProblems,
  rustProblems,
  specifiers,
  typescriptProblems,
} from './check-imports.mjs';

const declared = { own: ['zod', 'react', '@lanelab/scenario', '@lanelab/server', 'lodash'], root: ['vitest'] };

describe('specifiers', () => {
  it('finds every form of import, and nothing in comments or data', () => {
    const text = `
      import a from 'one';
      import 'two';
      export * from './three.ts';
      const four = await import('four/deep');
      // import x from 'five';
      /* import y from 'six'; */
      const ends = ['from', 'to'];
    `;
    expect(specifiers(text)).toEqual(['one', 'two', './three.ts', 'four/deep']);
  });
});

describe('typescriptProblems', () => {
  const problems = (path: string, text: string): string[] => typescriptProblems(path, text, declared);

  it('lets arrows point down', () => {
    expect(problems('apps/web/src/shell/a.ts', "import { x } from '@lanelab/scenario';")).toEqual([]);
    expect(problems('packages/scenario/src/a.ts', "import { z } from 'zod/mini';")).toEqual([]);
  });

  it.each([
    ['an app that imports an app', 'apps/web/src/shell/a.ts', '@lanelab/server', 'may import'],
    ['an app that reaches into an app', 'apps/web/src/shell/a.ts', '../../../server/src/app.ts', 'reaches out'],
    ['a package that imports upwards', 'packages/scenario/src/a.ts', '@lanelab/server', 'none of ours'],
    ['a package beyond its list', 'packages/scenario/src/a.ts', 'lodash', 'may import zod'],
    ['a package that nobody declared', 'apps/web/src/shell/a.ts', 'left-pad', 'does not name'],
    ['Node in the browser', 'apps/web/src/shell/a.ts', 'node:fs', 'Node is not everywhere'],
    [
      'a component that knows the domain',
      'apps/web/src/base/ui/Button.tsx',
      '../../document/store/store.ts',
      'base lies below document',
    ],
    ['a room that the table lacks', 'apps/web/src/shell/a.ts', '../attic/box.ts', 'attic is no room'],
  ])('refuses %s', (_, path, name, why) => {
    const [problem, ...others] = problems(path, `import x from '${name}';`);
    expect(problem).toContain(why);
    expect(others).toEqual([]);
  });

  it('lets a test use what the root installs', () => {
    expect(problems('packages/scenario/src/a.test.ts', "import { it } from 'vitest';")).toEqual([]);
  });
});

describe('folderCircles', () => {
  const file = (path: string, text: string) => ({ path: `apps/web/src/${path}`, text });

  it('names the folders of a circle, types included', () => {
    const found = folderCircles([
      file('lab/editor/a.ts', "import type { B } from '../table/b.ts';"),
      file('lab/table/b.ts', "import { c } from '../text/c.ts';"),
      file('lab/text/c.ts', "import { a } from '../editor/a.ts';"),
    ]);
    expect(found).toEqual([expect.stringContaining('lab/editor -> lab/table -> lab/text -> lab/editor')]);
  });

  it('accepts arrows in one direction, and circles within a folder', () => {
    const found = folderCircles([
      file('lab/editor/a.ts', "import { b } from './b.ts'; import { c } from '../table/c.ts';"),
      file('lab/editor/b.ts', "import { a } from './a.ts';"),
    ]);
    expect(found).toEqual([]);
  });
});

describe('roomProblems', () => {
  it('names a folder that is no room, and an entry that is gone', () => {
    const found = roomProblems(['apps/web/src/attic/box.ts']);
    expect(found).toContainEqual(expect.stringContaining('apps/web/src/attic is in no line of WEB_ROOMS'));
    expect(found).toContainEqual(expect.stringContaining('apps/web/src/shell/main.tsx, which does not exist'));
  });
});

describe('rustProblems', () => {
  it.each([
    ['packages/protocols/src/tcp/mod.rs', 'use std::time::Instant;', 'sans-I/O'],
    ['packages/engine/cells/src/atm/cell.rs', 'use wasm_bindgen::prelude::*;', 'knows JavaScript'],
  ])('refuses, in %s, %s', (path, text, why) => {
    expect(rustProblems(path, text)).toEqual([expect.stringContaining(why)]);
  });

  it('passes over comments and test modules, and lets wasm and sim be what they are', () => {
    const tested = '#[cfg(test)]\nmod tests {\n    use crate::atm::Cell;\n}\n';
    expect(
      rustProblems('packages/engine/cells/src/sim/time.rs', `// crate::atm is above\nuse crate::sim::Key;\n${tested}`),
    ).toEqual([]);
    expect(rustProblems('packages/engine/src/wasm/mod.rs', 'use wasm_bindgen::prelude::*;')).toEqual([]);
  });
});

describe('floorProblems', () => {
  const LIBRARY = {
    path: 'lib.rs',
    text: 'pub mod wire;\npub use time::{Duration, Instant};\npub use machine::Machine;\n',
  };
  /** Problems of these files alone; the modules that they lack are another test's. */
  const problems = (files: { path: string; text: string }[], crate = 'packages/engine'): string[] =>
    floorProblems(crate, [LIBRARY, ...files]).filter((problem) => !problem.includes('does not exist'));

  it.each([
    [
      'a list of modules',
      'trace/diary.rs',
      'use crate::{scenario, host::{Station, tcp}};',
      'host does not lie below trace',
    ],
    ['a path within code', 'source/cbr.rs', 'fn f() { crate::trace::note(1) }', 'trace does not lie below source'],
    ['a path over the root', 'source/cbr.rs', 'use super::super::trace::Note;', 'trace does not lie below source'],
    ['a module beside it', 'host/tcp.rs', 'use crate::switch::SwitchControl;', 'switch does not lie below host'],
  ])('refuses %s', (_, path, text, why) => {
    expect(problems([{ path, text }])).toEqual([expect.stringContaining(why)]);
  });

  it('refuses a kernel that knows ATM', () => {
    const file = { path: 'sim/time.rs', text: 'use crate::atm::Cell;' };
    expect(problems([file], 'packages/engine/cells')).toEqual([expect.stringContaining('atm does not lie below sim')]);
  });

  it('refuses a circle at the arrow that closes it', () => {
    const circle = [
      { path: 'host/mod.rs', text: 'use crate::stack::Stack;' },
      { path: 'stack/mod.rs', text: 'use crate::host::Station;' },
    ];
    expect(problems(circle)).toEqual([expect.stringContaining('stack/mod.rs uses crate::host')]);
  });

  it('follows what the library re-exports', () => {
    const file = { path: 'time.rs', text: 'use crate::Machine;' };
    expect(problems([file], 'packages/protocols')).toEqual([
      expect.stringContaining('machine does not lie below time'),
    ]);
  });

  it('names a module that no floor has, and a floor that has no module', () => {
    const found = floorProblems('packages/engine', [LIBRARY, { path: 'attic/mod.rs', text: '' }]);
    expect(found).toContainEqual(expect.stringContaining('attic is on no floor'));
    expect(found).toContainEqual(expect.stringContaining('RUST_FLOORS names trace, which does not exist'));
  });

  it('passes over arrows down, comments, tests, and what is within a module', () => {
    const file = {
      path: 'trace/note.rs',
      text: 'use crate::scenario::Key;\nuse super::spec;\n// crate::host\n#[cfg(test)]\nmod tests {\n    use crate::host::X;\n}\n',
    };
    expect(problems([file])).toEqual([]);
  });
});
