/**
 * Checks before a change lands. The tests record requests and answers; the contract gate (docs/contract.md) judges them
 * afterwards.
 *
 * npm test # quick: minutes
 * npm run test:full # everything
 * npm test -- --quick --full # both, with each test once, as in continuous integration
 *
 * No other software is required. Java, Python and a second PostgreSQL are used if available. Tests of missing software, such as
 * a browser, are skipped with a message. With CI=true, they must not be skipped.
 */
import { clearWholeRun, markWholeRun } from '../contract-tests/coverage/whole-run.ts';
import { addOutcomes, addSkippedFailures, formatClosingLines, type Outcome } from './check/outcome.ts';
import { BARE_RUN, type Check, FRESHNESS, QUICK_GATE, runChecks, SOURCE_CHECKS, WHOLE_GATE } from './check/programs.ts';
import { type Part, runTests } from './check/test-run.ts';

const isCi = process.env.CI === 'true';
const isFull = process.argv.includes('--full');
const isQuick = process.argv.includes('--quick') || !isFull;

const outcomes: Outcome[] = [];
clearWholeRun();
if (isQuick) {
  await runPart('quick', [...SOURCE_CHECKS, FRESHNESS.quick]);
  outcomes.push(await runChecks(QUICK_GATE, isCi));
}
if (isFull) {
  if (isQuick) await runPart('rest', [FRESHNESS.whole]);
  else await runPart('all', [...SOURCE_CHECKS, FRESHNESS.whole]);
  markWholeRun();
  outcomes.push(await runChecks([...(isQuick ? [] : QUICK_GATE), ...WHOLE_GATE, BARE_RUN], isCi));
}

const outcome = isCi ? addSkippedFailures(addOutcomes(outcomes)) : addOutcomes(outcomes);
console.log(`\n${Math.round(performance.now() / 1000)} seconds`);
console.log(formatClosingLines(outcome).join('\n'));
// Ends after everything is written: the output may be a pipe that is read slowly.
process.stdout.write('', () => process.exit(outcome.failures.length === 0 ? 0 : 1));

/** Runs tests and checks concurrently, because neither uses the machine fully. */
async function runPart(part: Part, checks: readonly Check[]): Promise<void> {
  outcomes.push(...(await Promise.all([runChecks(checks, isCi), runTests(part)])));
}
