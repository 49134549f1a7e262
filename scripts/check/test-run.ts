/**
 * Runs the quick tests or the rest. The rest consists of tests with the tag `full`, tests in files that begin with `//
 * @module-tag full`, and browser tests without the tag `main`.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reporter, startVitest, type TestCase, type TestModule } from 'vitest/node';
import { NO_CHROMIUM } from '../../browser-tests/chromium.ts';
import { getMainTagOptions } from '../../browser-tests/main-tag.ts';
import { LongestFirst } from './longest-first.ts';
import type { Failure, Outcome } from './outcome.ts';

/** The tests to run. */
export type Part = 'quick' | 'rest';

const root = join(import.meta.dirname, '../..');
const QUICK_TAGS = 'not full and (main or not browser)';
/** Matches browser tests with the tag `main`. Contains the name of the function, so that renaming it has no effect. */
const MAIN_TAG = new RegExp(`${getMainTagOptions.name}\\(|tags: .*'main'`);
const REST_TAGS = 'full or (browser and not main)';

/** Runs the tests. vitest prints its output. */
export async function runTests(part: Part): Promise<Outcome> {
  const files = listTestFiles();
  const collector = createCollector(part, files);
  const vitest = await startVitest(
    'test',
    part === 'rest' ? files.filter(({ hasRest }) => hasRest).map(({ file }) => file) : [],
    {
      root,
      run: true,
      watch: false,
      slowTestThreshold: 5_000,
      reporters: ['default', collector],
      sequence: { sequencer: LongestFirst },
      ...(part === 'quick' ? { exclude: files.filter(({ hasQuick }) => !hasQuick).map(({ file }) => file) } : {}),
      tagsFilter: [part === 'quick' ? QUICK_TAGS : REST_TAGS],
    },
  );
  await vitest.close();
  // vitest sets the exit code after failures. Here, the failures are counted with those of other checks.
  process.exitCode = 0;
  return collector.outcome();
}

interface TestFile {
  readonly file: string;
  readonly hasQuick: boolean;
  readonly hasRest: boolean;
}

/** Returns the test files of the part. Files without its tests are not loaded. */
function listTestFiles(): TestFile[] {
  return globSync('{src,simulators,browser-tests,contract-tests,deploy,scripts}/**/*.test.ts', { cwd: root })
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const isFull = /^\/\/ @module-tag full$/m.test(text);
      const isBrowser = file.startsWith('browser-tests/');
      const hasQuick = !isFull && (!isBrowser || MAIN_TAG.test(text));
      return { file, hasQuick, hasRest: isFull || isBrowser || text.includes("'full'") };
    });
}

/** Creates a reporter that counts the tests of a part. A test that belongs to no part is a failure. */
function createCollector(part: Part, files: readonly TestFile[]): Reporter & { outcome(): Outcome } {
  let outcome: Outcome = { passed: 0, failures: [{ name: 'the tests', reason: 'They did not come to an end.' }], skipped: [] };
  const isRequested = ({ tags }: TestCase) => {
    const isRest = tags.includes('full') || (tags.includes('browser') && !tags.includes('main'));
    return isRest === (part === 'rest');
  };
  const otherFiles = new Set(
    files.flatMap(({ file, hasQuick, hasRest }) => ((part === 'quick' ? hasRest : hasQuick) ? file : [])),
  );
  const isNeverRun = (test: TestCase) => !isRequested(test) && !otherFiles.has(test.module.relativeModuleId);
  return {
    outcome: () => outcome,
    onTestRunEnd(modules, unhandled) {
      const all = modules.flatMap((module) => [...module.children.allTests()]);
      const tests = all.filter(isRequested);
      const failures = [
        ...modules.flatMap(getFailures),
        ...all
          .filter(isNeverRun)
          .map(({ fullName }) => ({ name: fullName, reason: 'Neither part of the tests runs this test.' })),
        ...unhandled.map(({ message }) => ({ name: 'outside of every test', reason: message })),
      ];
      const passed = tests.filter((test) => test.result().state === 'passed').length;
      const skipped = tests.filter((test) => test.result().state === 'skipped');
      const nothing = tests.length === 0 ? [{ name: 'the tests', reason: 'There are none.' }] : [];
      outcome = { passed, failures: [...failures, ...nothing], skipped: skipped.map(formatSkippedName) };
    },
  };
}

/**
 * Returns the name of a skipped test. Without a browser, all browser tests have the same name, so that the outcome has one line
 * for them.
 */
function formatSkippedName({ tags, fullName, project }: TestCase): string {
  return tags.includes('browser') && project.getProvidedContext().chromium === null
    ? `browser tests: ${NO_CHROMIUM}`
    : fullName;
}

function getFailures(module: TestModule): Failure[] {
  const around = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => ({
      name: [module.relativeModuleId, ...('fullName' in suite ? [suite.fullName] : [])].join(' > '),
      reason: message,
    })),
  );
  const tests = [...module.children.allTests('failed')].map((test) => ({
    name: `${module.relativeModuleId} > ${test.fullName}`,
    reason: test.result().errors?.[0]?.message ?? '',
  }));
  return [...around, ...tests];
}
