/**
 * Compares the forms on a page with their operations: fields, required fields, options of enums, and the platform calls next to
 * a control. Changes by scripts are not considered.
 */
import { getParameters, resolveReference } from '../../src/contract/documents/document.ts';
import type { ExchangeSample } from './corpus.ts';
import type { Documents, JudgedDocument } from './documents.ts';
import { type PageForm, readForms } from './page-reading.ts';
import { getProperties, type Parameter } from './request-check.ts';
import type { Schema } from './schema-check.ts';
import type { Witness } from './witness.ts';
import { getMediaType } from './written-values.ts';

/** Form fields of an operation, and which are required. */
interface Fields {
  properties: Record<string, Schema>;
  required: readonly string[];
  /** True if further fields are allowed. */
  isOpen: boolean;
}

const FORM_TYPES = { urlencoded: 'application/x-www-form-urlencoded', multipart: 'multipart/form-data' } as const;

export function judgeForms(
  page: JudgedDocument,
  operationId: string,
  { request, answer }: Pick<ExchangeSample, 'request' | 'answer'>,
  witness: Witness,
  documents: Documents,
): void {
  if (answer.body === null || getMediaType(answer.headers) !== 'text/html') return;
  const { forms, calls } = readForms(answer.body, request.url);
  const where = `${request.method} ${request.url.slice(0, 300)}`;
  const recordFormViolation = (what: string) => witness.recordViolation(page.name, operationId, answer.status, where, what);
  for (const call of calls) {
    if (getCalls(page, operationId).includes(call)) witness.recordFact(page.name, operationId, `control ${call}`);
    else recordFormViolation(`the page shows ${call}, which is not among its platform calls`);
  }
  for (const form of forms) judgeForm(form, recordFormViolation, witness, documents);
}

function judgeForm(form: PageForm, report: (what: string) => void, witness: Witness, documents: Documents): void {
  const name = `the form ${form.method} ${form.action}`;
  const requested = documents.findOperation('application', form.method, form.path);
  const judged = requested === undefined ? undefined : documents.findDocument(requested.document);
  if (requested === undefined || judged === undefined) {
    report(`${name} asks for no operation`);
    return;
  }
  const fields = findFields(judged, requested.operationId, form);
  if (fields === undefined) {
    report(`${name} sends ${FORM_TYPES[form.encoding]}, which ${requested.operationId} does not take`);
    return;
  }
  const recordFact = (text: string) => witness.recordFact(requested.document, requested.operationId, text);
  recordFact('form');
  for (const [field, values] of form.fields) {
    const schema = fields.properties[field];
    if (schema !== undefined) {
      recordFact(`form ${field}`);
      for (const value of generateWrongValues(judged, schema, values)) {
        report(`${name} offers ${JSON.stringify(value)} for ${field}, which ${requested.operationId} does not take`);
      }
    } else if (!fields.isOpen) report(`${name} has the field ${field}, which ${requested.operationId} does not know`);
  }
  const missing = form.canBeSent ? fields.required.filter((field) => !form.fields.has(field)) : [];
  for (const field of missing) report(`${name} has no field ${field}, which ${requested.operationId} needs`);
  judgeCalls(form, judged, requested.operationId, name, report, recordFact);
}

/** Compares the platform calls of a control with those of its operation, or of the operation after the confirmation. */
function judgeCalls(
  form: PageForm,
  judged: JudgedDocument,
  operationId: string,
  name: string,
  report: (what: string) => void,
  fact: (text: string) => void,
): void {
  const path = judged.operations.get(operationId)?.path as string;
  const done = [...judged.operations.values()].find((found) => found.path === path && found.method === 'POST')?.operation;
  const isQuestion = form.method === 'GET' && (form.asksFirst || form.calls.length > 0);
  if (form.method === 'GET' && !isQuestion) return;
  const shownOperation = isQuestion && done !== undefined ? done.operationId : operationId;
  const expected = getCalls(judged, shownOperation);
  for (const call of expected) if (!form.calls.includes(call)) report(`${name} does not show ${call}`);
  for (const call of form.calls) {
    if (!expected.includes(call)) report(`${name} shows ${call}, which is not among the platform calls of ${shownOperation}`);
    else fact(`control ${call}`);
  }
}

/** Returns the platform calls of an operation as pages show them, except those after a failure. */
function getCalls({ operations }: JudgedDocument, operationId: string): string[] {
  const calls = (operations.get(operationId)?.operation['x-platform-call'] ?? []) as {
    method: string;
    path: string;
    when?: string;
  }[];
  return calls.filter(({ when }) => when !== 'connectServiceFailed').map(({ method, path }) => `${method} ${path}`);
}

function findFields({ document, check, operations }: JudgedDocument, operationId: string, form: PageForm): Fields | undefined {
  const found = operations.get(operationId);
  if (found === undefined) return undefined;
  const { path, operation } = found;
  if (form.method === 'GET') return listQueryFields(getParameters<Parameter>(document, path, operation));
  const body = operation.requestBody === undefined ? undefined : resolveReference(document, operation.requestBody);
  if (body === undefined) return { properties: {}, required: [], isOpen: false };
  const media = body.content[FORM_TYPES[form.encoding]];
  if (media === undefined)
    return body.required === true || form.fields.size > 0 ? undefined : { properties: {}, required: [], isOpen: false };
  const schema = check.resolveSchema((media.schema ?? {}) as Schema);
  return {
    properties: getProperties(check, schema),
    required: [...(schema.required ?? []), ...(schema.allOf ?? []).flatMap((part) => check.resolveSchema(part).required ?? [])],
    isOpen: schema.additionalProperties !== undefined && schema.additionalProperties !== false,
  };
}

function listQueryFields(parameters: readonly Parameter[]): Fields {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return {
    properties: Object.fromEntries(inQuery.map(({ name, schema = {} }) => [name, schema])),
    required: inQuery.filter(({ required }) => required === true).map(({ name }) => name),
    isOpen: false,
  };
}

/** Returns values that are not in the enum of the contract. */
function generateWrongValues({ check }: JudgedDocument, reference: Schema, values: readonly string[]): string[] {
  const schema = check.resolveSchema(reference);
  const item = schema.type === 'array' ? check.resolveSchema(schema.items ?? {}) : schema;
  const allowed = getEnum(check.resolveSchema, item);
  return allowed === undefined ? [] : values.filter((value) => !allowed.includes(value));
}

function getEnum(resolve: (schema: Schema) => Schema, schema: Schema): string[] | undefined {
  if (schema.enum !== undefined) return schema.enum.map(String);
  const [only, ...others] = schema.allOf ?? [];
  return only === undefined || others.length > 0 ? undefined : getEnum(resolve, resolve(only));
}
