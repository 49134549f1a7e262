/** Inserts the raw file and every FASTA file into mqpar.xml, the parameter file of MaxQuant. */
import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../../../web/markup-text.ts';

// Takes linear time, because a match cannot contain the start of another match.
const FILE_PATHS = /(<filePaths>)((?:(?!<filePaths>)[\s\S])*?)(<\/filePaths>)/g;
const PATH = /(<string>)([^<]*)(<\/string>)/g;
const FASTA = /(<fastaFilePath>)([^<]*)(<\/fastaFilePath>)/g;

/** Returns whether a file contains parameters of MaxQuant. Files of other tools have placeholders. */
export function isMaxQuantParameters(name: string): boolean {
  return /\.xml$/i.test(name);
}

/** Returns why a file is not a valid template; undefined if it is. */
export function checkTemplate(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return isMaxQuantParameters(file) ? findTemplateProblem(text) : undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

export function findTemplateProblem(text: string): string | undefined {
  const rawFiles = [...text.matchAll(FILE_PATHS)].flatMap(([, , inside = '']) => [...inside.matchAll(PATH)]);
  if (rawFiles.length !== 1) return `must have exactly one raw file (<filePaths><string>), not ${rawFiles.length}`;
  if (!text.includes('<fastaFilePath>')) return 'must have a <fastaFilePath>';
  return undefined;
}

export function replaceTemplatePaths(
  text: string,
  { rawFile, fasta }: { readonly rawFile: string; readonly fasta: string },
): string {
  const createReplacer = (path: string) => (_: string, before: string, __: string, after: string) =>
    `${before}${escapeMarkup(path)}${after}`;
  return text
    .replace(
      FILE_PATHS,
      (_, before: string, inside: string, after: string) => `${before}${inside.replace(PATH, createReplacer(rawFile))}${after}`,
    )
    .replace(FASTA, createReplacer(fasta));
}
