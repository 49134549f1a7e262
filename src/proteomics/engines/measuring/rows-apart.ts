/** Streams the rows of a stored table in any format. */
import { fork } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { forEachLine } from '../../ingestion/reading/lines.ts';
import { type Separator, splitCells } from '../recognition/read-head.ts';

/** Bytes to parse at a time. Other requests continue after a few milliseconds. */
const PIECE_BYTES = 64 * 1024;
const BYTE_ORDER_MARK = '\ufeff';

/** Passes the header and every row to `take`, and awaits `pause` between pieces. An error of `take` ends the reading. */
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

/** Uses a separate process, because native code reads untrusted files. The process ends with the stream. */
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
    // A process without enough memory is killed, so the stream is incomplete.
    if (code !== 0) output.destroy(new Error(`The process that reads ${path} ended with ${killed ?? code}.`));
  });
  output.once('close', () => child.kill('SIGKILL'));
  return output;
}
