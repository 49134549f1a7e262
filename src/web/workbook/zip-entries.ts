/**
 * Lists and checks the entries of a ZIP file without storing them. Rejects a spreadsheet before unpacking if its directory
 * exceeds the limits, and a file whose entries differ from the directory.
 */
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

/** Maximum bytes of the data descriptor after an entry of unknown size (APPNOTE 6.3.10, section 4.3.9). */
const MAX_DESCRIPTOR_BYTES = 24;

export type ZipSource = string | Buffer;

/** Thrown if the file is not a valid ZIP file, or its entries differ from its directory. */
export class ZipError extends Error {}

/** Reads the directory of a file, up to one entry more than `most`. @throws ZipError */
export function readZipEntries(source: ZipSource, most: number): Promise<readonly Entry[]> {
  return useZipFile(source, 'it is not a ZIP file, or it is damaged', async (file) => {
    const entries: Entry[] = [];
    for await (const entry of file.eachEntry()) {
      entries.push(entry);
      if (entries.length > most) break;
    }
    return entries;
  });
}

/** Checks that the entries match the directory, with only data descriptors between them. @throws ZipError */
export function checkZipEntries(source: ZipSource, entries: readonly Entry[]): Promise<void> {
  return useZipFile(source, 'its data is damaged, or its size differs from its directory', async (file) => {
    let end = 0;
    for (const entry of entries.toSorted((one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader)) {
      if (entry.isEncrypted()) throw new ZipError('it has a password');
      const begin = entry.relativeOffsetOfLocalHeader;
      if (begin < end || begin > end + MAX_DESCRIPTOR_BYTES) throw new ZipError('its directory does not match its contents');
      const { fileDataStart } = await file.readLocalFileHeaderPromise(entry, { minimal: true });
      end = fileDataStart + entry.compressedSize;
      // The stream fails if the length differs from the directory.
      for await (const _piece of await file.openReadStreamPromise(entry));
    }
  });
}

/** Yields the content of an entry, unpacking it while it is read. */
export async function* openZipEntry(source: ZipSource, entry: Entry): AsyncGenerator<Uint8Array> {
  const file = await openSource(source);
  try {
    yield* (await file.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>;
  } finally {
    file.close();
  }
}

function openSource(source: ZipSource): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false };
  return typeof source === 'string' ? openPromise(source, options) : fromBufferPromise(source, options);
}

async function useZipFile<Found>(
  source: ZipSource,
  otherwise: string,
  look: (file: ZipFile) => Promise<Found>,
): Promise<Found> {
  let file: ZipFile | undefined;
  try {
    file = await openSource(source);
    return await look(file);
  } catch (error) {
    throw error instanceof ZipError ? error : new ZipError(otherwise, { cause: error });
  } finally {
    file?.close();
  }
}
