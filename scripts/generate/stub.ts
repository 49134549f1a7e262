/** Server stubs, by openapi-generator with our own template: an interface of typed handlers and their registration. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Bundle, pascalCase } from './bundle.ts';

/** sha256 of the generator's program in the version that openapitools.json pins; its wrapper verifies nothing. */
const GENERATOR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae';

/** Whether a Java runtime answers on this machine. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;
}

let generatorVerified = false;

/** Source of `stub.ts` of a document. */
export function stubSource(root: string, scratch: string, bundle: Bundle): string {
  verifyGenerator(root);
  const input = join(scratch, `${bundle.api}.single-tag.json`);
  const output = join(scratch, `${bundle.api}-stub`);
  writeFileSync(input, singleTag(bundle));
  const templates = join(root, 'scripts/generate/templates');
  runGenerator(root, [
    'generate',
    '-g',
    'typescript-fetch',
    '-i',
    input,
    '-o',
    output,
    '-t',
    templates,
    '--global-property',
    'apis',
  ]);
  return readFileSync(join(output, 'apis', `${pascalCase(bundle.api)}Api.ts`), 'utf8').trimStart();
}

/** The generator writes one file per tag; a stub is one per document. Apostrophes would arrive escaped in comments. */
function singleTag({ api, json }: Bundle): string {
  const document = JSON.parse(json) as { tags?: unknown; paths: Record<string, Record<string, unknown>> };
  const tag = pascalCase(api);
  document.tags = [{ name: tag }];
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      if (!isOperation(operation)) continue;
      operation.tags = [tag];
      operation.summary = operation.summary?.replaceAll("'", '’');
    }
  }
  return JSON.stringify(document);
}

function isOperation(value: unknown): value is { tags: string[]; summary?: string | undefined } {
  return typeof value === 'object' && value !== null && 'operationId' in value;
}

/** Makes sure that the generator's program is the pinned one. Throws an Error otherwise. */
export function verifyGenerator(root: string): void {
  if (generatorVerified) return;
  const { 'generator-cli': pinned } = JSON.parse(readFileSync(join(root, 'openapitools.json'), 'utf8')) as {
    'generator-cli': { version: string; storageDir: string };
  };
  const jar = join(root, pinned.storageDir, `${pinned.version}.jar`);
  if (!existsSync(jar)) runGenerator(root, ['version']);
  const found = createHash('sha256').update(readFileSync(jar)).digest('hex');
  if (found !== GENERATOR_SHA256) {
    rmSync(jar);
    throw new Error(
      `The openapi-generator program that was downloaded has sha256 ${found}, not ${GENERATOR_SHA256}; it was removed.`,
    );
  }
  generatorVerified = true;
}

/** Runs the generator. Throws an Error with what it said when it fails. */
export function runGenerator(root: string, args: string[]): void {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/@openapitools/openapi-generator-cli/main.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`openapi-generator ${args[0]} failed:\n${run.stdout}\n${run.stderr}`);
}
