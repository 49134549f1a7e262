/** `npm run build:python`: builds the Python package into build/python, as a wheel for pip. Requires Java 11 or later. */
import { join, relative } from 'node:path';
import { buildPythonPackage } from './generate/python.ts';
import { hasJava } from './generate/stub.ts';

const root = join(import.meta.dirname, '..');
if (hasJava()) {
  const wheel = await buildPythonPackage(root, join(root, 'build/python'));
  console.log(`Install the package with: pip install '${relative(process.cwd(), wheel)}[pandas]'`);
} else {
  console.error('The Python package is made by a Java program. Install a Java runtime (11 or later).');
  process.exitCode = 1;
}
