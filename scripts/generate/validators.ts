/** Validators, compiled once, so that a start of the server need not (src/contract/requests/kept-validators.ts). */
import { createRequire } from 'node:module';
import { _, type Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { transformSync } from 'esbuild';
import express from 'express';
import type { ContractDocument } from '../../src/contract/documents/document.ts';
import { enforce, warmEnforcement } from '../../src/contract/requests/enforcement.ts';
import { ownSchema, validatorKey } from '../../src/contract/requests/kept-validators.ts';
import { createRouteTable } from '../../src/contract/route-table.ts';

/** Source of `<api>/validators.cjs`: what the requests of a document are checked by. */
export async function requestValidatorsSource(document: ContractDocument): Promise<string> {
  const makers = new Map<string, string>();
  const restore = compileInto(makers);
  try {
    const enforcement = enforce(document, { validateAnswers: false });
    const { routes } = createRouteTable(new Map([['', document]]));
    await warmEnforcement(express(), enforcement, routes);
  } finally {
    restore();
  }
  return validatorsSource(makers);
}

/** Source of a module that holds makers by their keys, as short as the same code can be written; each maker has a line. */
export function validatorsSource(makers: ReadonlyMap<string, string>): string {
  const entries = [...makers].sort(([one], [other]) => (one < other ? -1 : 1));
  const long = `'use strict';\nmodule.exports = {\n${entries.map(([key, maker]) => `${JSON.stringify(key)}: ${maker},\n`).join('')}};\n`;
  const { code } = transformSync(long, { minifyWhitespace: true, minifySyntax: true });
  return code.replaceAll(/(?<=[{,])("?)[\w-]{22}\1:\(module\d*,formats\d*,linearPattern\d*\)=>/g, '\n$&');
}

/** Source of the maker of a validator. */
export function makerSource(ajv: Ajv2020, validate: ValidateFunction): string {
  // A module begins by saying that it is strict; here all of them are.
  return `(module, formats, linearPattern) => {${standalone.default(ajv, validate).replace(/^"use strict";/, '')}}`;
}

/** Has the compiler tell its source, which names formats as the makers do. */
export function tellSource({ opts }: Pick<Ajv2020, 'opts'>): void {
  Object.assign(opts.code, { source: true, formats: _`formats` });
}

/** From here on every validator of requests is compiled into makers, until what is returned is called. */
function compileInto(makers: Map<string, string>): () => void {
  const require = createRequire(createRequire(import.meta.url).resolve('express-openapi-validator'));
  type Use = (ajv: Ajv2020, schema: AnySchemaObject, key: string) => ValidateFunction;
  const library = require('./middlewares/util') as { useAjvCache: Use };
  const use = library.useAjvCache;
  library.useAjvCache = (ajv, schema, key) => {
    const own = ownSchema(schema);
    tellSource(ajv);
    ajv.addSchema(own, key);
    const validate = ajv.getSchema(key) as ValidateFunction;
    makers.set(validatorKey(ajv.opts, own), makerSource(ajv, validate));
    return validate;
  };
  return () => {
    library.useAjvCache = use;
  };
}
