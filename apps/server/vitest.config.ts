import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    environment: 'node',
    // Both cores may be busy with other suites; nothing here asserts how long it took.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
