/** Compares the documents with the evidence that tests recorded. */
import type { Fact } from '../traffic/corpus.ts';
import type { DocumentedOperation } from './documented.ts';
import type { Excuses } from './exceptions.ts';

/** Documented items of one kind, and those without evidence. */
export interface Tally {
  readonly all: number;
  readonly missing: readonly string[];
}

/** Kinds of evidence. Parameters and media types of requests are required; the others are only reported. */
export type InformationKind = 'parameters' | 'requests' | 'properties' | 'absences' | 'values' | 'fields' | 'controls';

export interface OperationCoverage {
  readonly documented: DocumentedOperation;
  /** Combinations of status and media type, and the messages of a WebSocket. */
  readonly cells: Tally;
  readonly information: Readonly<Record<InformationKind, Tally>>;
  /**
   * Failures: combinations without evidence, parameters and media types that were never sent, and forms that are on no page.
   */
  readonly gaps: readonly string[];
  /** Failures that an exception excuses. */
  readonly excused: readonly { readonly what: string; readonly reason: string }[];
}

/** Kinds of failures that exceptions may excuse. */
export const COVERAGE_EXCEPTIONS: readonly string[] = ['answer', 'frame', 'parameter', 'request', 'form'];

/** Compares all documented operations with the evidence. */
export function measureCoverage(
  operations: readonly DocumentedOperation[],
  facts: readonly Fact[],
  excuses: Excuses,
): OperationCoverage[] {
  const seen = new Map<string, Set<string>>();
  for (const { document, operation, fact } of facts) {
    const known = seen.get(`${document} ${operation}`) ?? new Set();
    known.add(fact);
    seen.set(`${document} ${operation}`, known);
  }
  return operations.map((one) => getCoverage(one, seen.get(`${one.document} ${one.operation}`) ?? new Set(), excuses));
}

function getCoverage(documented: DocumentedOperation, seen: ReadonlySet<string>, excuses: Excuses): OperationCoverage {
  const countMissing = (all: readonly string[]): Tally => ({ all: all.length, missing: all.filter((fact) => !seen.has(fact)) });
  const cells = countMissing(documented.cells);
  const parameters = countMissing(documented.parameters);
  const requests = countMissing(documented.requests);
  const hasForm = seen.has('form') || !documented.needsForm;
  const found = [...cells.missing, ...parameters.missing, ...requests.missing, ...(hasForm ? [] : ['form'])];
  const judged = found.map((what) => ({ what, reason: excuses.findReason(documented.document, documented.operation, what) }));
  return {
    documented,
    cells,
    information: {
      parameters,
      requests,
      properties: countMissing(documented.properties),
      absences: countMissing(documented.absences),
      values: countMissing(documented.values),
      fields: countMissing(seen.has('form') ? documented.fields : []),
      controls: countMissing(seen.has('form') ? documented.controls : []),
    },
    gaps: judged.filter(({ reason }) => reason === undefined).map(({ what }) => what),
    excused: judged.flatMap(({ what, reason }) => (reason === undefined ? [] : [{ what, reason }])),
  };
}
