import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// Processes and threads that tests start find compiled what any of them has compiled before: half of the time of each start.
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
      // First, as it says where the others write what passes.
      'src/storage/testing-memory.ts',
      'src/storage/testing-global-setup.ts',
      'contract-tests/traffic/global-setup.ts',
      'deploy/testing-package-setup.ts',
      'browser-tests/chromium.ts',
    ],
    setupFiles: [
      // Every exchange of every test is recorded and judged by its document.
      'contract-tests/traffic/setup.ts',
      'contract-tests/shared-validators.ts',
    ],
    // Half of the time goes to waiting for browsers, databases and processes: three files at once keep two cores busy.
    maxWorkers: 3,
    // A worker keeps what it has loaded and compiled from one file to the next, which saves half of the time.
    isolate: false,
    // `npm test` runs what is neither `full` nor `browser`, and of the browser's what is `main`.
    tags: [
      { name: 'full', description: 'Belongs to `npm run test:full` alone.' },
      { name: 'browser', description: 'Needs a browser; belongs to `npm run test:full`, too.' },
      { name: 'main', description: 'A main path in the browser: also belongs to `npm test`.' },
    ],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A page that three browsers and a server share two cores with takes more than the second that is usual.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks',
    // Servers that start and end by the hundred leave much behind: more room for what is new saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
  },
});
