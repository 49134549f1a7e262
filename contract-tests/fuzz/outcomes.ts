/** Stores the results of random requests on disk, for the table of the contract checks. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FuzzFailure {
  /** Kind and place of the invalid part, such as `maxLength at query q`, or `valid`. */
  readonly what: string;
  readonly problems: readonly string[];
  /** A command that sends the smallest request with this finding. */
  readonly curl: string;
}

export interface OperationOutcome {
  readonly document: string;
  readonly operation: string;
  readonly valid: number;
  readonly broken: number;
  readonly hostile: number;
  readonly failures: readonly FuzzFailure[];
  /** Number of valid requests by status of the response. */
  readonly statuses: Readonly<Record<string, number>>;
}

/** A line in the file of a document: the results for one operation. */
export interface FuzzLine {
  readonly document: string;
  readonly operation: string;
  /** Number of requests that the document allows, including hostile ones. */
  readonly valid: number;
  /** Number of invalid requests. */
  readonly broken: number;
  /** Number of wrong responses. */
  readonly failures: number;
  readonly seed: number;
}

const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/concordat-contract/fuzz');

/** Returns the lines of a document; none if it was not run. */
export function readOutcomes(document: string, folder: string = FOLDER): FuzzLine[] {
  const path = join(folder, `${document}.jsonl`);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as FuzzLine);
}

/** Stores results, replacing those of earlier runs of the operations. */
export function storeOutcomes(
  document: string,
  outcomes: readonly OperationOutcome[],
  seed: number,
  folder: string = FOLDER,
): void {
  const fresh = outcomes.map(
    ({ operation, valid, hostile, broken, failures }): FuzzLine => ({
      document,
      operation,
      valid: valid + hostile,
      broken,
      failures: failures.length,
      seed,
    }),
  );
  const names = new Set(fresh.map(({ operation }) => operation));
  const others = readOutcomes(document, folder).filter(({ operation }) => !names.has(operation));
  const lines = [...others, ...fresh].sort((a, b) => a.operation.localeCompare(b.operation));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${document}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}
