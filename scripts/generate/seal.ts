/**
 * Seals of what Java programs make, so that its freshness can be told in a second and without Java: from which contract it was made, by
 * what, and what it said then.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What decides, beside the contract, how a stub looks. */
const MAKERS = ['stub.ts', 'seal.ts', 'templates'];

/** Identifies the program, the templates and what is done around them. */
export function makerHash(root: string): string {
  const folder = join(root, 'scripts/generate');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => MAKERS.includes(path) || path.startsWith('templates/'))
    .filter((path) => path !== 'templates')
    .sort()
    .map((path) => join(folder, path));
  return shortHash([...files, join(root, 'openapitools.json')].map((file) => readFileSync(file, 'utf8')));
}

/** The second line of a sealed file, without the sign of a comment. `texts`: everything that was made together, in a fixed order. */
export function seal(maker: string, texts: readonly string[]): string {
  return `Made by ${maker}; what was made has ${shortHash(texts)}.\n`;
}

function shortHash(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}\n${text}`);
  return `sha256 ${hash.digest('hex').slice(0, 16)}`;
}
