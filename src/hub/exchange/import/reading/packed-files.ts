/** The files in a .zip file of texts, unpacked within limits. */
import { BadRequestError } from '../../../../contract/errors.ts';
import { numberText } from '../../../../web/for-people/words.ts';
import { openZipEntry, proveZipEntries, readZipEntries, ZipError } from '../../../../web/workbook/zip-entries.ts';
import type { ReadingLimits } from './reading-limits.ts';

/** A file. */
export interface PackedFile {
  /** With slashes between folders, as it is spelled. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** The folder that a file stands in, with a slash at its end; empty for none. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Reads them; what operating systems add is none. @param kind of the file, for messages @throws BadRequestError */
export async function packedFiles(path: string, limits: ReadingLimits, kind: string): Promise<readonly PackedFile[]> {
  try {
    const entries = await readZipEntries(path, limits.entries);
    const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (entries.length > limits.entries || unpacked > limits.characters)
      throw new BadRequestError(`The .zip file holds more than ${numberText(limits.characters)} bytes; send it in parts.`);
    await proveZipEntries(path, entries);
    const files: PackedFile[] = [];
    for (const entry of entries) {
      const name = entry.fileName.replaceAll('\\', '/');
      if (name.endsWith('/') || name.startsWith('__MACOSX')) continue;
      const pieces: Uint8Array[] = [];
      for await (const piece of openZipEntry(path, entry)) pieces.push(piece);
      files.push({ path: name, bytes: Buffer.concat(pieces) });
    }
    return files;
  } catch (error) {
    if (!(error instanceof ZipError)) throw error;
    throw new BadRequestError(`The file is no .zip file of ${kind}: ${error.message}.`, { cause: error });
  }
}
