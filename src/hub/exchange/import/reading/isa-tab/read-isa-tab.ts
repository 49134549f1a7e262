/**
 * ISA-Tab (ISA model and serialization specifications 1.0): a .zip with an investigation file, and the study and assay files that it
 * names, as the object that ISA-JSON is.
 */
import type { Entry } from 'yauzl';
import { BadRequestError } from '../../../../../contract/errors.ts';
import { numberText } from '../../../../../web/for-people/words.ts';
import { openZipEntry, proveZipEntries, readZipEntries, ZipError } from '../../../../../web/workbook/zip-entries.ts';
import type { ReadingLimits } from '../reading-limits.ts';
import { type IsaSections, investigationOf } from './investigation-file.ts';
import { materialsOf } from './material-table.ts';
import { linesOfTab } from './tab-lines.ts';

/** The investigation in a .zip file. @throws BadRequestError for what is no ISA-Tab, or claims too much */
export async function readIsaTab(path: string, limits: ReadingLimits): Promise<Readonly<Record<string, unknown>>> {
  const files = await textsOf(path, limits);
  const investigation = [...files].find(([name]) => /^i_.*\.txt$/i.test(name));
  if (investigation === undefined)
    throw new BadRequestError('The .zip file is no ISA-Tab: it has no investigation file (i_….txt).');
  const lookUp = (name: string) => {
    const text = files.get(name.trim().toLowerCase());
    return text === undefined ? undefined : materialsOf(linesOfTab(text));
  };
  const sections: IsaSections = linesOfTab(investigation[1]);
  return investigationOf(sections, lookUp);
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
