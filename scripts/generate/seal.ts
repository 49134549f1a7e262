/**
 * Seals generated files by a hash of the contract, the generator and the content. Checks of the seal do not need Java, and are
 * fast.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that determine a stub together with the contract. */
const MAKERS = ['stub.ts', 'seal.ts', 'templates'];

/** Returns a hash of the generator, the templates and the surrounding code. */
export function hashGenerator(root: string): string {
  const folder = join(root, 'scripts/generate');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => MAKERS.includes(path) || path.startsWith('templates/'))
    .filter((path) => path !== 'templates')
    .sort()
    .map((path) => join(folder, path));
  return hashTexts([...files, join(root, 'openapitools.json')].map((file) => readFileSync(file, 'utf8')));
}

/**
 * Returns the second line of a sealed file, without the comment sign. `texts` are all files that were generated together, in a
 * fixed order.
 */
export function createSeal(maker: string, texts: readonly string[]): string {
  return `Made by ${maker}; what was made has ${hashTexts(texts)}.\n`;
}

function hashTexts(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return `sha256 ${hash.digest('hex').slice(0, 16)}`;
}
