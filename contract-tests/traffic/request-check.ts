/** Determines whether a request conforms to its document: parameters of path, query and header, media type and body. */
import { parse as parseQuery } from 'node:querystring';
import {
  type ContractDocument,
  getOperations,
  getParameters,
  type OperationObject,
  resolveReference,
} from '../../src/contract/documents/document.ts';
import { decodePathSegment } from '../../src/contract/strict-path.ts';
import type { SeenRequest } from './corpus.ts';
import type { Schema, SchemaCheck } from './schema-check.ts';
import { convertTextToType, getMediaType, isTextual } from './written-values.ts';

/** Result of checking a request. */
export interface RequestJudgement {
  /** Violations of the document; empty if it conforms. */
  breaches: string[];
  /** Deviations that the document leaves open. The server may accept or reject them. */
  doubts: string[];
  /** Documented parameters of the request, such as `query limit`. */
  parameters: string[];
  /** Documented media type of the body; undefined without a body. */
  bodyType: string | undefined;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  allowEmptyValue?: boolean;
  allowReserved?: boolean;
  schema?: Schema;
}

/** Parameters and bodies of an operation. */
interface Taken {
  path: string;
  pathPattern: RegExp;
  parameters: readonly Parameter[];
  body: OperationObject['requestBody'];
}

