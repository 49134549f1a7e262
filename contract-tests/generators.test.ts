// @module-tag full
/** Client generators for other languages accept the documents without pages. docs/client.md lists their limits. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasJava, runGenerator } from '../scripts/generate/stub.ts';
import { getOperations, readDocument } from '../src/contract/documents/document.ts';
import { mergeDocuments } from '../src/contract/documents/merged-document.ts';
import { removePages } from '../src/contract/documents/without-pages.ts';
import { OWN_DOCUMENTS, PLATFORM_DOCUMENT } from './traffic/documents.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'concordat-generators-'));
afterAll(() => rmSync(folder, { recursive: true }));

const merged = removePages(
  mergeDocuments(new Map(OWN_DOCUMENTS.map((name) => [name, readDocument(name)])), '1', 'http://localhost:8124'),
);
const documents = new Map([
  ['all', merged],
  [PLATFORM_DOCUMENT, readDocument(PLATFORM_DOCUMENT)],
]);
const LANGUAGES = ['csharp', 'go', 'java', 'python', 'rust'];
const ENDINGS: Record<string, string> = { csharp: '.cs', go: '.go', java: '.java', python: '.py', rust: '.rs' };
const pathsIn = (language: string, document: string) =>
  readdirSync(join(folder, language, document), { recursive: true, encoding: 'utf8' });

describe.skipIf(!hasJava())('openapi-generator', () => {
  beforeAll(() => {
    for (const [name, document] of documents) writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
    runGenerator(
      root,
      folder,
      LANGUAGES.flatMap((generatorName) =>
        [...documents.keys()].map((name) => ({
          generatorName,
          inputSpec: join(folder, `${name}.json`),
          outputDir: join(folder, generatorName, name),
          globalProperties: { apiTests: 'false', modelTests: 'false', apiDocs: 'false', modelDocs: 'false' },
        })),
      ),
    );
  });

  it.each(LANGUAGES)('generates a client in %s with a file for each tag', (language) => {
    for (const [name, document] of documents) {
      const tags = new Set([...getOperations(document)].flatMap(({ operation }) => operation.tags ?? []));
      const files = pathsIn(language, name).filter((path) => path.endsWith(ENDINGS[language] ?? ''));
      const words = files.map((path) => path.toLowerCase().replaceAll(/[^a-z]/g, ''));
      const missing = [...tags].filter(
        (tag) => !words.some((path) => path.includes(tag.toLowerCase().replaceAll(/[^a-z]/g, ''))),
      );
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it('generates Python code that compiles', () => {
    const python = process.env.PYTHON || 'python3';
    const { status, stdout } = spawnSync(python, ['-m', 'compileall', '-q', join(folder, 'python')], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  it('generates 64-bit numbers in Go, unless the contract limits them to 32', () => {
    const models = pathsIn('go', 'all').filter((path) => path.startsWith('model_'));
    const { stdout } = spawnSync('grep', ['-l', 'float32', ...models], { cwd: join(folder, 'go/all'), encoding: 'utf8' });
    expect([models.length > 50, stdout]).toEqual([true, '']);
  });
});
