/** The outcome of checks and tests, and its report. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A failed check or test. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Names of skipped tests. */
  readonly skipped: readonly string[];
}

/** Maximum lines and characters of a reason in the closing lines. The complete reason is printed above. */
const MAX_LINES = 4;
const MAX_CHARACTERS = 400;

const OUTCOME_FILE = 'node_modules/.cache/concordat-outcome.json';

/** Stores the outcome in this checkout. */
export function writeOutcome(outcome: Outcome): void {
  const path = join(import.meta.dirname, '../..', OUTCOME_FILE);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(outcome));
}

/** Returns the outcome that is stored in a checkout. An incomplete run is a failure. */
export function readOutcome(checkout: string): Outcome {
  try {
    return JSON.parse(readFileSync(join(checkout, OUTCOME_FILE), 'utf8')) as Outcome;
  } catch (cause) {
    return {
      passed: 0,
      failures: [{ name: 'npm ci && npm test, in an empty environment', reason: String(cause) }],
      skipped: [],
    };
  }
}

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
}

export function addSkippedFailures(outcome: Outcome): Outcome {
  const failures = outcome.skipped.map((name) => ({ name, reason: 'In continuous integration nothing may be skipped.' }));
  return { ...outcome, failures: [...outcome.failures, ...failures] };
}

/** Returns the closing lines of a run: skipped tests, failures with reasons, and the counts in a fixed format. */
export function formatClosingLines({ passed, failures, skipped }: Outcome): string[] {
  return [
    ...(skipped.length === 0 ? [] : ['', 'Skipped:', ...formatNameCounts(skipped)]),
    ...(failures.length === 0
      ? []
      : ['', 'Failed:', ...failures.flatMap(({ name, reason }) => [`  ${name}`, ...shortenReason(reason)])]),
    '',
    `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`,
  ];
}

/** Returns one line for each name, with the number of tests if several have it. */
function formatNameCounts(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? `  ${name}` : `  ${name} (${length})`,
  );
}

function shortenReason(reason: string): string[] {
  const lines = reason
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal.
    .replace(/\u001b\[\d+m/g, '')
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, MAX_LINES).map((line) => `    ${line.trim()}`);
}
