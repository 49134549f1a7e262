import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  /** Path of the entry, with slashes. */
  readonly name: string;
  /** True to compress the entry. Raw data does not compress. */
  readonly isCompressed: boolean;
  /** Opens the content after the preceding entries were written. */
  open?(): Promise<Readable> | Readable;
}

/** Returns a .zip file with one time for all entries. An unreadable entry destroys it, because a part must not seem complete. */
export function createZipStream(entries: Iterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  for (const { name, isCompressed, open } of entries) {
    if (open === undefined) {
      zip.addEmptyDirectory(name, { mtime: at });
      continue;
    }
    zip.addReadStreamLazy(name, { mtime: at, compress: isCompressed }, async (done) => {
      try {
        current = await open();
        current.once('error', (error) => output.destroy(error));
        if (output.destroyed) current.destroy();
        else done(undefined, current);
      } catch (error) {
        output.destroy(error as Error);
      }
    });
  }
  zip.end();
  return output;
}

/** Returns a text entry. The text is computed after the preceding entries were written. */
export function createTextEntry(name: string, text: () => string): ZipEntry {
  return { name, isCompressed: true, open: () => Readable.from([Buffer.from(text())]) };
}

export function zipTexts(files: readonly { readonly name: string; readonly text: string }[], at: Date): Readable {
  return createZipStream(
    files.map(({ name, text }) => createTextEntry(name, () => text)),
    at,
  );
}
