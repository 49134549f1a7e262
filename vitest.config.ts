import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Caches compiled code for all processes and threads of tests, to start them faster.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'simulators/**/*.test.ts',
      'views/**/*.test.ts',
      'browser-tests/**/*.browser.test.ts',
      'contract-tests/**/*.test.ts',
      'scripts/**/*.test.ts',
      'deploy/**/*.test.ts',
    ],
    globalSetup: [
      // First, because it sets the temporary folder of the others.
      'src/storage/testing-memory.ts',
      'src/storage/testing-global-setup.ts',
      'contract-tests/traffic/global-setup.ts',
      'deploy/testing-package-setup.ts',
      'browser-tests/chromium.ts',
    ],
    setupFiles: [
      // Records all exchanges of tests, and validates them against their documents.
      'contract-tests/traffic/setup.ts',
      'contract-tests/shared-validators.ts',
    ],
    // Tests often wait for browsers, databases and processes, so three files keep two processors busy.
    maxWorkers: 3,
    // A worker keeps loaded and compiled code between files, which is faster.
    isolate: false,
    // `npm test` runs tests that are neither `full` nor `browser`, and browser tests that are `main`.
    tags: [
      { name: 'full', description: 'Belongs to `npm run test:full` alone.' },
      { name: 'browser', description: 'Needs a browser; belongs to `npm run test:full`, too.' },
      { name: 'main', description: 'A main path in the browser: also belongs to `npm test`.' },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default is one second; a slow machine may need many times as long.
    expect: { poll: { timeout: 60_000 } },
    pool: 'forks',
    // Starting and ending hundreds of servers creates much garbage, so a larger young generation is faster.
    execArgv: ['--max-semi-space-size=64'],
  },
});
