/** Files and text of the project for tests of its words and names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Text files of the project, except generated and third-party ones, and the tests that quote banned words. */
export const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|js|cjs|css|eta|md|ya?ml|mustache)$/.test(file) && existsSync(join(root, file)))
  .filter((file) => !/\/vendor\/|^generated\/|^openapi\/released\/|^src\/house-(?:words|names)\.test\.ts$/.test(file));

const texts = new Map<string, string>();
/** Reads a file only once for all patterns. */
export function readText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** Returns what a pattern finds in each line, with the line number. In the pattern, ^ and $ are the ends of a line. */
export function findInLines(text: string, pattern: RegExp): string[] {
  return text.split('\n').flatMap((line, index) => [...line.matchAll(pattern)].map(([found]) => `${index + 1}: ${found}`));
}

/** Returns the places in files where a pattern occurs. */
export function findPlaces(among: readonly string[], pattern: RegExp): string[] {
  // Searching the whole file first is faster, because most files have no match.
  const anywhere = new RegExp(pattern, `${pattern.flags.replaceAll(/[gm]/g, '')}m`);
  return among
    .filter((file) => anywhere.test(readText(file)))
    .flatMap((file) => findInLines(readText(file), pattern).map((place) => `${file}:${place}`));
}
