/** The documents of the project as they are judged by, each read when it is first needed. */
import { type ContractDocument, type OperationObject, operationsOf, readDocument } from '../../src/contract/document.ts';
import { createRouteTable, type RouteTable } from '../../src/contract/route-table.ts';
import { type Conformance, createConformance } from './conformance.ts';
import { createSchemaCheck, type SchemaCheck } from './schema-check.ts';

/** The documents that this server implements. */
export const OWN_DOCUMENTS = ['server', 'collaborations', 'schemas', 'support', 'hub', 'proteomics'] as const;

/** The document of the platform, which others implement. */
export const PLATFORM_DOCUMENT = 'organisation';

/** A document, ready to judge by. */
export interface JudgedDocument {
  readonly name: string;
  readonly document: ContractDocument;
  readonly conformance: Conformance;
  readonly check: SchemaCheck;
  readonly operations: ReadonlyMap<string, { path: string; method: string; operation: OperationObject }>;
}

const judged = new Map<string, JudgedDocument>();
const tables = new Map<string, RouteTable>();

/** A document by its name; undefined for the name of a document that only a test knows. */
export function documentNamed(name: string): JudgedDocument | undefined {
  if (name !== PLATFORM_DOCUMENT && !(OWN_DOCUMENTS as readonly string[]).includes(name)) return undefined;
  const known = judged.get(name);
  if (known !== undefined) return known;
  const made = judgedDocument(name, readDocument(name));
  judged.set(name, made);
  return made;
}

/** Makes a document ready to judge by. */
export function judgedDocument(name: string, document: ContractDocument): JudgedDocument {
  return {
    name,
    document,
    conformance: createConformance(document),
    check: createSchemaCheck(document),
    operations: new Map([...operationsOf(document)].map((found) => [found.operation.operationId, found])),
  };
}

/** Which operation a request means; undefined when no document has it. */
export function operationAt(
  server: 'application' | 'platform',
  method: string,
  path: string,
): { document: string; operationId: string } | undefined {
  const match = tableOf(server).match(method === 'HEAD' ? 'GET' : method, path);
  return match !== undefined && 'route' in match ? match.route : undefined;
}

function tableOf(server: 'application' | 'platform'): RouteTable {
  const known = tables.get(server);
  if (known !== undefined) return known;
  const names = server === 'platform' ? [PLATFORM_DOCUMENT] : OWN_DOCUMENTS;
  const made = createRouteTable(
    new Map(
      names.flatMap((name) =>
        documentNamed(name) === undefined ? [] : [[name, (documentNamed(name) as JudgedDocument).document]],
      ),
    ),
  );
  tables.set(server, made);
  return made;
}
