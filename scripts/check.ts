/**
 * Everything that must hold before a change lands, in one command, which is also what continuous integration runs:
 *
 *     npm test
 *
 * The tests record what they send and answer; the contract gate (docs/contract.md) judges it after them.
 *
 * Java, a browser and a second PostgreSQL are used where they are installed; what needs an absent one is skipped and says so.
 * With CI=true nothing may be skipped for want of a tool.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetWholeRun, markWholeRun } from '../contract-tests/coverage/whole-run.ts';

const root = join(import.meta.dirname, '..');
const inCi = process.env.CI === 'true';
const module = (path: string) => join(root, 'node_modules', path);

/** A check that is a program of its own: its exit code is its verdict. */
interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** Whether a warning is a failure: a linter that ends well but warns has not found nothing. */
  readonly mustNotWarn?: boolean;
}

const checks: readonly Check[] = [
  { name: 'types', args: [module('typescript-native/bin/tsc'), '-p', '.'], mustNotWarn: true },
  { name: 'style', args: [module('@biomejs/biome/bin/biome'), 'ci', '.'], mustNotWarn: true },
  { name: 'contracts', args: [module('@redocly/cli/bin/cli.js'), 'lint'], mustNotWarn: true },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'], mustNotWarn: true },
];

/** What judges the traffic of the tests, once they have run. */
const gate: readonly Check[] = [
  { name: 'contract coverage', args: ['contract-tests/coverage/coverage-command.ts', '--no-run'] },
  { name: 'contract mutants', args: ['contract-tests/mutants/main.ts'] },
  { name: 'contract table', args: ['contract-tests/coverage/contract-command.ts', '--no-run', '--check'] },
];

interface TestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

let passed = 0;
let failed = 0;
for (const check of checks) count(runCheck(check));

const report = runTests();
passed += report.numPassedTests;
failed +=
  report.numFailedTests +
  report.testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0).length;
const skipped = report.testResults.flatMap(({ assertionResults }) =>
  assertionResults.filter(({ status }) => status === 'pending' || status === 'skipped'),
);
if (skipped.length > 0) console.log(`\nskipped:\n${skipped.map(({ fullName }) => `  ${fullName}`).join('\n')}`);
if (inCi && skipped.length > 0) {
  console.log('In continuous integration nothing may be skipped.');
  failed += skipped.length;
}
if (report.numTotalTests === 0) failed += 1;

console.log('');
for (const check of gate) count(runCheck(check));

console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exit(failed === 0 ? 0 : 1);

function count(holds: boolean): void {
  if (holds) passed += 1;
  else failed += 1;
}

/** Runs one, and shows what it says unless all is well. */
function runCheck({ name, args, mustNotWarn = false }: Check): boolean {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 });
  const output = `${run.stdout}${run.stderr}`;
  const isQuiet = !mustNotWarn || !/^.*\bwarnings?\b.*$/im.test(output.replace(/\b0 warnings\b/g, ''));
  const isCompared = !output.includes('not compared');
  const holds = run.status === 0 && isQuiet && (isCompared || !inCi);
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name} (${Math.round(performance.now() - start)} ms)`);
  if (!holds || !isCompared) console.log(output);
  return holds;
}

/** Runs every test; what they record is that of a whole run once they have ended. */
function runTests(): TestReport {
  forgetWholeRun();
  const folder = mkdtempSync(join(tmpdir(), 'concordat-check-'));
  try {
    const file = join(folder, 'report.json');
    const run = spawnSync(
      process.execPath,
      [module('vitest/vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    markWholeRun();
    const result = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    return run.status === 0 || result.numFailedTests > 0 ? result : { ...result, numFailedTests: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
