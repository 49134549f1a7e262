/**
 * MaxQuant's parameter file, mqpar.xml, as a template: the path of its single raw file and of every FASTA file are filled in, so
 * that one MaxQuant run reads one raw file. The rest of the file stays as it is, byte by byte.
 */
import { readFileSync } from 'node:fs';
import { markupText } from '../../../web/markup-text.ts';

// None passes over another beginning of itself, so that a search takes linear time whatever is never closed.
const FILE_PATHS = /(<filePaths>)((?:(?!<filePaths>)[\s\S])*?)(<\/filePaths>)/g;
const PATH = /(<string>)([^<]*)(<\/string>)/g;
const FASTA = /(<fastaFilePath>)([^<]*)(<\/fastaFilePath>)/g;

/** What is filled in: absolute paths. */
export interface TemplatePaths {
  readonly rawFile: string;
  readonly fasta: string;
}

/** Whether parameters of this name are MaxQuant's; those of other tools are texts with placeholders. */
export function isMaxQuantParameters(name: string): boolean {
  return /\.xml$/i.test(name);
}

/** Why a file cannot be a template; undefined when it can. */
export function checkTemplate(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return isMaxQuantParameters(file) ? templateProblem(text) : undefined;
  } catch (error) {
    return `cannot be read: ${(error as Error).message}`;
  }
}

/** Why a text cannot be a template of MaxQuant; undefined when it can. */
export function templateProblem(text: string): string | undefined {
  const rawFiles = [...text.matchAll(FILE_PATHS)].flatMap(([, , inside = '']) => [...inside.matchAll(PATH)]);
  if (rawFiles.length !== 1) return `must have exactly one raw file (<filePaths><string>), not ${rawFiles.length}`;
  if (!text.includes('<fastaFilePath>')) return 'must have a <fastaFilePath>';
  return undefined;
}

/** Fills in the paths. */
export function fillInTemplate(text: string, { rawFile, fasta }: TemplatePaths): string {
  const put = (path: string) => (_: string, before: string, __: string, after: string) =>
    `${before}${markupText(path)}${after}`;
  return text
    .replace(
      FILE_PATHS,
      (_, before: string, inside: string, after: string) => `${before}${inside.replace(PATH, put(rawFile))}${after}`,
    )
    .replace(FASTA, put(fasta));
}
