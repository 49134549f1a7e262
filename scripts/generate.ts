/**
 * Makes everything under generated/ from the handwritten contracts under openapi/: for each document its bundle
 * (`openapi.json`), its types (`types.d.ts`), its typed client (`client.ts`) and its server stub (`stub.ts`); and from profiles/ the
 * built-in profiles as they were read and checked (`profiles/checked.json`). The Python client (`clients/python`) is made from the
 * proteomics document.
 *
 *     npm run generate              writes generated/
 *     npm run generate -- schemas   writes only the named documents
 *     npm run generate -- python    writes only the Python client, which also follows the proteomics document
 *     npm run generate -- --check   compares with what is committed and fails on any difference
 *
 * The stubs and the Python client need Java. Without it the check compares the rest, and of the Python client the hash of the
 * contract that it was made from, and says what it left out; writing refuses.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, bundleDocuments, contractHash } from './generate/bundle.ts';
import { clientSource } from './generate/client.ts';
import { checkedProfilesSource } from './generate/profiles.ts';
import { pythonClient } from './generate/python.ts';
import { hasJava, stubSource } from './generate/stub.ts';
import { typesSource } from './generate/types.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'generated');
/** Folder of what is made from profiles/ and not from a contract. */
const PROFILES = 'profiles';
/** What names the Python client, where it is, and the document that it is made from. */
const PYTHON = { name: 'python', folder: 'clients/python', api: 'proteomics' } as const;
const checking = process.argv.includes('--check');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
// What is made from a document goes with it.
const named: string[] = asked.includes(PYTHON.api) ? [...new Set([...asked, PYTHON.name])] : asked;
const java = hasJava();

if (!java && !checking) {
  console.error(
    'generate: Java is not installed, and the server stubs are made by a Java program. Install a Java runtime (11 or later).',
  );
  process.exit(1);
}

const scratch = mkdtempSync(join(tmpdir(), 'concordat-generate-'));
try {
  const files = await generate(scratch);
  if (checking) check(files);
  else write(files);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Path below generated/ to content. */
async function generate(scratchFolder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const documents = named.filter((name) => name !== PROFILES && name !== PYTHON.name);
  const bundles = named.length > 0 && documents.length === 0 ? [] : bundleDocuments(root, scratchFolder, documents);
  for (const bundle of bundles) {
    const header = headerOf(bundle);
    files.set(`${bundle.api}/openapi.json`, bundle.json);
    files.set(`${bundle.api}/types.d.ts`, header + (await typesSource(bundle)));
    files.set(`${bundle.api}/client.ts`, header + clientSource(bundle));
    if (java) files.set(`${bundle.api}/stub.ts`, header + stubSource(root, scratchFolder, bundle));
  }
  if (named.length === 0 || named.includes(PROFILES)) files.set(`${PROFILES}/checked.json`, checkedProfilesSource(root));
  if (named.length === 0 || named.includes(PYTHON.name)) {
    const bundle = bundles.find(({ api }) => api === PYTHON.api) ?? bundleDocuments(root, scratchFolder, [PYTHON.api])[0];
    if (bundle !== undefined) addPython(files, scratchFolder, bundle);
  }
  return files;
}

/** Without Java only the module is compared that says which contract it was made from. */
function addPython(files: Map<string, string>, scratchFolder: string, bundle: Bundle): void {
  if (java) {
    for (const [path, text] of pythonClient(root, scratchFolder, bundle)) files.set(`${PYTHON.folder}/${path}`, text);
    return;
  }
  const path = join(target, PYTHON.folder, 'pyproject.toml');
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : '';
  files.set(`${PYTHON.folder}/pyproject.toml`, committed.replace(/\(sha256 \w+\)/, `(${contractHash(bundle)})`));
}

function headerOf(bundle: Bundle): string {
  return `// Generated from openapi/${bundle.api} (${contractHash(bundle)}) by \`npm run generate\`. Do not edit.\n`;
}

function write(files: Map<string, string>): void {
  const folders = named.map((name) => (name === PYTHON.name ? PYTHON.folder : name));
  for (const folder of folders.length > 0 ? folders : ['']) rmSync(join(target, folder), { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(join(target, path, '..'), { recursive: true });
    writeFileSync(join(target, path), content);
  }
  console.log(`generate: ${files.size} files written under generated/.`);
}

function check(files: Map<string, string>): void {
  const committed = existsSync(target)
    ? readdirSync(target, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(target.length + 1))
        // What Python leaves where the client is used or installed from.
        .filter((path) => !/__pycache__|\.egg-info\/|^clients\/python\/build\//.test(path))
    : [];
  const needsJava = (path: string) => path.endsWith('/stub.ts') || path.startsWith(`${PYTHON.folder}/`);
  const leftOut = java ? [] : committed.filter((path) => needsJava(path) && !files.has(path));
  const problems = [
    ...[...files]
      .filter(([path, content]) => !committed.includes(path) || readFileSync(join(target, path), 'utf8') !== content)
      .map(([path]) => `${path} is not what the contracts give`),
    ...committed.filter((path) => !files.has(path) && !leftOut.includes(path)).map((path) => `${path} comes from no contract`),
  ];
  if (leftOut.length > 0)
    console.log(
      `generate: ${leftOut.length} files of server stubs and the Python client were not compared, because Java is not installed.`,
    );
  if (problems.length === 0) {
    console.log(`generate: ${files.size} generated files are fresh.`);
    return;
  }
  for (const problem of problems) console.error(`generate: generated/${problem}.`);
  console.error('generate: run `npm run generate` and commit the result.');
  process.exitCode = 1;
}
