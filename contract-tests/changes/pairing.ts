/** The input for comparing parts of a document. */
import type { ContractDocument, JsonObject } from '../../src/contract/documents/document.ts';
import type { ChangeKind, Direction, Effect } from './difference.ts';

/** The parts of an operation that the comparison reads. */
export interface ComparedOperation extends JsonObject {
  operationId: string;
  deprecated?: boolean;
  security?: JsonObject[];
}

/** Adds a difference to the operation that is being compared. */
export type ReportDifference = (direction: Direction, effect: Effect, what: string, kind?: ChangeKind) => void;

/** The two documents of a comparison, and the list of differences. */
export interface Pairing {
  before: ContractDocument;
  after: ContractDocument;
  say: ReportDifference;
}
