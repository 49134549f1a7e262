/** One result table of several raw files, one after another under one header (docs/requirements.md, P13). */
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { NotFoundError } from '../../contract/errors.ts';
import { storedFiles } from '../../files/open-files.ts';
import { MissingFileError } from '../../files/stored-files.ts';
import { readCsv } from '../../web/csv/records.ts';
import type { ProteomicsContext } from '../context.ts';
import { findKept } from '../ingestion/kept-files.ts';
import { eachLine, type Line } from '../ingestion/reading/lines.ts';
import { type Client, nameKeyOf, type PipelineRow, stemOf } from '../records.ts';

/** A raw file that has the table. */
interface Holder {
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
    [uuid, name, rawFile === undefined ? null : nameKeyOf(rawFile.replaceAll('\0', '/'))],
  );
  if (rows.length > 0) return rows;
  throw new NotFoundError(`There is no ${name} ${rawFile === undefined ? 'in this pipeline' : 'of that raw file'}.`);
}

/** The table with a leading column RawFile; tables with differing columns are joined by column name. */
export async function joinedTable(context: ProteomicsContext, name: string, holders: readonly Holder[]): Promise<Readable> {
  const columns = new Set<string>();
  for (const holder of holders) for (const column of await headerOf(context, name, holder)) columns.add(column);
  const output = new PassThrough();
  writeAll(context, name, holders, [...columns], output).catch((error: Error) => output.destroy(error));
  return output;
}

async function headerOf(context: ProteomicsContext, name: string, holder: Holder): Promise<string[]> {
  const found = new EndOfReading();
  let header: string[] = [];
  await eachRow(context, name, holder, (cells) => {
    header = cells.split('\t');
    throw found;
  }).catch((error: unknown) => {
    if (error !== found) throw error;
  });
  return header;
}

/** Thrown to read no further. */
class EndOfReading extends Error {
  override readonly name = 'EndOfReading';
}

async function writeAll(
  context: ProteomicsContext,
  name: string,
  holders: readonly Holder[],
  columns: readonly string[],
  output: PassThrough,
): Promise<void> {
  let piece = `${[COLUMN_OF_RAW_FILES, ...columns].join('\t')}\n`;
  const flush = async () => {
    if (output.destroyed) throw new EndOfReading();
    if (piece === '') return;
    const isRoomLeft = output.write(piece);
    piece = '';
    if (!isRoomLeft) await roomIn(output);
  };
  for (const holder of holders) {
    const start = `${stemOf(holder.name)}\t`;
    let places: number[] | undefined;
    let isSame = false;
    const take = (cells: string) => {
      if (places === undefined) {
        const header = cells.split('\t');
        places = columns.map((column) => header.indexOf(column));
        isSame = columns.length === header.length && places.every((place, at) => place === at);
      } else piece += `${start}${isSame ? cells : arranged(cells, places)}\n`;
    };
    await eachRow(context, name, holder, take, async () => {
      if (piece.length >= PIECE_CHARACTERS) await flush();
    });
  }
  await flush();
  output.end();
}

/** Waits until there is room in an output that is full, or nobody reads it any more. */
export function roomIn(output: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      output.off('drain', end).off('close', end);
      resolve();
    };
    output.once('drain', end).once('close', end);
  });
}

function arranged(row: string, places: readonly number[]): string {
  const cells = row.split('\t');
  return places.map((place) => cells[place] ?? '').join('\t');
}

/** Gives the header and every row, as text with tabs between the cells. */
async function eachRow(
  context: ProteomicsContext,
  name: string,
  holder: Holder,
  take: (cells: string) => void,
  pause?: () => Promise<void>,
): Promise<void> {
  const content = await openKept(context, name, holder);
  try {
    if (name.endsWith('.csv')) {
      for (const { cells } of readCsv(withoutMark(await text(content)))) take(cells.map(onOneLine).join('\t'));
      await pause?.();
      return;
    }
    const takeLine = ({ bytes, start, end, number }: Line) => {
      const cells = bytes.toString('utf8', start, end);
      if (number === 1) take(withoutMark(cells));
      else if (cells !== '') take(cells);
    };
    await eachLine(content, takeLine, pause === undefined ? {} : { pause });
  } finally {
    content.destroy();
  }
}

/** Cells of CSV may hold tabs and line ends; cells of a tab-separated table cannot. */
function onOneLine(cell: string): string {
  return cell.replace(/[\t\r\n]+/g, ' ');
}

function withoutMark(content: string): string {
  return content.replace(/^\ufeff/, '');
}

/** Opens a file of the set that holds; when an import replaces that set just then, of the next one. */
async function openKept({ pool, settings }: ProteomicsContext, name: string, holder: Holder): Promise<Readable> {
  for (let attempt = 1; ; attempt += 1) {
    const key = await findKept(pool, holder, name);
    try {
      if (key === undefined) throw new MissingFileError(name);
      return await storedFiles(settings).open(key);
    } catch (error) {
      if (!(error instanceof MissingFileError) || attempt === 3) throw error;
    }
  }
}
