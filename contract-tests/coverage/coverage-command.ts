/**
 * `npm run contract:coverage`: covered and missing parts of every operation of every document.
 *
 * npm run contract:coverage # runs the tests first, if they have not run for these documents
 * npm run contract:coverage -- --no-run # only reads the records
 * npm run contract:coverage -- --all # every operation and every name
 * npm run contract:coverage -- hub # one document
 */
import { readDocument } from '../../src/contract/documents/document.ts';
import { COVERAGE_EXCEPTIONS, measureCoverage } from './coverage.ts';
import { createCoverageReport, listCoverageFailures } from './coverage-report.ts';
import { listDocumentedOperations } from './documented.ts';
import { readObservedFacts } from './evidence.ts';
import { createExcuses, readExceptions } from './exceptions.ts';
import { DOCUMENTS, ensureWholeRun } from './whole-run.ts';

const words = process.argv.slice(2);
const chosen = DOCUMENTS.filter((name) => words.includes(name));
const documents = chosen.length === 0 ? DOCUMENTS : chosen;

const havePassed = ensureWholeRun(!words.includes('--no-run'));
const excuses = createExcuses(readExceptions());
const operations = documents.flatMap((name) => listDocumentedOperations(name, readDocument(name)));
const coverage = measureCoverage(operations, readObservedFacts().facts, excuses);
console.log(createCoverageReport(coverage, { isWhole: words.includes('--all') }).join('\n'));
const unneeded = chosen.length === 0 ? excuses.listUnneeded(COVERAGE_EXCEPTIONS) : [];
const failed = listCoverageFailures(coverage, unneeded);
if (failed.length > 0) console.log(`\n${failed.length} missing:\n${failed.map((line) => `  ${line}`).join('\n')}`);
if (!havePassed) console.log('\nThe tests have failed.');
process.exitCode = failed.length === 0 && havePassed ? 0 : 1;
