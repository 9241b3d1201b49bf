import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Both cores may be busy with other suites; nothing here asserts how long it took.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Projects do not inherit from this file: each is told how long it may wait. */
function workspace(root: string, config?: string): TestProjectInlineConfiguration {
  const name = `@lanelab/${root.split('/').at(-1)}`;
  return { ...(config === undefined ? {} : { extends: config }), root, test: { name, ...patience } };
}

export default defineConfig({
  test: {
    watch: false,
    // By itself vitest leaves a core free: of two that is half.
    maxWorkers: availableParallelism(),
    projects: [
      workspace('packages/charts'),
      workspace('packages/engine'),
      workspace('packages/papers'),
      workspace('packages/messages'),
      workspace('packages/scenario'),
      workspace('apps/cli'),
      workspace('apps/web', './apps/web/vite.config.ts'),
      // Brings an environment of its own.
      'apps/server',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], environment: 'node', ...patience } },
    ],
    passWithNoTests: false,
  },
});
