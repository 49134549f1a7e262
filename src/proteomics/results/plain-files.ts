/** Replaces received tables that are compressed, in UTF-16, or rewritten by R with plain UTF-8 files. */
import { open, stat } from 'node:fs/promises';
import { formatSize } from '../../web/for-people/words.ts';
import type { ArrivedFile, ReceivedParts } from '../../web/uploads/multipart.ts';
import { convertToStorageError } from '../../web/uploads/refusals.ts';
import { openTableAsUtf8 } from '../engines/recognition/plain-table.ts';
import { readHead } from '../engines/recognition/read-head.ts';
import { createTableRestorer } from '../engines/recognition/row-numbers.ts';
import { findResultFileName } from '../ingestion/columns.ts';
import { BrokenResultError } from '../ingestion/reading/broken-result.ts';
import { NotTextError } from '../ingestion/reading/lines.ts';
import type { IncomingFiles } from '../uploads/incoming-files.ts';

/** Bytes to which the files of every request may expand. */
const BASE_UNPACKED = 200_000_000;
/** Maximum ratio of unpacked to packed size, well above that of real tables. */
const MAX_RATIO = 40;

/** Returns the parts with plain files, or with broken ones if `isLenient`. @throws BrokenResultError, StorageFullError */
export async function unpackReceivedFiles(
  { fields, files }: ReceivedParts,
  incoming: IncomingFiles,
  isLenient: boolean,
): Promise<ReceivedParts> {
  const arrived = files.filter((file): file is ArrivedFile => 'path' in file);
  const most = BASE_UNPACKED + MAX_RATIO * arrived.reduce((sum, { size }) => sum + size, 0);
  let written = 0;
  const rewriteFile = async (file: ArrivedFile, write: (append: (piece: Uint8Array) => Promise<void>) => Promise<void>) => {
    const path = incoming.createPartPath();
    const output = await open(path, 'wx');
    try {
      await write(async (piece) => {
        written += piece.length;
        if (written > most)
          throw new BrokenResultError(file.name, undefined, `expands the request to more than ${formatSize(most)}. Unpack it`);
        await output.appendFile(piece);
      });
    } catch (error) {
      await incoming.remove(path);
      throw convertToStorageError(error);
    } finally {
      await output.close();
    }
    await incoming.remove(file.path);
    return { ...file, path, size: (await stat(path)).size };
  };
  const unpackToPlainFile = async (file: ArrivedFile) => {
    const content = await openTableAsUtf8(file);
    if (content === undefined) return file;
    return rewriteFile(file, async (append) => {
      for await (const piece of content) await append(piece);
    });
  };
  const restoreTableFile = async (file: ArrivedFile) => {
    const head = await readHead(file);
    // Tables of MaxQuant keep the names of R, because their readers recognize all of them.
    const write = createTableRestorer(findResultFileName(file.name) === undefined ? head : { ...head, isRenamed: false });
    return write === undefined ? file : rewriteFile(file, (append) => write(file.path, append));
  };
  const plain: ArrivedFile[] = [];
  for (const file of arrived) {
    const unpacked = await unpackToPlainFile(file).catch((error: unknown) => {
      if (isLenient && error instanceof BrokenResultError) return file;
      throw error;
    });
    plain.push(
      await restoreTableFile(unpacked).catch((error: unknown) => {
        // A later step reads the table and reports the error.
        if (error instanceof BrokenResultError || error instanceof NotTextError) return unpacked;
        throw error;
      }),
    );
  }
  return { fields, files: plain };
}
