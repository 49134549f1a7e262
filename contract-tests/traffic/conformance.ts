/** Determines whether an exchange conforms to a contract, independently of the server. */
import { getDeprecation } from '../../src/contract/deprecation.ts';
import {
  type ContractDocument,
  getOperations,
  type ResponseObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';
import type { SeenAnswer, SeenRequest } from './corpus.ts';
import { createRequestCheck, type RequestJudgement } from './request-check.ts';
import { createSchemaCheck, type Schema } from './schema-check.ts';
import { convertTextToType, getMediaType, isTextual, parseBodyBySchema, type WrittenMedia } from './written-values.ts';

/** Validates exchanges against one document. */
export interface Conformance {
  /** Returns violations of the contract in a response; empty if it conforms. A null body is not checked. */
  listViolations(operationId: string, answer: SeenAnswer): string[];
  /** Returns violations of the contract in a request; empty if it conforms. */
  listRequestViolations(operationId: string, request: SeenRequest): string[];
  /**
   * Returns violations like `listRequestViolations`, and deviations that the contract leaves open. `closed` is true if members
   * without a schema are also violations.
   */
  judgeRequest(operationId: string, request: SeenRequest, closed?: boolean): RequestJudgement;
}

interface HeaderObject {
  $ref?: string;
  required?: boolean;
  schema?: Schema;
}

interface ResponseWithHeaders extends ResponseObject {
  headers?: Record<string, HeaderObject>;
}

/** Headers that HTTP or the security policy adds to every response. */
const UNDOCUMENTED_HEADERS = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'keep-alive',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'transfer-encoding',
  'x-content-type-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'vary',
  'cache-control',
]);

/** Headers of deprecated operations, which other responses must not have. */
const DEPRECATION_HEADERS: ReadonlySet<string> = new Set(['deprecation', 'sunset', 'link']);
const NOTHING: ReadonlySet<string> = new Set();

export function createConformance(document: ContractDocument): Conformance {
  const check = createSchemaCheck(document);
  const operations = new Map([...getOperations(document)].map((found) => [found.operation.operationId, found]));
  const requests = createRequestCheck(document, check);

  function findBodyViolations(media: { schema: Schema } & WrittenMedia, answer: string, type: string): string[] {
    try {
      return check
        .listProblems(media.schema, parseBodyBySchema(answer, type, media), { closed: true })
        .map((problem) => `body${problem}`);
    } catch {
      return [`the body is not ${type}`];
    }
  }

  function findHeaderViolations(
    { headers = {} }: ResponseWithHeaders,
    answer: SeenAnswer,
    announced: ReadonlySet<string>,
  ): string[] {
    const documented = new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header]));
    const wrong: string[] = [];
    for (const [name, value] of Object.entries(answer.headers)) {
      const header = documented.get(name);
      if (header !== undefined) {
        const { schema } = resolveReference<HeaderObject>(document, header);
        if (schema === undefined) continue;
        const problems = check.listProblems(schema, convertTextToType(check.resolveSchema(schema), value), { closed: true });
        wrong.push(...problems.map((problem) => `header ${name}${problem}`));
      } else if (!UNDOCUMENTED_HEADERS.has(name) && !announced.has(name)) wrong.push(`header ${name} is not documented`);
    }
    for (const [name, header] of documented) {
      const isMissing = resolveReference<HeaderObject>(document, header).required === true && !(name in answer.headers);
      if (isMissing) wrong.push(`header ${name} is missing`);
    }
    return wrong;
  }

  function findContentViolations({ content = {} }: ResponseWithHeaders, { headers, body }: SeenAnswer): string[] {
    const type = getMediaType(headers);
    if (Object.keys(content).length === 0) return body === '' || body === null ? [] : ['a body where none is documented'];
    const media = type === undefined ? undefined : content[type];
    if (type === undefined || media === undefined) return [`media type ${type} is not documented`];
    return media.schema === undefined || body === null || !isTextual(type)
      ? []
      : findBodyViolations({ ...media, schema: media.schema }, body, type);
  }

  return {
    listViolations(operationId, answer) {
      const found = operations.get(operationId);
      if (found === undefined) return [`no operation ${operationId}`];
      const reference = found.operation.responses[String(answer.status)];
      if (reference === undefined) return [`status ${answer.status} is not documented`];
      const response = resolveReference<ResponseWithHeaders>(document, reference as ResponseWithHeaders);
      const announced = getDeprecation(found.operation) === undefined ? NOTHING : DEPRECATION_HEADERS;
      return [...findHeaderViolations(response, answer, announced), ...findContentViolations(response, answer)];
    },
    listRequestViolations: (operationId, request) => requests(operationId, request, false).breaches,
    judgeRequest: (operationId, request, closed = false) => requests(operationId, request, closed),
  };
}
