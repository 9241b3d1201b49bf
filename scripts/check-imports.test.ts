import { describe, expect, it } from 'vitest';
import { rustProblems, specifiers, typescriptProblems } from './check-imports.mjs';

const declared = { own: ['zod', 'react', '@lanelab/scenario', '@lanelab/server', 'lodash'], root: ['vitest'] };

describe('specifiers', () => {
  it('finds every way to import, and nothing in comments or data', () => {
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
    expect(problems('apps/web/src/app/a.ts', "import { x } from '@lanelab/scenario';")).toEqual([]);
    expect(problems('packages/scenario/src/a.ts', "import { z } from 'zod/mini';")).toEqual([]);
  });

  it.each([
    ['an app that imports an app', 'apps/web/src/app/a.ts', '@lanelab/server', 'may import'],
    ['an app that reaches into an app', 'apps/web/src/app/a.ts', '../../../server/src/app.ts', 'reaches out'],
    ['a package that imports upwards', 'packages/scenario/src/a.ts', '@lanelab/server', 'none of ours'],
    ['a package beyond its list', 'packages/scenario/src/a.ts', 'lodash', 'may import zod'],
    ['a package that nobody declared', 'apps/web/src/app/a.ts', 'left-pad', 'does not name'],
    ['Node in the browser', 'apps/web/src/app/a.ts', 'node:fs', 'Node is not everywhere'],
    ['a component that knows the domain', 'apps/web/src/ui/Button.tsx', '../store/run.ts', 'ui may import'],
  ])('refuses %s', (_, path, name, why) => {
    const [problem, ...others] = problems(path, `import x from '${name}';`);
    expect(problem).toContain(why);
    expect(others).toEqual([]);
  });

  it('lets a test use what the root installs', () => {
    expect(problems('packages/scenario/src/a.test.ts', "import { it } from 'vitest';")).toEqual([]);
  });
});

describe('rustProblems', () => {
  it.each([
    ['packages/protocols/src/tcp/mod.rs', 'use std::time::Instant;', 'sans-I/O'],
    ['packages/engine/src/sim/time.rs', 'use crate::atm::Cell;', 'knows no ATM'],
    ['packages/engine/src/atm/cell.rs', 'use wasm_bindgen::prelude::*;', 'knows JavaScript'],
  ])('refuses, in %s, %s', (path, text, why) => {
    expect(rustProblems(path, text)).toEqual([expect.stringContaining(why)]);
  });

  it('passes over comments and test modules, and lets wasm and sim be what they are', () => {
    const tested = '#[cfg(test)]\nmod tests {\n    use crate::atm::Cell;\n}\n';
    expect(
      rustProblems('packages/engine/src/sim/time.rs', `// crate::atm is above\nuse crate::sim::Key;\n${tested}`),
    ).toEqual([]);
    expect(rustProblems('packages/engine/src/wasm/mod.rs', 'use wasm_bindgen::prelude::*;')).toEqual([]);
  });
});
