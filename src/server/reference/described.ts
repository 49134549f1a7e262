/** Operations as the reference shows them: all references of the contract are resolved, and defaults are filled in. */
import { getAccessRule, getAccessRuleTexts, getOutcomes } from '../../contract/documents/access-rules.ts';
import {
  type ContractDocument,
  getOperations,
  getParameters,
  type JsonObject,
  type OperationObject,
  resolveReference,
} from '../../contract/documents/document.ts';

export interface DescribedParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonObject;
  readonly example?: unknown;
  /** True if samples of requests contain the parameter although it is optional. */
  readonly 'x-sample'?: boolean;
}

export interface DescribedExample {
  /** Name of the example if a media type has several examples; empty otherwise. */
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

export interface Media {
  readonly type: string;
  readonly schema: JsonObject;
  readonly examples: readonly DescribedExample[];
}

export interface AnswerHeader {
  readonly name: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: JsonObject;
}

export interface Answer {
  readonly status: number;
  readonly description: string;
  readonly headers: readonly AnswerHeader[];
  readonly media: readonly Media[];
}

export interface Credential {
  readonly scheme: string;
  readonly kind: 'bearer' | 'cookie';
  readonly cookie: string;
  readonly description: string;
}

/** An operation with all data of its reference page. */
export interface Described {
  readonly document: ContractDocument;
  readonly api: string;
  readonly operationId: string;
  readonly method: string;
  /** Path with parameters, such as `/projects/{id}`. */
  readonly path: string;
  readonly tag: string;
  readonly operation: OperationObject;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly DescribedParameter[];
  readonly bodyRequired: boolean;
  readonly bodies: readonly Media[];
  readonly answers: readonly Answer[];
  /** Alternatives, any of which is sufficient. An empty alternative means that no credentials are required. */
  readonly security: readonly (readonly Credential[])[];
}

interface RawMedia {
  schema?: JsonObject;
  example?: unknown;
  examples?: Record<string, { value: unknown; summary?: string }>;
}

interface RawAnswer {
  description?: string;
  headers?: Record<string, AnswerHeader & { $ref?: string }>;
  content?: Record<string, RawMedia>;
}

export function listDescriptions(documents: ReadonlyMap<string, ContractDocument>): readonly Described[] {
  return [...documents].flatMap(([api, document]) =>
    [...getOperations(document)].map(({ path, method, operation }) =>
      createDescribedOperation(api, document, path, method, operation),
    ),
  );
}

function createDescribedOperation(
  api: string,
  document: ContractDocument,
  path: string,
  method: string,
  operation: OperationObject,
): Described {
  const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
  const {
    tags,
    summary = operation.operationId,
    description = '',
  } = operation as { tags?: string[]; summary?: string; description?: string };
  return {
    document,
    api,
    operationId: operation.operationId,
    method,
    path,
    tag: tags?.[0] ?? document.info.title,
    operation,
    summary,
    description,
    parameters: getParameters<DescribedParameter>(document, path, operation),
    bodyRequired: body?.required ?? false,
    bodies: getMedia(body?.content ?? {}),
    answers: Object.entries(operation.responses).map(([status, raw]) => createDescribedAnswer(document, Number(status), raw)),
    security: getSecurity(document, operation),
  };
}

function getMedia(content: Record<string, RawMedia>): Media[] {
  return Object.entries(content).map(([type, { schema = {}, example, examples = {} }]) => ({
    type,
    schema,
    examples:
      example === undefined
        ? Object.entries(examples).map(([name, { value, summary = name }]) => ({ name, summary, value }))
        : [{ name: '', summary: '', value: example }],
  }));
}

function createDescribedAnswer(document: ContractDocument, status: number, raw: object): Answer {
  const { description = '', headers = {}, content = {} } = resolveReference<RawAnswer>(document, raw);
  return {
    status,
    description,
    headers: Object.entries(headers).map(([name, header]) => ({ ...resolveReference(document, header), name })),
    media: getMedia(content),
  };
}

function getSecurity(document: ContractDocument, operation: OperationObject): Credential[][] {
  const required = (operation.security ?? document.security ?? []) as JsonObject[];
  const schemes = (document.components?.securitySchemes ?? {}) as Record<
    string,
    { type?: string; in?: string; name?: string; description?: string }
  >;
  return required.map((names) =>
    Object.keys(names).map((scheme) => {
      const { in: place, name = '', description = '' } = schemes[scheme] ?? {};
      const isCookie = place === 'cookie';
      return { scheme, kind: isCookie ? 'cookie' : 'bearer', cookie: isCookie ? name : '', description };
    }),
  );
}

const ACTORS: Readonly<Record<string, string>> = {
  anonymous: 'A caller without a login',
  nonMember: 'A user who is not a member',
  member: 'A member',
  administrator: 'An administrator of the collaboration',
  manager: 'A manager of the organization',
};

export function getCallers({ security, operation, document }: Described) {
  const all = security.flat().filter((one, index, every) => every.findIndex(({ scheme }) => scheme === one.scheme) === index);
  const conditions = ((document as unknown as JsonObject)['x-conditions'] ?? {}) as Record<string, string>;
  const isOptional = security.some((credentials) => credentials.length === 0);
  return {
    rule: getAccessRuleTexts(document).get(getAccessRule(operation)) ?? '',
    summary:
      all.length === 0
        ? ''
        : `A request ${isOptional ? 'may show' : 'shows'} who sends it${all.length > 1 ? ', in one of these ways' : ''}:`,
    credentials: all.map(({ kind, cookie, description }) => ({
      sent: kind === 'bearer' ? 'Authorization: Bearer …' : `Cookie: ${cookie}=…`,
      description: description.trim(),
    })),
    actors: [...getOutcomes(document, operation)].map(([actor, outcomes]) => ({
      actor: ACTORS[actor] ?? actor,
      outcomes: outcomes.map(({ status, when }) => ({ status, when: when === undefined ? '' : (conditions[when] ?? when) })),
    })),
  };
}
