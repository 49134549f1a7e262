/**
 * A table of a search engine over several raw files (docs/requirements.md, P13, P22). Raw files of one analysis share one file on disk, which is
 * read once: its rows go to the raw file of their run.
 */
import { storedFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { ENGINES, type Engine } from '../engines/engine.ts';
import { findEngineTable } from '../engines/formulas/tables.ts';
import { forEachRow } from '../engines/measuring/rows-apart.ts';
import type { Separator } from '../engines/recognition/read-head.ts';
import { makeStoredKey } from '../ingestion/stored-result-files.ts';
import { type Client, removeExtension } from '../records.ts';
import { type Holder, readFirst, type TableSource } from './download.ts';
import type { StoredResultFile } from './table.ts';

/** A kept file, with the raw files by their runs in it. */
interface SharedFile {
  readonly key: string;
  readonly isParquet: boolean;
  readonly separator: Separator;
  readonly engine: Engine;
  readonly kind: string;
  readonly rawFiles: ReadonlyMap<string, string>;
}

/** Whether tables of search engines may be kept under a name; the log of DIA-NN is no table. */
export function isEngineTable(name: string): boolean {
  return /^[\w.]{1,60}\.(tsv|csv|parquet)$/.test(name);
}

/** The tables of a name that raw files have, each once. */
export async function engineTableSources(
  { settings, pool }: ProteomicsContext,
  name: string,
  holders: readonly Holder[],
): Promise<TableSource[]> {
  const stored = storedFiles(settings);
  const files = await sharedFiles(stored, pool, name, holders);
  return files.map((file) => ({
    read: (take, pause) => readShared(stored, file, take, pause),
    rawFileFinder: (header) => rawFileFinder(file, header),
  }));
}

function readShared(
  stored: StoredFiles,
  file: Pick<SharedFile, 'key' | 'isParquet' | 'separator'>,
  ...[take, pause]: Parameters<TableSource['read']>
): Promise<void> {
  return stored.withPath(file.key, (path) => forEachRow(path, file, take, pause));
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
    const key = makeStoredKey(holder, result.version, kept);
    const identity = await stored.identity(key);
    const known = shared.get(identity) ?? {
      key,
      isParquet: name.endsWith('.parquet'),
      separator: name.endsWith('.csv') ? await separatorOf(stored, key) : ('\t' as const),
      engine,
      kind: kept.kind ?? '',
      rawFiles: new Map<string, string>(),
    };
    known.rawFiles.set(kept.run ?? '', removeExtension(holder.name));
    shared.set(identity, known);
  }
  return [...shared.values()];
}

async function separatorOf(stored: StoredFiles, key: string): Promise<Separator> {
  const [line = ''] = await readFirst((take) => readShared(stored, { key, isParquet: false, separator: '\t' }, take));
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Finds the raw file of a row; undefined for runs that were not asked for. Rows of a matrix are of the whole analysis, and have none. */
function rawFileFinder(
  { engine, kind, rawFiles }: SharedFile,
  header: readonly string[],
): (cells: readonly string[]) => string | undefined {
  const table = findEngineTable(engine, kind);
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
