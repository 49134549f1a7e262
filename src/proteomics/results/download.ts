/** One result table of several raw files, one after another under one header (docs/requirements.md, P13). */
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NotFoundError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { MissingFileError } from '../../files/stored-files.ts';
import { readCsv } from '../../web/csv/records.ts';
import type { ProteomicsContext } from '../context.ts';
import { forEachLine, type Line } from '../ingestion/reading/lines.ts';
import { findStoredKey } from '../ingestion/stored-result-files.ts';
import { type Client, makeNameKey, type PipelineRow, removeExtension } from '../records.ts';

/** A raw file that has the table. */
export interface Holder {
  readonly uuid: string;
  readonly name: string;
}

const PIECE_CHARACTERS = 64 * 1024;
const COLUMN_OF_RAW_FILES = 'RawFile';

/**
 * The raw files of a pipeline that have a table, in upload order; one of them when `rawFile` names it, with or without extension.
 * @throws NotFoundError when none has it
 */
export async function findHolders(
  client: Client,
  { uuid }: Pick<PipelineRow, 'uuid'>,
  name: string,
  rawFile: string | undefined,
): Promise<Holder[]> {
  const { rows } = await client.query<Holder>(
    // No name holds a slash, so a name with a NUL, which PostgreSQL does not take, finds nothing.
    `select uuid, name from proteomics_raw_files
      where pipeline_uuid = $1 and result_files ? $2 and ($3::text is null or name_key = $3) order by arrival`,
    [uuid, name, rawFile === undefined ? null : makeNameKey(rawFile.replaceAll('\0', '/'))],
  );
  if (rows.length > 0) return rows;
  throw new NotFoundError(`There is no ${name} ${rawFile === undefined ? 'in this pipeline' : 'of that raw file'}.`);
}

type Cells = readonly string[];

/** Takes the header, then every row. */
export type TakeCells = (cells: Cells, isHeader: boolean) => void;

/** A file with rows of one or more raw files. */
export interface TableSource {
  /** Gives the header and every row to `take`; awaits `pause` now and then. What `take` throws ends the reading. */
  readonly read: (take: TakeCells, pause?: () => Promise<void>) => Promise<void>;
  /** Makes from the header what names the raw file of a row; undefined for a row of none that was asked for. */
  readonly rawFileFinder: (header: Cells) => (cells: Cells) => string | undefined;
}

/** The tables of MaxQuant of raw files. */
export function tableSources(context: ProteomicsContext, name: string, holders: readonly Holder[]): TableSource[] {
  return holders.map((holder) => ({
    read: (take, pause) => eachRow(context, name, holder, take, pause),
    rawFileFinder: () => () => removeExtension(holder.name),
  }));
}

/** The tables as one with a leading column RawFile; differing columns are joined by their names. */
export async function joinedTable(sources: readonly TableSource[]): Promise<Readable> {
  const columns = new Set<string>();
  for (const { read } of sources) for (const column of await readFirst(read)) columns.add(column);
  const output = new PassThrough();
  writeAll(sources, [...columns], output).catch((error: Error) => output.destroy(error));
  return output;
}

/** Thrown to read no further. */
class EndOfReading extends Error {
  override readonly name = 'EndOfReading';
}

/** The cells of the header alone. */
export async function readFirst(read: TableSource['read']): Promise<Cells> {
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

async function writeAll(sources: readonly TableSource[], columns: Cells, output: PassThrough): Promise<void> {
  let piece = `${[COLUMN_OF_RAW_FILES, ...columns].join('\t')}\n`;
  const flush = async () => {
    if (output.destroyed) throw new EndOfReading();
    const isRoomLeft = output.write(piece);
    piece = '';
    if (!isRoomLeft) await roomIn(output);
  };
  for (const { read, rawFileFinder } of sources) {
    let places: readonly number[] = [];
    let rawFileOf: ReturnType<typeof rawFileFinder> = () => undefined;
    const take: TakeCells = (cells, isHeader) => {
      if (isHeader) {
        places = columns.map((column) => cells.indexOf(column));
        rawFileOf = rawFileFinder(cells);
        return;
      }
      const rawFile = rawFileOf(cells);
      if (rawFile !== undefined) piece += `${rawFile}\t${places.map((place) => onOneLine(cells[place] ?? '')).join('\t')}\n`;
    };
    await read(take, async () => {
      if (piece.length >= PIECE_CHARACTERS) await flush();
    });
  }
  await flush();
  output.end();
}

/** Waits until there is room in an output that is full, or nobody reads it any more. */
function roomIn(output: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      output.off('drain', end).off('close', end);
      resolve();
    };
    output.once('drain', end).once('close', end);
  });
}

/** Reads the file that a raw file has now. */
async function eachRow(
  context: ProteomicsContext,
  name: string,
  holder: Holder,
  take: TakeCells,
  pause?: () => Promise<void>,
): Promise<void> {
  const content = await openKept(context, name, holder);
  try {
    if (name.endsWith('.csv')) {
      let isHeader = true;
      for (const { cells } of readCsv(withoutMark(await text(content)))) {
        take(cells, isHeader);
        isHeader = false;
      }
      await pause?.();
      return;
    }
    const takeLine = ({ bytes, start, end, number }: Line) => {
      const cells = bytes.toString('utf8', start, end);
      if (number === 1) take(withoutMark(cells).split('\t'), true);
      else if (cells !== '') take(cells.split('\t'), false);
    };
    await forEachLine(content, takeLine, pause === undefined ? {} : { pause });
  } finally {
    content.destroy();
  }
}

/** Cells of CSV and Parquet may hold tabs and line ends; cells of a tab-separated table cannot. */
function onOneLine(cell: string): string {
  return /[\t\r\n]/.test(cell) ? cell.replace(/[\t\r\n]+/g, ' ') : cell;
}

function withoutMark(content: string): string {
  return content.replace(/^\ufeff/, '');
}

/** Opens a file of the set that holds; when an import replaces that set just then, of the next one. */
async function openKept({ pool, settings }: ProteomicsContext, name: string, holder: Holder): Promise<Readable> {
  for (let attempt = 1; ; attempt += 1) {
    const key = await findStoredKey(pool, holder, name);
    try {
      if (key === undefined) throw new MissingFileError(name);
      return await storedFiles(settings).open(key);
    } catch (error) {
      if (!(error instanceof MissingFileError) || attempt === 3) throw error;
    }
  }
}
