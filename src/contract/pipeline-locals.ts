import type { OperationLocals } from '../operations/called-operation.ts';
import type { Prepared } from './prepared.ts';
import type { Route } from './route-table.ts';

/** Values on `response.locals` for handlers, the error boundary and the log. */
export interface PipelineLocals extends OperationLocals {
  /** The operation that the request means. */
  route?: Route;
  /** The violation of the contract; only handlers of operations in `judgedByHandler` see one. */
  violation?: unknown;
  /** Caches an immutable answer, so that the next identical request skips the checks. */
  remember?: (prepared: Prepared<unknown>) => void;
}
