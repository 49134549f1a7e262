/**
 * ISA-Tab (ISA model and serialization specifications 1.0): a .zip with an investigation file, and the study and assay files that it
 * names, as the object that ISA-JSON is.
 */
import type { Entry } from 'yauzl';
import { BadRequestError } from '../../../../../contract/errors.ts';
import { countOf, numberText, wordFor } from '../../../../../web/for-people/words.ts';
import { openZipEntry, proveZipEntries, readZipEntries, ZipError } from '../../../../../web/workbook/zip-entries.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { type IsaSections, investigationOf } from './investigation-file.ts';
import { materialsOf } from './material-table.ts';
import { linesOfTab } from './tab-lines.ts';

/** What a .zip file holds. */
export interface ReadIsaTab {
  readonly investigation: Readonly<Record<string, unknown>>;
  /** Parts of its files that have no place in an ISA object, in sentences. */
  readonly leftOut: readonly { readonly file: string; readonly words: string; readonly values: number }[];
}

/** The investigation in a .zip file. @throws BadRequestError for what is no ISA-Tab, or claims too much */
export async function readIsaTab(path: string, limits: ReadingLimits): Promise<ReadIsaTab> {
  const files = await textsOf(path, limits);
  const investigation = [...files].find(([name]) => /^i_.*\.txt$/i.test(name));
  if (investigation === undefined)
    throw new BadRequestError('The .zip file is no ISA-Tab: it has no investigation file (i_….txt).');
  const columns = new Map<string, ReadonlyMap<string, number>>();
  const missing: string[] = [];
  const lookUp = (name: string) => {
    const file = name.trim().toLowerCase();
    const text = files.get(file);
    if (text === undefined) {
      if (file !== '') missing.push(name.trim());
      return undefined;
    }
    const materials = materialsOf(linesOfTab(text));
    columns.set(file, materials.leftOut);
    return materials;
  };
  const sections: IsaSections = linesOfTab(investigation[1]);
  const read = investigationOf(sections, lookUp);
  const unread = [...files.keys()].filter((file) => file !== investigation[0] && /^[as]_/.test(file) && !columns.has(file));
  return {
    investigation: read.investigation,
    leftOut: [
      ...read.leftOut.map(({ what, count }) => ({ file: investigation[0], words: leftOutWords(what, count), values: count })),
      ...[...columns].flatMap(([file, left]) =>
        [...left].map(([what, count]) => ({ file, words: leftOutWords(what, count), values: count })),
      ),
      ...unread.map((file) => ({ file, words: 'The investigation does not name this file. It is left out.', values: 0 })),
      ...missing.map((file) => ({
        file,
        words: 'The investigation names this file, and the .zip does not have it.',
        values: 0,
      })),
    ],
  };
}

function leftOutWords(what: string, count: number): string {
  return `${what}: ${countOf(count, 'value')} ${wordFor(count, 'has', 'have')} no place and ${wordFor(count, 'is', 'are')} left out.`;
}

/** Text files by their names without folders, in small letters. */
async function textsOf(path: string, limits: ReadingLimits): Promise<ReadonlyMap<string, string>> {
  try {
    const entries = await readZipEntries(path, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.characters)
      throw new BadRequestError(`The .zip file holds more than ${numberText(limits.characters)} bytes; send it in parts.`);
    await proveZipEntries(path, entries);
    const files = new Map<string, string>();
    for (const entry of entries) {
      const name = entry.fileName.split(/[/\\]/).at(-1)?.toLowerCase() ?? '';
      if (name.endsWith('.txt') && !entry.fileName.startsWith('__MACOSX')) files.set(name, await textOf(path, entry));
    }
    return files;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is no .zip file of ISA-Tab: ${error.message}.`, { cause: error });
  }
}

async function textOf(path: string, entry: Entry): Promise<string> {
  const pieces: Uint8Array[] = [];
  for await (const piece of openZipEntry(path, entry)) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Older programs write what Windows writes.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
