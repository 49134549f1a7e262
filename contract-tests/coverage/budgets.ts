/**
 * Time budgets of the server. `x-budget-ms` of a document or operation limits the median time of valid requests with a response
 * below 400, over all tests.
 */
import { type ContractDocument, getOperations } from '../../src/contract/documents/document.ts';
export interface TimedExchange {
  readonly document: string;
  readonly operation: string;
  readonly status: number;
  readonly requestValid: boolean;
  /** Milliseconds from the arrival of the request to the end of the response, measured in the server. */
  readonly ms: number;
  /** True for the first exchange of an operation and media type in its process, which includes compiling validators. */
  readonly isFirst: boolean;
}

const BUDGET = 'x-budget-ms';

/**
 * Returns budgets in milliseconds by operationId: that of the operation, or that of the document for its method. Operations
 * without a budget are absent.
 */
export function getBudgets(document: ContractDocument): Map<string, number> {
  const shared = (document as { [BUDGET]?: { read: number; write: number } })[BUDGET];
  const budgets = new Map<string, number>();
  for (const { method, operation } of getOperations(document)) {
    const budget = (operation[BUDGET] as number | undefined) ?? shared?.[isReadMethod(method) ? 'read' : 'write'];
    if (budget !== undefined) budgets.set(operation.operationId, budget);
  }
  return budgets;
}

/** Returns the median milliseconds by `document operation`. First exchanges count only if there are no others. */
export function computeMedianTimes(exchanges: readonly TimedExchange[]): Map<string, number> {
  const served = exchanges.filter(({ requestValid, status }) => requestValid && status < 400);
  const groups = Map.groupBy(served, ({ document, operation }) => `${document} ${operation}`);
  return new Map(
    [...groups].map(([key, samples]) => {
      const later = samples.filter(({ isFirst }) => !isFirst);
      return [key, computeMedian((later.length === 0 ? samples : later).map(({ ms }) => ms))];
    }),
  );
}

function isReadMethod(method: string): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
}

function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
