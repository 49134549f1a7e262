/** The Python client, by openapi-generator: the operations of the proteomics contract that programs use. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Bundle, bundleDocuments, hashContract } from './bundle.ts';
import { type Generation, runGenerator } from './stub.ts';

/** Name of the package to import. */
const PACKAGE = 'concordat_client';
/** Its first line identifies the inputs of all files. */
const PROJECT = 'pyproject.toml';

interface Operation {
  operationId?: string;
  tags?: string[];
  requestBody?: { content?: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/**
 * Builds the client into a folder, unless it is up to date. The folder gets its name in one step, so that programs can build
 * concurrently.
 *
 * @returns whether it had to be built
 * @throws Error without Java
 */
export function buildPythonClient(root: string, target: string): boolean {
  const scratch = mkdtempSync(join(tmpdir(), 'concordat-python-client-'));
  try {
    const [bundle] = bundleDocuments(root, scratch, ['proteomics']);
    if (bundle === undefined) throw new Error('There is no document of the proteomics service.');
    const origin = createOriginLine(root, bundle);
    if (isMadeFrom(target, origin)) return false;
    runGenerator(root, scratch, [createPythonGeneration(scratch, bundle)]);
    const part = `${target}-${process.pid}`;
    for (const [path, text] of readClientFiles(scratch, bundle, origin)) {
      mkdirSync(dirname(join(part, path)), { recursive: true });
      writeFileSync(join(part, path), text);
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(part, target);
    return true;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The first line of every module. */
function createOriginLine(root: string, bundle: Bundle): string {
  const maker = createHash('sha256');
  for (const file of [import.meta.filename, join(root, 'openapitools.json')]) maker.update(readFileSync(file));
  return `# Generated from openapi/${bundle.api} (${hashContract(bundle)}) by ${maker.digest('hex').slice(0, 16)}. Do not edit.\n`;
}

function isMadeFrom(target: string, origin: string): boolean {
  const project = join(target, PROJECT);
  return existsSync(project) && readFileSync(project, 'utf8').startsWith(origin);
}

/** Settings of the generator, without its hints for hosts of repositories, its own tests and its documentation. */
function createPythonGeneration(scratch: string, bundle: Bundle): Generation {
  const input = join(scratch, 'python.json');
  writeFileSync(input, selectProgramOperations(bundle));
  return {
    generatorName: 'python',
    inputSpec: input,
    outputDir: join(scratch, 'python'),
    additionalProperties: { packageName: PACKAGE, packageVersion: readVersion(bundle), hideGenerationTimestamp: 'true' },
    globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
  };
}

/** Files of the client by path below its folder, once the generator ran. */
function readClientFiles(scratch: string, bundle: Bundle, origin: string): Map<string, string> {
  const output = join(scratch, 'python');
  const files = readdirSync(join(output, PACKAGE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, string] => {
      const text = readFileSync(path, 'utf8');
      return [path.slice(output.length + 1), path.endsWith('.py') ? `${origin}${text}` : text];
    });
  return new Map([...files, [PROJECT, `${origin}${createProjectFile(output, readVersion(bundle))}`]]);
}

function readVersion({ json }: Bundle): string {
  return (JSON.parse(json) as { info: { version: string } }).info.version;
}

/** The generated code rejects null in an enum, even if the contract allows it, so such values accept any text. */
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

/**
 * Operations for programs, without pages and resumable uploads, which use another protocol. Of several media types of a
 * request, the first stays, because the generated code derives its arguments from the first.
 */
function selectProgramOperations({ json }: Bundle): string {
  const document = JSON.parse(json) as { tags: unknown; paths: Record<string, Record<string, Operation>> };
  const paths = Object.entries(document.paths).filter(([path]) => path.startsWith('/api/') && !path.startsWith('/api/uploads'));
  for (const operation of paths.flatMap(([, item]) => Object.values(item))) {
    if (operation.operationId === undefined) continue;
    operation.tags = ['Proteomics'];
    if (operation.requestBody?.content !== undefined)
      operation.requestBody.content = Object.fromEntries(Object.entries(operation.requestBody.content).slice(0, 1));
  }
  document.paths = Object.fromEntries(paths);
  document.tags = [{ name: 'Proteomics' }];
  return JSON.stringify(addNullToLists(document));
}

/** The client's dependencies from the generator, in a project file without the generator's own details. */
function createProjectFile(output: string, version: string): string {
  const needs = readFileSync(join(output, 'requirements.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `  "${line.trim()}",`);
  const python = /requires-python = "([^"]+)"/.exec(readFileSync(join(output, 'pyproject.toml'), 'utf8'))?.[1] ?? '>=3.10';
  return `[project]
name = "concordat-client"
version = "${version}"
description = "Client of Concordat's proteomics service."
license = { text = "Apache-2.0" }
requires-python = "${python}"
dependencies = [
${needs.join('\n')}
]

[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[tool.setuptools.packages.find]
include = ["${PACKAGE}*"]

[tool.setuptools.package-data]
${PACKAGE} = ["py.typed"]
`;
}
