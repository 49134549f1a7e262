/** Formats the coverage report. */
import type { InformationKind, OperationCoverage, Tally } from './coverage.ts';
import type { Exception } from './exceptions.ts';

export interface ReportOptions {
  /**
   * True to list every operation and every missing item. Otherwise, only operations with missing items are listed, with some of
   * these.
   */
  readonly isWhole: boolean;
}

const MAX_NAMES = 6;

/** Kinds of which every missing item is listed. */
const REQUIRED_KINDS: ReadonlySet<InformationKind> = new Set(['parameters', 'requests']);

const WORDS: Readonly<Record<Exclude<InformationKind, 'parameters' | 'requests'>, string>> = {
  properties: 'properties never answered',
  absences: 'optional properties that were never absent',
  values: 'values never answered',
  fields: 'fields on no page',
  controls: 'platform calls beside no form',
};

/** Returns lines per operation, then the totals per document. */
export function createCoverageReport(operations: readonly OperationCoverage[], { isWhole }: ReportOptions): string[] {
  const lines = operations.flatMap((one) => formatOperationLines(one, isWhole));
  return [...lines, ...(lines.length === 0 ? [] : ['']), ...formatTotals(operations)];
}

export function listCoverageFailures(operations: readonly OperationCoverage[], unneeded: readonly Exception[]): string[] {
  return [
    ...operations.flatMap(({ documented, gaps }) =>
      gaps.map((gap) => `${documented.document} ${documented.operation}: ${formatGap(gap)}`),
    ),
    ...unneeded.map(({ operation, what }) => `exceptions.yaml: ${operation} does not need the exception for ${what} any more`),
  ];
}

function formatGap(gap: string): string {
  if (gap === 'form') return 'no page has shown a form for it';
  return /^(parameter|request) /.test(gap) ? `no test has sent ${gap}` : `no test has shown ${gap}`;
}

function formatOperationLines(
  { documented, cells, information, gaps, excused }: OperationCoverage,
  isWhole: boolean,
): string[] {
  const kinds = Object.entries(information) as [InformationKind, Tally][];
  const lines = [
    ...gaps.map((gap) => `  MISSING ${formatGap(gap)}`),
    ...excused.map(({ what, reason }) => `  excused ${what}: ${reason}`),
    ...kinds
      .filter(([kind, { missing }]) => missing.length > 0 && !REQUIRED_KINDS.has(kind))
      .map(
        ([kind, { all, missing }]) =>
          `  ${WORDS[kind as keyof typeof WORDS]} (${missing.length} of ${all}): ${formatFactNames(missing, isWhole)}`,
      ),
  ];
  if (lines.length === 0 && !isWhole) return [];
  const { document, operation, method, path } = documented;
  const exercised = kinds
    .filter(([, { all }]) => all > 0)
    .map(([kind, { all, missing }]) => `, ${kind} ${all - missing.length}/${all}`);
  const counts = `answers ${cells.all - cells.missing.length}/${cells.all}${exercised.join('')}`;
  return [`${document} ${operation} (${method} ${path}): ${counts}`, ...lines];
}

function formatFactNames(facts: readonly string[], isWhole: boolean): string {
  const shownFacts = isWhole ? facts : facts.slice(0, MAX_NAMES);
  const more = facts.length - shownFacts.length;
  return shownFacts.map(shortenFact).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Removes the kind from a fact, because the line already contains it. */
function shortenFact(fact: string): string {
  return fact
    .replace(/^(form|control) /, '')
    .replace(/^answer (\d+) \S+ (property|value) /, '$1 ')
    .replace(/ absent$/, '');
}

function formatTotals(operations: readonly OperationCoverage[]): string[] {
  const documents = [...new Set(operations.map(({ documented }) => documented.document))];
  return documents.map((name) => {
    const own = operations.filter(({ documented }) => documented.document === name);
    const addTallies = (tallies: readonly Tally[]) => {
      const all = tallies.reduce((total, one) => total + one.all, 0);
      const missing = tallies.reduce((total, { missing }) => total + missing.length, 0);
      return `${all - missing}/${all}`;
    };
    const kinds = ['parameters', 'requests', 'properties', 'absences', 'values', 'fields', 'controls'] as const;
    const totals = kinds.map((kind) => `${kind} ${addTallies(own.map(({ information }) => information[kind]))}`);
    return `${name}: ${own.length} operations, answers and frames ${addTallies(own.map(({ cells }) => cells))}; ${totals.join(', ')}`;
  });
}
