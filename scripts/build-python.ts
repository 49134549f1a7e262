/**
 * `npm run build:python`: builds the Python client of the proteomics service into build/python, for installation with pip.
 * Requires Java 11 or later.
 */
import { join } from 'node:path';
import { buildPythonClient } from './generate/python.ts';
import { hasJava } from './generate/stub.ts';

const root = join(import.meta.dirname, '..');
if (hasJava()) {
  const isNew = buildPythonClient(root, join(root, 'build/python'));
  console.log(isNew ? 'The Python client was built into build/python.' : 'The Python client in build/python is up to date.');
} else {
  console.error('The Python client is made by a Java program. Install a Java runtime (11 or later).');
  process.exitCode = 1;
}
