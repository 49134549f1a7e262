import type { ContractDocument } from '../../src/contract/documents/document.ts';

/** The documents of one version by their names. */
export interface DocumentSet {
  version: string;
  released: boolean;
  documents: ReadonlyMap<string, ContractDocument>;
  /** The list of breaking changes that were approved since the previous version. */
  approvals: string;
}
