/** Inserts paths into MaxQuant's parameter file, mqpar.xml: its single raw file, and every FASTA file. */
import { readFileSync } from 'node:fs';
import { escapeMarkup } from '../../../web/markup-text.ts';

// No pattern matches beyond the beginning of another match, so that a search takes linear time.
const FILE_PATHS = /(<filePaths>)((?:(?!<filePaths>)[\s\S])*?)(<\/filePaths>)/g;
const PATH = /(<string>)([^<]*)(<\/string>)/g;
const FASTA = /(<fastaFilePath>)([^<]*)(<\/fastaFilePath>)/g;

/** Returns whether a file with this name contains MaxQuant's parameters. Other tools have files with placeholders. */
export function isMaxQuantParameters(name: string): boolean {
  return /\.xml$/i.test(name);
}

/** Returns why a file on disk is not a valid template; undefined if it is valid. */
export function checkTemplate(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return isMaxQuantParameters(file) ? findTemplateProblem(text) : undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

/** Returns why a text is not a valid template of MaxQuant; undefined if it is valid. */
export function findTemplateProblem(text: string): string | undefined {
  const rawFiles = [...text.matchAll(FILE_PATHS)].flatMap(([, , inside = '']) => [...inside.matchAll(PATH)]);
  if (rawFiles.length !== 1) return `must have exactly one raw file (<filePaths><string>), not ${rawFiles.length}`;
  if (!text.includes('<fastaFilePath>')) return 'must have a <fastaFilePath>';
  return undefined;
}

/** Inserts the paths of a run into a template. */
export function fillInTemplate(text: string, { rawFile, fasta }: { readonly rawFile: string; readonly fasta: string }): string {
  const createReplacer = (path: string) => (_: string, before: string, __: string, after: string) =>
    `${before}${escapeMarkup(path)}${after}`;
  return text
    .replace(
      FILE_PATHS,
      (_, before: string, inside: string, after: string) => `${before}${inside.replace(PATH, createReplacer(rawFile))}${after}`,
    )
    .replace(FASTA, createReplacer(fasta));
}
