/** Runs checks as separate programs. Their exit code is the result. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Failure, Outcome } from './outcome.ts';

const root = join(import.meta.dirname, '../..');
const locateModule = (path: string) => join(root, 'node_modules', path);

export interface Check {
  readonly name: string;
  readonly args: readonly string[];
  /** True if a warning is a failure, because linters exit with 0 after warnings. */
  readonly mustNotWarn?: boolean;
}

export const SOURCE_CHECKS: readonly Check[] = [
  // One checker, because several repeat work, and the tests use the other processors.
  { name: 'types', args: [locateModule('typescript-native/bin/tsc'), '-p', '.', '--checkers', '1'], mustNotWarn: true },
  { name: 'style', args: [locateModule('@biomejs/biome/bin/biome'), 'ci', '.'], mustNotWarn: true },
  { name: 'contracts', args: [locateModule('@redocly/cli/bin/cli.js'), 'lint'], mustNotWarn: true },
];

/** Checks that generated code is up to date: quickly by its seals, or by generating it again. */
export const FRESHNESS: Readonly<Record<'quick' | 'whole', Check>> = {
  quick: { name: 'generated code, by its seals', args: ['scripts/generate.ts', '--check', '--quick'], mustNotWarn: true },
  whole: { name: 'generated code, made again', args: ['scripts/generate.ts', '--check'], mustNotWarn: true },
};

/** Checks the traffic of the quick tests. */
export const QUICK_GATE: readonly Check[] = [
  { name: 'every operation answered and judged', args: ['contract-tests/coverage/answered-command.ts'] },
];

/** Checks the traffic of all tests. */
export const WHOLE_GATE: readonly Check[] = [
  { name: 'contract coverage', args: ['contract-tests/coverage/coverage-command.ts', '--no-run'] },
  { name: 'contract mutants', args: ['contract-tests/mutants/main.ts'] },
  { name: 'contract table', args: ['contract-tests/coverage/contract-command.ts', '--no-run', '--check'] },
];

export async function runChecks(checks: readonly Check[], isCi: boolean): Promise<Outcome> {
  const failures: Failure[] = [];
  for (const check of checks) {
    const reason = await runAndFindFailure(check, isCi);
    if (reason !== undefined) failures.push({ name: check.name, reason });
  }
  return { passed: checks.length - failures.length, failures, skipped: [] };
}

async function runAndFindFailure({ name, args, mustNotWarn = false }: Check, isCi: boolean): Promise<string | undefined> {
  const start = performance.now();
  const { status, output } = await runProgram(args);
  const isQuiet = !mustNotWarn || !/^.*\bwarnings?\b.*$/im.test(output.replace(/\b0 warnings\b/g, ''));
  const isCompared = !output.includes('not compared');
  const holds = status === 0 && isQuiet && (isCompared || !isCi);
  console.log(`${holds ? 'ok    ' : 'FAILED'} ${name} (${Math.round(performance.now() - start)} ms)`);
  if (!holds || !isCompared) console.log(output);
  return holds ? undefined : (output.trim().split('\n').at(-1) ?? '');
}

function runProgram(args: readonly string[]): Promise<{ status: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece) => (output += piece));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, output }));
  });
}
