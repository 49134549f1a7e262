/**
 * `npm run contract`: one table of every operation of every document. Fails unless every cell passes or is excused with a
 * reason.
 *
 * npm run contract # runs tests and mutants first, if they have not run for these documents
 * npm run contract -- --no-run # only reads the stored results
 * npm run contract -- --write # writes the table into docs/contract.md
 * npm run contract -- --check # compares with the written table, without times
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ContractDocument, readDocument } from '../../src/contract/documents/document.ts';
import { computeMedianTimes, getBudgets } from './budgets.ts';
import { COVERAGE_EXCEPTIONS, measureCoverage } from './coverage.ts';
import { listDocumentedOperations } from './documented.ts';
import { getModificationTime, MUTANTS_FILE, readFuzzCounts, readMutants, readObservedFacts } from './evidence.ts';
import { verifyExamples } from './examples.ts';
import { createExcuses, readExceptions } from './exceptions.ts';
import { createCoverageTable, TABLE_EXCEPTIONS } from './table.ts';
import { formatMarkdownTable, formatPrintedTable, listTableFailures, replaceTable } from './table-text.ts';
import { DOCUMENTS, ensureWholeRun, readWholeRunTime } from './whole-run.ts';

const words = new Set(process.argv.slice(2));
const root = join(import.meta.dirname, '../..');
const tableFile = join(root, 'docs/contract.md');

const mayRun = !words.has('--no-run');
const havePassed = ensureWholeRun(mayRun);
if (mayRun && getModificationTime(MUTANTS_FILE) < readWholeRunTime())
  spawnSync('npm', ['run', '--silent', 'contract:mutate'], { cwd: root, stdio: 'inherit' });

const documents = new Map(DOCUMENTS.map((name): [string, ContractDocument] => [name, readDocument(name)]));
const excuses = createExcuses(readExceptions());
const { facts, times } = readObservedFacts();
const coverage = measureCoverage(
  [...documents].flatMap(([name, document]) => listDocumentedOperations(name, document)),
  facts,
  excuses,
);
const table = createCoverageTable(
  {
    coverage,
    examples: readEveryOperation(verifyExamples),
    fuzz: readFuzzCounts(),
    mutants: readMutants(),
    budgets: readEveryOperation(getBudgets),
    medians: computeMedianTimes(times),
    judgesTimes: !words.has('--check'),
  },
  excuses,
);
console.log(formatPrintedTable(table).join('\n'));

const storedTable = readFileSync(tableFile, 'utf8');
const written = replaceTable(storedTable, formatMarkdownTable(table));
const failed = [
  ...listTableFailures(table),
  ...excuses
    .listUnneeded([...COVERAGE_EXCEPTIONS, ...TABLE_EXCEPTIONS])
    .map(({ operation, what }) => `exceptions.yaml: ${operation} does not need the exception for ${what} any more`),
  ...(havePassed ? [] : ['the tests have failed']),
  ...(words.has('--check') && written !== storedTable
    ? ['docs/contract.md keeps another table; `npm run contract -- --no-run --write` writes this one']
    : []),
];
if (words.has('--write')) writeFileSync(tableFile, written);
console.log(
  failed.length === 0
    ? `\nEvery cell of ${table.length} operations holds, or its exception has a reason.`
    : `\n${failed.length} do not hold:\n${failed.map((line) => `  ${line}`).join('\n')}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Merges the results of a function for all documents, by `document operation`. */
function readEveryOperation<T>(read: (document: ContractDocument) => ReadonlyMap<string, T>): Map<string, T> {
  return new Map(
    [...documents].flatMap(([name, document]) =>
      [...read(document)].map(([operation, value]): [string, T] => [`${name} ${operation}`, value]),
    ),
  );
}
