import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'browser-tests/**/*.browser.test.ts', 'contract-tests/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['src/storage/testing-global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'forks',
  },
});
