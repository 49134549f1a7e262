/** The rows of a kept table, whatever it is written as. */
import { fork } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { eachLine } from '../../ingestion/reading/lines.ts';
import { cellsOf, type Separator } from '../recognition/read-head.ts';

const PIECE_BYTES = 256 * 1024;
const BYTE_ORDER_MARK = '\ufeff';

/** How a table is written, and which columns of a Parquet file are wanted; all when they are not named. */
export interface TableForm {
  readonly isParquet: boolean;
  readonly separator: Separator;
  readonly columns?: readonly string[];
}

/** Gives the header, then every row; `pause` is awaited now and then. What `take` throws ends the reading. */
export async function eachCells(
  path: string,
  { isParquet, separator, columns = [] }: TableForm,
  take: (cells: readonly string[], isHeader: boolean) => void,
  pause?: () => Promise<void>,
): Promise<void> {
  let isHeader = true;
  const stream = isParquet ? rowsOfParquet(path, columns) : createReadStream(path, { highWaterMark: PIECE_BYTES });
  try {
    await eachLine(
      stream,
      ({ bytes, start, end }) => {
        const line = bytes.toString('utf8', start, end);
        const text = isHeader ? line.replace(BYTE_ORDER_MARK, '') : line;
        if (text === '' || (isHeader && text.trim() === '')) return;
        take(cellsOf(text, isParquet ? '\t' : separator), isHeader);
        isHeader = false;
      },
      pause === undefined ? {} : { pause },
    );
  } finally {
    stream.destroy();
  }
}

/** Native code reads files of strangers in a process of its own, which ends with the stream. */
function rowsOfParquet(path: string, columns: readonly string[]): Readable {
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
    // A process that runs out of memory is killed, and the rows so far are not all of them.
    if (code !== 0) output.destroy(new Error(`The process that reads ${path} ended with ${killed ?? code}.`));
  });
  output.once('close', () => child.kill('SIGKILL'));
  return output;
}
