/** The YAML library, loaded when it is first needed: a start needs none of its 72 modules. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
let library: typeof import('yaml') | undefined;

/** The library. */
export function yaml(): typeof import('yaml') {
  library ??= require('yaml') as typeof import('yaml');
  return library;
}
