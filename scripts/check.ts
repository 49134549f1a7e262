/**
 * Everything that must hold before a change lands, in one command, which is also what continuous integration runs:
 *
 *     npm test
 *
 * Java, a browser and a second PostgreSQL are used where they are installed; what needs an absent one is skipped and says so.
 * With CI=true nothing may be skipped for want of a tool.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const inCi = process.env.CI === 'true';
const module = (path: string) => join(root, 'node_modules', path);

/** A check that is a program of its own: its exit code is its verdict. */
const checks: { name: string; args: string[] }[] = [
  { name: 'types', args: [module('typescript-native/bin/tsc'), '-p', '.'] },
  { name: 'style', args: [module('@biomejs/biome/bin/biome'), 'ci', '.'] },
  { name: 'contracts', args: [module('@redocly/cli/bin/cli.js'), 'lint'] },
  { name: 'generated code', args: ['scripts/generate.ts', '--check'] },
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
for (const { name, args } of checks) {
  const start = performance.now();
  const run = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  const output = `${run.stdout}${run.stderr}`;
  // A linter that ends well but warns has not found nothing.
  const holds = run.status === 0 && !/^.*\bwarnings?\b.*$/im.test(output.replace(/\b0 warnings\b/g, ''));
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name} (${Math.round(performance.now() - start)} ms)`);
  if (!holds || output.includes('not compared')) console.log(output);
  if (inCi && output.includes('not compared')) failed += 1;
  else if (holds) passed += 1;
  else failed += 1;
}

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

console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`);
process.exit(failed === 0 ? 0 : 1);

function runTests(): TestReport {
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
    const result = JSON.parse(readFileSync(file, 'utf8')) as TestReport;
    return run.status === 0 || result.numFailedTests > 0 ? result : { ...result, numFailedTests: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
