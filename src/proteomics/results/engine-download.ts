/** Reads a table of a search engine for several raw files (docs/requirements.md, P13, P22). A shared file is read once. */
import { openStoredFiles } from '../../files/open-files.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import type { ProteomicsContext } from '../context.ts';
import { ENGINES, type Engine } from '../engines/engine.ts';
import { findEngineTable } from '../engines/formulas/tables.ts';
import { forEachRow } from '../engines/measuring/rows-apart.ts';
import type { Separator } from '../engines/recognition/read-head.ts';
import { getResultFileKey } from '../ingestion/stored-result-files.ts';
import { type Client, removeExtension } from '../records.ts';
import { type Holder, readFirstCells, type TableSource } from './download.ts';
import type { StoredResultFile } from './table.ts';

interface SharedFile {
  readonly key: string;
  readonly isParquet: boolean;
  readonly separator: Separator;
  readonly engine: Engine;
  readonly kind: string;
  readonly rawFiles: ReadonlyMap<string, string>;
}

/** Returns whether a file is a table of a search engine, and not a log. */
export function isEngineTable(name: string): boolean {
  return /^[\w.]{1,60}\.(tsv|csv|parquet)$/.test(name);
}

/** Returns the tables with a name. A shared table is returned once. */
export async function listEngineTableSources(
  { settings, pool }: ProteomicsContext,
  name: string,
  holders: readonly Holder[],
): Promise<TableSource[]> {
  const stored = openStoredFiles(settings);
  const files = await findSharedFiles(stored, pool, name, holders);
  return files.map((file) => ({
    read: (take, pause) => readSharedTable(stored, file, take, pause),
    createRawFileFinder: (header) => createRawFileFinder(file, header),
  }));
}

function readSharedTable(
  stored: StoredFiles,
  file: Pick<SharedFile, 'key' | 'isParquet' | 'separator'>,
  ...[take, pause]: Parameters<TableSource['read']>
): Promise<void> {
  return stored.withPath(file.key, (path) => forEachRow(path, file, take, pause));
}

async function findSharedFiles(
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
    const file = result?.files.find((one) => one.name === name);
    const engine = ENGINES.find((one) => one === file?.engine);
    if (result === undefined || file === undefined || engine === undefined) continue;
    const key = getResultFileKey(holder, result.version, file);
    const identity = await stored.readIdentity(key);
    const known = shared.get(identity) ?? {
      key,
      isParquet: name.endsWith('.parquet'),
      separator: name.endsWith('.csv') ? await detectTableSeparator(stored, key) : ('\t' as const),
      engine,
      kind: file.kind ?? '',
      rawFiles: new Map<string, string>(),
    };
    known.rawFiles.set(file.run ?? '', removeExtension(holder.name));
    shared.set(identity, known);
  }
  return [...shared.values()];
}

async function detectTableSeparator(stored: StoredFiles, key: string): Promise<Separator> {
  const [line = ''] = await readFirstCells((take) => readSharedTable(stored, { key, isParquet: false, separator: '\t' }, take));
  return line.split(';').length > line.split(',').length ? ';' : ',';
}

/** Returns a function that returns the raw file of a row: undefined for other runs, empty for a matrix of several raw files. */
function createRawFileFinder(
  { engine, kind, rawFiles }: SharedFile,
  header: readonly string[],
): (cells: readonly string[]) => string | undefined {
  const table = findEngineTable(engine, kind);
  const runOfRow = table?.shape === 'long' ? table.getRun : undefined;
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
