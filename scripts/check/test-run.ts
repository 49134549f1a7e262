/**
 * Runs tests: the quick ones, those that only a whole run needs, or all. A test belongs to the whole run alone when it has the tag `full`,
 * and all tests of a file do when the line `// @module-tag full` stands at its top.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Reporter, startVitest, type TestCase, type TestModule } from 'vitest/node';
import type { Failure, Outcome } from './outcome.ts';

/** Which tests are run. */
export type Part = 'quick' | 'rest' | 'all';

const root = join(import.meta.dirname, '../..');
const FULL = 'full';

/** Runs them; vitest writes what it has to say as it goes. */
export async function runTests(part: Part): Promise<Outcome> {
  const collector = createCollector(part);
  const full = part === 'all' ? [] : filesWithFullTests();
  const vitest = await startVitest('test', part === 'rest' ? full.map(({ file }) => file) : [], {
    root,
    run: true,
    watch: false,
    reporters: ['default', collector],
    ...(part === 'quick' ? { exclude: full.filter(({ isWhole }) => isWhole).map(({ file }) => file) } : {}),
    ...(part === 'all' ? {} : { tagsFilter: [part === 'quick' ? `!${FULL}` : FULL] }),
  });
  await vitest.close();
  // Vitest tells of failures by the exit code, too; here they are counted with everything else.
  process.exitCode = 0;
  return collector.outcome();
}

/** Files with tests of the whole run, and whether all of their tests are. */
function filesWithFullTests(): { file: string; isWhole: boolean }[] {
  const files = globSync('{src,browser-tests,contract-tests,scripts}/**/*.test.ts', { cwd: root });
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const isWhole = /^\/\/ @module-tag full$/m.test(text);
    return isWhole || /\btags: 'full'/.test(text) ? [{ file, isWhole }] : [];
  });
}

function createCollector(part: Part): Reporter & { outcome(): Outcome } {
  let outcome: Outcome = { passed: 0, failures: [{ name: 'the tests', reason: 'They did not come to an end.' }], skipped: [] };
  const isAsked = ({ tags }: TestCase) => part === 'all' || tags.includes(FULL) === (part === 'rest');
  return {
    outcome: () => outcome,
    onTestRunEnd(modules, unhandled) {
      const tests = modules.flatMap((module) => [...module.children.allTests()]).filter(isAsked);
      const failures = [
        ...modules.flatMap(failuresOf),
        ...unhandled.map(({ message }) => ({ name: 'outside of every test', reason: message })),
      ];
      const passed = tests.filter((test) => test.result().state === 'passed').length;
      const skipped = tests.filter((test) => test.result().state === 'skipped');
      const nothing = tests.length === 0 ? [{ name: 'the tests', reason: 'There are none.' }] : [];
      outcome = { passed, failures: [...failures, ...nothing], skipped: skipped.map(({ fullName }) => fullName) };
    },
  };
}

/** What failed in a file: tests, and what stands around them. */
function failuresOf(module: TestModule): Failure[] {
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
