/**
 * The contract at run time: express-openapi-validator over each mounted document, requests always, answers where asked for.
 * Each document has a validator of its own, and a request only meets the validator of the document that owns its path, so that
 * one document's security rules never run on another's operations.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { AnySchemaObject } from 'ajv/dist/2020.js';
import type { Express, NextFunction, Request, RequestHandler, Response } from 'express';
import { type ContractDocument, inlineComponents, operationsOf } from '../documents/document.ts';
import { checkAnswer } from '../reply.ts';
import type { Route } from '../route-table.ts';
import { type Compiler, type KeptValidators, keptValidator, ownSchema } from './kept-validators.ts';

const require = createRequire(import.meta.url);
memoisePathPatterns();
withoutDocumentValidator();
takeDocumentsAsTheyAre();
prepareDocumentsOnce();
const kept = useKeptValidators();
const { OpenApiValidator } =
  require('express-openapi-validator/dist/openapi.validator') as typeof import('express-openapi-validator/dist/openapi.validator.js');
const { OpenApiSpecLoader } =
  require('express-openapi-validator/dist/framework/openapi.spec.loader') as typeof import('express-openapi-validator/dist/framework/openapi.spec.loader.js');
const loadedWithAnswers = new Map<string, ReturnType<typeof load>>();

/** Checks requests (and answers) of one document. */
export interface Enforcement {
  readonly handlers: readonly RequestHandler[];
}

/** What enforcement needs to know. */
export interface EnforcementOptions {
  /** Answers are checked too: in tests and in development. */
  validateAnswers: boolean;
  /** Called for each secured operation, keyed by security scheme. */
  securityHandlers?: Record<string, (request: Request, scopes: string[]) => boolean | Promise<boolean>>;
}

const NOT_CHECKED = { '200': { description: 'not checked' } };

/** RFC 9562, section 4. The validator's own format also takes the URN of a UUID, which PostgreSQL does not. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Builds the enforcement of one document; validators that were kept for its requests are not compiled. */
export function enforce(document: ContractDocument, options: EnforcementOptions, validators: KeptValidators = {}): Enforcement {
  Object.assign(kept, validators);
  // The library's own function walks the document to copy it before it does the same: this one is nobody else's already.
  const validator = new OpenApiValidator({
    apiSpec: document as never,
    ignoreUndocumented: true,
    validateApiSpec: false,
    validateRequests: { allErrors: true, coerceTypes: false, removeAdditional: false },
    validateResponses: options.validateAnswers ? { removeAdditional: false, coerceTypes: false } : false,
    formats: { uuid: { type: 'string', validate: (text: string) => UUID.test(text) } },
    validateSecurity: options.securityHandlers === undefined ? false : { handlers: options.securityHandlers as never },
    fileUploader: false,
  });
  const handlers: RequestHandler[] = validator.installMiddleware(
    options.validateAnswers ? loadedOnce(document) : load(enforceable(document, false)),
  );
  const markChecked: RequestHandler = (_request, response, next) => {
    Object.assign(response.locals, { [checkAnswer]: true });
    next();
  };
  return { handlers: options.validateAnswers ? [...handlers, markChecked] : handlers };
}

/**
 * The document as the validator needs it. Multipart bodies may hold anything: their handlers stream and check them, and the
 * validator would look for files that it was not given. Where answers are not checked they are left out with all that only they need,
 * because the validator walks every component for each operation that it compiles.
 */
function enforceable(document: ContractDocument, validateAnswers: boolean): ContractDocument {
  const copy: ContractDocument = { ...document, paths: { ...document.paths } };
  if (!validateAnswers)
    for (const { path, method, operation } of operationsOf(document))
      copy.paths[path] = { ...copy.paths[path], [method.toLowerCase()]: { ...operation, responses: NOT_CHECKED } };
  // From here on nothing of its paths is shared with the document.
  inlineComponents(copy);
  for (const { operation } of operationsOf(copy)) {
    const content = operation.requestBody?.content ?? {};
    if (content['multipart/form-data'] !== undefined) content['multipart/form-data'] = { schema: { type: 'object' } };
  }
  return copy;
}

function load(document: ContractDocument) {
  return new OpenApiSpecLoader({ apiDoc: document as never, validateApiSpec: false }).load();
}

/** With its answers, once for all documents that say the same: who checks answers are tests, whose processes start many servers. */
function loadedOnce(document: ContractDocument): ReturnType<typeof load> {
  const text = JSON.stringify(document);
  const loaded = loadedWithAnswers.get(text) ?? load(enforceable(document, true));
  loadedWithAnswers.set(text, loaded);
  return loaded;
}

