/**
 * Shares the validators of a document between all applications of a test process, because compiling them is slow and hundreds
 * of applications have the same documents. Runs before each test file.
 */
import { createRequire } from 'node:module';
import type { NextFunction, Request, RequestHandler, Response } from 'express';

type Compile = (this: { options: object }, apiDoc: object, serial?: number) => RequestHandler;

interface Validator {
  requestValidationMiddleware: Compile;
  responseValidationMiddleware: Compile;
}

/**
 * Data of the validator on a request. Responses are validated only by the validator with the same number as that of the
 * request.
 */
interface Judged extends Request {
  openapi?: { serial: number };
}

const SHARED = Symbol.for('concordat.shared-validators');

const require = createRequire(createRequire(import.meta.url).resolve('express-openapi-validator'));
const { prototype } = (require('./openapi.validator') as { OpenApiValidator: { prototype: Validator } }).OpenApiValidator;
if (!Reflect.has(prototype, SHARED)) {
  Reflect.set(prototype, SHARED, true);
  shareValidators('requestValidationMiddleware');
  shareValidators('responseValidationMiddleware');
  shareDocumentValidators();
}

/** Shares the validators of the documents themselves, which each application compiles but does not use. */
function shareDocumentValidators(): void {
  const framework = require('./framework/openapi.schema.validator') as {
    OpenAPISchemaValidator: new (options: object) => object;
  };
  const Original = framework.OpenAPISchemaValidator;
  const compiled = new Map<string, object>();
  framework.OpenAPISchemaValidator = class {
    constructor(options: object) {
      const key = JSON.stringify(options);
      const validator = compiled.get(key) ?? new Original(options);
      compiled.set(key, validator);
      // biome-ignore lint/correctness/noConstructorReturn: replaces the new object by the shared one.
      return validator;
    }
  };
}

function shareValidators(name: keyof Validator): void {
  const compile = prototype[name];
  const compiled = new Map<string, { handler: RequestHandler; serial: number | undefined }>();
  const texts = new WeakMap<object, string>();
  prototype[name] = function sharedByContent(apiDoc, serial) {
    const text = texts.get(apiDoc) ?? JSON.stringify(apiDoc);
    texts.set(apiDoc, text);
    const key = `${JSON.stringify({ ...this.options, apiSpec: undefined })}${text}`;
    const known = compiled.get(key) ?? { handler: compile.call(this, apiDoc, serial), serial };
    compiled.set(key, known);
    return (request: Judged, response: Response, next: NextFunction) => {
      if (request.openapi !== undefined && known.serial !== undefined) request.openapi.serial = known.serial;
      return known.handler(request, response, next);
    };
  };
}
