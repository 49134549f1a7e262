/** Loads the YAML library on first use, because most starts do not need it. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let library: typeof import('yaml') | undefined;

export function loadYamlLibrary(): typeof import('yaml') {
  library ??= require('yaml') as typeof import('yaml');
  return library;
}

/** Formats a value as YAML 1.2. Quotes strings with another meaning in YAML 1.1 (`yes`, `on`, `12:30`). */
export function formatYaml(value: unknown): string {
  return loadYamlLibrary().stringify(value, { compat: 'yaml-1.1', lineWidth: 120, aliasDuplicateObjects: false });
}
