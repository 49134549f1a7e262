/**
 * Validators as `npm run generate` compiled them (scripts/generate/validators.ts). Compiling them took most of a start. Each is found by
 * the hash of its schema, so that one whose schema has changed since is compiled as if none had been kept.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv2020, AnySchemaObject, ValidateFunction } from 'ajv/dist/2020.js';
import { ownPath } from '../../own-files.ts';

/** The compiler as far as a kept validator depends on it. */
export type Compiler = Pick<Ajv2020, 'formats'> & { readonly opts: Pick<Ajv2020['opts'], 'allErrors' | 'coerceTypes'> };

/** A text of a regular expression compiled by the site's own automaton, or by another. */
type PatternMaker = (source: string, flags: string) => { test: (text: string) => boolean };

/** Makes a validator: `module.exports` is it. */
type Maker = (module: { exports?: ValidateFunction }, formats: Compiler['formats'], pattern?: PatternMaker) => void;

/** The kept validators of a folder below generated/, by the keys of their schemas. */
export type KeptValidators = Readonly<Record<string, Maker>>;

const require = createRequire(import.meta.url);

/** Reads what was kept in a folder, like `schemas`; nothing where nothing was. */
export function readKeptValidators(folder: string): KeptValidators {
  const file = ownPath(`generated/${folder}/validators.cjs`);
  return existsSync(file) ? (require(file) as KeptValidators) : {};
}

/** The validator of a schema as this compiler would compile it, or undefined. */
export function keptValidator(
  kept: KeptValidators,
  { formats, opts }: Compiler,
  schema: AnySchemaObject,
  pattern?: PatternMaker,
): ValidateFunction | undefined {
  const maker = kept[validatorKey(opts, schema)];
  if (maker === undefined) return undefined;
  const module: { exports?: ValidateFunction } = {};
  maker(module, formats, pattern);
  return module.exports;
}

/** Key of a schema, and of the options that change what is compiled from it. */
export function validatorKey({ allErrors, coerceTypes }: Compiler['opts'], schema: AnySchemaObject): string {
  return createHash('sha256')
    .update(JSON.stringify([allErrors, coerceTypes, schema]))
    .digest('base64url')
    .slice(0, 22);
}

/**
 * What a request's schema says. The validator of requests hands the whole document over beside it, whose components matter
 * only where something refers to them.
 */
export function ownSchema({ paths: _paths, components, ...own }: AnySchemaObject): AnySchemaObject {
  return JSON.stringify(own).includes('"$ref"') ? { components, ...own } : own;
}
