/** The YAML library, loaded when it is first needed: a start needs none of its 72 modules. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let library: typeof import('yaml') | undefined;

/** Returns the YAML library, which is loaded at the first call. */
export function loadYamlLibrary(): typeof import('yaml') {
  library ??= require('yaml') as typeof import('yaml');
  return library;
}

/** Returns a value as YAML 1.2. Strings with another meaning in YAML 1.1 (`yes`, `on`, `12:30`) are quoted. */
export function formatYaml(value: unknown): string {
  return loadYamlLibrary().stringify(value, { compat: 'yaml-1.1', lineWidth: 120, aliasDuplicateObjects: false });
}
