/**
 * What must hold before a change lands. The tests record what they send and answer; the contract gate (docs/contract.md) judges it
 * after them.
 *
 *     npm test                     # quick: minutes
 *     npm run test:full            # everything
 *     npm test -- --quick --full   # one after the other, each test once, as continuous integration does
 *
 * Nothing else has to be installed. Java, Python and a second PostgreSQL are used where they are; what needs an absent one is skipped and
 * says so, and so are the tests in a browser where none starts.
 * With CI=true nothing may be skipped for want of a tool.
 */
import { forgetWholeRun, markWholeRun } from '../contract-tests/coverage/whole-run.ts';
import { closingLines, type Outcome, total, withoutSkips } from './check/outcome.ts';
import { BARE_RUN, type Check, FRESHNESS, QUICK_GATE, runChecks, SOURCE_CHECKS, WHOLE_GATE } from './check/programs.ts';
import { type Part, runTests } from './check/test-run.ts';

const isCi = process.env.CI === 'true';
const isFull = process.argv.includes('--full');
const isQuick = process.argv.includes('--quick') || !isFull;

const outcomes: Outcome[] = [];
forgetWholeRun();
if (isQuick) {
  await step('quick', [...SOURCE_CHECKS, FRESHNESS.quick]);
  outcomes.push(await runChecks(QUICK_GATE, isCi));
}
if (isFull) {
  if (isQuick) await step('rest', [FRESHNESS.whole]);
  else await step('all', [...SOURCE_CHECKS, FRESHNESS.whole]);
  markWholeRun();
  outcomes.push(await runChecks([...(isQuick ? [] : QUICK_GATE), ...WHOLE_GATE, BARE_RUN], isCi));
}

const outcome = isCi ? withoutSkips(total(outcomes)) : total(outcomes);
console.log(`\n${Math.round(performance.now() / 1000)} seconds`);
console.log(closingLines(outcome).join('\n'));
process.exit(outcome.failures.length === 0 ? 0 : 1);

/** Runs tests and checks side by side: neither keeps the machine busy all the time. */
async function step(part: Part, checks: readonly Check[]): Promise<void> {
  outcomes.push(...(await Promise.all([runChecks(checks, isCi), runTests(part)])));
}
