import type { ContractDocument } from '../../src/contract/documents/document.ts';

/** The documents of one version by name. */
export interface DocumentSet {
  version: string;
  released: boolean;
  documents: ReadonlyMap<string, ContractDocument>;
  /** The breaking changes that were approved since the previous version, as YAML. */
  approvals: string;
}
