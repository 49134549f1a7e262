/** Enforces the contract with express-openapi-validator: one instance per tag, because it prepares a whole document. */
import { createHash } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { middleware } from 'express-openapi-validator';
import { getOrAdd } from '../../memoize.ts';
import { type ContractDocument, getOperations, getTag, inlineComponents } from '../documents/document.ts';
import { rewordLimitMessage } from '../problem.ts';
import { checkAnswer } from '../reply.ts';
import type { Route } from '../route-table.ts';

/** Checks a request against the contract, and reports errors by `next`. */
export type Enforcement = (route: Route, request: Request, response: Response, done: NextFunction) => void;

export interface EnforcementOptions {
  /** True to check responses as well, as in tests and in development. */
  validateAnswers: boolean;
}

const NOT_CHECKED = { '200': { description: 'not checked' } };

/** Matches a UUID (RFC 9562, section 4). The validator's format also accepts its URN, which PostgreSQL does not. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Validators by the content of the document. Tests start many servers with the same documents. */
const instances = new Map<string, RequestHandler[]>();

export function createEnforcement(document: ContractDocument, { validateAnswers }: EnforcementOptions): Enforcement {
  const byTag = new Map<string, RequestHandler[]>();
  return ({ tag }, request, response, done) => {
    const handlers = getOrAdd(byTag, tag, () =>
      createValidator(selectTagOperations(document, tag, validateAnswers), validateAnswers),
    );
    if (validateAnswers) Object.assign(response.locals, { [checkAnswer]: true });
    runHandlers(handlers, request, response, done);
  };
}

function createValidator(document: ContractDocument, validateAnswers: boolean): RequestHandler[] {
  const key = createHash('sha256')
    .update(JSON.stringify([validateAnswers, document]))
    .digest('base64');
  return getOrAdd(instances, key, () => createValidatorInstance(document, validateAnswers));
}

function createValidatorInstance(document: ContractDocument, validateAnswers: boolean): RequestHandler[] {
  return middleware({
    apiSpec: document as never,
    // The contract tests validate the documents, so the validator skips this step.
    validateApiSpec: false,
    validateRequests: { allErrors: true, coerceTypes: false, removeAdditional: false },
    validateResponses: validateAnswers ? { removeAdditional: false, coerceTypes: false } : false,
    formats: { uuid: { type: 'string', validate: (text: string) => UUID.test(text) } },
    validateSecurity: false,
    fileUploader: false,
  });
}

/** Returns a tag's operations for the validator. Multipart bodies accept any content, because handlers check their streams. */
function selectTagOperations(document: ContractDocument, tag: string, validateAnswers: boolean): ContractDocument {
  const { 'x-webhooks': _sent, ...received } = document;
  const part: ContractDocument = { ...received, paths: {} };
  for (const { path, method, operation } of getOperations(document)) {
    if (getTag(operation) !== tag) continue;
    const { parameters = [] } = document.paths[path] as { parameters?: unknown };
    const checked = validateAnswers ? operation : { ...operation, responses: NOT_CHECKED };
    part.paths[path] = { parameters, ...part.paths[path], [method.toLowerCase()]: checked };
  }
  // Prevents later changes from reaching the original document.
  inlineComponents(part);
  for (const { operation } of getOperations(part)) {
    const content = operation.requestBody?.content ?? {};
    if (content['multipart/form-data'] !== undefined) content['multipart/form-data'] = { schema: { type: 'object' } };
    // The validator would treat a link's parameter `id` as the identifier of a schema, and reject the document.
    for (const response of Object.values(operation.responses)) delete (response as { links?: unknown }).links;
  }
  return part;
}

function runHandlers(handlers: readonly RequestHandler[], request: Request, response: Response, done: NextFunction): void {
  const runHandler = (index: number): void => {
    const handler = handlers[index];
    if (handler === undefined) done();
    else handler(request, response, (error?: unknown) => (error === undefined ? runHandler(index + 1) : done(error)));
  };
  runHandler(0);
}

export interface FieldError {
  /** Name of the field; empty for the form as a whole. */
  readonly field: string;
  /** Continues a sentence that begins with the label, such as `is required`. If capitalized, it is a complete sentence. */
  readonly message: string;
}

interface Violation {
  readonly errors?: readonly { readonly path?: string; readonly message?: string; readonly errorCode?: string }[];
}

/** Converts a violation (`response.locals.violation`) to errors of fields; undefined if an error is not about the body. */
export function convertFieldErrors(violation: unknown): FieldError[] | undefined {
  const { errors = [] } = violation as Violation;
  if (errors.length === 0 || errors.some(({ path = '' }) => !path.startsWith('/body'))) return undefined;
  return errors.map(({ path = '', message = '', errorCode = '' }) => ({
    field: path.split('/')[2] ?? '',
    message: rewordMessage(message, errorCode),
  }));
}

function rewordMessage(message: string, errorCode: string): string {
  if (errorCode.startsWith('required')) return 'is required';
  if (errorCode.startsWith('additionalProperties')) return 'is not known';
  if (errorCode.startsWith('pattern')) return 'has the wrong format';
  return rewordLimitMessage(message);
}
