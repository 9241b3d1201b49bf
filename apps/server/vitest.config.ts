import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    // Several processes on one database: for the suite that brings PostgreSQL.
    exclude: process.env['TEST_DATABASE_URL'] ? [] : ['test/cluster/**'],
    environment: 'node',
    // Both cores may be busy with other suites; nothing here asserts how long it took.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself it gives up after one second.
    expect: { poll: { timeout: 50_000 } },
  },
});
