/** Joins the result tables of several raw files to one table (docs/requirements.md, P13). */
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NotFoundError, UnavailableError } from '../../contract/errors.ts';
import { waitForTurn } from '../../contract/next-turn.ts';
import { openStoredFiles } from '../../files/open-files.ts';
import { MissingFileError } from '../../files/stored-files.ts';
import { FairQueue, QueueFullError } from '../../storage/fair-queue.ts';
import { parseCsvText } from '../../web/csv/records.ts';
import type { ProteomicsContext } from '../context.ts';
import { joinLines } from '../engines/measuring/clean-table.ts';
import { forEachLine, type Line } from '../ingestion/reading/lines.ts';
import { findStoredKey } from '../ingestion/stored-result-files.ts';
import { type Client, createRawFileNameKey, type PipelineRow, removeExtension } from '../records.ts';

export interface Holder {
  readonly uuid: string;
  readonly name: string;
}

const PIECE_CHARACTERS = 64 * 1024;
/** Rows that are written before other requests are served. */
const ROWS_BETWEEN_PAUSES = 500;
const COLUMN_OF_RAW_FILES = 'RawFile';

/** Returns raw files with the table, in upload order. `rawFile` selects one, its extension optional. @throws NotFoundError */
export async function listRawFilesWithTable(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  name: string,
  rawFile: string | undefined,
): Promise<Holder[]> {
  const { rows } = await client.query<Holder>(
    // PostgreSQL rejects NUL, so it is replaced by a slash, which no name contains.
    `select uuid, name from proteomics_raw_files
      where pipeline_uuid = $1 and result_files ? $2 and ($3::text is null or name_key = $3) order by arrival`,
    [uuid, name, rawFile === undefined ? null : createRawFileNameKey(rawFile.replaceAll('\0', '/'))],
  );
  if (rows.length > 0) return rows;
  throw new NotFoundError(`There is no ${name} ${rawFile === undefined ? 'in this pipeline' : 'of that raw file'}.`);
}

type Cells = readonly string[];

/** Called with the cells of the header, then with those of every row. */
export type TakeCells = (cells: Cells, isHeader: boolean) => void;

export interface TableSource {
  /** Calls `take` with the header and every row, and awaits `pause` between pieces. An error of `take` stops reading. */
  readonly read: (take: TakeCells, pause?: () => Promise<void>) => Promise<void>;
  /** Returns a function that returns the raw file of a row; undefined for rows of other raw files. */
  readonly createRawFileFinder: (header: Cells) => (cells: Cells) => string | undefined;
}

/** Returns one MaxQuant table per raw file. */
export function listTableSources(context: ProteomicsContext, name: string, holders: readonly Holder[]): TableSource[] {
  return holders.map((holder) => ({
    read: (take, pause) => forEachTableRow(context, name, holder, take, pause),
    createRawFileFinder: () => () => removeExtension(holder.name),
  }));
}

/** Limits downloads by client, because they need processor time, or a process for Parquet. A slow client delays no others. */
const turns = new FairQueue({
  running: Number.POSITIVE_INFINITY,
  runningOfOne: 2,
  waitingOfOne: 40,
});

/** Opens a download in its client's queue until it closes. @throws UnavailableError if too many wait */
export async function openDownloadInTurn(
  open: () => Readable | Promise<Readable>,
  { client, signal }: { readonly client: string; readonly signal: AbortSignal },
): Promise<Readable> {
  const leave = await turns.enter(client, 0, signal).catch((cause: unknown) => {
    if (!(cause instanceof QueueFullError)) throw cause;
    throw new UnavailableError('Too many downloads at the same time. Try again when some of them are complete.', { cause });
  });
  try {
    const output = await open();
    signal.addEventListener('abort', () => output.destroy(), { once: true });
    return output.once('close', leave);
  } catch (error) {
    leave();
    throw error;
  }
}

/** Joins tables. Adds RawFile as the first column, and matches the others by name. */
export async function joinTables(sources: readonly TableSource[]): Promise<Readable> {
  const columns = new Set<string>();
  for (const { read } of sources) for (const column of await readFirstCells(read)) columns.add(column);
  const output = new PassThrough();
  writeAllTables(sources, [...columns], output).catch((error: Error) => output.destroy(error));
  return output;
}

/** Thrown to stop reading early. */
class EndOfReading extends Error {}

export async function readFirstCells(read: TableSource['read']): Promise<Cells> {
  const found = new EndOfReading();
  let first: Cells = [];
  await read((cells) => {
    first = cells;
    throw found;
  }).catch((error: unknown) => {
    if (error !== found) throw error;
  });
  return first;
}

async function writeAllTables(sources: readonly TableSource[], columns: Cells, output: PassThrough): Promise<void> {
  let piece = `${[COLUMN_OF_RAW_FILES, ...columns].join('\t')}\n`;
  const flushPiece = async () => {
    if (output.destroyed) throw new EndOfReading();
    const isRoomLeft = output.write(piece);
    piece = '';
    if (!isRoomLeft) await waitForDrain(output);
  };
  for (const { read, createRawFileFinder } of sources) {
    let places: readonly number[] = [];
    let findRawFile: ReturnType<typeof createRawFileFinder> = () => undefined;
    const handleCells: TakeCells = (cells, isHeader) => {
      if (isHeader) {
        places = columns.map((column) => cells.indexOf(column));
        findRawFile = createRawFileFinder(cells);
        return;
      }
      const rawFile = findRawFile(cells);
      if (rawFile !== undefined) piece += `${rawFile}\t${places.map((place) => joinLines(cells[place] ?? '')).join('\t')}\n`;
    };
    await read(handleCells, async () => {
      if (piece.length >= PIECE_CHARACTERS) await flushPiece();
      await waitForTurn();
    });
  }
  await flushPiece();
  output.end();
}

function waitForDrain(output: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = () => {
      output.off('drain', stopWaiting).off('close', stopWaiting);
      resolve();
    };
    output.once('drain', stopWaiting).once('close', stopWaiting);
  });
}

async function forEachTableRow(
  context: ProteomicsContext,
  name: string,
  holder: Holder,
  take: TakeCells,
  pause?: () => Promise<void>,
): Promise<void> {
  const content = await openStoredTable(context, name, holder);
  try {
    if (name.endsWith('.csv')) {
      for (const [at, { cells }] of parseCsvText(removeByteOrderMark(await text(content))).entries()) {
        take(cells, at === 0);
        if (at % ROWS_BETWEEN_PAUSES === 0) await pause?.();
      }
      return;
    }
    const takeLine = ({ bytes, start, end, number }: Line) => {
      const cells = bytes.toString('utf8', start, end);
      if (number === 1) take(removeByteOrderMark(cells).split('\t'), true);
      else if (cells !== '') take(cells.split('\t'), false);
    };
    await forEachLine(content, takeLine, pause === undefined ? {} : { pause });
  } finally {
    content.destroy();
  }
}

function removeByteOrderMark(content: string): string {
  return content.replace(/^\ufeff/, '');
}

/** Opens a stored table. If a concurrent import has replaced the set, opens the file of the new set. */
async function openStoredTable({ pool, settings }: ProteomicsContext, name: string, holder: Holder): Promise<Readable> {
  for (let attempt = 1; ; attempt += 1) {
    const key = await findStoredKey(pool, holder, name);
    try {
      if (key === undefined) throw new MissingFileError(name);
      return await openStoredFiles(settings).open(key);
    } catch (error) {
      if (!(error instanceof MissingFileError) || attempt === 3) throw error;
    }
  }
}
