import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import {
  EFFORT,
  IS_THOROUGH,
  PRESET_SAMPLE,
  TESTS_OF_A_DATABASE,
  TESTS_OF_BOTH_DATABASES,
} from './scripts/lib/levels.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the counts of random cases are tried. */
    effort: number;
    /** Presets to be run where all would take long; null: all. */
    presetSample: readonly string[] | null;
  }
}

/**
 * What ends a test that hangs, before it takes the time that the rest of CI needs. No test is meant to come near it, however
 * busy the machine is: the longest kills servers for two minutes.
 */
const LONGEST_MS = 600_000;

const everywhere = {
  environment: 'node',
  testTimeout: LONGEST_MS,
  hookTimeout: LONGEST_MS,
  expect: { poll: { timeout: LONGEST_MS / 3 } },
  provide: { effort: EFFORT, presetSample: IS_THOROUGH ? null : PRESET_SAMPLE },
};

/** Projects do not inherit from this file. */
function workspace(root: string, config?: string): TestProjectInlineConfiguration {
  const name = `@lanelab/${root.split('/').at(-1)}`;
  return { ...(config === undefined ? {} : { extends: config }), root, test: { name, ...everywhere } };
}

/** A workspace whose tests change nothing that others see: they share what they import, which takes half of their time otherwise. */
function sharing(root: string, config?: string): TestProjectInlineConfiguration {
  const { test, ...rest } = workspace(root, config);
  return { ...rest, test: { ...test, isolate: false } };
}

/** On PostgreSQL, which the suite server-pg brings, or on the embedded database. Several processes on one database need PostgreSQL. */
const files = process.env['TEST_DATABASE_URL']
  ? { include: [...TESTS_OF_A_DATABASE, ...TESTS_OF_BOTH_DATABASES] }
  : { include: ['test/**/*.test.ts'], exclude: IS_THOROUGH ? TESTS_OF_A_DATABASE : ['test/cluster/**'] };

const server: TestProjectInlineConfiguration = {
  root: 'apps/server',
  test: {
    name: 'server',
    ...files,
    ...everywhere,
  },
};

export default defineConfig({
  test: {
    watch: false,
    // By itself vitest leaves a core free: of two that is half.
    maxWorkers: availableParallelism(),
    projects: [
      sharing('packages/charts'),
      workspace('packages/engine'),
      sharing('packages/filter'),
      sharing('packages/lessons'),
      workspace('packages/papers'),
      workspace('packages/messages'),
      sharing('packages/scenario'),
      sharing('apps/cli'),
      sharing('apps/web', './apps/web/vite.config.ts'),
      server,
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...everywhere } },
    ],
    passWithNoTests: false,
  },
});
