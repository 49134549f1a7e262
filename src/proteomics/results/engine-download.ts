/**
 * A table of a search engine over several raw files (docs/requirements.md, P13, P22). Raw files of one analysis share one file on disk, which is
 * read once: its rows go to the raw file of their run.
 */
import { PassThrough, type Readable } from 'node:stream';
import { storedFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { ENGINES, type Engine } from '../engines/engine.ts';
import { engineTableOf } from '../engines/formulas/tables.ts';
import { eachCells } from '../engines/measuring/rows-apart.ts';
import type { Separator } from '../engines/recognition/read-head.ts';
import { keyOfKept } from '../ingestion/kept-files.ts';
import { type Client, stemOf } from '../records.ts';
import { roomIn } from './download.ts';
import type { StoredResultFile } from './table.ts';

/** A raw file that holds the table. */
interface Holder {
  readonly uuid: string;
  readonly name: string;
}

/** A kept file, with the raw files by their runs in it. */
interface SharedFile {
  readonly key: string;
  readonly isParquet: boolean;
  readonly separator: Separator;
  readonly engine: Engine;
  readonly kind: string;
  readonly rawFiles: ReadonlyMap<string, string>;
}

const COLUMN_OF_RAW_FILES = 'RawFile';
const PIECE_CHARACTERS = 64 * 1024;

/** Whether tables of search engines may be kept under a name; the log of DIA-NN is no table. */
export function isEngineTable(name: string): boolean {
  return /^[\w.]{1,60}\.(tsv|csv|parquet)$/.test(name);
}

/** The table with a leading column RawFile; tables with differing columns are joined by column name. */
export async function joinedEngineTable(
  context: ProteomicsContext,
  name: string,
  holders: readonly Holder[],
): Promise<Readable> {
  const stored = storedFiles(context.settings);
  const files = await sharedFiles(stored, context.pool, name, holders);
  const columns = new Set<string>();
  for (const file of files) for (const column of await headerOf(stored, file)) columns.add(column);
  const output = new PassThrough();
  writeAll(stored, files, [...columns], output).catch((error: Error) => output.destroy(error));
  return output;
}

async function sharedFiles(
  stored: StoredFiles,
  client: Client,
  name: string,
  holders: readonly Holder[],
): Promise<SharedFile[]> {
  const { rows } = await client.query<{ uuid: string; version: string; files: StoredResultFile[] }>(
    'select raw_file_uuid as uuid, version, files from proteomics_results where raw_file_uuid = any($1::uuid[])',
    [holders.map(({ uuid }) => uuid)],
  );
  const results = new Map(rows.map((row) => [row.uuid, row]));
  const shared = new Map<string, SharedFile & { rawFiles: Map<string, string> }>();
  for (const holder of holders) {
    const result = results.get(holder.uuid);
    const kept = result?.files.find((file) => file.name === name);
    const engine = ENGINES.find((one) => one === kept?.engine);
    if (result === undefined || kept === undefined || engine === undefined) continue;
    const key = keyOfKept(holder, result.version, kept);
    const identity = await stored.identity(key);
    const known = shared.get(identity) ?? {
      key,
      isParquet: name.endsWith('.parquet'),
      separator: name.endsWith('.csv') ? await separatorOf(stored, key) : ('\t' as const),
      engine,
      kind: kept.kind ?? '',
      rawFiles: new Map<string, string>(),
    };
    known.rawFiles.set(kept.run ?? '', stemOf(holder.name));
    shared.set(identity, known);
  }
  return [...shared.values()];
}

async function separatorOf(stored: StoredFiles, key: string): Promise<Separator> {
  let found: Separator = ',';
  await firstLine(stored, { key, isParquet: false, separator: '\t' }, ([line = '']) => {
    found = line.split(';').length > line.split(',').length ? ';' : ',';
  });
  return found;
}

/** Thrown to read no further. */
class EndOfReading extends Error {
  override readonly name = 'EndOfReading';
}

async function firstLine(
  stored: StoredFiles,
  file: Pick<SharedFile, 'key' | 'isParquet' | 'separator'>,
  take: (cells: readonly string[]) => void,
): Promise<void> {
  const found = new EndOfReading();
  const read = (path: string) =>
    eachCells(path, file, (cells) => {
      take(cells);
      throw found;
    });
  await stored.withPath(file.key, read).catch((error: unknown) => {
    if (error !== found) throw error;
  });
}

async function headerOf(stored: StoredFiles, file: SharedFile): Promise<readonly string[]> {
  let header: readonly string[] = [];
  await firstLine(stored, file, (cells) => {
    header = cells;
  });
  return header;
}

async function writeAll(
  stored: StoredFiles,
  files: readonly SharedFile[],
  columns: readonly string[],
  output: PassThrough,
): Promise<void> {
  let piece = `${[COLUMN_OF_RAW_FILES, ...columns].join('\t')}\n`;
  const flush = async () => {
    if (output.destroyed) throw new EndOfReading();
    const isRoomLeft = output.write(piece);
    piece = '';
    if (!isRoomLeft) await roomIn(output);
  };
  for (const file of files) {
    let places: readonly number[] = [];
    let rawFileOf: (cells: readonly string[]) => string | undefined = () => undefined;
    const take = (cells: readonly string[], isHeader: boolean) => {
      if (isHeader) {
        places = columns.map((column) => cells.indexOf(column));
        rawFileOf = rawFileFinder(file, cells);
        return;
      }
      const rawFile = rawFileOf(cells);
      if (rawFile === undefined) return;
      piece += `${rawFile}\t${places.map((place) => (cells[place] ?? '').replaceAll('\t', ' ')).join('\t')}\n`;
    };
    await stored.withPath(file.key, (path) =>
      eachCells(path, file, take, async () => {
        if (piece.length >= PIECE_CHARACTERS) await flush();
      }),
    );
  }
  await flush();
  output.end();
}

/** Finds the raw file of a row; undefined for runs that were not asked for. Rows of a matrix are of the whole analysis, and have none. */
function rawFileFinder(
  { engine, kind, rawFiles }: SharedFile,
  header: readonly string[],
): (cells: readonly string[]) => string | undefined {
  const table = engineTableOf(engine, kind);
  const runOfRow = table?.shape === 'long' ? table.runOfRow : undefined;
  if (runOfRow === undefined) {
    const only = rawFiles.size === 1 ? [...rawFiles.values()][0] : undefined;
    return () => only ?? '';
  }
  const places = new Map(header.map((name, at) => [name, at]));
  const part = table?.shape === 'long' ? table.part : undefined;
  return (cells) => {
    const run = runOfRow((name) => cells[places.get(name) ?? -1] ?? '');
    return rawFiles.get(run) ?? (part === undefined ? undefined : rawFiles.get(run.replace(part, '')));
  };
}
