import { defineConfig } from 'vitest/config';

// One project a workspace, so that each may bring its own environment in a vitest.config.ts of its own.
export default defineConfig({
  test: {
    watch: false,
    projects: [
      'packages/*',
      'apps/*',
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], environment: 'node' } },
    ],
    passWithNoTests: false,
  },
});
