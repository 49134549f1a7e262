/** Converts compressed and UTF-16 tables to UTF-8 for all readers. */
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { openZipEntry, readZipEntries, ZipError } from '../../../web/workbook/zip-entries.ts';
import { BrokenResultError } from '../../ingestion/reading/broken-result.ts';

interface NamedTable {
  readonly name: string;
  readonly path: string;
}

export function removeCompression(name: string): string {
  return name.replace(/\.(gz|zip)$/i, '');
}

/** Returns the content as UTF-8; undefined for files that are UTF-8 already. @throws BrokenResultError, also while reading */
export async function openTableAsUtf8(table: NamedTable): Promise<AsyncIterable<Uint8Array> | undefined> {
  const unpacked = await unpackTable(table);
  const pieces = (unpacked ?? createReadStream(table.path))[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await readNext(table.name, pieces);
  const encoding =
    first[0] === 0xff && first[1] === 0xfe ? 'utf-16le' : first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : '';
  if (unpacked !== undefined || encoding !== '') return joinPieces(table.name, first, pieces, encoding);
  await pieces.return?.();
  return undefined;
}

async function unpackTable({ name, path }: NamedTable): Promise<AsyncIterable<Uint8Array> | undefined> {
  const file = await open(path);
  const { buffer: start } = await file.read(Buffer.alloc(4), 0, 4, 0).finally(() => file.close());
  // If one stream fails, `pipeline` also ends the other, and the reader receives the error.
  if (start[0] === 0x1f && start[1] === 0x8b) return pipeline(createReadStream(path), createGunzip(), () => {});
  if (start.toString('latin1') !== 'PK\x03\x04') return undefined;
  const entries = await readZipEntries(path, 100).catch((error: unknown) => {
    throw error instanceof ZipError ? new BrokenResultError(name, undefined, `cannot be unpacked: ${error.message}`) : error;
  });
  const files = entries.filter(({ fileName }) => !/\/$|^__MACOSX/.test(fileName));
  const [only] = files;
  if (only === undefined || files.length > 1)
    throw new BrokenResultError(name, undefined, `is an archive of ${files.length} files. Unpack it`);
  if (only.isEncrypted()) throw new BrokenResultError(name, undefined, 'has a password. Unpack it');
  return openZipEntry(path, only);
}

async function* joinPieces(name: string, first: Uint8Array, pieces: AsyncIterator<Uint8Array>, encoding: string) {
  const decoder = encoding === '' ? undefined : new TextDecoder(encoding);
  const decodeTextBytes = (piece?: Uint8Array) =>
    decoder === undefined ? piece : Buffer.from(decoder.decode(piece, { stream: piece !== undefined }));
  try {
    for (let next: IteratorResult<Uint8Array> = { value: first }; next.done !== true; next = await readNext(name, pieces))
      yield decodeTextBytes(next.value) as Uint8Array;
    if (decoder !== undefined) yield decodeTextBytes() as Uint8Array;
  } finally {
    await pieces.return?.();
  }
}

async function readNext(name: string, pieces: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array, undefined>> {
  return await pieces.next().catch(() => {
    throw new BrokenResultError(name, undefined, 'cannot be unpacked: its data is damaged or cut short');
  });
}
