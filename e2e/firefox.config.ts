/** Journeys in Firefox: Playwright's runner and the server of the Chromium tests; the tests drive their browser themselves. */
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

export default defineConfig({
  ...chromium,
  testDir: './firefox',
  // One Firefox, which all tests share.
  workers: 1,
  use: { baseURL: chromium.use?.baseURL ?? '' },
});
