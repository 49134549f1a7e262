/**
 * Changes the documents in memory, and shows which check detects each change. It reads the recorded traffic, so run the tests
 * first.
 *
 * npm run contract:mutate at most a few mutants of each kind and operation, always the same
 * npm run contract:mutate -- --all every one
 * npm run contract:mutate -- hub only the named documents; nothing is written
 *
 * Prints survivors. A survivor without an exception in contract-tests/exceptions.yaml (`what: mutant <its id>`) fails the run,
 * and so does an unnecessary exception.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MUTANTS_FILE } from '../coverage/evidence.ts';
import { createExcuses, readExceptions } from '../coverage/exceptions.ts';
import { listTrafficFiles, readLines, TRAFFIC_FOLDER } from '../traffic/corpus.ts';
import { OWN_DOCUMENTS, PLATFORM_DOCUMENT } from '../traffic/documents.ts';
import type { MutantResult } from './mutation-run.ts';
import { runInThreads } from './mutation-thread.ts';

/** Maximum mutants per kind and operation, which keeps a run short. */
const MAX_PER_KIND = 8;

const all = process.argv.includes('--all');
const documentNames = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const names = [...OWN_DOCUMENTS, PLATFORM_DOCUMENT].filter(
  (name) => documentNames.length === 0 || documentNames.includes(name),
);

const start = performance.now();
if (!listTrafficFiles(TRAFFIC_FOLDER).some(hasExchange)) {
  console.error('Nothing was seen yet: run the tests first (npm test).');
  process.exit(1);
}
const results = await runInThreads(names, {
  mostOfAKind: all ? Number.POSITIVE_INFINITY : MAX_PER_KIND,
  foreign: new Set([PLATFORM_DOCUMENT]),
});
if (documentNames.length === 0) {
  mkdirSync(dirname(MUTANTS_FILE), { recursive: true });
  writeFileSync(MUTANTS_FILE, `[\n${results.map((result) => JSON.stringify(result)).join(',\n')}\n]\n`);
}
process.exitCode = printResults(results) ? 0 : 1;
console.log(`${Math.round((performance.now() - start) / 1000)} s`);

function hasExchange(file: string): boolean {
  return readLines(join(TRAFFIC_FOLDER, file)).some(({ kind }) => kind === 'exchange');
}

function printResults(found: readonly MutantResult[]): boolean {
  const excuses = createExcuses(readExceptions());
  // An exception is needed as long as its mutant exists, because some test runs do not detect the mutant.
  const judged = found.map((one) => ({
    ...one,
    reason: excuses.findReason(one.document, one.operation, `mutant ${one.mutant}`),
  }));
  const survivors = judged.filter(({ killedBy }) => killedBy === null);
  const open = survivors.filter(({ reason }) => reason === undefined);
  for (const { document, operation, mutant } of open) console.log(`survives: ${document} ${operation}: ${mutant}`);
  // If only some documents are selected, exceptions for others are unused.
  const unneeded = documentNames.length === 0 ? excuses.listUnneeded(['mutant']) : [];
  for (const { operation, what } of unneeded) console.log(`excused and not needed: ${operation}: ${what}`);
  for (const [document, ofDocument] of Map.groupBy(found, (result) => result.document)) {
    const killed = ofDocument.filter(({ killedBy }) => killedBy !== null);
    const by = [...Map.groupBy(killed, ({ killedBy }) => killedBy)].map(([notice, list]) => `${list.length} by ${notice}`);
    console.log(`${document}: ${killed.length} of ${ofDocument.length} noticed (${by.join(', ')})`);
  }
  console.log(`${found.length} mutants, ${survivors.length} survivors, ${survivors.length - open.length} of them excused`);
  return open.length === 0 && unneeded.length === 0;
}
