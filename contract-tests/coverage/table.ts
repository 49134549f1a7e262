/**
 * Creates the table of the contract checks: coverage, examples, random requests, mutants and time budget of every operation.
 */
import type { OperationCoverage } from './coverage.ts';
import type { FuzzCount, Mutant } from './evidence.ts';
import type { VerifiedExamples } from './examples.ts';
import type { Excuses } from './exceptions.ts';

/** Results by `document operation`. Operations that were not checked are absent. */
export interface Evidence {
  readonly coverage: readonly OperationCoverage[];
  readonly examples: ReadonlyMap<string, VerifiedExamples>;
  readonly fuzz: ReadonlyMap<string, FuzzCount>;
  readonly mutants: ReadonlyMap<string, readonly Mutant[]>;
  /** Budgets in milliseconds. */
  readonly budgets: ReadonlyMap<string, number>;
  /** Median times in milliseconds. */
  readonly medians: ReadonlyMap<string, number>;
  /** True if a median above its budget is a failure. In a test run, it is only reported, because the machine may be busy. */
  readonly judgesTimes: boolean;
}

export interface TableCell {
  /** The cell in the documentation. It is the same on every machine. */
  readonly stored: string;
  readonly printed: string;
  /** Failures that are not excused, each in a few words. */
  readonly wrong: readonly string[];
  readonly reasons: readonly string[];
}

export const COLUMNS = ['coverage', 'examples', 'fuzz', 'mutants', 'budget'] as const;

export interface TableRow {
  readonly document: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly cells: Readonly<Record<(typeof COLUMNS)[number], TableCell>>;
}

/** Kinds of exceptions of the table, in addition to those of coverage. */
export const TABLE_EXCEPTIONS: readonly string[] = ['examples', 'fuzz', 'mutant', 'budget'];

export function createCoverageTable(evidence: Evidence, excuses: Excuses): TableRow[] {
  return evidence.coverage.map((coverage) => {
    const { document, operation, method, path } = coverage.documented;
    const key = `${document} ${operation}`;
    const findExcuse = (what: string) => excuses.findReason(document, operation, what);
    const cells = {
      coverage: createCoverageCell(coverage),
      examples: createExamplesCell(evidence.examples.get(key), findExcuse),
      fuzz: createFuzzCell(evidence.fuzz.get(key), findExcuse),
      mutants: createMutantsCell(evidence.mutants.get(key), findExcuse),
      budget: createBudgetCell(evidence.budgets.get(key), evidence.medians.get(key), evidence.judgesTimes, findExcuse),
    };
    return { document, operation, method, path, cells };
  });
}

type Excuse = (what: string) => string | undefined;

function createCell(
  stored: string,
  problems: readonly { what: string; wrong: string }[],
  excuse: Excuse,
  printed = stored,
): TableCell {
  const judged = problems.map(({ what, wrong }) => ({ wrong, reason: excuse(what) }));
  const wrong = judged.filter(({ reason }) => reason === undefined).map((one) => one.wrong);
  const reasons = [...new Set(judged.flatMap(({ reason }) => reason ?? []))];
  const mark = wrong.length > 0 ? ' ✗' : reasons.length > 0 ? ' *' : '';
  return { stored: `${stored}${mark}`, printed: `${printed}${mark}`, wrong, reasons };
}

function createCoverageCell({ cells, gaps, excused }: OperationCoverage): TableCell {
  const mark = gaps.length > 0 ? ' ✗' : excused.length > 0 ? ' *' : '';
  const shown = `${cells.all - cells.missing.length}/${cells.all}${mark}`;
  return { stored: shown, printed: shown, wrong: gaps, reasons: [...new Set(excused.map(({ reason }) => reason))] };
}

function createExamplesCell({ verified, wrong }: VerifiedExamples = { verified: 0, wrong: [] }, excuse: Excuse): TableCell {
  const found = verified + wrong.length === 0 ? ['it has no example'] : wrong;
  const problems = found.map((one) => ({ what: 'examples', wrong: one }));
  return createCell(String(verified), problems, excuse);
}

/** Minimum number of random requests per operation in the tests. `npm run contract:fuzz` sends any number. */
const QUICK_SHARE = 10;

function createFuzzCell(
  { valid, broken, failures }: FuzzCount = { valid: 0, broken: 0, failures: 0 },
  excuse: Excuse,
): TableCell {
  const count = valid + broken;
  const problems = [
    ...(count === 0 ? ['no random request was sent'] : []),
    ...(failures === 0 ? [] : [`${failures} random requests failed`]),
  ].map((wrong) => ({ what: 'fuzz', wrong }));
  // The number depends on options, so the documentation contains only its minimum.
  const stored = count === 0 ? '0' : count < QUICK_SHARE ? String(count) : `≥ ${QUICK_SHARE}`;
  return createCell(stored, problems, excuse, `${count}`);
}

/** Creates the cell of mutants. The number of excused ones that are noticed varies, so the documentation contains the total. */
function createMutantsCell(mutants: readonly Mutant[] = [], excuse: Excuse): TableCell {
  const judged = mutants.map(({ mutant, killedBy }) => ({ mutant, killedBy, reason: excuse(`mutant ${mutant}`) }));
  const survivors = judged.filter(({ killedBy }) => killedBy === null);
  const [first, ...others] = survivors.filter(({ reason }) => reason === undefined);
  const reasons = [...new Set(judged.flatMap(({ reason }) => reason ?? []))];
  // `npm run contract:mutate` lists all mutants that were not noticed.
  const more = others.length === 0 ? '' : `, nor ${others.length} more`;
  const unnoticed = first === undefined ? [] : [`nothing notices the mutant ${first.mutant}${more}`];
  const wrong = mutants.length === 0 ? ['no mutant was made'] : unnoticed;
  const mark = wrong.length > 0 ? ' ✗' : reasons.length > 0 ? ' *' : '';
  const printed = `${mutants.length - survivors.length}/${mutants.length}${mark}`;
  return { stored: `${mutants.length}${mark}`, printed, wrong, reasons };
}

function createBudgetCell(
  budget: number | undefined,
  median: number | undefined,
  judgesTimes: boolean,
  excuse: Excuse,
): TableCell {
  const missing =
    budget === undefined ? ['it has no budget'] : median === undefined ? ['no request that was served was measured'] : [];
  const problems = missing.map((wrong) => ({ what: 'budget', wrong }));
  const stored = budget === undefined ? '–' : `${budget} ms`;
  if (budget === undefined || median === undefined) return createCell(stored, problems, excuse);
  const printed = `${roundMilliseconds(median)} of ${budget} ms`;
  if (median <= budget) return createCell(stored, [], excuse, printed);
  const reason = excuse('budget');
  if (reason !== undefined) return { stored, printed: `${printed} *`, wrong: [], reasons: [reason] };
  const wrong = judgesTimes ? [`the median is ${roundMilliseconds(median)} ms, the budget ${budget} ms`] : [];
  return { stored, printed: `${printed} ✗`, wrong, reasons: [] };
}

function roundMilliseconds(milliseconds: number): number {
  return milliseconds < 10 ? Math.round(milliseconds * 10) / 10 : Math.round(milliseconds);
}