/** Headers that documents describe elsewhere (OpenAPI 3.0.3, Parameter Object). */
const NO_PARAMETERS: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/** Creates the check of a document's requests. `closed` is true if members without a schema are also violations. */
export function createRequestCheck(
  document: ContractDocument,
  check: SchemaCheck,
): (operationId: string, request: SeenRequest, closed: boolean) => RequestJudgement {
  const operations = new Map<string, Taken>();
  for (const { path, operation } of getOperations(document)) {
    operations.set(operation.operationId, {
      path,
      pathPattern: new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '([^/]*)')}$`),
      parameters: getParameters<Parameter>(document, path, operation),
      body: operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody),
    });
  }

  return (operationId, request, closed) => {
    const judgement: RequestJudgement = { breaches: [], doubts: [], parameters: [], bodyType: undefined };
    const taken = operations.get(operationId);
    if (taken === undefined) {
      judgement.breaches.push(`no operation ${operationId}`);
      return judgement;
    }
    const [path = '', ...rest] = request.url.split('?');
    checkPath(taken, path, judgement);
    checkQuery(taken, rest.join('?'), judgement);
    checkHeaders(taken, request.headers, judgement);
    checkBody(taken, request, closed, judgement);
    return judgement;
  };

  function checkValue(parameter: Parameter, value: unknown, judgement: RequestJudgement): void {
    judgement.parameters.push(`${parameter.in} ${parameter.name}`);
    if (parameter.schema === undefined) return;
    const problems = check.listProblems(parameter.schema, value, { closed: false });
    judgement.breaches.push(...problems.map((problem) => `${parameter.in} ${parameter.name}${problem}`));
  }

  function checkPath({ path, pathPattern, parameters }: Taken, actual: string, judgement: RequestJudgement): void {
    const values = pathPattern.exec(actual)?.slice(1);
    if (values === undefined) {
      // The platform accepts further spellings of its paths, which are not checked here.
      judgement.doubts.push(`the path is not written as ${path}`);
      return;
    }
    const names = [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name);
    for (const [index, name] of names.entries()) {
      const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
      const text = decodePathSegment(values[index]);
      if (text === undefined) judgement.breaches.push(`path ${name} is not encoded correctly`);
      else if (parameter !== undefined) checkValue(parameter, convertTextToType(resolveParameter(parameter), text), judgement);
    }
  }

  function checkQuery({ parameters }: Taken, query: string, judgement: RequestJudgement): void {
    const given = parseQuery(query, '&', '=', { maxKeys: 0 });
    if (/%00/.test(query)) judgement.breaches.push('the query has the character NUL');
    const documented = parameters.filter((parameter) => parameter.in === 'query');
    for (const name of Object.keys(given)) {
      if (!documented.some((parameter) => parameter.name === name)) judgement.breaches.push(`query ${name} is not documented`);
    }
    for (const parameter of documented) {
      const value = given[parameter.name];
      if (value === undefined) {
        if (parameter.required === true) judgement.breaches.push(`query ${parameter.name} is missing`);
        continue;
      }
      checkQueryValue(parameter, value, query, judgement);
    }
  }

  function checkQueryValue(parameter: Parameter, value: string | string[], query: string, judgement: RequestJudgement): void {
    const schema = resolveParameter(parameter);
    const texts = [value].flat();
    if (texts.includes('') && parameter.allowEmptyValue !== true) judgement.doubts.push(`query ${parameter.name} is empty`);
    if (parameter.allowReserved !== true && hasReservedCharacters(query))
      judgement.doubts.push('the query has reserved characters');
    const item = schema.type === 'array' ? check.resolveSchema(schema.items ?? {}) : schema;
    const read = texts.map((text) => convertTextToType(item, text));
    // The contract does not define whether 0x10 or 1e2 in a URL is a number.
    const isOdd = texts.some((text, index) => typeof read[index] === 'string' && isMalformedNumber(item, text));
    if (isOdd) judgement.doubts.push(`query ${parameter.name} is a number in another notation`);
    else checkValue(parameter, schema.type === 'array' ? read : read.length === 1 ? read[0] : read, judgement);
  }

  function checkHeaders({ parameters }: Taken, headers: SeenRequest['headers'], judgement: RequestJudgement): void {
    for (const parameter of parameters) {
      if (parameter.in !== 'header' || NO_PARAMETERS.has(parameter.name.toLowerCase())) continue;
      const text = headers[parameter.name.toLowerCase()];
      if (text !== undefined) checkValue(parameter, convertTextToType(resolveParameter(parameter), text), judgement);
      else if (parameter.required === true) judgement.breaches.push(`header ${parameter.name} is missing`);
    }
  }

  function checkBody({ body }: Taken, request: SeenRequest, closed: boolean, judgement: RequestJudgement): void {
    if (body === undefined) return;
    const type = getMediaType(request.headers);
    const { headers } = request;
    const isAbsent = headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0';
    if (type === undefined && isAbsent) {
      if (body.required === true) judgement.breaches.push('the body is missing');
      return;
    }
    // Generated clients send the media type even if they omit an optional body.
    if (isAbsent && body.required !== true && type === 'application/json') return;
    const media = type === undefined ? undefined : body.content[type];
    if (type === undefined || media === undefined) {
      judgement.breaches.push(`media type ${type} is not documented`);
      return;
    }
    judgement.bodyType = type;
    if (/charset=(?!"?utf-?8)/i.test(headers['content-type'] ?? '')) judgement.doubts.push('the body has another charset');
    if (request.body === null) judgement.doubts.push('the body was not read');
    if (headers['content-encoding'] !== undefined) judgement.doubts.push('the body is compressed');
    else if (request.body !== null && isTextual(type) && media.schema !== undefined) {
      checkText(media.schema, request.body, type, closed, judgement);
    }
  }

  function checkText(schema: Schema, text: string, type: string, closed: boolean, judgement: RequestJudgement): void {
    let value: unknown;
    try {
      value = type.endsWith('json') ? JSON.parse(text) : parseFormBySchema(check, schema, text);
    } catch {
      judgement.breaches.push('the body is not valid JSON');
      return;
    }
    judgement.breaches.push(...check.listProblems(schema, value, { closed }).map((problem) => `body${problem}`));
  }

  function resolveParameter(parameter: Parameter): Schema {
    return check.resolveSchema(parameter.schema ?? {});
  }
}

/** Converts a form to the types of its schema: lists and numbers. */
export function parseFormBySchema(check: SchemaCheck, reference: Schema, text: string): Record<string, unknown> {
  const properties = getProperties(check, reference);
  const sent = Object.entries(parseQuery(text, '&', '=', { maxKeys: 0 }));
  // Returns whether a field counts as omitted: an empty number or boolean.
  const isOmittedField = (name: string, value: unknown) =>
    value === '' && ['boolean', 'integer', 'number'].includes(String(check.resolveSchema(properties[name] ?? {}).type));
  const named = sent.filter(([name, value]) => !isOmittedField(name, value));
  const fields = named.map(([name, value = '']) => {
    const schema = check.resolveSchema(properties[name] ?? {});
    const isList = schema.type === 'array';
    const item = isList ? check.resolveSchema(schema.items ?? {}) : schema;
    const read = [value].flat().map((given) => convertTextToType(item, given));
    return [name, isList || read.length > 1 ? read : read[0]] as const;
  });
  return Object.fromEntries(fields);
}

/** Returns the properties of a schema, including those in its `allOf`. */
export function getProperties(check: SchemaCheck, reference: Schema): Record<string, Schema> {
  const schema = check.resolveSchema(reference);
  const inherited = (schema.allOf ?? []).map((part) => getProperties(check, part));
  return Object.assign({}, ...inherited, schema.properties) as Record<string, Schema>;
}

function hasReservedCharacters(query: string): boolean {
  return /[:/?#[\]@!$'()*,;]/.test(query);
}

function isMalformedNumber({ type }: Schema, text: string): boolean {
  return (type === 'integer' || type === 'number') && text !== '' && Number.isFinite(Number(text));
}
