import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { EFFORT, IS_THOROUGH, PRESET_SAMPLE } from './scripts/lib/levels.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times the counts of random cases are tried. */
    effort: number;
    /** Presets to be run where all would take long; null: all. */
    presetSample: readonly string[] | null;
  }
}

/** What ends a test that hangs. No test is meant to come near it, however busy the machine is. */
const LONGEST_MS = 1_800_000;

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

/** Several processes on one database need PostgreSQL, which the suite server-pg brings. */
const server: TestProjectInlineConfiguration = {
  root: 'apps/server',
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    exclude: process.env['TEST_DATABASE_URL'] ? [] : ['test/cluster/**'],
    ...everywhere,
  },
};

export default defineConfig({
  test: {
    watch: false,
    // By itself vitest leaves a core free: of two that is half.
    maxWorkers: availableParallelism(),
    projects: [
      workspace('packages/charts'),
      workspace('packages/engine'),
      workspace('packages/filter'),
      workspace('packages/papers'),
      workspace('packages/messages'),
      workspace('packages/scenario'),
      workspace('apps/cli'),
      workspace('apps/web', './apps/web/vite.config.ts'),
      server,
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], ...everywhere } },
    ],
    passWithNoTests: false,
  },
});
