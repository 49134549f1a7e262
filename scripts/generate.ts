/**
 * Generates everything under generated/ from the handwritten contracts under openapi/: for each document its bundle
 * (`openapi.json`), types (`types.d.ts`), typed client (`client.ts`) and server stub (`stub.ts`).
 *
 * npm run generate writes generated/
 * npm run generate -- schemas writes only the named documents
 * npm run generate -- --check compares with the committed files and fails on any difference
 * npm run generate -- --check --quick the same without Java, in seconds
 *
 * The stubs require Java. The quick check, and any check without Java, checks their seals instead (generate/seal.ts): generated
 * from this contract, by these templates, and not edited. Writing requires Java.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, bundleDocuments, hashContract } from './generate/bundle.ts';
import { createClientSource } from './generate/client.ts';
import { listAccessProblems, listDeprecationProblems } from './generate/contract-problems.ts';
import { createSeal, hashGenerator } from './generate/seal.ts';
import { describeGeneration, hasJava, readSource, runGenerator } from './generate/stub.ts';
import { createTypesSource } from './generate/types.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');
const checking = process.argv.includes('--check');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isQuick = checking && process.argv.includes('--quick');
const java = !isQuick && hasJava();

if (!java && !checking) {
  console.error(
    'generate: Java is not installed, and the server stubs are made by a Java program. Install a Java runtime (11 or later).',
  );
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'concordat-generate-'));
try {
  const files = await generateFiles(scratch);
  if (checking) checkFiles(files);
  else writeFiles(files);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Returns the generated files by path below generated/. */
async function generateFiles(scratchFolder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const bundles = bundleDocuments(root, scratchFolder, named);
  requireValidContract(bundles);
  if (java && bundles.length > 0) {
    const stubs = bundles.map((bundle) => describeGeneration(root, scratchFolder, bundle));
    runGenerator(root, scratchFolder, stubs);
  }
  for (const bundle of bundles) {
    const header = createHeader(bundle);
    files.set(`${bundle.api}/openapi.json`, bundle.json);
    files.set(`${bundle.api}/types.d.ts`, header + (await createTypesSource(bundle)));
    files.set(`${bundle.api}/client.ts`, header + createClientSource(bundle));
    files.set(`${bundle.api}/stub.ts`, createSealedStub(header, scratchFolder, bundle));
  }
  return files;
}

/** @throws Error that lists each operation with an invalid deprecation, or without an access rule */
function requireValidContract(bundles: readonly Bundle[]): void {
  const problems = bundles.flatMap(({ api, json }) =>
    listAccessProblems(JSON.parse(json)).map((problem) => `openapi/${api}: ${problem}`),
  );
  problems.push(...listDeprecationProblems(bundles.map(({ json }) => JSON.parse(json))));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Returns the committed stub if its seal is valid. Does not need Java. */
function createSealedStub(header: string, scratchFolder: string, bundle: Bundle): string {
  const source = java
    ? readSource(scratchFolder, bundle)
    : readCommittedFile(`${bundle.api}/stub.ts`).split('\n').slice(2).join('\n');
  return `${header}// ${createSeal(hashGenerator(root), [source])}${source}`;
}

function readCommittedFile(path: string): string {
  return existsSync(join(target, path)) ? readFileSync(join(target, path), 'utf8') : '';
}

/** Returns the committed paths below generated/. */
function listCommittedFiles(): string[] {
  if (!existsSync(target)) return [];
  return readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1));
}

function createHeader(bundle: Bundle): string {
  return `// Generated from openapi/${bundle.api} (${hashContract(bundle)}) by \`npm run generate\`. Do not edit.\n`;
}

function writeFiles(files: Map<string, string>): void {
  for (const folder of named.length > 0 ? named : ['']) rmSync(join(target, folder), { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    writeFileSync(join(target, path), content);
  }
  console.log(`generate: ${files.size} files written under generated/.`);
}

function checkFiles(files: Map<string, string>): void {
  const committed = listCommittedFiles();
  const problems = [
    ...[...files]
      .filter(([path, content]) => !committed.includes(path) || readCommittedFile(path) !== content)
      .map(([path]) => `${path} is not what the contracts give`),
    ...committed.filter((path) => !files.has(path)).map((path) => `${path} comes from no contract`),
  ];
  if (!java && !isQuick) console.log('generate: server stubs were not compared but by their seals: no Java.');
  if (problems.length === 0) {
    console.log(`generate: ${files.size} generated files are fresh.`);
    return;
  }
  for (const problem of problems) console.error(`generate: generated/${problem}.`);
  console.error('generate: run `npm run generate` and commit the result.');
  process.exitCode = 1;
}
