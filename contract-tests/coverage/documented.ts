/** Lists the documented parts of each operation, in the format of the recorder (contract-tests/traffic/corpus.ts). */
import {
  type ContractDocument,
  getOperations,
  getParameters,
  type OperationObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';
import { FORM_TYPE } from '../../src/contract/requests/media-types.ts';
import { listDocumentedProperties, type SchemaObject } from './documented-properties.ts';

/** An operation as its document describes it. Every string is a fact that the recorder can write. */
export interface DocumentedOperation {
  readonly document: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** `answer 200 application/json`, or a message of a WebSocket: `frame server presence`. */
  readonly cells: readonly string[];
  /** `parameter query limit` */
  readonly parameters: readonly string[];
  /** `request application/json` */
  readonly requests: readonly string[];
  /** `answer 200 application/json property /entities/[]/label` */
  readonly properties: readonly string[];
  /** The properties that are optional, followed by `absent`. */
  readonly absences: readonly string[];
  /** `answer 200 application/json value /state "done"` */
  readonly values: readonly string[];
  /** True if the operation must have a form on a page. Forms can only use GET and POST (HTML, "Form submission"). */
  readonly needsForm: boolean;
  /** `form title` */
  readonly fields: readonly string[];
  /** `control PUT /api/groups/v1/{group_identifier}`, by `x-platform-call`. */
  readonly controls: readonly string[];
}

const FORM_TYPES: readonly string[] = [FORM_TYPE, 'multipart/form-data'];

/** Reads all operations, in the document's order. */
export function listDocumentedOperations(name: string, document: ContractDocument): DocumentedOperation[] {
  return [...getOperations(document)].map(({ path, method, operation }) => {
    const content = getContent(document, operation.requestBody);
    const answers = getResponses(document, operation);
    const shapes = answers.map(({ fact, schema }) => ({ fact, ...listDocumentedProperties(document, schema) }));
    const forms = FORM_TYPES.flatMap((type) => (content[type] === undefined ? [] : [content[type].schema]));
    return {
      document: name,
      operation: operation.operationId,
      method,
      path,
      cells: [...answers.map(({ fact }) => fact), ...getFrames(operation)],
      parameters: getParameters<Parameter>(document, path, operation).map((one) => `parameter ${one.in} ${one.name}`),
      requests: Object.keys(content).map((type) => `request ${type}`),
      properties: shapes.flatMap(({ fact, properties }) => properties.map((pointer) => `${fact} property ${pointer}`)),
      absences: shapes.flatMap(({ fact, optional }) => optional.map((pointer) => `${fact} property ${pointer} absent`)),
      values: shapes.flatMap(({ fact, values }) => values.map((value) => `${fact} value ${value}`)),
      needsForm: method === 'POST' && forms.length > 0,
      fields: listFormFields(document, path, operation, forms),
      controls: listControlCalls(operation),
    };
  });
}

type Content = Record<string, { schema?: SchemaObject }>;

function getContent(document: ContractDocument, body: OperationObject['requestBody']): Content {
  return body === undefined ? {} : ((resolveReference(document, body).content ?? {}) as Content);
}

function getResponses(
  document: ContractDocument,
  operation: OperationObject,
): { fact: string; schema: SchemaObject | undefined }[] {
  return Object.entries(operation.responses).flatMap(([status, response]) => {
    const content = Object.entries((resolveReference(document, response).content ?? {}) as Content);
    if (content.length === 0) return [{ fact: `answer ${status} -`, schema: undefined }];
    return content.map(([type, { schema }]) => ({ fact: `answer ${status} ${type}`, schema }));
  });
}

/** Returns the names of the schemas in `x-websocket`, without their common prefix and in lower case. */
function getFrames(operation: OperationObject): string[] {
  const { client = [], server = [] } = (operation['x-websocket'] ?? {}) as { client?: string[]; server?: string[] };
  return [...client, ...server].map(
    (schema) =>
      `frame ${schema
        .replace(/^WebSocket(Client|Server)/, '$1 ')
        .toLowerCase()
        .trim()}`,
  );
}

interface Parameter {
  name: string;
  in: string;
}

/** Returns the fields of a submitted form, or of a search form, whose fields are the query parameters of a GET request. */
function listFormFields(
  document: ContractDocument,
  path: string,
  operation: OperationObject,
  forms: readonly (SchemaObject | undefined)[],
): string[] {
  const query = getParameters<Parameter>(document, path, operation)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => `form ${name}`);
  const properties = forms.flatMap((schema) => listDocumentedProperties(document, schema).properties);
  const names = properties.filter((pointer) => /^\/[^/]+$/.test(pointer));
  return [...new Set([...names.map((pointer) => `form ${pointer.slice(1)}`), ...query])];
}

function listControlCalls(operation: OperationObject): string[] {
  const calls = (operation['x-platform-call'] ?? []) as { method: string; path: string; when?: string }[];
  return [...new Set(calls.map(({ method, path }) => `control ${method} ${path}`))];
}
