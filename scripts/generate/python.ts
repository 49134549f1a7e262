/** The Python client, by openapi-generator: the operations of the proteomics contract that programs use. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, contractHash } from './bundle.ts';
import { makerHash, seal } from './seal.ts';
import type { Generation } from './stub.ts';

/** Name of the package to import. */
const PACKAGE = 'concordat_client';
/** Carries the seal of all of it. */
const PROJECT = 'pyproject.toml';

interface Operation {
  operationId?: string;
  tags?: string[];
  requestBody?: { content?: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** What makes the client; the generator's hints for hosts of repositories, its own tests and documentation are left out. */
export function pythonGeneration(scratch: string, bundle: Bundle): Generation {
  const input = join(scratch, 'python.json');
  writeFileSync(input, forPrograms(bundle));
  return {
    generatorName: 'python',
    inputSpec: input,
    outputDir: join(scratch, 'python'),
    additionalProperties: { packageName: PACKAGE, packageVersion: versionOf(bundle), hideGenerationTimestamp: 'true' },
    globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
  };
}

/**
 * Files of the client by path below its folder, once the generator ran. The first line of every module says what it was made from.
 */
export function pythonClient(root: string, scratch: string, bundle: Bundle): Map<string, string> {
  const output = join(scratch, 'python');
  const header = headerOf(bundle);
  const modules = readdirSync(join(output, PACKAGE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = modules.map((path): [string, string] => {
    const text = readFileSync(path, 'utf8');
    return [path.slice(output.length + 1), path.endsWith('.py') ? `${header}${text}` : text];
  });
  const project = projectFile(output, versionOf(bundle));
  return new Map([...files, [PROJECT, sealedProject(root, bundle, project, new Map(files))]]);
}

/**
 * The same without Java: the client as it lies there, under the seal that it must have.
 *
 * @param committed files by path below the client's folder
 */
export function sealedPythonClient(root: string, bundle: Bundle, committed: ReadonlyMap<string, string>): Map<string, string> {
  const { [PROJECT]: project = '', ...modules } = Object.fromEntries(committed);
  const body = project.split('\n').slice(2).join('\n');
  const files = new Map(Object.entries(modules));
  return new Map([...files, [PROJECT, sealedProject(root, bundle, body, files)]]);
}

function sealedProject(root: string, bundle: Bundle, body: string, modules: ReadonlyMap<string, string>): string {
  const texts = [...modules].sort(([a], [b]) => (a < b ? -1 : 1)).flat();
  return `${headerOf(bundle)}# ${seal(makerHash(root), [...texts, body])}${body}`;
}

function versionOf({ json }: Bundle): string {
  return (JSON.parse(json) as { info: { version: string } }).info.version;
}

function headerOf(bundle: Bundle): string {
  return `# Generated from openapi/${bundle.api} (${contractHash(bundle)}) by \`npm run generate\`. Do not edit.\n`;
}

/** The generated code refuses null in a list of words, even where the contract has it: such words are then any text. */
function withNullInLists(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullInLists);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key !== 'items' || value?.nullable !== true) return [key, withNullInLists(value)];
      const { enum: _words, ...item } = value;
      return [key, withNullInLists(item)];
    }),
  );
}

/**
 * Only what a program asks for: pages are for people, and resumable uploads follow a protocol of their own. Of the media types of a
 * request the first stays: the generated code takes its arguments from the first, and would call it by the name of another.
 */
function forPrograms({ json }: Bundle): string {
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
  return JSON.stringify(withNullInLists(document));
}

/** What the generator says that the client needs, in a project file without the generator's own details. */
function projectFile(output: string, version: string): string {
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
