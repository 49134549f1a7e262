/**
 * Runs the checks that precede a merge. The tests record requests and answers; the contract gate (docs/contract.md) judges them
 * afterwards.
 *
 * npm test # the quick tests: minutes
 * npm run test:full # everything: the quick tests as a new user runs them, then the rest
 *
 * No other software is required. Java, Python and a second PostgreSQL are used if available. Tests of missing software, such as
 * a browser, are skipped with a message. With CI=true, they must not be skipped.
 */
import { clearWholeRun, markWholeRun } from '../contract-tests/coverage/whole-run.ts';
import { runInEmptyEnvironment } from './check/bare-run.ts';
import { addOutcomes, addSkippedFailures, formatClosingLines, type Outcome, writeOutcome } from './check/outcome.ts';
import { type Check, FRESHNESS, QUICK_GATE, runChecks, SOURCE_CHECKS, WHOLE_GATE } from './check/programs.ts';
import { type Part, runTests } from './check/test-run.ts';

const isCi = process.env.CI === 'true';

const outcomes: Outcome[] = [];
clearWholeRun();
if (process.argv.includes('--full')) {
  outcomes.push(runInEmptyEnvironment());
  await runCheckPart('rest', [FRESHNESS.whole]);
  markWholeRun();
  outcomes.push(await runChecks(WHOLE_GATE, isCi));
} else {
  await runCheckPart('quick', [...SOURCE_CHECKS, FRESHNESS.quick]);
  outcomes.push(await runChecks(QUICK_GATE, isCi));
}

const outcome = isCi ? addSkippedFailures(addOutcomes(outcomes)) : addOutcomes(outcomes);
writeOutcome(outcome);
console.log(`\n${Math.round(performance.now() / 1000)} seconds`);
console.log(formatClosingLines(outcome).join('\n'));
// Exits only after all output was written, because a pipe may be read slowly.
process.stdout.write('', () => process.exit(outcome.failures.length === 0 ? 0 : 1));

/** Runs tests and checks concurrently, because the tests alone do not use all processors. */
async function runCheckPart(part: Part, checks: readonly Check[]): Promise<void> {
  outcomes.push(...(await Promise.all([runChecks(checks, isCi), runTests(part)])));
}
