/** Compares all documents of two versions. */
import { type ContractDocument, getOperations } from '../../src/contract/documents/document.ts';
import type { Difference } from './difference.ts';
import { listDocumentDifferences } from './document-comparison.ts';
import type { DocumentSet } from './document-set.ts';

/** The changes of one document. */
export interface DocumentChanges {
  /** Name of the document, such as `schemas`. */
  document: string;
  title: string;
  /** True if the previous version had no such document. */
  isNew: boolean;
  differences: Difference[];
  /** Statuses that an operation has in both versions, by operationId. */
  statuses: ReadonlyMap<string, readonly string[]>;
}

export interface VersionChanges {
  version: string;
  released: boolean;
  documents: DocumentChanges[];
}

/** Compares a version with the previous one. Without a previous one, all documents are new. */
export function compareVersions(before: DocumentSet | undefined, after: DocumentSet): VersionChanges {
  const names = [...new Set([...(before?.documents.keys() ?? []), ...after.documents.keys()])].sort();
  const documents = names.map((document): DocumentChanges => {
    const [earlier, now] = [before?.documents.get(document), after.documents.get(document)];
    const title = (now ?? earlier)?.info.title ?? document;
    const differences = listDocumentDifferences(earlier ?? createEmptyDocument(now), now ?? createEmptyDocument(earlier));
    const old = listStatuses(earlier ?? createEmptyDocument(now));
    const documented = [...listStatuses(now ?? createEmptyDocument(earlier))].flatMap(([operation, has]) => {
      const had = old.get(operation);
      return had === undefined ? [] : [[operation, has.filter((status) => had.includes(status))] as const];
    });
    return { document, title, isNew: earlier === undefined, differences, statuses: new Map(documented) };
  });
  return { version: after.version, released: after.released, documents };
}

const listStatuses = (document: ContractDocument) =>
  new Map([...getOperations(document)].map(({ operation }) => [operation.operationId, Object.keys(operation.responses)]));

/** Returns the document, or one without operations if it is missing in a version. */
const createEmptyDocument = (document: ContractDocument | undefined): ContractDocument => ({
  openapi: '3.0.3',
  info: { title: '', version: '' },
  ...document,
  paths: {},
});

/** Returns what to do if the current documents differ from those of the same, released version; otherwise undefined. */
export function findReleasedVersionProblem(last: DocumentSet | undefined, present: DocumentSet): string | undefined {
  const isSame = compareVersions(last, present).documents.every(({ differences }) => differences.length === 0);
  if (last === undefined || last.version !== present.version || isSame) return undefined;
  return `The contract differs from the released version ${last.version}. Begin the next version in CHANGELOG.md with a heading such as "## 0.4.0 (unreleased)", or, while ${last.version} is in preparation, run npm run contract:release -- --again`;
}

/** Compares each version with the previous one, the newest first. */
export function listAllVersionChanges(released: readonly DocumentSet[], present: DocumentSet): VersionChanges[] {
  const last = released.at(-1)?.version === present.version ? [] : [present];
  const versions = [...released, ...last];
  return versions.map((version, index) => compareVersions(versions[index - 1], version)).reverse();
}
