/**
 * Builds the Python package: a module per OpenAPI document by openapi-generator, and functions for pandas from
 * scripts/generate/python.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { type ContractDocument, getOperations } from '../../src/contract/documents/document.ts';
import { removePages } from '../../src/contract/documents/without-pages.ts';
import { type Bundle, bundleDocuments, convertToPascalCase } from './bundle.ts';
import { type Generation, runGenerator } from './stub.ts';

/** Documents with operations for programs. */
export const PYTHON_MODULES = ['organisation', 'schemas', 'support', 'hub', 'proteomics'];
const PACKAGE = 'concordat_client';
/** Folder of handwritten modules of the package. */
const OWN_SOURCE = join(import.meta.dirname, 'python');
/** Name of the file with a hash of all inputs. */
const ORIGIN = 'made-from';

/**
 * Builds the package and its wheel into a folder, unless they are up to date. The finished folder is renamed, so that several
 * programs can build concurrently. Building does not require Python.
 *
 * @returns the path of the wheel
 * @throws Error without Java
 */
export async function buildPythonPackage(root: string, target: string): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'concordat-python-'));
  try {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    const wheel = `${PACKAGE}-${version}-py3-none-any.whl`;
    const bundles = bundleDocuments(root, scratch, PYTHON_MODULES);
    const origin = hashInputs(root, version, bundles);
    if (existsSync(join(target, ORIGIN)) && readFileSync(join(target, ORIGIN), 'utf8') === origin) return join(target, wheel);
    const generations = bundles.map((bundle) => createPythonGeneration(scratch, version, bundle));
    runGenerator(root, scratch, generations);
    const part = `${target}-${process.pid}`;
    cpSync(OWN_SOURCE, join(part, PACKAGE), { recursive: true });
    for (const { outputDir } of generations)
      cpSync(join(outputDir, PACKAGE), join(part, PACKAGE), {
        recursive: true,
        filter: (path) => path !== join(outputDir, PACKAGE, '__init__.py'),
      });
    for (const path of globSync(join(part, PACKAGE, '*/models/*.py'))) omitMissingMembers(path);
    const [{ outputDir = '' } = {}] = generations;
    await writeWheel(part, wheel, createMetadata(version, readFileSync(join(outputDir, 'requirements.txt'), 'utf8')));
    writeFileSync(join(part, ORIGIN), origin);
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
    return join(target, wheel);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function hashInputs(root: string, version: string, bundles: readonly Bundle[]): string {
  const inputs = createHash('sha256').update(version);
  for (const { json } of bundles) inputs.update(json);
  const sources = readdirSync(OWN_SOURCE).map((name) => join(OWN_SOURCE, name));
  for (const file of [import.meta.filename, join(root, 'openapitools.json'), ...sources.sort()])
    inputs.update(file.slice(root.length)).update(readFileSync(file));
  return inputs.digest('hex');
}

/** Returns the settings of the generator. Its tests and documentation are not generated. */
function createPythonGeneration(scratch: string, packageVersion: string, bundle: Bundle): Generation {
  const inputSpec = join(scratch, `${bundle.api}-python.json`);
  writeFileSync(inputSpec, JSON.stringify(adaptDocument(bundle)));
  return {
    generatorName: 'python',
    inputSpec,
    outputDir: join(scratch, `${bundle.api}-python`),
    additionalProperties: { packageName: `${PACKAGE}.${bundle.api}`, packageVersion, hideGenerationTimestamp: 'true' },
    globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
  };
}

/**
 * Returns the document for the generator: without pages and WebSockets, and with a single tag, which becomes a class. Of
 * several media types of a request, the first one is kept, because the generated arguments come from it.
 */
function adaptDocument({ api, json }: Bundle): unknown {
  const document = removePages(JSON.parse(json) as ContractDocument);
  for (const { operation, path } of getOperations(document)) {
    operation.tags = [convertToPascalCase(api)];
    if ('x-websocket' in operation) delete document.paths[path];
    const body = operation.requestBody as { content?: Record<string, unknown> } | undefined;
    if (body?.content !== undefined) body.content = Object.fromEntries(Object.entries(body.content).slice(0, 1));
  }
  return addNullToLists(document);
}

/** Replaces enums that contain null by strings, because the generated code rejects null. */
function addNullToLists(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(addNullToLists);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== 'items' || value?.nullable !== true) return [key, addNullToLists(value)];
      const { enum: _words, ...item } = value;
      return [key, addNullToLists(item)];
    }),
  );
}

/** Changes `from_dict` of a model. Otherwise, it would set missing members to None, which is sent as null. */
function omitMissingMembers(path: string): void {
  const code = readFileSync(path, 'utf8');
  const present = 'cls.model_validate({key: value for key, value in {$1}.items() if key in obj})';
  writeFileSync(path, code.replace(/cls\.model_validate\(\{(\n.*?\n {8})\}\)/gs, present));
}

/** Returns the metadata (PEP 566), with the packages that the generated code requires. */
function createMetadata(version: string, requirements: string): string {
  const needs = requirements.split('\n').filter((line) => line.trim() !== '');
  return [
    'Metadata-Version: 2.1',
    'Name: concordat-client',
    `Version: ${version}`,
    'Summary: Client of Concordat: collaborations, metadata, projects and proteomics quality control.',
    'License: Apache-2.0',
    'Requires-Python: >=3.10',
    ...needs.map((line) => `Requires-Dist: ${line.trim()}`),
    'Provides-Extra: pandas',
    'Requires-Dist: pandas (>=2.2) ; extra == "pandas"',
    '',
  ].join('\n');
}

/** Writes the wheel (PEP 427): a ZIP archive with the package, its metadata, and a list of all files with their hashes. */
async function writeWheel(folder: string, name: string, metadata: string): Promise<void> {
  const [distribution = '', version = ''] = name.split('-');
  const info = `${distribution}-${version}.dist-info`;
  const files = readdirSync(join(folder, PACKAGE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path): [string, Buffer] => [path.slice(folder.length + 1), readFileSync(path)]);
  files.push([`${info}/METADATA`, Buffer.from(metadata)]);
  files.push([
    `${info}/WHEEL`,
    Buffer.from('Wheel-Version: 1.0\nGenerator: concordat\nRoot-Is-Purelib: true\nTag: py3-none-any\n'),
  ]);
  const rows = files.map(
    ([path, bytes]) => `${path},sha256=${createHash('sha256').update(bytes).digest('base64url')},${bytes.length}\n`,
  );
  files.push([`${info}/RECORD`, Buffer.from(`${rows.join('')}${info}/RECORD,,\n`)]);
  const archive = new ZipFile();
  // All files have the earliest time that a ZIP archive allows, so that the same contract leads to the same bytes.
  for (const [path, bytes] of files) archive.addBuffer(bytes, path, { mtime: new Date(1980, 0, 1) });
  archive.end();
  mkdirSync(folder, { recursive: true });
  await pipeline(archive.outputStream, createWriteStream(join(folder, name)));
}
