/**
 * Reads the results of other checks from disk: traffic (contract-tests/traffic/), random requests (contract-tests/fuzz/) and
 * mutants (contract-tests/mutants/).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_PREFIX, type Fact, listTrafficFiles, readLines, TRAFFIC_FOLDER } from '../traffic/corpus.ts';
import type { TimedExchange } from './budgets.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/concordat-contract');
const FUZZ_FOLDER = join(CACHE, 'fuzz');
/** Written by `npm run contract:mutate`. */
export const MUTANTS_FILE = join(CACHE, 'mutants.json');

/** Numbers of random requests to an operation. */
export interface FuzzCount {
  readonly valid: number;
  readonly broken: number;
  readonly failures: number;
}

/** A change of a document, and the check that detected it. */
export interface Mutant {
  readonly document: string;
  readonly operation: string;
  readonly mutant: string;
  readonly killedBy: string | null;
}

/** Returns the recorded facts of the tests. Bodies are not read, because they are large. */
export function readObservedFacts(
  folder: string = TRAFFIC_FOLDER,
  { withBrowser = true } = {},
): { facts: Fact[]; times: TimedExchange[] } {
  const facts: Fact[] = [];
  const times: TimedExchange[] = [];
  for (const file of listTrafficFiles(folder)) {
    if (!withBrowser && file.startsWith(BROWSER_PREFIX)) continue;
    // A file contains the exchanges of one process in their order.
    const compiled = new Set<string>();
    for (const line of readLines(join(folder, file))) {
      if (line.kind === 'fact') facts.push(line);
      else if (line.kind === 'exchange') {
        const { document, operation, request, answer, requestValid, ms } = line;
        const validator = `${document} ${operation} ${request.headers['content-type']?.split(';')[0]}`;
        times.push({ document, operation, status: answer.status, requestValid, ms, isFirst: !compiled.has(validator) });
        compiled.add(validator);
      }
    }
  }
  return { facts, times };
}

/** Returns the numbers of random requests by `document operation`; empty without results. */
export function readFuzzCounts(folder: string = FUZZ_FOLDER): Map<string, FuzzCount> {
  const counts = new Map<string, FuzzCount>();
  for (const line of readFuzzLines(folder)) {
    const key = `${line.document} ${line.operation}`;
    const { valid, broken, failures } = counts.get(key) ?? { valid: 0, broken: 0, failures: 0 };
    counts.set(key, {
      valid: valid + line.valid,
      broken: broken + line.broken,
      failures: failures + countFailures(line.failures),
    });
  }
  return counts;
}

/** Returns the mutants by `document operation`; empty without results. */
export function readMutants(file: string = MUTANTS_FILE): Map<string, Mutant[]> {
  return Map.groupBy(readMutantsList(file), ({ document, operation }) => `${document} ${operation}`);
}

/** Returns the modification time of a file in milliseconds since 1970; 0 if it does not exist. */
export function getModificationTime(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

interface FuzzLine {
  document: string;
  operation: string;
  valid: number;
  broken: number;
  failures: number | readonly unknown[];
}

function countFailures(failures: FuzzLine['failures']): number {
  return typeof failures === 'number' ? failures : failures.length;
}

function* readFuzzLines(folder: string): Generator<FuzzLine> {
  let files: string[];
  try {
    files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  } catch {
    return;
  }
  for (const file of files) {
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n'))
      if (line !== '') yield JSON.parse(line) as FuzzLine;
  }
}

function readMutantsList(file: string): Mutant[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Mutant[];
  } catch {
    return [];
  }
}
