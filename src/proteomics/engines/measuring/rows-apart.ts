/** Streams the rows of a stored table in any format. */
import { fork } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { forEachLine } from '../../ingestion/reading/lines.ts';
import { type Separator, splitCells } from '../recognition/read-head.ts';

/** Bytes that are parsed at a time, so that other requests run in between. */
const PIECE_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = '\ufeff';

/** Calls `take` with the header and every row, and awaits `pause` between pieces. An error of `take` stops reading. */
export async function forEachRow(
  path: string,
  { isParquet, separator, columns = [] }: { isParquet: boolean; separator: Separator; columns?: readonly string[] },
  take: (cells: readonly string[], isHeader: boolean) => void,
  pause?: () => Promise<void>,
): Promise<void> {
  let isHeader = true;
  const stream = isParquet ? streamParquetRows(path, columns) : createReadStream(path, { highWaterMark: PIECE_BYTES });
  try {
    await forEachLine(
      stream,
      ({ bytes, start, end }) => {
        const line = bytes.toString('utf8', start, end);
        const text = isHeader ? line.replace(BYTE_ORDER_MARK, '') : line;
        if (text === '' || (isHeader && text.trim() === '')) return;
        take(splitCells(text, isParquet ? '\t' : separator), isHeader);
        isHeader = false;
      },
      pause === undefined ? {} : { pause },
    );
  } finally {
    stream.destroy();
  }
}

/** Streams rows from a separate process, because native code reads the untrusted file. The process ends with the stream. */
function streamParquetRows(path: string, columns: readonly string[]): Readable {
  const child = fork(
    fileURLToPath(new URL(`./rows-process${extname(import.meta.filename)}`, import.meta.url)),
    [path, ...columns],
    {
      execArgv: ['--max-old-space-size=300', '--disable-warning=ExperimentalWarning'],
      env: {},
      stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
    },
  );
  const output = child.stdout as Readable;
  child.once('exit', (code, killed) => {
    // The process may have been killed for lack of memory, so the stream is incomplete.
    if (code !== 0) output.destroy(new Error(`The process that reads ${path} ended with ${killed ?? code}.`));
  });
  output.once('close', () => child.kill('SIGKILL'));
  return output;
}
