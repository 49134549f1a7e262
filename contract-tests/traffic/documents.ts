/** The documents against which exchanges are validated. Each is read on first use. */
import {
  type ContractDocument,
  getOperations,
  type OperationObject,
  readDocument,
} from '../../src/contract/documents/document.ts';
import { createRouteTable, type RouteTable } from '../../src/contract/route-table.ts';
import { type Conformance, createConformance } from './conformance.ts';
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts';

/** Documents that this server implements. */
export const OWN_DOCUMENTS: readonly string[] = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'];

/** Returns the operations of all these documents, with their document. */
export function listProjectOperations() {
  return OWN_DOCUMENTS.map(readDocument).flatMap((document) =>
    [...getOperations(document)].map((found) => ({ operationId: found.operation.operationId, document, found })),
  );
}

/** Document of the platform, which other servers implement. */
export const PLATFORM_DOCUMENT = 'organisation';

/** A document with the checks of its exchanges. */
export interface JudgedDocument {
  readonly name: string;
  readonly document: ContractDocument;
  readonly conformance: Conformance;
  readonly check: SchemaCheck;
  readonly operations: ReadonlyMap<string, { path: string; method: string; operation: OperationObject }>;
}

/** Finds documents by name and by request. */
export interface Documents {
  /** Returns a document; undefined for one that only a single test uses. */
  findDocument(name: string): JudgedDocument | undefined;
  /** Returns the operation of a request; undefined if no document contains it. `path` is encoded. */
  findOperation(server: 'application' | 'platform', method: string, path: string): FoundOperation | undefined;
}

export interface FoundOperation {
  readonly document: string;
  readonly operationId: string;
}

/**
 * Creates a set of documents.
 * @param read returns a document of the set by its name
 */
export function createDocuments(own: readonly string[], platform: string, read: (name: string) => ContractDocument): Documents {
  const judged = new Map<string, JudgedDocument>();
  const tables = new Map<string, RouteTable>();

  function findDocument(name: string): JudgedDocument | undefined {
    if (name !== platform && !own.includes(name)) return undefined;
    const known = judged.get(name);
    if (known !== undefined) return known;
    const made = createJudgedDocument(name, read(name));
    judged.set(name, made);
    return made;
  }

  function getRouteTable(server: 'application' | 'platform'): RouteTable {
    const known = tables.get(server);
    if (known !== undefined) return known;
    const names = server === 'platform' ? [platform] : own;
    const made = createRouteTable(new Map(names.map((name) => [name, (findDocument(name) as JudgedDocument).document])));
    tables.set(server, made);
    return made;
  }

  return {
    findDocument,
    findOperation(server, method, path) {
      const match = getRouteTable(server).match(method === 'HEAD' ? 'GET' : method, path);
      return match !== undefined && 'route' in match ? match.route : undefined;
    },
  };
}

export const PROJECT_DOCUMENTS: Documents = createDocuments(OWN_DOCUMENTS, PLATFORM_DOCUMENT, readDocument);

function createJudgedDocument(name: string, document: ContractDocument): JudgedDocument {
  return {
    name,
    document,
    conformance: createConformance(document),
    check: createSchemaCheck(document),
    operations: new Map([...getOperations(document)].map((found) => [found.operation.operationId, found])),
  };
}
