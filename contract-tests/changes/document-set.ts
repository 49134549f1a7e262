import type { ContractDocument } from '../../src/contract/documents/document.ts';

/** The documents of one version by their names. */
export interface DocumentSet {
  /** Example: `0.2.0`. */
  version: string;
  released: boolean;
  documents: ReadonlyMap<string, ContractDocument>;
  /** The text of the list of breaking changes that were approved since the version before. */
  approvals: string;
}