/** Runs the handlers of an enforcement one after the other. */
export function runEnforcement({ handlers }: Enforcement, request: Request, response: Response, done: NextFunction): void {
  let index = 0;
  const next = (error?: unknown): void => {
    if (error !== undefined) {
      done(error);
      return;
    }
    const handler = handlers[index];
    index += 1;
    if (handler === undefined) done();
    else handler(request, response, next);
  };
  next();
}

/**
 * Compiles the validators of the operations before somebody asks for them, by showing each operation a request of its own that
 * never leaves the process. express-openapi-validator compiles on first use, 1 to 40 ms each.
 */
export async function warmEnforcement(
  app: Express,
  enforcement: Enforcement,
  routes: readonly Route[],
  turn: () => Promise<void> = nextTurn,
): Promise<void> {
  for (const route of routes) {
    for (const mediaType of route.consumes.length === 0 ? [undefined] : route.consumes) {
      // Requests are answered at the same time and need their turns.
      await turn();
      await show(app, enforcement, route, mediaType);
    }
  }
}

function show(app: Express, enforcement: Enforcement, route: Route, mediaType: string | undefined): Promise<void> {
  const request = new IncomingMessage(new Socket()) as Request;
  const response = new ServerResponse(request) as Response;
  request.method = route.method;
  request.url = route.path.replace(/\{[^{}]+\}/g, 'x');
  request.originalUrl = request.url;
  request.baseUrl = '';
  request.app = app;
  response.app = app;
  response.req = request;
  response.locals = {};
  request.body = {};
  if (mediaType !== undefined) request.headers['content-type'] = mediaType;
  Object.setPrototypeOf(request, app.request);
  Object.setPrototypeOf(response, app.response);
  return new Promise((resolve) => {
    runEnforcement(enforcement, request, response, () => resolve());
  });
}

/** The validator's route lookup compiles every path pattern on each request; patterns never change, so each is kept. */
function memoisePathPatterns(): void {
  type Compile = (path: unknown, options?: { sensitive?: boolean; strict?: boolean }) => unknown;
  const library = require('path-to-regexp') as { pathToRegexp: Compile };
  const compile = library.pathToRegexp;
  const known = new Map<string, unknown>();
  library.pathToRegexp = (path, options = {}) => {
    const isPlain = typeof path === 'string' && Object.keys(options).every((key) => key === 'sensitive' || key === 'strict');
    if (!isPlain) return compile(path, options);
    const key = `${options.sensitive ? 1 : 0}${options.strict ? 1 : 0}${path}`;
    const pattern = known.get(key) ?? compile(path, options);
    known.set(key, pattern);
    return pattern;
  };
}

/**
 * The validator takes from what was kept what it would compile. It hands the whole document over beside each schema, which the compiler
 * walks in search of identifiers; it compiles only what the schema itself needs, which takes a fifth of the time.
 */
function useKeptValidators(): Record<string, KeptValidators[string]> {
  type Use = (ajv: Compiler, schema: AnySchemaObject, key: string) => unknown;
  const library = require('express-openapi-validator/dist/middlewares/util') as { useAjvCache: Use };
  const compile = library.useAjvCache;
  const all: Record<string, KeptValidators[string]> = {};
  library.useAjvCache = (ajv, schema, key) => {
    const own = ownSchema(schema);
    return keptValidator(all, ajv, own) ?? compile(ajv, own, key);
  };
  return all;
}

/** The validator compiles the schema of OpenAPI documents even where it checks no document against it, which took a tenth of a start. */
function withoutDocumentValidator(): void {
  const library = require('express-openapi-validator/dist/framework/openapi.schema.validator') as {
    OpenAPISchemaValidator: unknown;
  };
  library.OpenAPISchemaValidator = class {};
}

/** The validator walks each document for what it has to change in it, and for a copy; of one document it does so once. */
function prepareDocumentsOnce(): void {
  type Preprocessor = new (document: ContractDocument, ...options: unknown[]) => { preProcess(): object };
  const library = require('express-openapi-validator/dist/middlewares/parsers/schema.preprocessor') as {
    SchemaPreprocessor: Preprocessor;
  };
  const prepare = library.SchemaPreprocessor;
  const known = new WeakMap<ContractDocument, object>();
  library.SchemaPreprocessor = class {
    readonly #prepared: object;
    constructor(document: ContractDocument, ...options: unknown[]) {
      this.#prepared = known.get(document) ?? new prepare(document, ...options).preProcess();
      known.set(document, this.#prepared);
    }
    preProcess(): object {
      return this.#prepared;
    }
  };
}

/** The validator walks each document for references to other files, which a bundle has none of. */
function takeDocumentsAsTheyAre(): void {
  type Framework = { prototype: { loadSpec: (document: ContractDocument) => Promise<ContractDocument> } };
  const library = require('express-openapi-validator/dist/framework') as { OpenAPIFramework: Framework };
  library.OpenAPIFramework.prototype.loadSpec = async (document) => document;
}
