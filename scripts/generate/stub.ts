/** Generates server stubs by openapi-generator with our template: an interface of typed handlers, and their registration. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, convertToPascalCase } from './bundle.ts';

/** SHA-256 of the generator's program in the version of openapitools.json. Its wrapper does not verify it. */
const GENERATOR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';

/** Options of Java that use one compiler and one thread, because a run is too short for optimized code. */
export const SHORT_JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'] as const;

/** Returns whether a Java runtime is installed. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Settings of one run of the generator. */
export interface Generation {
  readonly generatorName: string;
  readonly inputSpec: string;
  readonly outputDir: string;
  readonly templateDir?: string;
  readonly library?: string;
  readonly schemaMappings?: Readonly<Record<string, string>>;
  readonly additionalProperties?: Readonly<Record<string, string>>;
  readonly globalProperties: Readonly<Record<string, string>>;
}

/** Returns the settings for a document's stub. */
export function describeGeneration(root: string, scratch: string, bundle: Bundle): Generation {
  const input = join(scratch, `${bundle.api}.single-tag.json`);
  writeFileSync(input, useSingleTag(bundle));
  return {
    generatorName: 'typescript-fetch',
    inputSpec: input,
    outputDir: locateFolder(scratch, bundle),
    templateDir: join(root, 'scripts/generate/templates'),
    globalProperties: { apis: '' },
  };
}

/** Returns the source of a document's `stub.ts` after the generator ran. */
export function readSource(scratch: string, bundle: Bundle): string {
  return readFileSync(
    join(locateFolder(scratch, bundle), 'apis', `${convertToPascalCase(bundle.api)}Api.ts`),
    'utf8',
  ).trimStart();
}

function locateFolder(scratch: string, { api }: Bundle): string {
  return join(scratch, `${api}-stub`);
}

/**
 * Returns the document with one tag, because the generator writes a file per tag. Replaces apostrophes, which it would escape
 * in comments.
 */
function useSingleTag({ api, json }: Bundle): string {
  const document = JSON.parse(json) as { tags?: unknown; paths: Record<string, Record<string, unknown>> };
  const tag = convertToPascalCase(api);
  document.tags = [{ name: tag }];
  const all = Object.values(document.paths).flatMap((item) => Object.values(item).filter(isOperation));
  for (const alias of all) {
    const original = all.find(({ operationId }) => operationId === alias['x-alias-of']);
    if (original !== undefined) original['x-aliases'] = [...(original['x-aliases'] ?? []), alias.operationId];
  }
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (!isOperation(operation)) continue;
      operation.tags = [tag];
      operation.summary = operation.summary?.replaceAll("'", '’');
    }
  }
  return JSON.stringify(document);
}

interface StubOperation {
  readonly operationId: string;
  tags: string[];
  summary?: string | undefined;
  /** Operation whose handler also handles this one. */
  readonly 'x-alias-of'?: string;
  'x-aliases'?: string[];
}

function isOperation(value: unknown): value is StubOperation {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/**
 * Returns the path of the generator's program. Downloads it if necessary. @throws Error if its hash differs from the pinned one
 */
function getVerifiedGenerator(root: string): string {
  const { 'generator-cli': pinned } = JSON.parse(readFileSync(join(root, 'openapitools.json'), 'utf8')) as {
    'generator-cli': { version: string; storageDir: string };
  };
  const jar = join(root, pinned.storageDir, `${pinned.version}.jar`);
  if (!existsSync(jar))
    runProgram(root, process.execPath, [join(root, 'node_modules/@openapitools/openapi-generator-cli/main.js'), 'version']);
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex');
  if (found !== GENERATOR_SHA256) {
    rmSync(jar);
    throw new Error(
      `The openapi-generator program that was downloaded has sha256 ${found}, not ${GENERATOR_SHA256}; it was removed.`,
    );
  }
  return jar;
}

/** Runs the generator once with all settings, because starting Java takes most of the time. @throws Error with its output */
export function runGenerator(root: string, scratch: string, generations: readonly Generation[]): void {
  const jar = getVerifiedGenerator(root);
  const configs = generations.map((generation, index) => {
    const file = join(scratch, `generation-${index}.json`);
    writeFileSync(file, JSON.stringify(generation));
    return file;
  });
  const options = ['--fail-fast', '--threads', '1', '--root-dir', scratch];
  runProgram(root, 'java', [...SHORT_JAVA, '-jar', jar, 'batch', ...options, ...configs]);
}

function runProgram(root: string, program: string, args: readonly string[]): void {
  const run = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`openapi-generator failed:\n${run.stdout}\n${run.stderr}`);
}
