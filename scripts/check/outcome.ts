/** What came out of checks and tests, and how it is told at the end. */

/** Something that does not hold. */
export interface Failure {
  readonly name: string;
  readonly reason: string;
}

/** What came out. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Names of the tests that were skipped for want of something. */
  readonly skipped: readonly string[];
}

/** Longest reason that is repeated, in lines and characters; the whole of it stands above. */
const MAX_LINES = 4;
const MAX_CHARACTERS = 400;

/** Adds them up. */
export function total(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
  };
}

/** In continuous integration nothing may be skipped: each test that was becomes a failure. */
export function withoutSkips(outcome: Outcome): Outcome {
  const failures = outcome.skipped.map((name) => ({ name, reason: 'In continuous integration nothing may be skipped.' }));
  return { ...outcome, failures: [...outcome.failures, ...failures] };
}

/** The last lines of a run: what was skipped, what failed and why, and one line that any runner can read. */
export function closingLines({ passed, failures, skipped }: Outcome): string[] {
  return [
    ...(skipped.length === 0 ? [] : ['', 'Skipped:', ...counted(skipped)]),
    ...(failures.length === 0
      ? []
      : ['', 'Failed:', ...failures.flatMap(({ name, reason }) => [`  ${name}`, ...shortened(reason)])]),
    '',
    `${passed} passed, ${failures.length} failed, ${skipped.length} skipped`,
  ];
}

/** One line for each name, with its number where several tests share it. */
function counted(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name)].map(([name, { length }]) =>
    length === 1 ? `  ${name}` : `  ${name} (${length})`,
  );
}

function shortened(reason: string): string[] {
  const lines = reason
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors of a terminal.
    .replace(/\u001b\[\d+m/g, '')
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return lines.slice(0, MAX_LINES).map((line) => `    ${line.trim()}`);
}
