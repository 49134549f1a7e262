import type { OperationLocals } from '../operations/called-operation.ts';
import type { Prepared } from './prepared.ts';
import type { Route } from './route-table.ts';

/** What the pipeline sets on `response.locals`, for handlers, the error boundary and the log. */
export interface PipelineLocals extends OperationLocals {
  /** The operation that the request means. */
  route?: Route;
  /** How the request breaks the contract; only handlers of operations `judgedByHandler` ever see one. */
  violation?: unknown;
  /** Keeps an answer that does not change, so that the next identical request skips what was already checked. */
  remember?: (prepared: Prepared<unknown>) => void;
}
