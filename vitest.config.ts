import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'browser-tests/**/*.browser.test.ts', 'contract-tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['src/storage/testing-global-setup.ts', 'contract-tests/traffic/global-setup.ts'],
    // Every exchange of every test is recorded and judged by its document.
    setupFiles: ['contract-tests/traffic/setup.ts'],
    // Much of the time goes to waiting for browsers, databases and processes: two files at once share a machine with two cores well.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
  },
});
